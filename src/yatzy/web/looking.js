// Looking at positions: asked about as they change, and what is said first about them.
import { ask } from "./asking.js";
import { askFollowing } from "./following.js";
import { useEffect, useRef, useState } from "./html.js";
import { shelf } from "./screens/start.js";
import { spoken } from "./speech.js";
import { decimal, languages, say } from "./words.js";

/**
 * @typedef {import("./positions.js").Position} Position
 * @typedef {import("./wire").Looked} Looked
 */

/** Milliseconds that a change waits for the next one, and after which it is said that a pad is being solved. */
const SETTLES = 60;
const LONG = 700;
/** Dice of a pad that is not known yet. */
const USUAL = 5;

/**
 * Read the sheet of one's own that an address carries: null until that is done, "" where there is none.
 * @param {string} own
 */
export function useRules(own) {
  const [read, setRead] = useState({ own: "", rules: "" });
  useEffect(() => {
    if (own) import("./draft.js").then(async ({ readLink }) => setRead({ own, rules: await readLink(own) }));
  }, [own]);
  if (!own) return "";
  return read.own === own ? read.rules : null;
}

/**
 * Ask about a position whenever it has changed; what was told last stays until there is something new.
 * @param {Position} position
 * @param {string | null} rules A sheet of one's own, null until it is read.
 * @returns {{ looked: Looked | null, problem: string, share: number | null }} `share` is how much of the pad is solved,
 *   where that takes long.
 */
export function useLooked(position, rules) {
  const [found, setFound] = useState({ looked: /** @type {Looked | null} */ (null), problem: "" });
  const [share, setShare] = useState(/** @type {number | null} */ (null));
  const first = useRef(true);
  const { sheet, filled, bonuses, dice, left } = position;
  const pad = rules ? found.looked?.pad : shelf.value.find((one) => one.id === sheet);
  const whole = dice.length >= (pad?.dice ?? USUAL);
  const unsure = whole && !rules && !shelf.value.length; // how many dice it takes is about to be known
  const body = { ...(rules ? { rules } : { sheet }), filled, bonuses, dice: whole ? dice.slice(0, pad?.dice) : [], ...(left === null ? {} : { rolls_left: left }) };
  const question = JSON.stringify(body);
  useEffect(() => {
    if (unsure || rules === null || !(sheet || rules)) return undefined;
    const stop = new AbortController();
    const timers = [setTimeout(look, first.current ? 0 : SETTLES), setTimeout(solve, LONG)];
    first.current = false;
    async function look() {
      const told = await ask("POST", "/api/positions", { body }).then(
        (looked) => ({ looked, problem: "" }),
        (error) => ({ problem: error.message || say("page-away") }),
      );
      if (stop.signal.aborted) return;
      end();
      setFound((before) => ({ ...before, ...told }));
      if ("looked" in told) spoken.value = headline(told.looked);
    }
    async function solve() {
      setShare(0);
      if (rules) return; // which is solved once for this question, and told by nobody
      await askFollowing("/api/solve", { sheet }, { told: setShare, stop: stop.signal }).catch(() => undefined);
    }
    function end() {
      stop.abort();
      timers.forEach(clearTimeout);
      setShare(null);
    }
    return end;
  }, [question, unsure || rules === null, languages.value.language]);
  return { ...found, share };
}

/**
 * Return the one thing there is to say about a position.
 * @param {Looked} looked
 */
export function headline({ advice, turn, card, expected }) {
  if (advice) return say("page-explorer-best", { choice: advice.names?.[0] ?? "" });
  return turn ? say("page-explorer-worth", { total: decimal(expected) }) : say("page-explorer-full", { total: card.total });
}
