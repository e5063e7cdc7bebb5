// Seats played on this device, claimed on the server for the players they are named after.
import { isSameName, listPlayers } from "../storage/players.js";
import { listTables, saveTable } from "../storage/tables.js";
import { request } from "./http.js";

/**
 * Claim the seats of a table for the players they are named after. Claims that fail are tried again later.
 * @param {string} id
 * @param {string} token
 * @param {number[]} seats The seats of this device.
 * @param {{ name: string }[]} seatViews All seats of the table.
 * @returns {Promise<number>} How many were claimed now.
 */
export async function claimSeats(id, token, seats, seatViews) {
  const claims = listTables().find((one) => one.id === id)?.claims ?? [];
  const newClaims = [];
  for (const player of listPlayers()) {
    const seat = seats.find((one) => isSameName(seatViews[one]?.name ?? "", player.name));
    if (seat === undefined || claims.includes(player.key)) continue;
    try {
      await request("PUT", `/api/player/games/${id}`, { token: player.key, body: { seat, token } });
      newClaims.push(player.key);
    } catch {
      // `claimSavedGames` tries again when the records are opened.
    }
  }
  if (newClaims.length) saveTable(id, { claims: [...claims, ...newClaims] });
  return newClaims.length;
}

/** Claim games played here before their player was added, or that ended while the page was closed; return how many. */
export async function claimSavedGames() {
  const players = listPlayers();
  let count = 0;
  for (const table of listTables()) {
    const isMissing = players.some((one) => table.players.some((name) => isSameName(name, one.name)) && !table.claims?.includes(one.key));
    if (!table.begun || !isMissing) continue;
    try {
      const view = await request("GET", `/api/tables/${table.id}`, { token: table.token });
      if (view.state) count += await claimSeats(table.id, table.token, view.seats, view.room.seats);
    } catch {
      // The table is gone, or the server is away.
    }
  }
  return count;
}
