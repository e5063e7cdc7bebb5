// People with records: a name and a key each. Seats played here under their name count for them.
import { createKey } from "../core/key.js";
import { readStore, updateStore } from "./local-store.js";

/** @typedef {import("./local-store.js").Player} Player */

const MAX_PLAYERS = 20;

export function listPlayers() {
  return readStore().players.slice(0, MAX_PLAYERS);
}

/** @param {Player[]} players */
function savePlayers(players) {
  updateStore({ players: players.slice(0, MAX_PLAYERS) });
}

/**
 * Add a player and return them; where the key is known, return its player unchanged.
 * @param {string} name A number is added where another player has this name.
 * @param {string} [key] A key from another device.
 * @returns {Player}
 */
export function addPlayer(name, key = createKey()) {
  const players = listPlayers();
  const existing = players.find((one) => one.key === key);
  if (existing) return existing;
  let uniqueName = name.trim();
  for (let number = 2; players.some((one) => isSameName(one.name, uniqueName)); number += 1) uniqueName = `${name.trim()} ${number}`;
  const player = { name: uniqueName, key };
  savePlayers([...players, player]);
  return player;
}

/** @param {Player} player */
export function removePlayer(player) {
  savePlayers(listPlayers().filter((one) => one.key !== player.key));
}

/**
 * Whether two names are the same apart from case, spaces around them and Unicode form.
 * @param {string} one
 * @param {string} other
 */
export function isSameName(one, other) {
  return normalizeName(one) === normalizeName(other);
}

/**
 * Return a name as it is compared.
 * @param {string} name
 */
export function normalizeName(name) {
  return name.trim().normalize("NFKC").toLocaleLowerCase();
}
