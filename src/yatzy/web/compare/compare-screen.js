// Sheets side by side: their rules, the points of the same dice, and the totals of best play.
import { keepFocusNearby } from "../a11y/focus.js";
import { html, useEffect, useState } from "../core/html.js";
import { isWide } from "../core/layout.js";
import { followLink, navigate, route } from "../core/router.js";
import { readAddress } from "../core/static-site.js";
import { formatNumber, formatPercent, languages, say } from "../i18n/fluent.js";
import { request, SOLVE_TIMEOUT_MS } from "../net/http.js";
import { requestWithProgress } from "../net/stream.js";
import { checkResult, draft, restoreDraft, validResult } from "../sheets/draft.js";
import { loadShelf, shelf } from "../sheets/shelf.js";
import { Face } from "../ui/die.js";
import { Figure } from "../ui/figure.js";
import { Back, Close } from "../ui/icons.js";
import { ComparisonTable } from "./comparison-table.js";

/**
 * @typedef {import("../net/wire").Comparison} Comparison
 * @typedef {import("../net/wire").OddsView} OddsView
 */

/** The id of the draft of own rules in addresses. */
const OWN_SHEET = "own";
const MAX_SHEETS = 6;
const DEFAULT_DICE = [5, 5, 5, 6, 6, 6];

/** Return the sheets and dice in the address. */
function readQuery() {
  const params = readAddress().searchParams;
  return {
    sheets: (params.get("sheets") ?? "").split(",").filter(Boolean).slice(0, MAX_SHEETS),
    dice: [...(params.get("dice") ?? "")].map(Number).filter((face) => face >= 1 && face <= 6).slice(0, 6),
  };
}

/**
 * Show other sheets and dice by changing the address, which can be shared.
 * @param {string[]} sheets
 * @param {number[]} dice
 */
function showComparison(sheets, dice) {
  navigate(`/compare?sheets=${sheets.join(",")}&dice=${dice.join("")}`, { replace: true, keepScroll: true });
}

export function CompareScreen() {
  useEffect(keepFocusNearby, []);
  const query = route.value && readQuery();
  const [problem, setProblem] = useState("");
  useEffect(() => {
    document.title = say("page-title", { title: say("page-compare") });
    loadShelf().catch(() => setProblem(say("page-away")));
    restoreDraft();
  }, [languages.value.language]);
  const pads = shelf.value;
  if (!pads.length) return html`<main class="moment"><p class="soft">${problem || say("page-opening")}</p></main>`;
  const validSheets = query.sheets.filter((id) => pads.some((pad) => pad.id === id) || (id === OWN_SHEET && draft.value));
  const sheets = validSheets.length ? validSheets : defaultSheets();
  const count = diceCount(sheets[0]);
  const dice = Array.from({ length: count }, (_, at) => query.dice[at] ?? DEFAULT_DICE[at]);
  return html`
    <main class="compare">
      <header class="top plain-top"><a class="home-link" href="/" onClick=${followLink}><${Back} />${say("page-yatzy")}</a></header>
      <h1>${say("page-compare")}</h1>
      <${SheetChips} sheets=${sheets} change=${(/** @type {string[]} */ next) => showComparison(next, dice)} />
      <${HandInput} dice=${dice} change=${(/** @type {number[]} */ next) => showComparison(sheets, next)} />
      <${ComparisonView} sheets=${sheets} dice=${dice} />
    </main>`;
}

/** Return the sheets to compare by default: the first on the shelf, and the first that differs from it. */
function defaultSheets() {
  const [first, ...others] = shelf.value;
  const other = others.find((pad) => pad.rows.length !== first.rows.length && pad.dice === first.dice) ?? others[0];
  return [first, other].filter(Boolean).map((pad) => pad.id);
}

/** @param {string} id */
function diceCount(id) {
  return (id === OWN_SHEET ? draft.value?.sheet.dice : shelf.value.find((pad) => pad.id === id)?.dice) ?? 0;
}

/** @param {string} id */
function sheetTitle(id) {
  if (id === OWN_SHEET) return draft.value?.sheet.title ?? "";
  const pad = shelf.value.find((one) => one.id === id);
  return [pad?.publisher, pad?.title].filter(Boolean).join(" ");
}

/**
 * @param {{ sheets: string[], change: (sheets: string[]) => void }} props
 */
function SheetChips({ sheets, change }) {
  const others = [...shelf.value.map((pad) => pad.id), ...(draft.value ? [OWN_SHEET] : [])].filter((id) => !sheets.includes(id));
  return html`
    <div class="chosen-pads">
      <ul>${sheets.map((id) => html`
        <li key=${id}><span>${sheetTitle(id)}</span>
          ${sheets.length > 1 && html`<button class="plain" aria-label=${say("page-compare-remove", { title: sheetTitle(id) })}
            onClick=${() => change(sheets.filter((one) => one !== id))}><${Close} /></button>`}</li>`)}</ul>
      ${sheets.length < MAX_SHEETS && others.length > 0 && html`
        <label><span class="unseen">${say("page-compare-add")}</span>
          <select value="" onChange=${(/** @type {any} */ event) => event.currentTarget.value && change([...sheets, event.currentTarget.value])}>
            <option value="">${say("page-compare-add")}</option>
            ${others.map((id) => html`<option value=${id}>${sheetTitle(id)}</option>`)}
          </select></label>`}
    </div>`;
}

