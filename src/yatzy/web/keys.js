// The keyboard at the table: Space rolls, digits keep, arrows walk the pad, Enter writes, H asks, Z takes back, ? tells them all.
import { askCoach } from "./counsel.js";
import { roll, toggle, undo } from "./moves.js";
import { tellDie } from "./parts/correcting.js";
import { keyed } from "./settings.js";

/** @typedef {import("./table.js").Table} Table */

/**
 * Listen to the keys as long as the table is there; return how to stop.
 * @param {Table} table
 */
export function tableKeys(table) {
  const listen = (/** @type {KeyboardEvent} */ event) => {
    if (notOurs(event)) return;
    if (pressed(table, event.key, /** @type {HTMLElement} */ (event.target))) event.preventDefault();
  };
  addEventListener("keydown", listen);
  return () => removeEventListener("keydown", listen);
}

/**
 * Whether a key is not for us: keys are switched off, a field or a link has it, or it is held down, which does
 * something once.
 * @param {KeyboardEvent} event
 */
export function notOurs(event) {
  if (!keyed.value || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return true;
  if (/** @type {HTMLElement} */ (event.target).closest("dialog, input, select, textarea, a")) return true;
  if (!event.repeat || event.key.startsWith("Arrow")) return false;
  if (/^([1-9zh ]|Enter)$/i.test(event.key)) event.preventDefault();
  return true;
}

/**
 * Do what a key asks for; tell whether it asks for something.
 * @param {Table} table
 * @param {string} key
 * @param {HTMLElement} target
 */
function pressed(table, key, target) {
  if (/^[1-9]$/.test(key)) {
    if (table.real.value) tellDie(Number(key));
    else toggle(table, Number(key) - 1);
    return true;
  }
  switch (key) {
    case " ":
      // A button that is no part of the game does what buttons do.
      if (target.closest("button") && !target.closest(".dice, .pad-card, .pad-table, .act")) return false;
      roll(table);
      return true;
    case "ArrowDown":
    case "ArrowUp":
      walk(key === "ArrowDown" ? 1 : -1);
      return true;
    case "ArrowLeft":
    case "ArrowRight":
      return across(key === "ArrowRight" ? 1 : -1);
    case "h":
    case "H":
      askCoach(table);
      return true;
    case "?":
      table.asking.value = { kind: "keys" };
      return true;
    case "z":
    case "Z":
      undo(table);
      return true;
    default:
      return false;
  }
}

/** @returns {HTMLElement[]} */
function boxes() {
  return [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("main [data-box]"))];
}

/** @param {number} step */
export function walk(step) {
  const all = boxes();
  const here = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const next = here < 0 ? (step > 0 ? 0 : all.length - 1) : (here + step + all.length) % all.length;
  all[next]?.focus();
}

/**
 * Go to the box nearest on the other half, or in the next column.
 * @param {number} step
 */
export function across(step) {
  const here = document.activeElement?.getBoundingClientRect();
  if (!here || !document.activeElement?.matches("[data-box]")) return false;
  const there = boxes()
    .map((box) => ({ box, place: box.getBoundingClientRect() }))
    .filter(({ place }) => (place.left - here.left) * step > here.width / 2)
    .toSorted((a, b) => far(a.place, here) - far(b.place, here));
  there[0]?.box.focus();
  return true;
}

/**
 * @param {DOMRect} one
 * @param {DOMRect} other
 */
function far(one, other) {
  return Math.abs(one.top - other.top) + Math.abs(one.left - other.left) / 4;
}
