// A single decision of a review: the dice and card at that moment, what was chosen, what was better, and why.
import { announcement } from "../a11y/live-region.js";
import { html, useEffect, useRef, useState } from "../core/html.js";
import { layout } from "../core/layout.js";
import { explorerUrl, filledBoxes } from "../core/position-url.js";
import { followLink, navigate } from "../core/router.js";
import { formatNumber, formatSigned, hasMessage, say } from "../i18n/fluent.js";
import { boxName, columnName, diceText } from "../i18n/sentences.js";
import { ScoreCard } from "../pad/card.js";
import { boxCell, cellLabel, CellText } from "../pad/cells.js";
import { markKept } from "../table/tray-dice.js";
import { Die, Faces } from "../ui/die.js";
import { Back, Forward } from "../ui/icons.js";
import { columnUrl, findCostliestStop, goToStop, MIN_SHOWN_COST } from "./decisions.js";

/**
 * @typedef {import("../table/store.js").Table} Table
 * @typedef {import("../net/wire").Step} Step
 * @typedef {import("../net/wire").PadView} PadView
 * @typedef {import("./decisions.js").Stop} Stop
 */

/** Choices shown until the list is expanded; the chosen one is always shown. */
const MAX_CHOICES = 6;
/** A swipe is at least this wide, and this many times wider than high. */
const MIN_SWIPE_PX = 48;
const MIN_SWIPE_RATIO = 1.6;

/**
 * @param {{ table: Table, queries: import("./decisions.js").ReviewQueries, review: import("../net/wire").ReviewAnswer, stops: Stop[], stop: Stop,
 *   column: number }} props
 */
export function StepScreen({ table, queries, review, stops, stop, column }) {
  const [step, setStep] = useState(/** @type {Step | null} */ (null));
  const [problem, setProblem] = useState("");
  const at = stops.indexOf(stop);
  const to = (/** @type {Stop | undefined} */ next) => next && goToStop(table.id, next);
  useEffect(() => {
    let isCurrent = true;
    queries.step(stop).then((found) => {
      if (!isCurrent) return;
      setStep(found);
      setProblem("");
      announcement.value = stepText(table, found);
      for (const near of [stops[at + 1], stops[at - 1]]) if (near) queries.step(near).catch(() => {});
    }, (error) => isCurrent && setProblem(error.message || say("page-away")));
    return () => (isCurrent = false);
  }, [queries, stop.turn, stop.throw]);
  const leave = () => navigate(columnUrl(table.id, column, stop.round));
  useEffect(() => listenToKeys({ back: () => to(stops[at - 1]), on: () => to(stops[at + 1]), first: () => to(stops[0]), last: () => to(stops.at(-1)), leave }));
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  const game = /** @type {import("../net/game-state").GameState} */ (table.game.value);
  const pad = table.pad.value;
  const swipe = useSwipe(() => to(stops[at - 1]), () => to(stops[at + 1]));
  if (!pad) return null;
  const playedColumn = review.columns.find((part) => part.column === column && part.round === stop.round);
  return html`
    <main class="review stepping" data-layout=${layout.value} ...${swipe}>
      <header class="top">
        <a class="plain" href=${columnUrl(table.id, column, stop.round)} onClick=${followLink} aria-label=${say("page-review-overview")}><${Back} /></a>
        <div class="titles"><h1 ref=${frame} tabindex="-1">${columnName(game, column)}</h1>
          <p>${step ? [step.place, step.left].filter(Boolean).join(" · ") : say("page-opening")}</p></div>
        <span></span>
      </header>
      ${problem && html`<p class="strip tone-problem" role="alert"><span class="dot"></span><span class="said">${problem}</span></p>`}
      ${step && html`
        <${ChosenMove} table=${table} step=${step} />
        <${StepDice} step=${step} count=${pad.dice} />
        <${StepPad} pad=${pad} step=${step} name=${columnName(game, column)} />
        <${Choices} table=${table} step=${step} />`}
      <${StepBar} table=${table} stops=${stops.filter((one) => one.round === stop.round)} stop=${stop} turns=${playedColumn?.turns.length ?? 0}
        back=${stops[at - 1]} on=${stops[at + 1]} />
    </main>`;
}

/**
 * Return the announcement of a step.
 * @param {Table} table
 * @param {Step} step
 */
function stepText(table, step) {
  const player = table.game.value?.players[step.seat] ?? "";
  if (!step.advice) return `${step.place}. ${pointsText(table, step)}`;
  const { choices, names } = step.advice;
  const chosen = step.chosen ?? 0;
  const cost = choices[chosen].cost;
  return say("page-review-told", {
    place: step.place ?? "", dice: diceText(step.dice ?? []), player, choice: names?.[chosen] ?? "",
    best: names?.[0] ?? "", cost: formatNumber(cost), was: cost < MIN_SHOWN_COST ? "best" : "costly",
  });
}

/**
 * @param {Table} table
 * @param {Step} step
 */
