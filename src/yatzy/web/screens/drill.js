// The drill: positions asked one after the other, and one for every day. What an answer costs the server tells.
import { ask } from "../asking.js";
import { count, daysInRow, drilled, newRound, ofDay, rememberDay, ROUND, roundOn, today } from "../drilling.js";
import { html, useEffect, useRef, useState } from "../html.js";
import { habits } from "../memory.js";
import { Back } from "../parts/icons.js";
import { PassButton } from "../parts/passing.js";
import { Progress, Question } from "../parts/question.js";
import { follow } from "../ways.js";
import { day, decimal, languages, say } from "../words.js";
import { loadShelf, shelf } from "./start.js";

/**
 * @typedef {import("../wire").Asked} Asked
 * @typedef {import("../wire").Looked} Looked
 * @typedef {import("../drilling.js").Round} Round
 */

/** What is given away on average where play is called strong. */
const STRONG = 0.3;

/** @param {{ sheet: string, date: string }} props */
export function DrillScreen({ sheet, date }) {
  const [problem, setProblem] = useState("");
  useEffect(() => {
    document.title = say("page-title", { title: say(date ? "page-drill-day" : "page-drill") });
    loadShelf().catch((error) => setProblem(error.message || say("page-away")));
  }, [languages.value.language]);
  const ids = shelf.value.map((pad) => pad.id);
  const which = [sheet, habits().sheet].find((one) => ids.includes(one)) ?? shelf.value.find((pad) => pad.usual)?.id;
  if (!which) return html`<${Waiting} problem=${problem} />`;
  return date ? html`<${OfDay} key=${which + date} sheet=${which} date=${date} />` : html`<${Practice} key=${which} sheet=${which} />`;
}

/** @param {{ problem: string }} props */
function Waiting({ problem }) {
  return html`
    <main class="moment">${problem ? html`
      <section class="paper panel"><div class="binding"></div><p role="alert">${problem}</p>
        <a class="quiet" href="/drill" onClick=${follow}>${say("page-drill-practice")}</a></section>` : html`
      <p role="status">${say("page-drill-opening")}</p>`}</main>`;
}

// Ten questions

/** @param {{ sheet: string }} props */
function Practice({ sheet }) {
  const [round, setRound] = useState(() => roundOn(sheet));
  const [number, setNumber] = useState(round.costs.length);
  const address = (/** @type {number} */ which) => `/api/drill?sheet=${encodeURIComponent(sheet)}&seed=${round.seed}&number=${which}`;
  const { question, problem } = useQuestion(address(number), number + 1 < ROUND ? address(number + 1) : "");
  const again = () => {
    setRound(newRound(sheet));
    setNumber(0);
  };
  if (number >= ROUND) return html`<${Summary} round=${round} again=${again} />`;
  if (problem || !question) return html`<${Waiting} problem=${problem} />`;
  const last = number + 1 === ROUND;
  const told = () => {
    const { streak, longest } = drilled();
    return html`
      <p class="drill-streak">${longest > 0 && html`<b>${say("page-drill-streak", { streak })}</b>`}
        ${longest > streak && html`<span>${say("page-drill-longest", { streak: longest })}</span>`}
        <span>${say("page-drill-given", { cost: decimal(sum(round.costs), 2) })}</span></p>`;
  };
  return html`
    <${Question} key=${address(number)} question=${question} title=${say("page-drill")}
      about=${say("page-drill-question", { number: number + 1, count: ROUND })} costs=${round.costs}
      answered=${(/** @type {Looked} */ looked) => setRound(count(round, looked.answered?.cost ?? 0))} told=${told}
      next=${html`<button class="red" onClick=${() => setNumber(number + 1)}>${say(last ? "page-drill-sum-up" : "page-drill-next")}</button>`} />`;
}

/** @param {{ round: Round, again: () => void }} props */
function Summary({ round, again }) {
  const title = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => title.current?.focus(), []);
  const given = sum(round.costs);
  const mean = given / round.costs.length;
  const { longest } = drilled();
  const praise = !given ? "best" : mean < STRONG ? "good" : "learn";
  return html`
    <main class="lobby drill-over">
      <header class="top plain-top"><a class="home-link" href="/" onClick=${follow}><${Back} />${say("page-yatzy")}</a></header>
      <section class="paper panel"><div class="binding"></div>
        <p class="kicker">${say("page-drill")}</p>
        <h1 ref=${title} tabindex="-1">${say("page-drill-done", { best: round.costs.filter((cost) => !cost).length, count: round.costs.length })}</h1>
        <${Progress} costs=${round.costs} />
        <p>${say("page-drill-done-about", { cost: decimal(given, 2), mean: decimal(mean, 2), praise })}</p>
        ${longest > 0 && html`<p class="soft">${say("page-drill-longest", { streak: longest })}</p>`}
        <div class="button-row">
          <a class="quiet" href=${`/drill?date=${today()}&sheet=${round.sheet}`} onClick=${follow}>${say("page-drill-to-day")}</a>
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
function OfDay({ sheet, date }) {
  const address = `/api/drill?sheet=${encodeURIComponent(sheet)}&date=${encodeURIComponent(date)}`;
  const { question, problem } = useQuestion(address);
  if (problem || !question) return html`<${Waiting} problem=${problem} />`;
  const before = ofDay(sheet, date);
  const told = (/** @type {Looked} */ looked) => html`
    <div class="drill-share">
      <p class="share-text">${looked.answered?.share}</p>
      <${PassButton} text=${looked.answered?.share} url=${`${location.origin}/drill?date=${date}&sheet=${sheet}`}
        label=${say("page-drill-share")} done=${say("page-drill-copied")} />
      <p class="soft">${[before && say("page-drill-tried"), daysInRow(sheet, date) > 0 && say("page-drill-days", { days: daysInRow(sheet, date) })]
        .filter(Boolean).join(" ")}</p>
    </div>`;
  return html`
    <${Question} key=${address} question=${question} title=${say("page-drill-day")} about=${day(date)} date=${date} before=${before?.answer}
      answered=${(/** @type {Looked} */ looked, /** @type {string} */ answer) =>
        rememberDay(sheet, date, { answer, cost: looked.answered?.cost ?? 0 })} told=${told}
      next=${html`<a class="red" href=${`/drill?sheet=${sheet}`} onClick=${follow}>${say("page-drill-to-practice")}</a>`} />`;
}

// Fetching questions

/** @type {Map<string, Promise<Asked>>} */
const fetched = new Map();

/**
 * Fetch a question, once; afterwards the one that will come next.
 * @param {string} address
 * @param {string} [after]
 * @returns {{ question: Asked | null, problem: string }}
 */
function useQuestion(address, after = "") {
  const { language } = languages.value;
  const [found, setFound] = useState({ address: "", question: /** @type {Asked | null} */ (null), problem: "" });
  useEffect(() => {
    let here = true;
    fetchOnce(address, language).then(
      (question) => {
        if (here) setFound({ address, question, problem: "" });
        if (after) fetchOnce(after, language).catch(() => undefined);
      },
      (error) => here && setFound({ address, question: null, problem: error.message || say("page-away") }),
    );
    return () => {
      here = false;
    };
  }, [address, language]);
  return found.address === address ? found : { question: null, problem: "" };
}

/**
 * @param {string} address
 * @param {string} language
 */
function fetchOnce(address, language) {
  const name = `${language} ${address}`;
  const known = fetched.get(name) ?? ask("GET", address);
  fetched.set(name, known);
  known.catch(() => fetched.delete(name));
  return known;
}
