// What is worth a celebration at a table: rare rolls, the bonus, a win, a personal best. Shown for a moment over everything,
// gone with the next touch, and never where nothing may move.
import { effect, untracked } from "../core/html.js";
import { say } from "../i18n/fluent.js";
import { columnName, outcomeText } from "../i18n/sentences.js";
import { isMotionOff } from "../storage/settings.js";
import { listTables } from "../storage/tables.js";

/**
 * @typedef {import("./store.js").Table} Table
 * @typedef {import("./reduce.js").TableState} TableState
 * @typedef {{ kind: "all-alike" | "longest-straight" | "bonus" | "win" | "best", title: string, points: number }} Celebration
 */

const CELEBRATION_MS = 1_700;
const VIBRATION_MS = [40, 60, 40, 60, 160];

/**
 * Celebrate what happens at a table from now on. Returns a function that stops it.
 * @param {Table} table
 */
export function watchCelebrations(table) {
  let last = table.state.peek();
  const dismiss = () => table.celebration.peek() && (table.celebration.value = null);
  for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, dismiss, { capture: true, passive: true });
  const stop = effect(() => {
    const state = table.state.value;
    if (!table.isSettled.value || state.lastEvent === last.lastEvent) return;
    const previous = last;
    last = state;
    untracked(() => celebrate(table, findCelebration(table, previous, state)));
  });
  return () => {
    stop();
    for (const touch of ["pointerdown", "keydown"]) removeEventListener(touch, dismiss, { capture: true });
    table.celebration.value = null;
  };
}

/**
 * @param {Table} table
 * @param {Celebration | null} celebration
 */
function celebrate(table, celebration) {
  if (!celebration || isMotionOff() || document.hidden) return;
  table.celebration.value = celebration;
  navigator.vibrate?.(VIBRATION_MS);
  table.timers.set("celebration", () => (table.celebration.value = null), CELEBRATION_MS);
}

/**
 * Return what an event is celebrated for, null where it is not. Bots get no celebrations.
 * @param {Table} table
 * @param {TableState} previous
 * @param {TableState} next
 * @returns {Celebration | null}
 */
export function findCelebration(table, previous, next) {
  const { game, lastEvent: last, room } = next;
  if (!game || !last || !previous.game || !room) return null;
  const seat = room.seats[last.seat];
  if (seat?.computer || seat?.stand_in) return null;
  if (["rolled", "laid"].includes(last.event.type)) return game.now.phase === "play" ? findRareRoll(table, game) : null;
  if (last.event.type !== "entered") return null;
  if (game.now.phase === "over") return findEnd(table, next, game);
  const { round } = previous.game.now;
  const [before, after] = [previous.game, game].map((one) => one.cards[round]?.[last.column]?.upper_bonus ?? 0);
  const label = table.pad.value?.rows.find((row) => row.kind === "bonus")?.label ?? "";
  return after > 0 && !before ? { kind: "bonus", title: say("page-cheer-box", { box: label }), points: after } : null;
}

/**
 * @param {Table} table
 * @param {import("../net/game-state").GameState} game
 * @returns {Celebration | null}
 */
function findRareRoll(table, game) {
  for (const row of table.pad.value?.rows ?? []) {
    const entry = row.feat && game.now.entries.find((one) => one.key === row.key);
    if (row.feat && entry?.allowed && entry.points) {
      return { kind: row.feat, title: say("page-cheer-box", { box: row.label }), points: entry.points + entry.bonus };
    }
  }
  return null;
}

/**
 * @param {Table} table
 * @param {TableState} state
 * @param {import("../net/game-state").GameState} game
 * @returns {Celebration | null}
 */
function findEnd(table, state, game) {
  const ours = game.columns.map((seats) => seats.some((seat) => state.seats.includes(seat)));
  const score = (/** @type {number} */ column) => game.now.standings[column]?.score ?? 0;
  const best = game.columns.findIndex((_, column) => ours[column] && isPersonalBest(table, columnName(game, column), score(column)));
  if (best >= 0) return { kind: "best", title: say("page-cheer-best"), points: score(best) };
  const winner = game.now.winners.find((column) => ours[column]);
  return winner === undefined || game.columns.length < 2 ? null : { kind: "win", title: outcomeText(state), points: score(winner) };
}

/**
 * Whether a score is higher than all earlier ones of a name by these rules on this device.
 * @param {Table} table
 * @param {string} name
 * @param {number} score
 */
function isPersonalBest(table, name, score) {
  const earlier = listTables()
    .filter((one) => one.id !== table.id && one.over && one.sheet === table.room.value?.sheet)
    .flatMap((one) => one.scores ?? [])
    .filter((one) => one.name === name);
  return earlier.length > 0 && earlier.every((one) => one.score < score);
}
