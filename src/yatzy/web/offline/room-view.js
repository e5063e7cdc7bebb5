// The room of a table in this browser, as screens know it: everyone sits at this device. Nobody advises here yet.

/** @typedef {import("../net/wire").RoomView} RoomView */

/**
 * @param {import("./game-log.js").StoredTable} table
 * @param {Extract<import("../net/wire").GameEvent, { type: "started" }>} started
 * @param {string} title
 * @returns {RoomView}
 */
export function viewRoom(table, started, title) {
  const teams = started.teams ?? [];
  return {
    table: table.id, revision: table.next ? 1 : 0, sheet: table.file.id, title, digest: table.file.digest,
    seats: started.players.map((name, seat) => ({
      name, taken: true, computer: table.computers[seat] ?? "", stand_in: "", away: false,
      team: teams.length ? teams.findIndex((team) => team.includes(seat)) : null,
      styled: table.styled[seat] ?? 0, contributes: false, commitment: "", contribution: "",
    })),
    teams: teams.length, rounds: started.rounds ?? 1, counting: started.counting ?? "totals", start: started.start ?? "agreed",
    dice: started.dice ?? "screen", coach: started.coach ?? true, days: false, patience: 0, listed: false, several: false, barred: [],
    begun: true, revealing: false, seal: started.seal ?? "", duplicate: false, closed: false, until: "", date: "", match: "", record: false,
    previous: table.previous, next: table.next,
  };
}
