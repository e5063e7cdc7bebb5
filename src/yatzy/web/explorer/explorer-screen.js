// The explorer: any card, any dice, and the value of every choice. Its address is the position.
import { keepFocusNearby } from "../a11y/focus.js";
import { FACES } from "../core/constants.js";
import { html, useEffect, useRef, useState } from "../core/html.js";
import { layout } from "../core/layout.js";
import { explorerUrl, parsePosition } from "../core/position-url.js";
import { followLink } from "../core/router.js";
import { absoluteUrl, replaceAddress } from "../core/static-site.js";
import { formatPercent, languages, say } from "../i18n/fluent.js";
import { boxName } from "../i18n/sentences.js";
import { BoxRow, ScoreCard } from "../pad/card.js";
import { boxCell, cellLabel, CellText } from "../pad/cells.js";
import { ChoiceList, TurnEnds } from "../pad/choice-list.js";
import { isKeyIgnored } from "../pad/keyboard.js";
import { SheetChoice } from "../sheets/sheet-choice.js";
import { loadShelf, shelf } from "../sheets/shelf.js";
import { readLastUsed } from "../storage/local-store.js";
import { Dialog } from "../ui/dialog.js";
import { Face } from "../ui/die.js";
import { Back, Close, Grid } from "../ui/icons.js";
import { ShareButton } from "../ui/share-button.js";
import { headline, useLinkedRules, usePositionEvaluation } from "./position-query.js";

/**
 * @typedef {import("../core/position-url.js").Position} Position
 * @typedef {import("../net/wire").PositionView} PositionEvaluation
 * @typedef {import("../net/wire").RowView} PadRow
 * @typedef {(changes: Partial<Position> | ((now: Position) => Partial<Position>)) => void} Change A function
 *   gets the latest position, since keys may come faster than renders.
 */

const EMPTY_POSITION = { filled: {}, bonuses: 0, dice: [], left: null };

/** @param {{ search: string, own: string }} props The query and the fragment of the address. */
export function ExplorerScreen({ search, own }) {
  useEffect(keepFocusNearby, []);
  const [shelfProblem, setShelfProblem] = useState("");
  const [position, setPosition] = useState(() => parsePosition(search, own));
  useEffect(() => setPosition(parsePosition(search, own)), [search, own]);
  const rules = useLinkedRules(position.own ?? "");
  useEffect(() => {
    document.title = say("page-title", { title: say("page-explorer") });
    loadShelf().then(() => setShelfProblem(""), () => setShelfProblem(say("page-away")));
  }, [languages.value.language]);
  const sheet = position.sheet || findOnShelf(readLastUsed().sheet) || shelf.value.find((pad) => pad.usual)?.id || "";
  const { evaluation: last, problem: queryProblem, share } = usePositionEvaluation({ ...position, sheet }, rules);
  const problem = queryProblem || (last ? "" : shelfProblem);
  const hasOwnRules = Boolean(position.own) && rules !== ""; // a link that cannot be read counts as none
  const isCurrent = hasOwnRules ? last?.pad.on_shelf === false : last?.sheet === sheet;
  const evaluation = isCurrent ? last : null; // the last evaluation may be of another sheet
  const pad = evaluation?.pad ?? (hasOwnRules ? null : shelf.value.find((one) => one.id === sheet));
  const now = useRef(position);
  now.current = { ...position, sheet };
  /** @type {Change} */
  const change = (changes) => {
    const next = { ...now.current, ...(typeof changes === "function" ? changes(now.current) : changes) };
    now.current = next;
    setPosition(next);
    replaceAddress(explorerUrl(next));
  };
  return html`
    <main class="explore" data-layout=${layout.value}>
      <header class="top">
        <a class="plain" href="/" onClick=${followLink} aria-label=${say("page-home")}><${Back} /></a>
        <div class="titles"><h1>${say("page-explorer")}</h1><p>${say("page-explorer-about")}</p></div>
        <div class="top-right"><${ShareButton} url=${absoluteUrl(explorerUrl({ ...position, sheet }))} label=${say("page-explorer-link")}
          done=${say("page-explorer-copied")} kind="plain" bare /></div>
      </header>
      <div class="explore-card">
        <${SheetChoice} label=${say("page-explorer-pad")} sheet=${hasOwnRules ? "" : sheet} own=${evaluation?.pad.title}
          choose=${(/** @type {string} */ chosen) => change({ ...EMPTY_POSITION, sheet: chosen, own: "" })} />
        ${evaluation && html`<${CardPanel} evaluation=${evaluation} position=${position} change=${change} />`}
      </div>
      <div class="explore-dice">
        ${pad && html`<${DiceInput} pad=${pad} position=${{ ...position, dice: position.dice.slice(0, pad.dice) }} change=${change} />`}
      </div>
      <div class="explore-answer">
        ${problem && html`<p class="strip tone-problem" role="alert"><span class="dot"></span><span class="said">${problem}</span></p>`}
        ${problem && html`<button class="quiet anew" onClick=${() => change(EMPTY_POSITION)}>${say("page-explorer-anew")}</button>`}
        ${share !== null && html`<${SolvingProgress} share=${share} />`}
        ${evaluation && !problem && html`<${AnswerPanel} evaluation=${evaluation} dice=${position.dice} rules=${rules ?? ""} />`}
      </div>
    </main>`;
}

