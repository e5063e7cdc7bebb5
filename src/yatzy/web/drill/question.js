// A question of the drill: a position laid out like a table, the reader's answer, and what it cost.
import { announcement } from "../a11y/live-region.js";
import { html, useEffect, useRef, useState } from "../core/html.js";
import { layout } from "../core/layout.js";
import { explorerUrl } from "../core/position-url.js";
import { followLink, navigate } from "../core/router.js";
import { languages, say } from "../i18n/fluent.js";
import { boxName } from "../i18n/sentences.js";
import { request, SOLVE_TIMEOUT_MS } from "../net/http.js";
import { BoxRow, LONG_PAD_ROWS, ScoreCard } from "../pad/card.js";
import { boxCell, cellLabel } from "../pad/cells.js";
import { ChoiceList, positionQuery } from "../pad/choice-list.js";
import { focusBoxAcross, focusNextBox, isKeyIgnored } from "../pad/keyboard.js";
import { SheetChoice } from "../sheets/sheet-choice.js";
import { Dialog } from "../ui/dialog.js";
import { DieButton, Face } from "../ui/die.js";
import { Menu } from "../ui/icons.js";
import { todayIso } from "./drill-progress.js";

/**
 * @typedef {import("../net/wire").DrillView} DrillQuestion
 * @typedef {import("../net/wire").PositionView} PositionEvaluation
 */

/** The answer that keeps no die. */
const KEEP_NONE = "0";

/**
 * @param {{ question: DrillQuestion, title: string, about: string, date?: string, before?: string, costs?: number[], next: any,
 *   onAnswer: (evaluation: PositionEvaluation, answer: string) => void, renderDetails: (evaluation: PositionEvaluation) => any }} props `before` is
 *   an answer given earlier; `renderDetails` adds to the judgement, `next` is the button that goes on.
 */
export function Question({ question, title, about, date, before, costs = [], next, onAnswer, renderDetails }) {
  const { pad, dice, rolls_left: left } = question;
  const [{ kept, box }, setChoice] = useState(() => ({ kept: dice.map(() => false), box: "" }));
  const latest = useRef({ kept, box }); // keys may come faster than renders
  const choose = (/** @type {{ kept: boolean[], box: string }} */ next) => {
    latest.current = next;
    setChoice(next);
  };
  const [evaluation, setEvaluation] = useState(/** @type {PositionEvaluation | null} */ (null));
  const [problem, setProblem] = useState("");
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const isBusy = useRef(false);
  const lastAnswer = useRef(before);
  const isReady = () => Boolean(latest.current.box) || (left > 0 && !latest.current.kept.every(Boolean));
  const submitAnswer = async (/** @type {string} */ answer, isNew = true) => {
    if (isBusy.current) return;
    isBusy.current = true;
    lastAnswer.current = answer;
    try {
      /** @type {PositionEvaluation} */
      const found = await request("POST", "/api/positions", { body: { ...positionQuery(question), answer, ...(date && { date }) }, timeout: SOLVE_TIMEOUT_MS });
      if (isNew) onAnswer(found, answer);
      setEvaluation(found);
      setProblem("");
      announcement.value = found.answered?.text ?? "";
    } catch (error) {
      setProblem(/** @type {Error} */ (error).message || say("page-away"));
    }
    isBusy.current = false;
  };
  useEffect(() => {
    if (lastAnswer.current !== undefined) submitAnswer(lastAnswer.current, false);
  }, [languages.value.language]);
  const toggle = (/** @type {number} */ place) => {
    if (!left || evaluation || !dice[place]) return;
    choose({ box: "", kept: latest.current.kept.map((one, at) => (at === place ? !one : one)) });
  };
  const commit = () => {
    if (evaluation || !isReady()) return;
    const now = latest.current;
    submitAnswer(now.box || dice.filter((_, place) => now.kept[place]).join("") || KEEP_NONE);
  };
  useEffect(() => listenToKeys(toggle, commit));
  const isSideways = layout.value.startsWith("sideways");
  const chooseBox = (/** @type {string} */ key) => choose({ ...latest.current, box: latest.current.box === key ? "" : key });
  const card = html`<${Card} question=${question} box=${box} choose=${evaluation ? null : chooseBox} parts=${layout.value === "sideways" ? 3 : 2} />`;
  const longClass = pad.rows.length > LONG_PAD_ROWS ? " long" : "";
  const diceTray = html`<${DiceTray} question=${question} kept=${kept} box=${box} toggle=${toggle} commit=${commit} isReady=${isReady()} problem=${problem} />`;
  return html`
    <main class=${`table drill ${layout.value}${longClass} one${evaluation ? " answered" : ""}`}>
      <header class="top">
        <button class="plain" aria-label=${say("page-menu")} onClick=${() => setIsMenuOpen(true)}><${Menu} /></button>
        <div class="titles"><h1>${title}</h1><p>${[pad.title, about].join(" · ")}</p></div>
        <div class="top-right">${costs.length > 0 && html`<${Progress} costs=${costs} />`}</div>
      </header>
      <div class="pad-side">
        ${evaluation && !isSideways && layout.value !== "desk" ? html`<details class="drill-card"><summary>${say("page-drill-show-pad")}</summary>${card}</details>` : card}
      </div>
      <div class="dice-side">
        ${evaluation ? html`<${Judgement} evaluation=${evaluation} renderDetails=${renderDetails} next=${next} />` : before === undefined && diceTray}
      </div>
    </main>
    ${isMenuOpen && html`<${MenuDialog} sheet=${question.sheet} date=${date} close=${() => setIsMenuOpen(false)} />`}`;
}

