// Tables this browser knows, each with the token that holds its seats.
import { createKey } from "../core/key.js";
import { readAddress, replaceAddress } from "../core/static-site.js";
import { readStore, TOKEN, updateStore } from "./local-store.js";

/** @typedef {import("./local-store.js").SavedTable} SavedTable */

const MAX_TABLES = 50;

/** Tokens used since the page was opened, also for tables that are not saved. @type {Map<string, string>} */
const tokens = new Map();

/** Return the saved tables, the latest first. */
export function listTables() {
  return readStore().tables.toSorted((a, b) => b.touched - a.touched);
}

/**
 * Return the token for a table; creates one for a table this browser has never been at.
 * @param {string} id
 */
export function getToken(id) {
  const token = readStore().tables.find((one) => one.id === id)?.token ?? tokens.get(id) ?? createKey();
  tokens.set(id, token);
  return token;
}

/**
 * Save a table, or changes to a saved one. Where there are too many, finished games are dropped first, then those that
 * have not begun; games in progress are never dropped.
 * @param {string} id
 * @param {Partial<SavedTable>} changes
 */
export function saveTable(id, changes) {
  const saved = readStore().tables;
  const before = saved.find((one) => one.id === id);
  /** @type {SavedTable} */
  const blank = {
    id, token: getToken(id), title: "", sheet: "", players: [], touched: Date.now(), over: false, begun: false,
  };
  const table = { ...blank, ...before, ...changes };
  tokens.set(id, table.token);
  const others = saved.filter((one) => one.id !== id).toSorted((a, b) => b.touched - a.touched);
  const playing = others.filter((one) => one.begun && !one.over);
  const rest = others.filter((one) => !playing.includes(one)).toSorted((a, b) => Number(a.over) - Number(b.over));
  updateStore({ tables: [table, ...playing, ...rest.slice(0, Math.max(0, MAX_TABLES - 1 - playing.length))] });
}

/**
 * Leave a table out of the list of unfinished games, or list it again. Its token stays: the seat can always be reclaimed here.
 * @param {string} id
 * @param {boolean} hidden
 */
export function hideTable(id, hidden) {
  if (isTableSaved(id)) saveTable(id, { hidden });
}

/**
 * Use another token at a table. It is saved with the table once it turns out to hold a seat there.
 * @param {string} id
 */
export function replaceToken(id, token = createKey()) {
  updateStore({ tables: readStore().tables.filter((one) => one.id !== id) });
  tokens.set(id, token);
}

/** @param {string} id */
export function isTableSaved(id) {
  return readStore().tables.some((one) => one.id === id);
}

/** Remove a token from the fragment of the address and return it; "" where there is none. */
export function takeTokenFromUrl() {
  const { pathname, search, hash } = readAddress();
  const token = hash.slice(1);
  if (!TOKEN.test(token)) return "";
  replaceAddress(pathname + search);
  return token;
}
