// Dice that follow from a seed and from what players contribute: docs/fair-dice.md, and src/yatzy/chance/fair.py.
import { fromHex, hmacSha256, sha256, toHex } from "../core/sha256.js";

/** The largest multiple of 6 in a byte: bytes above it are rejected, so that all faces are equally likely. */
const FAIR_BYTES = 252;
const encoder = new TextEncoder();

/**
 * Return the fingerprint of a seed.
 * @param {string} seed In hexadecimal.
 */
export function fingerprintOf(seed) {
  return toHex(sha256(fromHex(seed)));
}

/**
 * Return the commitment to a contribution.
 * @param {string} contribution
 * @param {string} seal The fingerprint of the seed.
 * @param {string} table
 */
export function commitmentOf(contribution, seal, table) {
  return toHex(sha256(encoder.encode(["yatzy dice", seal, table, contribution].join("\n"))));
}

/**
 * Return the faces of so many dice, from number `first` on.
 * @param {{ seed: string, game: string, words: string[] }} source
 * @param {number} first
 * @param {number} count
 */
export function throwDice(source, first, count) {
  return Array.from({ length: count }, (_, place) => faceOf(source, first + place));
}

/**
 * @param {{ seed: string, game: string, words: string[] }} source
 * @param {number} number
 */
function faceOf({ seed, game, words }, number) {
  const key = fromHex(seed);
  for (let block = 0; ; block += 1) {
    const message = [game, ...words, number, block].join("\n");
    const byte = hmacSha256(key, encoder.encode(message)).find((one) => one < FAIR_BYTES);
    if (byte !== undefined) return (byte % 6) + 1;
  }
}
