// One column of a table as a card.
import { html } from "../core/html.js";
import { say } from "../i18n/fluent.js";
import { columnName } from "../i18n/sentences.js";
import { BoxRow, ScoreCard } from "../pad/card.js";
import { boxCell, cellLabel } from "../pad/cells.js";
import { chooseBox } from "./actions.js";
import { explainBox } from "./queries.js";
import { findCorrection } from "./real-dice.js";

/**
 * @typedef {import("./store.js").Table} Table
 * @typedef {import("../net/wire").RowView} PadRow
 * @typedef {import("../pad/cells.js").Cell} Cell
 */

/** @param {{ table: Table, column: number, parts?: number, over?: any }} props `over` covers the empty card. */
export function PadCard({ table, column, parts = 2, over }) {
  const pad = table.pad.value;
  const game = table.game.value;
  if (!pad || !game) return null;
  const round = Math.min(table.shownRound.value, game.cards.length - 1);
  const label = say("page-pad-of", { player: columnName(game, column) });
  const box = (/** @type {PadRow} */ row) => html`<${LiveRow} table=${table} row=${row} round=${round} column=${column} />`;
  const tell = (/** @type {string} */ text) => table.notify(text, "reason");
  return html`<${ScoreCard} pad=${pad} card=${game.cards[round][column]} label=${label} parts=${parts} box=${box} tell=${tell} over=${over} />`;
}

/** @param {{ table: Table, row: PadRow, round: number, column: number }} props */
function LiveRow({ table, row, round, column }) {
  const key = row.key ?? "";
  const now = /** @type {import("../net/game-state").Now} */ (table.now.value);
  const cell = liveCell(table, round, column, key);
  const correct = findCorrection(table, round, column, key);
  const label = cellLabel(row.label, cell, table.reasons.value?.reasons[key] ?? "");
  const isOurs = table.isOurTurn.value && column === now.column && round === now.round;
  const mayTake = isOurs && (["offered", "zero", "barred"].includes(cell.kind) || (table.hasRealDice.value && cell.kind === "open"));
  const onTake = correct ?? (mayTake ? () => chooseBox(table, key) : null);
  return html`<${BoxRow} row=${row} cell=${cell} label=${label} take=${onTake} about=${() => explainBox(table, key)} />`;
}

/**
 * Return the cell of a box at a table, with advice and entries in progress.
 * @param {Table} table
 * @param {number} round
 * @param {number} column
 * @param {string} key
 * @returns {Cell}
 */
export function liveCell(table, round, column, key) {
  const game = /** @type {import("../net/game-state").GameState} */ (table.game.value);
  const { now } = game;
  const points = game.cards[round][column].points[game.keys.indexOf(key)];
  const here = round === now.round && column === now.column && now.phase === "play" && table.isSettled.value && !table.isRolling.value;
  const entry = here ? now.entries.find((one) => one.key === key) : undefined;
  const row = table.pad.value?.rows.find((one) => one.key === key);
  const latest = table.freshEntry.value;
  return {
    ...boxCell(points, entry, row),
    best: Boolean(entry) && table.bestBox.value?.seq === game.seq && table.bestBox.value.key === key,
    advised: Boolean(entry) && table.advice.value?.advice?.choices[0]?.key === key,
    fresh: latest?.column === column && latest.key === key && round === now.round,
    writing: here && points === null && table.pendingBox.value === key,
  };
}