/** @param {string} sheet */
function findOnShelf(sheet) {
  return shelf.value.some((pad) => pad.id === sheet) ? sheet : "";
}

/** @param {{ share: number }} props */
function SolvingProgress({ share }) {
  if (!share) return html`<p class="soft" role="status">${say("page-opening")}</p>`;
  return html`
    <div class="solving" role="status">
      <p>${say("page-explorer-solving")}</p>
      <progress value=${share} max="1" aria-label=${say("page-explorer-progress", { percent: formatPercent(share) })}></progress>
    </div>`;
}

// The card

/** @param {{ evaluation: PositionEvaluation, position: Position, change: Change }} props */
function CardPanel({ evaluation, position, change }) {
  const [isExpanded, setIsExpanded] = useState(false);
  const [openBox, setOpenBox] = useState("");
  const { pad, card } = evaluation;
  const boxes = pad.rows.filter((row) => row.kind === "box");
  const cellOf = (/** @type {PadRow} */ row) =>
    boxCell(card.points[boxes.indexOf(row)], evaluation.entries.find((one) => one.key === row.key));
  const label = (/** @type {PadRow} */ row) =>
    say("page-explorer-set", { cell: cellLabel(row.label, cellOf(row), evaluation.reasons[row.key ?? ""] ?? "") });
  const take = (/** @type {PadRow} */ row) => (evaluation.takes[row.key ?? ""] ? () => setOpenBox(row.key ?? "") : null);
  const box = (/** @type {PadRow} */ row) => html`
    <${BoxRow} row=${row} cell=${cellOf(row)} label=${label(row)} take=${take(row)} />`;
  const isOpen = layout.value === "desk" || isExpanded;
  return html`
    ${isOpen ? html`<${ScoreCard} pad=${pad} card=${card} label=${say("page-explorer-card")} box=${box} />` : html`
      <div class="card-strip paper" role="group" aria-label=${say("page-explorer-card")}>
        ${boxes.map((row) => html`
          <button key=${row.key} class="strip-box" aria-label=${label(row)} disabled=${!take(row)} onClick=${take(row)}>
            <span aria-hidden="true">${row.label}</span>${" "}<span class="cell" aria-hidden="true"><${CellText} cell=${cellOf(row)} /></span>
          </button>`)}
      </div>`}
    <div class="card-acts">
      ${layout.value !== "desk" && html`<button class="plain word" aria-expanded=${isExpanded} onClick=${() => setIsExpanded(!isExpanded)}>
        <${Grid} /><span>${say(isExpanded ? "page-explorer-strip" : "page-explorer-whole")}</span></button>`}
      ${Object.keys(position.filled).length > 0 && html`
        <button class="plain word" onClick=${() => change({ filled: {}, bonuses: 0 })}>${say("page-explorer-clear-card")}</button>`}
    </div>
    ${evaluation.bonuses.length > 1 && html`<${BonusField} evaluation=${evaluation} change=${change} />`}
    ${openBox && html`<${PointsDialog} evaluation=${evaluation} key=${openBox} box=${openBox} position=${position} change=${change} close=${() => setOpenBox("")} />`}`;
}

/** @param {{ evaluation: PositionEvaluation, change: Change }} props */
function BonusField({ evaluation, change }) {
  return html`
    <label class="explore-sheet"><span>${say("page-explorer-bonuses")}</span>
      <select value=${evaluation.card.bonuses} onChange=${(/** @type {any} */ event) => change({ bonuses: Number(event.currentTarget.value) })}>
        ${evaluation.bonuses.map((points) => html`<option value=${points} selected=${points === evaluation.card.bonuses}>${points}</option>`)}
      </select></label>`;
}

