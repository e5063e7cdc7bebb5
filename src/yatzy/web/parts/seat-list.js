// Who plays: people at this device, people at their own, computer players with their characters.
import { html, useRef } from "../html.js";
import { say } from "../words.js";
import { Close, Computer, Far, Person, Plus, Up } from "./icons.js";

/** @typedef {{ id: number, kind: "here" | "far" | "computer", name: string, computer: string }} Place */

export const COMPUTERS = ["beginner", "casual", "strong", "perfect", "cautious", "bold", "winner"];
const ICONS = { here: Person, far: Far, computer: Computer };

/**
 * Return what a seat is called before anyone sits there.
 * @param {Place} seat
 */
export function called(seat) {
  if (seat.kind === "computer") return say(`bot-${seat.computer}`);
  return seat.name.trim() || say(seat.kind === "far" ? "page-far-name" : "page-default-name");
}

/**
 * @param {{ seats: Place[], change: (seats: Place[]) => void, real: boolean, most: number }} props
 */
export function SeatList({ seats, change, real, most }) {
  const next = useRef(Math.max(...seats.map((seat) => seat.id)) + 1);
  const add = (/** @type {Place["kind"]} */ kind) => {
    const unused = COMPUTERS.find((one) => one !== "beginner" && !seats.some((seat) => seat.computer === one)) ?? "casual";
    change([...seats, { id: next.current, kind, name: "", computer: kind === "computer" ? unused : "" }]);
    next.current += 1;
  };
  const set = (/** @type {number} */ id, /** @type {Partial<Place>} */ told) =>
    change(seats.map((seat) => (seat.id === id ? { ...seat, ...told } : seat)));
  const raise = (/** @type {number} */ place) => change(seats.with(place - 1, seats[place]).with(place, seats[place - 1]));
  const several = seats.length > 1;
  return html`
    <fieldset class="who">
      <legend>${say("page-who")}</legend>
      <ol>
        ${seats.map((seat, place) => html`
          <li key=${seat.id} class=${several ? "seat ordered" : "seat"}>
            <span class="badge"><${ICONS[seat.kind]} /></span>
            <${Who} seat=${seat} set=${(/** @type {Partial<Place>} */ told) => set(seat.id, told)} />
            ${several && html`<button type="button" class="plain" aria-label=${say("page-raise", { name: called(seat) })}
              disabled=${!place} onClick=${() => raise(place)}><${Up} /></button>`}
            <button type="button" class="plain" aria-label=${say("page-remove", { name: called(seat) })} disabled=${seats.length < 2}
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

/** @param {{ seat: Place, set: (told: Partial<Place>) => void }} props */
function Who({ seat, set }) {
  if (seat.kind === "computer") {
    return html`
      <span class="character">
        <select value=${seat.computer} aria-label=${say("page-which-computer")}
          onChange=${(/** @type {any} */ event) => set({ computer: event.currentTarget.value })}>
          ${COMPUTERS.map((one) => html`<option value=${one}>${say(`bot-${one}`)}</option>`)}
        </select>
        <small>${say(`bot-${seat.computer}.about`)}</small>
      </span>`;
  }
  const far = seat.kind === "far";
  const hint = say(far ? "page-far-name" : "page-default-name");
  return html`
    <input value=${seat.name} placeholder=${hint} aria-label=${say(far ? "page-far-name" : "page-name")} maxlength="40"
      autocomplete="off" onInput=${(/** @type {any} */ event) => set({ name: event.currentTarget.value })} />`;
}
