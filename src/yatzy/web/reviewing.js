// A game looked at again: what is asked about it, and the way from one decision to the next.
import { ask } from "./asking.js";
import { go } from "./ways.js";

/**
 * @typedef {import("./table.js").Table} Table
 * @typedef {import("./wire").ReviewAnswer} ReviewAnswer
 * @typedef {import("./wire").Step} Step
 * @typedef {object} Stop A decision one can stop at, or a turn of which nothing but the points is known.
 * @property {number} turn Counted from 0 over the whole game.
 * @property {number} throw
 * @property {number} round
 * @property {number} number Which turn of its column in that round, from 0.
 * @property {number} cost
 */

/** What gives away less is told as nothing. */
export const LEAST_TOLD = 0.05;

/**
 * Return every decision of a column in order, through all rounds.
 * @param {ReviewAnswer} review
 * @param {number} column
 * @returns {Stop[]}
 */
export function stopsOf(review, column) {
  const parts = review.columns.filter((part) => part.column === column);
  return parts.flatMap(({ round, turns }) => turns.flatMap((turn, number) => {
    const decided = turn.decisions.length ? turn.decisions : [{ throw: 0, cost: 0 }];
    return decided.map((one) => ({ turn: turn.turn, throw: one.throw, round, number, cost: one.cost }));
  }));
}

/**
 * Return the column a turn was written into.
 * @param {ReviewAnswer} review
 * @param {number} turn
 */
export function columnOfTurn(review, turn) {
  return review.columns.find((part) => part.turns.some((one) => one.turn === turn))?.column ?? 0;
}

/**
 * Return where a turn is best looked at: where most was given away, else at its first throw.
 * @param {Stop[]} stops
 * @param {(stop: Stop) => boolean} wanted
 */
export function stopAt(stops, wanted) {
  const there = stops.filter(wanted);
  return there.toSorted((a, b) => b.cost - a.cost).find((one) => one.cost >= LEAST_TOLD) ?? there[0];
}

/**
 * Return the address of a decision.
 * @param {string} id
 * @param {{ turn: number, throw: number }} stop
 */
export function addressOf(id, stop) {
  return `/${id}?review&turn=${stop.turn}${stop.throw ? `&throw=${stop.throw}` : ""}`;
}

/**
 * Return the address of a column in a round.
 * @param {string} id
 * @param {number} column
 * @param {number} round
 */
export function columnAddress(id, column, round) {
  return `/${id}?review&column=${column}${round ? `&round=${round}` : ""}`;
}

/** Asks about a game, each thing once. */
export class Asked {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    /** @type {Map<string, Promise<any>>} */
    this.known = new Map();
  }

  /** @returns {Promise<ReviewAnswer>} */
  review() {
    return this.once("review");
  }

  /**
   * @param {{ turn: number, throw: number }} stop
   * @returns {Promise<Step>}
   */
  step(stop) {
    return this.once(`review/step?turn=${stop.turn}&throw=${stop.throw}`);
  }

  /**
   * @param {number} round
   * @param {number} column
   * @param {boolean} wide
   * @returns {Promise<import("./wire").Figure>}
   */
  figure(round, column, wide) {
    return this.once(`review/figure?round=${round}&column=${column}&wide=${wide}`);
  }

  /**
   * @param {string} what
   * @returns {Promise<any>}
   */
  once(what) {
    const known = this.known.get(what) ?? this.table.ask("GET", what);
    this.known.set(what, known);
    known.catch(() => this.known.delete(what));
    return known;
  }
}

/**
 * Bring a record from elsewhere, and return its table.
 * @param {string} record
 * @returns {Promise<import("./wire").TableView>}
 */
export function bring(record) {
  return ask("POST", "/api/records", { body: { record } });
}

/**
 * Go to another decision, without leaving a trail of all of them to walk back.
 * @param {string} id
 * @param {{ turn: number, throw: number }} stop
 */
export function stepTo(id, stop) {
  go(addressOf(id, stop), { instead: true, stay: true });
}
