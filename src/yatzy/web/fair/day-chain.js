// The chain of seeds behind the games of the day: docs/fair-dice.md, and src/yatzy/chance/day_chain.py.
import { CODE_LENGTH, CODE_LETTERS, MAX_CHAIN_DAYS } from "../core/constants.js";
import { sha256, toHex } from "../core/sha256.js";
import { fingerprintOf } from "./dice.js";

/**
 * @typedef {import("../net/wire").DayProof} DayProof
 * @typedef {"chain" | "seal" | "mix" | "table" | "record"} DayFault
 */

const DAY_MS = 86_400_000;
const encoder = new TextEncoder();

/**
 * Return what is wrong with the dice of a day, apart from the dice themselves.
 * @param {DayProof} proof
 * @param {{ match: string, seal: string, words: string[], seed: string }} game What the record of a game says.
 * @param {string} anchor The anchor that this device has kept, "" for none.
 * @returns {DayFault[]}
 */
export function checkDay(proof, game, anchor) {
  const { seed, day, begins } = proof;
  const table = codeOf(["day", day, proof.sheet, proof.digest, seed]);
  const isOfDay = game.match === proof.table && game.seal === proof.seal && game.seed === seed
    && game.words.length === 1 && game.words[0] === proof.mix;
  return /** @type {DayFault[]} */ ([
    walkToAnchor(seed, begins, day) !== (anchor || proof.anchor) && "chain",
    fingerprintOf(seed) !== proof.seal && "seal",
    hashLines(["yatzy day games", proof.before_mix, proof.before, ...proof.games]) !== proof.mix && "mix",
    table !== proof.table && "table",
    !isOfDay && "record",
  ].filter(Boolean));
}

/**
 * Return the seed before the first day of the chain, "" if the days make no sense.
 * @param {string} seed
 * @param {string} begins
 * @param {string} day
 */
function walkToAnchor(seed, begins, day) {
  const count = Math.round((Date.parse(day) - Date.parse(begins)) / DAY_MS) + 1;
  if (!(count >= 1 && count <= MAX_CHAIN_DAYS)) return "";
  return Array.from({ length: count }).reduce((/** @type {string} */ after) => hashLines(["yatzy day", after]), seed);
}

/**
 * Return the code of a table that follows from these parts.
 * @param {string[]} parts
 */
function codeOf(parts) {
  const base = BigInt(CODE_LETTERS.length);
  let number = BigInt(`0x${hashLines(["yatzy table", ...parts])}`);
  let code = "";
  for (let place = 0; place < CODE_LENGTH; place += 1) {
    code += CODE_LETTERS[Number(number % base)];
    number /= base;
  }
  return code;
}

/** @param {string[]} lines */
function hashLines(lines) {
  return toHex(sha256(encoder.encode(lines.join("\n"))));
}
