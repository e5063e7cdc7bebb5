// SHA-256 and HMAC-SHA-256 (FIPS 180-4, RFC 2104). A page over plain HTTP has no `crypto.subtle`, and a home network is
// plain HTTP; one implementation for all pages is one to test.

const PRIMES = firstPrimes(64);
const ROUND_CONSTANTS = Int32Array.from(PRIMES, (prime) => fractionBits(Math.cbrt(prime)));
const INITIAL_STATE = Int32Array.from(PRIMES.slice(0, 8), (prime) => fractionBits(Math.sqrt(prime)));
const BLOCK_BYTES = 64;

/** @param {number} count */
function firstPrimes(count) {
  /** @type {number[]} */
  const primes = [];
  for (let number = 2; primes.length < count; number += 1) {
    if (primes.every((prime) => number % prime)) primes.push(number);
  }
  return primes;
}

/**
 * Return the first 32 bits of the fractional part.
 * @param {number} number
 */
function fractionBits(number) {
  return ((number - Math.floor(number)) * 2 ** 32) | 0;
}

/**
 * @param {number} word
 * @param {number} bits
 */
function rotateRight(word, bits) {
  return (word >>> bits) | (word << (32 - bits));
}

/**
 * Return the SHA-256 of some bytes.
 * @param {Uint8Array} bytes
 */
export function sha256(bytes) {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK_BYTES) * BLOCK_BYTES);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  const state = Int32Array.from(INITIAL_STATE);
  for (let start = 0; start < padded.length; start += BLOCK_BYTES) addBlock(state, view, start);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => digest.setInt32(4 * place, word));
  return new Uint8Array(digest.buffer);
}

/**
 * @param {Int32Array} state
 * @param {DataView} view
 * @param {number} start
 */
function addBlock(state, view, start) {
  const words = new Int32Array(64);
  for (let round = 0; round < 64; round += 1) {
    if (round < 16) {
      words[round] = view.getInt32(start + 4 * round);
    } else {
      const [early, late] = [words[round - 15], words[round - 2]];
      const lower = rotateRight(early, 7) ^ rotateRight(early, 18) ^ (early >>> 3);
      const upper = rotateRight(late, 17) ^ rotateRight(late, 19) ^ (late >>> 10);
      words[round] = (words[round - 16] + lower + words[round - 7] + upper) | 0;
    }
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let round = 0; round < 64; round += 1) {
    const choice = (e & f) ^ (~e & g);
    const first = h + (rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25)) + choice + ROUND_CONSTANTS[round] + words[round];
    const second = (rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place] += word));
}

/**
 * Return the HMAC-SHA-256 of a message.
 * @param {Uint8Array} key
 * @param {Uint8Array} message
 */
export function hmacSha256(key, message) {
  const block = new Uint8Array(BLOCK_BYTES);
  block.set(key.length > BLOCK_BYTES ? sha256(key) : key);
  const inner = sha256(concatenate(block.map((byte) => byte ^ 0x36), message));
  return sha256(concatenate(block.map((byte) => byte ^ 0x5c), inner));
}

/**
 * @param {Uint8Array} first
 * @param {Uint8Array} second
 */
function concatenate(first, second) {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

/** @param {Uint8Array} bytes */
export function toHex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Return the bytes that hexadecimal digits stand for; throws where it is none.
 * @param {string} text
 */
export function fromHex(text) {
  if (!/^([0-9a-f]{2})*$/i.test(text)) throw new Error("no hexadecimal digits");
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
