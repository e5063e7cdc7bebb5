// The table: the pad, the dice, one red button.
import { keepFocus } from "../focus.js";
import { html, signal, useEffect, useRef } from "../html.js";
import { tableKeys } from "../keys.js";
import { later } from "../later.js";
import { CoachButton } from "../parts/coach.js";
import { RealDice } from "../parts/correcting.js";
import { Faces } from "../parts/die.js";
import { Invite, Menu, Smile } from "../parts/icons.js";
import { PadCard } from "../parts/pad-card.js";
import { PadTable } from "../parts/pad-table.js";
import { People, Rounds } from "../parts/people.js";
import { Strip } from "../parts/strip.js";
import { Dice, RollButton } from "../parts/tray.js";
import { audible } from "../settings.js";
import { rolledOff, turnNumber } from "../state.js";
import { entryText, publisherOf } from "../telling.js";
import { noticeWaiting } from "../waiting.js";
import { say } from "../words.js";
import { follow, writtenCode } from "../ways.js";

/** @typedef {import("../table.js").Table} Table */

const CoachPanel = later(() => import("../parts/advice.js").then((part) => part.CoachPanel));
const End = later(() => import("./end.js").then((part) => part.End));

/** A pad with more rows than this is written closer. */
export const LONG = 20;
/** How many turns the story goes back. */
const REMEMBERED = 5;
/** How many throws for who begins are in sight, beside the dice and on the sheet that is still empty. */
const ROLLED_OFF = { beside: 4, sheet: 10 };

const wide = matchMedia("(min-width: 640px)");
const low = matchMedia("(max-height: 559px)");
const lying = matchMedia("(min-width: 480px)");
const broad = matchMedia("(min-width: 720px)");
const desk = matchMedia("(min-width: 1024px)");
/** So narrow, or written so large, that words would break in two halves. */
const thin = matchMedia("(max-width: 16em)");
export const size = signal(sizeNow());
/** Into how many parts a card is cut, where not in two. @type {Record<string, number>} */
const PARTS = { sideways: 3, "phone thin": 1 };

/** How the table is laid out: `sideways` is a phone held sideways, or a window about as low; `slim` a small one. */
function sizeNow() {
  if (low.matches && lying.matches) return broad.matches ? "sideways" : "sideways slim";
  if (!wide.matches) return thin.matches ? "phone thin" : "phone";
  return desk.matches ? "desk" : "middle";
}
for (const one of [wide, low, lying, broad, desk, thin]) one.addEventListener("change", () => (size.value = sizeNow()));

/** @param {{ table: Table }} props */
export function TableScreen({ table }) {
  useEffect(() => tableKeys(table), [table]);
  useEffect(() => audible.value ? sounds(table) : undefined, [table, audible.value]);
  useEffect(() => noticeWaiting(table), [table]);
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => keepFocus(frame.current), [table]);
  const game = table.game.value;
  const over = game?.now.phase === "over";
  const long = (table.pad.value?.rows.length ?? 0) > LONG;
  const width = ["", " one", " two"][game?.columns.length ?? 0] ?? "";
  const onDesk = size.value === "desk";
  const side = size.value.startsWith("sideways");
  const card = side || size.value.startsWith("phone");
  const beside = onDesk || side;
  const inTray = beside || size.value === "phone thin";
  const rolling = game && (game.now.phase === "roll-off" || rolledOff(table.seen.value));
  // With real dice a box can be taken before any are told.
  const onSheet = rolling && !inTray && game.roll_off.length > 0 && (game.now.phase === "roll-off" || !table.real.value);
  const pad = card ? html`<${PadCard} table=${table} column=${table.shown.value} parts=${PARTS[size.value] ?? 2} />` : html`
    <${PadTable} table=${table} />`;
  return html`
    <main ref=${frame} class=${`table ${size.value}${over ? " over" : ""}${long ? " long" : ""}${width}`}>
      <${Header} table=${table} onDesk=${onDesk} />
      <div class="pad-side">
        ${over && !beside && html`<${End} table=${table} />`}
        <${Rounds} table=${table} />
        ${card && !(side && width === " one") && html`<${People} table=${table} />`}
        ${onSheet ? html`<div class="begins">${pad}<${RollOff} table=${table} most=${ROLLED_OFF.sheet} /></div>` : pad}
        ${!inTray && !over && html`<${Said} table=${table} />`}
      </div>
      <div class="dice-side">
        ${over ? beside && html`<${End} table=${table} />` : html`
          <${Tray} table=${table} onDesk=${onDesk} speaks=${inTray} rolling=${inTray && rolling} />`}
        ${onDesk && html`<${CoachPanel} table=${table} /><${Story} table=${table} />`}
      </div>
      ${over && html`<${Bubbles} table=${table} />`}
    </main>`;
}

