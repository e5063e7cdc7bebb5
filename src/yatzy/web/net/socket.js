// The link to a table on a server (`table-link.d.ts`), over a WebSocket and HTTP. It reconnects by itself, tells the server the
// last event it has seen, and resends commands without an answer under the same idempotency key, so that each is carried
// out once.
import { computed, signal } from "../core/html.js";
import { createKey } from "../core/key.js";
import { getRequestLanguages, goToDoor, request } from "./http.js";

/** Delay before reconnecting: doubled with every attempt. */
const MIN_RETRY_MS = 300;
const MAX_RETRY_MS = 8_000;
/** How long connecting may take, up to the welcome. */
const HANDSHAKE_MS = 15_000;
/** Without a message for this long, the server is probed. */
const IDLE_MS = 20_000;
/** How long a probe waits for any message: usually, and after the device says that it is offline. */
const PROBE_TIMEOUT_MS = 5_000;
const OFFLINE_PROBE_TIMEOUT_MS = 1_000;
/** After this long without an answer a command counts as slow, and the server is probed. */
const SLOW_COMMAND_MS = 2_500;
/** The close code for a table that does not exist, or not for this token. */
const CLOSE_UNKNOWN_TABLE = 4404;
/** The close code where this browser has not shown the club's password. */
const CLOSE_NO_MEMBER = 4407;

/**
 * @typedef {import("./wire").Play} Command
 * @typedef {import("./table-link").TableLink} TableLink
 */

/** @type {import("./table-link").OpenTable} */
export const openRemoteTable = (id, token, callbacks) => new Connection(id, token, callbacks);

