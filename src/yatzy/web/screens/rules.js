// The rules of a sheet, as they would lie beside the pad: every row of it, with dice and what they give there.
import { ask, Problem } from "../asking.js";
import { Connection } from "../connection.js";
import { html, useEffect, useState } from "../html.js";
import { tokenFor } from "../memory.js";
import { Back, Down } from "../parts/icons.js";
import { MiniPad } from "../parts/mini-pad.js";
import { Marks, RuleSheet } from "../parts/rule-sheet.js";
import { publisherOf } from "../telling.js";
import { follow, go } from "../ways.js";
import { known, languages, ownName, say } from "../words.js";
import { loadShelf, shelf } from "./start.js";

/**
 * @typedef {import("../wire").RulesView} RulesView
 * @typedef {import("../wire").PadView} PadView
 * @typedef {{ sheet: string, table: string, language: string }} Wanted
 */

/** @param {Wanted} props */
export function RulesScreen({ sheet, table, language }) {
  return sheet || table
    ? html`<${OneSheet} key=${sheet + table} sheet=${sheet} table=${table} language=${language} />`
    : html`<${Shelf} />`;
}

function Shelf() {
  const [problem, setProblem] = useState("");
  useEffect(() => {
    document.title = say("page-title", { title: say("page-rules") });
    loadShelf().catch(() => setProblem(say("page-away")));
  }, [languages.value.language]);
  return html`
    <main class="start rules-shelf">
      <header class="rules-top">
        <a class="plain" href="/" onClick=${follow} aria-label=${say("page-home")}><${Back} /></a>
        <div><h1>${say("page-rules")}</h1><p class="soft">${say("page-rules-about")}</p></div>
      </header>
      ${problem && html`<p role="alert">${problem}</p>`}
      <section class="shelf"><ul>
        ${shelf.value.map((pad) => html`
          <li key=${pad.id}><a class="pad-link" href=${`/rules?sheet=${pad.id}`} onClick=${follow}>
            <${MiniPad} pad=${pad} />
            <span class="about">
              <span class="kicker">${imprint(pad) || say("page-no-publisher")}</span>
              <strong>${pad.title}</strong>
              <span class="special">${special(pad)}</span>
            </span>
          </a></li>`)}
      </ul></section>
    </main>`;
}

/** @param {PadView} pad */
function imprint(pad) {
  const told = pad.on_shelf ? [pad.publisher, pad.edition, String(pad.year ?? "")].filter(Boolean) : [publisherOf(pad)];
  return [...new Set(told)].join(" · ");
}

/** @param {PadView} pad */
function special(pad) {
  return known(`page-sheet-${pad.id}`) ? say(`page-sheet-${pad.id}`) : "";
}

/**
 * Return where something about the sheet is asked for: at its table, which may have one of the house, or on the shelf.
 * @param {Wanted} wanted
 * @param {string} what
 * @param {string} language
 */
function address({ sheet, table }, what, language) {
  const where = table ? `tables/${table}` : `sheets/${encodeURIComponent(sheet)}`;
  return `/api/${where}/${what}${language && `?language=${encodeURIComponent(language)}`}`;
}

/**
 * Fetch the rules. Whether there are any is found out first: browsers log every refusal as an error.
 * @param {Wanted} wanted
 * @returns {Promise<RulesView>}
 */
async function fetchRules(wanted) {
  const { table, sheet, language } = wanted;
  if (table) await seenTable(table);
  else await loadShelf();
  if (!table && !shelf.value.some((pad) => pad.id === sheet)) throw new Problem("sheet-unknown", "");
  return ask("GET", address(wanted, "rules", language), table ? { token: tokenFor(table) } : {});
}

/**
 * Wait until a table lets us see it: its live connection says so, or why not.
 * @param {string} table
 * @returns {Promise<void>}
 */
function seenTable(table) {
  return new Promise((resolve, reject) => {
    let why = new Problem("away", "");
    const told = (/** @type {import("../wire").Told} */ message) => {
      if (message.type === "refused") why = new Problem(message.code, message.text);
    };
    const connection = new Connection(table, tokenFor(table), { told, seen: () => 0 });
    connection.state.subscribe((state) => {
      if (state === "opening") return;
      if (state === "open") resolve();
      else reject(why);
      connection.close();
    });
  });
}

