// Checks the dice of a finished game on this device: with its record, and with what the device has kept since before play.
import { commitmentOf, fingerprintOf, throwDice } from "./dice.js";

/**
 * @typedef {import("../net/wire").GameEvent} RecordedEvent
 * @typedef {import("../storage/kept-dice.js").KeptDice} KeptDice
 * @typedef {{ key: string, points: number, dice?: number[] }} ShownTurn
 * @typedef {{ dice: number, rolls: number[], seed: boolean, game: boolean, own: boolean, late: number[], good: boolean, day?: boolean | null }} Verdict
 *   `dice` counts those recomputed and `rolls` has the numbers, from 1, of rolls that differ. False where it differs:
 *   `seed` from the fingerprint, `game` from what was shown here, `own` from what this device contributed. `late` are the
 *   seats whose contribution is not the one they had committed to when this device revealed its own. `day` is false
 *   where the game of a day does not follow from the chain of days.
 */

/**
 * Recompute every die.
 * @param {RecordedEvent[]} events
 * @param {{ table: string, match: string, kept: KeptDice | null, turns: ShownTurn[] }} known What the page knows apart
 *   from the record.
 * @returns {Verdict}
 */
export function checkRecord(events, { table, match, kept, turns }) {
  const started = events[0]?.type === "started" ? events[0] : null;
  const revealed = events.find((event) => event.type === "revealed");
  if (!started || revealed?.type !== "revealed") throw new Error("no whole record");
  const words = started.words ?? [];
  const source = { seed: revealed.secret, game: started.match || started.game, words };
  const seal = kept?.seal || started.seal;
  const replay = replayRolls(events, started);
  const rolls = replay.rolls
    .map(({ first, thrown }, place) => (isSame(throwDice(source, first, thrown.length), thrown) ? 0 : place + 1))
    .filter(Boolean);
  const isShown = replay.turns.length === turns.length && replay.turns.every((turn, place) => isSameTurn(turn, turns[place]));
  const verdict = {
    dice: replay.rolls.reduce((sum, { thrown }) => sum + thrown.length, 0),
    rolls,
    seed: fingerprintOf(revealed.secret) === seal && started.seal === seal,
    game: (started.match ?? "") === match && (match !== "" || started.game === table) && isShown,
    own: !kept?.contribution || words.includes(kept.contribution),
    late: findLateSeats(words, kept, table),
  };
  const good = !rolls.length && verdict.seed && verdict.game && verdict.own && !verdict.late.length;
  return { ...verdict, good };
}

/**
 * Return the seats whose contribution does not fit the commitment seen when this device revealed its own.
 * @param {string[]} words
 * @param {KeptDice | null} kept
 * @param {string} table
 */
function findLateSeats(words, kept, table) {
  const { commitments, seal } = kept ?? {};
  if (!commitments || !seal) return [];
  return [...words.keys()].filter((seat) => words[seat] && commitmentOf(words[seat], seal, table) !== commitments[seat]);
}

/**
 * Return the rolls of a record with the numbers of their first dice, and its turns.
 * @param {RecordedEvent[]} events
 * @param {Extract<RecordedEvent, { type: "started" }>} started
 */
function replayRolls(events, started) {
  const { dice, rolls: perTurn } = started.sheet;
  /** @type {{ first: number, thrown: number[] }[]} */
  const rolls = [];
  /** @typedef {{ rolls: number, aside: number[], kept: number[], dice: number[], key: string, points: number }} Turn */
  const fresh = () => /** @type {Turn} */ ({ rolls: 0, aside: [], kept: [], dice: [], key: "", points: 0 });
  /** @type {Turn[]} */
  const turns = [];
  let turn = fresh();
  let count = 0;
  for (const event of events) {
    if (event.type === "rolled") {
      // In a match the number of a die depends on its place alone, so that everyone meets the same dice.
      rolls.push({ first: started.match ? (turns.length * perTurn + turn.rolls) * dice : count, thrown: event.thrown });
      count += event.thrown.length;
      turn = { ...turn, rolls: turn.rolls + 1, aside: turn.kept, dice: [...turn.kept, ...event.thrown] };
    } else if (event.type === "kept") {
      turn = { ...turn, kept: event.dice };
    } else if (event.type === "entered") {
      turns.push({ ...turn, key: event.key, points: event.points });
      turn = fresh();
    } else if (event.type === "took-back") {
      const last = turns.pop() ?? fresh();
      turn = { ...last, kept: last.aside };
    }
  }
  return { rolls, turns };
}

/**
 * @param {ShownTurn} recorded
 * @param {ShownTurn} shown
 */
function isSameTurn(recorded, shown) {
  const isSameEntry = recorded.key === shown.key && recorded.points === shown.points;
  return isSameEntry && isSame((recorded.dice ?? []).toSorted(), (shown.dice ?? []).toSorted());
}

/**
 * @param {number[]} some
 * @param {number[]} others
 */
function isSame(some, others) {
  return some.join() === others.join();
}