function pointsText(table, step) {
  const box = boxName(table.pad.value, step.key);
  return say("page-review-only-points", { box, points: step.bonus ? `${step.points} + ${step.bonus}` : step.points });
}

/**
 * What was chosen, and what it cost.
 * @param {{ table: Table, step: Step }} props
 */
function ChosenMove({ table, step }) {
  const { advice } = step;
  const luck = step.luck ?? 0;
  const dice = say("page-review-dice", { luck: formatNumber(Math.abs(luck)), gave: Math.abs(luck) < MIN_SHOWN_COST ? "nothing" : luck > 0 ? "gave" : "took" });
  if (!advice) {
    return html`<section class="done"><p class="did">${pointsText(table, step)}</p><p class="soft">${say("page-review-turn-changed", { luck: formatSigned(luck, 1) })}</p></section>`;
  }
  const chosen = step.chosen ?? 0;
  const { cost } = advice.choices[chosen];
  const best = cost < MIN_SHOWN_COST;
  return html`
    <section class=${best ? "done best" : "done costly"}>
      <p class="did"><strong>${advice.names?.[chosen]}</strong><b>${best ? say("page-coach-best") : `−${formatNumber(cost)}`}</b></p>
      <p class="soft">${best ? dice : say("page-review-instead", { choice: advice.names?.[0] ?? "" })}</p>
    </section>`;
}

/**
 * The dice: kept ones are raised, those the coach would keep are ringed.
 * @param {{ step: Step, count: number }} props
 */
function StepDice({ step, count }) {
  const dice = step.dice ?? [];
  if (!dice.length) {
    return html`<div class="felt"><div class="dice" aria-hidden="true">
      ${Array.from({ length: count }, () => html`<span class="die absent"><span class="die-space"></span></span>`)}</div></div>`;
  }
  const trayDice = dice.map((face) => ({ face, kept: false, throwId: 0 }));
  const choices = step.advice?.choices ?? [];
  const kept = markKept(trayDice, choices[step.chosen ?? 0]?.keep ?? []);
  const advised = markKept(trayDice, choices[0]?.keep ?? []);
  return html`
    <div class="felt"><div class="dice" role="img" aria-label=${say("page-real-dice", { dice: diceText(dice) })}>
      ${dice.map((face, place) => html`
        <span key=${place} class=${`die${kept[place].kept ? " up" : ""}${advised[place].kept ? " advised" : ""}`}>
          <${Die} face=${face} place=${place} /><span class="bar"></span></span>`)}
    </div></div>`;
}

/**
 * The card before the turn, with what the dice would give.
 * @param {{ pad: PadView, step: Step, name: string }} props
 */
function StepPad({ pad, step, name }) {
  const keys = pad.rows.filter((row) => row.kind === "box").map((row) => row.key);
  const choices = step.advice?.choices ?? [];
  const best = choices[0]?.key;
  const chosen = step.advice ? choices[step.chosen ?? 0]?.key : step.key;
  const box = (/** @type {import("../net/wire").RowView} */ row) => {
    const entry = step.entries?.find((one) => one.key === row.key);
    const points = step.card.points[keys.indexOf(row.key)];
    const written = !step.advice && row.key === step.key ? step.points : points;
    const cell = { ...boxCell(written, entry), advised: row.key === best, writing: row.key === chosen && chosen !== best && Boolean(entry) };
    const chosenClass = row.key === chosen ? " taken" : "";
    return html`
      <div class=${`row ${cell.kind}${chosenClass}`} role="img" aria-label=${cellLabel(row.label, cell, "")}>
        <span class="name" aria-hidden="true">${row.label}</span><span class="cell" aria-hidden="true"><${CellText} cell=${cell} /></span></div>`;
  };
  return html`<${ScoreCard} pad=${pad} card=${step.card} label=${say("page-pad-of", { player: name })} box=${box} />`;
}

/**
 * All choices with their costs, and the reasons for the best one.
 * @param {{ table: Table, step: Step }} props
 */
function Choices({ table, step }) {
  const { advice } = step;
  const [all, setAll] = useState(false);
  if (!advice) return html`<section class="paper panel coach"><p class="soft">${say("page-review-points-about")}</p></section>`;
  const chosen = step.chosen ?? 0;
  const places = advice.choices.map((_, place) => place);
  const shown = all ? places : places.filter((place) => place < MAX_CHOICES || place === chosen);
  return html`
    <section class="paper panel coach">
      <ul class="reasons">${advice.why?.map((one) => html`<li>${one}</li>`)}</ul>
      <ol class="choices">
        ${shown.map((place) => html`
          <li key=${place} class=${`${place ? "" : "best"}${place === chosen ? " made" : ""}`}>
            <${Choice} name=${advice.names?.[place] ?? ""} choice=${advice.choices[place]} />
            ${place === chosen && html`<em>${say("page-review-chosen")}</em>`}
            <b>${advice.choices[place].cost < MIN_SHOWN_COST ? say("page-coach-best") : `−${formatNumber(advice.choices[place].cost)}`}</b>
          </li>`)}
      </ol>
      ${places.length > shown.length || all ? html`
        <button class="plain word" onClick=${() => setAll(!all)}>${all ? say("page-review-fewer") : say("page-review-more", { count: places.length - shown.length })}</button>` : ""}
      <p class="soft">${say("page-review-expected", { before: formatNumber(step.before), after: formatNumber(step.after) })}</p>
      <${ExplorerLink} table=${table} step=${step} />
    </section>`;
}

