// The keeps of some dice as a lattice, as src/yatzy/rules/dice.py and src/yatzy/solver/states/lattice.py order them: by number
// of dice, then by faces, so that the rolls are the last keeps.

const FACES = [1, 2, 3, 4, 5, 6];
/** @type {Map<number, Keeps>} */
const cache = new Map();

/**
 * Return the keeps of so many dice.
 * @param {number} dice
 */
export function keepsOf(dice) {
  const keeps = cache.get(dice) ?? new Keeps(dice);
  cache.set(dice, keeps);
  return keeps;
}

export class Keeps {
  /** @param {number} dice */
  constructor(dice) {
    this.dice = dice;
    /** By keep: its dice, ascending. @type {number[][]} */
    this.keeps = [];
    /** By number of dice kept: the first keep of that size. @type {number[]} */
    this.firstOfSize = [];
    for (let size = 0; size <= dice; size += 1) {
      this.firstOfSize.push(this.keeps.length);
      this.keeps.push(...multisets(size, 1));
    }
    this.firstRoll = this.firstOfSize[dice];
    this.rolls = this.keeps.length - this.firstRoll;
    this._index = new Map(this.keeps.map((keep, index) => [keep.join(""), index]));
    /** By keep of fewer than all dice, and face: the keep with that die more. */
    this.more = Uint16Array.from(
      this.keeps.slice(0, this.firstRoll).flatMap((keep) => FACES.map((face) => this.indexOf([...keep, face]))),
    );
    /** By keep: the keeps with one die fewer, the lowest die given up first. */
    this.fewer = this.keeps.map((keep) =>
      [...new Set(keep)].map((face) => this.indexOf(keep.toSpliced(keep.indexOf(face), 1))),
    );
    /** By roll, in how many of all throws it falls. */
    this.ways = Float64Array.from(this.keeps.slice(this.firstRoll), countWays);
    /** @type {Map<number, number[]>} */
    this._inside = new Map();
  }

  /**
   * Return the index of a keep, in any order; rolls are keeps of all dice.
   * @param {readonly number[]} dice
   */
  indexOf(dice) {
    const index = this._index.get([...dice].sort().join(""));
    if (index === undefined) throw new RangeError(`no dice: ${dice}`);
    return index;
  }

  /**
   * Return the keeps inside a roll except the whole, in the order that best play prefers.
   * @param {number} roll Its index among the keeps.
   */
  inside(roll) {
    const known = this._inside.get(roll);
    if (known) return known;
    /** @type {Set<number>} */
    const inside = new Set();
    const giveUp = (/** @type {number} */ keep) => {
      for (const less of this.fewer[keep]) {
        if (inside.has(less)) continue;
        inside.add(less);
        giveUp(less);
      }
    };
    giveUp(roll);
    this._inside.set(roll, [...inside]);
    return [...inside];
  }

  /**
   * Return by keep the mean, over all throws of the other dice, of what each roll is worth.
   * @param {Float64Array} rolls
   */
  averageThrows(rolls) {
    const worth = new Float64Array(this.keeps.length);
    worth.set(rolls, this.firstRoll);
    for (let keep = this.firstRoll - 1; keep >= 0; keep -= 1) {
      let sum = 0;
      for (let face = 0; face < FACES.length; face += 1) sum += worth[this.more[keep * FACES.length + face]];
      worth[keep] = sum / FACES.length;
    }
    return worth;
  }

  /**
   * Return by roll the highest worth of a keep inside it, the whole included.
   * @param {Float64Array} worth By keep.
   */
  bestInside(worth) {
    const best = worth.slice();
    for (let keep = 1; keep < best.length; keep += 1) {
      for (const less of this.fewer[keep]) best[keep] = Math.max(best[keep], best[less]);
    }
    return best.slice(this.firstRoll);
  }
}

/**
 * @param {number} size
 * @param {number} least
 * @returns {number[][]}
 */
function multisets(size, least) {
  if (!size) return [[]];
  return FACES.slice(least - 1).flatMap((face) => multisets(size - 1, face).map((rest) => [face, ...rest]));
}

/** @param {number[]} roll */
function countWays(roll) {
  let ways = 1;
  roll.forEach((face, place) => {
    const alike = roll.slice(0, place + 1).filter((other) => other === face).length;
    ways *= (place + 1) / alike;
  });
  return Math.round(ways);
}