/**
 * The dice to compare by: a tap, the arrow keys or a digit changes one.
 * @param {{ dice: number[], change: (dice: number[]) => void }} props
 */
function HandInput({ dice, change }) {
  const turn = (/** @type {number} */ at, /** @type {number} */ by) => change(dice.with(at, ((dice[at] + by + 5) % 6) + 1));
  const handleKey = (/** @type {KeyboardEvent} */ event, /** @type {number} */ at) => {
    const by = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key];
    if (by) turn(at, by);
    else if (/^[1-6]$/.test(event.key)) change(dice.with(at, Number(event.key)));
    else return;
    event.preventDefault();
  };
  return html`
    <fieldset class="hand">
      <legend>${say("page-compare-hand")}</legend>
      <div>${dice.map((face, at) => html`
        <button type="button" aria-label=${say("page-compare-die", { place: at + 1, face })} onClick=${() => turn(at, 1)}
          onKeyDown=${(/** @type {KeyboardEvent} */ event) => handleKey(event, at)}><${Face} face=${face} /></button>`)}</div>
      <p class="soft">${say("page-compare-hand-about")}</p>
    </fieldset>`;
}

/**
 * Return the sheets as the server expects them; null while own rules among them have faults.
 * @param {string[]} sheets
 */
function toRequest(sheets) {
  const own = validResult.value?.sheet;
  if (sheets.includes(OWN_SHEET) && !own) return null;
  return sheets.map((id) => (id === OWN_SHEET ? { rules: own } : { sheet: id }));
}

/** @param {{ sheets: string[], dice: number[] }} props */
function ComparisonView({ sheets, dice }) {
  const [table, setTable] = useState(/** @type {Comparison | null} */ (null));
  const [problem, setProblem] = useState("");
  const requestSheets = toRequest(sheets);
  const key = JSON.stringify(requestSheets);
  useEffect(() => {
    let isCurrent = true;
    if (!requestSheets) return;
    request("POST", "/api/compare", { body: { sheets: requestSheets, dice: dice.join("") }, timeout: SOLVE_TIMEOUT_MS }).then(
      (answer) => isCurrent && (setTable(answer), setProblem("")),
      (error) => isCurrent && setProblem(error.message || say("page-away")),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, dice.join(""), languages.value.language]);
  const { odds, share, refused: oddsProblem } = useOdds(requestSheets, key);
  const hasFaults = sheets.includes(OWN_SHEET) && !validResult.value && checkResult.value?.faults;
  if (hasFaults) return html`<p class="strip tone-problem" role="alert"><span class="dot"></span><span class="said">${say("page-compare-own-wrong")}</span></p>`;
  return html`
    ${problem && html`<p class="strip tone-problem" role="alert"><span class="dot"></span><span class="said">${problem}</span></p>`}
    ${table && html`<${ComparisonTable} table=${table} totals=${expectedTotals(table, odds, share)} />`}
    <section class="paper panel ends" aria-labelledby="ends">
      <div class="binding"></div>
      <h2 id="ends">${say("page-compare-ends")}</h2>
      ${odds
        ? html`<${Figure} key=${odds.wide.title} figure=${isWide.value ? odds.wide : odds.narrow} />`
        : oddsProblem
          ? html`<p class="strip tone-problem" role="alert"><span class="dot"></span><span class="said">${oddsProblem}</span></p>`
          : html`<label class="following"><span role="status">${say("page-compare-following", { share: formatPercent(share) })}</span>
              <progress max="1" value=${share}></progress></label>`}
    </section>`;
}

/**
 * Return the expected total of best play on each sheet, "…" while it is computed.
 * @param {Comparison} table
 * @param {OddsView | null} odds
 * @param {number} share
 */
function expectedTotals(table, odds, share) {
  return table.columns.map((column) => {
    const one = odds?.sheets.find((sheet) => sheet.digest === column.digest);
    return one ? formatNumber(one.exact_mean ?? one.mean, 2) : share < 1 ? "…" : "";
  });
}

/**
 * Load the distribution of totals of best play, with progress.
 * @param {object[] | null} requestSheets
 * @param {string} key Identifies the request.
 */
function useOdds(requestSheets, key) {
  const [state, setState] = useState({ key: "", odds: /** @type {OddsView | null} */ (null), share: 0, refused: "" });
  useEffect(() => {
    if (!requestSheets) return;
    const controller = new AbortController();
    setState({ key, odds: null, share: 0, refused: "" });
    const onProgress = (/** @type {number} */ share) => !controller.signal.aborted && setState((before) => ({ ...before, share }));
    requestWithProgress("/api/odds", { sheets: requestSheets }, { onProgress, signal: controller.signal }).then(
      (odds) => !controller.signal.aborted && setState({ key, odds, share: 1, refused: "" }),
      (error) => !controller.signal.aborted && setState({ key, odds: null, share: 1, refused: error.message || say("page-away") }),
    );
    return () => controller.abort();
  }, [key, languages.value.language]);
  return state.key === key ? state : { odds: null, share: 0, refused: "" };
}
