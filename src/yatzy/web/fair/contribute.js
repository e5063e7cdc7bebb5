// This device's part in the dice of a table: it commits to a random contribution once it has seen the fingerprint of the
// seed, and reveals it when everyone has committed. Nobody has to tap anything for that.
import { toHex } from "../core/sha256.js";
import { request } from "../net/http.js";
import { openTable } from "../net/table-links.js";
import { keepFingerprint, readKeptDice, readLuckyWord, saveKeptDice } from "../storage/kept-dice.js";
import { commitmentOf } from "./dice.js";

/**
 * @typedef {{ room: import("../net/wire").RoomView, seats: number[] }} Seen
 * @typedef {{ seat: number, what: "commitment" | "contribution" }} Step
 */

/** More steps than a table takes: an answer that changes nothing must not be repeated for ever. */
const MAX_STEPS = 4;
const RANDOM_BYTES = 16;
/** Signs of a lucky word: all of them can stand in a record. */
const NOT_IN_WORDS = /[^\p{L}\p{M}\p{N}'’!?.-]+/gu;
export const MAX_WORD_LENGTH = 40;

/** The newest view of each table that this device is contributing to. @type {Map<string, Seen>} */
const newestViews = new Map();

/**
 * Do what a table waits for from this device. Returns the table as it is then; never throws.
 * @template {Seen} T
 * @param {T} seen
 * @param {string} token
 * @returns {Promise<T>}
 */
export async function contribute(seen, token) {
  const id = seen.room.table;
  const isRunning = newestViews.has(id);
  takeView(id, seen);
  if (isRunning) return seen;
  try {
    for (let count = 0; count < MAX_STEPS; count += 1) {
      const view = /** @type {Seen} */ (newestViews.get(id));
      keepFingerprint(view.room);
      const step = nextStep(view);
      if (!step) break;
      takeView(id, await takeStep(view.room, step, token));
    }
  } catch {
    // Too late, or nobody answered: the next message about the room leads here again.
  }
  const last = /** @type {T} */ (newestViews.get(id));
  newestViews.delete(id);
  return last;
}

/**
 * @param {string} id
 * @param {Seen} seen
 */
function takeView(id, seen) {
  const before = newestViews.get(id);
  if (!before || seen.room.revision >= before.room.revision) newestViews.set(id, seen);
}

/**
 * Return what the table waits for from this device, null for nothing.
 * @param {Seen} seen
 * @returns {Step | null}
 */
function nextStep({ room, seats }) {
  if (room.begun || !room.seal || room.record || room.duplicate || !seats.length) return null;
  const seat = seats.find((one) => room.seats[one]?.commitment) ?? seats.find((one) => room.seats[one]?.contributes) ?? seats[0];
  const { commitment = "", contribution = "" } = room.seats[seat] ?? {};
  if (!room.revealing) return commitment ? null : { seat, what: "commitment" };
  const kept = readKeptDice(room.table);
  const isOwn = kept?.seal === room.seal && kept.contribution && commitment === commitmentOf(kept.contribution, room.seal, room.table);
  return isOwn && !contribution ? { seat, what: "contribution" } : null;
}

/**
 * @param {import("../net/wire").RoomView} room
 * @param {Step} step
 * @param {string} token
 * @returns {Promise<Seen>}
 */
function takeStep(room, { seat, what }, token) {
  const { table, seal } = room;
  if (what === "commitment") {
    const contribution = createContribution(readLuckyWord());
    saveKeptDice(table, { seal, contribution, commitments: undefined });
    return send(table, seat, token, { commitment: commitmentOf(contribution, seal, table) });
  }
  const { contribution = "" } = readKeptDice(table) ?? {};
  saveKeptDice(table, { seal, commitments: room.seats.map((one) => one.commitment) });
  return send(table, seat, token, { contribution });
}

/**
 * @param {string} table
 * @param {number} seat
 * @param {string} token
 * @param {{ commitment: string } | { contribution: string }} body
 */
function send(table, seat, token, body) {
  return request("POST", `/api/tables/${table}/seats/${seat}/${Object.keys(body)[0]}`, { token, body });
}

/**
 * Return a contribution: 128 random bits, and the player's word.
 * @param {string} word
 */
function createContribution(word) {
  const random = toHex(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)));
  return [random, cleanWord(word)].filter(Boolean).join(" ");
}

/**
 * Return a word as it can go into the dice.
 * @param {string} word
 */
export function cleanWord(word) {
  return [...word.normalize("NFC").replace(NOT_IN_WORDS, " ")].slice(0, MAX_WORD_LENGTH).join("").trim();
}

/**
 * Commit anew, to a contribution with the player's present word, if the table still takes that. Never throws.
 * @param {Seen} seen
 * @param {string} token
 */
export async function renewCommitment({ room, seats }, token) {
  const seat = seats.find((one) => room.seats[one]?.commitment);
  if (seat === undefined || room.revealing || room.begun) return;
  await takeStep(room, { seat, what: "commitment" }, token).catch(() => undefined);
}

/**
 * Contribute to a table that is not on the screen, such as the rematch of the one that is, until its game begins.
 * Returns a function that stops it.
 * @param {string} table
 * @param {string} token
 */
export function contributeInBackground(table, token) {
  const connection = openTable(table, token, {
    onMessage: (message) => {
      if (message.type !== "welcome" && message.type !== "room") return;
      if (message.room.begun) connection.close();
      else contribute(message, token);
    },
    lastSeq: () => 0,
  });
  return () => connection.close();
}
