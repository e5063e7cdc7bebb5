// The store of a table: its state as signals, transient state of the screen, and requests to the server.
import { announceConnection, announcement } from "../a11y/live-region.js";
import { batch, computed, effect, signal, untracked } from "../core/html.js";
import { createKey } from "../core/key.js";
import { Timers } from "../core/timers.js";
import { languages, say } from "../i18n/fluent.js";
import { localizeBotNames } from "../i18n/sentences.js";
import { openTable } from "../net/table-links.js";
import { checkVersion } from "../net/version.js";
import { assignColours } from "../storage/player-colours.js";
import { isOutdated, restoreKeptDice, showSeriesAfterRound } from "./actions.js";
import { contributeToDice } from "./contributing.js";
import { DiceMotion } from "./dice-motion.js";
import { loadReasons } from "./queries.js";
import { EMPTY_STATE, isBehind, reduce } from "./reduce.js";
import { saveCurrentTable } from "./save.js";
import { showMissed, showMove, showReaction } from "./show-events.js";

const NOTICE_MS = 5_000;
/** Delay before a snapshot is requested again while moves are missing. */
const CATCH_UP_MS = 500;
/** Delay before the pad is requested again. */
const PAD_RETRY_MS = 2_000;

/** @typedef {{ text: string, kind: "problem" | "reason" }} Notice */

export class Table {
  /**
   * @param {string} id
   * @param {string} token
   * @param {import("../net/table-link").OpenTable} [open]
   */
  constructor(id, token, open = openTable) {
    this.id = id;
    this.token = token;
    this.state = signal(EMPTY_STATE);
    /** @type {import("../core/html.js").Signal<import("../net/wire").PadView | null>} */
    this.pad = signal(null);
    /** @type {import("../core/html.js").Signal<Notice | null>} */
    this.notice = signal(null);
    /** @type {import("../core/html.js").Signal<import("../net/wire").Reasons | null>} */
    this.reasons = signal(null);
    /** @type {import("../core/html.js").Signal<{ seq: number, advice: import("../net/wire").AdviceAnswer | null } | null>} */
    this.hint = signal(null);
    /** The best box for the dice, where the reader wants it marked. */
    this.bestBox = signal(/** @type {{ seq: number, key: string } | null} */ (null));
    /** The rules of this table as a page to read. */
    this.rules = signal(/** @type {{ language: string, view: import("../net/wire").RulesView } | null} */ (null));
    /** The event after which the next player has taken the device. */
    this.passedOnAt = signal(-1);
    /** What is celebrated at the moment. */
    this.celebration = signal(/** @type {import("./celebrations.js").Celebration | null} */ (null));
    /** Reactions on show, by seat. */
    this.bubbles = signal(/** @type {Record<number, string>} */ ({}));
    this.motion = new DiceMotion();
    /** Whether the dice have come to rest, so that their points may be shown. */
    this.isSettled = this.motion.isSettled;
    /** The key of an entry the server has not confirmed, "" for none. */
    this.pendingBox = signal("");
    /** The entry made a moment ago. */
    this.freshEntry = signal(/** @type {{ column: number, key: string } | null} */ (null));
    /** The column the reader has chosen to see; null follows the turn. */
    this.pinnedColumn = signal(/** @type {number | null} */ (null));
    /** The round the reader has chosen to see; null follows the game. */
    this.pinnedRound = signal(/** @type {number | null} */ (null));
    /** Real dice entered so far; 0 is a gap. */
    this.enteredDice = signal(/** @type {number[]} */ ([]));
    /** Real dice to show again after the undo that removes one of them. @type {number[]} */
    this.diceAfterUndo = [];
    this.verification = signal(/** @type {import("../fair/check-record.js").Verdict | null} */ (null));
    /** The open dialog, by its `kind`. */
    this.dialog = signal(/** @type {any} */ (null));

    this.game = computed(() => this.state.value.game);
    this.now = computed(() => this.state.value.game?.now ?? null);
    this.room = computed(() => this.state.value.room);
    /** Whether a player at this device is to move. */
    this.isOurTurn = computed(() => {
      const { room, seats } = this.state.value;
      const now = this.now.value;
      return Boolean(now && now.phase !== "over" && seats.includes(now.seat) && !room?.seats[now.seat]?.stand_in);
    });
    /** The colours of the players, by seat. */
    this.colours = computed(() => assignColours(this.state.value.game?.players ?? []));
    this.hasRealDice = computed(() => this.room.value?.dice === "real");
    this.shownColumn = computed(() => {
      const now = this.now.value;
      return this.pinnedColumn.value ?? now?.winners[0] ?? this.freshEntry.value?.column ?? now?.column ?? 0;
    });
    this.shownRound = computed(() => this.pinnedRound.value ?? this.now.value?.round ?? 0);
    this.advice = computed(() => {
      const hint = this.hint.value;
      return hint && hint.seq === this.game.value?.seq ? hint : null;
    });

    this.timers = new Timers();
    this.isClosed = false;
    this.connection = open(id, this.token, {
      onMessage: (message, isConsequence) => this.receive(message, isConsequence),
      lastSeq: () => this.game.value?.seq ?? 0,
    });
    this.isBusy = computed(() => this.connection.pending.value.length > 0);
    this.isRolling = computed(() => this.connection.isResponsive.value && this.connection.pending.value.some((one) => one.move.type === "roll"));
    /** By seat of an absent player, the seconds until others may hand it over. */
    this.secondsLeft = signal(/** @type {Record<number, number>} */ ({}));
    this.isCatchingUp = false;
    /** Stops contributing to the dice of the rematch. */
    this.stopContributing = () => {};
    /** The version of the page on the server, "" once it was compared with ours. */
    this.uncheckedVersion = "";
    this.language = languages.value.language;
    /** The languages of the pad that is shown and of the one that is requested, "" for none. */
    this.padLanguages = { shown: "", requested: "" };
    const stops = [effect(() => this.changeLanguage(languages.value.language)), effect(() => announceConnection(this.connection))];
    this.stopEffects = () => stops.forEach((stop) => stop());
  }

