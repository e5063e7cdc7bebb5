// The line beside the dice: what is wrong, what the coach says, what just happened, what to do.
import { html, useEffect, useLayoutEffect, useRef } from "../html.js";
import { handedOver } from "../moves.js";
import { outcome, playingText, told, whoPlays } from "../telling.js";
import { momentOf, rolledOff } from "../state.js";
import { awaited, mayHandOver } from "../waiting.js";
import { decimal, say } from "../words.js";

/** @typedef {import("../table.js").Table} Table */

/**
 * Return the one thing there is to say now.
 * @param {Table} table
 * @param {boolean} coached
 * @returns {{ kind: string, strong?: string, text: string, more?: () => void }}
 */
function saying(table, coached) {
  const { seen, now } = table;
  const game = seen.value.game;
  const wrong = trouble(table);
  if (wrong) return wrong;
  const hint = table.advice.value;
  if (hint && !coached) return coachLine(table, hint.advice);
  if (!game || !now.value) return { kind: "quiet", text: "" };
  if (now.value.phase === "over") return { kind: "quiet", text: outcome(seen.value) };
  const forced = forcedLine(table);
  if (forced) return { kind: "reason", text: forced };
  const missing = missingLine(table);
  if (missing) return missing;
  return { kind: "quiet", ...happened(table, now.value) };
}

/**
 * Return what is wrong at the moment, with the connection or with what was asked for.
 * @param {Table} table
 */
function trouble(table) {
  const { state, slow } = table.connection;
  if (state.value === "lost") return { kind: "problem", text: say("page-lost") };
  if (slow.value) return { kind: "problem", text: say("page-slow") };
  return table.notice.value;
}

/**
 * Somebody elsewhere has left, or does not answer: say so, and what can be done.
 * @param {Table} table
 */
function missingLine(table) {
  const seat = awaited(table);
  const { room, game } = table.seen.value;
  if (seat === null || !room || !game) return null;
  const { away } = room.seats[seat];
  if (!away && !table.waits.value) return null;
  const player = game.players[seat];
  const text = say(away ? "page-has-left" : "page-waits", { player });
  if (!mayHandOver(table)) return { kind: "reason", text };
  const more = () => (table.asking.value = { kind: "hand-over", seat, to: seat });
  return { kind: "reason", strong: text, text: say("page-hand-over", { player }), more };
}

/**
 * @param {Table} table
 * @param {import("../wire").Advice | null} advice
 */
function coachLine(table, advice) {
  if (!advice) return { kind: "coach", text: say("page-coach-thinks") };
  const [, second] = advice.choices;
  const rest = second
    ? say("page-coach-second", { choice: advice.names?.[1] ?? "", cost: decimal(second.cost), less: second.cost < 0.05 ? "no" : "yes" })
    : (advice.why?.[0] ?? "");
  const more = () => (table.asking.value = { kind: "coach", seq: momentOf(table.seen.value).seq });
  return { kind: "coach", strong: `${capital(advice.names?.[0] ?? "")}.`, text: rest, more };
}

/**
 * Where the sheet leaves no choice, or forbids some boxes, say so.
 * @param {Table} table
 */
function forcedLine(table) {
  const why = table.why.value;
  if (!why || why.seq !== table.game.value?.seq || !table.ours.value || !table.settled.value) return "";
  const entries = table.now.value?.entries ?? [];
  const telling = entries.find((one) => one.allowed && one.reason.startsWith("forced"))
    ?? entries.find((one) => !one.allowed);
  return (telling && why.reasons[telling.key]) || why.bonus;
}

/**
 * @param {Table} table
 * @param {import("../wire").Now} now
 */
function happened(table, now) {
  const seen = table.seen.value;
  const game = /** @type {import("../wire").GameState} */ (seen.game);
  const { last } = seen;
  if (now.phase === "roll-off") {
    return { text: say("page-roll-off", { player: whoPlays(seen, now.seat) }) };
  }
  if (rolledOff(seen)) return { text: say("page-rolled-off", { player: game.players[now.seat] }) };
  if (last && (!table.ours.value || !now.dice.length) && ["entered", "took-back", "corrected"].includes(last.event.type)) {
    return { text: [told(seen, last, table.pad.value), table.ours.value ? whoseTurn(table, now) : ""].filter(Boolean).join(" ") };
  }
  if (!table.ours.value) {
    const keeps = last?.event.type === "kept" ? told(seen, last, table.pad.value) : "";
    return { text: keeps || (handedOver(table) === null ? "" : playingText(seen, now.seat)) };
  }
  const several = seen.seats.length > 1;
  const player = game.players[now.seat];
  if (table.real.value && now.dice.length) return { text: say("page-do-take") };
  if (table.real.value) return { text: say("page-do-tell", { player, several: several ? "yes" : "no" }) };
  if (!now.dice.length) return { text: say("page-do-roll", { player, several: several ? "yes" : "no" }) };
  return { text: now.rolls_left ? say("page-do-keep") : say("page-do-choose") };
}

/**
 * Where several play at this device, or partners share a column: who is to roll, or to tell the dice.
 * @param {Table} table
 * @param {import("../wire").Now} now
 */
function whoseTurn(table, now) {
  const { game, seats } = table.seen.value;
  if (!game || now.dice.length || (seats.length < 2 && game.columns.every((column) => column.length < 2))) return "";
  return say("page-your-turn", { player: game.players[now.seat], several: seats.length > 1 ? "yes" : "no" });
}

/** @param {string} text */
function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Ways to say it where there is little room, until one fits: closer, without what is told on asking, to be scrolled. */
const WAYS = ["", "close", "brief", "rolled"];

/**
 * Say it in the first way that fits, so that no sentence is cut off.
 * @param {HTMLElement | null} line
 */
function fit(line) {
  const said = line?.querySelector(".said");
  if (!line || !said) return;
  for (const way of WAYS) {
    line.dataset.fit = way;
    if (said.scrollHeight <= said.clientHeight + 1) return;
  }
}

/** @param {{ table: Table, coached?: boolean }} props `coached` where the coach has a place of its own. */
export function Strip({ table, coached = false }) {
  const line = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => fit(line.current));
  useEffect(() => {
    const again = () => fit(line.current);
    addEventListener("resize", again);
    return () => removeEventListener("resize", again);
  }, []);
  const { kind, strong, text, more } = saying(table, coached);
  if (!text) return html`<p class="strip"></p>`;
  const inside = html`<span class="dot" aria-hidden="true"></span>
    <span class="said">${strong ? html`<strong>${strong}</strong><span class="rest"> ${text}</span>` : text}</span>`;
  return more
    ? html`<button ref=${line} class=${`strip tone-${kind}`} onClick=${more}>${inside}</button>`
    : html`<p ref=${line} class=${`strip tone-${kind}`}>${inside}</p>`;
}

/**
 * What is wrong, where nothing else is said: before the game and after it.
 * @param {{ table: Table }} props
 */
export function Trouble({ table }) {
  const wrong = trouble(table);
  if (!wrong) return null;
  return html`<p class=${`strip tone-${wrong.kind}`}><span class="dot" aria-hidden="true"></span><span class="said">${wrong.text}</span></p>`;
}
