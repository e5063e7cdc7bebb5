// Saves the current table in this browser.
import { listPlayers } from "../storage/players.js";
import { saveTable } from "../storage/tables.js";
import { turnNumber } from "./reduce.js";

/**
 * Save a table that this device has a seat at or hosts; when it is over, claim its seats for the players here.
 * @param {import("./store.js").Table} table
 */
export function saveCurrentTable({ id, token, pad, state }) {
  const { room, game, seats, host } = state.value;
  if (!room || !(seats.length || host)) return;
  saveTable(id, {
    title: pad.value?.title ?? room.title,
    publisher: pad.value?.publisher ?? "",
    ...(game ? turnNumber(game) : {}),
    sheet: room.sheet,
    ...(room.duplicate ? {} : { players: room.seats.map((seat) => seat.name).filter(Boolean) }),
    touched: Date.now(),
    over: room.closed || game?.now.phase === "over",
    begun: room.begun,
  });
  if (game?.now.phase === "over" && listPlayers().length) {
    // Where the module cannot be fetched, `claimSavedGames` claims them when the records are opened.
    import("../net/claims.js").then((part) => part.claimSeats(id, token, seats, room.seats)).catch(() => undefined);
  }
}
