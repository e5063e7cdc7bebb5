// The start screen: resume a game, join one, or choose a sheet.
import { html, useEffect, useState } from "../core/html.js";
import { followLink, navigate, parseTableCode } from "../core/router.js";
import { formatDateOrTime, formatList, hasMessage, languages, say } from "../i18n/fluent.js";
import { isServerAway } from "../net/http.js";
import { createSoloTable } from "../new-table/create.js";
import { MiniPad } from "../sheets/mini-pad.js";
import { loadShelf, shelf } from "../sheets/shelf.js";
import { hideTable, listTables } from "../storage/tables.js";
import { Close } from "../ui/icons.js";
import { lazy } from "../ui/lazy.js";
import { ServerAway } from "../ui/server-away.js";
import { FinishedGames, ImportButton } from "./finished-games.js";

const SettingsDialog = lazy(() => import("../settings/settings-dialog.js").then((part) => part.SettingsDialog));

/** Unfinished games shown until the list is expanded. */
const MAX_SHOWN = 6;

const OTHER_PAGES = [
  { address: "/today", name: "page-today" },
  { address: "/drill", name: "page-drill-go" },
  { address: "/explore", name: "page-explorer-go" },
  { address: "/records", name: "page-records" },
  { address: "/own", name: "page-own" },
  { address: "/compare", name: "page-compare" },
];

export function StartScreen() {
  const [problem, setProblem] = useState("");
  const [isSettingsOpen, setIsSettingsOpen] = useState(false);
  const showProblem = (/** @type {Error} */ error) => setProblem(error.message);
  useEffect(() => {
    loadShelf().catch(showProblem);
  }, [languages.value.language]);
  const first = shelf.value[0];
  const [isWaiting, setIsWaiting] = useState(false);
  const playSolo = async () => {
    if (!first || isWaiting) return;
    setIsWaiting(true);
    await (isServerAway.value ? loadShelf() : createSoloTable(first)).catch(showProblem);
    setIsWaiting(false);
  };
  return html`
    <main class="start">
      <header class="hero">
        <h1>${say("page-yatzy")}</h1>
        <nav>
          <a class="quiet" href="/rules" onClick=${followLink}>${say("page-rules")}</a>
          <button class="quiet" onClick=${() => setIsSettingsOpen(true)}>${say("page-settings")}</button>
        </nav>
        <p>${say("page-tagline")}</p>
      </header>
      ${isServerAway.value && html`<${ServerAway} retry=${loadShelf} />`}
      ${problem && html`<p class="strip tone-problem" role="alert"><span class="dot"></span><span class="said">${problem}</span></p>`}
      <div class="first">
        <div class="alone-or-not">
        <button class=${isServerAway.value || isWaiting ? "red waiting" : "red"} aria-disabled=${!first || isServerAway.value || isWaiting} onClick=${playSolo}>
          <span>${say("page-play-now")}</span>
          ${first && html`<small>${isWaiting ? say("page-opening") : say("page-play-now-about", {
            title: first.title, publisher: first.publisher, printed: first.publisher ? "yes" : "no" })}</small>`}
        </button>
        <a class="quiet" href=${`/new?together${first ? `&sheet=${first.id}` : ""}`} onClick=${followLink}>
          <span>${say("page-play-together")}</span><small>${say("page-play-together-about")}</small></a>
        </div>
        <${JoinForm} />
      </div>
      <${UnfinishedGames} />
      <${FinishedGames} />
      <${OtherPages} />
      <section class="shelf">
        <h2>${say("page-shelf")}</h2>
        <ul>
          ${shelf.value.map((pad) => html`<${ShelfItem} pad=${pad} />`)}
        </ul>
        <div class="adding"><${ImportButton} /></div>
      </section>
    </main>
    ${isSettingsOpen && html`<${SettingsDialog} close=${() => setIsSettingsOpen(false)} />`}`;
}

