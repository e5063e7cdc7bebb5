// A seat that came with a link, where this device holds one already: whether to take it instead.
import { ask } from "../asking.js";
import { html, useEffect, useState } from "../html.js";
import { both, say } from "../words.js";
import { Dialog } from "./dialog.js";

/** @typedef {import("../table.js").Table} Table */

/**
 * Ask the server what a token holds. Nothing is given up for one that holds nothing, nor without asking.
 * @param {{ table: Table, token: string, take: () => void, close: () => void }} props
 */
export function TakingOver({ table, token, take, close }) {
  const [theirs, setTheirs] = useState(/** @type {number[]} */ ([]));
  const { room, seats, host } = table.seen.value;
  const decide = (/** @type {import("../wire").TableView} */ view) => {
    const fresh = view.seats.filter((seat) => !seats.includes(seat));
    if (fresh.length && !seats.length && !host) take();
    else if (fresh.length) setTheirs(view.seats);
    else {
      if (!view.seats.length) table.tell(say("page-take-over-none"), "problem");
      close();
    }
  };
  useEffect(() => {
    const failed = () => {
      table.tell(say("page-away"), "problem");
      close();
    };
    ask("GET", `/api/tables/${table.id}`, { token }).then(decide, failed);
  }, [token]);
  if (!theirs.length || !room) return null;
  const names = (/** @type {number[]} */ held) => both(held.map((seat) => room.seats[seat].name));
  const ours = names(seats);
  return html`
    <${Dialog} title=${say("page-take-over", { theirs: names(theirs) })} close=${close}>
      <p class="soft">${say("page-take-over-about", { theirs: names(theirs), ours, held: seats.length ? "yes" : "no" })}</p>
      <div class="button-row">
        <button class="quiet" autofocus onClick=${close}>${say("page-take-over-no")}</button>
        <button class="red" onClick=${take}>${say("page-take-over-yes")}</button>
      </div>
    <//>`;
}
