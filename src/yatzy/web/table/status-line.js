// The line beside the dice: a problem, the coach's advice, the last event, or what to do.
import { html, useEffect, useLayoutEffect, useRef } from "../core/html.js";
import { formatDuration, formatNumber, say } from "../i18n/fluent.js";
import { eventText, outcomeText, playerLabel, playingText } from "../i18n/sentences.js";
import { findHandedOverSeat } from "./actions.js";
import { currentMoment, isAfterRollOff } from "./reduce.js";
import { findAbandonedSeats, findAwaitedSeat } from "./waiting.js";

/** @typedef {import("./store.js").Table} Table */

/**
 * Return the most important thing to say now.
 * @param {Table} table
 * @param {boolean} coached
 * @returns {{ kind: string, strong?: string, text: string, more?: () => void }}
 */
function currentLine(table, coached) {
  const { state, now } = table;
  const game = state.value.game;
  const problem = findProblem(table);
  if (problem) return problem;
  const hint = table.advice.value;
  if (hint && !coached) return coachLine(table, hint.advice);
  if (!game || !now.value) return { kind: "quiet", text: "" };
  if (now.value.phase === "over") return { kind: "quiet", text: outcomeText(state.value) };
  const forced = forcedLine(table);
  if (forced) return { kind: "reason", text: forced };
  const missing = missingLine(table);
  if (missing) return missing;
  return { kind: "quiet", ...eventLine(table, now.value) };
}

/**
 * Return the current problem with the connection or the last action, null where there is none.
 * @param {Table} table
 */
function findProblem(table) {
  const { state, isSlow } = table.connection;
  if (state.value === "lost") return { kind: "problem", text: say("page-lost") };
  if (isSlow.value) return { kind: "problem", text: say("page-slow") };
  const room = table.room.value;
  if (room?.closed && !room.duplicate) return { kind: "problem", text: say("page-table-closed") };
  return table.notice.value;
}

/**
 * Return the line about an absent player, with how long to wait for them or the option to hand over their seat.
 * @param {Table} table
 */
function missingLine(table) {
  const seat = findAwaitedSeat(table);
  const { room, game } = table.state.value;
  if (seat === null || !room || !game) return null;
  const seconds = table.secondsLeft.value[seat];
  if (seconds === undefined) return null;
  const player = game.players[seat];
  if (seconds > 0) return { kind: "reason", text: say("page-absent", { player, time: formatDuration(seconds) }) };
  const text = say(room.seats[seat].away ? "page-has-left" : "page-waits", { player });
  if (!findAbandonedSeats(table).includes(seat)) return { kind: "reason", text };
  const more = () => (table.dialog.value = { kind: "hand-over", seat, to: seat });
  return { kind: "reason", strong: text, text: say("page-hand-over", { player }), more };
}

/**
 * @param {Table} table
 * @param {import("../net/wire").AdviceAnswer | null} advice
 */
function coachLine(table, advice) {
  if (!advice) return { kind: "coach", text: say("page-coach-thinks") };
  const [, second] = advice.choices;
  const rest = second
    ? say("page-coach-second", { choice: advice.names?.[1] ?? "", cost: formatNumber(second.cost), less: second.cost < 0.05 ? "no" : "yes" })
    : (advice.why?.[0] ?? "");
  const more = () => (table.dialog.value = { kind: "coach", seq: currentMoment(table.state.value).seq });
  return { kind: "coach", strong: `${capitalize(advice.names?.[0] ?? "")}.`, text: rest, more };
}

/**
 * Return the reason where the rules leave no choice or forbid some boxes, "" otherwise.
 * @param {Table} table
 */
function forcedLine(table) {
  const reasons = table.reasons.value;
  if (!reasons || reasons.seq !== table.game.value?.seq || !table.isOurTurn.value || !table.isSettled.value) return "";
  const entries = table.now.value?.entries ?? [];
  const entry = entries.find((one) => one.allowed && one.reason.startsWith("forced"))
    ?? entries.find((one) => !one.allowed);
  return (entry && reasons.reasons[entry.key]) || reasons.bonus;
}

