// The explorer: any pad, any dice, and what every choice is worth. Its address is the position.
import { html, signal, useEffect, useRef, useState } from "../html.js";
import { notOurs } from "../keys.js";
import { headline, useLooked, useRules } from "../looking.js";
import { habits } from "../memory.js";
import { keepNear } from "../nearby.js";
import { boxCell, cellLabel, CellText } from "../parts/cells.js";
import { Dialog } from "../parts/dialog.js";
import { Face } from "../parts/die.js";
import { Back, Close, Grid } from "../parts/icons.js";
import { BoxRow, CardOfPad } from "../parts/pad-card.js";
import { PassButton } from "../parts/passing.js";
import { SheetChoice } from "../parts/sheet-choice.js";
import { Ends, Weighed } from "../parts/weighed.js";
import { explorerAt, readPosition } from "../positions.js";
import { boxName } from "../telling.js";
import { follow } from "../ways.js";
import { languages, percent, say } from "../words.js";
import { loadShelf, shelf } from "./start.js";

/**
 * @typedef {import("../positions.js").Position} Position
 * @typedef {import("../wire").Looked} Looked
 * @typedef {import("../wire").PadRow} PadRow
 * @typedef {(changes: Partial<Position> | ((now: Position) => Partial<Position>)) => void} Change What changes may follow
 *   from how things stand at that moment, where keys come faster than pictures.
 */

const ANEW = { filled: {}, bonuses: 0, dice: [], left: null };
const FACES = [1, 2, 3, 4, 5, 6];

const roomy = matchMedia("(min-width: 900px)");
const beside = signal(roomy.matches);
roomy.addEventListener("change", () => (beside.value = roomy.matches));

/** @param {{ search: string, own: string }} props The parts of the address that say which position, and by which sheet. */
export function ExplorerScreen({ search, own }) {
  useEffect(keepNear, []);
  const [away, setAway] = useState("");
  const [position, setPosition] = useState(() => readPosition(search, own));
  useEffect(() => setPosition(readPosition(search, own)), [search, own]);
  const rules = useRules(position.own ?? "");
  useEffect(() => {
    document.title = say("page-title", { title: say("page-explorer") });
    loadShelf().then(() => setAway(""), () => setAway(say("page-away")));
  }, [languages.value.language]);
  const sheet = position.sheet || known(habits().sheet) || shelf.value.find((pad) => pad.usual)?.id || "";
  const { looked: last, problem: refused, share } = useLooked({ ...position, sheet }, rules);
  const problem = refused || (last ? "" : away);
  const mine = Boolean(position.own) && rules !== ""; // a link that cannot be read is none
  const same = mine ? last?.pad.on_shelf === false : last?.sheet === sheet;
  const looked = same ? last : null; // what is told of another pad is no answer
  const pad = looked?.pad ?? (mine ? null : shelf.value.find((one) => one.id === sheet));
  const now = useRef(position);
  now.current = { ...position, sheet };
  /** @type {Change} */
  const change = (changes) => {
    const next = { ...now.current, ...(typeof changes === "function" ? changes(now.current) : changes) };
    now.current = next;
    setPosition(next);
    history.replaceState(history.state, "", explorerAt(next));
  };
  return html`
    <main class="explore">
      <header class="top">
        <a class="plain" href="/" onClick=${follow} aria-label=${say("page-home")}><${Back} /></a>
        <div class="titles"><h1>${say("page-explorer")}</h1><p>${say("page-explorer-about")}</p></div>
        <div class="top-right"><${PassButton} url=${location.origin + explorerAt({ ...position, sheet })} label=${say("page-explorer-link")}
          done=${say("page-explorer-copied")} kind="plain" bare /></div>
      </header>
      <div class="explore-card">
        <${SheetChoice} label=${say("page-explorer-pad")} sheet=${mine ? "" : sheet} own=${looked?.pad.title}
          choose=${(/** @type {string} */ chosen) => change({ ...ANEW, sheet: chosen, own: "" })} />
        ${looked && html`<${Card} looked=${looked} position=${position} change=${change} />`}
      </div>
      <div class="explore-dice">
        ${pad && html`<${Thrown} pad=${pad} position=${{ ...position, dice: position.dice.slice(0, pad.dice) }} change=${change} />`}
      </div>
      <div class="explore-answer">
        ${problem && html`<p class="strip tone-problem" role="alert"><span class="dot"></span><span class="said">${problem}</span></p>`}
        ${problem && html`<button class="quiet anew" onClick=${() => change(ANEW)}>${say("page-explorer-anew")}</button>`}
        ${share !== null && html`<${Solving} share=${share} />`}
        ${looked && !problem && html`<${Answer} looked=${looked} dice=${position.dice} rules=${rules ?? ""} />`}
      </div>
    </main>`;
}

/** @param {string} sheet */
function known(sheet) {
  return shelf.value.some((pad) => pad.id === sheet) ? sheet : "";
}

/** @param {{ share: number }} props */
function Solving({ share }) {
  if (!share) return html`<p class="soft" role="status">${say("page-opening")}</p>`;
  return html`
    <div class="solving" role="status">
      <p>${say("page-explorer-solving")}</p>
      <progress value=${share} max="1" aria-label=${say("page-explorer-progress", { percent: percent(share) })}></progress>
    </div>`;
}

// The card

