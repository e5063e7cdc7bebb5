// The player's actions at a table. What is allowed comes from the server, which refuses the rest with a reason.
import { loadReasons, openPointsDialog, showReason } from "./queries.js";
import { currentMoment, reduce } from "./reduce.js";
import { facesOf, hasSameFaces, markKept } from "./tray-dice.js";

/** @typedef {import("./store.js").Table} Table */

/** How long a column stays in view after an entry, before the next player's. */
export const ENTRY_MS = 1_100;
/** In `sessionStorage`: the kept dice, for reloading the page during a turn. Earlier versions have stored it. */
const KEPT_DICE_KEY = "yatzy-aside";

/**
 * Roll the dice that are not kept. While dice tumble, settle them instead; just after they came to rest, do nothing.
 * @param {Table} table
 */
export function roll(table) {
  const now = table.now.value;
  if (!table.isSettled.value) return table.settleDice();
  if (table.motion.isGuarded.value) return table.motion.extendGuard();
  if (!now || !mayRoll(table)) return undefined;
  table.freshEntry.value = table.pinnedColumn.value = table.pinnedRound.value = null;
  const { seat } = now;
  const keep = facesOf(table.state.value.trayDice.filter((die) => die.kept));
  const hasChanged = now.dice.length > 0 && !hasSameFaces(keep, now.kept);
  if (hasChanged) table.sendMoves({ type: "keep", seat, dice: keep }, { type: "roll", seat });
  else table.sendMoves({ type: "roll", seat });
  return undefined;
}

/**
 * Whether the roll button is enabled.
 * @param {Table} table
 */
export function mayRoll(table) {
  const now = table.now.value;
  if (!now || !table.isOurTurn.value || table.hasRealDice.value || table.isBusy.value) return false;
  if (now.phase === "roll-off") return true;
  return now.rolls_left > 0 && !(now.dice.length && table.state.value.trayDice.every((die) => die.kept));
}

/**
 * Keep a die, or release it. This is local until the next roll.
 * @param {Table} table
 * @param {number} place
 */
export function toggleDie(table, place) {
  const now = table.now.value;
  const { trayDice } = table.state.value;
  if (!table.isSettled.value) table.settleDice();
  if (!now || !table.isOurTurn.value || table.isBusy.value || !now.rolls_left || !trayDice[place] || !now.dice.length) return;
  selectDice(table, trayDice.map((die, at) => (at === place ? !die.kept : die.kept)));
}

/**
 * @param {Table} table
 * @param {boolean[]} kept
 */
function selectDice(table, kept) {
  const { id, state } = table;
  state.value = reduce(state.value, { type: "select", kept });
  try {
    const faces = facesOf(state.value.trayDice.filter((die) => die.kept));
    sessionStorage.setItem(KEPT_DICE_KEY, JSON.stringify({ id, seq: currentMoment(state.value).seq, aside: faces }));
  } catch {
    // Without storage the choice is lost when the page is reloaded.
  }
}

/**
 * Restore the kept dice after a reload, if nothing has happened since.
 * @param {Table} table
 */
export function restoreKeptDice({ id, state }) {
  try {
    const { id: savedId, seq, aside } = JSON.parse(sessionStorage.getItem(KEPT_DICE_KEY) ?? "{}");
    if (savedId !== id || seq !== currentMoment(state.value).seq) return;
    state.value = reduce(state.value, { type: "select", kept: markKept(state.value.trayDice, aside).map((die) => die.kept) });
  } catch {
    // Nothing valid is stored.
  }
}

/**
 * Keep the dice the coach would keep.
 * @param {Table} table
 */
export function keepAsAdvised(table) {
  const keep = table.advice.value?.advice?.choices[0].keep;
  if (keep && table.isOurTurn.value) selectDice(table, markKept(table.state.value.trayDice, keep).map((die) => die.kept));
}

/**
 * Choose a box: enter it, ask first where it gives 0 and another would give points, say why where it is not allowed.
 * @param {Table} table
 * @param {string} key
 */
