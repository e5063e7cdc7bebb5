// Games of the day, finished here on one day after the other.
import { readStore, updateStore } from "./local-store.js";

const DAY_MS = 86_400_000;

/**
 * Count a finished game of a day, as in 2026-11-15. One that is played later than the day after does not count.
 * @param {string} day
 */
export function countDay(day) {
  const { streak } = readStore();
  if (!day || day <= streak.day || Date.now() - Date.parse(day) > 2 * DAY_MS) return;
  updateStore({ streak: { day, days: nextDay(streak.day) === day ? streak.days + 1 : 1 } });
}

/**
 * Return how many days in a row were played, up to a day or the one before it.
 * @param {string} today
 */
export function readStreak(today) {
  const { day, days } = readStore().streak;
  return day === today || nextDay(day) === today ? days : 0;
}

/** @param {string} day */
function nextDay(day) {
  return Number.isNaN(Date.parse(day)) ? "" : new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}
