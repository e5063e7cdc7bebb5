// The choices of bots that make mistakes: as src/yatzy/solver/styles.py and src/yatzy/bots/styled.py. Which keeps people consider is
// exported from there (plausible-keeps.js).
import { MISTAKES, PLAUSIBLE_KEEPS } from "./plausible-keeps.js";

/** @typedef {import("./outlook.js").TurnValues} TurnValues */
/**
 * @template T
 * @typedef {{ choice: T, chance: number }[]} Chances
 */

/**
 * Return whether a bot plays here.
 * @param {string} bot
 * @returns {bot is keyof typeof MISTAKES}
 */
export function isStyled(bot) {
  return Object.hasOwn(MISTAKES, bot);
}

/**
 * Return the dice that a bot keeps, fewer than all, or the key of the box it fills.
 * @param {keyof typeof MISTAKES} bot
 * @param {import("./outlook.js").Outlook} outlook
 * @param {readonly number[]} dice
 * @param {number} rollsLeft
 * @param {() => number} random From 0 to 1.
 */
export function chooseStyled(bot, outlook, dice, rollsLeft, random) {
  const turn = outlook.turn(dice, rollsLeft);
  if (turn.keeps.length) {
    const keep = drawChoice(keepChances(turn, MISTAKES[bot]), random);
    if (keep.length < dice.length) return keep;
  }
  return drawChoice(boxChances(turn, MISTAKES[bot]), random);
}

/**
 * Return the probability of each keep; keeping all dice is to stop.
 * @param {TurnValues} turn
 * @param {number} mistakes
 * @returns {Chances<number[]>}
 */
export function keepChances({ dice, keeps }, mistakes) {
  const roll = [...dice].sort().join("");
  const plausible = new Set(PLAUSIBLE_KEEPS[/** @type {keyof typeof PLAUSIBLE_KEEPS} */ (roll)].split(","));
  const some = keeps.filter((one, place) => !place || plausible.has(one.keep.join("")));
  return softmax(some, mistakes).map((chance, place) => ({ choice: some[place].keep, chance }));
}

/**
 * Return the probability of each box; a zero only where the best box is a zero.
 * @param {TurnValues} turn
 * @param {number} mistakes
 * @returns {Chances<string>}
 */
export function boxChances({ boxes }, mistakes) {
  const hasPoints = (/** @type {import("./outlook.js").BoxValue} */ box) => box.points > 0 || box.bonus > 0;
  const some = hasPoints(boxes[0]) ? boxes.filter(hasPoints) : boxes;
  return softmax(some, mistakes).map((chance, place) => ({ choice: some[place].key, chance }));
}

/**
 * @param {{ value: number }[]} choices The best first.
 * @param {number} mistakes The temperature, in points.
 */
function softmax(choices, mistakes) {
  if (!mistakes) return choices.map((_, place) => Number(!place));
  const weights = choices.map(({ value }) => Math.exp((value - choices[0].value) / mistakes));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/**
 * @template T
 * @param {Chances<T>} chances
 * @param {() => number} random
 */
function drawChoice(chances, random) {
  let left = random();
  for (const { choice, chance } of chances) {
    if (left < chance) return choice;
    left -= chance;
  }
  return chances[0].choice;
}
