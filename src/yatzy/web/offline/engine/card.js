// A card, one column of the pad, and what follows from its points: src/yatzy/game/card.py.
import { boxesOf } from "./rule-tables.js";

/**
 * @typedef {import("./rule-tables.js").RuleTables} RuleTables
 * @typedef {import("./rule-tables.js").Mark} Mark
 * @typedef {{ points: (number | null)[], bonuses: number }} Card Points by box, null where it is open.
 */

/** A refused move, with the code and the details of the engine's error. */
export class MoveError extends Error {
  /**
   * @param {string} code
   * @param {Record<string, string | number>} [details]
   */
  constructor(code, details = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

/**
 * @param {RuleTables} tables
 * @returns {Card}
 */
export const emptyCard = (tables) => ({ points: tables.keys.map(() => null), bonuses: 0 });

/** @param {Card} card */
export const openBoxes = ({ points }) => points.reduce((/** @type {number} */ mask, one, box) => (one === null ? mask | (1 << box) : mask), 0);

/**
 * Whether the box for five alike is filled, and not with zero.
 * @param {RuleTables} tables
 * @param {Card} card
 */
export function holdsPoints({ data }, { points }) {
  return data.extra_five_alike !== null && Boolean(points[data.extra_five_alike.box]);
}

/**
 * Return the card as clients see it.
 * @param {RuleTables} tables
 * @param {Card} card
 * @returns {import("../../net/wire").CardView}
 */
export function viewCard(tables, { points, bonuses }) {
  const { upper_bonus: bonus, upper_faces: faces } = tables.data;
  const upper = sum(boxesOf(tables.data.upper).map((box) => points[box] ?? 0));
  const upperBonus = bonus && upper >= bonus.at ? bonus.points : 0;
  const stillOpen = sum(faces.filter((_, box) => points[box] === null));
  return {
    points,
    upper,
    upper_bonus: upperBonus,
    bonuses,
    total: sum(points.map((one) => one ?? 0)) + upperBonus + bonuses,
    pace: bonus ? upper + Math.floor(bonus.at / sum(faces)) * stillOpen - bonus.at : null,
  };
}

/**
 * Return what dice score in every open box.
 * @param {RuleTables} tables
 * @param {Card} card
 * @param {number[]} dice
 */
export function cardEntries(tables, card, dice) {
  return dice.length ? tables.entries(tables.rollIndex(dice), openBoxes(card), holdsPoints(tables, card)) : [];
}

/**
 * Return the situation of an extra five alike, null where these dice are none.
 * @param {RuleTables} tables
 * @param {Card} card
 * @param {number[]} dice
 */
export function cardSituation(tables, card, dice) {
  return dice.length ? tables.situation(tables.rollIndex(dice), openBoxes(card), holdsPoints(tables, card)) : null;
}

/**
 * Return every mark that some roll could leave in an open box now.
 * @param {RuleTables} tables
 * @param {Card} card
 * @param {string} key
 */
export const possibleMarks = (tables, card, key) => tables.possibleMarks(key, openBoxes(card), holdsPoints(tables, card));

/**
 * Return the position of an open box.
 * @param {RuleTables} tables
 * @param {Card} card
 * @param {string} key
 * @throws {MoveError} If it is unknown or filled.
 */
function openBoxIndex(tables, card, key) {
  const box = tables.keys.indexOf(key);
  if (box < 0) throw new MoveError("move-no-box", { box: key, near: "none" });
  if (card.points[box] !== null) throw new MoveError("move-box-filled", { box: key });
  return box;
}

/**
 * Return the mark of a turn: what its dice score, or without dice the claimed one.
 * @param {RuleTables} tables
 * @param {Card} card
 * @param {number[]} dice
 * @param {Mark} claimed
 * @returns {Mark}
 * @throws {MoveError} If the box may not be filled, or no roll gives the claimed points.
 */
export function checkMark(tables, card, dice, claimed) {
  const { key } = claimed;
  const box = openBoxIndex(tables, card, key);
  if (dice.length) {
    const entry = tables.entry(box, tables.rollIndex(dice), openBoxes(card), holdsPoints(tables, card));
    if (!entry.allowed) throw new MoveError("move-box-forbidden", { box: key, reason: entry.reason });
    return { key, points: entry.points, bonus: entry.bonus };
  }
  const possible = possibleMarks(tables, card, key);
  if (!possible.length) throw new MoveError("move-box-forbidden", { box: key, reason: "not-next" });
  if (!possible.some((mark) => isSameMark(mark, claimed))) {
    throw new MoveError("move-points", { box: key, points: formatPoints(claimed), possible: formatPossiblePoints(possible) });
  }
  return claimed;
}

/**
 * @param {Mark} a
 * @param {Mark} b
 */
export const isSameMark = (a, b) => a.key === b.key && a.points === b.points && a.bonus === b.bonus;

/** @param {Mark} mark */
export const formatPoints = ({ points, bonus }) => (bonus ? `${points}+${bonus}` : `${points}`);

/**
 * Format the points of several marks of a box, with ranges: `0, 5–30`.
 * @param {Mark[]} marks
 */
function formatPossiblePoints(marks) {
  /** @type {number[][]} */
  const runs = [];
  for (const { points } of marks.filter((mark) => !mark.bonus)) {
    if (points === (runs.at(-1)?.at(-1) ?? NaN) + 1) runs.at(-1)?.push(points);
    else runs.push([points]);
  }
  const ranges = runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(", ")));
  return [...ranges, ...marks.filter((mark) => mark.bonus).map(formatPoints)].join(", ");
}

/**
 * Return the card with a mark written.
 * @param {RuleTables} tables
 * @param {Card} card
 * @param {Mark} mark
 * @returns {Card}
 */
export function writeMark(tables, card, mark) {
  return { points: card.points.with(openBoxIndex(tables, card, mark.key), mark.points), bonuses: card.bonuses + mark.bonus };
}

/**
 * Return the card without one of its marks.
 * @param {RuleTables} tables
 * @param {Card} card
 * @param {Mark} mark
 * @returns {Card}
 */
export function eraseMark(tables, card, mark) {
  return { points: card.points.with(tables.keys.indexOf(mark.key), null), bonuses: card.bonuses - mark.bonus };
}

/** @param {number[]} numbers */
export const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);