  /**
   * Load pad and state again in another language.
   * @param {string} language
   */
  changeLanguage(language) {
    if (language === this.language) return;
    this.language = language;
    untracked(() => {
      this.loadPad();
      this.connection.reconnect();
      this.hint.value = this.reasons.value = null;
    });
  }

  close() {
    this.isClosed = true;
    this.stopEffects();
    this.stopContributing();
    this.timers.stop();
    this.motion.stop();
    this.connection.close();
  }

  /** Load the pad in the current language, until that succeeds. An answer in a language that was left is dropped. */
  async loadPad() {
    const { language } = this;
    if (this.isClosed || [this.padLanguages.shown, this.padLanguages.requested].includes(language)) return;
    this.padLanguages.requested = language;
    try {
      const pad = await this.request("GET", "pad");
      if (language !== this.language || this.isClosed) return;
      this.pad.value = pad;
      this.padLanguages.shown = language;
    } catch {
      this.timers.set("pad", () => this.loadPad(), PAD_RETRY_MS);
    } finally {
      if (this.padLanguages.requested === language) this.padLanguages.requested = "";
    }
  }

  // Messages

  /**
   * Apply a message of the server and update what follows from it.
   * @param {import("../net/wire").ServerMessage} message
   * @param {boolean} [isConsequence] Whether it refuses what could not succeed any more, and need not be told.
   */
  receive(message, isConsequence = false) {
    if (this.isClosed) return;
    batch(() => {
      const previous = this.state.value;
      const next = reduce(previous, localizeBotNames(message, previous.room));
      this.state.value = next;
      if (message.type === "welcome") this.receiveWelcome(message, previous, next);
      if (message.type === "done") this.pendingBox.value = "";
      if (message.type === "welcome" || message.type === "room") {
        saveCurrentTable(this);
        contributeToDice(this, previous.room);
      }
      if (message.type === "moved" && next.lastEvent && next.lastEvent !== previous.lastEvent) showMove(this, previous, next);
      if (message.type === "refused" && !isConsequence) this.showRefusal(message);
      if (message.type === "reacted") showReaction(this, message.seat, message.reaction);
      if (this.uncheckedVersion && !this.connection.pending.value.length) {
        checkVersion(this.uncheckedVersion);
        this.uncheckedVersion = "";
      }
      if (isOutdated(this.dialog.value, next.game)) this.dialog.value = null;
      showSeriesAfterRound(this, previous.game);
      if (isBehind(next) && (!isBehind(previous) || message.type === "welcome")) this.catchUp();
    });
  }