/**
 * A link to the explorer, for sheets on the shelf.
 * @param {{ table: Table, step: Step }} props
 */
function ExplorerLink({ table, step }) {
  const sheet = table.room.value?.sheet ?? "";
  const keys = table.game.value?.keys ?? [];
  if (!hasMessage(`page-sheet-${sheet}`)) return null;
  const { card, dice = [], rolls_left: left = 0 } = step;
  const address = explorerUrl({ sheet, filled: filledBoxes(keys, card), bonuses: card.bonuses, dice, left });
  return html`<a class="explore-link" href=${address} onClick=${followLink}>${say("page-review-explore")}</a>`;
}

/** @param {{ name: string, choice: import("../net/wire").Choice }} props */
function Choice({ name, choice }) {
  return html`<span>${choice.keep?.length ? html`<span class="unseen">${name}</span><${Faces} dice=${choice.keep} />` : name}</span>`;
}

/**
 * A slider over the turns, with a mark for each cost.
 * @param {{ table: Table, stops: Stop[], stop: Stop, turns: number, back?: Stop, on?: Stop }} props
 */
function StepBar({ table, stops, stop, turns, back, on }) {
  const costs = Array.from({ length: turns }, (_, number) => stops.filter((one) => one.number === number).reduce((sum, one) => sum + one.cost, 0));
  const most = Math.max(1, ...costs);
  const jump = (/** @type {any} */ event) => {
    const next = findCostliestStop(stops, (one) => one.number === Number(event.currentTarget.value));
    if (next) goToStop(table.id, next);
  };
  const step = (/** @type {Stop | undefined} */ to, /** @type {string} */ name, /** @type {any} */ icon, /** @type {string} */ key) => html`
    <button class="quiet" aria-disabled=${!to} aria-label=${say(name)} aria-keyshortcuts=${key} onClick=${() => to && goToStop(table.id, to)}><${icon} /></button>`;
  return html`
    <nav class="step-bar" aria-label=${say("page-review-turns")}>
      ${step(back, "page-review-back", Back, "ArrowLeft")}
      <div class="slider">
        <div class="marks" aria-hidden="true" style=${{ "--turns": `${turns}` }}>
          ${costs.map((cost) => html`<i class=${cost >= MIN_SHOWN_COST ? "costly" : ""} style=${{ "--cost": `${Math.min(1, cost / most)}` }}></i>`)}
        </div>
        <input type="range" min="0" max=${turns - 1} value=${stop.number} aria-label=${say("page-review-turns")} onInput=${jump}
          aria-valuetext=${say("page-review-slider", { turn: stop.number + 1, turns, cost: formatNumber(costs[stop.number] ?? 0) })} />
      </div>
      ${step(on, "page-review-on", Forward, "ArrowRight")}
    </nav>`;
}

/**
 * Listen to the keys of the review. Returns a function that stops it.
 * @param {{ back: () => void, on: () => void, first: () => void, last: () => void, leave: () => void }} actions
 */
function listenToKeys(actions) {
  const keys = { ArrowLeft: actions.back, ArrowRight: actions.on, Home: actions.first, End: actions.last, Escape: actions.leave };
  const handleKey = (/** @type {KeyboardEvent} */ event) => {
    const inside = event.target instanceof HTMLElement && event.target.closest("input, select, textarea, dialog");
    const action = keys[/** @type {keyof typeof keys} */ (event.key)];
    if (!action || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || (inside && event.key !== "Escape")) return;
    event.preventDefault();
    action();
  };
  addEventListener("keydown", handleKey);
  return () => removeEventListener("keydown", handleKey);
}

/**
 * Return touch handlers for horizontal swipes.
 * @param {() => void} back
 * @param {() => void} on
 */
function useSwipe(back, on) {
  const from = useRef({ x: 0, y: 0, live: false });
  return {
    onTouchStart: (/** @type {TouchEvent} */ event) => {
      const { clientX: x, clientY: y } = event.touches[0];
      const isInField = event.target instanceof Element && event.target.closest(".step-bar");
      from.current = { x, y, live: event.touches.length === 1 && !isInField };
    },
    onTouchEnd: (/** @type {TouchEvent} */ event) => {
      const { clientX, clientY } = event.changedTouches[0];
      const [across, along] = [clientX - from.current.x, Math.abs(clientY - from.current.y)];
      if (!from.current.live || Math.abs(across) < Math.max(MIN_SWIPE_PX, MIN_SWIPE_RATIO * along)) return;
      (across > 0 ? back : on)();
    },
  };
}
