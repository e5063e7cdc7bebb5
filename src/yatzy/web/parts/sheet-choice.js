// One of the pads on the shelf, chosen from a list.
import { html } from "../html.js";
import { shelf } from "../screens/start.js";

/**
 * @param {{ label: string, sheet: string, choose: (sheet: string) => void, own?: string }} props `own` is what a sheet is
 *   called that is chosen and on no shelf.
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
