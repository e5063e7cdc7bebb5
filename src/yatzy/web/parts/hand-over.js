// Letting a computer player go on for somebody: which one, and whether that is meant.
import { html, useState } from "../html.js";
import { say } from "../words.js";
import { Dialog } from "./dialog.js";
import { COMPUTERS } from "./seat-list.js";

/** @typedef {import("../table.js").Table} Table */

/** @param {{ table: Table, seat: number }} props */
export function HandOverDialog({ table, seat }) {
  const [chosen, setChosen] = useState("casual");
  const close = () => (table.asking.value = null);
  const { room, seats } = table.seen.value;
  const player = room?.seats[seat]?.name ?? "";
  const hand = (/** @type {Event} */ event) => {
    event.preventDefault();
    close();
    table.change(`seats/${seat}/computer`, { computer: chosen });
  };
  if (!seats.includes(seat)) return html`<${ForAnother} table=${table} seat=${seat} player=${player} hand=${hand} close=${close} />`;
  return html`
    <${Dialog} title=${say("page-hand-over-who", { player })} close=${close}>
      <form class="characters" onSubmit=${hand}>
        <fieldset>
          <legend class="unseen">${say("page-which-computer")}</legend>
          ${COMPUTERS.map((one) => html`
            <label key=${one} class="character-row">
              <input type="radio" name="computer" value=${one} checked=${one === chosen} onChange=${() => setChosen(one)} />
              <span><b>${say(`bot-${one}`)}</b><small>${say(`bot-${one}.about`)}</small></span>
            </label>`)}
        </fieldset>
        <p class="soft">${say("page-hand-over-own")}</p>
        <div class="button-row">
          <button type="button" class="quiet" onClick=${close}>${say("page-not-now")}</button>
          <button class="red" type="submit">${say("page-hand-over-yes", { computer: say(`bot-${chosen}`) })}</button>
        </div>
      </form>
    <//>`;
}

/**
 * Nobody chooses who plays for a rival: the server does. Who may only be thinking is rather asked first.
 * @param {{ table: Table, seat: number, player: string, hand: (event: Event) => void, close: () => void }} props
 */
function ForAnother({ table, seat, player, hand, close }) {
  const gone = table.waits.value || table.room.value?.seats[seat]?.away;
  return html`
    <${Dialog} title=${say("page-hand-over-another", { player })} close=${close}>
      ${!gone && html`<p><strong>${say("page-hand-over-soon", { player })}</strong></p>`}
      <p class="soft">${say("page-hand-over-about", { player })}</p>
      <div class="button-row">
        <button type="button" class="quiet" autofocus onClick=${close}>${say("page-not-now")}</button>
        <button class="red" onClick=${hand}>${say(gone ? "page-hand-over-go" : "page-hand-over-still")}</button>
      </div>
    <//>`;
}