  /**
   * @param {import("../net/wire").Welcome} message
   * @param {import("./reduce.js").TableState} previous
   * @param {import("./reduce.js").TableState} next
   */
  receiveWelcome(message, previous, next) {
    this.loadPad();
    this.pendingBox.value = "";
    if (message.page) this.uncheckedVersion = message.page;
    if (!previous.game) restoreKeptDice(this);
    else if (next.game !== previous.game && next.game?.seq !== previous.game.seq) showMissed(this, previous, next);
    this.loadReasonsIfBarred();
  }

  /** Load a snapshot, because messages are missing. Where that fails, the welcome of a new connection brings one. */
  async catchUp() {
    if (this.isCatchingUp || this.isClosed || !isBehind(this.state.value)) return;
    this.isCatchingUp = true;
    try {
      const view = await this.request("GET", "");
      this.receive({ type: "welcome", ...view });
    } catch {
      this.connection.reconnect();
      return;
    } finally {
      this.isCatchingUp = false;
    }
    if (isBehind(this.state.value)) this.timers.set("again", () => this.catchUp(), CATCH_UP_MS);
  }

  /** @param {import("../net/wire").Refused} message */
  showRefusal(message) {
    this.pendingBox.value = "";
    this.notify(message.text, "problem");
  }

  /** Load the reasons if some boxes are not allowed. */
  loadReasonsIfBarred() {
    if (this.isOurTurn.value && this.now.value?.entries.some((entry) => !entry.allowed)) loadReasons(this);
  }

  /** Bring the dice to rest at once. */
  settleDice() {
    this.motion.settle();
  }

  /**
   * @param {string} text
   * @param {Notice["kind"]} kind
   */
  notify(text, kind) {
    this.notice.value = { text, kind };
    announcement.value = text;
    this.timers.set("notice", () => this.connection.state.value !== "gone" && (this.notice.value = null), NOTICE_MS);
  }

  // Requests

  /** @param {import("../net/wire").Move[]} moves */
  sendMoves(...moves) {
    if (this.game.value) this.connection.sendMoves(this.game.value.seq, ...moves);
  }

  /**
   * @param {"GET" | "POST"} method
   * @param {string} what
   * @param {object} [body]
   * @param {number} [timeout]
   */
  request(method, what, body, timeout) {
    return this.connection.request(method, what, body, timeout);
  }

  /**
   * Change the room. Returns whether the server accepted it; a refusal is shown.
   * @param {string} what
   * @param {object} [more]
   */
  async changeRoom(what, more = {}) {
    const revision = this.room.value?.revision ?? 0;
    try {
      const view = await this.request("POST", what, { revision, key: createKey(), ...more });
      this.receive({ type: "welcome", ...view });
      return true;
    } catch (error) {
      const { data, message } = /** @type {import("../net/http.js").ApiError} */ (error);
      const { seats, host, removed, waits, handover } = this.state.value;
      if (data?.room) this.receive({ type: "room", room: data.room, seats, host, removed, waits, handover });
      this.notify(message || say("page-away"), "problem");
      return false;
    }
  }
}
