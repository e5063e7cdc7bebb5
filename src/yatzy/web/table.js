// A table somebody is at: what is seen of it, what is shown on top of that for a moment, and what can be done.
import { ask, freshKey } from "./asking.js";
import { Connection } from "./connection.js";
import { askWhy } from "./counsel.js";
import { batch, computed, effect, signal, untracked } from "./html.js";
import { keepTable } from "./keeping.js";
import { LINGERING, outdated, putAsideAgain, tellSeries } from "./moves.js";
import { after, behind, NOTHING } from "./state.js";
import { still } from "./settings.js";
import { spoken, speakOf } from "./speech.js";
import { inOwnWords, nextText, told } from "./telling.js";
import { renewUnless } from "./version.js";
import { languages, say } from "./words.js";

/** How long dice tumble. */
const TUMBLING = 620;
const NOTICED = 5_000;
/** After which what is missing is asked for once more. */
const AGAIN = 500;
const BUBBLE = 3_200;

/** @typedef {{ text: string, kind: "problem" | "reason" }} Notice */

export class Table {
  /**
   * @param {string} id
   * @param {string} token
   */
  constructor(id, token) {
    this.id = id;
    this.token = token;
    this.seen = signal(NOTHING);
    /** @type {import("./html.js").Signal<import("./wire").PadView | null>} */
    this.pad = signal(null);
    /** @type {import("./html.js").Signal<Notice | null>} */
    this.notice = signal(null);
    /** @type {import("./html.js").Signal<import("./wire").Why | null>} */
    this.why = signal(null);
    /** @type {import("./html.js").Signal<{ seq: number, advice: import("./wire").Advice | null } | null>} */
    this.hint = signal(null);
    /** Reactions in the air, by seat. */
    this.bubbles = signal(/** @type {Record<number, string>} */ ({}));
    /** Whether the dice lie still, so that what they give may be told. */
    this.settled = signal(true);
    /** The box that is being written into, until the server has said so. */
    this.writing = signal("");
    /** A column that was just written into, and the box. */
    this.fresh = signal(/** @type {{ column: number, key: string } | null} */ (null));
    /** The column somebody wants to look at, else whose turn it is. */
    this.pinned = signal(/** @type {number | null} */ (null));
    /** The round somebody looks back at. */
    this.lookingAt = signal(/** @type {number | null} */ (null));
    /** Real dice that are being told, before all of them are. */
    this.telling = signal(/** @type {number[]} */ ([]));
    /** Those that still hold when one of them is taken back. @type {number[]} */
    this.retold = [];
    this.verified = signal(/** @type {import("./wire").Verification | null} */ (null));
    /** What is asked in a dialog. */
    this.asking = signal(/** @type {any} */ (null));

    this.game = computed(() => this.seen.value.game);
    this.now = computed(() => this.seen.value.game?.now ?? null);
    this.room = computed(() => this.seen.value.room);
    /** Whether somebody at this device is to move. */
    this.ours = computed(() => {
      const { room, seats } = this.seen.value;
      const now = this.now.value;
      return Boolean(now && now.phase !== "over" && seats.includes(now.seat) && !room?.seats[now.seat]?.stand_in);
    });
    this.real = computed(() => this.room.value?.dice === "real");
    this.shown = computed(() => {
      const now = this.now.value;
      return this.pinned.value ?? now?.winners[0] ?? this.fresh.value?.column ?? now?.column ?? 0;
    });
    this.round = computed(() => this.lookingAt.value ?? this.now.value?.round ?? 0);
    this.advice = computed(() => {
      const hint = this.hint.value;
      return hint && hint.seq === this.game.value?.seq ? hint : null;
    });

    this.timers = { settle: 0, linger: 0, notice: 0, again: 0, series: 0 };
    this.connection = new Connection(id, this.token, {
      told: (message) => this.hear(message),
      seen: () => this.game.value?.seq ?? 0,
    });
    this.busy = computed(() => this.connection.pending.value.length > 0);
    this.rolling = computed(() => this.connection.prompt.value && this.connection.pending.value.some((one) => one.move.type === "roll"));
    /** Whether somebody elsewhere lets us wait for long. */
    this.waits = signal(false);
    this.padComes = false;
    /** The version of the page that the server gives. */
    this.page = "";
    this.language = languages.value.language;
    const stops = [effect(() => this.speak(languages.value.language)), effect(() => speakOf(this.connection))];
    this.unlearn = () => stops.forEach((stop) => stop());
  }

  /**
   * Go on in another language.
   * @param {string} language
   */
  speak(language) {
    if (language === this.language) return;
    this.language = language;
    this.padComes = false;
    untracked(() => {
      this.loadPad();
      this.connection.renew();
      this.hint.value = this.why.value = null;
    });
  }

  close() {
    this.unlearn();
    for (const timer of Object.values(this.timers)) clearTimeout(timer);
    this.connection.close();
  }

  async loadPad() {
    if (this.padComes) return;
    this.padComes = true;
    try {
      this.pad.value = await this.ask("GET", "pad");
    } catch {
      // The live connection tells what is wrong, and asks again when it is back.
      this.padComes = false;
    }
  }

  // What comes

