// What is asked about a table beside its live connection: why, how many points, what the coach says, whether the
// dice are fair.
import { freshKey } from "./asking.js";
import { spoken } from "./speech.js";
import { momentOf } from "./state.js";
import { say } from "./words.js";

/** @typedef {import("./table.js").Table} Table */

/**
 * Ask why the boxes give what they give.
 * @param {Table} table
 * @returns {Promise<import("./wire").Why | null>}
 */
export async function askWhy(table) {
  if (table.why.value?.seq === table.game.value?.seq) return table.why.value;
  try {
    const why = await table.ask("GET", "reasons");
    if (why.seq === table.game.value?.seq) table.why.value = why;
    return why;
  } catch {
    return null;
  }
}

/**
 * Tell why a box may not be taken.
 * @param {Table} table
 * @param {string} key
 */
export async function explain(table, key) {
  const why = await askWhy(table);
  if (why?.reasons[key]) table.tell(why.reasons[key], "reason");
}

/**
 * Ask which points a box can take, with real dice that nobody has told.
 * @param {Table} table
 * @param {string} key
 */
export async function askPoints(table, key) {
  const { seq, seat } = momentOf(table.seen.value);
  await trying(table, async () => {
    const takes = await table.ask("GET", "marks");
    if (takes.seq !== seq || momentOf(table.seen.value).seq !== seq) return;
    table.asking.value = { kind: "points", key, seat, seq, takes: takes.boxes };
  });
}

/**
 * Ask what a turn that is over could have written instead.
 * @param {Table} table
 * @param {{ turn: number, key: string, seat: number }} wrong
 */
export async function askCorrection(table, wrong) {
  await trying(table, async () => {
    const takes = await table.ask("GET", `marks?turn=${wrong.turn}`);
    table.asking.value = { kind: "correction", ...wrong, takes: takes.boxes, was: table.game.value?.turns[wrong.turn] };
  });
}

/**
 * Ask the coach about the dice on the table.
 * @param {Table} table
 */
export async function askCoach(table) {
  const seq = table.game.value?.seq;
  if (!seq || !table.room.value?.coach || !table.ours.value || !table.now.value?.dice.length) return;
  if (!table.settled.value) table.settle();
  if (table.advice.value) return;
  table.hint.value = { seq, advice: null };
  const advice = await trying(table, () => table.ask("GET", "advice"));
  if (table.game.value?.seq !== seq) return;
  table.hint.value = advice ? { seq, advice } : null;
  if (advice) spoken.value = say("page-coach-says", { choice: advice.names[0], why: advice.why.join(" ") });
}

/**
 * Show the secret behind the dice, and recompute them all from it.
 * @param {Table} table
 * @returns {Promise<import("./wire").Verification | null>}
 */
export function verify(table) {
  return trying(table, async () => {
    const { seats, game } = table.seen.value;
    if (game && !game.secret && seats.length) {
      const move = { type: "show", seat: seats[0] };
      await table.ask("POST", "moves", { seq: game.seq, key: freshKey(), move });
    }
    return table.ask("GET", "verification");
  });
}

/**
 * @template T
 * @param {Table} table
 * @param {() => Promise<T>} question
 * @returns {Promise<T | null>}
 */
async function trying(table, question) {
  try {
    return await question();
  } catch (problem) {
    table.tell(/** @type {Error} */ (problem).message || say("page-away"), "problem");
    return null;
  }
}
