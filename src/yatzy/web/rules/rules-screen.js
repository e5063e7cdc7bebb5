// The rules: the list of sheets, and the rules of one sheet or of a table.
import { html, useEffect, useState } from "../core/html.js";
import { followLink, navigate } from "../core/router.js";
import { isStaticSite } from "../core/static-site.js";
import { hasMessage, languageName, languages, say } from "../i18n/fluent.js";
import { publisherName } from "../i18n/sentences.js";
import { dataUrl } from "../net/data.js";
import { ApiError, request } from "../net/http.js";
import { openTable } from "../net/table-links.js";
import { MiniPad } from "../sheets/mini-pad.js";
import { NoteMarks, RuleSheet } from "../sheets/rule-sheet.js";
import { loadShelf, shelf } from "../sheets/shelf.js";
import { getToken } from "../storage/tables.js";
import { Back, Down } from "../ui/icons.js";

/**
 * @typedef {import("../net/wire").RulesView} RulesView
 * @typedef {import("../net/wire").PadView} PadView
 * @typedef {{ sheet: string, table: string, language: string }} RulesQuery
 */

/** @param {RulesQuery} props */
export function RulesScreen({ sheet, table, language }) {
  return sheet || table
    ? html`<${SheetRules} key=${sheet + table} sheet=${sheet} table=${table} language=${language} />`
    : html`<${SheetList} />`;
}

function SheetList() {
  const [problem, setProblem] = useState("");
  useEffect(() => {
    document.title = say("page-title", { title: say("page-rules") });
    loadShelf().catch(() => setProblem(say("page-away")));
  }, [languages.value.language]);
  return html`
    <main class="start rules-shelf">
      <header class="rules-top">
        <a class="plain" href="/" onClick=${followLink} aria-label=${say("page-home")}><${Back} /></a>
        <div><h1>${say("page-rules")}</h1><p class="soft">${say("page-rules-about")}</p></div>
      </header>
      ${problem && html`<p role="alert">${problem}</p>`}
      <section class="shelf"><ul>
        ${shelf.value.map((pad) => html`
          <li key=${pad.id}><a class="pad-link" href=${`/rules?sheet=${pad.id}`} onClick=${followLink}>
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
  const parts = pad.on_shelf ? [pad.publisher, pad.edition, String(pad.year ?? "")].filter(Boolean) : [publisherName(pad)];
  return [...new Set(parts)].join(" · ");
}

/** @param {PadView} pad */
function special(pad) {
  return hasMessage(`page-sheet-${pad.id}`) ? say(`page-sheet-${pad.id}`) : "";
}

/**
 * Return the API path for a sheet: under its table, which may have own rules, or on the shelf.
 * @param {RulesQuery} query
 * @param {string} what
 * @param {string} language
 */
function apiPath({ sheet, table }, what, language) {
  const where = table ? `tables/${table}` : `sheets/${encodeURIComponent(sheet)}`;
  return `/api/${where}/${what}${language && `?language=${encodeURIComponent(language)}`}`;
}

/**
 * Fetch the rules. Checks first that they exist, since browsers log every 404 as an error.
 * @param {RulesQuery} query
 * @returns {Promise<RulesView>}
 */
async function fetchRules(query) {
  const { table, sheet, language } = query;
  if (table) await waitForTable(table);
  else await loadShelf();
  if (!table && !shelf.value.some((pad) => pad.id === sheet)) throw new ApiError("sheet-unknown", "");
  return request("GET", apiPath(query, "rules", language), table ? { token: getToken(table) } : {});
}

/**
 * Wait until the live connection of a table opens.
 * @param {string} table
 * @returns {Promise<void>}
 */
function waitForTable(table) {
  return new Promise((resolve, reject) => {
    let error = new ApiError("away", "");
    const onMessage = (/** @type {import("../net/wire").ServerMessage} */ message) => {
      if (message.type === "refused") error = new ApiError(message.code, message.text);
    };
    const connection = openTable(table, getToken(table), { onMessage, lastSeq: () => 0 });
    connection.state.subscribe((state) => {
      if (state === "opening") return;
      if (state === "open") resolve();
      else reject(error);
      connection.close();
    });
  });
}