export function chooseBox(table, key) {
  const now = table.now.value;
  if (!table.isSettled.value) return table.settleDice();
  if (!now || !table.isOurTurn.value || table.isBusy.value) return undefined;
  if (table.hasRealDice.value && !now.dice.length) return openPointsDialog(table, key);
  const entry = now.entries.find((one) => one.key === key);
  if (!entry) return undefined;
  if (!entry.allowed) return showReason(table, key);
  const choice = { key, ...currentMoment(table.state.value) };
  const isBetter = now.entries.some((one) => one.allowed && one.points + one.bonus > 0);
  if (entry.points + entry.bonus === 0 && isBetter) {
    table.dialog.value = { kind: "zero", ...choice };
    return loadReasons(table);
  }
  return enterBox(table, choice);
}

/**
 * Enter a box. Ignored if anything has happened since it was chosen.
 * @param {Table} table
 * @param {{ key: string, seat: number, seq: number }} choice
 * @param {import("../net/wire").PointsView} [mark] The points, where real dice were not entered.
 */
export function enterBox(table, { key, seat, seq }, mark) {
  table.dialog.value = null;
  if (seq !== currentMoment(table.state.value).seq) return;
  table.pendingBox.value = key;
  table.sendMoves({ type: "enter", seat, key, ...mark });
}

/**
 * Undo the last action, if it was of a seat of this device.
 * @param {Table} table
 */
export function undo(table) {
  const seat = table.now.value?.undo ?? null;
  if (seat !== null && table.state.value.seats.includes(seat) && !table.isBusy.value) {
    table.sendMoves({ type: "take-back", seat });
  }
}

/**
 * Whether the last action can be undone here.
 * @param {Table} table
 */
export function mayUndo(table) {
  const seat = table.now.value?.undo ?? null;
  return seat !== null && table.state.value.seats.includes(seat);
}

/**
 * Return a seat of this device that a bot plays for now; null where the players here play themselves.
 * @param {Table} table
 * @returns {number | null}
 */
export function findHandedOverSeat(table) {
  const { room, seats } = table.state.value;
  const now = table.now.value;
  const handedOver = seats.filter((seat) => room?.seats[seat]?.stand_in);
  if (!now || now.phase === "over" || !handedOver.length) return null;
  if (handedOver.includes(now.seat)) return now.seat;
  return handedOver.length === seats.length ? handedOver[0] : null;
}

/**
 * @param {Table} table
 * @param {string} reaction
 */
export function sendReaction(table, reaction) {
  const { seats, game } = table.state.value;
  const seat = game && seats.includes(game.now.seat) ? game.now.seat : seats[0];
  if (seat !== undefined) table.connection.sendReaction(seat, reaction);
}

/**
 * Show the standings of a series once after each round, when the last entry has been in view for a while.
 * @param {Table} table
 * @param {import("../net/game-state").GameState | null} before
 */
export function showSeriesAfterRound(table, before) {
  const game = table.game.value;
  if (!game || !before || game.now.phase === "over" || game.now.round <= before.now.round) return;
  const { round } = game.now;
  const show = () => {
    if (!table.dialog.value && table.now.value?.round === round) table.dialog.value = { kind: "series", round };
  };
  table.timers.set("series", show, ENTRY_MS);
}

/**
 * Whether a dialog is outdated: the game has moved on, its turn was corrected, or its player has moved.
 * @param {any} dialog
 * @param {import("../net/game-state").GameState | null} game
 */
export function isOutdated(dialog, game) {
  if (!dialog || !game) return false;
  const { seq, was, turn, to, round } = dialog;
  if (round !== undefined) return round !== game.now.round || game.now.phase === "over";
  if (seq !== undefined) return seq !== game.seq;
  if (to !== undefined) return to !== game.now.seat || game.now.phase === "over";
  return Boolean(was) && !["seat", "key", "points"].every((of) => game.turns[turn]?.[/** @type {"key"} */ (of)] === was[of]);
}
