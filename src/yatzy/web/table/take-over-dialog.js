// Asks whether to take seats over from a link, where this device holds some already.
import { html, useEffect, useState } from "../core/html.js";
import { formatList, say } from "../i18n/fluent.js";
import { request } from "../net/http.js";
import { Dialog } from "../ui/dialog.js";

/** @typedef {import("./store.js").Table} Table */

/**
 * Asks the server what the token holds. Seats here are given up only if it holds others, and after asking.
 * @param {{ table: Table, token: string, take: () => void, close: () => void }} props
 */
export function TakeOverDialog({ table, token, take, close }) {
  const [offeredSeats, setOfferedSeats] = useState(/** @type {number[]} */ ([]));
  const { room, seats, host } = table.state.value;
  const compareSeats = (/** @type {import("../net/game-state").TableView} */ view) => {
    const newSeats = view.seats.filter((seat) => !seats.includes(seat));
    if (newSeats.length && !seats.length && !host) take();
    else if (newSeats.length) setOfferedSeats(view.seats);
    else {
      if (!view.seats.length) table.notify(say("page-take-over-none"), "problem");
      close();
    }
  };
  useEffect(() => {
    const reportFailure = () => {
      table.notify(say("page-away"), "problem");
      close();
    };
    request("GET", `/api/tables/${table.id}`, { token }).then(compareSeats, reportFailure);
  }, [token]);
  if (!offeredSeats.length || !room) return null;
  const names = (/** @type {number[]} */ held) => formatList(held.map((seat) => room.seats[seat].name));
  const ours = names(seats);
  return html`
    <${Dialog} title=${say("page-take-over", { theirs: names(offeredSeats) })} close=${close}>
      <p class="soft">${say("page-take-over-about", { theirs: names(offeredSeats), ours, held: seats.length ? "yes" : "no" })}</p>
      <div class="button-row">
        <button class="quiet" autofocus onClick=${close}>${say("page-take-over-no")}</button>
        <button class="red" onClick=${take}>${say("page-take-over-yes")}</button>
      </div>
    <//>`;
}
