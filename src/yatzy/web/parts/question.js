// A question of the drill: a position laid like a table, an answer, and what that cost.
import { ask } from "../asking.js";
import { today } from "../drilling.js";
import { html, useEffect, useRef, useState } from "../html.js";
import { across, notOurs, walk } from "../keys.js";
import { explorerAt } from "../positions.js";
import { LONG, size } from "../screens/table.js";
import { spoken } from "../speech.js";
import { boxName } from "../telling.js";
import { follow, go } from "../ways.js";
import { languages, say } from "../words.js";
import { boxCell, cellLabel } from "./cells.js";
import { Dialog } from "./dialog.js";
import { Face } from "./die.js";
import { Menu } from "./icons.js";
import { BoxRow, CardOfPad } from "./pad-card.js";
import { SheetChoice } from "./sheet-choice.js";
import { DieButton } from "./tray.js";
import { asked as askedAs, Weighed } from "./weighed.js";

/**
 * @typedef {import("../wire").Asked} Asked
 * @typedef {import("../wire").Looked} Looked
 */

/** Keeps no die at all. */
const NONE = "0";

/**
 * @param {{ question: Asked, title: string, about: string, date?: string, before?: string, costs?: number[], next: any,
 *   answered: (looked: Looked, answer: string) => void, told: (looked: Looked) => any }} props `before` is what was answered
 *   earlier, `told` what else there is to say about an answer, `next` where it goes on.
 */
export function Question({ question, title, about, date, before, costs = [], next, answered, told }) {
  const { pad, dice, rolls_left: left } = question;
  const [{ kept, box }, setChoice] = useState(() => ({ kept: dice.map(() => false), box: "" }));
  const latest = useRef({ kept, box }); // keys may come faster than pictures
  const choose = (/** @type {{ kept: boolean[], box: string }} */ next) => {
    latest.current = next;
    setChoice(next);
  };
  const [looked, setLooked] = useState(/** @type {Looked | null} */ (null));
  const [problem, setProblem] = useState("");
  const [menu, setMenu] = useState(false);
  const busy = useRef(false);
  const said = useRef(before);
  const ready = () => Boolean(latest.current.box) || (left > 0 && !latest.current.kept.every(Boolean));
  const judge = async (/** @type {string} */ given, fresh = true) => {
    if (busy.current) return;
    busy.current = true;
    said.current = given;
    try {
      /** @type {Looked} */
      const found = await ask("POST", "/api/positions", { body: { ...askedAs(question), answer: given, ...(date && { date }) } });
      if (fresh) answered(found, given);
      setLooked(found);
      setProblem("");
      spoken.value = found.answered?.text ?? "";
    } catch (error) {
      setProblem(/** @type {Error} */ (error).message || say("page-away"));
    }
    busy.current = false;
  };
  useEffect(() => {
    if (said.current !== undefined) judge(said.current, false);
  }, [languages.value.language]);
  const toggle = (/** @type {number} */ place) => {
    if (!left || looked || !dice[place]) return;
    choose({ box: "", kept: latest.current.kept.map((one, at) => (at === place ? !one : one)) });
  };
  const commit = () => {
    if (looked || !ready()) return;
    const now = latest.current;
    judge(now.box || dice.filter((_, place) => now.kept[place]).join("") || NONE);
  };
  useEffect(() => drillKeys(toggle, commit));
  const side = size.value.startsWith("sideways");
  const take = (/** @type {string} */ key) => choose({ ...latest.current, box: latest.current.box === key ? "" : key });
  const card = html`<${Card} question=${question} box=${box} choose=${looked ? null : take} parts=${size.value === "sideways" ? 3 : 2} />`;
  const long = pad.rows.length > LONG ? " long" : "";
  const dicing = html`<${Dicing} question=${question} kept=${kept} box=${box} toggle=${toggle} commit=${commit} ready=${ready()} problem=${problem} />`;
  return html`
    <main class=${`table drill ${size.value}${long} one${looked ? " told" : ""}`}>
      <header class="top">
        <button class="plain" aria-label=${say("page-menu")} onClick=${() => setMenu(true)}><${Menu} /></button>
        <div class="titles"><h1>${title}</h1><p>${[pad.title, about].join(" · ")}</p></div>
        <div class="top-right">${costs.length > 0 && html`<${Progress} costs=${costs} />`}</div>
      </header>
      <div class="pad-side">
        ${looked && !side && size.value !== "desk" ? html`<details class="drill-card"><summary>${say("page-drill-show-pad")}</summary>${card}</details>` : card}
      </div>
      <div class="dice-side">
        ${looked ? html`<${Told} looked=${looked} told=${told} next=${next} />` : before === undefined && dicing}
      </div>
    </main>
    ${menu && html`<${MenuDialog} sheet=${question.sheet} date=${date} close=${() => setMenu(false)} />`}`;
}

/**
 * Listen to keys: digits put dice aside, arrows walk the pad, Space answers.
 * @param {(place: number) => void} toggle
 * @param {() => void} commit
 */
function drillKeys(toggle, commit) {
  const press = (/** @type {KeyboardEvent} */ event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (notOurs(event)) return;
    if (/^[1-9]$/.test(event.key)) toggle(Number(event.key) - 1);
    else if (event.key === " " && !target.closest("button:not(.die, .row)")) commit();
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") walk(event.key === "ArrowDown" ? 1 : -1);
    else if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
      if (!across(event.key === "ArrowRight" ? 1 : -1)) return;
    } else return;
    event.preventDefault();
  };
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}

