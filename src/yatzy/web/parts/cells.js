// What stands in the cells of a pad: printed things are printed, written things are written.
import { html } from "../html.js";
import { say, signed } from "../words.js";

/**
 * @typedef {import("../table.js").Table} Table
 * @typedef {import("../wire").CardView} CardView
 * @typedef {import("../wire").PadView} PadView
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
 * Return what stands in a box that is filled, or what it makes of the dice.
 * @param {number | null} points
 * @param {import("../wire").Entry} [entry] Where dice lie there.
 * @returns {Cell}
 */
export function boxCell(points, entry) {
  const cell = { points: points ?? 0, bonus: 0, advised: false, forced: false, fresh: false, writing: false };
  if (points !== null) return { ...cell, kind: points ? "written" : "struck" };
  if (!entry) return { ...cell, kind: "open" };
  const kind = !entry.allowed ? "barred" : entry.points + entry.bonus ? "offered" : "zero";
  const forced = entry.allowed && entry.reason.startsWith("forced");
  return { ...cell, kind, points: entry.points, bonus: entry.bonus, forced };
}

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
  const here = round === now.round && column === now.column && now.phase === "play" && table.settled.value && !table.rolling.value;
  const entry = here ? now.entries.find((one) => one.key === key) : undefined;
  const latest = table.fresh.value;
  return {
    ...boxCell(points, entry),
    advised: Boolean(entry) && table.advice.value?.advice?.choices[0]?.key === key,
    fresh: latest?.column === column && latest.key === key && round === now.round,
    writing: here && points === null && table.writing.value === key,
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
 * @param {PadView} pad
 * @param {CardView} card
 */
function upperFull(pad, card) {
  const boxes = pad.rows.filter((row) => row.kind === "box");
  return boxes.every((row, place) => row.section !== "upper" || card.points[place] !== null);
}

/**
 * The bonus once it is earned, a stroke once it is lost, and the pace for it before that.
 * @param {{ pad: PadView, card: CardView, tell?: (text: string) => void }} props `tell` says what is tapped.
 */
export function BonusCell({ pad, card, tell }) {
  if (card.upper_bonus) return html`<span class="pencil">${card.upper_bonus}</span>`;
  if (upperFull(pad, card)) return html`<span class="strike"><span class="pencil">0</span><${Stroke} /></span>`;
  if (card.pace === null) return null;
  const way = card.pace < 0 ? "behind" : card.pace ? "ahead" : "even";
  const told = say("page-pace", { way, points: Math.abs(card.pace) });
  const pace = signed(card.pace);
  const label = `${pace}: ${told}`;
  if (!tell) return html`<span class=${`pace ${way}`} role="img" title=${told} aria-label=${label}>${pace}</span>`;
  return html`<button class=${`pace ${way}`} title=${told} aria-label=${label} onClick=${() => tell(told)}>${pace}</button>`;
}