/**
 * Listen to keys: digits keep dice, arrows move between boxes, Space answers. Returns a function that stops it.
 * @param {(place: number) => void} toggle
 * @param {() => void} commit
 */
function listenToKeys(toggle, commit) {
  const handleKey = (/** @type {KeyboardEvent} */ event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (isKeyIgnored(event)) return;
    if (/^[1-9]$/.test(event.key)) toggle(Number(event.key) - 1);
    else if (event.key === " " && !target.closest("button:not(.die, .row)")) commit();
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") focusNextBox(event.key === "ArrowDown" ? 1 : -1);
    else if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
      if (!focusBoxAcross(event.key === "ArrowRight" ? 1 : -1)) return;
    } else return;
    event.preventDefault();
  };
  addEventListener("keydown", handleKey);
  return () => removeEventListener("keydown", handleKey);
}

/**
 * The card with what the dice would give, and the chosen box.
 * @param {{ question: DrillQuestion, box: string, choose: ((key: string) => void) | null, parts: number }} props
 */
function Card({ question, box, choose, parts }) {
  const { pad, card, entries, reasons } = question;
  const boxes = pad.rows.filter((row) => row.kind === "box");
  const row = (/** @type {import("../net/wire").RowView} */ one) => {
    const key = one.key ?? "";
    const entry = entries.find((each) => each.key === key);
    const cell = { ...boxCell(card.points[boxes.indexOf(one)], entry), writing: key === box };
    const take = choose && entry ? () => entry.allowed && choose(key) : null;
    return html`<${BoxRow} row=${one} cell=${cell} label=${cellLabel(one.label, cell, reasons[key] ?? "")} take=${take} />`;
  };
  return html`<${ScoreCard} pad=${pad} card=${card} label=${say("page-pad")} parts=${parts} box=${row} />`;
}

/**
 * @param {{ question: DrillQuestion, kept: boolean[], box: string, toggle: (place: number) => void, commit: () => void, isReady: boolean,
 *   problem: string }} props
 */
