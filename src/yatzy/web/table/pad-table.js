// The whole pad with every column; many columns scroll beside the printed names.
import { html, useEffect, useRef } from "../core/html.js";
import { say } from "../i18n/fluent.js";
import { columnName, playingText } from "../i18n/sentences.js";
import { Chips } from "../pad/card.js";
import { BonusCell, cellLabel, CellText } from "../pad/cells.js";
import { chooseBox } from "./actions.js";
import { liveCell } from "./pad-card.js";
import { explainBox } from "./queries.js";
import { findCorrection } from "./real-dice.js";

/**
 * @typedef {import("./store.js").Table} Table
 * @typedef {import("../net/wire").RowView} PadRow
 */

/** @param {{ table: Table, still?: boolean, over?: any }} props `still` makes it read-only; `over` covers the empty pad. */
export function PadTable({ table, still = false, over }) {
  const pad = table.pad.value;
  const game = table.game.value;
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const movingColumn = game?.now.column;
  useEffect(() => {
    const head = frame.current?.querySelector("th.turn");
    const box = frame.current;
    if (!head || !box || box.scrollWidth <= box.clientWidth) return;
    const { offsetLeft, offsetWidth } = /** @type {HTMLElement} */ (head);
    // Scroll by whole columns, so that none is cut off beside the names.
    const columns = Math.round((offsetLeft - box.clientWidth / 2) / offsetWidth);
    box.scrollTo({ left: columns * offsetWidth, behavior: "auto" });
  }, [movingColumn, game?.columns.length]);
  if (!pad || !game) return null;
  const round = Math.min(table.shownRound.value, game.cards.length - 1);
  const density = game.columns.length > 6 ? "many" : game.columns.length > 3 ? "some" : "few";
  return html`
    <div class=${over ? "pad-room begins" : "pad-room"} style=${{ "--rows": `${pad.rows.length}` }}>
      <section class="paper pad-table" aria-label=${say("page-pad")}>
        <div class="binding"></div>
        <div class=${`pad-scroll ${density}`} ref=${frame} style=${{ "--columns": `${game.columns.length}` }} tabindex=${density === "many" ? 0 : -1}>
          <table>
            <thead>
              <tr>
                <td class="corner"></td>
                ${game.columns.map((_, column) => html`<${ColumnHead} table=${table} column=${column} />`)}
              </tr>
            </thead>
            <tbody>
              ${pad.rows.map((row, place) => html`
                <tr class=${`${row.kind}${pad.rows[place + 1] && pad.rows[place + 1].section !== row.section ? " ends" : ""}`}>
                  <th scope="row" aria-label=${row.kind === "box" ? row.label : undefined}>${row.kind === "box" && !still ? html`
                    <button class="about" aria-label=${say("page-box-about", { box: row.label })} onClick=${() => explainBox(table, row.key ?? "")}>${row.label}</button>` : row.label}${row.kind === "bonus" && html`${" "}
                    <small>${say("page-bonus-for", { at: pad.bonus_at ?? 0, points: pad.bonus })}</small>`}</th>
                  ${game.columns.map((_, column) => html`
                    <${TableCell} table=${table} row=${row} round=${round} column=${column} still=${still} />`)}
                </tr>`)}
            </tbody>
          </table>
        </div>
      </section>
      ${over}
    </div>`;
}

/** @param {{ table: Table, column: number }} props */
function ColumnHead({ table, column }) {
  const { game, room } = table.state.value;
  if (!game || !room) return null;
  const turn = game.now.phase !== "over" && game.now.column === column;
  const seats = game.columns[column];
  const computer = seats.some((seat) => room.seats[seat]?.computer);
  const handedOver = seats.find((seat) => room.seats[seat]?.stand_in);
  const text = handedOver !== undefined
    ? playingText(table.state.value, handedOver)
    : turn ? (seats.length > 1 ? say("page-turn-of", { player: game.players[game.now.seat] }) : say("page-turn"))
      : computer ? say("page-computer") : "";
  return html`
    <th scope="col" class=${turn ? "turn" : ""} data-player=${table.colours.value[seats[0]]}>
      <span class="column-name">${columnName(game, column)}</span>
      <small>${text}</small>
    </th>`;
}

/** @param {{ table: Table, row: PadRow, round: number, column: number, still: boolean }} props */
function TableCell({ table, row, round, column, still }) {
  const game = /** @type {import("../net/game-state").GameState} */ (table.game.value);
  const pad = /** @type {import("../net/wire").PadView} */ (table.pad.value);
  const card = game.cards[round][column];
  const { now } = game;
  const turn = now.phase !== "over" && now.column === column && round === now.round ? "turn" : "";
  if (row.kind === "box") {
    const explains = !still && turn && now.phase === "play" && !now.dice.length && !table.hasRealDice.value && card.points[game.keys.indexOf(row.key ?? "")] === null;
    return html`<td class=${turn} onClick=${explains ? () => explainBox(table, row.key ?? "") : undefined}><${BoxCell} table=${table} row=${row} round=${round} column=${column} still=${still} /></td>`;
  }
  if (row.kind === "bonus") {
    const tell = still ? undefined : (/** @type {string} */ text) => table.notify(text, "reason");
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
  const now = /** @type {import("../net/game-state").Now} */ (table.now.value);
  const cell = liveCell(table, round, column, key);
  const why = table.reasons.value?.reasons[key] ?? "";
  const label = cellLabel(row.label, cell, why);
  const correct = still ? null : findCorrection(table, round, column, key);
  const isOurs = !still && table.isOurTurn.value && column === now.column && round === now.round;
  const mayTake = isOurs && (["offered", "zero", "barred"].includes(cell.kind) || (table.hasRealDice.value && cell.kind === "open"));
  if (!mayTake && !correct) return html`<${CellText} cell=${cell} />`;
  return html`
    <button class=${`take ${cell.kind}`} data-box=${key} aria-label=${label} aria-disabled=${cell.kind === "barred"}
      title=${cell.kind === "barred" ? why : ""} onClick=${() => (correct ? correct() : chooseBox(table, key))}>
      <span aria-hidden="true"><${CellText} cell=${cell} /></span>
    </button>`;
}
