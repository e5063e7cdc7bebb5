// Pads side by side: what each says, what the same dice give by it, what best play makes, and how games end.
import { ask } from "../asking.js";
import { draft, found, good, recallDraft } from "../draft.js";
import { askFollowing } from "../following.js";
import { html, useEffect, useState } from "../html.js";
import { keepNear } from "../nearby.js";
import { Figure } from "../parts/figure.js";
import { Back, Close } from "../parts/icons.js";
import { Side } from "../parts/side-by-side.js";
import { Face } from "../parts/die.js";
import { follow, go, place } from "../ways.js";
import { decimal, languages, percent, say } from "../words.js";
import { loadShelf, shelf } from "./start.js";

/**
 * @typedef {import("../wire").Comparison} Comparison
 * @typedef {import("../wire").OddsView} OddsView
 */

/** What stands for the sheet that is being written in this browser. */
const OWN = "own";
const MOST = 6;
const FIRST = [5, 5, 5, 6, 6, 6];

/** Return what the address asks for. */
function wanted() {
  const asked = new URLSearchParams(location.search);
  return {
    sheets: (asked.get("sheets") ?? "").split(",").filter(Boolean).slice(0, MOST),
    dice: [...(asked.get("dice") ?? "")].map(Number).filter((face) => face >= 1 && face <= 6).slice(0, 6),
  };
}

/**
 * Show these from now on; the address says so, and can be handed on.
 * @param {string[]} sheets
 * @param {number[]} dice
 */
function show(sheets, dice) {
  go(`/compare?sheets=${sheets.join(",")}&dice=${dice.join("")}`, { instead: true, stay: true });
}

export function CompareScreen() {
  useEffect(keepNear, []);
  const here = place.value && wanted();
  const [problem, setProblem] = useState("");
  useEffect(() => {
    document.title = say("page-title", { title: say("page-compare") });
    loadShelf().catch(() => setProblem(say("page-away")));
    recallDraft();
  }, [languages.value.language]);
  const pads = shelf.value;
  if (!pads.length) return html`<main class="moment"><p class="soft">${problem || say("page-opening")}</p></main>`;
  const known = here.sheets.filter((id) => pads.some((pad) => pad.id === id) || (id === OWN && draft.value));
  const sheets = known.length ? known : usual();
  const count = dicesOf(sheets[0]);
  const dice = Array.from({ length: count }, (_, at) => here.dice[at] ?? FIRST[at]);
  return html`
    <main class="compare">
      <header class="top plain-top"><a class="home-link" href="/" onClick=${follow}><${Back} />${say("page-yatzy")}</a></header>
      <h1>${say("page-compare")}</h1>
      <${Chosen} sheets=${sheets} change=${(/** @type {string[]} */ next) => show(next, dice)} />
      <${Hand} dice=${dice} change=${(/** @type {number[]} */ next) => show(sheets, next)} />
      <${Compared} sheets=${sheets} dice=${dice} />
    </main>`;
}

/** The pads that are compared where none are named: the first on the shelf, and the first that plays otherwise. */
function usual() {
  const [first, ...others] = shelf.value;
  const other = others.find((pad) => pad.rows.length !== first.rows.length && pad.dice === first.dice) ?? others[0];
  return [first, other].filter(Boolean).map((pad) => pad.id);
}

/** @param {string} id */
function dicesOf(id) {
  return (id === OWN ? draft.value?.sheet.dice : shelf.value.find((pad) => pad.id === id)?.dice) ?? 5;
}

/** @param {string} id */
function titleOf(id) {
  if (id === OWN) return draft.value?.sheet.title ?? "";
  const pad = shelf.value.find((one) => one.id === id);
  return [pad?.publisher, pad?.title].filter(Boolean).join(" ");
}

/**
 * @param {{ sheets: string[], change: (sheets: string[]) => void }} props
 */
function Chosen({ sheets, change }) {
  const others = [...shelf.value.map((pad) => pad.id), ...(draft.value ? [OWN] : [])].filter((id) => !sheets.includes(id));
  return html`
    <div class="chosen-pads">
      <ul>${sheets.map((id) => html`
        <li key=${id}><span>${titleOf(id)}</span>
          ${sheets.length > 1 && html`<button class="plain" aria-label=${say("page-compare-remove", { title: titleOf(id) })}
            onClick=${() => change(sheets.filter((one) => one !== id))}><${Close} /></button>`}</li>`)}</ul>
      ${sheets.length < MOST && others.length > 0 && html`
        <label><span class="unseen">${say("page-compare-add")}</span>
          <select value="" onChange=${(/** @type {any} */ event) => event.currentTarget.value && change([...sheets, event.currentTarget.value])}>
            <option value="">${say("page-compare-add")}</option>
            ${others.map((id) => html`<option value=${id}>${titleOf(id)}</option>`)}
          </select></label>`}
    </div>`;
}