/**
 * @param {Table} table
 * @param {import("../net/game-state").Now} now
 */
function eventLine(table, now) {
  const state = table.state.value;
  const game = /** @type {import("../net/game-state").GameState} */ (state.game);
  const { lastEvent: last } = state;
  if (now.phase === "roll-off") {
    return { text: say("page-roll-off", { player: playerLabel(state, now.seat) }) };
  }
  if (isAfterRollOff(state)) return { text: say("page-rolled-off", { player: game.players[now.seat] }) };
  if (last && (!table.isOurTurn.value || !now.dice.length) && ["entered", "took-back", "corrected"].includes(last.event.type)) {
    return { text: [eventText(state, last, table.pad.value), table.isOurTurn.value ? whoseTurnText(table, now) : ""].filter(Boolean).join(" ") };
  }
  if (!table.isOurTurn.value) {
    const keeps = last?.event.type === "kept" ? eventText(state, last, table.pad.value) : "";
    return { text: keeps || (findHandedOverSeat(table) === null ? "" : playingText(state, now.seat)) };
  }
  const several = state.seats.length > 1;
  const player = game.players[now.seat];
  if (table.hasRealDice.value && now.dice.length) return { text: say("page-do-take") };
  if (table.hasRealDice.value) return { text: say("page-do-tell", { player, several: several ? "yes" : "no" }) };
  if (!now.dice.length) return { text: say("page-do-roll", { player, several: several ? "yes" : "no" }) };
  return { text: now.rolls_left ? say("page-do-keep") : say("page-do-choose") };
}

/**
 * Return whose turn it is where several play at this device or share a column, "" otherwise.
 * @param {Table} table
 * @param {import("../net/game-state").Now} now
 */
function whoseTurnText(table, now) {
  const { game, seats } = table.state.value;
  if (!game || now.dice.length || (seats.length < 2 && game.columns.every((column) => column.length < 2))) return "";
  return say("page-your-turn", { player: game.players[now.seat], several: seats.length > 1 ? "yes" : "no" });
}

/** @param {string} text */
function capitalize(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Values of `data-fit`, tried until the text fits: as it is, tighter, without its second sentence, scrolling. */
const FITS = ["", "close", "brief", "rolled"];

/**
 * Choose the first fit that shows the whole text.
 * @param {HTMLElement | null} line
 */
function fit(line) {
  const textElement = line?.querySelector(".said");
  if (!line || !textElement) return;
  for (const value of FITS) {
    line.dataset.fit = value;
    if (textElement.scrollHeight <= textElement.clientHeight + 1) return;
  }
}

/** @param {{ table: Table, coached?: boolean }} props `coached` leaves out advice, which has a panel of its own. */
export function StatusLine({ table, coached = false }) {
  const line = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => fit(line.current));
  useEffect(() => {
    const refit = () => fit(line.current);
    addEventListener("resize", refit);
    return () => removeEventListener("resize", refit);
  }, []);
  const { kind, strong, text, more } = currentLine(table, coached);
  if (!text) return html`<p class="strip"></p>`;
  const content = html`<span class="dot" aria-hidden="true"></span>
    <span class="said">${strong ? html`<strong>${strong}</strong><span class="rest"> ${text}</span>` : text}</span>`;
  return more
    ? html`<button ref=${line} class=${`strip tone-${kind}`} onClick=${more}>${content}</button>`
    : html`<p ref=${line} class=${`strip tone-${kind}`}>${content}</p>`;
}

/**
 * The current problem alone, for screens without a status line.
 * @param {{ table: Table }} props
 */
export function ProblemLine({ table }) {
  const problem = findProblem(table);
  if (!problem) return null;
  return html`<p class=${`strip tone-${problem.kind}`}><span class="dot" aria-hidden="true"></span><span class="said">${problem.text}</span></p>`;
}
