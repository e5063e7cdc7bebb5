// Who plays: a chip each, with the total. On a phone a chip turns the pad to that column.
import { html, useEffect, useRef } from "../html.js";
import { columnName } from "../state.js";
import { say } from "../words.js";
import { Computer, Grid } from "./icons.js";

/** @typedef {import("../table.js").Table} Table */

/** A name of more letters than this gives way where there is little room. */
const LENGTHY = 9;

/** @param {{ table: Table }} props */
export function People({ table }) {
  const { game, room } = table.seen.value;
  const shown = table.shown.value;
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const chip = frame.current?.children[shown];
    if (!(chip instanceof HTMLElement) || !frame.current) return;
    frame.current.scrollTo({ left: chip.offsetLeft - (frame.current.clientWidth - chip.offsetWidth) / 2 });
  }, [shown]);
  if (!game || !room) return null;
  const round = Math.min(table.round.value, game.cards.length - 1);
  return html`
    <div class="people">
      <div class=${game.columns.length < 4 ? "people-scroll few" : "people-scroll"} ref=${frame} role="group" aria-label=${say("page-people")}>
        ${game.columns.map((seats, column) => {
          const turn = game.now.phase !== "over" && game.now.column === column;
          const name = columnName(game, column);
          const marks = `${name.length > LENGTHY ? " lengthy" : ""}${column === shown ? " shown" : ""}${turn ? " turn" : ""}`;
          const computer = seats.some((seat) => room.seats[seat]?.computer || room.seats[seat]?.stand_in);
          return html`
            <button key=${column} class=${`person${marks}`}
              aria-pressed=${column === shown} onClick=${() => (table.pinned.value = column)}>
              ${turn && html`<span class="unseen">${say("page-turn")} </span>`}
              <span class="person-name">${name}</span>
              ${computer && html`<${Computer} /><span class="unseen">${say("page-computer")}</span>`}
              <span class="person-total">${game.cards[round][column].total}</span>
            </button>`;
        })}
      </div>
      ${game.columns.length > 1 && html`
        <button class="plain whole" aria-label=${say("page-whole-pad")}
          onClick=${() => (table.asking.value = { kind: "pad" })}><${Grid} /></button>`}
    </div>`;
}

/**
 * Which round is played, and what was won so far; earlier rounds can be looked at.
 * @param {{ table: Table }} props
 */
export function Rounds({ table }) {
  const game = table.game.value;
  if (!game || game.rounds < 2) return null;
  const round = Math.min(table.round.value, game.cards.length - 1);
  const so = game.now.phase !== "over" && game.cards.length > 1 && game.columns.length > 1;
  return html`
    <div class="rounds" role="group" aria-label=${say("page-rounds")}>
      ${Array.from({ length: game.rounds }, (_, number) => html`
        <button key=${number} class="round" aria-pressed=${number === round} disabled=${number >= game.cards.length}
          onClick=${() => (table.lookingAt.value = number === game.now.round ? null : number)}>
          <span class="unseen">${say("page-round", { round: number + 1 })}</span>
          <span aria-hidden="true">${number + 1}</span></button>`)}
      ${so && html`<button class="plain word" onClick=${() => (table.asking.value = { kind: "series" })}>
        ${say("page-series")}</button>`}
    </div>`;
}
