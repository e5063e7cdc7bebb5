// The whole pad with every column; where there are many, they scroll past the printed names.
import { html, useEffect, useRef } from "../html.js";
import { write } from "../moves.js";
import { columnName } from "../state.js";
import { playingText } from "../telling.js";
import { say } from "../words.js";
import { BonusCell, cellLabel, cellOf, CellText } from "./cells.js";
import { correctable } from "./correcting.js";
import { Chips } from "./pad-card.js";

/**
 * @typedef {import("../table.js").Table} Table
 * @typedef {import("../wire").PadRow} PadRow
 */

/** @param {{ table: Table, still?: boolean }} props `still` where it is only looked at. */
export function PadTable({ table, still = false }) {
  const pad = table.pad.value;
  const game = table.game.value;
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const moving = game?.now.column;
  useEffect(() => {
    const head = frame.current?.querySelector("th.turn");
    const box = frame.current;
    if (!head || !box || box.scrollWidth <= box.clientWidth) return;
    const { offsetLeft, offsetWidth } = /** @type {HTMLElement} */ (head);
    // Whole columns are passed by, so that none is cut where the names begin.
    const columns = Math.round((offsetLeft - box.clientWidth / 2) / offsetWidth);
    box.scrollTo({ left: columns * offsetWidth, behavior: "auto" });
  }, [moving, game?.columns.length]);
  if (!pad || !game) return null;
  const round = Math.min(table.round.value, game.cards.length - 1);
  const many = game.columns.length > 6 ? "many" : game.columns.length > 3 ? "some" : "few";
  return html`
    <section class="paper pad-table" aria-label=${say("page-pad")}>
      <div class="binding"></div>
      <div class=${`pad-scroll ${many}`} ref=${frame} style=${{ "--columns": `${game.columns.length}` }} tabindex=${many === "many" ? 0 : -1}>
        <table>
          <thead>
            <tr>
              <td class="corner"></td>
              ${game.columns.map((_, column) => html`<${Head} table=${table} column=${column} />`)}
            </tr>
          </thead>
          <tbody>
            ${pad.rows.map((row, place) => html`
              <tr class=${`${row.kind}${pad.rows[place + 1] && pad.rows[place + 1].section !== row.section ? " ends" : ""}`}>
                <th scope="row">${row.label}${row.kind === "bonus" && html`${" "}
                  <small>${say("page-bonus-for", { at: pad.bonus_at ?? 0, points: pad.bonus })}</small>`}</th>
                ${game.columns.map((_, column) => html`
                  <${TableCell} table=${table} row=${row} round=${round} column=${column} still=${still} />`)}
              </tr>`)}
          </tbody>
        </table>
      </div>
    </section>`;
}

/** @param {{ table: Table, column: number }} props */
function Head({ table, column }) {
  const { game, room } = table.seen.value;
  if (!game || !room) return null;
  const turn = game.now.phase !== "over" && game.now.column === column;
  const seats = game.columns[column];
  const computer = seats.some((seat) => room.seats[seat]?.computer);
  const handed = seats.find((seat) => room.seats[seat]?.stand_in);
  const told = handed !== undefined
    ? playingText(table.seen.value, handed)
    : turn ? (seats.length > 1 ? say("page-turn-of", { player: game.players[game.now.seat] }) : say("page-turn"))
      : computer ? say("page-computer") : "";
  return html`
    <th scope="col" class=${turn ? "turn" : ""}>
      <span class="column-name">${columnName(game, column)}</span>
      <small>${told}</small>
    </th>`;
}

/** @param {{ table: Table, row: PadRow, round: number, column: number, still: boolean }} props */
function TableCell({ table, row, round, column, still }) {
  const game = /** @type {import("../wire").GameState} */ (table.game.value);
  const pad = /** @type {import("../wire").PadView} */ (table.pad.value);
  const card = game.cards[round][column];
  const { now } = game;
  const turn = now.phase !== "over" && now.column === column && round === now.round ? "turn" : "";
  if (row.kind === "box") {
    return html`<td class=${turn}><${BoxCell} table=${table} row=${row} round=${round} column=${column} still=${still} /></td>`;
  }
  if (row.kind === "bonus") {
    const tell = still ? undefined : (/** @type {string} */ text) => table.tell(text, "reason");
    return html`<td class=${turn}><${BonusCell} pad=${pad} card=${card} tell=${tell} /></td>`;
  }
  if (row.kind === "further") {
    return html`<td class=${turn}>${pad.chips ? html`<${Chips} card=${card} each=${pad.further} />` : html`
      <span class="pencil small">${card.bonuses || ""}</span>`}</td>`;
  }
  const sum = row.kind === "sum" ? card.upper : card.total;
  return html`<td class=${turn}><span class=${row.kind === "sum" ? "pencil small" : "pencil"}>${sum}</span></td>`;
}

/** @param {{ table: Table, row: PadRow, round: number, column: number, still: boolean }} props */
function BoxCell({ table, row, round, column, still }) {
  const key = row.key ?? "";
  const now = /** @type {import("../wire").Now} */ (table.now.value);
  const cell = cellOf(table, round, column, key);
  const why = table.why.value?.reasons[key] ?? "";
  const label = cellLabel(row.label, cell, why);
  const wrong = still ? null : correctable(table, round, column, key);
  const ours = !still && table.ours.value && column === now.column && round === now.round;
  const takes = ours && (["offered", "zero", "barred"].includes(cell.kind) || (table.real.value && cell.kind === "open"));
  if (!takes && !wrong) return html`<${CellText} cell=${cell} />`;
  return html`
    <button class=${`take ${cell.kind}`} data-box=${key} aria-label=${label} aria-disabled=${cell.kind === "barred"}
      title=${cell.kind === "barred" ? why : ""} onClick=${() => (wrong ? wrong() : write(table, key))}>
      <span aria-hidden="true"><${CellText} cell=${cell} /></span>
    </button>`;
}
