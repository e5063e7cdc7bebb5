// Waiting for absent players. The server decides who is absent; the page counts down what it says.
import { computed, effect } from "../core/html.js";

/** @typedef {import("./store.js").Table} Table */

const TICK_MS = 1_000;

/**
 * Return the seat of the person elsewhere who is to move, null where there is none.
 * @param {Table} table
 */
export function findAwaitedSeat(table) {
  const { room, seats } = table.state.value;
  const now = table.now.value;
  if (!room || !now || now.phase === "over" || seats.includes(now.seat)) return null;
  const { computer, stand_in: standIn } = room.seats[now.seat] ?? {};
  return computer || standIn ? null : now.seat;
}

/**
 * Return the seats of others that players here may hand over to a bot now.
 * @param {Table} table
 */
export function findAbandonedSeats(table) {
  const { seats, handover } = table.state.value;
  return handover.filter((seat) => !seats.includes(seat) && table.secondsLeft.value[seat] <= 0);
}

/**
 * Count `table.secondsLeft` down. Returns a function that stops it.
 * @param {Table} table
 */
export function watchWaiting(table) {
  let timer = 0;
  const waits = computed(() => table.state.value.waits);
  const stop = effect(() => {
    const deadlines = waits.value.map(({ seat, seconds }) => ({ seat, at: performance.now() + 1_000 * seconds }));
    const count = () => {
      const left = deadlines.map(({ seat, at }) => [seat, Math.max(0, Math.ceil((at - performance.now()) / 1_000))]);
      table.secondsLeft.value = Object.fromEntries(left);
      if (left.every(([, seconds]) => !seconds)) clearInterval(timer);
    };
    clearInterval(timer);
    timer = setInterval(count, TICK_MS);
    count();
  });
  return () => {
    clearInterval(timer);
    stop();
  };
}
