// What this browser remembers: its tables with the tokens of their seats, its players, and what its user did last.
import { freshKey } from "./asking.js";

const PLACE = "yatzy";
const MOST_TABLES = 50;
const MOST_PLAYERS = 20;
const TOKEN = /^[A-Za-z0-9_-]{22}$/;

/**
 * @typedef {{ id: string, token: string, title: string, sheet: string, players: string[], touched: number,
 *   over: boolean, begun: boolean, publisher?: string, turn?: number, turns?: number, claims?: string[] }} Known A table;
 *   `claims` are the keys its seats count for.
 * @typedef {{ name: string, key: string }} Player Somebody whose records are kept, known to the server by a key alone.
 * @typedef {{ language: string, theme: string, motion: string, sound: string, keys: string, dice: string }} Likings
 * @typedef {{ name: string, sheet: string, tables: Known[], players: Player[], settings: Partial<Likings> }} Memory
 */

/** @type {Memory} */
const NOTHING = { name: "", sheet: "", tables: [], players: [], settings: {} };

/**
 * What could not be written down, where there is no storage or no room: remembered until the page is closed.
 * @type {Memory | null}
 */
let unwritten = null;

/** @returns {Memory} */
function recall() {
  if (unwritten) return unwritten;
  try {
    return understood(JSON.parse(localStorage.getItem(PLACE) ?? "{}"));
  } catch {
    return NOTHING;
  }
}

/** Whether something is remembered only as long as the page is open. */
export function forgetful() {
  return unwritten !== null;
}

/** @param {Partial<Memory>} changes */
function remember(changes) {
  const memory = { ...recall(), ...changes };
  try {
    localStorage.setItem(PLACE, JSON.stringify(memory));
    unwritten = null;
  } catch {
    unwritten = memory;
  }
}

/**
 * Return what was remembered as far as it can be read: whatever wrote it, the page opens.
 * @param {any} told
 * @returns {Memory}
 */
function understood(told) {
  if (!isObject(told)) return NOTHING;
  const tables = Array.isArray(told.tables) ? told.tables.filter(isTable) : [];
  const players = Array.isArray(told.players) ? told.players.filter(isPlayer) : [];
  return {
    ...told,
    name: text(told.name),
    sheet: text(told.sheet),
    settings: isObject(told.settings) ? told.settings : {},
    players: players.slice(0, MOST_PLAYERS),
    tables: tables.map((/** @type {any} */ one) => ({
      ...one,
      title: text(one.title),
      publisher: text(one.publisher),
      sheet: text(one.sheet),
      players: Array.isArray(one.players) ? one.players.filter((/** @type {unknown} */ name) => typeof name === "string") : [],
      touched: Number(one.touched) || 0,
    })),
  };
}

/** @param {unknown} told */
function isObject(told) {
  return typeof told === "object" && told !== null && !Array.isArray(told);
}

/** @param {any} told */
function isTable(told) {
  return isObject(told) && typeof told.id === "string" && TOKEN.test(told.token);
}

/** @param {any} told */
function isPlayer(told) {
  return isObject(told) && typeof told.name === "string" && TOKEN.test(told.key);
}

/** @param {unknown} told */
function text(told) {
  return typeof told === "string" ? told : "";
}

/** What the user is called, and the sheet they played last. */
export function habits() {
  const { name, sheet } = recall();
  return { name, sheet };
}

/** @param {{ name?: string, sheet?: string }} habits */
export function rememberHabits(habits) {
  remember(habits);
}

/** How the user likes the page; `look.js` reads it at the same place. */
export function likings() {
  return recall().settings ?? {};
}

/** @param {Likings} settings */
export function rememberLikings(settings) {
  remember({ settings });
}

/** Whose records are kept on this device. */
export function players() {
  return recall().players;
}

/** @param {Player[]} players */
export function rememberPlayers(players) {
  remember({ players: players.slice(0, MOST_PLAYERS) });
}

/** The tables known here, the latest first. */
export function tables() {
  return recall().tables.toSorted((a, b) => b.touched - a.touched);
}

/** @type {Map<string, string>} */
const held = new Map();

/**
 * Return the token this browser holds at a table; one is made for a table it has never been at.
 * @param {string} id
 */
export function tokenFor(id) {
  const token = recall().tables.find((one) => one.id === id)?.token ?? held.get(id) ?? freshKey();
  held.set(id, token);
  return token;
}

/**
 * Remember a table, or what has become of it.
 * @param {string} id
 * @param {Partial<Known>} told
 */
export function rememberTable(id, told) {
  const known = recall().tables;
  const before = known.find((one) => one.id === id);
  /** @type {Known} */
  const blank = {
    id, token: tokenFor(id), title: "", sheet: "", players: [], touched: Date.now(), over: false, begun: false,
  };
  const table = { ...blank, ...before, ...told };
  held.set(id, table.token);
  const others = known.filter((one) => one.id !== id).toSorted((a, b) => b.touched - a.touched);
  // A game that goes on is never lost, nor one that is still to begin for one that is over.
  const playing = others.filter((one) => one.begun && !one.over);
  const rest = others.filter((one) => !playing.includes(one)).toSorted((a, b) => Number(a.over) - Number(b.over));
  remember({ tables: [table, ...playing, ...rest.slice(0, Math.max(0, MOST_TABLES - 1 - playing.length))] });
}

/** @param {string} id */
export function forgetTable(id) {
  remember({ tables: recall().tables.filter((one) => one.id !== id) });
}

/**
 * Hold another token at a table from now on, a fresh one where none is told; it is remembered once it turns out to
 * hold something there.
 * @param {string} id
 */
export function holdInstead(id, token = freshKey()) {
  forgetTable(id);
  held.set(id, token);
}

/**
 * Whether this browser remembers a token for a table.
 * @param {string} id
 */
export function isKnown(id) {
  return recall().tables.some((one) => one.id === id);
}

/** Take the token of a seat out of the address, where one came with it; "" otherwise. */
export function takeToken() {
  const token = location.hash.slice(1);
  if (!TOKEN.test(token)) return "";
  history.replaceState(history.state, "", location.pathname + location.search);
  return token;
}
