// What a browser remembers of a table it is at.
import { players, rememberTable } from "./memory.js";
import { turnNumber } from "./state.js";

/**
 * Remember a table, so that it can be found again.
 * @param {import("./table.js").Table} table
 */
export function keepTable({ id, token, pad, seen }) {
  const { room, game, seats, host } = seen.value;
  if (!room || !(seats.length || host)) return;
  rememberTable(id, {
    title: pad.value?.title ?? room.title,
    publisher: pad.value?.publisher ?? "",
    ...(game ? turnNumber(game) : {}),
    sheet: room.sheet,
    ...(room.duplicate ? {} : { players: room.seats.map((seat) => seat.name).filter(Boolean) }),
    touched: Date.now(),
    over: room.closed || game?.now.phase === "over",
    begun: room.begun,
  });
  if (game?.now.phase === "over" && players().length) {
    import("./players.js").then((part) => part.claimSeats(id, token, seats, room.seats));
  }
}
