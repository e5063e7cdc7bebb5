// One column as a card, split in two or three parts so that all boxes fit on a phone.
import { html } from "../core/html.js";
import { say } from "../i18n/fluent.js";
import { BonusCell, CellText } from "./cells.js";

/**
 * @typedef {import("../net/wire").RowView} PadRow
 * @typedef {import("../net/wire").PadView} PadView
 * @typedef {import("../net/wire").CardView} CardView
 */

/** Pads with more rows leave less room around them on a phone. */
export const LONG_PAD_ROWS = 20;

/** How many rows the parts may differ by to keep the sections apart. */
const MAX_DIFFERENCE = 3;

/**
 * Split the rows of a pad in halves of similar length; the upper section stays together.
 * @param {PadRow[]} rows
 */
export function splitInHalves(rows) {
  const shownRows = rows.filter((row) => row.kind !== "sum");
  const total = shownRows.at(-1);
  const body = shownRows.slice(0, -1);
  const upper = body.filter((row) => row.section === "upper").length;
  const even = Math.ceil(shownRows.length / 2);
  const cut = Math.abs(body.length - 2 * upper) <= MAX_DIFFERENCE ? upper : Math.max(upper, even);
  const left = body.slice(0, cut);
  const right = body.slice(cut);
  if (total) (left.length <= right.length ? left : right).push(total);
  return [left, right];
}

/**
 * Split the rows of a pad in three, for a phone held sideways: the upper section, and the rest in two.
 * @param {PadRow[]} rows
 */
function splitInThirds(rows) {
  const shownRows = rows.filter((row) => row.kind !== "sum");
  const upper = shownRows.filter((row) => row.section === "upper").length;
  const even = Math.ceil(shownRows.length / 3);
  const cut = Math.abs(upper - even) <= MAX_DIFFERENCE ? upper : even;
  const next = cut + Math.ceil((shownRows.length - cut) / 2);
  return [shownRows.slice(0, cut), shownRows.slice(cut, next), shownRows.slice(next)];
}

/**
 * A column of any pad, on its own or at a table.
 * @param {{ pad: PadView, card: CardView, label: string, parts?: number, box: (row: PadRow) => any,
 *   tell?: (text: string) => void, over?: any }} props `box` renders the row of a box; `tell` shows the text of a tapped cell; `over` covers the empty card.
 */
export function ScoreCard({ pad, card, label, parts = 2, box, tell, over }) {
  const columns = parts === 3 ? splitInThirds(pad.rows) : parts === 2 ? splitInHalves(pad.rows) : [pad.rows.filter((row) => row.kind !== "sum")];
  const longest = Math.max(...columns.map((rows) => rows.length));
  return html`
    <div class=${over ? "pad-room begins" : "pad-room"} style=${{ "--rows": `${longest}` }}>
      <section class="paper pad-card" aria-label=${label}>
        <div class="binding"></div>
        <div class=${["halves single", "halves", "halves thirds"][parts - 1]}>
          ${columns.map((rows) => html`
            <div class="half">
              ${rows.map((row) => (row.kind === "box" ? box(row) : html`<${SumRow} pad=${pad} row=${row} card=${card} tell=${tell} />`))}
            </div>`)}
        </div>
      </section>
      ${over}
    </div>`;
}

/** @param {{ pad: PadView, row: PadRow, card: CardView, tell?: (text: string) => void }} props */
function SumRow({ pad, row, card, tell }) {
  if (row.kind === "bonus") {
    const share = pad.bonus_at ? Math.min(1, card.upper / pad.bonus_at) : 0;
    return html`
      <div class="row bonus">
        <span class="unseen">${say("page-bonus-told", { label: row.label, at: pad.bonus_at ?? 0, sum: card.upper })}</span>
        <span class="name" aria-hidden="true">${row.label}<small>${say("page-bonus-from", { at: pad.bonus_at ?? 0, sum: card.upper })}</small>
          <span class="progress"><i style=${{ width: `${share * 100}%` }}></i></span></span>
        <span class="cell"><${BonusCell} pad=${pad} card=${card} tell=${tell} /></span>
      </div>`;
  }
  if (row.kind === "further") {
    return html`
      <div class="row bonus">
        <span class="name">${row.label}</span>
        <span class="cell">${pad.chips ? html`<${Chips} card=${card} each=${pad.further} />` : html`
          <span class="pencil">${card.bonuses || ""}</span>`}</span>
      </div>`;
  }
  return html`
    <div class="row total"><span class="name">${row.label}</span>
      <span class="cell"><span class="pencil">${card.total}</span></span></div>`;
}

/**
 * Bonuses as chips.
 * @param {{ card: import("../net/wire").CardView, each: number }} props
 */
export function Chips({ card, each }) {
  const count = each ? card.bonuses / each : 0;
  return html`<span class="chips-won" role="img" aria-label=${say("page-chips", { count, points: card.bonuses })}>
    ${Array.from({ length: count }, () => html`<i>${each}</i>`)}</span>`;
}

/**
 * The row of a box: a button where `take` is given. With `about` its name is another button, which explains the box.
 * @param {{ row: PadRow, cell: import("./cells.js").Cell, label: string, take: (() => void) | null, about?: () => void }} props
 */
export function BoxRow({ row, cell, label, take, about }) {
  if (about) {
    const name = html`<button class="name about" aria-label=${say("page-box-about", { box: row.label })} onClick=${about}>${row.label}</button>`;
    const text = html`<span class="cell" aria-hidden="true"><${CellText} cell=${cell} /></span>`;
    return html`<div class=${`row ${cell.kind}${take ? " takes" : ""}`}>${name}${take ? html`
      <button class="take-cell" data-box=${row.key} aria-label=${label} aria-disabled=${cell.kind === "barred"} onClick=${take}>${text}</button>` : html`
      <span role="img" aria-label=${label}>${text}</span>`}</div>`;
  }
  const content = html`<span class="name" aria-hidden="true">${row.label}</span>${" "}
    <span class="cell" aria-hidden="true"><${CellText} cell=${cell} /></span>`;
  if (!take) return html`<div class=${`row ${cell.kind}`} role="img" aria-label=${label}>${content}</div>`;
  return html`
    <button class=${`row ${cell.kind} takes`} data-box=${row.key} aria-label=${label} aria-disabled=${cell.kind === "barred"}
      onClick=${take}>${content}</button>`;
}
