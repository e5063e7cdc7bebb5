// Replays what the engine did, move by move, with the page's own step of a turn, and returns the first difference.
import { decide } from "/web/any/offline/engine/moves.js";
import { evolve } from "/web/any/offline/engine/game.js";
import { currentCard, diceOf } from "/web/any/offline/engine/game.js";
import { describeMove, viewState } from "/web/any/offline/engine/views.js";
import { reasonsFor } from "/web/any/offline/reasons.js";

/**
 * @param {{ tables: object, texts: object, matched: object, started: object, message: object,
 *   steps: { move: object, event?: object, message?: object, state?: object, reasons?: object, error?: object }[] }} script
 * @returns {string} "" where nothing differs.
 */
export function followGame({ tables, texts, matched, started, message, steps }) {
  let game = evolve(null, started, tables);
  let seq = 1;
  const first = differ(message, describeMove(game, seq, started, "then"));
  if (first) return `started: ${first}`;
  for (const [number, step] of steps.entries()) {
    const where = `step ${number}, ${JSON.stringify(step.move)}: `;
    let event;
    try {
      event = decide(game, step.move);
    } catch (error) {
      if (!error.code) throw error;
      // The page does not look for names that are nearly right.
      const wrong = differ(step.error ?? step.event, { code: error.code, details: { ...error.details, ...(error.details.near && { near: step.error?.details.near }) } });
      if (wrong) return where + wrong;
      continue;
    }
    const before = JSON.stringify(viewState(game, seq));
    const after = evolve(game, event, tables);
    if (JSON.stringify(viewState(game, seq)) !== before) return `${where}the game before it has changed`;
    game = after;
    seq += 1;
    const wrong = differ(step.event ?? step.error, event) || differ(step.message, describeMove(game, seq, event, "then"))
      || differ(step.state, viewState(game, seq))
      || differ(step.reasons, reasonsFor(texts, matched, game.tables, currentCard(game), diceOf(game.turn)));
    if (wrong) return where + wrong;
  }
  return "";
}

/**
 * Return where two values differ, "" where they are equal. The order of fields does not count.
 * @param {any} expected
 * @param {any} found
 * @returns {string}
 */
function differ(expected, found, path = "") {
  if (Object.is(expected, found)) return "";
  const isObject = (/** @type {any} */ value) => typeof value === "object" && value !== null;
  if (!isObject(expected) || !isObject(found) || Array.isArray(expected) !== Array.isArray(found)) {
    return `${path} is ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`;
  }
  for (const key of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    const wrong = differ(expected[key], found[key], `${path}.${key}`);
    if (wrong) return wrong;
  }
  return "";
}
