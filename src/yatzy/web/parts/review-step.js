// One decision after the other, on the dice and the pad as they lay: what was done, what would have been better, and why.
import { html, useEffect, useRef, useState } from "../html.js";
import { explorerAt, filledOf } from "../positions.js";
import { columnAddress, LEAST_TOLD, stepTo, stopAt } from "../reviewing.js";
import { spoken } from "../speech.js";
import { columnName, marked } from "../state.js";
import { boxName, diceText } from "../telling.js";
import { follow, go } from "../ways.js";
import { decimal, known, say, signed } from "../words.js";
import { boxCell, cellLabel, CellText } from "./cells.js";
import { Die, Faces } from "./die.js";
import { Back, Forward } from "./icons.js";
import { CardOfPad } from "./pad-card.js";

/**
 * @typedef {import("../table.js").Table} Table
 * @typedef {import("../wire").Step} Step
 * @typedef {import("../wire").PadView} PadView
 * @typedef {import("../reviewing.js").Stop} Stop
 */

/** Choices in sight: the best, and the one that was made. */
const MOST = 6;
/** Pixels a finger has to go sideways, and how much further than up or down. */
const SWIPE = 48;
const STRAIGHT = 1.6;

/**
 * @param {{ table: Table, asked: import("../reviewing.js").Asked, review: import("../wire").ReviewAnswer, stops: Stop[], stop: Stop,
 *   column: number }} props
 */
export function Stepping({ table, asked, review, stops, stop, column }) {
  const [step, setStep] = useState(/** @type {Step | null} */ (null));
  const [problem, setProblem] = useState("");
  const at = stops.indexOf(stop);
  const to = (/** @type {Stop | undefined} */ next) => next && stepTo(table.id, next);
  useEffect(() => {
    let wanted = true;
    asked.step(stop).then((found) => {
      if (!wanted) return;
      setStep(found);
      setProblem("");
      spoken.value = told(table, found);
      for (const near of [stops[at + 1], stops[at - 1]]) if (near) asked.step(near).catch(() => {});
    }, (error) => wanted && setProblem(error.message || say("page-away")));
    return () => (wanted = false);
  }, [asked, stop.turn, stop.throw]);
  const leave = () => go(columnAddress(table.id, column, stop.round));
  useEffect(() => keysFor({ back: () => to(stops[at - 1]), on: () => to(stops[at + 1]), first: () => to(stops[0]), last: () => to(stops.at(-1)), leave }));
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  const game = /** @type {import("../wire").GameState} */ (table.game.value);
  const pad = table.pad.value;
  const swipe = useSwipe(() => to(stops[at - 1]), () => to(stops[at + 1]));
  if (!pad) return null;
  const played = review.columns.find((part) => part.column === column && part.round === stop.round);
  return html`
    <main class="review stepping" ...${swipe}>
      <header class="top">
        <a class="plain" href=${columnAddress(table.id, column, stop.round)} onClick=${follow} aria-label=${say("page-review-overview")}><${Back} /></a>
        <div class="titles"><h1 ref=${frame} tabindex="-1">${columnName(game, column)}</h1>
          <p>${step ? [step.place, step.left].filter(Boolean).join(" · ") : say("page-opening")}</p></div>
        <span></span>
      </header>
      ${problem && html`<p class="strip tone-problem" role="alert"><span class="dot"></span><span class="said">${problem}</span></p>`}
      ${step && html`
        <${Done} table=${table} step=${step} />
        <${StillDice} step=${step} count=${pad.dice} />
        <${StillPad} pad=${pad} step=${step} name=${columnName(game, column)} />
        <${Choices} table=${table} step=${step} />`}
      <${Bar} table=${table} stops=${stops.filter((one) => one.round === stop.round)} stop=${stop} turns=${played?.turns.length ?? 0}
        back=${stops[at - 1]} on=${stops[at + 1]} />
    </main>`;
}

/**
 * What a screen reader is told of a step.
 * @param {Table} table
 * @param {Step} step
 */
function told(table, step) {
  const player = table.game.value?.players[step.seat] ?? "";
  if (!step.advice) return `${step.place}. ${doneText(table, step)}`;
  const { choices, names } = step.advice;
  const chosen = step.chosen ?? 0;
  const cost = choices[chosen].cost;
  return say("page-review-told", {
    place: step.place, dice: diceText(step.dice ?? []), player, choice: names?.[chosen] ?? "",
    best: names?.[0] ?? "", cost: decimal(cost), was: cost < LEAST_TOLD ? "best" : "costly",
  });
}

/**
 * @param {Table} table
 * @param {Step} step
 */
function doneText(table, step) {
  const box = boxName(table.pad.value, step.key);
  return say("page-review-only-points", { box, points: step.bonus ? `${step.points} + ${step.bonus}` : step.points });
}

