// The dice of a turn and the one red button.
import { html } from "../html.js";
import { handedOver, mayRoll, mayUndo, roll, toggle, undo } from "../moves.js";
import { keyed } from "../settings.js";
import { marked } from "../state.js";
import { playingText } from "../telling.js";
import { say } from "../words.js";
import { Die } from "./die.js";
import { Undo } from "./icons.js";

/** @typedef {import("../table.js").Table} Table */

/** More letters than these are written smaller on the button. */
const LENGTHY = 12;
const LONGEST = 20;

/** @param {{ table: Table }} props */
export function Dice({ table }) {
  const now = table.now.value;
  const { lying } = table.seen.value;
  const ours = table.ours.value;
  const rolling = table.rolling.value;
  const count = table.pad.value?.dice ?? 5;
  if (!now) return null;
  const shown = lying.length ? lying : Array.from({ length: count }, () => null);
  const advised = table.advice.value?.advice?.choices[0]?.keep;
  const marks = advised ? marked(lying, advised).map((die) => die.kept) : [];
  const mayKeep = ours && now.phase === "play" && now.rolls_left > 0 && lying.length > 0;
  return html`
    <div class="dice" role="group" aria-label=${say("page-dice")}>
      ${shown.map((die, place) => {
        if (!die) {
          return html`<span key=${place} class=${rolling ? "die" : "die absent"}>
            ${rolling ? html`<${Die} face=${1} rolling place=${place} />` : html`<span class="die-space"></span>`}
          </span>`;
        }
        return html`
          <${DieButton} key=${place} die=${die} place=${place} up=${die.kept && now.rolls_left > 0} advised=${marks[place]}
            still=${!mayKeep} rolling=${rolling && !die.kept} act=${() => toggle(table, place)}
            moving=${!table.settled.value && die.thrown === Math.max(...lying.map((one) => one.thrown))} />`;
      })}
    </div>`;
}

/**
 * A die that can be put aside, or taken back.
 * @param {{ die: { face: number, thrown: number }, place: number, up: boolean, act: () => void, advised?: boolean, still?: boolean,
 *   rolling?: boolean, moving?: boolean }} props `still` where nothing can be done about it.
 */
export function DieButton({ die, place, up, act, advised = false, still = false, rolling = false, moving = false }) {
  const label = say("page-die", { place: place + 1, face: die.face, kept: up ? "yes" : "no" });
  return html`
    <button class=${`die${up ? " up" : ""}${advised ? " advised" : ""}`} aria-pressed=${up} aria-label=${label}
      aria-disabled=${still} onClick=${act}>
      <${Die} face=${die.face} thrown=${die.thrown} place=${place} rolling=${rolling} moving=${moving} />
      <span class="bar"></span>
      <span class="digit" aria-hidden="true">${place + 1}</span>
    </button>`;
}

/** @param {{ table: Table }} props */
export function RollButton({ table }) {
  const now = table.now.value;
  const pad = table.pad.value;
  const { lying, game } = table.seen.value;
  if (!now || !game || !pad) return null;
  const kept = lying.filter((die) => die.kept).length;
  const used = now.phase === "play" ? pad.rolls - now.rolls_left : 0;
  const back = handedOver(table);
  const label = buttonLabel(table, now, kept);
  const kind = `red${mayRoll(table) || table.rolling.value ? "" : " waiting"}${label.length > LENGTHY ? " lengthy" : ""}${label.length > LONGEST ? " longest" : ""}`;
  return html`
    <div class="button-row">
      <button class="quiet undo" aria-disabled=${!mayUndo(table)} onClick=${() => undo(table)} aria-keyshortcuts=${keyed.value ? "z" : undefined}>
        <${Undo} /><span>${say("page-undo")}</span>
      </button>
      ${back !== null ? html`
        <button class="red" onClick=${() => table.change(`seats/${back}/back`)}><span>${backLabel(table, back)}</span></button>` : html`
      <button class=${kind} aria-disabled=${!mayRoll(table)}
        onClick=${() => roll(table)} aria-keyshortcuts=${keyed.value ? "Space" : undefined}>
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
 * @param {import("../wire").Now} now
 * @param {number} kept
 */
function buttonLabel(table, now, kept) {
  const count = table.pad.value?.dice ?? 5;
  if (!table.ours.value) return playingText(table.seen.value, now.seat);
  if (now.phase === "roll-off") return say("page-button-roll");
  if (!now.rolls_left) return say("page-button-choose");
  if (now.dice.length && kept === count) return say("page-button-all-kept");
  return now.dice.length ? say("page-button-again", { count: count - kept }) : say("page-button-roll");
}

/**
 * @param {Table} table
 * @param {number} seat
 */
function backLabel(table, seat) {
  const { seats, game } = table.seen.value;
  return seats.length > 1 ? say("page-come-back", { player: game?.players[seat] ?? "" }) : say("page-come-back-self");
}
