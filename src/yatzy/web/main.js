// The page: finds out from its address what to show.
import { html, render, useEffect, useMemo } from "./html.js";
import { keepPage } from "./installing.js";
import { later } from "./later.js";
import { takeOver } from "./memory.js";
import { Away } from "./parts/away.js";
import { Questions } from "./parts/questions.js";
import { LayingScreen } from "./screens/laying.js";
import { Lobby } from "./screens/lobby.js";
import { StartScreen } from "./screens/start.js";
import { TableScreen } from "./screens/table.js";
import { Speech } from "./speech.js";
import { Table } from "./table.js";
import { follow, place } from "./ways.js";
import { loadWords, say } from "./words.js";

const RulesScreen = later(() => import("./screens/rules.js").then((part) => part.RulesScreen));

function Page() {
  const here = place.value;
  useEffect(() => {
    if (["start", "new", "nowhere"].includes(here.screen)) document.title = say("page-yatzy");
  }, [here.screen]);
  return html`
    <${Speech} />
    ${screenAt(here)}`;
}

/** @param {import("./ways.js").Place} here */
function screenAt(here) {
  switch (here.screen) {
    case "table":
      return html`<${AtTable} key=${here.id} id=${here.id} />`;
    case "new":
      return html`<${LayingScreen} sheet=${here.sheet} />`;
    case "rules":
      return html`<${RulesScreen} sheet=${here.sheet} table=${here.table} language=${here.language} />`;
    case "nowhere":
      return html`<${Lost} title=${say("page-nowhere")} text=${say("page-nowhere-about")} />`;
    default:
      return html`<${StartScreen} />`;
  }
}

/** @param {{ id: string }} props */
function AtTable({ id }) {
  const table = useMemo(() => {
    takeOver(id);
    return new Table(id);
  }, [id]);
  useEffect(() => () => table.close(), [table]);
  const room = table.room.value;
  useEffect(() => {
    document.title = table.pad.value ? say("page-title", { title: table.pad.value.title }) : say("page-yatzy");
  });
  if (table.connection.state.value === "gone") return html`<${Lost} title=${say("page-no-table")} text=${table.notice.value?.text ?? ""} />`;
  if (!room && table.connection.state.value === "lost") return html`<main class="moment"><${Away} /></main>`;
  if (!room || !table.pad.value) return html`<main class="moment"><p>${say("page-opening")}</p></main>`;
  return html`
    ${room.begun && table.game.value ? html`<${TableScreen} table=${table} />` : html`<${Lobby} table=${table} />`}
    <${Questions} table=${table} />`;
}

/** @param {{ title: string, text: string }} props */
function Lost({ title, text }) {
  return html`
    <main class="moment">
      <section class="paper panel"><div class="binding"></div>
        <h1>${title}</h1>
        <p class="soft">${text}</p>
        <a class="quiet" href="/" onClick=${follow}>${say("page-home")}</a>
      </section>
    </main>`;
}

const root = /** @type {HTMLElement} */ (document.getElementById("page"));

async function open() {
  try {
    await loadWords();
  } catch {
    setTimeout(open, 2_000);
    return;
  }
  render(html`<${Page} />`, root);
  keepPage();
}

open();
