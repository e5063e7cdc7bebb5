// Games in this browser: event logs in IndexedDB, in the form every store has them. An event is durable before anyone sees it.

/**
 * @typedef {import("../net/wire").Happened} Happened
 * @typedef {object} StoredTable
 * @property {string} id
 * @property {number} version The version of its events, as in records.
 * @property {string} seed The seed of its dice in hexadecimal, "" with real dice.
 * @property {string} token What holds its seats.
 * @property {string} created
 * @property {string[]} computers By seat, the bot that plays there, "" for a person.
 * @property {number[]} styled By seat, the number in a bot's usual name, 0 for another name.
 * @property {string} previous The table it is the rematch of, "" for none.
 * @property {string} next Its rematch, "" for none.
 * @property {import("./sheet-file").SheetFile} file The rules it is played by: they stay as they were when it began.
 */

/** Read by later versions of the page: never rename the database, its stores or their fields. */
const DATABASE = "yatzy-games";
const TABLES = "tables";
const EVENTS = "events";
const DATABASE_VERSION = 1;
/** The version of events that this page writes: `VERSION` in src/yatzy/game/jsonl.py. */
export const EVENT_VERSION = 1;

/** Another window has added an event first. */
export class StaleLog extends Error {}

/** @type {Promise<GameLog> | null} */
let opened = null;

/** Open the games of this browser; in memory only where it stores nothing. */
export function openGameLog() {
  opened ??= openDatabase().then((database) => new GameLog(database), () => new GameLog(null));
  return opened;
}

/** @returns {Promise<IDBDatabase>} */
function openDatabase() {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, DATABASE_VERSION);
    request.addEventListener("upgradeneeded", () => {
      request.result.createObjectStore(TABLES, { keyPath: "id" });
      request.result.createObjectStore(EVENTS, { keyPath: ["table", "seq"] });
    });
    request.addEventListener("success", () => {
      // Another window opens a later version: this one must not stand in its way.
      request.result.addEventListener("versionchange", () => request.result.close());
      resolve(request.result);
    });
    request.addEventListener("error", () => reject(request.error));
    request.addEventListener("blocked", () => reject(new Error("blocked")));
  });
}

export class GameLog {
  /** @param {IDBDatabase | null} database */
  constructor(database) {
    this.database = database;
    /** What this window holds where there is no database. @type {Map<string, { table: StoredTable, events: Happened[] }>} */
    this.unsaved = new Map();
  }

  /** Whether games outlast this window. */
  get isDurable() {
    return this.database !== null;
  }

  /**
   * Store a new table with its first events.
   * @param {StoredTable} table
   * @param {Happened[]} events
   */
  async create(table, events) {
    if (!this.database) {
      this.unsaved.set(table.id, { table, events });
      return;
    }
    await this.write((transaction) => {
      transaction.objectStore(TABLES).add(table);
      for (const one of events) transaction.objectStore(EVENTS).add({ table: table.id, ...one });
    });
  }

  /**
   * Append an event, durably once this resolves.
   * @param {string} id
   * @param {Happened} happened
   * @throws {StaleLog} If there is one with this number.
   */
  async append(id, happened) {
    if (!this.database) {
      this.unsaved.get(id)?.events.push(happened);
      return;
    }
    await this.write((transaction) => transaction.objectStore(EVENTS).add({ table: id, ...happened }));
  }

  /**
   * Change what is stored about a table beside its events.
   * @param {StoredTable} table
   */
  async update(table) {
    const unsaved = this.unsaved.get(table.id);
    if (unsaved) unsaved.table = table;
    else await this.write((transaction) => transaction.objectStore(TABLES).put(table));
  }

  /**
   * @param {string} id
   * @returns {Promise<{ table: StoredTable, events: Happened[] } | null>}
   */
  async load(id) {
    if (!this.database) return this.unsaved.get(id) ?? null;
    const transaction = this.database.transaction([TABLES, EVENTS]);
    const [table, rows] = await Promise.all([
      promiseOf(transaction.objectStore(TABLES).get(id)),
      promiseOf(transaction.objectStore(EVENTS).getAll(IDBKeyRange.bound([id, 0], [id, Infinity]))),
    ]);
    return table ? { table, events: rows.map(({ seq, at, event }) => ({ seq, at, event })) } : null;
  }

  /** Return the ids of all tables. @returns {Promise<string[]>} */
  async listIds() {
    if (!this.database) return [...this.unsaved.keys()];
    return /** @type {Promise<string[]>} */ (promiseOf(this.database.transaction(TABLES).objectStore(TABLES).getAllKeys()));
  }

  /**
   * Run writes in one transaction, which is on disk once this resolves.
   * @param {(transaction: IDBTransaction) => void} change
   */
  write(change) {
    const transaction = /** @type {IDBDatabase} */ (this.database).transaction([TABLES, EVENTS], "readwrite", { durability: "strict" });
    return new Promise((/** @type {(value: void) => void} */ resolve, reject) => {
      transaction.addEventListener("complete", () => resolve());
      transaction.addEventListener("abort", () => {
        reject(transaction.error?.name === "ConstraintError" ? new StaleLog() : transaction.error ?? new Error("aborted"));
      });
      change(transaction);
    });
  }
}

/**
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
function promiseOf(request) {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error));
  });
}