/** @param {RulesQuery} query */
function SheetRules(query) {
  const { sheet, table, language } = query;
  const [view, setView] = useState(/** @type {RulesView | null} */ (null));
  const [problem, setProblem] = useState(/** @type {import("../net/http.js").ApiError | null} */ (null));
  useEffect(() => {
    let isCurrent = true;
    fetchRules(query).then(
      (/** @type {RulesView} */ found) => {
        if (!isCurrent) return;
        document.title = say("page-title", { title: say("page-rules-title", { title: found.page.title }) });
        setView(found);
        setProblem(null);
      },
      (/** @type {import("../net/http.js").ApiError} */ error) => isCurrent && setProblem(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [sheet, table, language, languages.value.language]);
  if (problem) return html`<${Missing} problem=${problem} />`;
  if (!view) return html`<main class="moment"><p>${say("page-opening")}</p></main>`;
  return html`
    <main class="rules">
      <${Top} view=${view} query=${query} />
      <${RuleSheet} view=${view} />
    </main>`;
}

/** @param {{ problem: import("../net/http.js").ApiError }} props */
function Missing({ problem }) {
  const isUnknown = problem.code === "sheet-unknown";
  return html`
    <main class="moment">
      <section class="paper panel"><div class="binding"></div>
        <h1>${say(problem.code === "away" ? "page-rules" : "page-rules-missing")}</h1>
        ${!isUnknown && html`<p class="soft" role="alert">${problem.message || say("page-away")}</p>`}
        <a class="quiet" href="/rules" onClick=${followLink}>${say("page-rules-back")}</a>
      </section>
    </main>`;
}

/** @param {{ view: RulesView, query: RulesQuery }} props */
function Top({ view, query }) {
  const { pad, page } = view;
  const { table } = query;
  return html`
    <header class="rules-top">
      <a class="plain" href=${table ? `/${table}` : "/rules"} onClick=${followLink}
        aria-label=${say(table ? "page-rules-table" : "page-rules-back")}><${Back} /></a>
      <div class="rules-titles">
        <p class="kicker">${imprint(pad) || say("page-no-publisher")}</p>
        <h1>${page.title}</h1>
        <p>${special(pad)}</p>
        ${page.imprint.map((line) => html`<p class="soft small-print">${line.text}<${NoteMarks} marks=${line.marks} /></p>`)}
        <${Languages} view=${view} query=${query} />
      </div>
      <div class="rules-acts">
        ${table
          ? html`<a class="red" href=${`/${table}`} onClick=${followLink}>${say("page-rules-table")}</a>`
          : html`<a class="red" href=${`/new?sheet=${view.sheet}`} onClick=${followLink}>${say("page-rules-play")}</a>`}
        <a class="quiet" href=${isStaticSite ? dataUrl(`${view.language}/pads/${view.sheet.split("+")[0]}.html`)
          : apiPath({ ...query, table: view.on_shelf ? "" : table, sheet: view.sheet }, "pad.html", view.language)}>
          <${Down} /><span>${say("page-rules-print")}</span></a>
      </div>
    </header>`;
}

/**
 * The languages the sheet is printed in.
 * @param {{ view: RulesView, query: RulesQuery }} props
 */
function Languages({ view, query }) {
  const choices = [...new Set([...view.languages, view.language])];
  if (choices.length < 2) return null;
  const named = choices.map((one) => ({ one, name: languageName(one) }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const choose = (/** @type {Event} */ event) => {
    const language = /** @type {HTMLSelectElement} */ (event.currentTarget).value;
    const which = query.table ? `table=${query.table}` : `sheet=${query.sheet}`;
    navigate(`/rules?${which}&language=${language}`, { replace: true });
  };
  return html`
    <label class="rules-language"><span>${say("page-rules-language")}</span>
      <select value=${view.language} onChange=${choose}>
        ${named.map(({ one, name }) => html`<option value=${one} lang=${one}>${name}</option>`)}
      </select></label>`;
}