/**
 * The card with what the dice would give; the box that is chosen stands out.
 * @param {{ question: Asked, box: string, choose: ((key: string) => void) | null, parts: number }} props
 */
function Card({ question, box, choose, parts }) {
  const { pad, card, entries, reasons } = question;
  const boxes = pad.rows.filter((row) => row.kind === "box");
  const row = (/** @type {import("../wire").PadRow} */ one) => {
    const key = one.key ?? "";
    const entry = entries.find((each) => each.key === key);
    const cell = { ...boxCell(card.points[boxes.indexOf(one)], entry), writing: key === box };
    const take = choose && entry ? () => entry.allowed && choose(key) : null;
    return html`<${BoxRow} row=${one} cell=${cell} label=${cellLabel(one.label, cell, reasons[key] ?? "")} take=${take} />`;
  };
  return html`<${CardOfPad} pad=${pad} card=${card} label=${say("page-pad")} parts=${parts} box=${row} />`;
}

/**
 * @param {{ question: Asked, kept: boolean[], box: string, toggle: (place: number) => void, commit: () => void, ready: boolean,
 *   problem: string }} props
 */
function Dicing({ question, kept, box, toggle, commit, ready, problem }) {
  const { pad, dice, rolls_left: left } = question;
  const thrown = dice.length - kept.filter(Boolean).length;
  const label = box ? say("page-drill-answer-box", { box: boxName(pad, box) })
    : !left ? say("page-drill-answer-none")
      : !thrown ? say("page-drill-answer-kept")
        : thrown === dice.length ? say("page-drill-answer-all") : say("page-drill-answer-roll", { count: thrown });
  return html`
    <section class="tray" aria-label=${say("page-dice")}>
      <p class=${`strip${problem ? " tone-problem" : ""}`} role=${problem ? "alert" : undefined}><span class="dot" aria-hidden="true"></span>
        <span class="said">${problem || say(left ? "page-drill-keep" : "page-drill-choose")}</span></p>
      <div class="felt"><div class="dice" role="group" aria-label=${say("page-dice")}>
        ${dice.map((face, place) => html`
          <${DieButton} key=${place} die=${{ face, thrown: 1 }} place=${place} up=${kept[place]} still=${!left} act=${() => toggle(place)} />`)}
      </div></div>
      <div class="act"><div class="button-row">
        <button class=${ready ? "red" : "red waiting"} aria-disabled=${!ready} aria-keyshortcuts="Space" onClick=${commit}>
          <span>${label}</span>
          <span class="throws" role="img" aria-label=${say("page-throws-left", { count: left })}>
            ${Array.from({ length: pad.rolls }, (_, at) => html`<i class=${at < pad.rolls - left ? "used" : ""}></i>`)}
          </span>
        </button>
      </div></div>
    </section>`;
}

/** @param {{ looked: Looked, told: (looked: Looked) => any, next: any }} props */
function Told({ looked, told, next }) {
  const title = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => title.current?.focus(), []);
  const { advice, answered, card, sheet, filled, dice, rolls_left: left } = looked;
  const right = !answered?.cost;
  const here = explorerAt({ sheet, filled, bonuses: card.bonuses, dice, left });
  return html`
    <section class="paper panel answer judged">
      <div class="binding"></div>
      <p class="judged-dice" role="img" aria-label=${say("page-real-dice", { dice: dice.join(" ") })}>${dice.map((face) => html`<${Face} face=${face} />`)}</p>
      <h2 ref=${title} tabindex="-1" class=${right ? "right" : "costs"}>${answered?.text}</h2>
      <div class="reasons soft">${advice?.why?.map((sentence) => html`<p>${sentence}</p>`)}</div>
      ${told(looked)}
      <div class="button-row next">${next}</div>
      <${Weighed} looked=${looked} chosen=${answered?.choice ?? null} />
      <a class="ask-explorer" href=${here} onClick=${follow}>${say("page-ask-explorer")}</a>
    </section>`;
}

/**
 * How the questions so far went, one mark each.
 * @param {{ costs: number[] }} props
 */
export function Progress({ costs }) {
  const best = costs.filter((cost) => !cost).length;
  return html`
    <span class="drill-progress" role="img" aria-label=${say("page-drill-done", { best, count: costs.length })}>
      ${costs.map((cost) => html`<i class=${cost ? "" : "best"}></i>`)}
    </span>`;
}

/** @param {{ sheet: string, date?: string, close: () => void }} props */
function MenuDialog({ sheet, date, close }) {
  const choose = (/** @type {string} */ chosen) => go(`/drill?${date ? `date=${date}&` : ""}sheet=${chosen}`, { instead: true });
  return html`
    <${Dialog} title=${say("page-drill-menu")} close=${close}>
      <${SheetChoice} label=${say("page-drill-pad")} sheet=${sheet} choose=${choose} />
      <nav class="menu">
        ${date ? html`<a href=${`/drill?sheet=${sheet}`} onClick=${follow}>${say("page-drill-practice")}</a>` : html`
          <a href=${`/drill?date=${today()}&sheet=${sheet}`} onClick=${follow}>${say("page-drill-to-day")}</a>`}
        <a href=${`/rules?sheet=${sheet}`} onClick=${follow}>${say("page-rules")}</a>
        <a href="/" onClick=${follow}>${say("page-home")}</a>
      </nav>
    <//>`;
}
