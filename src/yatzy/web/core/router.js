// The router: which screen an address shows, and moving between addresses without loading the page again.
import { CODE_LENGTH, CODE_LETTERS } from "./constants.js";
import { signal } from "./html.js";

const CODE = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`);

/**
 * @typedef {{ column: number | null, round: number | null, turn: number | null, throw: number }} ReviewRoute The column, round
 *   or single decision of a review.
 * @typedef {{ screen: "start" } | { screen: "not-found" } | { screen: "new", sheet: string } | { screen: "table", id: string, review: ReviewRoute | null }
 *   | { screen: "explore", search: string, own: string } | { screen: "drill", sheet: string, date: string }
 *   | { screen: "own" } | { screen: "evening" } | { screen: "compare" } | { screen: "records" } | { screen: "today", sheet: string } | { screen: "rules", sheet: string, table: string, language: string }} Route
 */

/**
 * Read the route from the current address.
 * @returns {Route}
 */
function readRoute() {
  const code = parseTableCode(decodePath(location.pathname.slice(1)));
  const query = new URLSearchParams(location.search);
  if (code) return { screen: "table", id: code, review: query.has("review") ? readReview(query) : null };
  const param = (/** @type {string} */ name) => query.get(name) ?? "";
  if (location.pathname === "/new") return { screen: "new", sheet: param("sheet") };
  if (location.pathname === "/explore") return { screen: "explore", search: location.search, own: location.hash.slice(1) };
  if (location.pathname === "/drill") return { screen: "drill", sheet: param("sheet"), date: param("date") };
  if (location.pathname === "/records") return { screen: "records" };
  if (location.pathname === "/evening") return { screen: "evening" };
  if (location.pathname === "/own") return { screen: "own" };
  if (location.pathname === "/compare") return { screen: "compare" };
  if (location.pathname === "/today") return { screen: "today", sheet: param("sheet") };
  if (location.pathname === "/rules") {
    return { screen: "rules", sheet: param("sheet"), table: parseTableCode(param("table")), language: param("language") };
  }
  return { screen: location.pathname === "/" ? "start" : "not-found" };
}

/**
 * @param {URLSearchParams} query
 * @returns {ReviewRoute}
 */
function readReview(query) {
  const number = (/** @type {string} */ name) => (/^\d{1,6}$/.test(query.get(name) ?? "") ? Number(query.get(name)) : null);
  return { column: number("column"), round: number("round"), turn: number("turn"), throw: number("throw") ?? 0 };
}

/**
 * Decode percent-encoding; text that is not valid is returned unchanged.
 * @param {string} text
 */
function decodePath(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Return the table id in what somebody typed or pasted: a code with any spaces and dashes, or a link; "" where there is none.
 * @param {string} typed
 */
export function parseTableCode(typed) {
  const path = typed.trim().split(/[#?]/)[0].replace(/\/+$/, "");
  const code = (path.split("/").at(-1) ?? "").replaceAll(/[\s\p{Dash}\p{Cf}]/gu, "").toLowerCase();
  return CODE.test(code) ? code : "";
}

/**
 * Format a table id for reading aloud: upper case, in two groups.
 * @param {string} id
 */
export function formatTableCode(id) {
  return `${id.slice(0, 5)}-${id.slice(5)}`.toUpperCase();
}

export const route = signal(readRoute());

/**
 * Show another address.
 * @param {string} address
 * @param {{ replace?: boolean, keepScroll?: boolean }} [options] `replace` the current history entry instead of adding
 *   one; `keepScroll` instead of scrolling to the top.
 */
export function navigate(address, { replace = false, keepScroll = false } = {}) {
  const isCurrent = address === location.pathname + location.search;
  history[replace || isCurrent ? "replaceState" : "pushState"](null, "", address);
  route.value = readRoute();
  if (!keepScroll) scrollTo(0, 0);
}

addEventListener("popstate", () => {
  route.value = readRoute();
});

/**
 * Click handler for links within the page: navigates without loading, unless a new tab or window was asked for.
 * @param {MouseEvent} event
 */
export function followLink(event) {
  const link = /** @type {HTMLAnchorElement} */ (event.currentTarget);
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
  event.preventDefault();
  navigate(link.pathname + link.search);
}
