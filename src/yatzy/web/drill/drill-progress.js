// The drill's progress in `localStorage`: the streak of best answers, the current round, the daily answers. The key and
// its fields are read by earlier and later versions of the page: never rename them.

const STORAGE_KEY = "yatzy-drill";
/** Questions in a round, the number of seeds, and the daily answers kept of each sheet. */
export const ROUND_LENGTH = 10;
const SEEDS = 1_000_000;
const MAX_DAYS = 400;
const DAY_MS = 86_400_000;

/**
 * @typedef {{ sheet: string, seed: number, costs: number[] }} Round
 * @typedef {{ answer: string, cost: number, on: string }} DayAnswer `on` is the day it was given.
 * @typedef {{ streak: number, longest: number, round: Round | null, days: Record<string, Record<string, DayAnswer>> }} DrillProgress
 */

/** @type {DrillProgress} */
const EMPTY = { streak: 0, longest: 0, round: null, days: {} };

/** @type {DrillProgress | null} What could not be written down. */
let unsaved = null;

/** @returns {DrillProgress} */
export function readProgress() {
  if (unsaved) return unsaved;
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}");
    const days = stored.days && typeof stored.days === "object" ? stored.days : {};
    const round = stored.round && Array.isArray(stored.round.costs) ? stored.round : null;
    return { ...EMPTY, streak: Number(stored.streak) || 0, longest: Number(stored.longest) || 0, round, days };
  } catch {
    return EMPTY;
  }
}

/** @param {Partial<DrillProgress>} changes */
function saveProgress(changes) {
  const progress = { ...readProgress(), ...changes };
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(progress));
    unsaved = null;
  } catch {
    unsaved = progress;
  }
}

/**
 * Return the unfinished round on a sheet, or start a new one.
 * @param {string} sheet
 * @returns {Round}
 */
export function currentRound(sheet) {
  const { round } = readProgress();
  if (round && round.sheet === sheet && round.costs.length < ROUND_LENGTH) return round;
  return startRound(sheet);
}

/**
 * @param {string} sheet
 * @returns {Round}
 */
export function startRound(sheet) {
  const round = { sheet, seed: Math.floor(Math.random() * SEEDS), costs: [] };
  saveProgress({ round });
  return round;
}

/**
 * Add an answer to a round and to the streak. Returns the changed round.
 * @param {Round} round
 * @param {number} cost
 * @returns {Round}
 */
export function countAnswer(round, cost) {
  const { streak, longest } = readProgress();
  const next = cost ? 0 : streak + 1;
  const nextRound = { ...round, costs: [...round.costs, cost] };
  saveProgress({ round: nextRound, streak: next, longest: Math.max(longest, next) });
  return nextRound;
}

// Days

/** Return the local date as YYYY-MM-DD. */
export function todayIso(now = new Date()) {
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/**
 * Return the answer this browser gave to the position of a day.
 * @param {string} sheet
 * @param {string} date
 * @returns {DayAnswer | undefined}
 */
export function findDayAnswer(sheet, date) {
  return readProgress().days[sheet]?.[date];
}

/**
 * Save the answer to the position of a day; only the first one counts.
 * @param {string} sheet
 * @param {string} date
 * @param {{ answer: string, cost: number }} answer
 */
export function saveDayAnswer(sheet, date, answer) {
  const { days } = readProgress();
  if (days[sheet]?.[date]) return;
  const entries = Object.entries({ ...days[sheet], [date]: { ...answer, on: todayIso() } }).toSorted(([one], [other]) => (one < other ? 1 : -1));
  saveProgress({ days: { ...days, [sheet]: Object.fromEntries(entries.slice(0, MAX_DAYS)) } });
}

/**
 * Count the days in a row, up to `date`, whose position was answered on the day itself.
 * @param {string} sheet
 * @param {string} date
 */
export function countDayStreak(sheet, date) {
  const days = readProgress().days[sheet] ?? {};
  let number = 0;
  let moment = Date.parse(`${date}T12:00:00Z`);
  for (;;) {
    const one = new Date(moment).toISOString().slice(0, 10);
    if (days[one]?.on !== one) return number;
    number += 1;
    moment -= DAY_MS;
  }
}
