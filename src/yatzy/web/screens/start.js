// The start: go on with a game, join one, or take a pad from the shelf.
import { ask, away } from "../asking.js";
import { html, signal, useEffect, useState } from "../html.js";
import { laySolo } from "../lay.js";
import { later } from "../later.js";
import { forgetTable, habits, tables } from "../memory.js";
import { Away } from "../parts/away.js";
import { BringButton, Finished } from "../parts/finished.js";
import { Close } from "../parts/icons.js";
import { MiniPad } from "../parts/mini-pad.js";
import { follow, go, readCode } from "../ways.js";
import { both, known, languages, say, when } from "../words.js";

const SettingsDialog = later(() => import("../parts/settings-dialog.js").then((part) => part.SettingsDialog));

/** @type {import("../html.js").Signal<import("../wire").PadView[]>} */
export const shelf = signal([]);

/** How many games are in sight that go on. */
const MOST = 6;

const BETWEEN = [
  { address: "/today", name: "page-today" },
  { address: "/drill", name: "page-drill-go" },
  { address: "/explore", name: "page-explorer-go" },
  { address: "/records", name: "page-records" },
  { address: "/own", name: "page-own" },
  { address: "/compare", name: "page-compare" },
];

/** The language the pads on the shelf are printed in. */
let printed = "";

/** Fetch the pads on the shelf, once in a language; the one that was played last stands first, then the usual one. */
export async function loadShelf() {
  const { language } = languages.value;
  if (shelf.value.length && printed === language && !away.value) return;
  /** @type {import("../wire").PadView[]} */
  const pads = await ask("GET", "/api/pads");
  printed = language;
  const last = habits().sheet;
  const rank = (/** @type {import("../wire").PadView} */ pad) => (pad.id === last ? 0 : pad.usual ? 1 : pad.publisher ? 2 : 3);
  shelf.value = pads.toSorted((a, b) => rank(a) - rank(b));
}

export function StartScreen() {
  const [problem, setProblem] = useState("");
  const [asked, setAsked] = useState(false);
  const refused = (/** @type {Error} */ error) => setProblem(error.message);
  useEffect(() => {
    loadShelf().catch(refused);
  }, [languages.value.language]);
  const first = shelf.value[0];
  const [waiting, setWaiting] = useState(false);
  const solo = async () => {
    if (!first || waiting) return;
    setWaiting(true);
    await (away.value ? loadShelf() : laySolo(first)).catch(refused);
    setWaiting(false);
  };
  return html`
    <main class="start">
      <header class="hero">
        <h1>${say("page-yatzy")}</h1>
        <nav>
          <a class="quiet" href="/rules" onClick=${follow}>${say("page-rules")}</a>
          <button class="quiet" onClick=${() => setAsked(true)}>${say("page-settings")}</button>
        </nav>
        <p>${say("page-tagline")}</p>
      </header>
      ${away.value && html`<${Away} again=${loadShelf} />`}
      ${problem && html`<p class="strip tone-problem" role="alert"><span class="dot"></span><span class="said">${problem}</span></p>`}
      <div class="first">
        <div class="alone-or-not">
        <button class=${away.value || waiting ? "red waiting" : "red"} aria-disabled=${!first || away.value || waiting} onClick=${solo}>
          <span>${say("page-play-now")}</span>
          ${first && html`<small>${waiting ? say("page-opening") : say("page-play-now-about", {
            title: first.title, publisher: first.publisher, printed: first.publisher ? "yes" : "no" })}</small>`}
        </button>
        <a class="quiet" href=${`/new?together${first ? `&sheet=${first.id}` : ""}`} onClick=${follow}>
          <span>${say("page-play-together")}</span><small>${say("page-play-together-about")}</small></a>
        </div>
        <${Join} />
      </div>
      <${Unfinished} />
      <${Finished} />
      <${Between} />
      <section class="shelf">
        <h2>${say("page-shelf")}</h2>
        <ul>
          ${shelf.value.map((pad) => html`<${PadOnShelf} pad=${pad} />`)}
        </ul>
        <div class="adding"><${BringButton} /></div>
      </section>
    </main>
    ${asked && html`<${SettingsDialog} close=${() => setAsked(false)} />`}`;
}

