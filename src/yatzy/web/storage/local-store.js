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
 * @typedef {{ name: string, colour: string }} PlayerColour The colour of a normalised name.
 * @typedef {{ language: string, theme: string, motion: string, sound: string, keys: string, dice: string }} Settings
 * @typedef {{ name: string, sheet: string, word: string, tables: SavedTable[], players: Player[], settings: Partial<Settings>,
 *   colours: PlayerColour[], dice: Record<string, import("./kept-dice.js").KeptDice>, chains: Record<string, string> }} StoredData `word` goes into the
 *   player's dice; `colours` are of names, the latest first; `dice` is by table; `chains` has the anchors of the chains of days, by their first day.
 */

/** @type {StoredData} */
const EMPTY = { name: "", sheet: "", word: "", tables: [], players: [], colours: [], settings: {}, dice: {}, chains: {} };

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
