// The keyboard on a pad: which keys count, and moving the focus between boxes.
import { areShortcutsOn } from "../storage/settings.js";

/**
 * Whether a key is to be ignored: shortcuts are off, a field or link has the focus, or the key repeats while held down.
 * @param {KeyboardEvent} event
 */
export function isKeyIgnored(event) {
  if (!areShortcutsOn.value || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return true;
  if (/** @type {HTMLElement} */ (event.target).closest("dialog, input, select, textarea, a")) return true;
  if (!event.repeat || event.key.startsWith("Arrow")) return false;
  if (/^([1-9zh ]|Enter)$/i.test(event.key)) event.preventDefault();
  return true;
}

/** @returns {HTMLElement[]} */
function listBoxes() {
  return [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("main [data-box]"))];
}

/**
 * Focus the next box, wrapping around.
 * @param {number} step 1 or -1.
 */
export function focusNextBox(step) {
  const all = listBoxes();
  const here = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const next = here < 0 ? (step > 0 ? 0 : all.length - 1) : (here + step + all.length) % all.length;
  all[next]?.focus();
}

/**
 * Focus the nearest box on the other half of the card or in the next column. Returns false where no box has the focus.
 * @param {number} step
 */
export function focusBoxAcross(step) {
  const here = document.activeElement?.getBoundingClientRect();
  if (!here || !document.activeElement?.matches("[data-box]")) return false;
  const candidates = listBoxes()
    .map((box) => ({ box, place: box.getBoundingClientRect() }))
    .filter(({ place }) => (place.left - here.left) * step > here.width / 2)
    .toSorted((a, b) => boxDistance(a.place, here) - boxDistance(b.place, here));
  candidates[0]?.box.focus();
  return true;
}

/**
 * @param {DOMRect} one
 * @param {DOMRect} other
 */
function boxDistance(one, other) {
  return Math.abs(one.top - other.top) + Math.abs(one.left - other.left) / 4;
}
