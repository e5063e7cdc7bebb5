// The start: go on with a game, join one, or take a pad from the shelf.
import { ask, away } from "../asking.js";
import { html, signal, useEffect, useState } from "../html.js";
import { forgetTable, habits, tables } from "../memory.js";
import { Away } from "../parts/away.js";
import { Close } from "../parts/icons.js";
import { MiniPad } from "../parts/mini-pad.js";
import { SettingsDialog } from "../parts/settings-dialog.js";
import { follow, go, readCode } from "../ways.js";
import { both, known, languages, say, when } from "../words.js";
import { laySolo } from "./laying.js";

/** @type {import("../html.js").Signal<import("../wire").PadView[]>} */
export const shelf = signal([]);

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
  const solo = () => (away.value ? loadShelf() : laySolo(first)).catch(refused);
  return html`
    <main class="start">
      <header class="hero">
        <h1>${say("page-yatzy")}</h1>
        <nav>
          <a class="quiet" href="/rules" onClick=${follow}>${say("page-see-rules")}</a>
          <button class="quiet" onClick=${() => setAsked(true)}>${say("page-settings")}</button>
        </nav>
        <p>${say("page-tagline")}</p>
      </header>
      ${away.value && html`<${Away} again=${loadShelf} />`}
      ${problem && html`<p class="strip tone-problem" role="alert"><span class="dot"></span><span class="said">${problem}</span></p>`}
      <div class="first">
        <div class="alone-or-not">
        <button class=${away.value ? "red waiting" : "red"} aria-disabled=${!first || away.value} onClick=${() => first && solo()}>
          <span>${say("page-play-now")}</span>
          ${first && html`<small>${say("page-play-now-about", {
            title: first.title, publisher: first.publisher, printed: first.publisher ? "yes" : "no" })}</small>`}
        </button>
        <a class="quiet" href=${`/new?together${first ? `&sheet=${first.id}` : ""}`} onClick=${follow}>
          <span>${say("page-play-together")}</span><small>${say("page-play-together-about")}</small></a>
        </div>
        <${Join} />
      </div>
      <${Unfinished} />
      <section class="shelf">
        <h2>${say("page-shelf")}</h2>
        <ul>
          ${shelf.value.map((pad) => html`<${PadOnShelf} pad=${pad} />`)}
        </ul>
      </section>
    </main>
    ${asked && html`<${SettingsDialog} close=${() => setAsked(false)} />`}`;
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
  const open = known.filter((one) => !one.over).slice(0, 6);
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
              <span>${one.players.length ? both(one.players) : say("page-waiting")}</span>
              <small>${when(one.touched)}</small>
            </a>
            <button class="plain" aria-label=${say("page-forget", { title: one.title })} onClick=${() => forget(one.id)}>
              <${Close} /></button>
          </li>`)}
      </ul>
    </section>`;
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