/** @param {{ looked: Looked, position: Position, change: Change }} props */
function Card({ looked, position, change }) {
  const [whole, setWhole] = useState(false);
  const [asked, setAsked] = useState("");
  const { pad, card } = looked;
  const boxes = pad.rows.filter((row) => row.kind === "box");
  const cellOf = (/** @type {PadRow} */ row) =>
    boxCell(card.points[boxes.indexOf(row)], looked.entries.find((one) => one.key === row.key));
  const label = (/** @type {PadRow} */ row) =>
    say("page-explorer-set", { cell: cellLabel(row.label, cellOf(row), looked.reasons[row.key ?? ""] ?? "") });
  const take = (/** @type {PadRow} */ row) => (looked.takes[row.key ?? ""] ? () => setAsked(row.key ?? "") : null);
  const box = (/** @type {PadRow} */ row) => html`
    <${BoxRow} row=${row} cell=${cellOf(row)} label=${label(row)} take=${take(row)} />`;
  const open = beside.value || whole;
  return html`
    ${open ? html`<${CardOfPad} pad=${pad} card=${card} label=${say("page-explorer-card")} box=${box} />` : html`
      <div class="card-strip paper" role="group" aria-label=${say("page-explorer-card")}>
        ${boxes.map((row) => html`
          <button key=${row.key} class="strip-box" aria-label=${label(row)} disabled=${!take(row)} onClick=${take(row)}>
            <span aria-hidden="true">${row.label}</span>${" "}<span class="cell" aria-hidden="true"><${CellText} cell=${cellOf(row)} /></span>
          </button>`)}
      </div>`}
    <div class="card-acts">
      ${!beside.value && html`<button class="plain word" aria-expanded=${whole} onClick=${() => setWhole(!whole)}>
        <${Grid} /><span>${say(whole ? "page-explorer-strip" : "page-explorer-whole")}</span></button>`}
      ${Object.keys(position.filled).length > 0 && html`
        <button class="plain word" onClick=${() => change({ filled: {}, bonuses: 0 })}>${say("page-explorer-clear-card")}</button>`}
    </div>
    ${looked.bonuses.length > 1 && html`<${Bonuses} looked=${looked} change=${change} />`}
    ${asked && html`<${PointsDialog} looked=${looked} key=${asked} box=${asked} position=${position} change=${change} close=${() => setAsked("")} />`}`;
}

/** @param {{ looked: Looked, change: Change }} props */
function Bonuses({ looked, change }) {
  return html`
    <label class="explore-sheet"><span>${say("page-explorer-bonuses")}</span>
      <select value=${looked.card.bonuses} onChange=${(/** @type {any} */ event) => change({ bonuses: Number(event.currentTarget.value) })}>
        ${looked.bonuses.map((points) => html`<option value=${points} selected=${points === looked.card.bonuses}>${points}</option>`)}
      </select></label>`;
}

/** @param {{ looked: Looked, box: string, position: Position, change: Change, close: () => void }} props */
function PointsDialog({ looked, box, position, change, close }) {
  const now = position.filled[box];
  const pick = (/** @type {number | null} */ points) => {
    const { [box]: _, ...others } = position.filled;
    const filled = points === null ? others : { ...others, [box]: points };
    close();
    change({ filled });
  };
  return html`
    <${Dialog} title=${boxName(looked.pad, box)} close=${close}>
      <p class="soft">${say("page-explorer-which")}</p>
      <div class="points">
        <button class="point open-point" aria-pressed=${now === undefined} autofocus=${now === undefined} onClick=${() => pick(null)}>${say("page-explorer-open")}</button>
        ${looked.takes[box]?.map((points) => html`
          <button key=${points} class="point" aria-pressed=${now === points} autofocus=${now === points} onClick=${() => pick(points)}>${points}</button>`)}
      </div>
    <//>`;
}

// The dice

/** @param {{ pad: import("../wire").PadView, position: Position, change: Change }} props */
function Thrown({ pad, position, change }) {
  const { dice } = position;
  const add = (/** @type {number} */ face) => change((now) => ({ dice: [...now.dice, face].slice(0, pad.dice) }));
  const remove = (/** @type {number} */ place) => change((now) => ({ dice: now.dice.filter((_, at) => at !== place) }));
  const takeBack = () => change((now) => ({ dice: now.dice.slice(0, -1) }));
  const throwAll = () => change({ dice: Array.from({ length: pad.dice }, () => 1 + Math.floor(Math.random() * FACES.length)) });
  useEffect(() => {
    const press = (/** @type {KeyboardEvent} */ event) => {
      if (notOurs(event)) return;
      if (/^[1-6]$/.test(event.key)) add(Number(event.key));
      else if (event.key === "Backspace") takeBack();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
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
        <button class="quiet" onClick=${throwAll}>${say("page-explorer-throw")}</button>
      </div>
    </section>`;
}

// What is told

/** @param {{ looked: Looked, dice: number[], rules: string }} props */
function Answer({ looked, dice, rules }) {
  const { pad, advice, turn } = looked;
  if (advice) {
    return html`
      <section class="paper panel answer">
        <h2>${headline(looked)}</h2>
        <${Weighed} looked=${looked} rules=${rules} />
        <div class="reasons soft">${advice.why?.map((sentence) => html`<p>${sentence}</p>`)}</div>
      </section>`;
  }
  if (!turn) return html`<section class="paper panel answer"><h2>${headline(looked)}</h2></section>`;
  return html`
    <section class="paper panel answer">
      <h2>${headline(looked)}</h2>
      <p class="soft">${say("page-explorer-more-dice", { count: Math.max(1, pad.dice - dice.length) })}</p>
      <h3>${say("page-explorer-ends-turn")}</h3>
      <${Ends} pad=${pad} ends=${turn.ends} />
    </section>`;
}
