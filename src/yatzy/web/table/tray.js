// The dice of a turn and the roll button.
import { html } from "../core/html.js";
import { say } from "../i18n/fluent.js";
import { playingText } from "../i18n/sentences.js";
import { areShortcutsOn } from "../storage/settings.js";
import { Die, DieButton } from "../ui/die.js";
import { Undo } from "../ui/icons.js";
import { findHandedOverSeat, mayRoll, mayUndo, roll, toggleDie, undo } from "./actions.js";
import { dieSpot } from "./die-spots.js";
import { markKept } from "./tray-dice.js";

/** @typedef {import("./store.js").Table} Table */

/** Labels longer than these are set smaller. */
const LONG_LABEL = 12;
const LONGEST_LABEL = 20;
/** Longer names stand in the status line only. */
const LONG_NAME = 14;

/** @param {{ table: Table }} props */
export function Dice({ table }) {
  const now = table.now.value;
  const { trayDice } = table.state.value;
  const isOurTurn = table.isOurTurn.value;
  const isRolling = table.isRolling.value;
  const count = table.pad.value?.dice;
  if (!now || !count) return null;
  const shown = trayDice.length ? trayDice : Array.from({ length: count }, () => null);
  const advised = table.advice.value?.advice?.choices[0]?.keep;
  const marks = advised ? markKept(trayDice, advised).map((die) => die.kept) : [];
  const mayKeep = isOurTurn && now.phase === "play" && now.rolls_left > 0 && trayDice.length > 0;
  const isKept = shown.map((die) => Boolean(die?.kept && now.rolls_left > 0));
  const latest = Math.max(...trayDice.map((die) => die.throwId));
  return html`
    <div class="dice-field">
      <div class="thrown-dice" role="group" aria-label=${say("page-dice")} style=${{ "--count": `${shown.length}`, "--half": `${Math.ceil(shown.length / 2)}` }}>
        ${shown.map((die, place) => {
          const spot = dieSpot(isKept, place, die ? die.throwId : null);
          if (!die) {
            return html`<span key=${place} class=${isRolling ? "die in-hand" : "die absent"} style=${spot}>
              ${isRolling ? html`<${Die} face=${1} rolling place=${place} />` : html`<span class="die-space"></span>`}
            </span>`;
          }
          return html`
            <${DieButton} key=${place} die=${die} place=${place} up=${isKept[place]} advised=${marks[place]} spot=${spot}
              still=${!mayKeep} rolling=${isRolling && !die.kept} act=${() => toggleDie(table, place)}
              moving=${!table.isSettled.value && die.throwId === latest} />`;
        })}
        <span class="keep-line" aria-hidden="true">${mayKeep && !isKept.includes(true) ? say("page-keep-line") : ""}</span>
      </div>
    </div>`;
}

/** @param {{ table: Table }} props */
export function RollButton({ table }) {
  const now = table.now.value;
  const pad = table.pad.value;
  const { trayDice, game } = table.state.value;
  if (!now || !game || !pad) return null;
  const kept = trayDice.filter((die) => die.kept).length;
  const used = now.phase === "play" ? pad.rolls - now.rolls_left : 0;
  const handedOver = findHandedOverSeat(table);
  const label = buttonLabel(table, now, kept, pad.dice);
  const isGuarded = table.motion.isGuarded.value;
  const buttonClass = `red${mayRoll(table) || table.isRolling.value ? "" : " waiting"}${isGuarded ? " guarded" : ""}${label.length > LONG_LABEL ? " lengthy" : ""}${label.length > LONGEST_LABEL ? " longest" : ""}`;
  return html`
    <div class="button-row">
      <button class="quiet undo" aria-disabled=${!mayUndo(table)} onClick=${() => undo(table)} aria-keyshortcuts=${areShortcutsOn.value ? "z" : undefined}>
        <${Undo} /><span>${say("page-undo")}</span>
      </button>
      ${handedOver !== null ? html`
        <button class="red" onClick=${() => table.changeRoom(`seats/${handedOver}/back`)}><span>${backLabel(table, handedOver)}</span></button>` : html`
      <button class=${buttonClass} aria-disabled=${!mayRoll(table) || isGuarded}
        onClick=${() => roll(table)} aria-keyshortcuts=${areShortcutsOn.value ? "Space" : undefined}>
        <span>${label}</span>
        ${now.phase === "play" && html`
          <span class="throws" role="img" aria-label=${say("page-throws-left", { count: now.rolls_left })}>
            ${Array.from({ length: pad.rolls }, (_, at) => html`<i class=${at < used ? "used" : ""}></i>`)}
          </span>`}
      </button>`}
    </div>`;
}

/**
 * @param {Table} table
 * @param {import("../net/game-state").Now} now
 * @param {number} kept
 * @param {number} count
 */
function buttonLabel(table, now, kept, count) {
  if (!table.isOurTurn.value) return playingText(table.state.value, now.seat);
  if (now.phase === "roll-off") return firstRollLabel(table, now.seat);
  if (!now.rolls_left) return say("page-button-choose");
  if (now.dice.length && kept === count) return say("page-button-all-kept");
  return now.dice.length ? say("page-button-again", { count: count - kept }) : firstRollLabel(table, now.seat);
}

/**
 * Return the label for the first roll of a turn: with the name, where several play at this device.
 * @param {Table} table
 * @param {number} seat
 */
function firstRollLabel(table, seat) {
  const { seats, game } = table.state.value;
  const player = game?.players[seat] ?? "";
  return seats.length > 1 && player.length <= LONG_NAME ? say("page-button-roll-named", { player }) : say("page-button-roll");
}

/**
 * @param {Table} table
 * @param {number} seat
 */
function backLabel(table, seat) {
  const { seats, game } = table.state.value;
  return seats.length > 1 ? say("page-come-back", { player: game?.players[seat] ?? "" }) : say("page-come-back-self");
}
