// Saves the current table in this browser.
import { columnName } from "../i18n/sentences.js";
import { saveOrder } from "../storage/group.js";
import { addFirstPlayer, listPlayers } from "../storage/players.js";
import { isTableSaved, listTables, saveTable } from "../storage/tables.js";
import { turnNumber } from "./reduce.js";

/**
 * Save a table that this device has a seat at or hosts; when it is over, claim its seats for the players here.
 * @param {import("./store.js").Table} table
 */
export function saveCurrentTable({ id, token, pad, state }) {
  const { room, game, seats, host } = state.value;
  if (!room || !(seats.length || host)) return;
  const isOver = room.closed || game?.now.phase === "over";
  const before = listTables().find((one) => one.id === id);
  saveTable(id, {
    title: pad.value?.title ?? room.title,
    publisher: pad.value?.publisher ?? "",
    ...(game ? turnNumber(game) : {}),
    sheet: room.sheet,
    ...(room.duplicate ? {} : { players: room.seats.map((seat) => seat.name).filter(Boolean) }),
    ...(game?.now.phase === "over" ? { scores: rankColumns(game) } : {}),
    // A finished game keeps the time of its end, however often it is reviewed.
    touched: before?.over ? before.touched : Date.now(),
    hidden: false,
    over: isOver,
    begun: room.begun,
  });
  if (room.begun && seats.length) saveOrder(room.seats);
  // Whoever has played a match is not asked to resume it.
  if (isOver && room.match && isTableSaved(room.match)) saveTable(room.match, { over: true });
  if (game?.now.phase === "over" && !room.record) {
    const people = seats.filter((seat) => !room.seats[seat].computer);
    // The first game of somebody who plays here is in their records already.
    if (people.length === 1) addFirstPlayer(room.seats[people[0]].name);
    if (!listPlayers().length) return;
    // Where the module cannot be fetched, `claimSavedGames` claims them when the records are opened.
    import("../net/claims.js").then((part) => part.claimSeats(id, token, seats, room.seats)).catch(() => undefined);
  }
}

/**
 * Return the scores of a finished game, the best first.
 * @param {import("../net/game-state").GameState} game
 */
function rankColumns(game) {
  return game.columns
    .map((_, column) => ({ name: columnName(game, column), score: game.now.standings[column]?.score ?? 0 }))
    .toSorted((a, b) => b.score - a.score);
}