/** @implements {TableLink} */
class Connection {
  /**
   * @param {string} table
   * @param {string} token
   * @param {import("./table-link").LinkCallbacks} callbacks
   */
  constructor(table, token, callbacks) {
    this.state = signal(/** @type {import("./table-link").LinkState} */ ("opening"));
    /** Commands without an answer, in the order they were sent. */
    this.pending = signal(/** @type {Command[]} */ ([]));
    /** Whether the answer to a command is overdue. */
    this.isSlow = signal(false);
    /** Whether an answer can be expected soon. */
    this.isResponsive = computed(() => this.state.value === "open" && !this.isSlow.value);
    this.table = table;
    this.token = token;
    this.callbacks = callbacks;
    this.attempts = 0;
    this.isClosed = false;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** Refused by consequence: commands that were dropped, by key, until the server has answered them. @type {Set<string>} */
    this.dropped = new Set();
    this.timer = 0;
    this.slowTimer = 0;
    /** When a probe gives up, 0 where none is under way. */
    this.probeEnd = 0;
    this.onReachable = () => this.retry();
    // A device without a network may still reach a server that runs on itself.
    this.onOffline = () => this.probe(OFFLINE_PROBE_TIMEOUT_MS);
    addEventListener("online", this.onReachable);
    addEventListener("offline", this.onOffline);
    document.addEventListener("visibilitychange", this.onReachable);
    this.open();
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live`);
    this.socket = socket;
    this.probeEnd = 0;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.drop(), HANDSHAKE_MS);
    socket.addEventListener("open", () => {
      if (this.socket !== socket) return;
      const hello = { type: "hello", token: this.token, after: this.callbacks.lastSeq(), language: getRequestLanguages().split(",")[0] };
      socket.send(JSON.stringify(hello));
    });
    socket.addEventListener("message", ({ data }) => {
      if (this.socket === socket) this.receive(JSON.parse(data));
    });
    socket.addEventListener("close", ({ code }) => {
      if (this.socket === socket) this.handleClose(code);
    });
  }

  /** @param {import("./wire").ServerMessage} message */
  receive(message) {
    if (message.type === "welcome") {
      this.attempts = 0;
      this.dropped.clear();
      this.state.value = "open";
      this.scheduleProbe();
      this.callbacks.onMessage(message, false);
      for (const command of this.pending.value) this.transmit(command);
      this.watchPending();
      return;
    }
    // What comes before the welcome does not end the handshake.
    if (this.state.value === "open") this.scheduleProbe();
    const key = "key" in message ? message.key : undefined;
    const isConsequence = key !== undefined && this.dropped.delete(key);
    if (key) this.settleCommand(key, message.type === "refused");
    this.watchPending();
    this.callbacks.onMessage(message, isConsequence);
  }

  /** Start the timer for slow commands anew, if any command is pending. */
  watchPending() {
    clearTimeout(this.slowTimer);
    this.isSlow.value = false;
    if (!this.pending.value.length || this.state.value !== "open") return;
    this.slowTimer = setTimeout(() => {
      this.isSlow.value = true;
      this.probe(PROBE_TIMEOUT_MS);
    }, SLOW_COMMAND_MS);
  }

  /**
   * Remove an answered command from the pending ones.
   * @param {string} key
   * @param {boolean} isRefused
   */
  settleCommand(key, isRefused) {
    const pending = this.pending.value;
    const index = pending.findIndex((one) => one.key === key);
    if (index < 0) return;
    const others = pending.filter((one) => one.key !== key);
    // Commands after a refused one were chosen for a state that never came: the server refuses them as well.
    if (isRefused) for (const one of others) this.dropped.add(one.key);
    this.pending.value = isRefused ? [] : others;
  }

  /**
   * Send moves that follow one another.
   * @param {number} seq The last event when they were chosen (optimistic lock).
   * @param {import("./wire").Move[]} moves
   */
  sendMoves(seq, ...moves) {
    const commands = moves.map((move, index) => {
      return /** @type {Command} */ ({ type: "play", seq: seq + index, key: createKey(), move });
    });
    this.pending.value = [...this.pending.value, ...commands];
    for (const one of commands) this.transmit(one);
    this.watchPending();
  }

  /**
   * @param {number} seat
   * @param {string} reaction
   */
  sendReaction(seat, reaction) {
    this.transmit({ type: "react", seat, reaction });
  }

  /**
   * @param {"GET" | "POST"} method
   * @param {string} what
   * @param {object} [body]
   * @param {number} [timeout]
   */
  request(method, what, body, timeout) {
    return request(method, `/api/tables/${this.table}${what && `/${what}`}`, { token: this.token, body, timeout });
  }

  /**
   * Send a message; dropped while the connection is not open.
   * @param {object} message
   */
  transmit(message) {
    if (this.state.value === "open") this.socket?.send(JSON.stringify(message));
  }

  /** Probe the server after a while without messages. */
  scheduleProbe() {
    this.probeEnd = 0;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.probe(PROBE_TIMEOUT_MS), IDLE_MS);
  }

  /**
   * Ping the server; without any message within `timeout` the connection counts as lost, whatever the browser thinks.
   * Where a probe is under way already, the earlier end counts.
   * @param {number} timeout
   */
  probe(timeout) {
    if (this.state.value !== "open") return;
    const end = performance.now() + timeout;
    if (this.probeEnd && this.probeEnd <= end) return;
    this.probeEnd = end;
    this.transmit({ type: "ping" });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.drop(), timeout);
  }

  /** Give up a socket that does not answer. */
  drop() {
    this.socket?.close();
    this.handleClose(0);
  }

  /**
   * Reconnect after a while, unless the connection was closed on purpose or the table is gone.
   * @param {number} code
   */
  handleClose(code) {
    clearTimeout(this.timer);
    clearTimeout(this.slowTimer);
    this.isSlow.value = false;
    this.probeEnd = 0;
    this.socket = null;
    if (this.isClosed) return;
    if (code === CLOSE_NO_MEMBER) goToDoor();
    this.state.value = code === CLOSE_UNKNOWN_TABLE ? "gone" : "lost";
    if (code === CLOSE_UNKNOWN_TABLE) return;
    const wait = Math.min(MAX_RETRY_MS, MIN_RETRY_MS * 2 ** this.attempts) * (0.75 + Math.random() / 2);
    this.attempts += 1;
    this.timer = setTimeout(() => this.open(), wait);
  }

  /** Open a new socket in place of the current one, as after a change of language. */
  reconnect() {
    if (this.state.value !== "open") return;
    const previous = this.socket;
    clearTimeout(this.slowTimer);
    this.isSlow.value = false;
    this.state.value = "opening";
    this.open();
    previous?.close();
  }

  /** When the network or the window is back: reconnect at once, or find out whether the connection is still there. */
  retry() {
    if (document.hidden) return;
    this.probe(PROBE_TIMEOUT_MS);
    if (this.state.value !== "lost" || this.socket) return;
    clearTimeout(this.timer);
    this.open();
  }

  close() {
    this.isClosed = true;
    clearTimeout(this.timer);
    clearTimeout(this.slowTimer);
    removeEventListener("online", this.onReachable);
    removeEventListener("offline", this.onOffline);
    document.removeEventListener("visibilitychange", this.onReachable);
    const { socket } = this;
    this.socket = null; // whatever it still receives is ignored
    socket?.close();
  }
}
