// From a move to its event, or why it is refused: src/yatzy/game/engine.py.
import { checkMark, formatPoints, isSameMark, MoveError } from "./card.js";
import {
  correctTurn, countThrownDice, currentCard, diceOf, diceToThrow, isOver, phaseOf, rollsLeft, whoMayTakeBack, whoseTurn, whoseTurnAt,
} from "./game.js";

/**
 * @typedef {import("./game.js").Game} Game
 * @typedef {import("../../net/wire").GameEvent} GameEvent
 * @typedef {import("./rule-tables.js").Mark} Mark
 * @typedef {{ type: "roll", seat: number, thrown: number[] } | { type: "reveal", secret: string }
 *   | Exclude<import("../../net/wire").Move, { type: "roll" | "show" }>} EngineMove A move with what the table adds to it: dice, seed.
 */

/**
 * Return the event a move leads to.
 * @param {Game} game
 * @param {EngineMove} move
 * @returns {GameEvent}
 * @throws {MoveError} If it is illegal.
 */
export function decide(game, move) {
  switch (move.type) {
    case "take-back":
      return takeBack(game, move.seat);
    case "correct":
      return correct(game, move);
    case "reveal":
      return reveal(game, move.secret);
    default:
      return decideTurnMove(game, move);
  }
}

/**
 * Decide a move that only the seat whose turn it is may make.
 * @param {Game} game
 * @param {Extract<EngineMove, { type: "roll" | "keep" | "enter" | "lay" }>} move
 * @returns {GameEvent}
 */
function decideTurnMove(game, move) {
  if (isOver(game)) throw new MoveError("move-game-over");
  checkSeat(game, move.seat, whoseTurn(game).seat);
  if (phaseOf(game) === "roll-off" && move.type !== "roll") throw new MoveError("move-roll-off");
  switch (move.type) {
    case "roll":
      return roll(game, move.thrown);
    case "keep":
      return keep(game, move.dice ?? []);
    case "lay":
      return lay(game, move.dice ?? []);
    default:
      return enter(game, move);
  }
}

/**
 * @param {Game} game
 * @param {number} seat
 * @param {number} owner
 */
function checkSeat(game, seat, owner) {
  if (seat !== owner) throw new MoveError("move-not-your-turn", { player: game.setup.players[owner] });
}

/**
 * @param {Game} game
 * @param {number[]} thrown
 * @returns {GameEvent}
 */
function roll(game, thrown) {
  const { dice, rolls } = game.tables.data;
  if (phaseOf(game) === "roll-off") {
    checkDice(thrown, dice);
    return { type: "rolled", thrown };
  }
  if (!rollsLeft(game)) throw new MoveError("move-no-roll-left", { rolls });
  if (!diceToThrow(game)) throw new MoveError("move-all-kept");
  checkDice(thrown, diceToThrow(game));
  return { type: "rolled", thrown };
}

/**
 * @param {Game} game
 * @param {number[]} dice
 * @returns {GameEvent}
 */
function lay(game, dice) {
  checkRealDice(game);
  if (game.turn.throws.length) throw new MoveError("move-dice-lie");
  checkDice(dice, game.tables.data.dice);
  return { type: "laid", dice };
}

/**
 * @param {Game} game
 * @param {number[]} dice
 * @returns {GameEvent}
 */
function keep(game, dice) {
  if (!game.turn.throws.length) throw new MoveError("move-before-roll");
  if (!rollsLeft(game)) throw new MoveError("move-no-roll-left", { rolls: game.tables.data.rolls });
  const onTable = diceOf(game.turn);
  const count = (/** @type {number[]} */ of, /** @type {number} */ face) => of.filter((one) => one === face).length;
  for (const face of new Set(dice.toSorted())) {
    if (count(dice, face) > count(onTable, face)) throw new MoveError("move-not-there", { face, there: count(onTable, face) });
  }
  return { type: "kept", dice: dice.toSorted() };
}

/**
 * @param {Game} game
 * @param {Extract<EngineMove, { type: "enter" }>} move
 * @returns {GameEvent}
 */
function enter(game, move) {
  const dice = diceOf(game.turn);
  if (!dice.length && game.setup.dice !== "real") throw new MoveError("move-before-roll");
  if (!dice.length && isMissing(move.points)) throw new MoveError("move-points-needed", { box: move.key });
  const claimed = { key: move.key, points: move.points ?? 0, bonus: move.bonus ?? 0 };
  const mark = checkMark(game.tables, currentCard(game), dice, claimed);
  checkClaim(move, claimed, mark);
  return /** @type {GameEvent} */ ({ type: "entered", ...withoutZeroBonus(mark) });
}

/**
 * @param {Game} game
 * @param {Extract<EngineMove, { type: "correct" }>} move
 * @returns {GameEvent}
 */
function correct(game, move) {
  checkRealDice(game);
  if (game.secret) throw new MoveError("move-shown");
  if (!(move.turn >= 0 && move.turn < game.turns.length)) throw new MoveError("move-no-turn", { turn: move.turn + 1 });
  checkSeat(game, move.seat, whoseTurnAt(game, move.turn).seat);
  const dice = move.dice ?? [];
  if (dice.length) checkDice(dice, game.tables.data.dice);
  else if (isMissing(move.points)) throw new MoveError("move-points-needed", { box: move.key });
  const claimed = { key: move.key, points: move.points ?? 0, bonus: move.bonus ?? 0 };
  const { mark } = correctTurn(game, move.turn, claimed, dice).turns[move.turn];
  checkClaim(move, claimed, mark);
  return /** @type {GameEvent} */ ({ type: "corrected", turn: move.turn, ...withoutZeroBonus(mark), ...(dice.length ? { dice } : {}) });
}

/**
 * @param {Game} game
 * @param {number} seat
 * @returns {GameEvent}
 */
function takeBack(game, seat) {
  const owner = whoMayTakeBack(game);
  if (owner === null) {
    throw new MoveError(game.secret ? "move-shown" : countThrownDice(game) ? "move-across-dice" : "move-nothing-done");
  }
  checkSeat(game, seat, owner);
  return { type: "took-back" };
}

/**
 * @param {Game} game
 * @param {string} secret
 * @returns {GameEvent}
 */
function reveal(game, secret) {
  if (!isOver(game)) throw new MoveError("move-not-over");
  if (!game.setup.seal) throw new MoveError("move-no-secret");
  if (game.secret) throw new MoveError("move-shown");
  return { type: "revealed", secret };
}

/**
 * Refuse a move that states points other than those of the dice.
 * @param {{ key: string, points?: number | null }} move
 * @param {Mark} claimed
 * @param {Mark} mark
 */
function checkClaim(move, claimed, mark) {
  if (isMissing(move.points) || isSameMark(mark, claimed)) return;
  throw new MoveError("move-points-differ", { box: move.key, points: formatPoints(claimed), right: formatPoints(mark) });
}

/** @param {Game} game */
function checkRealDice(game) {
  if (game.setup.dice !== "real") throw new MoveError("move-only-real-dice");
}

/**
 * @param {number[]} dice
 * @param {number} count
 */
function checkDice(dice, count) {
  if (dice.length !== count) throw new MoveError("move-dice-count", { got: dice.length, expected: count });
  const wrong = dice.find((face) => !Number.isInteger(face) || face < 1 || face > 6);
  if (wrong !== undefined) throw new MoveError("move-dice-face", { face: wrong });
}

/** @param {number | null | undefined} points */
const isMissing = (points) => points === undefined || points === null;

/** @param {Mark} mark */
const withoutZeroBonus = ({ key, points, bonus }) => ({ key, points, ...(bonus ? { bonus } : {}) });
