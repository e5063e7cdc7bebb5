// What stands in the cells of a pad: printed things are printed, written things are written.
import { html } from "../html.js";
import { say, signed } from "../words.js";

/**
 * @typedef {import("../table.js").Table} Table
 * @typedef {import("../wire").CardView} CardView
 * @typedef {object} Cell
 * @property {"written" | "struck" | "offered" | "zero" | "barred" | "open"} kind
 * @property {number} points
 * @property {number} bonus
 * @property {boolean} advised Whether the coach would take it.
 * @property {boolean} forced Whether the sheet says where to go, and says here.
 * @property {boolean} fresh Whether it was written just now.
 * @property {boolean} writing Whether it is being written.
 */

/**
 * Return what stands in a box of a column.
 * @param {Table} table
 * @param {number} round
 * @param {number} column
 * @param {string} key
 * @returns {Cell}
 */
export function cellOf(table, round, column, key) {
  const game = /** @type {import("../wire").GameState} */ (table.game.value);
  const { now } = game;
  const points = game.cards[round][column].points[game.keys.indexOf(key)];
  const latest = table.fresh.value;
  const cell = {
    points: points ?? 0, bonus: 0, advised: false, forced: false, writing: false,
    fresh: latest?.column === column && latest.key === key && round === now.round,
  };
  if (points !== null) return { ...cell, kind: points ? "written" : "struck" };
  if (round !== now.round || column !== now.column || now.phase !== "play" || !table.settled.value || table.rolling.value) {
    return { ...cell, kind: "open" };
  }
  const entry = now.entries.find((one) => one.key === key);
  if (!entry) return { ...cell, kind: "open", writing: table.writing.value === key };
  const kind = !entry.allowed ? "barred" : entry.points + entry.bonus ? "offered" : "zero";
  return {
    ...cell, kind, points: entry.points, bonus: entry.bonus,
    advised: table.advice.value?.advice?.choices[0]?.key === key,
    forced: entry.allowed && entry.reason.startsWith("forced"),
    writing: table.writing.value === key,
  };
}

/** @param {{ cell: Cell }} props */
export function CellText({ cell }) {
  const marks = `${cell.advised ? " advised" : ""}${cell.forced ? " forced" : ""}${cell.writing ? " writing" : ""}`;
  const text = cell.bonus ? `${cell.points}+${cell.bonus}` : `${cell.points}`;
  switch (cell.kind) {
    case "written":
      return html`<span class=${`pencil${cell.fresh ? " fresh" : ""}`}>${cell.points}</span>`;
    case "struck":
      return html`<span class=${`strike${cell.fresh ? " fresh" : ""}`}><span class="pencil">0</span><${Stroke} /></span>`;
    case "offered":
      return html`<span class=${`offer${cell.bonus ? " long" : ""}${marks}`}>${text}</span>`;
    case "zero":
      return html`<span class=${`offer nothing${marks}`}>0</span>`;
    case "barred":
      return html`<span class="cross"></span>`;
    default:
      return html`<span class=${cell.writing ? "offer writing" : "blank"}></span>`;
  }
}

function Stroke() {
  return html`<svg class="stroke" viewBox="0 0 40 20" preserveAspectRatio="none" aria-hidden="true">
    <path d="M3 15.5C12 12.5 25 7.5 37 4.5" pathLength="1" /></svg>`;
}

/**
 * Return what a cell says to who does not see it.
 * @param {string} box
 * @param {Cell} cell
 * @param {string} why
 */
export function cellLabel(box, cell, why) {
  const points = cell.bonus ? `${cell.points}+${cell.bonus}` : `${cell.points}`;
  switch (cell.kind) {
    case "written":
      return say("page-cell-written", { box, points });
    case "struck":
      return say("page-cell-struck", { box });
    case "offered":
      return say("page-cell-offered", { box, points, advised: cell.advised ? "yes" : "no" });
    case "zero":
      return say("page-cell-zero", { box });
    case "barred":
      return say("page-cell-barred", { box, why });
    default:
      return say("page-cell-open", { box });
  }
}

/**
 * Whether a column's upper section is full: what its bonus is stands fast.
 * @param {Table} table
 * @param {CardView} card
 */
function upperFull(table, card) {
  const rows = table.pad.value?.rows ?? [];
  const keys = table.game.value?.keys ?? [];
  return rows.every((row) => row.section !== "upper" || !row.key || card.points[keys.indexOf(row.key)] !== null);
}

/**
 * The bonus once it is earned, a stroke once it is lost, and the pace for it before that.
 * @param {{ table: Table, card: CardView }} props
 */
export function BonusCell({ table, card }) {
  if (card.upper_bonus) return html`<span class="pencil">${card.upper_bonus}</span>`;
  if (upperFull(table, card)) return html`<span class="strike"><span class="pencil">0</span><${Stroke} /></span>`;
  if (card.pace === null) return null;
  const pace = signed(card.pace);
  const tone = card.pace < 0 ? "behind" : "ahead";
  return html`<span class=${`pace ${tone}`} title=${say("page-pace", { pace })}>${pace}</span>`;
}