/**
 * What was done here, and what it cost.
 * @param {{ table: Table, step: Step }} props
 */
function Done({ table, step }) {
  const { advice } = step;
  const luck = step.luck ?? 0;
  const dice = say("page-review-dice", { luck: decimal(Math.abs(luck)), gave: Math.abs(luck) < LEAST_TOLD ? "nothing" : luck > 0 ? "gave" : "took" });
  if (!advice) {
    return html`<section class="done"><p class="did">${doneText(table, step)}</p><p class="soft">${say("page-review-turn-changed", { luck: signed(luck, 1) })}</p></section>`;
  }
  const chosen = step.chosen ?? 0;
  const { cost } = advice.choices[chosen];
  const best = cost < LEAST_TOLD;
  return html`
    <section class=${best ? "done best" : "done costly"}>
      <p class="did"><strong>${advice.names?.[chosen]}</strong><b>${best ? say("page-coach-best") : `−${decimal(cost)}`}</b></p>
      <p class="soft">${best ? dice : say("page-review-instead", { choice: advice.names?.[0] ?? "" })}</p>
    </section>`;
}

/**
 * The dice as they lay: those that were kept stand higher, those the coach would keep are ringed.
 * @param {{ step: Step, count: number }} props
 */
function StillDice({ step, count }) {
  const dice = step.dice ?? [];
  if (!dice.length) {
    return html`<div class="felt"><div class="dice" aria-hidden="true">
      ${Array.from({ length: count }, () => html`<span class="die absent"><span class="die-space"></span></span>`)}</div></div>`;
  }
  const lying = dice.map((face) => ({ face, kept: false, thrown: 0 }));
  const choices = step.advice?.choices ?? [];
  const up = marked(lying, choices[step.chosen ?? 0]?.keep ?? []);
  const ringed = marked(lying, choices[0]?.keep ?? []);
  return html`
    <div class="felt"><div class="dice" role="img" aria-label=${say("page-real-dice", { dice: diceText(dice) })}>
      ${dice.map((face, place) => html`
        <span key=${place} class=${`die${up[place].kept ? " up" : ""}${ringed[place].kept ? " advised" : ""}`}>
          <${Die} face=${face} place=${place} /><span class="bar"></span></span>`)}
    </div></div>`;
}

/**
 * The pad before the turn, with what the dice would give.
 * @param {{ pad: PadView, step: Step, name: string }} props
 */
function StillPad({ pad, step, name }) {
  const keys = pad.rows.filter((row) => row.kind === "box").map((row) => row.key);
  const choices = step.advice?.choices ?? [];
  const best = choices[0]?.key;
  const chosen = step.advice ? choices[step.chosen ?? 0]?.key : step.key;
  const box = (/** @type {import("../wire").PadRow} */ row) => {
    const entry = step.entries?.find((one) => one.key === row.key);
    const stands = step.card.points[keys.indexOf(row.key)];
    const written = !step.advice && row.key === step.key ? step.points : stands;
    const cell = { ...boxCell(written, entry), advised: row.key === best, writing: row.key === chosen && chosen !== best && Boolean(entry) };
    const mine = row.key === chosen ? " taken" : "";
    return html`
      <div class=${`row ${cell.kind}${mine}`} role="img" aria-label=${cellLabel(row.label, cell, "")}>
        <span class="name" aria-hidden="true">${row.label}</span><span class="cell" aria-hidden="true"><${CellText} cell=${cell} /></span></div>`;
  };
  return html`<${CardOfPad} pad=${pad} card=${step.card} label=${say("page-pad-of", { player: name })} box=${box} />`;
}

/**
 * Every choice with what it would have cost, and why the best is that.
 * @param {{ table: Table, step: Step }} props
 */
function Choices({ table, step }) {
  const { advice } = step;
  const [all, setAll] = useState(false);
  if (!advice) return html`<section class="paper panel coach"><p class="soft">${say("page-review-points-about")}</p></section>`;
  const chosen = step.chosen ?? 0;
  const places = advice.choices.map((_, place) => place);
  const shown = all ? places : places.filter((place) => place < MOST || place === chosen);
  return html`
    <section class="paper panel coach">
      <ul class="reasons">${advice.why?.map((one) => html`<li>${one}</li>`)}</ul>
      <ol class="choices">
        ${shown.map((place) => html`
          <li key=${place} class=${`${place ? "" : "best"}${place === chosen ? " made" : ""}`}>
            <${Choice} name=${advice.names?.[place] ?? ""} choice=${advice.choices[place]} />
            ${place === chosen && html`<em>${say("page-review-chosen")}</em>`}
            <b>${advice.choices[place].cost < LEAST_TOLD ? say("page-coach-best") : `−${decimal(advice.choices[place].cost)}`}</b>
          </li>`)}
      </ol>
      ${places.length > shown.length || all ? html`
        <button class="plain word" onClick=${() => setAll(!all)}>${all ? say("page-review-fewer") : say("page-review-more", { count: places.length - shown.length })}</button>` : ""}
      <p class="soft">${say("page-review-expected", { before: decimal(step.before), after: decimal(step.after) })}</p>
      <${Explore} table=${table} step=${step} />
    </section>`;
}