/** @param {{ evaluation: PositionEvaluation, box: string, position: Position, change: Change, close: () => void }} props */
function PointsDialog({ evaluation, box, position, change, close }) {
  const now = position.filled[box];
  const pick = (/** @type {number | null} */ points) => {
    const { [box]: _, ...others } = position.filled;
    const filled = points === null ? others : { ...others, [box]: points };
    close();
    change({ filled });
  };
  return html`
    <${Dialog} title=${boxName(evaluation.pad, box)} close=${close}>
      <p class="soft">${say("page-explorer-which")}</p>
      <div class="points">
        <button class="point open-point" aria-pressed=${now === undefined} autofocus=${now === undefined} onClick=${() => pick(null)}>${say("page-explorer-open")}</button>
        ${evaluation.takes[box]?.map((points) => html`
          <button key=${points} class="point" aria-pressed=${now === points} autofocus=${now === points} onClick=${() => pick(points)}>${points}</button>`)}
      </div>
    <//>`;
}

// The dice

/** @param {{ pad: import("../net/wire").PadView, position: Position, change: Change }} props */
function DiceInput({ pad, position, change }) {
  const { dice } = position;
  const add = (/** @type {number} */ face) => change((now) => ({ dice: [...now.dice, face].slice(0, pad.dice) }));
  const remove = (/** @type {number} */ place) => change((now) => ({ dice: now.dice.filter((_, at) => at !== place) }));
  const removeLast = () => change((now) => ({ dice: now.dice.slice(0, -1) }));
  const rollAll = () => change({ dice: Array.from({ length: pad.dice }, () => 1 + Math.floor(Math.random() * FACES.length)) });
  useEffect(() => {
    const handleKey = (/** @type {KeyboardEvent} */ event) => {
      if (isKeyIgnored(event)) return;
      if (/^[1-6]$/.test(event.key)) add(Number(event.key));
      else if (event.key === "Backspace") removeLast();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", handleKey);
    return () => removeEventListener("keydown", handleKey);
  });
  const left = position.left ?? pad.rolls - 1;
  return html`
    <section class="explore-felt" aria-label=${say("page-explorer-dice")}>
      <div class="slots">
        ${Array.from({ length: pad.dice }, (_, place) => (dice[place]
          ? html`<button key=${place} class="slot" aria-label=${say("page-explorer-remove", { place: place + 1, face: dice[place] })}
              onClick=${() => remove(place)}><${Face} face=${dice[place]} /></button>`
          : html`<span key=${place} class="slot" role="img" aria-label=${say("page-explorer-empty", { place: place + 1 })}></span>`))}
        ${dice.length > 0 && html`<button class="plain" aria-label=${say("page-explorer-clear")} onClick=${() => change({ dice: [] })}>
          <${Close} /></button>`}
      </div>
      ${dice.length < pad.dice && html`
        <div class="keys" role="group" aria-label=${say("page-explorer-faces")}>
          ${FACES.map((face) => html`
            <button key=${face} class="key" data-face=${face} aria-label=${say("page-face", { face })} onClick=${() => add(face)}>
              <${Face} face=${face} /></button>`)}
        </div>`}
      <div class="explore-turn">
        <fieldset><legend>${say("page-explorer-left")}</legend>
          <div class="segments">
            ${Array.from({ length: pad.rolls }, (_, rolls) => html`
              <label><input type="radio" name="left" checked=${rolls === left} onChange=${() => change({ left: rolls })} /><span>${rolls}</span></label>`)}
          </div></fieldset>
        <button class="quiet" onClick=${rollAll}>${say("page-explorer-throw")}</button>
      </div>
    </section>`;
}

// The evaluation

/** @param {{ evaluation: PositionEvaluation, dice: number[], rules: string }} props */
function AnswerPanel({ evaluation, dice, rules }) {
  const { pad, advice, turn } = evaluation;
  if (advice) {
    return html`
      <section class="paper panel answer">
        <h2>${headline(evaluation)}</h2>
        <${ChoiceList} evaluation=${evaluation} rules=${rules} />
        <div class="reasons soft">${advice.why?.map((sentence) => html`<p>${sentence}</p>`)}</div>
      </section>`;
  }
  if (!turn) return html`<section class="paper panel answer"><h2>${headline(evaluation)}</h2></section>`;
  return html`
    <section class="paper panel answer">
      <h2>${headline(evaluation)}</h2>
      <p class="soft">${say("page-explorer-more-dice", { count: Math.max(1, pad.dice - dice.length) })}</p>
      <h3>${say("page-explorer-ends-turn")}</h3>
      <${TurnEnds} pad=${pad} ends=${turn.ends} />
    </section>`;
}
