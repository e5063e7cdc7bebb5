// The cells of a pad: what they contain, how it is drawn and how it is read out.
import { html } from "../core/html.js";
import { formatSigned, say } from "../i18n/fluent.js";

/**
 * @typedef {import("../net/wire").CardView} CardView
 * @typedef {import("../net/wire").PadView} PadView
 * @typedef {object} Cell
 * @property {"written" | "struck" | "offered" | "zero" | "barred" | "open"} kind
 * @property {number} points
 * @property {number} bonus
 * @property {boolean} advised Whether it is the coach's choice.
 * @property {boolean} best Whether it is the best box for the dice, if one is taken now.
 * @property {"" | "strong" | "loud"} weight How much the offer is stressed.
 * @property {boolean} forced Whether the rules leave no other choice.
 * @property {boolean} fresh Whether it was written just now.
 * @property {boolean} writing Whether the server has not confirmed the entry yet.
 */

/** The share of the most a box can give from which on its offer is stressed. */
const STRONG_SHARE = 0.8;

/**
 * Return the cell of a box: its points if it is filled, else what the dice would give.
 * @param {number | null} points
 * @param {import("../net/wire").Entry} [entry] Left out where no dice are on the table.
 * @param {import("../net/wire").RowView} [row] Its row, where offers are told by their weight.
 * @returns {Cell}
 */
export function boxCell(points, entry, row) {
  /** @type {Omit<Cell, "kind">} */
  const cell = { points: points ?? 0, bonus: 0, advised: false, best: false, weight: "", forced: false, fresh: false, writing: false };
  if (points !== null) return { ...cell, kind: points ? "written" : "struck" };
  if (!entry) return { ...cell, kind: "open" };
  const kind = !entry.allowed ? "barred" : entry.points + entry.bonus ? "offered" : "zero";
  const forced = entry.allowed && entry.reason.startsWith("forced");
  return { ...cell, kind, points: entry.points, bonus: entry.bonus, forced, weight: offerWeight(entry, row) };
}

/**
 * Return how much an offer is stressed, by what its box can give at most.
 * @param {import("../net/wire").Entry} entry
 * @param {import("../net/wire").RowView} [row]
 */
function offerWeight(entry, row) {
  if (!row || !entry.points) return "";
  if (row.feat === "all-alike") return "loud";
  return entry.points >= STRONG_SHARE * (row.most ?? 0) ? "strong" : "";
}

/** @param {{ cell: Cell }} props */
export function CellText({ cell }) {
  const marks = `${cell.weight ? ` ${cell.weight}` : ""}${cell.advised || cell.best ? " advised" : ""}${cell.forced ? " forced" : ""}${cell.writing ? " writing" : ""}`;
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
 * Return the label of a cell for screen readers.
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
      return say("page-cell-offered", { box, points, advised: cell.advised ? "yes" : cell.best ? "best" : "no" });
    case "zero":
      return say("page-cell-zero", { box });
    case "barred":
      return say("page-cell-barred", { box, why });
    default:
      return say("page-cell-open", { box });
  }
}

/**
 * Whether the upper section is full, so that its bonus is final.
 * @param {PadView} pad
 * @param {CardView} card
 */
function isUpperFull(pad, card) {
  const boxes = pad.rows.filter((row) => row.kind === "box");
  return boxes.every((row, place) => row.section !== "upper" || card.points[place] !== null);
}

/**
 * The upper bonus once it is earned, a stroke once it is lost, and the pace before that.
 * @param {{ pad: PadView, card: CardView, tell?: (text: string) => void }} props `tell` shows the text of the tapped pace.
 */
export function BonusCell({ pad, card, tell }) {
  if (card.upper_bonus) return html`<span class="pencil">${card.upper_bonus}</span>`;
  if (isUpperFull(pad, card)) return html`<span class="strike"><span class="pencil">0</span><${Stroke} /></span>`;
  if (card.pace === null) return null;
  const direction = card.pace < 0 ? "behind" : card.pace ? "ahead" : "even";
  const text = say("page-pace", { way: direction, points: Math.abs(card.pace) });
  const pace = formatSigned(card.pace);
  const label = `${pace}: ${text}`;
  if (!tell) return html`<span class=${`pace ${direction}`} role="img" title=${text} aria-label=${label}>${pace}</span>`;
  return html`<button class=${`pace ${direction}`} title=${text} aria-label=${label} onClick=${() => tell(text)}>${pace}</button>`;
}
