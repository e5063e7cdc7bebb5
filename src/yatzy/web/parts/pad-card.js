// One column as a card of two halves, or three thirds, so that all boxes are in sight on a phone.
import { html } from "../html.js";
import { write } from "../moves.js";
import { columnName } from "../state.js";
import { say } from "../words.js";
import { BonusCell, cellLabel, cellOf, CellText } from "./cells.js";
import { correctable } from "./correcting.js";

/**
 * @typedef {import("../table.js").Table} Table
 * @typedef {import("../wire").PadRow} PadRow
 * @typedef {import("../wire").PadView} PadView
 * @typedef {import("../wire").CardView} CardView
 */

/** How much longer one half may be than the other, for the sake of keeping the sections apart. */
const UNEVEN = 3;

/**
 * Return the rows of a pad in two halves of about the same length; the upper section stays together.
 * @param {PadRow[]} rows
 */
export function halves(rows) {
  const told = rows.filter((row) => row.kind !== "sum");
  const total = told.at(-1);
  const body = told.slice(0, -1);
  const upper = body.filter((row) => row.section === "upper").length;
  const even = Math.ceil(told.length / 2);
  const cut = Math.abs(body.length - 2 * upper) <= UNEVEN ? upper : Math.max(upper, even);
  const left = body.slice(0, cut);
  const right = body.slice(cut);
  if (total) (left.length <= right.length ? left : right).push(total);
  return [left, right];
}

/**
 * Return the rows of a pad in three parts, for a phone that is held sideways and low: the upper section, and the
 * rest in two.
 * @param {PadRow[]} rows
 */
function thirds(rows) {
  const told = rows.filter((row) => row.kind !== "sum");
  const upper = told.filter((row) => row.section === "upper").length;
  const even = Math.ceil(told.length / 3);
  const cut = Math.abs(upper - even) <= UNEVEN ? upper : even;
  const next = cut + Math.ceil((told.length - cut) / 2);
  return [told.slice(0, cut), told.slice(cut, next), told.slice(next)];
}

/** @param {{ table: Table, column: number, parts?: number }} props */
export function PadCard({ table, column, parts = 2 }) {
  const pad = table.pad.value;
  const game = table.game.value;
  if (!pad || !game) return null;
  const round = Math.min(table.round.value, game.cards.length - 1);
  const label = say("page-pad-of", { player: columnName(game, column) });
  const box = (/** @type {PadRow} */ row) => html`<${LiveRow} table=${table} row=${row} round=${round} column=${column} />`;
  const tell = (/** @type {string} */ text) => table.tell(text, "reason");
  return html`<${CardOfPad} pad=${pad} card=${game.cards[round][column]} label=${label} parts=${parts} box=${box} tell=${tell} />`;
}

/**
 * A column of any pad.
 * @param {{ pad: PadView, card: CardView, label: string, parts?: number, box: (row: PadRow) => any,
 *   tell?: (text: string) => void }} props `box` shows the row of a box, `tell` says what is tapped.
 */
export function CardOfPad({ pad, card, label, parts = 2, box, tell }) {
  const split = parts === 3 ? thirds(pad.rows) : parts === 2 ? halves(pad.rows) : [pad.rows.filter((row) => row.kind !== "sum")];
  const most = Math.max(...split.map((rows) => rows.length));
  return html`
    <section class="paper pad-card" aria-label=${label}>
      <div class="binding"></div>
      <div class=${["halves single", "halves", "halves thirds"][parts - 1]} style=${{ "--rows": `${most}` }}>
        ${split.map((rows) => html`
          <div class="half">
            ${rows.map((row) => (row.kind === "box" ? box(row) : html`<${SumRow} pad=${pad} row=${row} card=${card} tell=${tell} />`))}
          </div>`)}
      </div>
    </section>`;
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
 * The bonuses that are chips, laid beside the card.
 * @param {{ card: import("../wire").CardView, each: number }} props
 */
export function Chips({ card, each }) {
  const count = each ? card.bonuses / each : 0;
  return html`<span class="chips-won" role="img" aria-label=${say("page-chips", { count, points: card.bonuses })}>
    ${Array.from({ length: count }, () => html`<i>${each}</i>`)}</span>`;
}

/** @param {{ table: Table, row: PadRow, round: number, column: number }} props */
function LiveRow({ table, row, round, column }) {
  const key = row.key ?? "";
  const now = /** @type {import("../wire").Now} */ (table.now.value);
  const cell = cellOf(table, round, column, key);
  const wrong = correctable(table, round, column, key);
  const label = cellLabel(row.label, cell, table.why.value?.reasons[key] ?? "");
  const ours = table.ours.value && column === now.column && round === now.round;
  const takes = ours && (["offered", "zero", "barred"].includes(cell.kind) || (table.real.value && cell.kind === "open"));
  const take = wrong ?? (takes ? () => write(table, key) : null);
  return html`<${BoxRow} row=${row} cell=${cell} label=${label} take=${take} />`;
}

/**
 * The row of a box, which can be taken or is only looked at.
 * @param {{ row: PadRow, cell: import("./cells.js").Cell, label: string, take: (() => void) | null }} props
 */
export function BoxRow({ row, cell, label, take }) {
  const inside = html`<span class="name" aria-hidden="true">${row.label}</span>${" "}
    <span class="cell" aria-hidden="true"><${CellText} cell=${cell} /></span>`;
  if (!take) return html`<div class=${`row ${cell.kind}`} role="img" aria-label=${label}>${inside}</div>`;
  return html`
    <button class=${`row ${cell.kind} takes`} data-box=${row.key} aria-label=${label} aria-disabled=${cell.kind === "barred"}
      onClick=${take}>${inside}</button>`;
}
