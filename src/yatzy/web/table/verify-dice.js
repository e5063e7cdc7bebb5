// Verifying the dice of a finished game, on this device; those of a day with the chain of its seeds.
import { createKey } from "../core/key.js";
import { checkRecord } from "../fair/check-record.js";
import { checkDay } from "../fair/day-chain.js";
import { request } from "../net/http.js";
import { readAnchor } from "../storage/kept-chain.js";
import { readKeptDice } from "../storage/kept-dice.js";
import { reportErrors } from "./queries.js";

/**
 * Reveal the seed of the dice and recompute all rolls with it; null if that fails.
 * @param {import("./store.js").Table} table
 * @returns {Promise<import("../fair/check-record.js").Verdict | null>}
 */
export function verifyDice(table) {
  return reportErrors(table, async () => {
    const { seats, game, room } = table.state.value;
    if (game && !game.secret && seats.length) {
      const move = { type: "show", seat: seats[0] };
      await table.request("POST", "moves", { seq: game.seq, key: createKey(), move });
    }
    /** @type {import("../net/wire").Happened[]} */
    const happened = await table.request("GET", "events");
    const events = happened.map((one) => one.event);
    const verdict = checkRecord(events, {
      table: table.id, match: room?.match ?? "", kept: readKeptDice(table.id), turns: game?.turns ?? [],
    });
    const day = room?.match ? await isRightDay(room.match, events) : null;
    return { ...verdict, day, good: verdict.good && day !== false };
  });
}

/**
 * Whether the dice of a day's match follow from the chain of days; null for another match.
 * @param {string} match
 * @param {import("../net/wire").GameEvent[]} events
 */
async function isRightDay(match, events) {
  const { room } = await request("GET", `/api/tables/${match}`);
  if (!room.date) return null;
  const proof = await request("GET", `/api/days/${room.date}?sheet=${encodeURIComponent(room.sheet)}`);
  const [started] = events;
  const revealed = events.find((event) => event.type === "revealed");
  if (started?.type !== "started" || revealed?.type !== "revealed") return false;
  const played = { match: started.match ?? "", seal: started.seal ?? "", words: started.words ?? [], seed: revealed.secret };
  return !checkDay(proof, played, readAnchor(proof.begins)).length;
}
