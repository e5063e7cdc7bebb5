// Who stands where: at the end, and after every round of a series.
import { html } from "../html.js";
import { columnName } from "../state.js";
import { say, signed } from "../words.js";
import { Dialog } from "./dialog.js";

/** @typedef {import("../table.js").Table} Table */

/**
 * How a series stands: asked for, or told once when a round of it is over.
 * @param {{ table: Table }} props
 */
export function SeriesDialog({ table }) {
  return html`
    <${Dialog} title=${say("page-series")} close=${() => (table.asking.value = null)}><${Ranking} table=${table} /><//>`;
}

/**
 * Who stands where: in a series with every round, else with what each is behind.
 * @param {{ table: Table }} props
 */
export function Ranking({ table }) {
  const { game, room } = table.seen.value;
  if (!game || !room || (game.columns.length === 1 && game.rounds === 1)) return null;
  const { winners, standings } = game.now;
  const series = game.rounds > 1;
  const order = game.columns.map((_, column) => column)
    .toSorted((a, b) => (standings[b]?.score ?? 0) - (standings[a]?.score ?? 0));
  const finished = game.now.phase === "over" ? game.cards : game.cards.slice(0, game.now.round);
  const best = standings[order[0]]?.score ?? 0;
  const behind = (/** @type {number} */ column) => {
    const less = best - (standings[column]?.score ?? 0);
    return less ? signed(-less) : "";
  };
  return html`
    <table class="ranking">
      ${series && html`<thead><tr><td></td>
        ${finished.map((_, round) => html`<th scope="col">${round + 1}</th>`)}
        ${standings.length > 0 && html`
          <th scope="col">${say("page-counting-short", { counting: room.counting })}</th>`}</tr></thead>`}
      <tbody>
        ${order.map((column) => html`
          <tr class=${winners.includes(column) ? "winner" : ""}>
            <th scope="row">${columnName(game, column)}</th>
            ${series ? finished.map((cards) => html`<td class="soft">${cards[column].total}</td>`) : html`
              <td class="soft">${behind(column)}</td>`}
            ${standings[column] && html`<td><span class="pencil">${standings[column].score}</span></td>`}
          </tr>`)}
      </tbody>
    </table>`;
}