  /** @param {import("./wire").Told} message */
  hear(message) {
    batch(() => {
      const before = this.seen.value;
      const seen = after(before, inOwnWords(message, before.room));
      this.seen.value = seen;
      if (message.type === "welcome" && !this.pad.value) this.loadPad();
      if (message.type === "welcome" && !before.game) putAsideAgain(this);
      if (message.type === "welcome") this.wonder();
      if (message.type === "welcome" || message.type === "done") this.writing.value = "";
      if (message.type === "welcome" || message.type === "room") keepTable(this);
      if (message.type === "moved" && seen.last && seen.last !== before.last) this.show(before, seen);
      if (message.type === "refused") this.refuse(message);
      if (message.type === "reacted") this.float(message.seat, message.reaction);
      if (message.type === "welcome" && message.page) this.page = message.page;
      if (!this.connection.pending.value.length) renewUnless(this.page);
      if (outdated(this.asking.value, seen.game)) this.asking.value = null;
      tellSeries(this, before.game);
      if (behind(seen) && !behind(before)) this.catchUp();
    });
  }

  /** Ask for the whole, where something was missed. */
  async catchUp() {
    try {
      const view = await this.ask("GET", "");
      this.hear({ type: "welcome", ...view });
    } catch {
      this.connection.socket?.close();
      return;
    }
    if (behind(this.seen.value)) this.timers.again = setTimeout(() => this.catchUp(), AGAIN);
  }

  /** @param {import("./wire").Refused} message */
  refuse(message) {
    this.writing.value = "";
    this.tell(message.text, "problem");
  }

  /**
   * Show what just happened.
   * @param {import("./state.js").Seen} before
   * @param {import("./state.js").Seen} seen
   */
  show(before, seen) {
    const last = /** @type {import("./state.js").Happening} */ (seen.last);
    const { event } = last;
    this.hint.value = null;
    this.why.value = null;
    this.writing.value = "";
    this.telling.value = event.type === "took-back" ? this.retold : [];
    this.retold = [];
    this.notice.value = null;
    const sentence = [told(seen, last, this.pad.value), nextText(before, seen)].filter(Boolean).join(" ");
    if (sentence) spoken.value = sentence;
    if (event.type === "rolled" && !still()) this.tumble();
    if (event.type === "entered") this.linger(last.column, event.key);
    else if (event.type !== "kept") this.fresh.value = null;
    this.wonder();
    if (before.game?.now.seat !== seen.game?.now.seat) this.pinned.value = null;
    if (seen.game?.now.phase === "over" || event.type === "entered") keepTable(this);
  }

  /** Ask why some boxes may not be taken, where that is so. */
  wonder() {
    if (this.ours.value && this.now.value?.entries.some((entry) => !entry.allowed)) askWhy(this);
  }

  tumble() {
    this.settled.value = false;
    clearTimeout(this.timers.settle);
    this.timers.settle = setTimeout(() => this.settle(), TUMBLING);
  }

  /** Let the dice lie at once. */
  settle() {
    clearTimeout(this.timers.settle);
    this.settled.value = true;
  }

  /**
   * @param {number} column
   * @param {string} key
   */
  linger(column, key) {
    this.settle();
    this.fresh.value = { column, key };
    clearTimeout(this.timers.linger);
    this.timers.linger = setTimeout(() => (this.fresh.value = null), LINGERING);
  }

  /**
   * @param {string} text
   * @param {Notice["kind"]} kind
   */
  tell(text, kind) {
    this.notice.value = { text, kind };
    spoken.value = text;
    clearTimeout(this.timers.notice);
    this.timers.notice = setTimeout(() => this.connection.state.value !== "gone" && (this.notice.value = null), NOTICED);
  }

  /**
   * @param {number} seat
   * @param {string} reaction
   */
  float(seat, reaction) {
    const text = say(`page-reaction-${reaction}`);
    this.bubbles.value = { ...this.bubbles.value, [seat]: text };
    spoken.value = say("page-told-reacts", { player: this.game.value?.players[seat] ?? "", text });
    setTimeout(() => {
      const { [seat]: gone, ...rest } = this.bubbles.value;
      this.bubbles.value = gone === text ? rest : this.bubbles.value;
    }, BUBBLE);
  }

  // What is asked for

  /** @param {import("./wire").Move[]} moves */
  play(...moves) {
    if (this.game.value) this.connection.play(this.game.value.seq, ...moves);
  }

  /**
   * @param {"GET" | "POST"} method
   * @param {string} what
   * @param {object} [body]
   */
  ask(method, what, body) {
    return ask(method, `/api/tables/${this.id}${what && `/${what}`}`, { token: this.token, body });
  }

  /**
   * Change the room, and show it.
   * @param {string} what
   * @param {object} [more]
   */
  async change(what, more = {}) {
    const revision = this.room.value?.revision ?? 0;
    try {
      const view = await this.ask("POST", what, { revision, key: freshKey(), ...more });
      this.hear({ type: "welcome", ...view });
      return true;
    } catch (problem) {
      const { answer, message } = /** @type {import("./asking.js").Problem} */ (problem);
      if (answer?.room) this.hear({ type: "room", room: answer.room, seats: this.seen.value.seats });
      this.tell(message || say("page-away"), "problem");
      return false;
    }
  }
}