/**
 * Fetch the sounds of a table, where somebody wants to hear it; return how to stop.
 * @param {Table} table
 */
function sounds(table) {
  let stop = () => {};
  let gone = false;
  import("../sound.js").then((part) => {
    if (!gone) stop = part.tableSounds(table);
  }, () => undefined);
  return () => {
    gone = true;
    stop();
  };
}

/**
 * The line that says the one thing there is to say; for a moment, what others feel.
 * @param {{ table: Table, coached?: boolean }} props
 */
function Said({ table, coached = false }) {
  return html`<div class="saying"><${Strip} table=${table} coached=${coached} /><${Bubbles} table=${table} /></div>`;
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

/** @param {{ table: Table, onDesk: boolean }} props */
function Header({ table, onDesk }) {
  const { room, game, seats } = table.seen.value;
  const pad = table.pad.value;
  if (!room || !pad) return null;
  const open = (/** @type {string} */ kind) => () => (table.asking.value = { kind });
  const told = [
    publisherOf(pad),
    game?.now.phase === "play" ? say("page-turn-number", turnNumber(game)) : "",
    onDesk ? say("page-table-code", { code: writtenCode(table.id) }) : "",
  ];
  const button = onDesk ? "quiet" : "plain";
  const named = (/** @type {string} */ name) => html`<span class=${onDesk ? "" : "unseen"}>${name}</span>`;
  return html`
    <header class="top">
      <button class="plain" aria-label=${say("page-menu")} onClick=${open("menu")}><${Menu} /></button>
      <div class="titles">
        <h1>${pad.title}</h1>
        <p>${told.filter(Boolean).join(" · ")}</p>
      </div>
      <div class="top-right">
        ${onDesk && html`<a class="quiet" href=${`/rules?table=${table.id}`} onClick=${follow}>${say("page-rules")}</a>`}
        ${seats.length > 0 && game && game.columns.length > 1 && html`
          <button class=${button} onClick=${open("reaction")}><${Smile} />${named(say("page-react"))}</button>`}
        ${!room.match && game?.now.phase !== "over" && html`<button class=${button} onClick=${open("invite")}><${Invite} />${named(say("page-invite"))}</button>`}
      </div>
    </header>`;
}

/**
 * @param {{ table: Table, onDesk: boolean, speaks: boolean, rolling: boolean }} props `speaks` where the line that
 *   says what there is to say stands here; `rolling` while it is thrown out who begins.
 */
function Tray({ table, onDesk, speaks, rolling }) {
  return html`
    <section class="tray" aria-label=${say("page-dice")}>
      ${speaks && html`<${Said} table=${table} coached=${onDesk} />`}
      ${rolling && !onDesk && html`<${RollOff} table=${table} />`}
      ${table.real.value ? html`
        <${RealDice} table=${table} hint=${!onDesk && html`<${CoachButton} table=${table} />`} />` : html`
        <div class="felt"><${Dice} table=${table} /></div>
        <div class="act">
          <${RollButton} table=${table} />
          ${!onDesk && html`<${CoachButton} table=${table} />`}
        </div>`}
      ${rolling && onDesk && html`<${RollOff} table=${table} />`}
    </section>`;
}

/**
 * The throws for who begins, the latest of them.
 * @param {{ table: Table, most?: number }} props
 */
function RollOff({ table, most = ROLLED_OFF.beside }) {
  const { game, thrownOff } = table.seen.value;
  if (!game || !thrownOff.length) return null;
  return html`
    <ul class="thrown-off">
      ${thrownOff.slice(-most).map((one) => html`
        <li><span>${game.players[one.seat] ?? ""}</span><${Faces} dice=${one.dice} />
          <b>${one.dice.reduce((sum, die) => sum + die, 0)}</b></li>`)}
    </ul>`;
}