/**
 * The way to the explorer, which knows the sheets on the shelf.
 * @param {{ table: Table, step: Step }} props
 */
function Explore({ table, step }) {
  const sheet = table.room.value?.sheet ?? "";
  const keys = table.game.value?.keys ?? [];
  if (!known(`page-sheet-${sheet}`)) return null;
  const { card, dice = [], rolls_left: left = 0 } = step;
  const address = explorerAt({ sheet, filled: filledOf(keys, card), bonuses: card.bonuses, dice, left });
  return html`<a class="explore-link" href=${address} onClick=${follow}>${say("page-review-explore")}</a>`;
}

/** @param {{ name: string, choice: import("../wire").Choice }} props */
function Choice({ name, choice }) {
  return html`<span>${choice.keep?.length ? html`<span class="unseen">${name}</span><${Faces} dice=${choice.keep} />` : name}</span>`;
}

/**
 * The way through the turns: a mark where something was given away.
 * @param {{ table: Table, stops: Stop[], stop: Stop, turns: number, back?: Stop, on?: Stop }} props
 */
function Bar({ table, stops, stop, turns, back, on }) {
  const costs = Array.from({ length: turns }, (_, number) => stops.filter((one) => one.number === number).reduce((sum, one) => sum + one.cost, 0));
  const most = Math.max(1, ...costs);
  const jump = (/** @type {any} */ event) => {
    const next = stopAt(stops, (one) => one.number === Number(event.currentTarget.value));
    if (next) stepTo(table.id, next);
  };
  const step = (/** @type {Stop | undefined} */ to, /** @type {string} */ name, /** @type {any} */ icon, /** @type {string} */ key) => html`
    <button class="quiet" aria-disabled=${!to} aria-label=${say(name)} aria-keyshortcuts=${key} onClick=${() => to && stepTo(table.id, to)}><${icon} /></button>`;
  return html`
    <nav class="step-bar" aria-label=${say("page-review-turns")}>
      ${step(back, "page-review-back", Back, "ArrowLeft")}
      <div class="slider">
        <div class="marks" aria-hidden="true" style=${{ "--turns": `${turns}` }}>
          ${costs.map((cost) => html`<i class=${cost >= LEAST_TOLD ? "costly" : ""} style=${{ "--cost": `${Math.min(1, cost / most)}` }}></i>`)}
        </div>
        <input type="range" min="0" max=${turns - 1} value=${stop.number} aria-label=${say("page-review-turns")} onInput=${jump}
          aria-valuetext=${say("page-review-slider", { turn: stop.number + 1, turns, cost: decimal(costs[stop.number] ?? 0) })} />
      </div>
      ${step(on, "page-review-on", Forward, "ArrowRight")}
    </nav>`;
}

/**
 * Listen to the keys that lead through a game; return how to stop.
 * @param {{ back: () => void, on: () => void, first: () => void, last: () => void, leave: () => void }} ways
 */
function keysFor(ways) {
  const keys = { ArrowLeft: ways.back, ArrowRight: ways.on, Home: ways.first, End: ways.last, Escape: ways.leave };
  const pressed = (/** @type {KeyboardEvent} */ event) => {
    const inside = event.target instanceof HTMLElement && event.target.closest("input, select, textarea, dialog");
    const way = keys[/** @type {keyof typeof keys} */ (event.key)];
    if (!way || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || (inside && event.key !== "Escape")) return;
    event.preventDefault();
    way();
  };
  addEventListener("keydown", pressed);
  return () => removeEventListener("keydown", pressed);
}

/**
 * Follow a finger that goes sideways.
 * @param {() => void} back
 * @param {() => void} on
 */
function useSwipe(back, on) {
  const from = useRef({ x: 0, y: 0, live: false });
  return {
    onTouchStart: (/** @type {TouchEvent} */ event) => {
      const { clientX: x, clientY: y } = event.touches[0];
      const inside = event.target instanceof Element && event.target.closest(".step-bar");
      from.current = { x, y, live: event.touches.length === 1 && !inside };
    },
    onTouchEnd: (/** @type {TouchEvent} */ event) => {
      const { clientX, clientY } = event.changedTouches[0];
      const [across, along] = [clientX - from.current.x, Math.abs(clientY - from.current.y)];
      if (!from.current.live || Math.abs(across) < Math.max(SWIPE, STRAIGHT * along)) return;
      (across > 0 ? back : on)();
    },
  };
}
