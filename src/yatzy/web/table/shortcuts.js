// Keyboard shortcuts of a table: Space rolls, digits keep, arrows move between boxes, H asks the coach, Z undoes, ? lists them.
import { focusBoxAcross, focusNextBox, isKeyIgnored } from "../pad/keyboard.js";
import { roll, toggleDie, undo } from "./actions.js";
import { requestAdvice } from "./queries.js";
import { pressFaceKey } from "./real-dice.js";

/** @typedef {import("./store.js").Table} Table */

/**
 * Listen to the shortcuts. Returns a function that stops it.
 * @param {Table} table
 */
export function listenToShortcuts(table) {
  const handleKeydown = (/** @type {KeyboardEvent} */ event) => {
    if (isKeyIgnored(event)) return;
    if (handleKey(table, event.key, /** @type {HTMLElement} */ (event.target))) event.preventDefault();
  };
  addEventListener("keydown", handleKeydown);
  return () => removeEventListener("keydown", handleKeydown);
}

/**
 * Handle a key. Returns whether it was a shortcut.
 * @param {Table} table
 * @param {string} key
 * @param {HTMLElement} target
 */
function handleKey(table, key, target) {
  if (/^[1-9]$/.test(key)) {
    if (table.hasRealDice.value) pressFaceKey(Number(key));
    else toggleDie(table, Number(key) - 1);
    return true;
  }
  switch (key) {
    case " ":
      // Other buttons handle Space themselves.
      if (target.closest("button") && !target.closest(".dice, .pad-card, .pad-table, .act")) return false;
      roll(table);
      return true;
    case "ArrowDown":
    case "ArrowUp":
      focusNextBox(key === "ArrowDown" ? 1 : -1);
      return true;
    case "ArrowLeft":
    case "ArrowRight":
      return focusBoxAcross(key === "ArrowRight" ? 1 : -1);
    case "h":
    case "H":
      requestAdvice(table);
      return true;
    case "?":
      table.dialog.value = { kind: "keys" };
      return true;
    case "z":
    case "Z":
      undo(table);
      return true;
    default:
      return false;
  }
}
