// A game at one moment, folded from its events: src/yatzy/game/state.py, turn.py, roll_off.py and corrections.py. Whose turn it is and what
// can be undone are derived from the finished turns.
import { checkMark, emptyCard, eraseMark, formatPoints, isSameMark, MoveError, possibleMarks, sum, writeMark } from "./card.js";
import { RuleTables } from "./rule-tables.js";

/**
 * @typedef {import("../../net/wire").GameEvent} GameEvent
 * @typedef {Extract<GameEvent, { type: "started" }>} Started
 * @typedef {import("./card.js").Card} Card
 * @typedef {import("./rule-tables.js").Mark} Mark
 * @typedef {{ kept: number[], thrown: number[] }} Throw
 * @typedef {{ throws: Throw[], laid: boolean, kept: number[] }} Turn
 * @typedef {{ mark: Mark, throws: Throw[], laid: boolean }} FinishedTurn
 * @typedef {object} Game
 * @property {Started} setup
 * @property {RuleTables} tables
 * @property {number[][]} columns The seats that share each column.
 * @property {number} turnsPerRound
 * @property {Card[][]} cards By round, then column.
 * @property {number[][]} rollOff
 * @property {FinishedTurn[]} turns
 * @property {Turn} turn
 * @property {string} secret
 * @property {{ turn: number, before: Game } | null} lastCorrection The correction, while it is the last action.
 */

/** @type {Turn} */
const NEW_TURN = { throws: [], laid: false, kept: [] };

/**
 * Return the game after an event, which is trusted. Only `started` comes without a game.
 * @param {Game | null} game
 * @param {GameEvent} event
 * @param {import("../sheet-file").SheetTables} tables The compiled tables of the game's sheet, for `started`.
 * @returns {Game}
 */
export function evolve(game, event, tables) {
  if (event.type === "started") return startGame(event, new RuleTables(tables));
  if (!game) throw new Error("an event before the game has started");
  const before = event.type === "took-back" ? game : { ...game, lastCorrection: null };
  switch (event.type) {
    case "rolled":
      if (phaseOf(before) === "roll-off") return { ...before, rollOff: [...before.rollOff, event.thrown] };
      return { ...before, turn: { ...before.turn, throws: [...before.turn.throws, { kept: before.turn.kept, thrown: event.thrown }] } };
    case "laid":
      return { ...before, turn: { throws: [{ kept: [], thrown: event.dice }], laid: true, kept: [] } };
    case "kept":
      return { ...before, turn: { ...before.turn, kept: event.dice } };
    case "entered":
      return finishTurn(before, { key: event.key, points: event.points, bonus: event.bonus ?? 0 });
    case "took-back":
      return takeBackLast(before);
    case "corrected":
      return correctTurn(before, event.turn, { key: event.key, points: event.points, bonus: event.bonus ?? 0 }, event.dice ?? []);
    default:
      return { ...before, secret: event.secret };
  }
}

/**
 * @param {Started} setup
 * @param {RuleTables} tables
 * @returns {Game}
 */
function startGame(setup, tables) {
  const columns = setup.teams?.length ? setup.teams : setup.players.map((_, seat) => [seat]);
  return {
    setup, tables, columns, turnsPerRound: tables.keys.length * columns.length, cards: [columns.map(() => emptyCard(tables))],
    rollOff: [], turns: [], turn: NEW_TURN, secret: "", lastCorrection: null,
  };
}

// Whose turn it is

/**
 * Return the columns that have yet to roll for who begins, and the winner, null while there is none.
 * @param {Game} game
 * @returns {{ waiting: number[], winner: number | null }}
 */
function resolveRollOff({ setup, columns, rollOff }) {
  if (setup.start !== "roll-off") return { waiting: [], winner: 0 };
  let rivals = columns.map((_, column) => column);
  let sums = rollOff.map(sum);
  while (rivals.length > 1 && sums.length >= rivals.length) {
    const round = sums.slice(0, rivals.length);
    sums = sums.slice(rivals.length);
    const highest = Math.max(...round);
    rivals = rivals.filter((_, place) => round[place] === highest);
  }
  return rivals.length === 1 ? { waiting: [], winner: rivals[0] } : { waiting: rivals.slice(sums.length), winner: null };
}

