// A select of the sheets on the shelf.
import { html } from "../core/html.js";
import { shelf } from "./shelf.js";

/**
 * @param {{ label: string, sheet: string, choose: (sheet: string) => void, own?: string }} props `own` is the title
 *   of the chosen sheet if it is not on the shelf.
 */
export function SheetChoice({ label, sheet, choose, own = "" }) {
  return html`
    <label class="explore-sheet"><span>${label}</span>
      <select value=${sheet} onChange=${(/** @type {any} */ event) => choose(event.currentTarget.value)}>
        ${!sheet && html`<option value="" selected>${own}</option>`}
        ${shelf.value.map((pad) => html`<option value=${pad.id} selected=${pad.id === sheet}>
          ${[pad.title, pad.publisher, pad.edition].filter(Boolean).join(" · ")}</option>`)}
      </select></label>`;
}
