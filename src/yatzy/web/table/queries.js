// Requests about a table beside its live connection: reasons, possible points, advice.
import { announcement } from "../a11y/live-region.js";
import { effect, untracked } from "../core/html.js";
import { say } from "../i18n/fluent.js";
import { COMPUTE_TIMEOUT_MS } from "../net/http.js";
import { currentMoment } from "./reduce.js";

/** @typedef {import("./store.js").Table} Table */

/**
 * Load why each box gives what it gives, once per event; null if that fails.
 * @param {Table} table
 * @returns {Promise<import("../net/wire").Reasons | null>}
 */
export async function loadReasons(table) {
  if (table.reasons.value?.seq === table.game.value?.seq) return table.reasons.value;
  try {
    const reasons = await table.request("GET", "reasons");
    if (reasons.seq === table.game.value?.seq) table.reasons.value = reasons;
    return reasons;
  } catch {
    return null;
  }
}

/**
 * Show why a box is not allowed.
 * @param {Table} table
 * @param {string} key
 */
export async function showReason(table, key) {
  const reasons = await loadReasons(table);
  if (reasons?.reasons[key]) table.notify(reasons.reasons[key], "reason");
}

/**
 * Open the dialog that explains a box by the rules of this table.
 * @param {Table} table
 * @param {string} key
 */
export async function explainBox(table, key) {
  const { language } = table;
  if (table.now.value?.dice.length) loadReasons(table);
  await reportErrors(table, async () => {
    if (table.rules.value?.language !== language) table.rules.value = { language, view: await table.request("GET", "rules") };
    table.dialog.value = { kind: "box", key };
  });
}

/**
 * Mark the best box for every roll of a player here, at tables with a coach. Returns a function that stops it.
 * @param {Table} table
 */
export function watchBestBox(table) {
  const stop = effect(() => {
    if (table.isSettled.value && table.now.value?.dice.length) untracked(() => findBestBox(table));
  });
  return () => {
    stop();
    table.bestBox.value = null;
  };
}

/** @param {Table} table */
async function findBestBox(table) {
  const seq = table.game.value?.seq;
  if (!seq || table.bestBox.value?.seq === seq || !table.room.value?.coach || !table.isOurTurn.value || !table.now.value?.dice.length) return;
  table.bestBox.value = { seq, key: "" };
  try {
    const advice = await table.request("GET", "advice", undefined, COMPUTE_TIMEOUT_MS);
    const best = advice.choices.find((/** @type {import("../net/wire").Choice} */ one) => one.key);
    if (best && table.game.value?.seq === seq) table.bestBox.value = { seq, key: best.key };
  } catch {
    // Nothing is marked: it was not asked for this time.
  }
}

/**
 * Open the dialog with the points a box can take, for real dice that are not entered.
 * @param {Table} table
 * @param {string} key
 */
export async function openPointsDialog(table, key) {
  const { seq, seat } = currentMoment(table.state.value);
  await reportErrors(table, async () => {
    const possible = await table.request("GET", "marks");
    if (possible.seq !== seq || currentMoment(table.state.value).seq !== seq) return;
    table.dialog.value = { kind: "points", key, seat, seq, takes: possible.boxes };
  });
}

/**
 * Open the dialog with what an earlier turn could have entered instead.
 * @param {Table} table
 * @param {{ turn: number, key: string, seat: number }} entry
 */
export async function openCorrectionDialog(table, entry) {
  await reportErrors(table, async () => {
    const possible = await table.request("GET", `marks?turn=${entry.turn}`);
    table.dialog.value = { kind: "correction", ...entry, takes: possible.boxes, was: table.game.value?.turns[entry.turn] };
  });
}

/**
 * Request advice for the current dice and announce it.
 * @param {Table} table
 */
export async function requestAdvice(table) {
  const seq = table.game.value?.seq;
  if (!seq || !table.room.value?.coach || !table.isOurTurn.value || !table.now.value?.dice.length) return;
  if (!table.isSettled.value) table.settleDice();
  if (table.advice.value) return;
  table.hint.value = { seq, advice: null };
  const advice = await reportErrors(table, () => table.request("GET", "advice", undefined, COMPUTE_TIMEOUT_MS));
  if (table.game.value?.seq !== seq) return;
  table.hint.value = advice ? { seq, advice } : null;
  if (advice) announcement.value = say("page-coach-says", { choice: advice.names[0], why: advice.why.join(" ") });
}

/**
 * Run a request and show its error, if any; then the result is null.
 * @template T
 * @param {Table} table
 * @param {() => Promise<T>} run
 * @returns {Promise<T | null>}
 */
export async function reportErrors(table, run) {
  try {
    return await run();
  } catch (error) {
    table.notify(/** @type {Error} */ (error).message || say("page-away"), "problem");
    return null;
  }
}
