// Where the reader is: the address says what is shown.
import { signal } from "./html.js";

const CODE = /^[23456789abcdefghjkmnpqrstvwxyz]{10}$/;

/**
 * @typedef {{ screen: "start" } | { screen: "nowhere" } | { screen: "new", sheet: string } | { screen: "table", id: string }
 *   | { screen: "rules", sheet: string, table: string, language: string }} Place
 */

/** @returns {Place} */
function read() {
  const code = readCode(decodeURIComponent(location.pathname.slice(1)));
  if (code) return { screen: "table", id: code };
  const asked = new URLSearchParams(location.search);
  const wanted = (/** @type {string} */ name) => asked.get(name) ?? "";
  if (location.pathname === "/new") return { screen: "new", sheet: wanted("sheet") };
  if (location.pathname === "/rules") {
    return { screen: "rules", sheet: wanted("sheet"), table: readCode(wanted("table")), language: wanted("language") };
  }
  return { screen: location.pathname === "/" ? "start" : "nowhere" };
}

/**
 * Return the id of a table from its code as people type it, "" where it is none; a link will do as well.
 * @param {string} typed
 */
export function readCode(typed) {
  const last = typed.trim().split("#")[0].split("/").at(-1) ?? "";
  const code = last.replaceAll(/[\s-]/g, "").toLowerCase();
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

/** @param {string} address */
export function go(address, { instead = false } = {}) {
  history[instead ? "replaceState" : "pushState"](null, "", address);
  place.value = read();
  scrollTo(0, 0);
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
