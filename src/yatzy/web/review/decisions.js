// The data of a review, cached, and moving between its decisions.
import { signal } from "../core/html.js";
import { navigate } from "../core/router.js";
import { Timers } from "../core/timers.js";
import { ApiError, SOLVE_TIMEOUT_MS } from "../net/http.js";

/**
 * @typedef {import("../table/store.js").Table} Table
 * @typedef {import("../net/wire").ReviewAnswer} ReviewAnswer
 * @typedef {import("../net/wire").Step} Step
 * @typedef {object} Stop A decision, or a turn of which only the points are known.
 * @property {number} turn Counted from 0 over the whole game.
 * @property {number} throw
 * @property {number} round
 * @property {number} number Which turn of its column in that round, from 0.
 * @property {number} cost
 */

/** Lower costs are shown as none. */
export const MIN_SHOWN_COST = 0.05;

/**
 * Return all decisions of a column in order, through all rounds.
 * @param {ReviewAnswer} review
 * @param {number} column
 * @returns {Stop[]}
 */
export function listStops(review, column) {
  const parts = review.columns.filter((part) => part.column === column);
  return parts.flatMap(({ round, turns }) => turns.flatMap((turn, number) => {
    const decisions = turn.decisions.length ? turn.decisions : [{ throw: 0, cost: 0 }];
    return decisions.map((one) => ({ turn: turn.turn, throw: one.throw, round, number, cost: one.cost }));
  }));
}

/**
 * @param {ReviewAnswer} review
 * @param {number} turn
 */
export function columnOfTurn(review, turn) {
  return review.columns.find((part) => part.turns.some((one) => one.turn === turn))?.column ?? 0;
}

/**
 * Return the costliest of the matching stops, the first where none cost anything.
 * @param {Stop[]} stops
 * @param {(stop: Stop) => boolean} matches
 */
export function findCostliestStop(stops, matches) {
  const candidates = stops.filter(matches);
  return candidates.toSorted((a, b) => b.cost - a.cost).find((one) => one.cost >= MIN_SHOWN_COST) ?? candidates[0];
}

/**
 * @param {string} id
 * @param {{ turn: number, throw: number }} stop
 */
export function stopUrl(id, stop) {
  return `/${id}?review&turn=${stop.turn}${stop.throw ? `&throw=${stop.throw}` : ""}`;
}

/**
 * @param {string} id
 * @param {number} column
 * @param {number} round
 */
export function columnUrl(id, column, round) {
  return `/${id}?review&column=${column}${round ? `&round=${round}` : ""}`;
}

/** Requests for a review; each is sent once, and again only after it failed. */
export class ReviewQueries {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    /** @type {Map<string, Promise<any>>} */
    this.cache = new Map();
    /** Whether the server has put an answer off: it is asked again when it said. */
    this.isQueued = signal(false);
    this.timers = new Timers();
  }

  /** Ask for nothing again. */
  stop() {
    this.timers.stop();
  }

  /** @returns {Promise<ReviewAnswer>} */
  review() {
    return this.requestOnce("review");
  }

  /**
   * @param {{ turn: number, throw: number }} stop
   * @returns {Promise<Step>}
   */
  step(stop) {
    return this.requestOnce(`review/step?turn=${stop.turn}&throw=${stop.throw}`);
  }

  /**
   * @param {number} round
   * @param {number} column
   * @param {boolean} wide
   * @returns {Promise<import("../net/wire").Figure>}
   */
  figure(round, column, wide) {
    return this.requestOnce(`review/figure?round=${round}&column=${column}&wide=${wide}`);
  }

  /**
   * @param {string} what
   * @returns {Promise<any>}
   */
  requestOnce(what) {
    const answer = this.cache.get(what) ?? this.requestPatiently(what);
    this.cache.set(what, answer);
    answer.catch(() => this.cache.delete(what));
    return answer;
  }

  /**
   * Ask, and where the server is busy ask again, as often as it takes.
   * @param {string} what
   * @returns {Promise<any>}
   */
  async requestPatiently(what) {
    for (;;) {
      try {
        const answer = await this.table.request("GET", what, undefined, SOLVE_TIMEOUT_MS);
        this.isQueued.value = false;
        return answer;
      } catch (error) {
        const seconds = error instanceof ApiError ? error.retryAfter : 0;
        if (!seconds || this.timers.isStopped) throw error;
        this.isQueued.value = true;
        await new Promise((resolve) => this.timers.set(what, () => resolve(null), 1000 * seconds));
      }
    }
  }
}

/**
 * Show another decision in place of the current one, so that "back" leaves the review.
 * @param {string} id
 * @param {{ turn: number, throw: number }} stop
 */
export function goToStop(id, stop) {
  navigate(stopUrl(id, stop), { replace: true, keepScroll: true });
}
