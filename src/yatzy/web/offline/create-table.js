// Begins a game in this browser, with dice from the browser's own generator. They can be recomputed like those of a server:
// the fingerprint of the seed stands in the first event, and the seed is revealed at the end.
import { CODE_LENGTH, CODE_LETTERS, LONGEST_NAME } from "../core/constants.js";
import { createKey } from "../core/key.js";
import { toHex } from "../core/sha256.js";
import { fingerprintOf } from "../fair/dice.js";
import { say } from "../i18n/fluent.js";
import { ApiError } from "../net/http.js";
import { EVENT_VERSION, openGameLog } from "./game-log.js";
import { refusalText } from "./refusals.js";

/**
 * @typedef {import("./game-log.js").StoredTable} StoredTable
 * @typedef {import("./sheet-file").SheetFile} SheetFile
 * @typedef {Extract<import("../net/wire").GameEvent, { type: "started" }>} Started
 * @typedef {{ name?: string, computer?: string, here?: boolean }} NewSeat
 * @typedef {{ seats: NewSeat[], teams?: number, rounds?: number | null, counting?: Started["counting"], start?: Started["start"],
 *   dice?: "screen" | "real", coach?: boolean, duplicate?: boolean }} NewTable
 */

const SEED_BYTES = 32;

/**
 * Create a table whose players all sit here; returns its id.
 * @param {SheetFile} file
 * @param {NewTable} options
 * @param {{ token: string, previous?: string }} owner
 * @throws {ApiError} For what cannot be played without a server, and what the sheet does not allow.
 */
export async function createLocalTable(file, options, { token, previous = "" }) {
  const { seats = [], dice = "screen", start, counting } = options;
  if (options.duplicate || seats.some((seat) => !seat.here && !seat.computer)) throw new ApiError("offline-far", say("page-offline-far"));
  const id = createId();
  const { players, styled } = nameSeats(seats);
  checkSetup(file, options, players);
  const seed = dice === "screen" ? toHex(crypto.getRandomValues(new Uint8Array(SEED_BYTES))) : "";
  const computers = seats.map((seat) => seat.computer ?? "");
  const usualStart = dice === "screen" ? file.setup.start : "agreed";
  const at = timestamp();
  /** @type {Started} */
  const started = {
    type: "started", game: id, sheet: file.sheet, digest: file.digest, players,
    ...(options.teams ? { teams: assignTeams(players.length, options.teams) } : {}),
    rounds: options.rounds ?? 1, counting: counting ?? file.setup.counting, start: start ?? usualStart, dice, date: at.slice(0, 10),
    ...(seed ? { seal: fingerprintOf(seed) } : {}),
    ...(computers.some(Boolean) ? { computers } : {}),
    coach: options.coach ?? true,
  };
  /** @type {StoredTable} */
  const table = { id, version: EVENT_VERSION, seed, token: token || createKey(), created: at, computers, styled, previous, next: "", file };
  const log = await openGameLog();
  try {
    await log.create(table, [{ seq: 0, at, event: started }]);
  } catch {
    throw new ApiError("offline-full", say("page-offline-full"));
  }
  // Asks the browser not to clear what is stored here; it may say no.
  navigator.storage?.persist?.().catch(() => false);
  return id;
}

/** Return the moment as events have it. */
export const timestamp = () => `${new Date().toISOString().slice(0, 19)}Z`;

function createId() {
  // 240 is the largest multiple of 30 in a byte: bytes above it are drawn again.
  const fair = Math.floor(256 / CODE_LETTERS.length) * CODE_LETTERS.length;
  let id = "";
  while (id.length < CODE_LENGTH) {
    const [byte] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < fair) id += CODE_LETTERS[byte % CODE_LETTERS.length];
  }
  return id;
}

/**
 * Return the names by seat; bots are called by how they play, with a number where that name is taken.
 * @param {NewSeat[]} seats
 */
function nameSeats(seats) {
  const taken = new Set(seats.filter((seat) => !seat.computer).map((seat) => foldName(seat.name ?? "")));
  const styled = seats.map(() => 0);
  const players = seats.map((seat, place) => {
    if (!seat.computer) return (seat.name ?? "").trim();
    const usual = say(`bot-${seat.computer}`);
    for (let number = 1; ; number += 1) {
      const name = number === 1 ? usual : `${usual} ${number}`;
      if (taken.has(foldName(name))) continue;
      taken.add(foldName(name));
      styled[place] = number;
      return name;
    }
  });
  return { players, styled };
}

/** @param {string} name */
const foldName = (name) => name.trim().normalize("NFKC").toLowerCase();

/**
 * Refuse what a table by this sheet cannot agree on.
 * @param {SheetFile} file
 * @param {NewTable} options
 * @param {string[]} players
 */
function checkSetup({ setup }, { teams = 0, rounds }, players) {
  const got = players.length;
  const refuse = (/** @type {string} */ code, /** @type {Record<string, string | number>} */ details) => {
    throw new ApiError(code, refusalText(code, details));
  };
  if (got !== 1 && (got < Math.max(1, setup.least) || got > setup.most)) refuse("setup-players", { got, least: setup.least, most: setup.most });
  for (const name of players) if (!name || name.length > LONGEST_NAME) refuse("setup-name", { name, longest: LONGEST_NAME });
  const twice = players.find((name, seat) => players.slice(0, seat).some((other) => foldName(other) === foldName(name)));
  if (twice) refuse("setup-name-twice", { name: twice });
  if (teams && (!setup.teams.includes(teams) || teams > got)) refuse("setup-teams", { got: teams, allowed: setup.teams.join(", ") });
  if ((rounds ?? 1) > setup.rounds) refuse("setup-rounds", { got: rounds ?? 1, most: setup.rounds });
}

/**
 * Deal seats to teams in turn, so that partners do not sit next to each other.
 * @param {number} players
 * @param {number} teams
 */
export function assignTeams(players, teams) {
  return Array.from({ length: teams }, (_, team) => Array.from({ length: players }, (__, seat) => seat).filter((seat) => seat % teams === team));
}
