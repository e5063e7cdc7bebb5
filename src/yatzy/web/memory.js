// What this browser remembers: its tables with the tokens of their seats, and what its user did last.
import { freshKey } from "./asking.js";

const PLACE = "yatzy";
const MOST_TABLES = 50;

/**
 * @typedef {{ id: string, token: string, title: string, sheet: string, players: string[], touched: number,
 *   over: boolean, begun: boolean }} Known
 * @typedef {{ language: string, theme: string, motion: string, sound: string, dice: string }} Likings
 * @typedef {{ name: string, sheet: string, tables: Known[], settings: Partial<Likings> }} Memory
 */

/** @type {Memory} */
const NOTHING = { name: "", sheet: "", tables: [], settings: {} };

/** @returns {Memory} */
function recall() {
  try {
    return { ...NOTHING, ...JSON.parse(localStorage.getItem(PLACE) ?? "{}") };
  } catch {
    return NOTHING;
  }
}

/** @param {Partial<Memory>} changes */
function remember(changes) {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...recall(), ...changes }));
  } catch {
    // Without storage the page plays on, and forgets when it is closed.
  }
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
  const others = known.filter((one) => one.id !== id).toSorted((a, b) => b.touched - a.touched);
  remember({ tables: [table, ...others].slice(0, MOST_TABLES) });
}

/** @param {string} id */
export function forgetTable(id) {
  remember({ tables: recall().tables.filter((one) => one.id !== id) });
}

/**
 * Take over a seat whose token came with the address, and take it out of the address bar.
 * @param {string} id
 */
export function takeOver(id) {
  const token = location.hash.slice(1);
  if (!/^[A-Za-z0-9_-]{22}$/.test(token)) return;
  rememberTable(id, { token });
  held.set(id, token);
  history.replaceState(history.state, "", location.pathname);
}
