// The lobby: the seats before the game begins, and the invitation.
import { LONGEST_NAME } from "../core/constants.js";
import { html, useEffect, useState } from "../core/html.js";
import { followLink } from "../core/router.js";
import { formatDuration, formatList, say } from "../i18n/fluent.js";
import { publisherName } from "../i18n/sentences.js";
import { readLastUsed, saveLastUsed } from "../storage/local-store.js";
import { Back, Computer, Person } from "../ui/icons.js";
import { Dialog } from "../ui/dialog.js";
import { InvitePanel } from "../ui/invite-link.js";
import { ProblemLine } from "./status-line.js";

/** @typedef {import("./store.js").Table} Table */

/** How long devices have to answer before the others may begin without them: `SECONDS_TO_ANSWER` of the server. */
const ANSWER_MS = 10_000;

/** @param {{ table: Table }} props */
export function LobbyScreen({ table }) {
  const [isAsking, setIsAsking] = useState(false);
  const { room, host, seats, removed } = table.state.value;
  const pad = table.pad.value;
  if (!room || !pad) return null;
  const taken = room.seats.filter((seat) => seat.taken).length;
  const free = room.seats.length - taken;
  const isWaiting = free === 0;
  const begin = () => {
    setIsAsking(false);
    table.changeRoom("begin");
  };
  return html`
    <main class="lobby">
      <header class="top plain-top">
        <a class="home-link" href="/" onClick=${followLink}><${Back} />${say("page-yatzy")}</a>
      </header>
      <section class="paper panel">
        <div class="binding"></div>
        <p class="kicker">${[publisherName(pad), say(`page-lobby-${room.dice}`)].filter(Boolean).join(" · ")}</p>
        <h1>${pad.title}</h1>
        ${!isWaiting && html`<p class="soft">${say("page-lobby", { free })}</p>`}
        <ol class="seats">
          ${room.seats.map((seat, number) => html`
            <${Seat} table=${table} seat=${seat} number=${number} mine=${seats.includes(number)} />`)}
        </ol>
        <${ProblemLine} table=${table} />
        ${isWaiting && html`<${DeviceWait} table=${table} room=${room} />`}
        ${!isWaiting && host && taken > 0 && html`
          <div class="button-row"><button class="quiet" onClick=${() => setIsAsking(true)}>
            ${say("page-begin", { count: taken })}</button></div>`}
        ${!isWaiting && !host && html`<p class="soft">${say(lobbyMessage(seats.length > 0, removed))}</p>`}
        ${host && room.barred.map((name) => html`
          <div class="button-row"><button class="quiet" onClick=${() => table.changeRoom("admit", { name })}>
            ${say("page-admit", { name })}</button></div>`)}
        ${room.dice === "screen" && room.seats.filter((seat) => !seat.computer).length > 1 && html`
          <p class="soft">${say("page-lobby-patience", { time: formatDuration(room.patience) })}</p>`}
        ${!room.coach && html`<p class="soft">${say("page-no-coach")}</p>`}
        ${room.seal && html`<p><button class="plain word" onClick=${() => (table.dialog.value = { kind: "fair-dice" })}>
          ${say("page-fair-dice")}</button></p>`}
      </section>
      <section class="paper panel bring">
        <h2>${say("page-invite")}</h2>
        <${InvitePanel} id=${table.id} isMain=${host && free > 0} />
        ${free > 0 && html`<p class="soft">${say("page-invite-play")}</p>`}
      </section>
    </main>
    ${isAsking && html`
      <${Dialog} title=${say("page-begin-ask")} close=${() => setIsAsking(false)}>
        <p>${say("page-begin-ask-about")}</p>
        <div class="button-row">
          <button class="quiet" onClick=${() => setIsAsking(false)}>${say("page-not-now")}</button>
          <button class="red" onClick=${begin}>${say("page-begin", { count: taken })}</button>
        </div>
      <//>`}`;
}

/**
 * @param {boolean} isSeated
 * @param {boolean} isRemoved
 */
