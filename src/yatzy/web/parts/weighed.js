// Every choice, the best first: its dice or its box, what it is worth, what it costs, and where a keep leads to.
import { ask } from "../asking.js";
import { html, useEffect, useState } from "../html.js";
import { boxName } from "../telling.js";
import { decimal, percent, say } from "../words.js";
import { Face } from "./die.js";

/**
 * @typedef {import("../wire").Choice} Choice
 * @typedef {import("../wire").Looked} Looked
 * @typedef {import("../wire").BoxEnd} BoxEnd
 */

/** How many choices are shown before somebody wants all of them. */
const FIRST = 8;
/** A cost that fills the bar, where nothing shown costs more. */
const FULL = 2;
/** What is rounded to nothing is told as less than this. */
const RARE = 0.01;

/**
 * @param {{ looked: Looked, chosen?: number | null, rules?: string }} props `chosen` is the place of one's own choice, `rules`
 *   a sheet of one's own.
 */
export function Weighed({ looked, chosen = null, rules = "" }) {
  const advice = /** @type {import("../wire").Advice} */ (looked.advice);
  const [all, setAll] = useState(false);
  const [opened, setOpened] = useState(-1);
  const position = `${looked.sheet}${looked.card.points}${looked.card.bonuses}${looked.dice}${looked.rolls_left}`;
  useEffect(() => setOpened(-1), [position]);
  const places = advice.choices.map((_, place) => place);
  const shown = all ? places : places.filter((place) => place < FIRST || place === chosen);
  const most = Math.max(FULL, ...shown.map((place) => advice.choices[place].cost));
  return html`
    <div class="weighed">
      <div class="weighed-head" aria-hidden="true"><span>${say("page-explorer-column-choice")}</span>
        <span>${say("page-explorer-column-value")}</span><span>${say("page-explorer-column-cost")}</span></div>
      <ol>
        ${shown.map((place) => html`
          <${Row} key=${choiceKey(advice.choices[place])} looked=${looked} rules=${rules} place=${place} most=${most} yours=${place === chosen}
            open=${opened === place} toggle=${() => setOpened(opened === place ? -1 : place)} />`)}
      </ol>
      ${places.length > FIRST && html`<button class="plain word" aria-expanded=${all} onClick=${() => setAll(!all)}>
        ${all ? say("page-explorer-fewer") : say("page-explorer-all", { count: places.length })}</button>`}
    </div>`;
}

/** @param {Choice} choice */
function choiceKey(choice) {
  return choice.key ?? `keep ${choice.keep?.join("")}`;
}

/**
 * @param {{ looked: Looked, rules: string, place: number, most: number, yours: boolean, open: boolean, toggle: () => void }} props
 */
function Row({ looked, rules, place, most, yours, open, toggle }) {
  const advice = /** @type {import("../wire").Advice} */ (looked.advice);
  const choice = advice.choices[place];
  const name = advice.names?.[place] ?? "";
  const best = choice.cost === 0;
  const told = { choice: name, value: decimal(choice.value), cost: decimal(choice.cost, 2) };
  const label = say(best ? "page-explorer-choice-best" : "page-explorer-choice", told) + (yours ? `, ${say("page-explorer-yours")}` : "");
  const inside = html`
    <span class="unseen">${label}</span>
    <span class="what" aria-hidden="true"><${What} looked=${looked} choice=${choice} />${yours && html`<em>${say("page-explorer-yours")}</em>`}</span>
    <span class="value" aria-hidden="true">${told.value}</span>
    <span class="cost" aria-hidden="true">${best ? say("page-coach-best") : `−${told.cost}`}</span>
    <span class="weight" aria-hidden="true"><i style=${{ width: `${(100 * choice.cost) / most}%` }}></i></span>`;
  const kind = `choice${best ? " best" : ""}${yours ? " yours" : ""}`;
  if (!choice.keep) return html`<li class=${kind}><div class="choice-row">${inside}</div></li>`;
  return html`
    <li class=${kind}>
      <button class="choice-row" aria-expanded=${open} onClick=${toggle}>${inside}</button>
      ${open && html`<${Ahead} looked=${looked} rules=${rules} keep=${choice.keep} />`}
    </li>`;
}

/** @param {{ looked: Looked, choice: Choice }} props */
function What({ looked, choice }) {
  if (choice.keep) {
    return choice.keep.length
      ? html`<span class="faces">${choice.keep.map((face) => html`<${Face} face=${face} />`)}</span>`
      : html`<span>${say("page-explorer-none")}</span>`;
  }
  const points = choice.bonus ? `${choice.points ?? 0}+${choice.bonus}` : `${choice.points ?? 0}`;
  return html`<span>${boxName(looked.pad, choice.key ?? "")}</span><b class="pencil small">${points}</b>`;
}

/**
 * Where the turn ends once these dice are kept.
 * @param {{ looked: Looked, rules: string, keep: number[] }} props
 */
function Ahead({ looked, rules, keep }) {
  const [ends, setEnds] = useState(/** @type {BoxEnd[] | null} */ (null));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    let here = true;
    ask("POST", "/api/positions/keep", { body: { ...asked(looked), ...(rules && { rules }), keep } }).then(
      (prospect) => here && setEnds(prospect.ends),
      (error) => here && setProblem(error.message || say("page-away")),
    );
    return () => {
      here = false;
    };
  }, []);
  if (problem) return html`<p class="soft" role="alert">${problem}</p>`;
  return html`<${Ends} pad=${looked.pad} ends=${ends ?? []} />`;
}

/**
 * How likely a turn ends in each box, as small bars, all from 0 to 100 %.
 * @param {{ pad: import("../wire").PadView, ends: BoxEnd[] }} props
 */
export function Ends({ pad, ends }) {
  return html`
    <div class="ends">
      <p class="soft">${say("page-explorer-ends-about")}</p>
      <ul>
        ${ends.map((end) => {
          const told = { box: boxName(pad, end.key), chance: chance(end.chance), points: decimal(end.points) };
          return html`
            <li key=${end.key}>
              <span class="unseen">${say("page-explorer-end", told)}</span>
              <span class="name" aria-hidden="true">${told.box}</span>
              <span class="bar" aria-hidden="true"><i style=${{ width: `${100 * end.chance}%` }}></i></span>
              <span class="chance" aria-hidden="true">${told.chance}</span><b aria-hidden="true">${told.points}</b>
            </li>`;
        })}
      </ul>
    </div>`;
}

/** @param {number} share */
function chance(share) {
  return share < RARE ? say("page-explorer-below", { percent: percent(RARE) }) : percent(share);
}

/**
 * Return a position that was looked at as it is asked about.
 * @param {import("../wire").Laid} laid
 */
export function asked(laid) {
  const { sheet, filled, card, dice, rolls_left: left } = laid;
  return { sheet, filled, bonuses: card.bonuses, dice, rolls_left: left };
}
