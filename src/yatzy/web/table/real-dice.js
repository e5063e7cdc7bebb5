// With real dice: entering them, and correcting entries.
import { FACES } from "../core/constants.js";
import { html } from "../core/html.js";
import { say } from "../i18n/fluent.js";
import { playingText } from "../i18n/sentences.js";
import { Face } from "../ui/die.js";
import { Undo } from "../ui/icons.js";
import { mayUndo, undo } from "./actions.js";
import { openCorrectionDialog } from "./queries.js";
import { turnIndexOf } from "./reduce.js";

/** @typedef {import("./store.js").Table} Table */

/**
 * Return a function that corrects the entry of a box, null where it cannot be corrected.
 * @param {Table} table
 * @param {number} round
 * @param {number} column
 * @param {string} key
 */
export function findCorrection(table, round, column, key) {
  const { game, seats } = table.state.value;
  if (!game || !table.hasRealDice.value || game.secret) return null;
  if (game.cards[round][column].points[game.keys.indexOf(key)] === null) return null;
  const turn = turnIndexOf(game, round, column, key);
  const seat = game.turns[turn]?.seat;
  if (seat === undefined || !seats.includes(seat)) return null;
  return () => openCorrectionDialog(table, { turn, key, seat });
}

/**
 * The input for real dice: tap their faces one after the other; tap a wrong one to enter it again.
 * @param {{ table: Table, hint: any }} props `hint` is the button that asks the coach.
 */
export function RealDice({ table, hint }) {
  const now = table.now.value;
  const count = table.pad.value?.dice;
  if (!now || !count) return null;
  const isOurTurn = table.isOurTurn.value;
  const entered = table.enteredDice.value;
  const shownDice = now.dice.length ? now.dice : entered;
  const addDie = (/** @type {number} */ face) => {
    const gap = entered.indexOf(0);
    if (!isOurTurn || table.isBusy.value || now.dice.length || (gap < 0 && entered.length === count)) return;
    table.pinnedColumn.value = table.pinnedRound.value = null;
    const dice = gap < 0 ? [...entered, face] : entered.with(gap, face);
    table.enteredDice.value = dice;
    if (dice.length < count || dice.includes(0)) return;
    const { seat } = now;
    table.sendMoves(now.phase === "roll-off" ? { type: "roll", seat, thrown: dice } : { type: "lay", seat, dice });
  };
  // Undo would take back a correction made since, not the dice.
  const mayRemove = isOurTurn && (!now.dice.length || (mayUndo(table) && table.state.value.lastEvent?.event.type !== "corrected"));
  const removeDie = (/** @type {number} */ place) => {
    if (!mayRemove || table.isBusy.value) return;
    const rest = removeAt(shownDice, place);
    if (!now.dice.length) table.enteredDice.value = rest;
    else {
      table.diceAfterUndo = rest;
      undo(table);
    }
  };
  const undoLast = () => (entered.length && !now.dice.length ? removeDie(entered.findLastIndex(Boolean)) : undo(table));
  return html`
    <div class="real">
      <div class="slots">
        <div class="slot-row" role=${mayRemove ? "group" : "img"} aria-label=${say("page-real-dice", { dice: shownDice.filter(Boolean).join(" ") })}>
          ${Array.from({ length: count }, (_, place) => html`
            <${Slot} key=${place} place=${place} face=${shownDice[place]} take=${mayRemove ? () => removeDie(place) : null} />`)}</div>
        <button class="quiet back" aria-disabled=${!entered.length && !mayUndo(table)} onClick=${undoLast}>
          <${Undo} /><span class="unseen">${say("page-undo")}</span></button>
      </div>
      ${isOurTurn && !now.dice.length ? html`
        <div class="keys" role="group" aria-label=${say("page-real-keys")}>
          ${FACES.map((face) => html`
            <button class="key" data-face=${face} aria-label=${say("page-face", { face })} onClick=${() => addDie(face)}>
              <${Face} face=${face} /></button>`)}
        </div>` : html`
        <div class="real-said">${isOurTurn ? hint : html`<p>${playingText(table.state.value, now.seat)}</p>`}</div>`}
    </div>`;
}

/**
 * The slot of a die: empty, or with its face.
 * @param {{ place: number, face: number | undefined, take: (() => void) | null }} props `take` removes it.
 */
function Slot({ place, face, take }) {
  if (!face) return html`<span class="slot"></span>`;
  if (!take) return html`<span class="slot"><${Face} face=${face} /></span>`;
  return html`<button class="slot" aria-label=${say("page-die", { place: place + 1, face, kept: "no" })} onClick=${take}>
    <${Face} face=${face} /></button>`;
}

/**
 * Replace a die by a gap (0), without gaps at the end.
 * @param {number[]} dice
 * @param {number} place
 */
function removeAt(dice, place) {
  const left = dice.with(place, 0);
  return left.slice(0, left.findLastIndex(Boolean) + 1);
}

/**
 * Press the key of a face, for the keyboard.
 * @param {number} face
 */
export function pressFaceKey(face) {
  const key = document.querySelector(`.real [data-face="${face}"]`);
  if (key instanceof HTMLButtonElement) key.click();
}
