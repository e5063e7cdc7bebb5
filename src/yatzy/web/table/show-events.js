// Shows what happened at a table for a moment, and announces it.
import { announcement } from "../a11y/live-region.js";
import { say } from "../i18n/fluent.js";
import { eventText, nextTurnText } from "../i18n/sentences.js";
import { isMotionOff } from "../storage/settings.js";
import { ENTRY_MS } from "./actions.js";
import { saveCurrentTable } from "./save.js";

/**
 * @typedef {import("./store.js").Table} Table
 * @typedef {import("./reduce.js").TableState} TableState
 */

const BUBBLE_MS = 3_200;

/**
 * Announce and show a move.
 * @param {Table} table
 * @param {TableState} previous
 * @param {TableState} next
 */
export function showMove(table, previous, next) {
  const last = /** @type {import("./reduce.js").LastEvent} */ (next.lastEvent);
  const { event } = last;
  forgetMoment(table, event.type === "took-back" ? table.diceAfterUndo : []);
  announceEvent(table, previous, next);
  if (event.type === "rolled") table.motion[isMotionOff() ? "rest" : "tumble"]();
  if (event.type === "entered") showEntry(table, last.column, event.key);
  else if (event.type !== "kept") table.freshEntry.value = null;
  table.loadReasonsIfBarred();
  if (previous.game?.now.seat !== next.game?.now.seat) table.pinnedColumn.value = null;
  if (next.game?.now.phase === "over" || event.type === "entered") saveCurrentTable(table);
}

/**
 * Announce what happened while there was no connection; the dice lie already.
 * @param {Table} table
 * @param {TableState} previous
 * @param {TableState} next
 */
export function showMissed(table, previous, next) {
  forgetMoment(table, []);
  table.settleDice();
  table.freshEntry.value = null;
  if (previous.game?.now.seat !== next.game?.now.seat) table.pinnedColumn.value = null;
  announceEvent(table, previous, next);
}

/**
 * Drop what belonged to the moment before an event.
 * @param {Table} table
 * @param {number[]} enteredDice
 */
function forgetMoment(table, enteredDice) {
  table.hint.value = null;
  table.reasons.value = null;
  table.pendingBox.value = "";
  table.enteredDice.value = enteredDice;
  table.diceAfterUndo = [];
  table.notice.value = null;
}

/**
 * @param {Table} table
 * @param {TableState} previous
 * @param {TableState} next
 */
function announceEvent(table, previous, next) {
  const happened = next.lastEvent ? eventText(next, next.lastEvent, table.pad.value) : "";
  const sentence = [happened, nextTurnText(previous, next)].filter(Boolean).join(" ");
  if (sentence) announcement.value = sentence;
}

/**
 * @param {Table} table
 * @param {number} column
 * @param {string} key
 */
function showEntry(table, column, key) {
  table.settleDice();
  table.motion.clearGuard();
  table.freshEntry.value = { column, key };
  table.timers.set("linger", () => (table.freshEntry.value = null), ENTRY_MS);
}

/**
 * @param {Table} table
 * @param {number} seat
 * @param {string} reaction
 */
export function showReaction(table, seat, reaction) {
  const text = say(`page-reaction-${reaction}`);
  table.bubbles.value = { ...table.bubbles.value, [seat]: text };
  announcement.value = say("page-told-reacts", { player: table.game.value?.players[seat] ?? "", text });
  const hide = () => {
    const { [seat]: _, ...rest } = table.bubbles.value;
    table.bubbles.value = rest;
  };
  table.timers.set(`bubble-${seat}`, hide, BUBBLE_MS);
}