/** What there is to do between games. */
function Between() {
  return html`
    <nav class="between" aria-labelledby="between">
      <h2 id="between">${say("page-between")}</h2>
      <ul>${BETWEEN.map((one) => html`<li><a href=${one.address} onClick=${follow}>${say(one.name)}</a></li>`)}</ul>
    </nav>`;
}

/** @param {{ pad: import("../wire").PadView }} props */
function PadOnShelf({ pad }) {
  const boxes = pad.rows.filter((row) => row.kind === "box").length;
  const special = known(`page-sheet-${pad.id}`) ? say(`page-sheet-${pad.id}`) : "";
  return html`
    <li>
      <a class="pad-link" href=${`/new?sheet=${pad.id}`} onClick=${follow}>
        <${MiniPad} pad=${pad} />
        <span class="about">
          <span class="kicker">${[pad.publisher, pad.edition].filter(Boolean).join(" · ") || say("page-no-publisher")}</span>
          <strong>${pad.title}</strong>
          <span class="counts">${say("page-sheet-counts", { boxes, dice: pad.dice })}</span>
          <span class="special">${special}</span>
        </span>
      </a>
    </li>`;
}

function Unfinished() {
  const [known, setKnown] = useState(tables);
  const [all, setAll] = useState(false);
  const playing = known.filter((one) => !one.over);
  const open = all ? playing : playing.slice(0, MOST);
  if (!open.length) return null;
  const forget = (/** @type {string} */ id) => {
    forgetTable(id);
    setKnown(tables());
  };
  return html`
    <section class="unfinished">
      <h2>${say("page-continue")}</h2>
      <ul>
        ${open.map((one) => html`
          <li key=${one.id}>
            <a class="paper" href=${`/${one.id}`} onClick=${follow}>
              <strong>${one.title}</strong>
              <span>${one.players.length ? both(one.players) : say(one.begun ? "page-dice-same" : "page-waiting")}</span>
              <small>${about(one)}</small>
            </a>
            <button class="plain" aria-label=${say("page-forget", { title: one.title })} onClick=${() => forget(one.id)}>
              <${Close} /></button>
          </li>`)}
      </ul>
      ${playing.length > open.length && html`
        <button class="quiet" onClick=${() => setAll(true)}>${say("page-continue-all", { count: playing.length - open.length })}</button>`}
    </section>`;
}

/**
 * What tells one game from another: whose pad it is, how far it is, and when it was played last.
 * @param {import("../memory.js").Known} one
 */
function about({ publisher, begun, turn, turns, touched }) {
  const far = begun && turn && turns ? say("page-turn-number", { turn, turns }) : "";
  return [publisher, far, when(touched)].filter(Boolean).join(" · ");
}

function Join() {
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(false);
  const join = (/** @type {Event} */ event) => {
    event.preventDefault();
    const code = readCode(typed);
    if (code) go(`/${code}`);
    else setWrong(true);
  };
  return html`
    <form class="join" onSubmit=${join}>
      <label for="code">${say("page-join")}</label>
      <div>
        <input id="code" value=${typed} placeholder=${say("page-join-example")} autocapitalize="characters"
          autocomplete="off" spellcheck=${false} aria-invalid=${wrong} aria-describedby=${wrong ? "code-wrong" : undefined}
          onInput=${(/** @type {any} */ event) => { setTyped(event.currentTarget.value); setWrong(false); }} />
        <button class="quiet" type="submit">${say("page-join-go")}</button>
      </div>
      ${wrong && html`<small id="code-wrong" role="alert">${say("page-join-wrong")}</small>`}
    </form>`;
}
