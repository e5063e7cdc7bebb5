// The evening: games of the same people one after the other, and who won how many of them.
import { readStore, updateStore } from "./local-store.js";
import { isSameName } from "./players.js";
import { listTables } from "./tables.js";

/**
 * @typedef {import("./local-store.js").SavedTable} SavedTable
 * @typedef {{ games: SavedTable[], wins: { name: string, wins: number, best: number }[] }} EveningScore The games, the first first,
 *   and everybody's, the most successful first.
 */

/** A longer pause ends an evening. */
const PAUSE_MS = 6 * 3_600_000;

/**
 * Return the score of the evening that these people are having.
 * @param {string[]} players
 * @returns {EveningScore}
 */
export function readTonight(players) {
  return scoreEvening(collectGames(players, readStore().evening.ended, Date.now()));
}

/**
 * End the evening: games from now on belong to the next one. An evening without games is not ended.
 * @param {string[]} players
 */
export function endEvening(players) {
  const { ended } = readStore().evening;
  if (readTonight(players).games.length) updateStore({ evening: { since: ended, ended: Date.now() } });
}

/**
 * Return the evening that was ended last: who played its last game, and the score.
 * @returns {EveningScore}
 */
export function readLastEvening() {
  const { since, ended } = readStore().evening;
  const last = listTables().find((one) => isShared(one) && one.touched <= ended);
  return scoreEvening(last ? collectGames(last.players, since, last.touched) : []);
}

/** @param {SavedTable} table */
function isShared({ over, scores }) {
  return over && (scores?.length ?? 0) > 1;
}

/**
 * Return the finished games of these people after `since` without a long pause, back from `until`; the first game first.
 * @param {string[]} players
 * @param {number} since
 * @param {number} until
 */
function collectGames(players, since, until) {
  /** @type {SavedTable[]} */
  const games = [];
  let after = until;
  for (const one of listTables()) {
    if (!isShared(one) || one.touched > until || !hasSamePlayers(one.players, players)) continue;
    if (one.touched <= since || after - one.touched > PAUSE_MS) break;
    games.unshift(one);
    after = one.touched;
  }
  return games;
}

/**
 * @param {string[]} some
 * @param {string[]} others
 */
function hasSamePlayers(some, others) {
  return some.length === others.length && some.every((name) => others.some((other) => isSameName(name, other)));
}

/**
 * @param {SavedTable[]} games
 * @returns {EveningScore}
 */
function scoreEvening(games) {
  /** @type {Map<string, { name: string, wins: number, best: number }>} */
  const players = new Map();
  for (const { scores = [] } of games) {
    const most = Math.max(...scores.map(({ score }) => score));
    for (const { name, score } of scores) {
      const { wins, best } = players.get(name) ?? { wins: 0, best: score };
      players.set(name, { name, wins: wins + Number(score === most), best: Math.max(best, score) });
    }
  }
  return { games, wins: [...players.values()].toSorted((a, b) => b.wins - a.wins || b.best - a.best) };
}
