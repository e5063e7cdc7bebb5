// A game as the screens know it: src/yatzy/tables/views.py and messages.py, with how rounds count (src/yatzy/game/series.py).
import { cardEntries, openBoxes, viewCard } from "./card.js";
import {
  currentCard, diceOf, isOver, phaseOf, rollsLeft, roundAt, whoMayTakeBack, whoseTurn, whoseTurnAt,
} from "./game.js";

/**
 * @typedef {import("./game.js").Game} Game
 * @typedef {import("../../net/wire").GameEvent} GameEvent
 * @typedef {import("../../net/wire").Now} Now
 */

/**
 * Return the position of a game. Values that the server would leave out are left out.
 * @param {Game} game
 * @returns {Now}
 */
export function viewNow(game) {
  const { column, seat } = whoseTurn(game);
  const dice = diceOf(game.turn);
  const undo = whoMayTakeBack(game);
  const round = game.cards.length - 1;
  const isEnd = isOver(game);
  const counted = isEnd || round ? standings(game) : [];
  return /** @type {Now} */ (dropEmpty({
    phase: phaseOf(game), round, column, seat,
  }, {
    rolls_left: rollsLeft(game),
    dice,
    kept: game.turn.kept,
    entries: cardEntries(game.tables, currentCard(game), dice),
    undo,
    standings: counted,
    winners: isEnd ? highest(standings(game).map(({ score }) => score)) : [],
  }));
}

/**
 * Return an object with those of some more values that are not empty.
 * @param {object} always
 * @param {Record<string, any>} more
 */
function dropEmpty(always, more) {
  const isEmpty = (/** @type {string} */ name) => more[name] === null || (name === "rolls_left" && more[name] === 0) || more[name].length === 0;
  return { ...always, ...Object.fromEntries(Object.entries(more).filter(([name]) => !isEmpty(name))) };
}

/**
 * Return the standing of each column over the finished rounds.
 * @param {Game} game
 */
function standings({ setup, tables, columns, cards }) {
  const isSeries = (setup.rounds ?? 1) > 1 && columns.length > 1;
  const counting = isSeries ? setup.counting ?? "totals" : "totals";
  const finished = cards.filter((round) => round.every((card) => !openBoxes(card)));
  const totals = finished.map((round) => round.map((card) => viewCard(tables, card).total));
  return columns.map((_, column) => {
    const sum = totals.reduce((all, round) => all + round[column], 0);
    const difference = totals.reduce((all, round) => all + lead(round, column), 0);
    const roundsWon = totals.filter((round) => highest(round).includes(column)).length;
    const score = { totals: sum, differences: difference, "rounds-won": roundsWon }[counting];
    return { sum, difference, rounds_won: roundsWon, score };
  });
}

/**
 * Return the difference points of a column: for the winner the sum of the leads over all others, else 0. A tied round gives nobody points.
 * @param {number[]} totals
 * @param {number} column
 */
function lead(totals, column) {
  const [winner, ...others] = highest(totals);
  if (others.length || winner !== column) return 0;
  return totals.reduce((all, total) => all + totals[column] - total, 0);
}

/**
 * Return the places of the highest score.
 * @param {number[]} scores
 */
function highest(scores) {
  const most = Math.max(...scores);
  return scores.map((_, place) => place).filter((place) => scores[place] === most);
}

/**
 * Return the view of a whole game.
 * @param {Game} game
 * @param {number} seq
 * @returns {import("../../net/wire").State}
 */
export function viewState(game, seq) {
  return {
    seq,
    players: game.setup.players,
    columns: game.columns,
    rounds: game.setup.rounds ?? 1,
    keys: game.tables.keys,
    cards: game.cards.map((round) => round.map((card) => viewCard(game.tables, card))),
    roll_off: game.rollOff,
    turns: game.turns.map((played, turn) => {
      const { key, points, bonus } = played.mark;
      const dice = diceOf(played);
      const round = roundAt(game, turn);
      return {
        seat: whoseTurnAt(game, turn).seat, key, points, ...(bonus ? { bonus } : {}), ...(dice.length ? { dice } : {}), ...(round ? { round } : {}),
      };
    }),
    now: viewNow(game),
    secret: game.secret,
  };
}

/**
 * Return the message about an event that just happened, with what it changed.
 * @param {Game} game The game after it.
 * @param {number} seq
 * @param {GameEvent} event
 * @param {string} at
 * @returns {import("../../net/wire").Moved}
 */
export function describeMove(game, seq, event, at) {
  const message = { type: /** @type {const} */ ("moved"), seq, at, event, now: viewNow(game) };
  const turn = game.turns.length - 1;
  const written = event.type === "entered" ? { round: roundAt(game, turn), column: whoseTurnAt(game, turn).column } : null;
  return {
    ...message,
    ...(written ? { written: { ...written, card: viewCard(game.tables, game.cards[written.round][written.column]) } } : {}),
    ...(needsWholeState(game, event) ? { state: viewState(game, seq) } : {}),
  };
}

/**
 * Whether an event changed more than the position and the card it was written on.
 * @param {Game} game
 * @param {GameEvent} event
 */
function needsWholeState(game, event) {
  if (event.type === "entered") return game.turns.length % game.turnsPerRound === 0 && !isOver(game);
  return ["started", "corrected", "took-back"].includes(event.type);
}
