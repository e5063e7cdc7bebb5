// The solution of a sheet: points still to come from every state of a card. Reads packed files (docs/packed.md) with the
// layout of the states in their header (src/yatzy/solver/states/space.py).
import { sha256, toHex } from "../../core/sha256.js";

const KIND = "packed";
const FORMAT = 1;
const BITS = 24;
const MASK = 2 ** BITS - 1;
/** Values closer than this count as equal, so that rounding never decides: as in src/yatzy/solver/kernels/constants.py. */
const TIE = 1e-11;
const LINE_FEED = 10;
const MAX_VALUES = 4_000_000;

/**
 * @typedef {import("../engine/rule-tables.js").RuleTables} RuleTables
 *
 * @typedef {{ boxes: number[], upper: number, scored: boolean, row_keys: number[], sets: number[], first_lane: number[],
 *   needs: number[] }} Layout Where states lie in the array, as `packed.describe_states` tells it.
 */

/** A file of values that cannot be used: `code` is "older", "other-sheet", "changed" or "unreadable". */
export class BadValues extends Error {
  /** @param {"older" | "other-sheet" | "changed" | "unreadable"} code */
  constructor(code) {
    super(code);
    this.code = code;
  }
}

export class Solution {
  /**
   * @param {RuleTables} tables
   * @param {Layout} layout
   * @param {Float64Array} values By state.
   * @param {number} error How far a value can be from the exact one.
   */
  constructor(tables, layout, values, error = 0) {
    this.tables = tables;
    this.values = values;
    this.tie = TIE + 2 * error;
    this._layout = layout;
    this._rows = new Map(layout.row_keys.map((key, row) => [key, row]));
    this._sets = new Map(layout.sets.map((set, index) => [set, index]));
    this._lanes = layout.needs.length;
    if (values.length !== this._rows.size * this._lanes) throw new BadValues("unreadable");
  }

  /** The boxes in the order of the states, by printed index: upper ones first. */
  get boxes() {
    return this._layout.boxes;
  }

  /**
   * Return the expected points still to come.
   * @param {import("./outlook.js").Card} card
   */
  valueOf({ points }) {
    const { upper, extra_five_alike: extra } = this.tables.data;
    let [open, upperSum] = [0, 0];
    points.forEach((one, box) => {
      if (one === null) open |= 1 << box;
      else if ((upper >>> box) & 1) upperSum += one;
    });
    return this.values[this.stateOf(open, Boolean(extra && points[extra.box]), upperSum)];
  }

  /**
   * Return the state of a card.
   * @param {number} open The open boxes, as a mask in printed order.
   * @param {boolean} holdsPoints Whether the box for five alike is filled, and not with zero.
   * @param {number} upperSum
   */
  stateOf(open, holdsPoints, upperSum) {
    const { boxes, upper, scored, first_lane, needs } = this._layout;
    let [set, filledBelow] = [0, 0];
    boxes.forEach((box, place) => {
      const isOpen = (open >>> box) & 1;
      if (place < upper) set |= isOpen << place;
      else filledBelow |= (1 - isOpen) << (place - upper);
    });
    const row = this._rows.get(2 * filledBelow + (scored && holdsPoints ? 1 : 0));
    const which = this._sets.get(set);
    if (row === undefined || which === undefined) throw new RangeError("no such card");
    const bonus = this.tables.data.upper_bonus;
    const need = bonus ? Math.max(0, bonus.at - upperSum) : 0;
    let lane = first_lane[which];
    while (lane < first_lane[which + 1] && needs[lane] < need) lane += 1;
    return row * this._lanes + lane;
  }
}

/**
 * Read a packed file. Rejects with `BadValues`.
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {RuleTables} tables
 * @param {string} digest Of the rules.
 */
export async function readPacked(bytes, tables, digest) {
  const end = bytes.indexOf(LINE_FEED);
  const header = readHeader(bytes.subarray(0, Math.max(end, 0)));
  if (header.yatzy !== KIND || header.format !== FORMAT || !header.states) throw new BadValues("older");
  if (header.digest !== digest) throw new BadValues("other-sheet");
  const payload = bytes.subarray(end + 1);
  if (toHex(sha256(payload)) !== header.checksum) throw new BadValues("changed");
  const { rows, lanes, step } = header;
  if (!(rows * lanes <= MAX_VALUES)) throw new BadValues("unreadable");
  const planes = await inflate(payload, (rows * lanes * BITS) / 8);
  const values = unpack(planes, rows, lanes, step);
  values[header.start] = header.expected;
  return new Solution(tables, header.states, values, step / 2);
}

/** @param {Uint8Array} line */
function readHeader(line) {
  try {
    return JSON.parse(new TextDecoder().decode(line));
  } catch {
    throw new BadValues("unreadable");
  }
}

/**
 * @param {Uint8Array<ArrayBuffer>} payload
 * @param {number} length
 */
async function inflate(payload, length) {
  try {
    const stream = new Blob([payload]).stream().pipeThrough(new DecompressionStream("deflate"));
    const planes = new Uint8Array(await new Response(stream).arrayBuffer());
    if (planes.length === length) return planes;
  } catch {
    // Not what a packed file contains.
  }
  throw new BadValues("unreadable");
}

/**
 * @param {Uint8Array} planes
 * @param {number} rows
 * @param {number} lanes
 * @param {number} step
 */
function unpack(planes, rows, lanes, step) {
  const count = rows * lanes;
  const values = new Float64Array(count);
  const sums = new Int32Array(rows);
  for (let lane = 0, place = 0; lane < lanes; lane += 1) {
    for (let row = 0; row < rows; row += 1, place += 1) {
      const zigzag = planes[place] | (planes[count + place] << 8) | (planes[2 * count + place] << 16);
      sums[row] = (sums[row] + ((zigzag >>> 1) ^ -(zigzag & 1))) & MASK;
      values[row * lanes + lane] = sums[row] * step;
    }
  }
  return values;
}
