// The live connection to a table. It comes back by itself when it is lost, tells how much was seen, and repeats
// commands that were not answered under the same key, so that each is carried out once.
import { freshKey, languagesAsked } from "./asking.js";
import { computed, signal } from "./html.js";

const SHORTEST = 300;
const LONGEST = 8_000;
const QUIET = 20_000;
/** How long an answer may take that shows that somebody is there: usually, and where the device says it is offline. */
const PATIENCE = 5_000;
const DOUBT = 1_000;
/** How long a command may be without an answer before somebody is told, and it is asked whether the server is there. */
const UNANSWERED = 2_500;
/** Closed with this, there is no such table for us. */
const UNKNOWN = 4404;

/** @typedef {import("./wire").Command} Command */

export class Connection {
  /**
   * @param {string} table
   * @param {string} token
   * @param {{ told: (message: import("./wire").Told) => void, seen: () => number }} ends Who is told what comes,
   *   and who knows how many events there were.
   */
  constructor(table, token, ends) {
    this.state = signal(/** @type {"opening" | "open" | "lost" | "gone"} */ ("opening"));
    /** Commands that were not answered yet. */
    this.pending = signal(/** @type {Command[]} */ ([]));
    /** Whether a command waits for its answer for longer than it should. */
    this.slow = signal(false);
    /** Whether an answer may come at any moment. */
    this.prompt = computed(() => this.state.value === "open" && !this.slow.value);
    this.table = table;
    this.token = token;
    this.ends = ends;
    this.tries = 0;
    this.closed = false;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.timer = 0;
    this.late = 0;
    this.back = () => this.retry();
    // A device without a network may still reach a server on itself.
    this.doubt = () => this.probe(DOUBT);
    addEventListener("online", this.back);
    addEventListener("offline", this.doubt);
    document.addEventListener("visibilitychange", this.back);
    this.open();
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live`);
    this.socket = socket;
    socket.addEventListener("open", () => {
      const hello = { type: "hello", token: this.token, after: this.ends.seen(), language: languagesAsked().split(",")[0] };
      socket.send(JSON.stringify(hello));
    });
    socket.addEventListener("message", ({ data }) => {
      if (this.socket === socket) this.hear(JSON.parse(data));
    });
    socket.addEventListener("close", ({ code }) => {
      if (this.socket === socket) this.lose(code);
    });
  }

  /** @param {import("./wire").Told} message */
  hear(message) {
    this.watch();
    if (message.type === "welcome") {
      this.tries = 0;
      this.state.value = "open";
      this.ends.told(message);
      for (const command of this.pending.value) this.socket?.send(JSON.stringify(command));
      this.expect();
      return;
    }
    const key = "key" in message ? message.key : undefined;
    if (key) this.answered(key, message.type === "refused");
    this.expect();
    this.ends.told(message);
  }

  /** Doubt that somebody is there, where a command is not answered soon. */
  expect() {
    clearTimeout(this.late);
    this.slow.value = false;
    if (!this.pending.value.length || this.state.value !== "open") return;
    this.late = setTimeout(() => {
      this.slow.value = true;
      this.probe(PATIENCE);
    }, UNANSWERED);
  }

  /**
   * @param {string} key
   * @param {boolean} refused
   */
  answered(key, refused) {
    const waiting = this.pending.value;
    const place = waiting.findIndex((one) => one.key === key);
    if (place < 0) return;
    // What was to follow a command that is refused would be refused as well.
    this.pending.value = refused ? [] : waiting.filter((one) => one.key !== key);
  }

  /**
   * Ask for moves, one after the other.
   * @param {number} seq How many events there were when they were chosen.
   * @param {import("./wire").Move[]} moves
   */
  play(seq, ...moves) {
    const commands = moves.map((move, place) => {
      return /** @type {Command} */ ({ type: "play", seq: seq + place, key: freshKey(), move });
    });
    this.pending.value = [...this.pending.value, ...commands];
    if (this.state.value === "open") for (const one of commands) this.socket?.send(JSON.stringify(one));
    this.expect();
  }

  /** @param {object} message */
  say(message) {
    if (this.state.value === "open") this.socket?.send(JSON.stringify(message));
  }

  /** Make sure that somebody is there, when nothing has been heard for a while. */
  watch() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.probe(PATIENCE), QUIET);
  }

  /**
   * Ask whether somebody is there; without an answer the connection is lost, whatever the browser makes of it.
   * @param {number} patience
   */
  probe(patience) {
    if (this.state.value !== "open") return;
    clearTimeout(this.timer);
    this.say({ type: "ping" });
    this.timer = setTimeout(() => {
      this.socket?.close();
      this.lose(0);
    }, patience);
  }

  /** @param {number} code */
  lose(code) {
    clearTimeout(this.timer);
    clearTimeout(this.late);
    this.slow.value = false;
    this.socket = null;
    if (this.closed) return;
    this.state.value = code === UNKNOWN ? "gone" : "lost";
    if (code === UNKNOWN) return;
    const wait = Math.min(LONGEST, SHORTEST * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.timer = setTimeout(() => this.open(), wait);
  }

  /** Say hello once more, in another language. */
  renew() {
    if (this.state.value !== "open") return;
    const before = this.socket;
    this.state.value = "opening";
    this.open();
    before?.close();
  }

  /** Try at once, when there is a reason to hope. */
  retry() {
    if (this.state.value !== "lost" || this.socket || document.hidden) return;
    clearTimeout(this.timer);
    this.open();
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.late);
    removeEventListener("online", this.back);
    removeEventListener("offline", this.doubt);
    document.removeEventListener("visibilitychange", this.back);
    this.socket?.close();
  }
}
