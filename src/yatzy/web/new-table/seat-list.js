// The seats of a new table: players at this device, players elsewhere, bots.
import { BOTS, LONGEST_NAME, PLAIN_STAND_IN } from "../core/constants.js";
import { html, useRef } from "../core/html.js";
import { isStaticSite } from "../core/static-site.js";
import { say } from "../i18n/fluent.js";
import { assignColours, listKnownNames, PLAYER_COLOURS, readColour } from "../storage/player-colours.js";
import { isSameName } from "../storage/players.js";
import { Close, Computer, Device, Person, Plus, Up } from "../ui/icons.js";

/**
 * @typedef {{ id: number, kind: "here" | "far" | "computer", name: string, computer: string, colour?: string }} SeatDraft The colour
 *   is set once it was chosen here.
 */

const ICONS = { here: Person, far: Device, computer: Computer };

/** Known names that are offered at most. */
const MAX_OFFERED = 8;

/**
 * Return the name a seat is shown under.
 * @param {SeatDraft} seat
 */
export function seatLabel(seat) {
  if (seat.kind === "computer") return say(`bot-${seat.computer}`);
  return seat.name.trim() || say(seat.kind === "far" ? "page-far-name" : "page-default-name");
}

/**
 * Return the colour of every seat: as chosen here, else as remembered or given.
 * @param {SeatDraft[]} seats
 */
export function seatColours(seats) {
  return assignColours(seats.map((seat) => (seat.kind === "computer" ? "" : seat.name)), seats.map((seat) => seat.colour ?? ""));
}

/**
 * @param {{ seats: SeatDraft[], change: (seats: SeatDraft[]) => void, real: boolean, most: number }} props
 */
export function SeatList({ seats, change, real, most }) {
  const next = useRef(Math.max(...seats.map((seat) => seat.id)) + 1);
  /** The seat that was added last, whose field gets the focus. */
  const added = useRef(-1);
  const add = (/** @type {SeatDraft["kind"]} */ kind, name = "") => {
    const unused = BOTS.find((one) => one !== BOTS[0] && !seats.some((seat) => seat.computer === one)) ?? PLAIN_STAND_IN;
    added.current = name ? -1 : next.current;
    const empty = name ? seats.find((seat) => seat.kind === "here" && !seat.name.trim()) : null;
    if (empty) return set(empty.id, { name });
    change([...seats, { id: next.current, kind, name, computer: kind === "computer" ? unused : "" }]);
    next.current += 1;
  };
  const set = (/** @type {number} */ id, /** @type {Partial<SeatDraft>} */ value) =>
    change(seats.map((seat) => (seat.id === id ? { ...seat, ...value } : seat)));
  const moveUp = (/** @type {number} */ place) => change(seats.with(place - 1, seats[place]).with(place, seats[place - 1]));
  const isOrdered = seats.length > 1;
  const colours = seatColours(seats);
  const offered = listKnownNames().filter((name) => !seats.some((seat) => isSameName(seat.name, name))).slice(0, MAX_OFFERED);
  return html`
    <fieldset class="who">
      <legend>${say("page-who")}</legend>
      <ol>
        ${seats.map((seat, place) => html`
          <li key=${seat.id} class=${isOrdered ? "seat ordered" : "seat"}>
            <${SeatBadge} seat=${seat} colour=${colours[place]} set=${(/** @type {Partial<SeatDraft>} */ value) => set(seat.id, value)} />
            <${SeatFields} seat=${seat} isNew=${added.current === seat.id} set=${(/** @type {Partial<SeatDraft>} */ value) => set(seat.id, value)} />
            ${isOrdered && html`<button type="button" class="plain" aria-label=${say("page-raise", { name: seatLabel(seat) })}
              disabled=${!place} onClick=${() => moveUp(place)}><${Up} /></button>`}
            <button type="button" class="plain" aria-label=${say("page-remove", { name: seatLabel(seat) })} disabled=${seats.length < 2}
              onClick=${() => change(seats.filter((one) => one.id !== seat.id))}><${Close} /></button>
          </li>`)}
      </ol>
      ${seats.length < most && html`
        ${offered.length > 0 && html`<div class="adding known">${offered.map((name) => html`
          <button key=${name} type="button" class="quiet" data-player=${readColour(name)} aria-label=${say("page-add-known", { name })}
            onClick=${() => add("here", name)}><${Plus} /><span>${name}</span></button>`)}</div>`}
        <div class="adding">
          <button type="button" class="quiet" onClick=${() => add("here")}><${Plus} /><span>${say("page-add-here")}</span></button>
          ${!isStaticSite && html`<button type="button" class="quiet" onClick=${() => add("far")}><${Plus} /><span>${say("page-add-far")}</span></button>`}
          ${!real && !isStaticSite && html`<button type="button" class="quiet" onClick=${() => add("computer")}>
            <${Plus} /><span>${say("page-add-computer")}</span></button>`}
        </div>`}
    </fieldset>`;
}

/**
 * What kind of seat it is, and for players here their colour: a tap takes the next one.
 * @param {{ seat: SeatDraft, colour: string, set: (value: Partial<SeatDraft>) => void }} props
 */
function SeatBadge({ seat, colour, set }) {
  if (seat.kind !== "here") return html`<span class="badge"><${ICONS[seat.kind]} /></span>`;
  const next = PLAYER_COLOURS[(PLAYER_COLOURS.indexOf(colour) + 1) % PLAYER_COLOURS.length];
  return html`
    <button type="button" class="badge" data-player=${colour} aria-label=${say("page-change-colour", { name: seatLabel(seat) })}
      onClick=${() => set({ colour: next })}><${ICONS.here} /></button>`;
}

/** @param {{ seat: SeatDraft, isNew: boolean, set: (value: Partial<SeatDraft>) => void }} props */
function SeatFields({ seat, isNew, set }) {
  const focusOnce = useRef(isNew);
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
  const focus = (/** @type {HTMLElement | null} */ field) => {
    if (field && focusOnce.current) field.focus();
    focusOnce.current = false;
  };
  return html`
    <input ref=${focus} value=${seat.name} placeholder=${hint} aria-label=${say(far ? "page-far-name" : "page-name")} maxlength=${LONGEST_NAME}
      autocomplete="off" onInput=${(/** @type {any} */ event) => set({ name: event.currentTarget.value, colour: undefined })} />`;
}
