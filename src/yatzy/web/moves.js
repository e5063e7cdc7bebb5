// What can be done at a table. Nothing is decided here: what may be done is told by the server, and what is refused
// comes back with the reason.
import { askPoints, askWhy, explain } from "./counsel.js";
import { after, facesOf, marked, momentOf, sameFaces } from "./state.js";

/** @typedef {import("./table.js").Table} Table */

/** Milliseconds that a written column stays in sight before the next one comes. */
export const LINGERING = 1_100;
/** Where a window remembers which dice are put aside. */
const ASIDE = "yatzy-aside";

/**
 * Throw the dice that are not kept; while they tumble, let them lie.
 * @param {Table} table
 */
export function roll(table) {
  const now = table.now.value;
  if (!table.settled.value) return table.settle();
  if (!now || !mayRoll(table)) return undefined;
  table.fresh.value = table.pinned.value = table.lookingAt.value = null;
  const { seat } = now;
  const keep = facesOf(table.seen.value.lying.filter((die) => die.kept));
  const change = now.dice.length > 0 && !sameFaces(keep, now.kept);
  if (change) table.play({ type: "keep", seat, dice: keep }, { type: "roll", seat });
  else table.play({ type: "roll", seat });
  return undefined;
}

/**
 * Whether the button throws now.
 * @param {Table} table
 */
export function mayRoll(table) {
  const now = table.now.value;
  if (!now || !table.ours.value || table.real.value || table.busy.value) return false;
  if (now.phase === "roll-off") return true;
  return now.rolls_left > 0 && !(now.dice.length && table.seen.value.lying.every((die) => die.kept));
}

/**
 * Put a die aside, or take it back.
 * @param {Table} table
 * @param {number} place
 */
export function toggle(table, place) {
  const now = table.now.value;
  const { lying } = table.seen.value;
  if (!table.settled.value) table.settle();
  if (!now || !table.ours.value || table.busy.value || !now.rolls_left || !lying[place] || !now.dice.length) return;
  choose(table, lying.map((die, at) => (at === place ? !die.kept : die.kept)));
}

/**
 * @param {Table} table
 * @param {boolean[]} kept
 */
function choose(table, kept) {
  const { id, seen } = table;
  seen.value = after(seen.value, { type: "chose", kept });
  try {
    const aside = facesOf(seen.value.lying.filter((die) => die.kept));
    sessionStorage.setItem(ASIDE, JSON.stringify({ id, seq: momentOf(seen.value).seq, aside }));
  } catch {
    // Then they lie among the others after the page is loaded anew.
  }
}

/**
 * Put the dice aside that were when the page was loaded anew.
 * @param {Table} table
 */
export function putAsideAgain({ id, seen }) {
  try {
    const { id: there, seq, aside } = JSON.parse(sessionStorage.getItem(ASIDE) ?? "{}");
    if (there !== id || seq !== momentOf(seen.value).seq) return;
    seen.value = after(seen.value, { type: "chose", kept: marked(seen.value.lying, aside).map((die) => die.kept) });
  } catch {
    // Nothing that can be read was remembered.
  }
}

/**
 * Put the dice aside that the coach would.
 * @param {Table} table
 */
export function keepAsAdvised(table) {
  const keep = table.advice.value?.advice?.choices[0].keep;
  if (keep && table.ours.value) choose(table, marked(table.seen.value.lying, keep).map((die) => die.kept));
}

/**
 * Write into a box. A zero is asked about first, a forbidden box says why.
 * @param {Table} table
 * @param {string} key
 */
export function write(table, key) {
  const now = table.now.value;
  if (!table.settled.value) return table.settle();
  if (!now || !table.ours.value || table.busy.value) return undefined;
  if (table.real.value && !now.dice.length) return askPoints(table, key);
  const entry = now.entries.find((one) => one.key === key);
  if (!entry) return undefined;
  if (!entry.allowed) return explain(table, key);
  const choice = { key, ...momentOf(table.seen.value) };
  if (entry.points + entry.bonus === 0) {
    table.asking.value = { kind: "zero", ...choice };
    return askWhy(table);
  }
  return enter(table, choice);
}

/**
 * Write into a box, whatever it gives, for whom and when it was chosen.
 * @param {Table} table
 * @param {{ key: string, seat: number, seq: number }} choice
 * @param {import("./wire").Points} [mark] Where no dice were told.
 */
export function enter(table, { key, seat, seq }, mark) {
  table.asking.value = null;
  if (seq !== momentOf(table.seen.value).seq) return;
  table.writing.value = key;
  table.play({ type: "enter", seat, key, ...mark });
}

/**
 * Take back the last thing done, if it was done here.
 * @param {Table} table
 */
export function undo(table) {
  const seat = table.now.value?.undo ?? null;
  if (seat !== null && table.seen.value.seats.includes(seat) && !table.busy.value) {
    table.play({ type: "take-back", seat });
  }
}

/**
 * Whether something of ours can be taken back.
 * @param {Table} table
 */
export function mayUndo(table) {
  const seat = table.now.value?.undo ?? null;
  return seat !== null && table.seen.value.seats.includes(seat);
}

/**
 * Return the seat of ours that a computer player plays for now, to be taken back; null where we play ourselves.
 * @param {Table} table
 * @returns {number | null}
 */
export function handedOver(table) {
  const { room, seats } = table.seen.value;
  const now = table.now.value;
  const handed = seats.filter((seat) => room?.seats[seat]?.stand_in);
  if (!now || now.phase === "over" || !handed.length) return null;
  if (handed.includes(now.seat)) return now.seat;
  return handed.length === seats.length ? handed[0] : null;
}

/**
 * Show the others a feeling.
 * @param {Table} table
 * @param {string} reaction
 */
export function react(table, reaction) {
  const { seats, game } = table.seen.value;
  const seat = game && seats.includes(game.now.seat) ? game.now.seat : seats[0];
  if (seat !== undefined) table.connection.say({ type: "react", seat, reaction });
}

/**
 * Tell once how a series stands when a round of it is over, after what was written last has been seen.
 * @param {Table} table
 * @param {import("./wire").GameState | null} before
 */
export function tellSeries(table, before) {
  const game = table.game.value;
  if (!game || !before || game.now.phase === "over" || game.now.round <= before.now.round) return;
  const { round } = game.now;
  clearTimeout(table.timers.series);
  table.timers.series = setTimeout(() => {
    if (!table.asking.value && table.now.value?.round === round) table.asking.value = { kind: "series", round };
  }, LINGERING);
}

/**
 * Whether a question is no longer to be answered: it was about a moment that has passed, a turn that was put right, or
 * somebody who has moved.
 * @param {any} question
 * @param {import("./wire").GameState | null} game
 */
export function outdated(question, game) {
  if (!question || !game) return false;
  const { seq, was, turn, to, round } = question;
  if (round !== undefined) return round !== game.now.round || game.now.phase === "over";
  if (seq !== undefined) return seq !== game.seq;
  if (to !== undefined) return to !== game.now.seat || game.now.phase === "over";
  return Boolean(was) && !["seat", "key", "points"].every((of) => game.turns[turn]?.[/** @type {"key"} */ (of)] === was[of]);
}
