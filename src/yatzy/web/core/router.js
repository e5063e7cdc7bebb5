// The router: which screen an address shows, and moving between addresses without loading the page again.
import { CODE_LENGTH, CODE_LETTERS } from "./constants.js";
import { signal } from "./html.js";
import { hrefOf, isStaticSite, readAddress } from "./static-site.js";

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
  const { pathname, search, hash } = readAddress();
  const code = parseTableCode(decodePath(pathname.slice(1)));
  const query = new URLSearchParams(search);
  if (code) return { screen: "table", id: code, review: query.has("review") ? readReview(query) : null };
  const param = (/** @type {string} */ name) => query.get(name) ?? "";
  if (pathname === "/new") return { screen: "new", sheet: param("sheet") };
  if (pathname === "/explore") return { screen: "explore", search, own: hash.slice(1) };
  if (pathname === "/drill") return { screen: "drill", sheet: param("sheet"), date: param("date") };
  if (pathname === "/records") return { screen: "records" };
  if (pathname === "/evening") return { screen: "evening" };
  if (pathname === "/own") return { screen: "own" };
  if (pathname === "/compare") return { screen: "compare" };
  if (pathname === "/today") return { screen: "today", sheet: param("sheet") };
  if (pathname === "/rules") {
    return { screen: "rules", sheet: param("sheet"), table: parseTableCode(param("table")), language: param("language") };
  }
  return { screen: pathname === "/" ? "start" : "not-found" };
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
/** The address of the screen that is shown. */
let lastAddress = "/";
route.subscribe(() => {
  const { pathname, search } = readAddress();
  lastAddress = pathname + search;
});

/**
 * Show another address.
 * @param {string} address
 * @param {{ replace?: boolean, keepScroll?: boolean }} [options] `replace` the current history entry instead of adding
 *   one; `keepScroll` instead of scrolling to the top.
 */
export function navigate(address, { replace = false, keepScroll = false } = {}) {
  const { pathname, search } = readAddress();
  const isCurrent = address === pathname + search;
  history[replace || isCurrent ? "replaceState" : "pushState"](null, "", hrefOf(address));
  route.value = readRoute();
  if (!keepScroll) scrollTo(0, 0);
}

addEventListener("popstate", () => {
  // On a static site a fragment without a path is a place on this screen, which the browser has scrolled to.
  if (isStaticSite && location.hash && !location.hash.startsWith("#/")) history.replaceState(null, "", hrefOf(lastAddress));
  else route.value = readRoute();
});

/**
 * Click handler for links within the page: navigates without loading, unless a new tab or window was asked for.
 * @param {MouseEvent} event
 */
export function followLink(event) {
  const link = /** @type {HTMLAnchorElement} */ (event.currentTarget);
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
  event.preventDefault();
  const { pathname, search } = isStaticSite ? new URL(link.hash.slice(1), location.origin) : link;
  navigate(pathname + search);
}
