// The link to a table in this browser: the other implementation of `net/table-link.d.ts`.
import { computed, signal } from "../core/html.js";
import { createKey } from "../core/key.js";
import { languages, loadParts, say } from "../i18n/fluent.js";
import { ApiError } from "../net/http.js";
import { answerTableRequest, loadTexts } from "./table-requests.js";
import { openTable } from "./local-table.js";
import { refusalText } from "./refusals.js";

/**
 * @typedef {import("../net/wire").Play} Command
 * @typedef {import("../net/table-link").TableLink} TableLink
 */

/** @type {import("../net/table-link").OpenTable} */
export const openLocalLink = (id, _token, callbacks) => new LocalLink(id, callbacks);

/** @implements {TableLink} */
class LocalLink {
  /**
   * @param {string} id
   * @param {import("../net/table-link").LinkCallbacks} callbacks
   */
  constructor(id, callbacks) {
    this.id = id;
    this.callbacks = callbacks;
    this.state = signal(/** @type {import("../net/table-link").LinkState} */ ("opening"));
    this.pending = signal(/** @type {Command[]} */ ([]));
    this.isSlow = signal(false);
    this.isResponsive = computed(() => this.state.value === "open");
    this.isClosed = false;
    this.tell = () => this.welcome();
    /** @type {import("./local-table.js").LocalTable | null} */
    this.table = null;
    this.open();
  }

  async open() {
    try {
      [this.table] = await Promise.all([openTable(this.id), loadParts(["offline"]).catch(() => undefined)]);
    } catch {
      this.table = null;
    }
    if (this.isClosed) return;
    if (!this.table) {
      this.state.value = "gone";
      return;
    }
    this.table.watchers.add(this.tell);
    this.state.value = "open";
    await this.welcome();
    if (!this.table.log.isDurable && !this.isClosed) {
      this.callbacks.onMessage({ type: "refused", code: "offline-unsaved", text: say("page-offline-unsaved") }, false);
    }
  }

  /** Send the whole table, and what happened since this window has seen it last. */
  async welcome() {
    const { table } = this;
    if (!table || this.isClosed) return;
    const title = await loadTexts(table.table.file, languages.value.language).then(({ pad }) => pad.title, () => table.table.file.title);
    if (this.isClosed) return;
    const events = table.events.slice(this.callbacks.lastSeq());
    this.callbacks.onMessage({ type: "welcome", ...table.view(title), events, page: "" }, false);
  }

  /**
   * @param {number} seq
   * @param {import("../net/wire").Move[]} moves
   */
  sendMoves(seq, ...moves) {
    const commands = moves.map((move, index) => /** @type {Command} */ ({ type: "play", seq: seq + index, key: createKey(), move }));
    this.pending.value = [...this.pending.value, ...commands];
    this.playInOrder(commands);
  }

  /** @param {Command[]} commands */
  async playInOrder(commands) {
    for (const command of commands) {
      try {
        if (!this.table) throw new ApiError("away", say("page-away"));
        const moved = await this.table.play(command.seq, command.move);
        if (this.isClosed) return;
        this.pending.value = this.pending.value.filter((one) => one.key !== command.key);
        this.callbacks.onMessage({ ...moved, key: command.key }, false);
      } catch (error) {
        if (this.isClosed) return;
        // What follows was chosen for a state that never came.
        this.pending.value = this.pending.value.filter((one) => !commands.includes(one));
        await this.refuse(command.key, /** @type {any} */ (error));
        return;
      }
    }
  }

  /**
   * @param {string} key
   * @param {import("./engine/card.js").MoveError} error
   */
  async refuse(key, { code = "", details = {} }) {
    const { table } = this;
    const pad = table ? await loadTexts(table.table.file, languages.value.language).then((texts) => texts.pad, () => null) : null;
    const text = code === "offline-full" ? say("page-offline-full") : refusalText(code, details, pad);
    this.callbacks.onMessage({ type: "refused", code, text, key, details, ...(table ? { seq: table.seq, state: table.view("").state } : {}) }, false);
  }

  sendReaction() {
    // Everyone sits here.
  }

  /**
   * @param {"GET" | "POST"} method
   * @param {string} what
   * @param {object} [body]
   */
  async request(method, what, body) {
    return answerTableRequest(method, this.id, what, body);
  }

  reconnect() {
    this.welcome();
  }

  close() {
    this.isClosed = true;
    this.table?.watchers.delete(this.tell);
  }
}
