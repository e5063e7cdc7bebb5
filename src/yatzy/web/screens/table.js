// The table: the pad, the dice, one red button.
import { html, signal, useEffect } from "../html.js";
import { tableKeys } from "../keys.js";
import { CoachButton, CoachPanel } from "../parts/coach.js";
import { RealDice } from "../parts/correcting.js";
import { Faces } from "../parts/die.js";
import { Invite, Menu, Smile } from "../parts/icons.js";
import { PadCard } from "../parts/pad-card.js";
import { PadTable } from "../parts/pad-table.js";
import { People, Rounds } from "../parts/people.js";
import { Strip } from "../parts/strip.js";
import { Dice, RollButton } from "../parts/tray.js";
import { tableSounds } from "../sound.js";
import { entryText } from "../telling.js";
import { say } from "../words.js";
import { writtenCode } from "../ways.js";
import { End } from "./end.js";

/** @typedef {import("../table.js").Table} Table */

/** A pad with more rows than this is written closer. */
const LONG = 20;
/** How many turns the story goes back. */
const REMEMBERED = 5;

const whole = matchMedia("(min-width: 640px)");
const desk = matchMedia("(min-width: 1024px)");
const size = signal(sizeNow());

function sizeNow() {
  return desk.matches ? "desk" : whole.matches ? "middle" : "phone";
}
for (const one of [whole, desk]) one.addEventListener("change", () => (size.value = sizeNow()));

/** @param {{ table: Table }} props */
export function TableScreen({ table }) {
  useEffect(() => tableKeys(table), [table]);
  useEffect(() => tableSounds(table), [table]);
  const game = table.game.value;
  const over = game?.now.phase === "over";
  const long = (table.pad.value?.rows.length ?? 0) > LONG;
  const width = ["", " one", " two"][game?.columns.length ?? 0] ?? "";
  const onDesk = size.value === "desk";
  const whole = size.value !== "phone";
  return html`
    <main class=${`table ${size.value}${over ? " over" : ""}${long ? " long" : ""}${width}`}>
      <${Bubbles} table=${table} />
      <${Header} table=${table} />
      <div class="pad-side">
        ${over && !onDesk && html`<${End} table=${table} />`}
        <${Rounds} table=${table} />
        ${!whole && html`<${People} table=${table} />`}
        ${whole ? html`<${PadTable} table=${table} />` : html`<${PadCard} table=${table} column=${table.shown.value} />`}
        ${!onDesk && !over && html`<${Strip} table=${table} />`}
      </div>
      <div class="dice-side">
        ${over ? onDesk && html`<${End} table=${table} />` : html`<${Tray} table=${table} onDesk=${onDesk} />`}
        ${onDesk && html`<${CoachPanel} table=${table} /><${Story} table=${table} />`}
      </div>
    </main>`;
}

/**
 * Feelings that others show, for a moment.
 * @param {{ table: Table }} props
 */
function Bubbles({ table }) {
  const shown = Object.entries(table.bubbles.value);
  return html`
    <div class="bubbles" aria-hidden="true">
      ${shown.map(([seat, text]) => html`
        <span key=${seat} class="bubble"><small>${table.game.value?.players[Number(seat)]}</small>${text}</span>`)}
    </div>`;
}

/**
 * The last turns, the latest first.
 * @param {{ table: Table }} props
 */
function Story({ table }) {
  const { game } = table.seen.value;
  if (!game?.turns.length) return null;
  return html`
    <section class="paper panel story">
      <h2>${say("page-story")}</h2>
      <ol>
        ${game.turns.slice(-REMEMBERED).toReversed().map((turn, place) => html`
          <li key=${game.turns.length - place}>
            <span>${entryText(game, turn, table.pad.value)}</span>
            ${turn.dice?.length ? html`<${Faces} dice=${turn.dice.toSorted()} />` : ""}
          </li>`)}
      </ol>
    </section>`;
}

/** @param {{ table: Table }} props */
function Header({ table }) {
  const { room, game, seats } = table.seen.value;
  const pad = table.pad.value;
  if (!room || !pad) return null;
  const open = (/** @type {string} */ kind) => () => (table.asking.value = { kind });
  const column = game?.now.column ?? 0;
  const turns = game?.keys.length ?? 0;
  const filled = game?.cards[game.now.round]?.[column].points.filter((points) => points !== null).length ?? 0;
  const turn = Math.min(turns, filled + 1);
  return html`
    <header class="top">
      <button class="plain" aria-label=${say("page-menu")} onClick=${open("menu")}><${Menu} /></button>
      <div class="titles">
        <h1>${pad.title}</h1>
        <p>${[pad.publisher, game && game.now.phase === "play" ? say("page-turn-number", { turn, turns }) : ""]
          .filter(Boolean).join(" · ")}<span class="code-told"> · ${say("page-table-code", { code: writtenCode(table.id) })}</span></p>
      </div>
      <div class="top-right">
        ${seats.length > 0 && game && game.columns.length > 1 && html`
          <button class="plain" aria-label=${say("page-react")} onClick=${open("reaction")}><${Smile} /></button>`}
        <button class="plain" aria-label=${say("page-invite")} onClick=${open("invite")}><${Invite} /></button>
      </div>
    </header>`;
}

/** @param {{ table: Table, onDesk: boolean }} props */
function Tray({ table, onDesk }) {
  const thrown = table.seen.value.thrownOff;
  const game = table.game.value;
  const rollingOff = game?.now.phase === "roll-off";
  return html`
    <section class="tray" aria-label=${say("page-dice")}>
      ${onDesk && html`<${Strip} table=${table} coached />`}
      ${rollingOff && thrown.length > 0 && html`
        <ul class="thrown-off">
          ${thrown.map((one) => html`
            <li><span>${game.players[one.seat] ?? ""}</span><${Faces} dice=${one.dice} />
              <b>${one.dice.reduce((sum, die) => sum + die, 0)}</b></li>`)}
        </ul>`}
      ${table.real.value ? html`
        <${RealDice} table=${table} hint=${!onDesk && html`<${CoachButton} table=${table} />`} />` : html`
        <div class="felt"><${Dice} table=${table} /></div>
        <div class="act">
          <${RollButton} table=${table} />
          ${!onDesk && html`<${CoachButton} table=${table} />`}
        </div>`}
    </section>`;
}
