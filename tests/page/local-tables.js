// A table in this browser, played as fast as it goes, until somebody closes the window.
import { createLocalTable } from "/web/any/offline/create-table.js";
import { openTable } from "/web/any/offline/local-table.js";
import { openGameLog } from "/web/any/offline/game-log.js";

/**
 * Play a game, and tell `window.acknowledge` of every event that was acknowledged.
 * @param {object} file
 * @param {string} before The table to go on with, "" for a new one.
 * @param {number | null} most How many events the table may have, null for a whole game.
 */
export async function playOn(file, before, most) {
  const seats = [{ name: "Anna", here: true }, { name: "Bo", here: true }];
  const id = before || await createLocalTable(file, { seats, start: "agreed", rounds: 3 }, { token: "" });
  const table = await openTable(id);
  window.acknowledge(id, table.seq);
  while (table.seq < (most ?? Infinity)) {
    const { now } = table.view("").state;
    if (now.phase === "over") return;
    const entry = now.entries?.find((one) => one.allowed);
    const move = now.dice?.length ? { type: "enter", seat: now.seat, key: entry.key } : { type: "roll", seat: now.seat };
    await table.play(table.seq, move);
    window.acknowledge(id, table.seq);
  }
}

/** @param {string} id */
export const readRecord = async (id) => (await openTable(id)).record();

/** Have two windows choose a move for the same event: returns what became of this window's. @param {string} id */
export async function playAtOnce(id) {
  const table = await openTable(id);
  const { now } = table.view("").state;
  const move = now.dice?.length ? { type: "enter", seat: now.seat, key: now.entries[0].key } : { type: "roll", seat: now.seat };
  return table.play(table.seq, move).then(() => "done", (error) => error.code);
}

export const isDurable = async () => (await openGameLog()).isDurable;
