// Before the game: who sits where, who is still to come, and how they find the table.
import { habits, rememberHabits } from "../memory.js";
import { html, useState } from "../html.js";
import { later } from "../later.js";
import { Back, Computer, Person } from "../parts/icons.js";
import { InvitePanel } from "../parts/invite.js";
import { Trouble } from "../parts/strip.js";
import { publisherOf } from "../telling.js";
import { follow } from "../ways.js";
import { say } from "../words.js";

/** @typedef {import("../table.js").Table} Table */

const Match = later(() => import("./match.js").then((part) => part.Match), { words: "match", styles: ["match"] });

/** @param {{ table: Table }} props */
export function Lobby({ table }) {
  const { room, host, seats } = table.seen.value;
  const pad = table.pad.value;
  if (!room || !pad) return null;
  if (room.duplicate) return html`<${Match} table=${table} />`;
  const taken = room.seats.filter((seat) => seat.taken).length;
  const free = room.seats.length - taken;
  return html`
    <main class="lobby">
      <header class="top plain-top">
        <a class="home-link" href="/" onClick=${follow}><${Back} />${say("page-yatzy")}</a>
      </header>
      <section class="paper panel">
        <div class="binding"></div>
        <p class="kicker">${[publisherOf(pad), say(`page-lobby-${room.dice}`)].filter(Boolean).join(" · ")}</p>
        <h1>${pad.title}</h1>
        <p class="soft">${say("page-lobby", { free })}</p>
        <ol class="seats">
          ${room.seats.map((seat, number) => html`
            <${Seat} table=${table} seat=${seat} number=${number} mine=${seats.includes(number)} />`)}
        </ol>
        <${Trouble} table=${table} />
        ${host && taken > 0 && html`
          <div class="button-row"><button class="red" onClick=${() => table.change("begin")}>
            ${say("page-begin", { count: taken })}</button></div>`}
        ${!host && html`<p class="soft">${say(seats.length ? "page-lobby-wait" : "page-lobby-sit")}</p>`}
      </section>
      <section class="paper panel bring">
        <h2>${say("page-invite")}</h2>
        <${InvitePanel} id=${table.id} />
        ${free > 0 && html`<p class="soft">${say("page-invite-play")}</p>`}
      </section>
    </main>`;
}

/** @param {{ table: Table, seat: import("../wire").SeatView, number: number, mine: boolean }} props */
function Seat({ table, seat, number, mine }) {
  const computer = seat.computer ? say("page-computer") : "";
  const about = [mine ? say("page-seat-mine") : computer, seat.team === null ? "" : say("page-team", { team: seat.team + 1 })];
  if (!seat.taken) return html`<${FreeSeat} table=${table} seat=${seat} number=${number} />`;
  return html`
    <li class="seat">
      <span class="badge">${computer ? html`<${Computer} />` : html`<${Person} />`}</span>
      <span class="seat-name">${seat.name}</span>
      <small>${about.filter(Boolean).join(" · ")}</small>
      ${mine && html`<button class="plain word" onClick=${() => table.change(`seats/${number}/leave`)}>
        ${say("page-stand-up")}</button>`}
    </li>`;
}

/** @param {{ table: Table, seat: import("../wire").SeatView, number: number }} props */
function FreeSeat({ table, seat, number }) {
  const { seats, room } = table.seen.value;
  const first = !seats.length && room?.seats.findIndex((one) => !one.taken) === number;
  const [wanted, setWanted] = useState(false);
  const used = table.room.value?.seats.some((one) => one.name === habits().name);
  const [name, setName] = useState(seat.name || (used ? "" : habits().name));
  const sit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (await table.change(`seats/${number}`, { name: name.trim() })) rememberHabits({ name: name.trim() });
  };
  if (!first && !wanted) {
    return html`
      <li class="seat free">
        <span class="badge"><${Person} /></span>
        <span class="soft">${seat.name || say("page-seat-free")}</span>
        <button class="plain word" onClick=${() => setWanted(true)}>${say("page-sit")}</button>
      </li>`;
  }
  return html`
    <li class="seat free">
      <span class="badge"><${Person} /></span>
      <form onSubmit=${sit}>
        <input value=${name} placeholder=${say("page-your-name")} aria-label=${say("page-your-name")} maxlength="40"
          autocomplete="nickname" onInput=${(/** @type {any} */ event) => setName(event.currentTarget.value)} />
        <button class="quiet" type="submit">${say("page-sit")}</button>
      </form>
    </li>`;
}
