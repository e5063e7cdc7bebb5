// Dice: as cubes that tumble and settle, as buttons, and as small faces in text.
import { html } from "../core/html.js";
import { say } from "../i18n/fluent.js";

const SIDES = [1, 2, 3, 4, 5, 6];

/**
 * A die as a cube.
 * @param {{ face: number, thrown?: number, rolling?: boolean, moving?: boolean, place?: number }} props `thrown` tells
 *   one throw from the next; `moving`, whether it has to come to rest.
 */
export function Die({ face, thrown = 0, rolling = false, moving = false, place = 0 }) {
  const state = rolling ? "rolling" : moving ? "tumbling" : "lying";
  const lean = thrown ? ((thrown * 7 + place * 5) % 9) - 4 : 0;
  return html`
    <span class=${`die-space ${state}`} style=${{ "--lean": `${lean}deg`, "--late": `${place * 35}ms` }} aria-hidden="true">
      <span key=${`${thrown}-${rolling}`} class=${`cube shows-${face} ${state}`}>
        ${SIDES.map((side) => html`<i class=${`side side-${side}`}></i>`)}
      </span>
    </span>`;
}

/**
 * The face of a die, small, in text or on a key.
 * @param {{ face: number }} props
 */
export function Face({ face }) {
  return html`<i class=${`face side-${face}`} aria-hidden="true"></i>`;
}

/** @param {{ dice: number[], keep?: number[] }} props Dice that are not in `keep` are pale. */
export function Faces({ dice, keep }) {
  const left = keep && [...keep];
  const isKept = (/** @type {number} */ face) => !left || (left.includes(face) && left.splice(left.indexOf(face), 1).length > 0);
  return html`<span class="faces">${dice.map((face) => (isKept(face) ? html`<${Face} face=${face} />` : html`
    <span class="pale"><${Face} face=${face} /></span>`))}</span>`;
}

/**
 * A die that can be kept and released.
 * @param {{ die: { face: number, throwId: number }, place: number, up: boolean, act: () => void, advised?: boolean, still?: boolean,
 *   rolling?: boolean, moving?: boolean, spot?: Record<string, string> }} props `still` disables it; `spot` is where it lies, as
 *   custom properties for the styles.
 */
export function DieButton({ die, place, up, act, advised = false, still = false, rolling = false, moving = false, spot }) {
  const label = say("page-die", { place: place + 1, face: die.face, kept: up ? "yes" : "no" });
  return html`
    <button class=${`die${up ? " up" : ""}${advised ? " advised" : ""}${rolling ? " in-hand" : ""}${moving ? " thrown" : ""}`} style=${spot} aria-pressed=${up} aria-label=${label}
      aria-disabled=${still} onClick=${act}>
      <${Die} face=${die.face} thrown=${die.throwId} place=${place} rolling=${rolling} moving=${moving} />
      <span class="bar"></span>
      <span class="digit" aria-hidden="true">${place + 1}</span>
    </button>`;
}