/** @param {Game} game */
export const isOver = ({ turns, turnsPerRound, setup }) => turns.length === turnsPerRound * (setup.rounds ?? 1);

/**
 * @param {Game} game
 * @returns {"roll-off" | "play" | "over"}
 */
export function phaseOf(game) {
  if (isOver(game)) return "over";
  return resolveRollOff(game).winner === null ? "roll-off" : "play";
}

/**
 * Return the column and the seat whose turn it is; after the end, those of the last turn.
 * @param {Game} game
 */
export function whoseTurn(game) {
  const { winner, waiting } = resolveRollOff(game);
  if (winner === null) return { column: waiting[0], seat: game.columns[waiting[0]][0] };
  return whoseTurnAt(game, isOver(game) ? game.turns.length - 1 : game.turns.length);
}

/**
 * Return the column and the seat of a turn.
 * @param {Game} game
 * @param {number} turn
 */
export function whoseTurnAt(game, turn) {
  const { columns } = game;
  const column = ((resolveRollOff(game).winner ?? 0) + roundAt(game, turn) + (turn % game.turnsPerRound)) % columns.length;
  const partners = columns[column];
  return { column, seat: partners[Math.floor(turn / columns.length) % partners.length] };
}

/**
 * Return the round of a turn, from 0.
 * @param {Game} game
 * @param {number} turn
 */
export const roundAt = ({ turnsPerRound }, turn) => Math.floor(turn / turnsPerRound);

// Card and dice

/** @param {Game} game */
export const currentCard = (game) => game.cards[game.cards.length - 1][whoseTurn(game).column];

/** @param {{ throws: Throw[] }} turn */
export function diceOf({ throws }) {
  const last = throws.at(-1);
  return last ? [...last.kept, ...last.thrown] : [];
}

/** @param {Game} game */
export const rollsLeft = (game) => (game.turn.laid || isOver(game) ? 0 : game.tables.data.rolls - game.turn.throws.length);

/** @param {Game} game */
export const diceToThrow = (game) => game.tables.data.dice - game.turn.kept.length;

/** @param {{ throws: Throw[] }[]} turns */
const countDice = (turns) => sum(turns.flatMap(({ throws }) => throws.map(({ thrown }) => thrown.length)));

/**
 * Return how many dice were rolled so far.
 * @param {Game} game
 */
export const countThrownDice = ({ rollOff, turns, turn }) => sum(rollOff.map((dice) => dice.length)) + countDice([...turns, turn]);

/**
 * Return the card of a turn as it was before it.
 * @param {Game} game
 * @param {number} turn
 */
export function cardBefore(game, turn) {
  const earlier = turnsOnSameCard(game, turn).filter((one) => one < turn);
  return earlier.reduce((card, one) => writeMark(game.tables, card, game.turns[one].mark), emptyCard(game.tables));
}

/**
 * Return the finished turns on the same card as a turn, itself included.
 * @param {Game} game
 * @param {number} turn
 */
export function turnsOnSameCard(game, turn) {
  const columns = game.columns.length;
  return game.turns.map((_, one) => one).filter((one) => roundAt(game, one) === roundAt(game, turn) && (one - turn) % columns === 0);
}

// Transitions

/**
 * @param {Game} game
 * @param {Mark} mark
 * @returns {Game}
 */
function finishTurn(game, mark) {
  const round = game.cards.length - 1;
  const { column } = whoseTurn(game);
  const cards = replaceCard(game.cards, round, column, writeMark(game.tables, game.cards[round][column], mark));
  const turns = [...game.turns, { mark, throws: game.turn.throws, laid: game.turn.laid }];
  if (turns.length % game.turnsPerRound === 0 && cards.length < (game.setup.rounds ?? 1)) {
    cards.push(game.columns.map(() => emptyCard(game.tables)));
  }
  return { ...game, cards, turns, turn: NEW_TURN };
}

