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

/**
 * Remove a player. Where nobody is left, nobody is added without being asked from then on.
 * @param {Player} player
 */
export function removePlayer(player) {
  savePlayers(listPlayers().filter((one) => one.key !== player.key));
  if (!listPlayers().length) updateStore({ recordless: true });
}

/**
 * Add the first player of this device, who has just played alone, unless records were removed here.
 * @param {string} name
 */
export function addFirstPlayer(name) {
  if (!listPlayers().length && !readStore().recordless) addPlayer(name);
}

/**
 * Give a player another name: their records stay.
 * @param {string} name
 * @param {string} next Nothing changes where it is empty or another player's.
 */
export function renamePlayer(name, next) {
  const players = listPlayers();
  if (!next || players.some((one) => isSameName(one.name, next))) return;
  savePlayers(players.map((one) => (isSameName(one.name, name) ? { ...one, name: next } : one)));
}

/**
 * Whether two names are the same apart from case, spaces around them and Unicode form.
 * @param {string} one
 * @param {string} other
 */
export function isSameName(one, other) {
  return normalizeName(one) === normalizeName(other);
}

/** @param {string} name */
function normalizeName(name) {
  return name.trim().normalize("NFKC").toLocaleLowerCase();
}
