// One of the pads on the shelf, chosen from a list.
import { html } from "../html.js";
import { shelf } from "../screens/start.js";

/** @param {{ label: string, sheet: string, choose: (sheet: string) => void }} props */
export function SheetChoice({ label, sheet, choose }) {
  return html`
    <label class="explore-sheet"><span>${label}</span>
      <select value=${sheet} onChange=${(/** @type {any} */ event) => choose(event.currentTarget.value)}>
        ${shelf.value.map((pad) => html`<option value=${pad.id} selected=${pad.id === sheet}>
          ${[pad.title, pad.publisher, pad.edition].filter(Boolean).join(" · ")}</option>`)}
      </select></label>`;
}