/**
 * @param {Card[][]} cards
 * @param {number} round
 * @param {number} column
 * @param {Card} card
 */
const replaceCard = (cards, round, column, card) => cards.with(round, cards[round].with(column, card));

/**
 * Return the seat that made the last action, if it can be taken back, else null. Dice rolled by the program are final, and so is
 * everything once their seed is revealed.
 * @param {Game} game
 */
export function whoMayTakeBack(game) {
  if (game.secret) return null;
  if (game.lastCorrection) return whoseTurnAt(game, game.lastCorrection.turn).seat;
  const isReal = game.setup.dice === "real";
  if (game.turn.throws.length) return isReal ? whoseTurn(game).seat : null;
  if (game.turns.length) return whoseTurnAt(game, game.turns.length - 1).seat;
  return game.rollOff.length && isReal ? whoseTurn({ ...game, rollOff: game.rollOff.slice(0, -1) }).seat : null;
}

/**
 * @param {Game} game
 * @returns {Game}
 */
function takeBackLast(game) {
  if (game.lastCorrection) return game.lastCorrection.before;
  const { turn } = game;
  if (turn.throws.length) {
    return { ...game, turn: { throws: turn.throws.slice(0, -1), laid: false, kept: turn.throws[turn.throws.length - 1].kept } };
  }
  if (!game.turns.length) return { ...game, rollOff: game.rollOff.slice(0, -1) };
  const number = game.turns.length - 1;
  const last = game.turns[number];
  const round = roundAt(game, number);
  const { column } = whoseTurnAt(game, number);
  const cards = replaceCard(game.cards, round, column, eraseMark(game.tables, game.cards[round][column], last.mark)).slice(0, round + 1);
  return { ...game, cards, turns: game.turns.slice(0, -1), turn: { throws: last.throws, laid: last.laid, kept: last.throws.at(-1)?.kept ?? [] } };
}

/**
 * Return the game with one turn corrected, and the later turns on its card rescored.
 * @param {Game} game
 * @param {number} number
 * @param {Mark} mark
 * @param {number[]} dice
 * @returns {Game}
 * @throws {MoveError} If the mark is not possible, or a later turn is no longer.
 */
export function correctTurn(game, number, mark, dice) {
  const { tables } = game;
  const old = game.turns[number];
  const isSameDice = dice.length > 0 && dice.toSorted().join() === diceOf(old).toSorted().join();
  const played = isSameDice ? old : { mark, throws: dice.length ? [{ kept: [], thrown: dice }] : [], laid: dice.length > 0 };
  const turns = [...game.turns];
  let card = emptyCard(tables);
  for (const turn of turnsOnSameCard(game, number)) {
    if (turn === number) turns[turn] = { ...played, mark: checkMark(tables, card, dice, mark) };
    else if (turn > number) turns[turn] = { ...turns[turn], mark: rescoreTurn(game, turn, card) };
    card = writeMark(tables, card, turns[turn].mark);
  }
  const cards = replaceCard(game.cards, roundAt(game, number), whoseTurnAt(game, number).column, card);
  return { ...game, cards, turns, lastCorrection: { turn: number, before: game } };
}

/**
 * Return the mark of a turn on its card after an earlier turn was corrected.
 * @param {Game} game
 * @param {number} turn
 * @param {Card} card
 */
function rescoreTurn(game, turn, card) {
  const played = game.turns[turn];
  const dice = diceOf(played);
  let { mark } = played;
  const possible = possibleMarks(game.tables, card, mark.key);
  if (!dice.length && !possible.some((one) => isSameMark(one, mark))) mark = possible.find((one) => one.points === mark.points) ?? mark;
  try {
    return checkMark(game.tables, card, dice, mark);
  } catch (error) {
    if (!(error instanceof MoveError)) throw error;
    const player = game.setup.players[whoseTurnAt(game, turn).seat];
    throw new MoveError("move-conflict", { player, box: mark.key, points: formatPoints(mark) });
  }
}
