// The standings: at the end, and after every round of a series.
import { html } from "../core/html.js";
import { formatSigned, say } from "../i18n/fluent.js";
import { columnName } from "../i18n/sentences.js";
import { Dialog } from "../ui/dialog.js";

/** @typedef {import("./store.js").Table} Table */

/**
 * The standings of a series: on request, and once after every round.
 * @param {{ table: Table }} props
 */
export function SeriesDialog({ table }) {
  return html`
    <${Dialog} title=${say("page-series")} close=${() => (table.dialog.value = null)}><${Ranking} table=${table} /><//>`;
}

/**
 * The standings: in a series with every round, else with the distance to the best.
 * @param {{ table: Table }} props
 */
export function Ranking({ table }) {
  const { game, room } = table.state.value;
  if (!game || !room || (game.columns.length === 1 && game.rounds === 1)) return null;
  const { winners, standings } = game.now;
  const isSeries = game.rounds > 1;
  const order = game.columns.map((_, column) => column)
    .toSorted((a, b) => (standings[b]?.score ?? 0) - (standings[a]?.score ?? 0));
  const finished = game.now.phase === "over" ? game.cards : game.cards.slice(0, game.now.round);
  const best = standings[order[0]]?.score ?? 0;
  const behind = (/** @type {number} */ column) => {
    const less = best - (standings[column]?.score ?? 0);
    return less ? formatSigned(-less) : "";
  };
  return html`
    <table class="ranking">
      ${isSeries && html`<thead><tr><td></td>
        ${finished.map((_, round) => html`<th scope="col">${round + 1}</th>`)}
        ${standings.length > 0 && html`
          <th scope="col">${say("page-counting-short", { counting: room.counting })}</th>`}</tr></thead>`}
      <tbody>
        ${order.map((column) => html`
          <tr class=${winners.includes(column) ? "winner" : ""}>
            <th scope="row">${columnName(game, column)}</th>
            ${isSeries ? finished.map((cards) => html`<td class="soft">${cards[column].total}</td>`) : html`
              <td class="soft">${behind(column)}</td>`}
            ${standings[column] && html`<td><span class="pencil">${standings[column].score}</span></td>`}
          </tr>`)}
      </tbody>
    </table>`;
}
