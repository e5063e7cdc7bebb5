// What this browser remembers of the drill: the streak of best answers, the round of ten, and the positions of days.

const PLACE = "yatzy-drill";
/** Questions in a round, seeds there are, and days that are remembered of each pad. */
export const ROUND = 10;
const SEEDS = 1_000_000;
const MOST_DAYS = 400;
const DAY = 86_400_000;

/**
 * @typedef {{ sheet: string, seed: number, costs: number[] }} Round
 * @typedef {{ answer: string, cost: number, on: string }} OfDay What was answered, what it cost, and on which day.
 * @typedef {{ streak: number, longest: number, round: Round | null, days: Record<string, Record<string, OfDay>> }} Drilled
 */

/** @type {Drilled} */
const NOTHING = { streak: 0, longest: 0, round: null, days: {} };

/** @type {Drilled | null} What could not be written down. */
let unwritten = null;

/** @returns {Drilled} */
export function drilled() {
  if (unwritten) return unwritten;
  try {
    const told = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    const days = told.days && typeof told.days === "object" ? told.days : {};
    const round = told.round && Array.isArray(told.round.costs) ? told.round : null;
    return { ...NOTHING, streak: Number(told.streak) || 0, longest: Number(told.longest) || 0, round, days };
  } catch {
    return NOTHING;
  }
}

/** @param {Partial<Drilled>} changes */
function remember(changes) {
  const memory = { ...drilled(), ...changes };
  try {
    localStorage.setItem(PLACE, JSON.stringify(memory));
    unwritten = null;
  } catch {
    unwritten = memory;
  }
}

/**
 * Return the round of ten that is asked on a pad, a new one where there is none or it is over.
 * @param {string} sheet
 * @returns {Round}
 */
export function roundOn(sheet) {
  const { round } = drilled();
  if (round && round.sheet === sheet && round.costs.length < ROUND) return round;
  return newRound(sheet);
}

/**
 * @param {string} sheet
 * @returns {Round}
 */
export function newRound(sheet) {
  const round = { sheet, seed: Math.floor(Math.random() * SEEDS), costs: [] };
  remember({ round });
  return round;
}

/**
 * Count an answer of a round, and in the streak; return the round as it stands then.
 * @param {Round} round
 * @param {number} cost
 * @returns {Round}
 */
export function count(round, cost) {
  const { streak, longest } = drilled();
  const next = cost ? 0 : streak + 1;
  const after = { ...round, costs: [...round.costs, cost] };
  remember({ round: after, streak: next, longest: Math.max(longest, next) });
  return after;
}

// Days

/** Return a day of this device as it is written everywhere. */
export function today(now = new Date()) {
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/**
 * Return how the position of a day was answered here, nothing where it was not.
 * @param {string} sheet
 * @param {string} date
 * @returns {OfDay | undefined}
 */
export function ofDay(sheet, date) {
  return drilled().days[sheet]?.[date];
}

/**
 * Remember how the position of a day was answered; the first answer counts.
 * @param {string} sheet
 * @param {string} date
 * @param {{ answer: string, cost: number }} told
 */
export function rememberDay(sheet, date, told) {
  const { days } = drilled();
  if (days[sheet]?.[date]) return;
  const known = Object.entries({ ...days[sheet], [date]: { ...told, on: today() } }).toSorted(([one], [other]) => (one < other ? 1 : -1));
  remember({ days: { ...days, [sheet]: Object.fromEntries(known.slice(0, MOST_DAYS)) } });
}

/**
 * Return how many days in a row the position was answered on its own day, up to a day that was.
 * @param {string} sheet
 * @param {string} date
 */
export function daysInRow(sheet, date) {
  const days = drilled().days[sheet] ?? {};
  let number = 0;
  let moment = Date.parse(`${date}T12:00:00Z`);
  for (;;) {
    const one = new Date(moment).toISOString().slice(0, 10);
    if (days[one]?.on !== one) return number;
    number += 1;
    moment -= DAY;
  }
}
