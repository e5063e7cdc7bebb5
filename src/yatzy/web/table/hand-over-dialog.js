// Handing a seat over to a bot.
import { BOTS, PLAIN_BOTS, PLAIN_STAND_IN } from "../core/constants.js";
import { html, useState } from "../core/html.js";
import { say } from "../i18n/fluent.js";
import { Dialog } from "../ui/dialog.js";

/** @typedef {import("./store.js").Table} Table */

/** @param {{ table: Table, seat: number }} props */
export function HandOverDialog({ table, seat }) {
  const [chosen, setChosen] = useState(PLAIN_STAND_IN);
  const close = () => (table.dialog.value = null);
  const { room, seats } = table.state.value;
  const player = room?.seats[seat]?.name ?? "";
  const handOver = (/** @type {Event} */ event) => {
    event.preventDefault();
    close();
    table.changeRoom(`seats/${seat}/computer`, { computer: chosen });
  };
  if (!seats.includes(seat)) return html`<${HandOverAnother} player=${player} handOver=${handOver} close=${close} />`;
  return html`
    <${Dialog} title=${say("page-hand-over-who", { player })} close=${close}>
      <form class="characters" onSubmit=${handOver}>
        <fieldset>
          <legend class="unseen">${say("page-which-computer")}</legend>
          ${(room?.coach ? BOTS : PLAIN_BOTS).map((one) => html`
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
 * Handing over an absent player's seat: the server chooses the bot.
 * @param {{ player: string, handOver: (event: Event) => void, close: () => void }} props
 */
function HandOverAnother({ player, handOver, close }) {
  return html`
    <${Dialog} title=${say("page-hand-over-another", { player })} close=${close}>
      <p class="soft">${say("page-hand-over-about", { player })}</p>
      <div class="button-row">
        <button type="button" class="quiet" autofocus onClick=${close}>${say("page-not-now")}</button>
        <button class="red" onClick=${handOver}>${say("page-hand-over-go")}</button>
      </div>
    <//>`;
}
