// The next turn of a card, whichever dice fall, from the values of the states after it: as src/yatzy/solver/query/outlook.py.
import { boxesOf } from "../engine/rule-tables.js";
import { keepsOf } from "./keeps.js";

/** The value of a box that may not be taken. */
export const BARRED = -Infinity;

/**
 * @typedef {import("./solution.js").Solution} Solution
 * @typedef {{ points: readonly (number | null)[], bonuses: number }} Card
 *
 * @typedef {{ keep: number[], value: number }} KeepValue Keeping all dice is to stop.
 * @typedef {{ key: string, points: number, bonus: number, value: number }} BoxValue
 * @typedef {{ dice: number[], rollsLeft: number, keeps: KeepValue[], boxes: BoxValue[] }} TurnValues The best first.
 */

export class Outlook {
  /**
   * @param {Solution} solution
   * @param {Card} card
   */
  constructor(solution, card) {
    const { tables } = solution;
    this.solution = solution;
    this.keepsOfDice = keepsOf(tables.data.dice);
    this.position = new CardPosition(solution, card);
    const { rolls } = this.keepsOfDice;
    /** By printed box and roll: points plus the value of what follows, or `BARRED`. */
    this.entries = new Float64Array(tables.keys.length * rolls).fill(BARRED);
    /** By roll: what each open box scores. @type {import("../engine/rule-tables.js").Entry[][]} */
    this.scores = [];
    const best = new Float64Array(rolls).fill(BARRED);
    const boxes = boxesOf(this.position.open);
    for (let roll = 0; roll < rolls; roll += 1) {
      const scores = tables.entries(roll, this.position.open, this.position.holdsPoints);
      this.scores.push(scores);
      scores.forEach(({ points, bonus, allowed }, place) => {
        if (!allowed) return;
        const value = bonus + this.position.valueOf(boxes[place], points);
        this.entries[boxes[place] * rolls + roll] = value;
        best[roll] = Math.max(best[roll], value);
      });
    }
    /** By rolls left, from one on: the value of each keep when the other dice are thrown. @type {Float64Array[]} */
    this.keeps = [];
    /** By rolls left, from none on: the value of each roll. */
    this.rolls = [best];
    for (let left = 1; left < tables.data.rolls; left += 1) {
      this.keeps.push(this.keepsOfDice.averageThrows(this.rolls[left - 1]));
      this.rolls.push(this.keepsOfDice.bestInside(this.keeps[left - 1]));
    }
  }

  /** The expected final total before the first throw. */
  get value() {
    const { ways, dice } = this.keepsOfDice;
    if (!this.position.open) return this.position.total;
    const last = this.rolls[this.rolls.length - 1];
    return this.position.total + last.reduce((sum, value, roll) => sum + value * ways[roll], 0) / 6 ** dice;
  }

  /**
   * Return every choice for these dice.
   * @param {readonly number[]} dice
   * @param {number} rollsLeft
   * @returns {TurnValues}
   */
  turn(dice, rollsLeft) {
    const { solution, keepsOfDice } = this;
    const { total } = this.position;
    const index = keepsOfDice.indexOf(dice);
    const roll = index - keepsOfDice.firstRoll;
    const boxes = this._boxes(roll);
    /** @type {KeepValue[]} */
    const keeps = [];
    if (rollsLeft) {
      const worth = this.keeps[rollsLeft - 1];
      keeps.push({ keep: keepsOfDice.keeps[index], value: Math.max(...boxes.map((box) => box.value)) });
      for (const keep of keepsOfDice.inside(index)) {
        keeps.push({ keep: keepsOfDice.keeps[keep], value: total + worth[keep] });
      }
    }
    if (!solution.tables.faceOf(roll)) boxes.sort((left, right) => Number(!left.points) - Number(!right.points));
    return {
      dice: [...dice],
      rollsLeft,
      keeps: sortBestFirst(keeps, solution.tie),
      boxes: sortBestFirst(boxes, solution.tie),
    };
  }

  /**
   * Return the boxes that may be filled with a roll, in the order of the states.
   * @param {number} roll
   * @returns {BoxValue[]}
   */
  _boxes(roll) {
    const { tables, boxes } = this.solution;
    const scores = new Map(this.scores[roll].map((score) => [score.key, score]));
    return boxes.flatMap((box) => {
      const score = scores.get(tables.keys[box]);
      if (!score?.allowed) return [];
      const value = this.position.total + this.entries[box * this.keepsOfDice.rolls + roll];
      return [{ key: score.key, points: score.points, bonus: score.bonus, value }];
    });
  }
}

/** What the future of a card depends on, and the values of the states that a turn leads to. */
class CardPosition {
  /**
   * @param {Solution} solution
   * @param {Card} card
   */
  constructor(solution, card) {
    const { upper, extra_five_alike: extra } = solution.tables.data;
    this._solution = solution;
    this._fiveAlike = extra?.box ?? -1;
    this.open = 0;
    this.upperSum = 0;
    card.points.forEach((points, box) => {
      if (points === null) this.open |= 1 << box;
      else if ((upper >>> box) & 1) this.upperSum += points;
    });
    this.holdsPoints = Boolean(card.points[this._fiveAlike]);
    const bonus = this._upperBonus(this.upperSum);
    this.total = card.points.reduce((/** @type {number} */ sum, points) => sum + (points ?? 0), bonus + card.bonuses);
    /** By box, then points: what entering them is worth. @type {number[][]} */
    this._values = card.points.map(() => []);
  }

  /**
   * Return points plus the upper bonus they make plus the value of what follows.
   * @param {number} box
   * @param {number} points
   */
  valueOf(box, points) {
    this._values[box][points] ??= this._evaluate(box, points);
    return this._values[box][points];
  }

  /**
   * @param {number} box
   * @param {number} points
   */
  _evaluate(box, points) {
    const isUpper = (this._solution.tables.data.upper >>> box) & 1;
    const upperSum = this.upperSum + (isUpper ? points : 0);
    const holdsPoints = box === this._fiveAlike ? points > 0 : this.holdsPoints;
    const after = this._solution.stateOf(this.open & ~(1 << box), holdsPoints, upperSum);
    const bonus = this._upperBonus(upperSum) - this._upperBonus(this.upperSum);
    return points + bonus + this._solution.values[after];
  }

  /** @param {number} upperSum */
  _upperBonus(upperSum) {
    const bonus = this._solution.tables.data.upper_bonus;
    return bonus && upperSum >= bonus.at ? bonus.points : 0;
  }
}

/**
 * Sort choices by value; equal ones stay in the order that best play prefers.
 * @template {{ value: number }} T
 * @param {T[]} choices
 * @param {number} tie
 */
function sortBestFirst(choices, tie) {
  const ordered = choices.toSorted((left, right) => right.value - left.value);
  let begin = 0;
  for (let place = 1; place < ordered.length; place += 1) {
    if (ordered[begin].value - ordered[place].value > tie) {
      begin = place;
    } else {
      const equals = new Set(ordered.slice(begin, place + 1));
      ordered.splice(begin, equals.size, ...choices.filter((choice) => equals.has(choice)));
    }
  }
  return ordered;
}
