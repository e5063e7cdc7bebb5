// All choices of a position, the best first, with value and cost; a keep unfolds to where the turn may end.
import { html, useEffect, useState } from "../core/html.js";
import { formatNumber, formatPercent, say } from "../i18n/fluent.js";
import { boxName } from "../i18n/sentences.js";
import { request, SOLVE_TIMEOUT_MS } from "../net/http.js";
import { Face } from "../ui/die.js";

/**
 * @typedef {import("../net/wire").Choice} Choice
 * @typedef {import("../net/wire").PositionView} PositionEvaluation
 * @typedef {import("../net/wire").BoxEnd} BoxEnd
 */

/** Choices shown until the list is expanded. */
const SHOWN_CHOICES = 8;
/** The bars are scaled to the highest cost shown, but at least to this. */
const MIN_SCALE = 2;
/** Lower chances are shown as "below 1 %". */
const MIN_SHOWN_CHANCE = 0.01;

/**
 * @param {{ evaluation: PositionEvaluation, chosen?: number | null, rules?: string }} props `chosen` is the index
 *   of the reader's choice; `rules` are own rules as text.
 */
export function ChoiceList({ evaluation, chosen = null, rules = "" }) {
  const advice = /** @type {import("../net/wire").AdviceAnswer} */ (evaluation.advice);
  const [all, setAll] = useState(false);
  const [openPlace, setOpenPlace] = useState(-1);
  const position = `${evaluation.sheet}${evaluation.card.points}${evaluation.card.bonuses}${evaluation.dice}${evaluation.rolls_left}`;
  useEffect(() => setOpenPlace(-1), [position]);
  const places = advice.choices.map((_, place) => place);
  const shown = all ? places : places.filter((place) => place < SHOWN_CHOICES || place === chosen);
  const most = Math.max(MIN_SCALE, ...shown.map((place) => advice.choices[place].cost));
  return html`
    <div class="weighed">
      <div class="weighed-head" aria-hidden="true"><span>${say("page-explorer-column-choice")}</span>
        <span>${say("page-explorer-column-value")}</span><span>${say("page-explorer-column-cost")}</span></div>
      <ol>
        ${shown.map((place) => html`
          <${Row} key=${choiceKey(advice.choices[place])} evaluation=${evaluation} rules=${rules} place=${place} most=${most} yours=${place === chosen}
            open=${openPlace === place} toggle=${() => setOpenPlace(openPlace === place ? -1 : place)} />`)}
      </ol>
      ${places.length > SHOWN_CHOICES && html`<button class="plain word" aria-expanded=${all} onClick=${() => setAll(!all)}>
        ${all ? say("page-explorer-fewer") : say("page-explorer-all", { count: places.length })}</button>`}
    </div>`;
}

/** @param {Choice} choice */
function choiceKey(choice) {
  return choice.key ?? `keep ${choice.keep?.join("")}`;
}

/**
 * @param {{ evaluation: PositionEvaluation, rules: string, place: number, most: number, yours: boolean, open: boolean, toggle: () => void }} props
 */
function Row({ evaluation, rules, place, most, yours, open, toggle }) {
  const advice = /** @type {import("../net/wire").AdviceAnswer} */ (evaluation.advice);
  const choice = advice.choices[place];
  const name = advice.names?.[place] ?? "";
  const isBest = choice.cost === 0;
  const values = { choice: name, value: formatNumber(choice.value), cost: formatNumber(choice.cost, 2) };
  const label = say(isBest ? "page-explorer-choice-best" : "page-explorer-choice", values) + (yours ? `, ${say("page-explorer-yours")}` : "");
  const content = html`
    <span class="unseen">${label}</span>
    <span class="what" aria-hidden="true"><${ChoiceText} evaluation=${evaluation} choice=${choice} />${yours && html`<em>${say("page-explorer-yours")}</em>`}</span>
    <span class="value" aria-hidden="true">${values.value}</span>
    <span class="cost" aria-hidden="true">${isBest ? say("page-coach-best") : `−${values.cost}`}</span>
    <span class="weight" aria-hidden="true"><i style=${{ width: `${(100 * choice.cost) / most}%` }}></i></span>`;
  const kind = `choice${isBest ? " best" : ""}${yours ? " yours" : ""}`;
  if (!choice.keep) return html`<li class=${kind}><div class="choice-row">${content}</div></li>`;
  return html`
    <li class=${kind}>
      <button class="choice-row" aria-expanded=${open} onClick=${toggle}>${content}</button>
      ${open && html`<${KeepOutcome} evaluation=${evaluation} rules=${rules} keep=${choice.keep} />`}
    </li>`;
}

/** @param {{ evaluation: PositionEvaluation, choice: Choice }} props */
function ChoiceText({ evaluation, choice }) {
  if (choice.keep) {
    return choice.keep.length
      ? html`<span class="faces">${choice.keep.map((face) => html`<${Face} face=${face} />`)}</span>`
      : html`<span>${say("page-explorer-none")}</span>`;
  }
  const points = choice.bonus ? `${choice.points ?? 0}+${choice.bonus}` : `${choice.points ?? 0}`;
  return html`<span>${boxName(evaluation.pad, choice.key ?? "")}</span><b class="pencil small">${points}</b>`;
}

/**
 * The boxes a turn may end in after keeping these dice.
 * @param {{ evaluation: PositionEvaluation, rules: string, keep: number[] }} props
 */
function KeepOutcome({ evaluation, rules, keep }) {
  const [ends, setEnds] = useState(/** @type {BoxEnd[] | null} */ (null));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    let isCurrent = true;
    request("POST", "/api/positions/keep", { body: { ...positionQuery(evaluation), ...(rules && { rules }), keep }, timeout: SOLVE_TIMEOUT_MS }).then(
      (prospect) => isCurrent && setEnds(prospect.ends),
      (error) => isCurrent && setProblem(error.message || say("page-away")),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  if (problem) return html`<p class="soft" role="alert">${problem}</p>`;
  return html`<${TurnEnds} pad=${evaluation.pad} ends=${ends ?? []} />`;
}

/**
 * The chance that a turn ends in each box, as bars from 0 to 100 %.
 * @param {{ pad: import("../net/wire").PadView, ends: BoxEnd[] }} props
 */
export function TurnEnds({ pad, ends }) {
  return html`
    <div class="ends">
      <p class="soft">${say("page-explorer-ends-about")}</p>
      <ul>
        ${ends.map((end) => {
          const values = { box: boxName(pad, end.key), chance: chanceText(end.chance), points: formatNumber(end.points) };
          return html`
            <li key=${end.key}>
              <span class="unseen">${say("page-explorer-end", values)}</span>
              <span class="name" aria-hidden="true">${values.box}</span>
              <span class="bar" aria-hidden="true"><i style=${{ width: `${100 * end.chance}%` }}></i></span>
              <span class="chance" aria-hidden="true">${values.chance}</span><b aria-hidden="true">${values.points}</b>
            </li>`;
        })}
      </ul>
    </div>`;
}

/** @param {number} share */
function chanceText(share) {
  return share < MIN_SHOWN_CHANCE ? say("page-explorer-below", { percent: formatPercent(MIN_SHOWN_CHANCE) }) : formatPercent(share);
}

/**
 * Return a position as the body of a request.
 * @param {import("../net/wire").PositionView | import("../net/wire").DrillView} position
 */
export function positionQuery(position) {
  const { sheet, filled, card, dice, rolls_left: left } = position;
  return { sheet, filled, bonuses: card.bonuses, dice, rolls_left: left };
}
