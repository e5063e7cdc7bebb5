// The seats of a new table: players at this device, players elsewhere, bots.
import { BOTS, LONGEST_NAME, PLAIN_STAND_IN } from "../core/constants.js";
import { html, useRef } from "../core/html.js";
import { say } from "../i18n/fluent.js";
import { Close, Computer, Device, Person, Plus, Up } from "../ui/icons.js";

/** @typedef {{ id: number, kind: "here" | "far" | "computer", name: string, computer: string }} SeatDraft */

const ICONS = { here: Person, far: Device, computer: Computer };

/**
 * Return the name a seat is shown under.
 * @param {SeatDraft} seat
 */
export function seatLabel(seat) {
  if (seat.kind === "computer") return say(`bot-${seat.computer}`);
  return seat.name.trim() || say(seat.kind === "far" ? "page-far-name" : "page-default-name");
}

/**
 * @param {{ seats: SeatDraft[], change: (seats: SeatDraft[]) => void, real: boolean, most: number }} props
 */
export function SeatList({ seats, change, real, most }) {
  const next = useRef(Math.max(...seats.map((seat) => seat.id)) + 1);
  const add = (/** @type {SeatDraft["kind"]} */ kind) => {
    const unused = BOTS.find((one) => one !== BOTS[0] && !seats.some((seat) => seat.computer === one)) ?? PLAIN_STAND_IN;
    change([...seats, { id: next.current, kind, name: "", computer: kind === "computer" ? unused : "" }]);
    next.current += 1;
  };
  const set = (/** @type {number} */ id, /** @type {Partial<SeatDraft>} */ value) =>
    change(seats.map((seat) => (seat.id === id ? { ...seat, ...value } : seat)));
  const moveUp = (/** @type {number} */ place) => change(seats.with(place - 1, seats[place]).with(place, seats[place - 1]));
  const isOrdered = seats.length > 1;
  return html`
    <fieldset class="who">
      <legend>${say("page-who")}</legend>
      <ol>
        ${seats.map((seat, place) => html`
          <li key=${seat.id} class=${isOrdered ? "seat ordered" : "seat"}>
            <span class="badge"><${ICONS[seat.kind]} /></span>
            <${SeatFields} seat=${seat} set=${(/** @type {Partial<SeatDraft>} */ value) => set(seat.id, value)} />
            ${isOrdered && html`<button type="button" class="plain" aria-label=${say("page-raise", { name: seatLabel(seat) })}
              disabled=${!place} onClick=${() => moveUp(place)}><${Up} /></button>`}
            <button type="button" class="plain" aria-label=${say("page-remove", { name: seatLabel(seat) })} disabled=${seats.length < 2}
              onClick=${() => change(seats.filter((one) => one.id !== seat.id))}><${Close} /></button>
          </li>`)}
      </ol>
      ${seats.length < most && html`
        <div class="adding">
          <button type="button" class="quiet" onClick=${() => add("here")}><${Plus} /><span>${say("page-add-here")}</span></button>
          <button type="button" class="quiet" onClick=${() => add("far")}><${Plus} /><span>${say("page-add-far")}</span></button>
          ${!real && html`<button type="button" class="quiet" onClick=${() => add("computer")}>
            <${Plus} /><span>${say("page-add-computer")}</span></button>`}
        </div>`}
    </fieldset>`;
}

/** @param {{ seat: SeatDraft, set: (value: Partial<SeatDraft>) => void }} props */
function SeatFields({ seat, set }) {
  if (seat.kind === "computer") {
    return html`
      <span class="character">
        <select value=${seat.computer} aria-label=${say("page-which-computer")}
          onChange=${(/** @type {any} */ event) => set({ computer: event.currentTarget.value })}>
          ${BOTS.map((one) => html`<option value=${one}>${say(`bot-${one}`)}</option>`)}
        </select>
        <small>${say(`bot-${seat.computer}.about`)}</small>
      </span>`;
  }
  const far = seat.kind === "far";
  const hint = say(far ? "page-far-name" : "page-default-name");
  return html`
    <input value=${seat.name} placeholder=${hint} aria-label=${say(far ? "page-far-name" : "page-name")} maxlength=${LONGEST_NAME}
      autocomplete="off" onInput=${(/** @type {any} */ event) => set({ name: event.currentTarget.value })} />`;
}
