// Somebody elsewhere keeps everyone waiting: who that is, and since when it is long.
import { computed, effect } from "./html.js";

/** @typedef {import("./table.js").Table} Table */

/** Milliseconds after which it is said that somebody does not answer. */
const LONG = 30_000;

/**
 * Return the seat of the person elsewhere who is to move, null where nobody is waited for.
 * @param {Table} table
 */
export function awaited(table) {
  const { room, seats } = table.seen.value;
  const now = table.now.value;
  if (!room || !now || now.phase === "over" || seats.includes(now.seat)) return null;
  const { computer, stand_in: standIn } = room.seats[now.seat] ?? {};
  return computer || standIn ? null : now.seat;
}

/**
 * Whether we may let a computer player go on for somebody else.
 * @param {Table} table
 */
export function mayHandOver(table) {
  const { room, seats } = table.seen.value;
  return Boolean(seats.length && room && !room.match && !table.real.value);
}

/**
 * Notice when somebody lets the others wait for long, as long as the table is there; return how to stop.
 * @param {Table} table
 */
export function noticeWaiting(table) {
  let timer = 0;
  // From the last that happened, whatever else is heard of the table.
  const since = computed(() => (awaited(table) === null || table.room.value?.days ? 0 : table.game.value?.seq ?? 0));
  const stop = effect(() => {
    const waits = since.value > 0;
    clearTimeout(timer);
    table.waits.value = false;
    if (waits) timer = setTimeout(() => (table.waits.value = true), LONG);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
