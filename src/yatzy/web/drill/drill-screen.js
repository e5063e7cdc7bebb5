// The drill: rounds of ten positions, and one position for every day. The server judges the answers.
import { html, useEffect, useRef, useState } from "../core/html.js";
import { followLink } from "../core/router.js";
import { absoluteUrl } from "../core/static-site.js";
import { formatDay, formatNumber, languages, say } from "../i18n/fluent.js";
import { request, SOLVE_TIMEOUT_MS } from "../net/http.js";
import { loadShelf, shelf } from "../sheets/shelf.js";
import { readLastUsed } from "../storage/local-store.js";
import { Back } from "../ui/icons.js";
import { ShareButton } from "../ui/share-button.js";
import { countAnswer, countDayStreak, currentRound, findDayAnswer, readProgress, ROUND_LENGTH, saveDayAnswer, startRound, todayIso } from "./drill-progress.js";
import { Progress, Question } from "./question.js";

/**
 * @typedef {import("../net/wire").DrillView} DrillQuestion
 * @typedef {import("../net/wire").PositionView} PositionEvaluation
 * @typedef {import("./drill-progress.js").Round} Round
 */

/** A mean cost below this counts as strong play. */
const STRONG_MEAN_COST = 0.3;

/** @param {{ sheet: string, date: string }} props */
export function DrillScreen({ sheet, date }) {
  const [problem, setProblem] = useState("");
  useEffect(() => {
    document.title = say("page-title", { title: say(date ? "page-drill-day" : "page-drill") });
    loadShelf().catch((error) => setProblem(error.message || say("page-away")));
  }, [languages.value.language]);
  const ids = shelf.value.map((pad) => pad.id);
  const which = [sheet, readLastUsed().sheet].find((one) => ids.includes(one)) ?? shelf.value.find((pad) => pad.usual)?.id;
  if (!which) return html`<${Loading} problem=${problem} />`;
  return date ? html`<${DailyQuestion} key=${which + date} sheet=${which} date=${date} />` : html`<${Practice} key=${which} sheet=${which} />`;
}

/** @param {{ problem: string }} props */
function Loading({ problem }) {
  return html`
    <main class="moment">${problem ? html`
      <section class="paper panel"><div class="binding"></div><p role="alert">${problem}</p>
        <a class="quiet" href="/drill" onClick=${followLink}>${say("page-drill-practice")}</a></section>` : html`
      <p role="status">${say("page-drill-opening")}</p>`}</main>`;
}

// Ten questions

/** @param {{ sheet: string }} props */
function Practice({ sheet }) {
  const [round, setRound] = useState(() => currentRound(sheet));
  const [number, setNumber] = useState(round.costs.length);
  const address = (/** @type {number} */ which) => `/api/drill?sheet=${encodeURIComponent(sheet)}&seed=${round.seed}&number=${which}`;
  const { question, problem } = useQuestion(address(number), number + 1 < ROUND_LENGTH ? address(number + 1) : "");
  const again = () => {
    setRound(startRound(sheet));
    setNumber(0);
  };
  if (number >= ROUND_LENGTH) return html`<${Summary} round=${round} again=${again} />`;
  if (problem || !question) return html`<${Loading} problem=${problem} />`;
  const last = number + 1 === ROUND_LENGTH;
  const renderDetails = () => {
    const { streak, longest } = readProgress();
    return html`
      <p class="drill-streak">${longest > 0 && html`<b>${say("page-drill-streak", { streak })}</b>`}
        ${longest > streak && html`<span>${say("page-drill-longest", { streak: longest })}</span>`}
        <span>${say("page-drill-given", { cost: formatNumber(sum(round.costs), 2) })}</span></p>`;
  };
  return html`
    <${Question} key=${address(number)} question=${question} title=${say("page-drill")}
      about=${say("page-drill-question", { number: number + 1, count: ROUND_LENGTH })} costs=${round.costs}
      onAnswer=${(/** @type {PositionEvaluation} */ evaluation) => setRound(countAnswer(round, evaluation.answered?.cost ?? 0))} renderDetails=${renderDetails}
      next=${html`<button class="red" onClick=${() => setNumber(number + 1)}>${say(last ? "page-drill-sum-up" : "page-drill-next")}</button>`} />`;
}

