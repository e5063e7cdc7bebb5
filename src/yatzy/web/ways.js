// Where the reader is: the address says what is shown.
import { signal } from "./html.js";

const CODE = /^[23456789abcdefghjkmnpqrstvwxyz]{10}$/;

/**
 * @typedef {{ column: number | null, round: number | null, turn: number | null, throw: number }} Review A game looked at again:
 *   a column of a round, or one decision.
 * @typedef {{ screen: "start" } | { screen: "nowhere" } | { screen: "new", sheet: string } | { screen: "table", id: string, review: Review | null }
 *   | { screen: "explore", search: string, own: string } | { screen: "drill", sheet: string, date: string }
 *   | { screen: "own" } | { screen: "compare" } | { screen: "records" } | { screen: "today", sheet: string } | { screen: "rules", sheet: string, table: string, language: string }} Place
 */

/** @returns {Place} */
function read() {
  const code = readCode(decoded(location.pathname.slice(1)));
  const asked = new URLSearchParams(location.search);
  if (code) return { screen: "table", id: code, review: asked.has("review") ? reviewIn(asked) : null };
  const wanted = (/** @type {string} */ name) => asked.get(name) ?? "";
  if (location.pathname === "/new") return { screen: "new", sheet: wanted("sheet") };
  if (location.pathname === "/explore") return { screen: "explore", search: location.search, own: location.hash.slice(1) };
  if (location.pathname === "/drill") return { screen: "drill", sheet: wanted("sheet"), date: wanted("date") };
  if (location.pathname === "/records") return { screen: "records" };
  if (location.pathname === "/own") return { screen: "own" };
  if (location.pathname === "/compare") return { screen: "compare" };
  if (location.pathname === "/today") return { screen: "today", sheet: wanted("sheet") };
  if (location.pathname === "/rules") {
    return { screen: "rules", sheet: wanted("sheet"), table: readCode(wanted("table")), language: wanted("language") };
  }
  return { screen: location.pathname === "/" ? "start" : "nowhere" };
}

/**
 * Return what of a game looked at again the address names.
 * @param {URLSearchParams} asked
 * @returns {Review}
 */
function reviewIn(asked) {
  const number = (/** @type {string} */ name) => (/^\d{1,6}$/.test(asked.get(name) ?? "") ? Number(asked.get(name)) : null);
  return { column: number("column"), round: number("round"), turn: number("turn"), throw: number("throw") ?? 0 };
}

/**
 * Return an address as it is read; as it is written, where it cannot be.
 * @param {string} written
 */
function decoded(written) {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/**
 * Return the id of a table from its code as people type it, "" where it is none; a link will do as well, and whatever
 * stands between the letters.
 * @param {string} typed
 */
export function readCode(typed) {
  const path = typed.trim().split(/[#?]/)[0].replace(/\/+$/, "");
  const code = (path.split("/").at(-1) ?? "").replaceAll(/[\s\p{Dash}\p{Cf}]/gu, "").toLowerCase();
  return CODE.test(code) ? code : "";
}

/**
 * Write a code as people read it, in two groups.
 * @param {string} id
 */
export function writtenCode(id) {
  return `${id.slice(0, 5)}-${id.slice(5)}`.toUpperCase();
}

export const place = signal(read());

/**
 * @param {string} address
 * @param {{ instead?: boolean, stay?: boolean }} [how] In place of where one is; without scrolling back to the top.
 */
export function go(address, { instead = false, stay = false } = {}) {
  const here = address === location.pathname + location.search;
  history[instead || here ? "replaceState" : "pushState"](null, "", address);
  place.value = read();
  if (!stay) scrollTo(0, 0);
}

addEventListener("popstate", () => {
  place.value = read();
});

/**
 * Follow a link of ours without loading the page again.
 * @param {MouseEvent} event
 */
export function follow(event) {
  const link = /** @type {HTMLAnchorElement} */ (event.currentTarget);
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
