// A table in this browser: a game that follows its log. Moves are decided, stored, and only then shown.
import { throwDice } from "../fair/dice.js";
import { timestamp } from "./create-table.js";
import { cardBefore, countThrownDice, currentCard, diceOf, diceToThrow, evolve, phaseOf, turnsOnSameCard } from "./engine/game.js";
import { MoveError, possibleMarks } from "./engine/card.js";
import { decide } from "./engine/moves.js";
import { describeMove, viewState } from "./engine/views.js";
import { openGameLog, StaleLog } from "./game-log.js";
import { viewRoom } from "./room-view.js";
import { reasonsFor } from "./reasons.js";

/**
 * @typedef {import("../net/wire").Happened} Happened
 * @typedef {import("../net/wire").Moved} Moved
 * @typedef {import("./engine/game.js").Game} Game
 * @typedef {import("./sheet-texts").SheetTexts} SheetTexts
 */

/** Tells other windows of this browser that a table has changed. */
const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("yatzy-tables") : null;

/** Tables that are open in this window. @type {Map<string, Promise<LocalTable | null>>} */
const openTables = new Map();

channel?.addEventListener("message", async ({ data }) => {
  const table = await openTables.get(data.id);
  table?.resync();
});

/**
 * Open a table; null where this browser has none of that id.
 * @param {string} id
 */
export function openTable(id) {
  let found = openTables.get(id);
  if (!found) {
    found = loadTable(id);
    openTables.set(id, found);
    found.then((table) => table ?? openTables.delete(id), () => openTables.delete(id));
  }
  return found;
}

/** @param {string} id */
async function loadTable(id) {
  const log = await openGameLog();
  const stored = await log.load(id);
  return stored?.events.length ? new LocalTable(log, stored.table, stored.events) : null;
}

export class LocalTable {
  /**
   * @param {import("./game-log.js").GameLog} log
   * @param {import("./game-log.js").StoredTable} table
   * @param {Happened[]} events
   */
  constructor(log, table, events) {
    this.log = log;
    this.table = table;
    /** @type {Happened[]} */
    this.events = [];
    this.game = /** @type {Game} */ (/** @type {unknown} */ (null));
    for (const one of events) this.follow(one);
    /** Whoever shows the table in this window. @type {Set<() => void>} */
    this.watchers = new Set();
    /** Moves are made one after another. @type {Promise<unknown>} */
    this.queue = Promise.resolve();
  }

  get seq() {
    return this.events.length;
  }

  /** @param {Happened} happened */
  follow(happened) {
    this.game = evolve(this.game, happened.event, this.table.file.tables);
    this.events.push(happened);
  }

  /** The seats that people play from this device. */
  get seats() {
    return this.game.setup.players.map((_, seat) => seat).filter((seat) => !this.table.computers[seat]);
  }

  /** @param {string} title */
  view(title) {
    const room = viewRoom(this.table, this.game.setup, title);
    return { room, seats: this.seats, host: true, state: viewState(this.game, this.seq), removed: false, waits: [], handover: [] };
  }

  /**
   * Make a move, durably once this resolves. Returns the message about it.
   * @param {number} seq How many events there were when it was chosen.
   * @param {import("../net/wire").Move} move
   * @returns {Promise<Moved>}
   * @throws {MoveError} If it is illegal, or was chosen for another state.
   */
  play(seq, move) {
    const played = this.queue.then(() => this.apply(seq, move));
    this.queue = played.catch(() => undefined);
    return played;
  }

  /**
   * @param {number} seq
   * @param {import("../net/wire").Move} move
   */
  async apply(seq, move) {
    if (seq !== this.seq) throw new MoveError("table-stale");
    const event = decide(this.game, this.complete(move));
    const happened = { seq: this.seq, at: timestamp(), event };
    const after = evolve(this.game, event, this.table.file.tables);
    try {
      await this.log.append(this.table.id, happened);
    } catch (error) {
      if (!(error instanceof StaleLog)) throw new MoveError("offline-full");
      await this.resync();
      throw new MoveError("table-stale");
    }
    this.game = after;
    this.events.push(happened);
    channel?.postMessage({ id: this.table.id });
    return describeMove(this.game, this.seq, event, happened.at);
  }

  /**
   * Add to a move what only the table knows: dice, or their seed.
   * @param {import("../net/wire").Move} move
   * @returns {import("./engine/moves.js").EngineMove}
   */
  complete(move) {
    const { seed, id } = this.table;
    if (move.type === "show") return { type: "reveal", secret: seed };
    if (move.type !== "roll") return move;
    if (!seed) return { ...move, thrown: move.thrown ?? [] };
    if (phaseOf(this.game) === "over") return { ...move, thrown: [] };
    const count = phaseOf(this.game) === "roll-off" ? this.table.file.tables.dice : diceToThrow(this.game);
    return { ...move, thrown: throwDice({ seed, game: id, words: [] }, countThrownDice(this.game), count) };
  }

  /** Follow what another window has stored. */
  async resync() {
    const stored = await this.log.load(this.table.id);
    if (!stored) return;
    this.table = stored.table;
    for (const one of stored.events.slice(this.events.length)) this.follow(one);
    for (const tell of this.watchers) tell();
  }

  /**
   * Return why each open box gives what it gives.
   * @param {SheetTexts} texts
   */
  reasons(texts) {
    return { seq: this.seq, ...reasonsFor(texts, this.table.file.matched, this.game.tables, currentCard(this.game), diceOf(this.game.turn)) };
  }

  /**
   * Return the points that can be written without dice: in each open box now, or in a finished turn.
   * @param {number | null} turn
   */
  marks(turn) {
    const { tables, turns } = this.game;
    if (turn !== null && turn >= turns.length) throw new MoveError("move-no-turn", { turn: turn + 1 });
    const card = turn === null ? currentCard(this.game) : cardBefore(this.game, turn);
    const later = turn === null ? [] : turnsOnSameCard(this.game, turn).filter((one) => one > turn).map((one) => turns[one].mark.key);
    const boxes = tables.keys.filter((key) => !later.includes(key)).map((key) => [
      key, possibleMarks(tables, card, key).map(({ points, bonus }) => ({ points, ...(bonus ? { bonus } : {}) })),
    ]);
    return { seq: this.seq, boxes: Object.fromEntries(boxes.filter(([, marks]) => marks.length)) };
  }

  /** Return the record of the game as JSON Lines, as src/yatzy/game/jsonl.py reads it. */
  record() {
    const { version } = this.table;
    return this.events.map(({ seq, at, event }) => `${JSON.stringify({ seq, at, version, event })}\n`).join("");
  }

  /** @param {string} next The table of the rematch. */
  async linkRematch(next) {
    this.table = { ...this.table, next };
    await this.log.update(this.table);
    channel?.postMessage({ id: this.table.id });
  }
}
