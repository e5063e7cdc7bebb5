// A sheet's compiled tables as `src/yatzy/offline/sheet_file.py` exports them, and how they are read: src/yatzy/rules/rule_tables.py. Which box
// pays what is in the tables; here they are only looked up. Sets of boxes are bit masks, bit 0 for the topmost box.

const FACES = [1, 2, 3, 4, 5, 6];
/** The bits of a situation's index. */
const HOLDS_POINTS = 1;
const UPPER_OPEN = 2;
const LOWER_OPEN = 4;
const CHANCE_OPEN = 8;

/**
 * @typedef {import("../sheet-file").SheetTables} SheetTables
 * @typedef {import("../sheet-file").Situation} Situation
 * @typedef {{ key: string, points: number, bonus: number, allowed: boolean, reason: string }} Entry What dice score in an open box.
 * @typedef {{ key: string, points: number, bonus: number }} Mark What a turn writes.
 */

export class RuleTables {
  /** @param {SheetTables} tables */
  constructor(tables) {
    this.data = tables;
    this.keys = tables.keys;
    this.rolls = listRolls(tables.dice);
    /** By roll, sorted and joined: its index. */
    this.rollIndices = new Map(this.rolls.map((roll, index) => [roll.join(""), index]));
    /** Possible marks by box, for sets of open boxes that were asked about. @type {Map<string, Map<string, Mark[]>>} */
    this.marks = new Map();
  }

  /** @param {number[]} dice In any order. */
  rollIndex(dice) {
    return this.rollIndices.get(dice.toSorted().join("")) ?? -1;
  }

  /**
   * Return the situation of an extra five alike, null for any other roll.
   * @param {number} roll
   * @param {number} open
   * @param {boolean} holdsPoints Whether the box for five alike is filled, and not with zero.
   * @returns {Situation | null}
   */
  situation(roll, open, holdsPoints) {
    const extra = this.data.extra_five_alike;
    const face = this.faceOf(roll);
    if (!face || !extra || (open >> extra.box) & 1) return null;
    const index = (holdsPoints ? HOLDS_POINTS : 0) | (open & extra.upper_for[face] ? UPPER_OPEN : 0)
      | (open & this.data.lower ? LOWER_OPEN : 0) | (open & extra.chance ? CHANCE_OPEN : 0);
    return extra.situations[index];
  }

  /**
   * Return the face that all dice of a roll show, else 0.
   * @param {number} roll
   */
  faceOf(roll) {
    const dice = this.rolls[roll];
    return dice[0] === dice[dice.length - 1] ? dice[0] : 0;
  }

  /**
   * Return what a roll scores in each open box, from top to bottom.
   * @param {number} roll
   * @param {number} open
   * @param {boolean} holdsPoints
   * @returns {Entry[]}
   */
  entries(roll, open, holdsPoints) {
    const situation = this.situation(roll, open, holdsPoints);
    const allowed = this.findAllowed(roll, open, situation);
    return boxesOf(open).map((box) => this.makeEntry(box, roll, situation, allowed));
  }

  /**
   * Return what one open box makes of a roll.
   * @param {number} box
   * @param {number} roll
   * @param {number} open
   * @param {boolean} holdsPoints
   */
  entry(box, roll, open, holdsPoints) {
    const situation = this.situation(roll, open, holdsPoints);
    return this.makeEntry(box, roll, situation, this.findAllowed(roll, open, situation));
  }

  /**
   * Return every mark that some roll could leave in an open box, sorted by points and bonus.
   * @param {string} key
   * @param {number} open
   * @param {boolean} holdsPoints
   * @returns {Mark[]}
   */
  possibleMarks(key, open, holdsPoints) {
    const state = `${open} ${holdsPoints}`;
    let byBox = this.marks.get(state);
    if (!byBox) this.marks.set(state, (byBox = this.collectMarks(open, holdsPoints)));
    return byBox.get(key) ?? [];
  }

  /**
   * @param {number} open
   * @param {boolean} holdsPoints
   */
  collectMarks(open, holdsPoints) {
    /** @type {Map<string, Map<string, Mark>>} */
    const byBox = new Map();
    for (let roll = 0; roll < this.rolls.length; roll += 1) {
      for (const { key, points, bonus, allowed } of this.entries(roll, open, holdsPoints)) {
        if (!allowed) continue;
        if (!byBox.has(key)) byBox.set(key, new Map());
        byBox.get(key)?.set(`${points}+${bonus}`, { key, points, bonus });
      }
    }
    return new Map([...byBox].map(([key, marks]) => [key, [...marks.values()].toSorted((a, b) => a.points - b.points || a.bonus - b.bonus)]));
  }

  /**
   * @param {number} roll
   * @param {number} open
   * @param {Situation | null} situation
   */
  findAllowed(roll, open, situation) {
    if (this.data.fixed_order) return open & -open;
    const allowed = situation ? open & situation.allowed[this.faceOf(roll)] : open;
    if (!this.data.strike_last && !(allowed & this.data.last_resort)) return allowed;
    const scoring = boxesOf(allowed).filter((box) => this.score(box, roll, situation).points).reduce((mask, box) => mask | (1 << box), 0);
    const others = allowed & ~this.data.last_resort;
    const left = scoring & others ? others : allowed;
    return this.data.strike_last ? left & scoring || left : left;
  }

  /**
   * @param {number} box
   * @param {number} roll
   * @param {Situation | null} situation
   * @param {number} allowed
   * @returns {Entry}
   */
  makeEntry(box, roll, situation, allowed) {
    const key = this.keys[box];
    if ((allowed >> box) & 1) return { key, ...this.score(box, roll, situation), allowed: true };
    return { key, points: 0, bonus: 0, allowed: false, reason: this.forbiddenReason(box, roll, situation) };
  }

  /**
   * @param {number} box
   * @param {number} roll
   * @param {Situation | null} situation
   */
  score(box, roll, situation) {
    const { points, reasons, reason_names: names } = this.data;
    if (!situation) return { points: points[box][roll], bonus: 0, reason: names[reasons[box][roll]] };
    const face = this.faceOf(roll);
    return { points: situation.points[face][box], bonus: situation.bonus, reason: names[situation.reasons[face][box]] };
  }

  /**
   * @param {number} box
   * @param {number} roll
   * @param {Situation | null} situation
   */
  forbiddenReason(box, roll, situation) {
    if (this.data.fixed_order) return "not-next";
    const face = this.faceOf(roll);
    if (situation && !((situation.allowed[face] >> box) & 1)) return this.data.reason_names[situation.reasons[face][box]];
    return "something-else-scores";
  }
}

/**
 * Return all rolls of so many dice, each sorted, in the order of rules/dice.py.
 * @param {number} count
 * @returns {number[][]}
 */
function listRolls(count) {
  let rolls = /** @type {number[][]} */ ([[]]);
  for (let die = 0; die < count; die += 1) {
    rolls = rolls.flatMap((roll) => FACES.filter((face) => face >= (roll.at(-1) ?? 1)).map((face) => [...roll, face]));
  }
  return rolls;
}

/**
 * Return the boxes of a mask, from top to bottom.
 * @param {number} mask
 */
export function boxesOf(mask) {
  const boxes = [];
  for (let box = 0; mask >> box; box += 1) if ((mask >> box) & 1) boxes.push(box);
  return boxes;
}