/**
 * The hand: a tap turns a die on, and so do the arrow keys and digits.
 * @param {{ dice: number[], change: (dice: number[]) => void }} props
 */
function Hand({ dice, change }) {
  const turn = (/** @type {number} */ at, /** @type {number} */ by) => change(dice.with(at, ((dice[at] + by + 5) % 6) + 1));
  const press = (/** @type {KeyboardEvent} */ event, /** @type {number} */ at) => {
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
          onKeyDown=${(/** @type {KeyboardEvent} */ event) => press(event, at)}><${Face} face=${face} /></button>`)}</div>
      <p class="soft">${say("page-compare-hand-about")}</p>
    </fieldset>`;
}

/**
 * Return the sheets as the server is asked for them; nothing while the own one has faults.
 * @param {string[]} sheets
 */
function asAsked(sheets) {
  const own = good.value?.sheet;
  if (sheets.includes(OWN) && !own) return null;
  return sheets.map((id) => (id === OWN ? { rules: own } : { sheet: id }));
}

/** @param {{ sheets: string[], dice: number[] }} props */
function Compared({ sheets, dice }) {
  const [table, setTable] = useState(/** @type {Comparison | null} */ (null));
  const [problem, setProblem] = useState("");
  const asked = asAsked(sheets);
  const key = JSON.stringify(asked);
  useEffect(() => {
    let current = true;
    if (!asked) return;
    ask("POST", "/api/compare", { body: { sheets: asked, dice: dice.join("") } }).then(
      (answer) => current && (setTable(answer), setProblem("")),
      (error) => current && setProblem(error.message || say("page-away")),
    );
    return () => {
      current = false;
    };
  }, [key, dice.join(""), languages.value.language]);
  const { odds, share, refused } = useOdds(asked, key);
  const faulty = sheets.includes(OWN) && !good.value && found.value?.faults;
  if (faulty) return html`<p class="strip tone-problem" role="alert"><span class="dot"></span><span class="said">${say("page-compare-own-wrong")}</span></p>`;
  return html`
    ${problem && html`<p class="strip tone-problem" role="alert"><span class="dot"></span><span class="said">${problem}</span></p>`}
    ${table && html`<${Side} table=${table} totals=${totals(table, odds, share)} />`}
    <section class="paper panel ends" aria-labelledby="ends">
      <div class="binding"></div>
      <h2 id="ends">${say("page-compare-ends")}</h2>
      ${odds
        ? html`<${Figure} key=${odds.wide.title} figure=${matchMedia("(min-width: 700px)").matches ? odds.wide : odds.narrow} />`
        : refused
          ? html`<p class="strip tone-problem" role="alert"><span class="dot"></span><span class="said">${refused}</span></p>`
          : html`<label class="following"><span role="status">${say("page-compare-following", { share: percent(share) })}</span>
              <progress max="1" value=${share}></progress></label>`}
    </section>`;
}

/**
 * Return what best play makes by each pad, as far as that is known.
 * @param {Comparison} table
 * @param {OddsView | null} odds
 * @param {number} share
 */
function totals(table, odds, share) {
  return table.columns.map((column) => {
    const one = odds?.sheets.find((sheet) => sheet.digest === column.digest);
    return one ? decimal(one.exact_mean ?? one.mean, 2) : share < 1 ? "…" : "";
  });
}

/**
 * Have every game by some sheets followed to its end.
 * @param {object[] | null} asked
 * @param {string} key What is asked, to tell it from anything else.
 */
function useOdds(asked, key) {
  const [state, setState] = useState({ key: "", odds: /** @type {OddsView | null} */ (null), share: 0, refused: "" });
  useEffect(() => {
    if (!asked) return;
    const stop = new AbortController();
    setState({ key, odds: null, share: 0, refused: "" });
    const told = (/** @type {number} */ share) => !stop.signal.aborted && setState((before) => ({ ...before, share }));
    askFollowing("/api/odds", { sheets: asked }, { told, stop: stop.signal }).then(
      (odds) => !stop.signal.aborted && setState({ key, odds, share: 1, refused: "" }),
      (error) => !stop.signal.aborted && setState({ key, odds: null, share: 1, refused: error.message || say("page-away") }),
    );
    return () => stop.abort();
  }, [key, languages.value.language]);
  return state.key === key ? state : { odds: null, share: 0, refused: "" };
}
