// Evaluates positions on the server as they change.
import { announcement } from "../a11y/live-region.js";
import { useEffect, useRef, useState } from "../core/html.js";
import { repeatTask } from "../core/timers.js";
import { formatNumber, languages, say } from "../i18n/fluent.js";
import { request, SOLVE_TIMEOUT_MS } from "../net/http.js";
import { requestWithProgress } from "../net/stream.js";
import { shelf } from "../sheets/shelf.js";

/**
 * @typedef {import("../core/position-url.js").Position} Position
 * @typedef {import("../net/wire").PositionView} PositionEvaluation
 */

/** Delay before a changed position is sent, and before the progress of solving is shown. */
const DEBOUNCE_MS = 60;
const SOLVING_NOTICE_MS = 700;
const RETRY_MS = 2_000;
/** Used while the pad is not loaded. */
const DEFAULT_DICE = 5;

/**
 * Decode the own rules in an address. Returns null while that goes on, "" where there are none.
 * @param {string} own
 */
export function useLinkedRules(own) {
  const [decoded, setDecoded] = useState({ own: "", rules: "" });
  useEffect(() => {
    if (!own) return undefined;
    return repeatTask(async (isCurrent) => {
      try {
        const rules = await import("../sheets/sheet-link.js").then(({ readSheetLink }) => readSheetLink(own));
        if (isCurrent()) setDecoded({ own, rules });
        return null;
      } catch {
        return RETRY_MS; // the module could not be fetched
      }
    });
  }, [own]);
  if (!own) return "";
  return decoded.own === own ? decoded.rules : null;
}

/**
 * Evaluate a position whenever it changes. The last evaluation stays until the next one arrives.
 * @param {Position} position
 * @param {string | null} rules Own rules as text, null until they are decoded.
 * @returns {{ evaluation: PositionEvaluation | null, problem: string, share: number | null }} `share` is how much
 *   of the sheet is solved, null unless that takes long.
 */
export function usePositionEvaluation(position, rules) {
  const [state, setState] = useState({ evaluation: /** @type {PositionEvaluation | null} */ (null), problem: "" });
  const [share, setShare] = useState(/** @type {number | null} */ (null));
  const isFirst = useRef(true);
  const { sheet, filled, bonuses, dice, left } = position;
  const pad = rules ? state.evaluation?.pad : shelf.value.find((one) => one.id === sheet);
  const isComplete = dice.length >= (pad?.dice ?? DEFAULT_DICE);
  const isDiceCountUnknown = isComplete && !rules && !shelf.value.length; // until the shelf is loaded
  const body = { ...(rules ? { rules } : { sheet }), filled, bonuses, dice: isComplete ? dice.slice(0, pad?.dice) : [], ...(left === null ? {} : { rolls_left: left }) };
  const question = JSON.stringify(body);
  useEffect(() => {
    if (isDiceCountUnknown || rules === null || !(sheet || rules)) return undefined;
    const controller = new AbortController();
    const timers = [setTimeout(requestAnswer, isFirst.current ? 0 : DEBOUNCE_MS), setTimeout(followSolving, SOLVING_NOTICE_MS)];
    isFirst.current = false;
    async function requestAnswer() {
      // A sheet that nobody has asked for before is solved first.
      const result = await request("POST", "/api/positions", { body, timeout: SOLVE_TIMEOUT_MS }).then(
        (evaluation) => ({ evaluation, problem: "" }),
        (error) => ({ problem: error.message || say("page-away") }),
      );
      if (controller.signal.aborted) return;
      cancel();
      setState((before) => ({ ...before, ...result }));
      if ("evaluation" in result) announcement.value = headline(result.evaluation);
    }
    async function followSolving() {
      setShare(0);
      if (rules) return; // own rules are solved within the request, without progress
      await requestWithProgress("/api/solve", { sheet }, { onProgress: setShare, signal: controller.signal }).catch(() => undefined);
    }
    function cancel() {
      controller.abort();
      timers.forEach(clearTimeout);
      setShare(null);
    }
    return cancel;
  }, [question, isDiceCountUnknown || rules === null, languages.value.language]);
  return { ...state, share };
}

/**
 * Return the headline of an evaluation.
 * @param {PositionEvaluation} evaluation
 */
export function headline({ advice, turn, card, expected }) {
  if (advice) return say("page-explorer-best", { choice: advice.names?.[0] ?? "" });
  return turn ? say("page-explorer-worth", { total: formatNumber(expected) }) : say("page-explorer-full", { total: card.total });
}
