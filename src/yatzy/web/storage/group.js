// The group of this device: who played together last. They play again in one tap, and the next of them begins.
import { readStore, updateStore } from "./local-store.js";
import { isSameName } from "./players.js";

/**
 * @typedef {import("./local-store.js").Group} Group
 * @typedef {import("./local-store.js").GroupSeat} GroupSeat
 */

export function readGroup() {
  return readStore().group;
}

/**
 * Remember a group, unless somebody is missing: it can play again only where everybody is on this device or a bot.
 * @param {Group} group
 */
export function saveGroup(group) {
  const { seats } = group.options;
  if (seats.length > 1 && seats.some((seat) => !seat.computer) && seats.every((seat) => seat.computer || seat.here)) updateStore({ group });
}

/**
 * Return the seats of the next game: the second player begins, the first goes last. Uneven teams would change with that, so they stay.
 * @param {Group} group
 * @returns {GroupSeat[]}
 */
export function nextSeats({ options }) {
  const { seats, teams } = options;
  return teams && seats.length % teams ? seats : [...seats.slice(1), seats[0]];
}

/**
 * Remember in which order the group plays, if these are its people.
 * @param {{ name: string, computer: string }[]} seats
 */
export function saveOrder(seats) {
  const group = readGroup();
  const people = seats.filter((seat) => !seat.computer).map((seat) => seat.name);
  const known = group?.options.seats.flatMap((seat) => (seat.computer ? [] : [seat.name ?? ""])) ?? [];
  const isGroup = group?.options.seats.length === seats.length && people.length === known.length
    && people.every((name) => known.some((one) => isSameName(one, name)));
  if (!group || !isGroup) return;
  const ordered = seats.map((seat) => (seat.computer ? { computer: seat.computer } : { name: seat.name, here: true }));
  saveGroup({ ...group, options: { ...group.options, seats: ordered } });
}

/**
 * Let the group play by other rules from now on.
 * @param {string} sheet
 * @param {string} title
 */
export function changeGroupSheet(sheet, title) {
  const group = readGroup();
  if (!group || group.sheet === sheet) return;
  const { seats, dice } = group.options;
  saveGroup({ sheet, title, options: { seats, dice } });
}