function OtherPages() {
  return html`
    <nav class="between" aria-labelledby="between">
      <h2 id="between">${say("page-between")}</h2>
      <ul>${OTHER_PAGES.map((one) => html`<li><a href=${one.address} onClick=${followLink}>${say(one.name)}</a></li>`)}</ul>
    </nav>`;
}

/** @param {{ pad: import("../net/wire").PadView }} props */
function ShelfItem({ pad }) {
  const boxes = pad.rows.filter((row) => row.kind === "box").length;
  const special = hasMessage(`page-sheet-${pad.id}`) ? say(`page-sheet-${pad.id}`) : "";
  return html`
    <li>
      <a class="pad-link" href=${`/new?sheet=${pad.id}`} onClick=${followLink}>
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

function UnfinishedGames() {
  const [tables, setTables] = useState(listTables);
  const [all, setAll] = useState(false);
  // Games hidden just now keep their place, with a button to undo it.
  const [undoable, setUndoable] = useState(/** @type {string[]} */ ([]));
  const playing = tables.filter((one) => !one.over);
  const listed = playing.filter((one) => !one.hidden || undoable.includes(one.id));
  const shown = all ? playing : listed.slice(0, MAX_SHOWN);
  if (!playing.length) return null;
  const hide = (/** @type {string} */ id, /** @type {boolean} */ hidden) => {
    hideTable(id, hidden);
    setUndoable([...undoable.filter((one) => one !== id), ...(hidden ? [id] : [])]);
    setTables(listTables());
  };
  return html`
    <section class="unfinished">
      <h2>${say("page-continue")}</h2>
      <ul>
        ${shown.map((one) => html`
          <li key=${one.id} class=${one.hidden ? "hidden-game" : ""}>
            <a class="paper" href=${`/${one.id}`} onClick=${followLink}>
              <strong>${one.title}</strong>
              <span>${one.players.length ? formatList(one.players) : say(one.begun ? "page-dice-same" : "page-waiting")}</span>
              <small>${gameDetails(one)}</small>
            </a>
            <button class=${one.hidden ? "plain word" : "plain"} aria-label=${one.hidden ? undefined : say("page-forget", { title: one.title })}
              onClick=${() => hide(one.id, !one.hidden)}>${one.hidden ? say("page-undo") : html`<${Close} />`}</button>
          </li>`)}
      </ul>
      ${playing.length > shown.length && html`
        <button class="quiet" onClick=${() => setAll(true)}>${say("page-continue-all", { count: playing.length - shown.length })}</button>`}
    </section>`;
}

/**
 * Return the details that tell games apart: publisher, progress and when it was played last.
 * @param {import("../storage/local-store.js").SavedTable} one
 */
function gameDetails({ publisher, begun, turn, turns, touched }) {
  const progress = begun && turn && turns ? say("page-turn-number", { turn, turns }) : "";
  return [publisher, progress, formatDateOrTime(touched)].filter(Boolean).join(" · ");
}

function JoinForm() {
  const [typed, setTyped] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const join = (/** @type {Event} */ event) => {
    event.preventDefault();
    const code = parseTableCode(typed);
    if (code) navigate(`/${code}`);
    else setIsWrong(true);
  };
  return html`
    <form class="join" onSubmit=${join}>
      <label for="code">${say("page-join")}</label>
      <div>
        <input id="code" value=${typed} placeholder=${say("page-join-example")} autocapitalize="characters"
          autocomplete="off" spellcheck=${false} aria-invalid=${isWrong} aria-describedby=${isWrong ? "code-wrong" : undefined}
          onInput=${(/** @type {any} */ event) => { setTyped(event.currentTarget.value); setIsWrong(false); }} />
        <button class="quiet" type="submit">${say("page-join-go")}</button>
      </div>
      ${isWrong && html`<small id="code-wrong" role="alert">${say("page-join-wrong")}</small>`}
    </form>`;
}
