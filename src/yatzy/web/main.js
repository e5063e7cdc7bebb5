// The entry of the page: shows the screen of the current address.
import { focusNewScreen } from "./a11y/focus.js";
import { LiveRegion } from "./a11y/live-region.js";
import { html, render, useEffect, useRef } from "./core/html.js";
import { route } from "./core/router.js";
import { isStaticSite, readAddress } from "./core/static-site.js";
import { initMessages, loadParts, say } from "./i18n/fluent.js";
import { initLanguage } from "./i18n/language.js";
import { registerServiceWorker } from "./net/install.js";
import { initShelf } from "./sheets/shelf.js";
import { StartScreen } from "./start/start-screen.js";
import { lazyScreen } from "./ui/lazy.js";
import { NotFound } from "./ui/not-found.js";

const NewTableScreen = lazyScreen(() => import("./new-table/new-table-screen.js").then((part) => part.NewTableScreen));
const RulesScreen = lazyScreen(() => import("./rules/rules-screen.js").then((part) => part.RulesScreen), { messages: "rules", styles: ["sheets/rules.css"] });
const RecordsScreen = lazyScreen(() => import("./records/records-screen.js").then((part) => part.RecordsScreen), {
  messages: "records", styles: ["ui/figures.css", "ui/figure-frame.css", "records/records.css"],
});
const TodayScreen = lazyScreen(() => import("./match/today-screen.js").then((part) => part.TodayScreen), { messages: "today", styles: ["match/match.css"] });
const OwnRulesScreen = lazyScreen(() => import("./own-rules/own-rules-screen.js").then((part) => part.OwnRulesScreen), {
  messages: "own", styles: ["own-rules/own-rules.css"],
});
const CompareScreen = lazyScreen(() => import("./compare/compare-screen.js").then((part) => part.CompareScreen), {
  messages: "compare", styles: ["ui/figures.css", "ui/figure-frame.css", "compare/compare.css"],
});
const EveningScreen = lazyScreen(() => import("./evening/evening-screen.js").then((part) => part.EveningScreen), { styles: ["evening/evening.css"] });
const ExplorerScreen = lazyScreen(() => import("./explorer/explorer-screen.js").then((part) => part.ExplorerScreen), {
  messages: "explorer", styles: ["explorer/explorer.css"],
});
const DrillScreen = lazyScreen(() => import("./drill/drill-screen.js").then((part) => part.DrillScreen), {
  messages: ["explorer", "drill"], styles: ["explorer/explorer.css", "drill/drill.css"],
});
const TablePage = lazyScreen(() => import("./table-page.js").then((part) => part.TablePage));

/** How long after the start screen the scripts of a table are fetched. */
const TABLE_DELAY_MS = 1_000;

function Page() {
  const current = route.value;
  useEffect(() => {
    if (["start", "new", "not-found"].includes(current.screen)) document.title = say("page-yatzy");
  }, [current.screen]);
  const { pathname } = readAddress();
  const shown = useRef(pathname);
  useEffect(() => {
    const isNew = shown.current !== pathname;
    shown.current = pathname;
    return isNew ? focusNewScreen() : undefined;
  }, [pathname]);
  return html`
    <${LiveRegion} />
    ${screenAt(current)}`;
}

/** @param {import("./core/router.js").Route} current */
function screenAt(current) {
  switch (current.screen) {
    case "table":
      return html`<${TablePage} key=${current.id} id=${current.id} review=${current.review} />`;
    case "new":
      return html`<${NewTableScreen} sheet=${current.sheet} />`;
    case "rules":
      return html`<${RulesScreen} sheet=${current.sheet} table=${current.table} language=${current.language} />`;
    case "explore":
      return html`<${ExplorerScreen} search=${current.search} own=${current.own} />`;
    case "drill":
      return html`<${DrillScreen} key=${current.sheet + current.date} sheet=${current.sheet} date=${current.date} />`;
    case "records":
      return html`<${RecordsScreen} />`;
    case "evening":
      return html`<${EveningScreen} />`;
    case "own":
      return html`<${OwnRulesScreen} />`;
    case "compare":
      return html`<${CompareScreen} />`;
    case "today":
      return html`<${TodayScreen} key=${current.sheet} sheet=${current.sheet} />`;
    case "not-found":
      return html`<${NotFound} title=${say("page-nowhere")} text=${say("page-nowhere-about")} />`;
    default:
      return html`<${StartScreen} />`;
  }
}

const root = /** @type {HTMLElement} */ (document.getElementById("page"));

/** Take over the elements of the document: the start screen of somebody who was never here, elsewhere `Opening`. */
async function start() {
  await initMessages();
  if (isStaticSite) await loadParts(["offline"]);
  initShelf();
  render(html`<${Page} />`, root);
  root.classList.remove("early");
  registerServiceWorker();
  // The table comes next: its scripts are fetched while the start screen is read.
  setTimeout(() => TablePage.fetchComponent().catch(() => undefined), TABLE_DELAY_MS);
}

initLanguage();
// A static site has nobody to ask: its own part of the page answers all requests.
if (isStaticSite) import("./offline/answers.js").then(({ playWithoutServer }) => playWithoutServer()).then(start);
else start();