/** @param {Wanted} wanted */
function OneSheet(wanted) {
  const { sheet, table, language } = wanted;
  const [view, setView] = useState(/** @type {RulesView | null} */ (null));
  const [problem, setProblem] = useState(/** @type {import("../asking.js").Problem | null} */ (null));
  useEffect(() => {
    let current = true;
    fetchRules(wanted).then(
      (/** @type {RulesView} */ found) => {
        if (!current) return;
        document.title = say("page-title", { title: say("page-rules-title", { title: found.page.title }) });
        setView(found);
        setProblem(null);
      },
      (/** @type {import("../asking.js").Problem} */ error) => current && setProblem(error),
    );
    return () => {
      current = false;
    };
  }, [sheet, table, language, languages.value.language]);
  if (problem) return html`<${Missing} problem=${problem} />`;
  if (!view) return html`<main class="moment"><p>${say("page-opening")}</p></main>`;
  return html`
    <main class="rules">
      <${Top} view=${view} wanted=${wanted} />
      <${RuleSheet} view=${view} />
    </main>`;
}

/** @param {{ problem: import("../asking.js").Problem }} props */
function Missing({ problem }) {
  const unknown = problem.code === "sheet-unknown";
  return html`
    <main class="moment">
      <section class="paper panel"><div class="binding"></div>
        <h1>${say(problem.code === "away" ? "page-rules" : "page-rules-missing")}</h1>
        ${!unknown && html`<p class="soft" role="alert">${problem.message || say("page-away")}</p>`}
        <a class="quiet" href="/rules" onClick=${follow}>${say("page-rules-back")}</a>
      </section>
    </main>`;
}

/** @param {{ view: RulesView, wanted: Wanted }} props */
function Top({ view, wanted }) {
  const { pad, page } = view;
  const { table } = wanted;
  return html`
    <header class="rules-top">
      <a class="plain" href=${table ? `/${table}` : "/rules"} onClick=${follow}
        aria-label=${say(table ? "page-rules-table" : "page-rules-back")}><${Back} /></a>
      <div class="rules-titles">
        <p class="kicker">${imprint(pad) || say("page-no-publisher")}</p>
        <h1>${page.title}</h1>
        <p>${special(pad)}</p>
        ${page.imprint.map((line) => html`<p class="soft small-print">${line.text}<${Marks} marks=${line.marks} /></p>`)}
        <${Languages} view=${view} wanted=${wanted} />
      </div>
      <div class="rules-acts">
        ${table
          ? html`<a class="red" href=${`/${table}`} onClick=${follow}>${say("page-rules-table")}</a>`
          : html`<a class="red" href=${`/new?sheet=${view.sheet}`} onClick=${follow}>${say("page-rules-play")}</a>`}
        <a class="quiet" href=${address({ ...wanted, table: view.on_shelf ? "" : table, sheet: view.sheet }, "pad.html", view.language)}>
          <${Down} /><span>${say("page-rules-print")}</span></a>
      </div>
    </header>`;
}

/**
 * The languages the sheet is printed in, each by its own name.
 * @param {{ view: RulesView, wanted: Wanted }} props
 */
function Languages({ view, wanted }) {
  const choices = [...new Set([...view.languages, view.language])];
  if (choices.length < 2) return null;
  const named = choices.map((one) => ({ one, name: ownName(one) }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const choose = (/** @type {Event} */ event) => {
    const language = /** @type {HTMLSelectElement} */ (event.currentTarget).value;
    const which = wanted.table ? `table=${wanted.table}` : `sheet=${wanted.sheet}`;
    go(`/rules?${which}&language=${language}`, { instead: true });
  };
  return html`
    <label class="rules-language"><span>${say("page-rules-language")}</span>
      <select value=${view.language} onChange=${choose}>
        ${named.map(({ one, name }) => html`<option value=${one} lang=${one}>${name}</option>`)}
      </select></label>`;
}