/** @param {{ round: Round, again: () => void }} props */
function Summary({ round, again }) {
  const title = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => title.current?.focus(), []);
  const totalCost = sum(round.costs);
  const mean = totalCost / round.costs.length;
  const { longest } = readProgress();
  const praise = !totalCost ? "best" : mean < STRONG_MEAN_COST ? "good" : "learn";
  return html`
    <main class="lobby drill-over">
      <header class="top plain-top"><a class="home-link" href="/" onClick=${followLink}><${Back} />${say("page-yatzy")}</a></header>
      <section class="paper panel"><div class="binding"></div>
        <p class="kicker">${say("page-drill")}</p>
        <h1 ref=${title} tabindex="-1">${say("page-drill-done", { best: round.costs.filter((cost) => !cost).length, count: round.costs.length })}</h1>
        <${Progress} costs=${round.costs} />
        <p>${say("page-drill-done-about", { cost: formatNumber(totalCost, 2), mean: formatNumber(mean, 2), praise })}</p>
        ${longest > 0 && html`<p class="soft">${say("page-drill-longest", { streak: longest })}</p>`}
        <div class="button-row">
          <a class="quiet" href=${`/drill?date=${todayIso()}&sheet=${round.sheet}`} onClick=${followLink}>${say("page-drill-to-day")}</a>
          <button class="red" onClick=${again}>${say("page-drill-again")}</button>
        </div>
      </section>
    </main>`;
}

/** @param {number[]} costs */
function sum(costs) {
  return costs.reduce((all, cost) => all + cost, 0);
}

// One a day

/** @param {{ sheet: string, date: string }} props */
function DailyQuestion({ sheet, date }) {
  const address = `/api/drill?sheet=${encodeURIComponent(sheet)}&date=${encodeURIComponent(date)}`;
  const { question, problem } = useQuestion(address);
  if (problem || !question) return html`<${Loading} problem=${problem} />`;
  const before = findDayAnswer(sheet, date);
  const renderDetails = (/** @type {PositionEvaluation} */ evaluation) => html`
    <div class="drill-share">
      <p class="share-text">${evaluation.answered?.share}</p>
      <${ShareButton} text=${evaluation.answered?.share} url=${absoluteUrl(`/drill?date=${date}&sheet=${sheet}`)}
        label=${say("page-drill-share")} done=${say("page-drill-copied")} />
      <p class="soft">${[before && say("page-drill-tried"), countDayStreak(sheet, date) > 0 && say("page-drill-days", { days: countDayStreak(sheet, date) })]
        .filter(Boolean).join(" ")}</p>
    </div>`;
  return html`
    <${Question} key=${address} question=${question} title=${say("page-drill-day")} about=${formatDay(date)} date=${date} before=${before?.answer}
      onAnswer=${(/** @type {PositionEvaluation} */ evaluation, /** @type {string} */ answer) =>
        saveDayAnswer(sheet, date, { answer, cost: evaluation.answered?.cost ?? 0 })} renderDetails=${renderDetails}
      next=${html`<a class="red" href=${`/drill?sheet=${sheet}`} onClick=${followLink}>${say("page-drill-to-practice")}</a>`} />`;
}

// Fetching questions

/** @type {Map<string, Promise<DrillQuestion>>} */
const questionCache = new Map();

/**
 * Fetch a question from the cache or the server, then prefetch the next one.
 * @param {string} address
 * @param {string} [after]
 * @returns {{ question: DrillQuestion | null, problem: string }}
 */
function useQuestion(address, after = "") {
  const { language } = languages.value;
  const [state, setState] = useState({ address: "", question: /** @type {DrillQuestion | null} */ (null), problem: "" });
  useEffect(() => {
    let isCurrent = true;
    fetchQuestion(address, language).then(
      (question) => {
        if (isCurrent) setState({ address, question, problem: "" });
        if (after) fetchQuestion(after, language).catch(() => undefined);
      },
      (error) => isCurrent && setState({ address, question: null, problem: error.message || say("page-away") }),
    );
    return () => {
      isCurrent = false;
    };
  }, [address, language]);
  return state.address === address ? state : { question: null, problem: "" };
}

/**
 * @param {string} address
 * @param {string} language
 */
function fetchQuestion(address, language) {
  const name = `${language} ${address}`;
  const question = questionCache.get(name) ?? request("GET", address, { timeout: SOLVE_TIMEOUT_MS });
  questionCache.set(name, question);
  question.catch(() => questionCache.delete(name));
  return question;
}
