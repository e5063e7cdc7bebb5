// With real dice: telling the dice, and which entries can be put right.
import { html } from "../html.js";
import { askCorrection } from "../counsel.js";
import { mayUndo, undo } from "../moves.js";
import { turnOf } from "../state.js";
import { playingText } from "../telling.js";
import { say } from "../words.js";
import { Face } from "./die.js";
import { Undo } from "./icons.js";

/** @typedef {import("../table.js").Table} Table */

/**
 * Return how to put right what stands in a box, or null where it stands fast.
 * @param {Table} table
 * @param {number} round
 * @param {number} column
 * @param {string} key
 */
export function correctable(table, round, column, key) {
  const { game, seats } = table.seen.value;
  if (!game || !table.real.value || game.secret) return null;
  if (game.cards[round][column].points[game.keys.indexOf(key)] === null) return null;
  const turn = turnOf(game, round, column, key);
  const seat = game.turns[turn]?.seat;
  if (seat === undefined || !seats.includes(seat)) return null;
  return () => askCorrection(table, { turn, key, seat });
}

/**
 * The dice as they lie on the real table: tap their faces one after the other; one that was told wrongly is tapped, and
 * told again.
 * @param {{ table: Table, hint: any }} props `hint` is how to ask the coach about them.
 */
export function RealDice({ table, hint }) {
  const now = table.now.value;
  const count = table.pad.value?.dice ?? 5;
  if (!now) return null;
  const ours = table.ours.value;
  const told = table.telling.value;
  const lying = now.dice.length ? now.dice : told;
  const add = (/** @type {number} */ face) => {
    const gap = told.indexOf(0);
    if (!ours || table.busy.value || now.dice.length || (gap < 0 && told.length === count)) return;
    table.pinned.value = table.lookingAt.value = null;
    const dice = gap < 0 ? [...told, face] : told.with(gap, face);
    table.telling.value = dice;
    if (dice.length < count || dice.includes(0)) return;
    const { seat } = now;
    table.play(now.phase === "roll-off" ? { type: "roll", seat, thrown: dice } : { type: "lay", seat, dice });
  };
  // What was put right since comes first, where something is taken back.
  const loose = ours && (!now.dice.length || (mayUndo(table) && table.seen.value.last?.event.type !== "corrected"));
  const take = (/** @type {number} */ place) => {
    if (!loose || table.busy.value) return;
    const rest = without(lying, place);
    if (!now.dice.length) table.telling.value = rest;
    else {
      table.retold = rest;
      undo(table);
    }
  };
  const back = () => (told.length && !now.dice.length ? take(told.findLastIndex(Boolean)) : undo(table));
  return html`
    <div class="real">
      <div class="slots">
        <div class="slot-row" role=${loose ? "group" : "img"} aria-label=${say("page-real-dice", { dice: lying.filter(Boolean).join(" ") })}>
          ${Array.from({ length: count }, (_, place) => html`
            <${Slot} key=${place} place=${place} face=${lying[place]} take=${loose ? () => take(place) : null} />`)}</div>
        <button class="quiet back" aria-disabled=${!told.length && !mayUndo(table)} onClick=${back}>
          <${Undo} /><span class="unseen">${say("page-undo")}</span></button>
      </div>
      ${ours && !now.dice.length ? html`
        <div class="keys" role="group" aria-label=${say("page-real-keys")}>
          ${[1, 2, 3, 4, 5, 6].map((face) => html`
            <button class="key" data-face=${face} aria-label=${say("page-face", { face })} onClick=${() => add(face)}>
              <${Face} face=${face} /></button>`)}
        </div>` : html`
        <div class="real-said">${ours ? hint : html`<p>${playingText(table.seen.value, now.seat)}</p>`}</div>`}
    </div>`;
}

/**
 * The place of a die: empty, or with what was told.
 * @param {{ place: number, face: number | undefined, take: (() => void) | null }} props `take` takes it back.
 */
function Slot({ place, face, take }) {
  if (!face) return html`<span class="slot"></span>`;
  if (!take) return html`<span class="slot"><${Face} face=${face} /></span>`;
  return html`<button class="slot" aria-label=${say("page-die", { place: place + 1, face, kept: "no" })} onClick=${take}>
    <${Face} face=${face} /></button>`;
}

/**
 * Return dice with a gap where one was, and none after the last.
 * @param {number[]} dice
 * @param {number} place
 */
function without(dice, place) {
  const left = dice.with(place, 0);
  return left.slice(0, left.findLastIndex(Boolean) + 1);
}

/**
 * Tell a die by its face, from the keyboard.
 * @param {number} face
 */
export function tellDie(face) {
  const key = document.querySelector(`.real [data-face="${face}"]`);
  if (key instanceof HTMLButtonElement) key.click();
}
