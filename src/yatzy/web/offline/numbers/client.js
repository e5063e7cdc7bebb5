// What the page without a server has computed: advice, reviews and positions as the server answers them, and the moves of bots.
import { sha256 } from "../../core/sha256.js";
import { say } from "../../i18n/fluent.js";
import { ApiError } from "../../net/http.js";
import { isStyled } from "./styles.js";

/**
 * @typedef {import("../sheet-file").SheetFile} SheetFile
 * @typedef {import("../../net/wire").GameEvent} GameEvent
 * @typedef {{ id: string, events: GameEvent[], language: string, sheet: SheetFile }} LocalTable
 * @typedef {LocalTable & { now: import("../../net/wire").Now, card: import("../../net/wire").CardView }} Turn
 * @typedef {{ type: "keep", dice: number[] } | { type: "enter", key: string }} BotMove
 */

/** Questions to our Python, by method and path. */
const QUESTIONS = new Map([
  ["POST /api/positions", "position"],
  ["POST /api/positions/keep", "keep"],
  ["GET /api/drill", "drill"],
  ["POST /api/rules", "rules"],
  ["POST /api/compare", "compare"],
  ["POST /api/records", "record"],
]);
/** Questions about a table, by path. */
const TABLE_QUESTIONS = new Map([
  ["advice", "advice"],
  ["review", "review"],
  ["review/step", "step"],
  ["review/figure", "figure"],
]);
/** Draws of a bot in one decision. */
const DRAWS = 2;

/** @type {Worker | null} */
let worker = null;
let sent = 0;
/** @type {Map<number, { resolve: (value: any) => void, reject: (error: Error) => void }>} */
const waiting = new Map();
/** Told how far the runtime is, from 0 to 1, while it starts. @type {(share: number) => void} */
let onProgress = () => {};

/**
 * Have the start of our Python followed: it takes seconds.
 * @param {(share: number) => void} follow
 */
export function followStart(follow) {
  onProgress = follow;
}

/**
 * Answer a question about a table, as the server does.
 * @param {string} what The path below the table, with its query.
 * @param {LocalTable} table
 */
export function answerTable(what, { events, language }) {
  const [path, query] = splitQuery(what);
  const name = TABLE_QUESTIONS.get(path);
  if (!name) throw new ApiError("not-found", what);
  return ask(name, { events, ...query }, language);
}

/**
 * Answer a question about no table, as the server does; score pads are left to the caller.
 * @param {string} method
 * @param {string} path With its query.
 * @param {object | undefined} body
 * @param {string} language
 */
export async function answerRequest(method, path, body, language) {
  const [place, query] = splitQuery(path);
  const name = QUESTIONS.get(`${method} ${place}`);
  if (!name) throw new ApiError("not-found", path);
  return ask(name, name === "drill" ? drillRequest(query) : body ?? {}, language);
}

/**
 * Return whether a bot can play by a sheet here.
 * @param {string} bot
 * @param {SheetFile} sheet
 * @returns {Promise<boolean>}
 */
export async function canPlay(bot, sheet) {
  return isStyled(bot) && send("canPlay", { bot, sheet });
}

/**
 * Return what a bot does. It follows from the game and the number of its events, so that a reload changes nothing.
 * @param {string} bot
 * @param {Turn} table
 * @returns {Promise<BotMove>}
 */
export async function chooseMove(bot, { id, events, sheet, now, card }) {
  const bytes = new DataView(sha256(new TextEncoder().encode(`${id} ${events.length}`)).buffer);
  const random = Array.from({ length: DRAWS }, (_, place) => bytes.getUint32(4 * place) / 2 ** 32);
  const { dice, rolls_left: rollsLeft = 0 } = now;
  const move = await send("choose", { bot, sheet, card, dice, rollsLeft, random });
  if (!move) throw new ApiError("solver-not-offline", bot);
  return move;
}

/**
 * Return every choice for some dice with its value and cost, the best first; null where there are no values. Needs no Python.
 * @param {SheetFile} sheet
 * @param {import("./outlook.js").Card} card
 * @param {number[]} dice
 * @param {number} rollsLeft
 * @returns {Promise<import("../../net/wire").Choice[] | null>}
 */
export function adviseQuickly(sheet, card, dice, rollsLeft) {
  return send("advise", { sheet, card, dice, rollsLeft });
}

/**
 * @param {string} name
 * @param {object} request
 * @param {string} language
 */
async function ask(name, request, language) {
  const { result, problem } = await send("ask", { name, request, language });
  if (problem) throw new ApiError(problem.code, problem.text, problem);
  return result;
}

/**
 * @param {string} path
 * @returns {[string, Record<string, string | number | boolean>]} Numbers and truth values are read.
 */
function splitQuery(path) {
  const [place, query = ""] = path.split("?");
  const read = (/** @type {string} */ text) => (/^\d+$/.test(text) ? Number(text) : text === "true" || (text === "false" ? false : text));
  return [place, Object.fromEntries([...new URLSearchParams(query)].map(([name, text]) => [name, read(text)]))];
}

/** @param {Record<string, string | number | boolean>} query */
function drillRequest({ sheet, date, seed, number = 0 }) {
  return { sheet, source: seed === undefined ? { kind: "day", date } : { kind: "made-up", seed, number } };
}

/**
 * @param {string} task
 * @param {object} given
 * @returns {Promise<any>}
 */
function send(task, given) {
  worker ??= startWorker();
  sent += 1;
  worker.postMessage({ id: sent, task, given });
  return new Promise((resolve, reject) => waiting.set(sent, { resolve, reject }));
}

function startWorker() {
  const started = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
  started.onmessage = ({ data: { id, result, error, progress } }) => {
    if (progress !== undefined) onProgress(progress);
    const caller = waiting.get(id);
    waiting.delete(id);
    if (error) caller?.reject(new ApiError(error.code, say("page-offline-needs-server"), error));
    else caller?.resolve(result);
  };
  started.onerror = () => {
    for (const { reject } of waiting.values()) reject(new ApiError("failed", ""));
    waiting.clear();
    worker = null;
  };
  started.postMessage({ id: 0, task: "start", given: { data: new URL("../../data/", import.meta.url).href } });
  return started;
}
