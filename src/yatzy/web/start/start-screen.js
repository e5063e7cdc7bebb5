// The start screen: resume a game, play again, or one of four ways to play; the game of the day, and the rules one plays by.
import { html, useEffect, useState } from "../core/html.js";
import { followLink } from "../core/router.js";
import { isStaticSite } from "../core/static-site.js";
import { languages, say } from "../i18n/fluent.js";
import { isServerAway } from "../net/http.js";
import { createSoloTable } from "../new-table/create.js";
import { loadShelf, shelf } from "../sheets/shelf.js";
import { readGroup } from "../storage/group.js";
import { lazy } from "../ui/lazy.js";
import { ServerAway } from "../ui/server-away.js";
import { DayCard } from "./day-card.js";
import { FinishedGames, ImportButton } from "./finished-games.js";
import { PlayAgain } from "./play-again.js";
import { RulesChoice } from "./rules-choice.js";
import { UnfinishedGames } from "./unfinished-games.js";

const SettingsDialog = lazy(() => import("../settings/settings-dialog.js").then((part) => part.SettingsDialog));

/** Ways to play: `/new?with=…` opens the form for each. */
const DOORS = isStaticSite ? ["here", "real"] : ["computer", "here", "friends", "real"];

const OTHER_PAGES = [
  { address: "/drill", name: "page-drill-go" },
  { address: "/explore", name: "page-explorer-go" },
  { address: "/records", name: "page-records" },
  { address: "/own", name: "page-own" },
  { address: "/compare", name: "page-compare" },
];

export function StartScreen() {
  const [problem, setProblem] = useState("");
  const [isSettingsOpen, setIsSettingsOpen] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const showProblem = (/** @type {Error} */ error) => setProblem(error.message);
  useEffect(() => {
    loadShelf().catch(showProblem);
  }, [languages.value.language]);
  const first = shelf.value[0];
  const group = readGroup();
  const create = async (/** @type {() => Promise<void>} */ createTable) => {
    if (!first || isWaiting) return;
    setIsWaiting(true);
    setProblem("");
    await (isServerAway.value ? loadShelf() : createTable()).catch(showProblem);
    setIsWaiting(false);
  };
  const isOff = !first || isServerAway.value || isWaiting;
  return html`
    <main class="start">
      <header class="hero">
        <h1>${say("page-yatzy")}</h1>
        <nav>
          <a class="quiet" href="/rules" onClick=${followLink}>${say("page-rules")}</a>
          <button class="quiet" onClick=${() => setIsSettingsOpen(true)}>${say("page-settings")}</button>
        </nav>
        <p>${say("page-tagline")}</p>
        <span class="hero-dice" aria-hidden="true"><i></i><i></i></span>
      </header>
      ${isServerAway.value && html`<${ServerAway} retry=${loadShelf} />`}
      ${problem && html`<p class="strip tone-problem" role="alert"><span class="dot"></span><span class="said">${problem}</span></p>`}
      <${UnfinishedGames} />
      <div class="first">
        ${group && html`<${PlayAgain} group=${group} create=${create} isOff=${isOff} isWaiting=${isWaiting} />`}
        <button class=${`${group ? "quiet" : "red"} alone${isServerAway.value || isWaiting ? " waiting" : ""}`} aria-disabled=${isOff}
          onClick=${() => create(() => createSoloTable(first))}>
          <span>${say(isWaiting ? "page-opening" : "page-play-now")}</span>
        </button>
      </div>
      <ul class="doors">${DOORS.map((door) => html`
        <li><a class="paper" href=${`/new?with=${door}${first ? `&sheet=${first.id}` : ""}`} onClick=${followLink}>
          <strong>${say(`page-door-${door}`)}</strong><small>${say(`page-door-${door}-about`)}</small></a></li>`)}</ul>
      ${!isStaticSite && html`<${DayCard} />`}
      <${RulesChoice} />
      <${FinishedGames} />
      ${!isStaticSite && html`<${OtherPages} />`}
    </main>
    ${isSettingsOpen && html`<${SettingsDialog} close=${() => setIsSettingsOpen(false)} />`}`;
}

function OtherPages() {
  return html`
    <nav class="between" aria-label=${say("page-between")}>
      <ul>
        ${OTHER_PAGES.map((one) => html`<li><a href=${one.address} onClick=${followLink}>${say(one.name)}</a></li>`)}
        <li><${ImportButton} /></li>
      </ul>
    </nav>`;
}
