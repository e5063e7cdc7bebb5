// The players as chips with their totals; a chip shows its column.
import { html, useEffect, useRef } from "../core/html.js";
import { say } from "../i18n/fluent.js";
import { columnName } from "../i18n/sentences.js";
import { Computer, Grid } from "../ui/icons.js";

/** @typedef {import("./store.js").Table} Table */

/** Longer names are shortened where there is little room. */
const LONG_NAME = 9;

/** @param {{ table: Table }} props */
export function People({ table }) {
  const { game, room } = table.state.value;
  const shown = table.shownColumn.value;
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const chip = frame.current?.children[shown];
    if (!(chip instanceof HTMLElement) || !frame.current) return;
    frame.current.scrollTo({ left: chip.offsetLeft - (frame.current.clientWidth - chip.offsetWidth) / 2 });
  }, [shown]);
  if (!game || !room) return null;
  const round = Math.min(table.shownRound.value, game.cards.length - 1);
  return html`
    <div class="people">
      <div class=${game.columns.length < 4 ? "people-scroll few" : "people-scroll"} ref=${frame} role="group" aria-label=${say("page-people")}>
        ${game.columns.map((seats, column) => {
          const turn = game.now.phase !== "over" && game.now.column === column;
          const name = columnName(game, column);
          const marks = `${name.length > LONG_NAME ? " lengthy" : ""}${column === shown ? " shown" : ""}${turn ? " turn" : ""}`;
          const computer = seats.some((seat) => room.seats[seat]?.computer || room.seats[seat]?.stand_in);
          return html`
            <button key=${column} class=${`person${marks}`} data-player=${table.colours.value[seats[0]]}
              aria-pressed=${column === shown} onClick=${() => (table.pinnedColumn.value = column)}>
              ${turn && html`<span class="unseen">${say("page-turn")} </span>`}
              <span class="person-name">${name}</span>
              ${computer && html`<${Computer} /><span class="unseen">${say("page-computer")}</span>`}
              <span class="person-total">${game.cards[round][column].total}</span>
            </button>`;
        })}
      </div>
      ${game.columns.length > 1 && html`
        <button class="plain whole" aria-label=${say("page-whole-pad")}
          onClick=${() => (table.dialog.value = { kind: "pad" })}><${Grid} /></button>`}
    </div>`;
}

/**
 * The rounds of a series: the current one, and earlier ones to look at.
 * @param {{ table: Table }} props
 */
export function Rounds({ table }) {
  const game = table.game.value;
  if (!game || game.rounds < 2) return null;
  const round = Math.min(table.shownRound.value, game.cards.length - 1);
  const hasStandings = game.now.phase !== "over" && game.cards.length > 1 && game.columns.length > 1;
  return html`
    <div class="rounds" role="group" aria-label=${say("page-rounds")}>
      ${Array.from({ length: game.rounds }, (_, number) => html`
        <button key=${number} class="round" aria-pressed=${number === round} disabled=${number >= game.cards.length}
          onClick=${() => (table.pinnedRound.value = number === game.now.round ? null : number)}>
          <span class="unseen">${say("page-round", { round: number + 1 })}</span>
          <span aria-hidden="true">${number + 1}</span></button>`)}
      ${hasStandings && html`<button class="plain word" onClick=${() => (table.dialog.value = { kind: "series" })}>
        ${say("page-series")}</button>`}
    </div>`;
}
