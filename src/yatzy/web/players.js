// Players: people whose records are kept. Each is a key this browser has made; seats played here under their name count for them.
import { ask, freshKey } from "./asking.js";
import { players, rememberPlayers, rememberTable, tables } from "./memory.js";

/** @typedef {import("./memory.js").Player} Player */

/** @param {string} name */
function alike(name) {
  return name.trim().normalize("NFKC").toLocaleLowerCase();
}

/**
 * Keep somebody's records from now on: under a fresh key, or under one that came from another device.
 * @param {string} name
 * @returns {Player}
 */
export function addPlayer(name, key = freshKey()) {
  const known = players();
  const there = known.find((one) => one.key === key);
  if (there) return there;
  let called = name.trim();
  for (let number = 2; known.some((one) => alike(one.name) === alike(called)); number += 1) called = `${name.trim()} ${number}`;
  const player = { name: called, key };
  rememberPlayers([...known, player]);
  return player;
}

/** @param {Player} player */
export function removePlayer(player) {
  rememberPlayers(players().filter((one) => one.key !== player.key));
}

/**
 * Let seats that are held here count for whoever they are named after.
 * @param {string} id
 * @param {string} token
 * @param {number[]} seats
 * @param {{ name: string }[]} all
 */
export async function claimSeats(id, token, seats, all) {
  const claims = tables().find((one) => one.id === id)?.claims ?? [];
  const made = [];
  for (const player of players()) {
    const seat = seats.find((one) => alike(all[one]?.name ?? "") === alike(player.name));
    if (seat === undefined || claims.includes(player.key)) continue;
    try {
      await ask("PUT", `/api/player/games/${id}`, { token: player.key, body: { seat, token } });
      made.push(player.key);
    } catch {
      // The next time the records are opened it is tried again.
    }
  }
  if (made.length) rememberTable(id, { claims: [...claims, ...made] });
  return made.length;
}

/** Claim what was played here before somebody wanted to keep records, or while the page was closed. */
export async function claimRemembered() {
  const keys = players();
  let made = 0;
  for (const known of tables()) {
    const names = known.players.map(alike);
    const missing = keys.some((one) => names.includes(alike(one.name)) && !known.claims?.includes(one.key));
    if (!known.begun || !missing) continue;
    try {
      const view = await ask("GET", `/api/tables/${known.id}`, { token: known.token });
      if (view.state) made += await claimSeats(known.id, known.token, view.seats, view.room.seats);
    } catch {
      // It is gone, or the server is away.
    }
  }
  return made;
}