function lobbyMessage(isSeated, isRemoved) {
  if (isSeated) return "page-lobby-wait";
  return isRemoved ? "page-removed" : "page-lobby-sit";
}

/**
 * Whom a full table waits for: devices that have not contributed to the dice yet. After a while it can begin without them.
 * @param {{ table: Table, room: import("../net/wire").RoomView }} props
 */
function DeviceWait({ table, room }) {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    setIsLong(false);
    const timer = setTimeout(() => setIsLong(true), ANSWER_MS);
    return () => clearTimeout(timer);
  }, [room.revealing]);
  const { seats, host } = table.state.value;
  const awaited = room.seats.filter((seat) => (room.revealing ? seat.commitment && !seat.contribution : seat.contributes && !seat.commitment));
  if (!awaited.length) return null;
  return html`
    <p class="soft" role="status">${say("page-lobby-devices", { names: formatList(awaited.map((seat) => seat.name)) })}</p>
    ${isLong && (host || seats.length > 0) && html`
      <div class="button-row"><button class="red" onClick=${() => table.changeRoom("begin")}>${say("page-lobby-start")}</button></div>`}`;
}

/** @param {{ table: Table, seat: import("../net/wire").SeatView, number: number, mine: boolean }} props */
function Seat({ table, seat, number, mine }) {
  const computer = seat.computer ? say("page-computer") : "";
  const about = [mine ? say("page-seat-mine") : computer, seat.team === null ? "" : say("page-team", { team: seat.team + 1 })];
  if (!seat.taken) return html`<${FreeSeat} table=${table} seat=${seat} number=${number} />`;
  return html`
    <li class="seat">
      <span class="badge">${computer ? html`<${Computer} />` : html`<${Person} />`}</span>
      <span class="seat-name">${seat.name}</span>
      <small>${about.filter(Boolean).join(" · ")}</small>
      ${mine && html`<button class="plain word" onClick=${() => table.changeRoom(`seats/${number}/leave`)}>
        ${say("page-stand-up")}</button>`}
      ${!mine && !computer && table.state.value.host && html`
        <button class="plain word" aria-label=${say("page-remove", { name: seat.name })}
          onClick=${() => table.changeRoom(`seats/${number}/remove`)}>${say("page-remove-player")}</button>`}
    </li>`;
}

/** @param {{ table: Table, seat: import("../net/wire").SeatView, number: number }} props */
function FreeSeat({ table, seat, number }) {
  const { seats, room, host, removed } = table.state.value;
  const mayTake = !removed && (host || !seats.length || !room?.listed || room.several);
  const isFirst = !seats.length && room?.seats.findIndex((one) => !one.taken) === number;
  const [isOpen, setIsOpen] = useState(false);
  const isNameUsed = table.room.value?.seats.some((one) => one.name === readLastUsed().name);
  const [name, setName] = useState(seat.name || (isNameUsed ? "" : readLastUsed().name));
  const takeSeat = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (await table.changeRoom(`seats/${number}`, { name: name.trim(), contribute: true })) saveLastUsed({ name: name.trim() });
  };
  if (!mayTake) {
    return html`
      <li class="seat free"><span class="badge"><${Person} /></span><span class="soft">${seat.name || say("page-seat-free")}</span></li>`;
  }
  if (!isFirst && !isOpen) {
    return html`
      <li class="seat free">
        <span class="badge"><${Person} /></span>
        <span class="soft">${seat.name || say("page-seat-free")}</span>
        <button class="plain word" onClick=${() => setIsOpen(true)}>${say("page-sit")}</button>
      </li>`;
  }
  return html`
    <li class="seat free">
      <span class="badge"><${Person} /></span>
      <form onSubmit=${takeSeat}>
        <input value=${name} placeholder=${say("page-your-name")} aria-label=${say("page-your-name")} maxlength=${LONGEST_NAME}
          autocomplete="nickname" onInput=${(/** @type {any} */ event) => setName(event.currentTarget.value)} />
        <button class="quiet" type="submit">${say("page-sit")}</button>
      </form>
    </li>`;
}
