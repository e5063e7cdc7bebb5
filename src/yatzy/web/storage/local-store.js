// The one entry of `localStorage` that holds tables, players, settings and what was used last. Its key and its fields
// are read by earlier and later versions of the page: never rename them.

const STORAGE_KEY = "yatzy";
/** The form of seat tokens and player keys. */
export const TOKEN = /^[A-Za-z0-9_-]{22}$/;

/**
 * @typedef {{ id: string, token: string, title: string, sheet: string, players: string[], touched: number,
 *   over: boolean, begun: boolean, publisher?: string, turn?: number, turns?: number, claims?: string[], hidden?: boolean, scores?: Score[] }} SavedTable
 *   `claims` are the keys of the players its seats count for; a `hidden` table is not listed but keeps its token; `scores` are those of a
 *   finished game, the best first.
 * @typedef {{ name: string, score: number }} Score
 * @typedef {{ name: string, key: string }} Player A person with records; the server knows them by the key alone.
 * @typedef {{ name: string, colour: string }} PlayerColour Somebody who has played on this device, and their colour.
 * @typedef {{ name?: string, here?: boolean, computer?: string }} GroupSeat A player on this device or a bot, as the server takes it.
 * @typedef {{ sheet: string, title: string, options: { seats: GroupSeat[], [option: string]: any } }} Group Who played together on
 *   this device last, in the order of their turns, by which sheet and with which options of a table.
 * @typedef {{ since: number, ended: number }} Evening When the last evening was ended, and the one before it.
 * @typedef {{ day: string, days: number }} Streak The last day whose game was finished here, and how many days before it in a row.
 * @typedef {{ language: string, theme: string, motion: string, sound: string, keys: string, dice: string, best: string, pass: string }} Settings
 * @typedef {{ name: string, sheet: string, word: string, tables: SavedTable[], players: Player[], settings: Partial<Settings>,
 *   colours: PlayerColour[], group: Group | null, evening: Evening, streak: Streak, recordless: boolean, dice: Record<string, import("./kept-dice.js").KeptDice>, chains: Record<string, string> }} StoredData `word` goes into the
 *   player's dice; `colours` has the latest name first; `recordless` says that nobody here wants records unless they ask; `dice` is by table; `chains` has the anchors of the chains of days, by their first day.
 */

/** @type {StoredData} */
const EMPTY = { name: "", sheet: "", word: "", tables: [], players: [], colours: [], group: null, evening: { since: 0, ended: 0 }, streak: { day: "", days: 0 }, recordless: false,
  settings: {}, dice: {}, chains: {} };

/**
 * Data that could not be written because storage is missing or full; it lasts until the page is closed.
 * @type {StoredData | null}
 */
let unsaved = null;

/**
 * Read the stored data. Never throws: entries that make no sense are left out.
 * @returns {StoredData}
 */
export function readStore() {
  if (unsaved) return unsaved;
  try {
    return parseStored(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}"));
  } catch {
    return EMPTY;
  }
}

/** Whether some data exists in this page only and would be lost by reloading it. */
export function hasUnsavedData() {
  return unsaved !== null;
}

/** @param {Partial<StoredData>} changes */
export function updateStore(changes) {
  const data = { ...readStore(), ...changes };
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(data));
    unsaved = null;
  } catch {
    unsaved = data;
  }
}

/**
 * Keep what is valid of parsed data, so that the page opens whatever wrote it.
 * @param {any} data
 * @returns {StoredData}
 */
function parseStored(data) {
  if (!isObject(data)) return EMPTY;
  const tables = Array.isArray(data.tables) ? data.tables.filter(isTable) : [];
  return {
    ...data,
    name: toText(data.name),
    sheet: toText(data.sheet),
    word: toText(data.word),
    dice: isObject(data.dice) ? Object.fromEntries(Object.entries(data.dice).filter(([, kept]) => isObject(kept))) : {},
    chains: isObject(data.chains) ? data.chains : {},
    settings: isObject(data.settings) ? data.settings : {},
    players: Array.isArray(data.players) ? data.players.filter(isPlayer) : [],
    colours: Array.isArray(data.colours) ? data.colours.filter(isColour) : [],
    group: isGroup(data.group) ? data.group : null,
    evening: { since: Number(data.evening?.since) || 0, ended: Number(data.evening?.ended) || 0 },
    recordless: data.recordless === true,
    streak: { day: toText(data.streak?.day), days: Number(data.streak?.days) || 0 },
    tables: tables.map((/** @type {any} */ one) => ({
      ...one,
      title: toText(one.title),
      publisher: toText(one.publisher),
      sheet: toText(one.sheet),
      players: Array.isArray(one.players) ? one.players.filter((/** @type {unknown} */ name) => typeof name === "string") : [],
      touched: Number(one.touched) || 0,
      hidden: one.hidden === true,
      scores: Array.isArray(one.scores) ? one.scores.filter(isScore) : [],
    })),
  };
}

/** @param {unknown} value */
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** @param {any} value */
function isTable(value) {
  return isObject(value) && typeof value.id === "string" && TOKEN.test(value.token);
}

/** @param {any} value */
function isScore(value) {
  return isObject(value) && typeof value.name === "string" && Number.isFinite(value.score);
}

/** @param {any} value */
function isColour(value) {
  return isObject(value) && typeof value.name === "string" && typeof value.colour === "string";
}

/** @param {any} value */
function isGroup(value) {
  return isObject(value) && typeof value.sheet === "string" && typeof value.title === "string" && isObject(value.options)
    && Array.isArray(value.options.seats) && value.options.seats.length > 1 && value.options.seats.every(isGroupSeat);
}

/** @param {any} value */
function isGroupSeat(value) {
  return isObject(value) && (typeof value.computer === "string" || (typeof value.name === "string" && value.here === true));
}

/** @param {any} value */
function isPlayer(value) {
  return isObject(value) && typeof value.name === "string" && TOKEN.test(value.key);
}

/** @param {unknown} value */
function toText(value) {
  return typeof value === "string" ? value : "";
}

/** Return the name and the sheet that were used last, "" where there is none. */
export function readLastUsed() {
  const { name, sheet } = readStore();
  return { name, sheet };
}

/** @param {{ name?: string, sheet?: string }} lastUsed */
export function saveLastUsed(lastUsed) {
  updateStore(lastUsed);
}