function DiceTray({ question, kept, box, toggle, commit, isReady, problem }) {
  const { pad, dice, rolls_left: left } = question;
  const rollCount = dice.length - kept.filter(Boolean).length;
  const label = box ? say("page-drill-answer-box", { box: boxName(pad, box) })
    : !left ? say("page-drill-answer-none")
      : !rollCount ? say("page-drill-answer-kept")
        : rollCount === dice.length ? say("page-drill-answer-all") : say("page-drill-answer-roll", { count: rollCount });
  return html`
    <section class="tray" aria-label=${say("page-dice")}>
      <p class=${`strip${problem ? " tone-problem" : ""}`} role=${problem ? "alert" : undefined}><span class="dot" aria-hidden="true"></span>
        <span class="said">${problem || say(left ? "page-drill-keep" : "page-drill-choose")}</span></p>
      <div class="felt"><div class="dice" role="group" aria-label=${say("page-dice")}>
        ${dice.map((face, place) => html`
          <${DieButton} key=${place} die=${{ face, throwId: 1 }} place=${place} up=${kept[place]} still=${!left} act=${() => toggle(place)} />`)}
      </div></div>
      <div class="act"><div class="button-row">
        <button class=${isReady ? "red" : "red waiting"} aria-disabled=${!isReady} aria-keyshortcuts="Space" onClick=${commit}>
          <span>${label}</span>
          <span class="throws" role="img" aria-label=${say("page-throws-left", { count: left })}>
            ${Array.from({ length: pad.rolls }, (_, at) => html`<i class=${at < pad.rolls - left ? "used" : ""}></i>`)}
          </span>
        </button>
      </div></div>
    </section>`;
}

/** @param {{ evaluation: PositionEvaluation, renderDetails: (evaluation: PositionEvaluation) => any, next: any }} props */
function Judgement({ evaluation, renderDetails, next }) {
  const title = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => title.current?.focus(), []);
  const { advice, answered, card, sheet, filled, dice, rolls_left: left } = evaluation;
  const isBest = !answered?.cost;
  const explorerLink = explorerUrl({ sheet, filled, bonuses: card.bonuses, dice, left });
  return html`
    <section class="paper panel answer judged">
      <div class="binding"></div>
      <p class="judged-dice" role="img" aria-label=${say("page-real-dice", { dice: dice.join(" ") })}>${dice.map((face) => html`<${Face} face=${face} />`)}</p>
      <h2 ref=${title} tabindex="-1" class=${isBest ? "right" : "costs"}>${answered?.text}</h2>
      <div class="reasons soft">${advice?.why?.map((sentence) => html`<p>${sentence}</p>`)}</div>
      ${renderDetails(evaluation)}
      <div class="button-row next">${next}</div>
      <${ChoiceList} evaluation=${evaluation} chosen=${answered?.choice ?? null} />
      <a class="ask-explorer" href=${explorerLink} onClick=${followLink}>${say("page-ask-explorer")}</a>
    </section>`;
}

/**
 * A mark for each question so far.
 * @param {{ costs: number[] }} props
 */
export function Progress({ costs }) {
  const best = costs.filter((cost) => !cost).length;
  return html`
    <span class="drill-progress" role="img" aria-label=${say("page-drill-done", { best, count: costs.length })}>
      ${costs.map((cost) => html`<i class=${cost ? "" : "best"}></i>`)}
    </span>`;
}

/** @param {{ sheet: string, date?: string, close: () => void }} props */
function MenuDialog({ sheet, date, close }) {
  const choose = (/** @type {string} */ chosen) => navigate(`/drill?${date ? `date=${date}&` : ""}sheet=${chosen}`, { replace: true });
  return html`
    <${Dialog} title=${say("page-drill-menu")} close=${close}>
      <${SheetChoice} label=${say("page-drill-pad")} sheet=${sheet} choose=${choose} />
      <nav class="menu">
        ${date ? html`<a href=${`/drill?sheet=${sheet}`} onClick=${followLink}>${say("page-drill-practice")}</a>` : html`
          <a href=${`/drill?date=${todayIso()}&sheet=${sheet}`} onClick=${followLink}>${say("page-drill-to-day")}</a>`}
        <a href=${`/rules?sheet=${sheet}`} onClick=${followLink}>${say("page-rules")}</a>
        <a href="/" onClick=${followLink}>${say("page-home")}</a>
      </nav>
    <//>`;
}
