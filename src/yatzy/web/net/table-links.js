// Opens tables: on a server, or in this browser where a part of the page that keeps tables there has registered itself.
import { openRemoteTable } from "./socket.js";

/** @typedef {import("./table-link").OpenTable} OpenTable */

/** @type {{ open: OpenTable, has: (id: string) => boolean } | null} */
let local = null;

/** @param {{ open: OpenTable, has: (id: string) => boolean }} tables */
export function registerLocalTables(tables) {
  local = tables;
}

/**
 * Whether a table is kept in this browser.
 * @param {string} id
 */
export const isLocalTable = (id) => local?.has(id) ?? false;

/** @type {OpenTable} */
export const openTable = (id, token, callbacks) => (local?.has(id) ? local.open : openRemoteTable)(id, token, callbacks);
