// A wooden die: six sides that tumble and settle on one.
import { html } from "../html.js";

const SIDES = [1, 2, 3, 4, 5, 6];

/**
 * A die as it lies, or as it still rolls.
 * @param {{ face: number, thrown?: number, rolling?: boolean, moving?: boolean, place?: number }} props `thrown` tells
 *   one throw from the next; `moving`, whether it has to come to rest.
 */
export function Die({ face, thrown = 0, rolling = false, moving = false, place = 0 }) {
  const state = rolling ? "rolling" : moving ? "tumbling" : "lying";
  const lean = thrown ? ((thrown * 7 + place * 5) % 9) - 4 : 0;
  return html`
    <span class="die-space" style=${{ "--lean": `${lean}deg`, "--late": `${place * 35}ms` }} aria-hidden="true">
      <span key=${`${thrown}-${rolling}`} class=${`cube shows-${face} ${state}`}>
        ${SIDES.map((side) => html`<i class=${`side side-${side}`}></i>`)}
      </span>
    </span>`;
}

/**
 * A die's face alone, small, in a text or on a key.
 * @param {{ face: number }} props
 */
export function Face({ face }) {
  return html`<i class=${`face side-${face}`} aria-hidden="true"></i>`;
}

/** @param {{ dice: number[], keep?: number[] }} props `keep` are those that stay; the others are pale. */
export function Faces({ dice, keep }) {
  const left = keep && [...keep];
  const stays = (/** @type {number} */ face) => !left || (left.includes(face) && left.splice(left.indexOf(face), 1).length > 0);
  return html`<span class="faces">${dice.map((face) => (stays(face) ? html`<${Face} face=${face} />` : html`
    <span class="pale"><${Face} face=${face} /></span>`))}</span>`;
}
