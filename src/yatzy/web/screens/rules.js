// The rules of a sheet, as they would lie beside the pad: every row of it, with dice and what they give there.
import { ask } from "../asking.js";
import { html, useEffect, useState } from "../html.js";
import { tokenFor } from "../memory.js";
import { Face } from "../parts/die.js";
import { Back, Down } from "../parts/icons.js";
import { MiniPad } from "../parts/mini-pad.js";
import { follow, go } from "../ways.js";
import { both, known, say } from "../words.js";
import { loadShelf, shelf } from "./start.js";

/**
 * @typedef {import("../wire").RulesView} RulesView
 * @typedef {import("../wire").RulePart} RulePart
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
  }, []);
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
  const told = [pad.publisher, pad.edition, String(pad.year ?? "")].filter(Boolean);
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

/** @param {Wanted} wanted */
function OneSheet(wanted) {
  const { sheet, table, language } = wanted;
  const [view, setView] = useState(/** @type {RulesView | null} */ (null));
  const [problem, setProblem] = useState(/** @type {import("../asking.js").Problem | null} */ (null));
  useEffect(() => {
    let current = true;
    const more = table ? { token: tokenFor(table) } : {};
    ask("GET", address(wanted, "rules", language), more).then(
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
  }, [sheet, table, language]);
  if (problem) return html`<${Missing} problem=${problem} />`;
  if (!view) return html`<main class="moment"><p>${say("page-opening")}</p></main>`;
  return html`
    <main class="rules">
      <${Top} view=${view} wanted=${wanted} />
      <article class="paper rule-sheet">
        <div class="binding"></div>
        <div class="rule-columns">
          ${view.page.parts.map((part) => html`<${Part} key=${part.kind} part=${part} view=${view} />`)}
        </div>
        <${Notes} view=${view} />
      </article>
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
  const named = choices.map((one) => ({ one, name: new Intl.DisplayNames([one], { type: "language" }).of(one) ?? one }))
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

/** @param {{ part: RulePart, view: RulesView }} props */
function Part({ part, view }) {
  const last = view.page.parts.findLast((one) => one.boxes.length);
  const rows = view.pad.rows.filter((row) => row.section === part.kind || (!row.section && part === last));
  return html`
    <section class=${`rule-part rule-${part.kind}`} aria-labelledby=${`rules-${part.kind}`}>
      <header><h2 id=${`rules-${part.kind}`}>${part.heading}</h2>
        ${part.boxes.length > 0 && html`<span class="cell-head" aria-hidden="true">${say("page-rules-example")}</span>`}</header>
      ${part.boxes.length > 0
        ? html`<ul>${rows.map((row) => html`<${Row} row=${row} part=${part} view=${view} />`)}</ul>`
        : part.lines.map((line) => html`<p class="rule-line">${line.text}<${Marks} marks=${line.marks} /></p>`)}
      ${part.cases.length > 0 && html`<ul>${part.cases.map((one) => html`<${Case} one=${one} chips=${view.pad.chips} />`)}</ul>`}
    </section>`;
}

/**
 * A row of the pad: a box with its example, or what is added up.
 * @param {{ row: import("../wire").PadRow, part: RulePart, view: RulesView }} props
 */
function Row({ row, part, view }) {
  const box = part.boxes.find((one) => one.key === row.key);
  if (box) {
    return html`
      <li class="rule-row">
        <div>
          <h3 lang=${view.language}>${box.name}${box.guessed ? " *" : ""}<${Marks} marks=${box.marks} /></h3>
          <p>${box.text}</p>
          <${Example} dice=${box.example} counted=${box.counted} points=${box.points} />
        </div>
        <span class="cell" aria-hidden="true"><span class="pencil">${box.points}</span></span>
      </li>`;
  }
  const printed = { bonus: view.pad.bonus, further: view.pad.further, sum: "", total: "", box: "" }[row.kind];
  return html`
    <li class=${`rule-row counted ${row.kind}`}>
      ${row.kind === "bonus"
        ? html`<div>${part.lines.map((line) => html`<p>${line.text}<${Marks} marks=${line.marks} /></p>`)}</div>`
        : html`<div><h3 lang=${view.language}>${row.label}</h3>${row.kind === "total" && html`<p>${view.page.highest}</p>`}</div>`}
      <span class="cell" aria-hidden="true">${printed ? `+${printed}` : ""}</span>
    </li>`;
}

/**
 * Another five alike, on a card that stands so.
 * @param {{ one: import("../wire").FurtherCase, chips: boolean }} props
 */
function Case({ one, chips }) {
  return html`
    <li class="rule-row">
      <div>
        <p class="soft">${one.when}</p>
        <${Example} dice=${one.dice} counted=${one.dice.map((_, place) => place)} points=${one.points} />
        <p><b>${one.box}</b> · ${one.why}</p>
      </div>
      <span class="cell">
        <span class="pencil" aria-hidden="true">${one.points}</span>
        ${one.bonus > 0 && html`
          <i class=${chips ? "bonus-chip" : "bonus-more"} role="img" aria-label=${say("page-rules-bonus", { bonus: one.bonus })}>
            ${chips ? one.bonus : `+${one.bonus}`}</i>`}
      </span>
    </li>`;
}

/**
 * Dice as they may lie; those that make nothing here are pale.
 * @param {{ dice: number[], counted: number[], points: number }} props
 */
function Example({ dice, counted, points }) {
  return html`
    <span class="rule-dice" role="img" aria-label=${say("page-rules-dice", { dice: both(dice.map(String)), points })}>
      ${dice.map((face, place) => html`<span class=${counted.includes(place) ? "" : "idle"}><${Face} face=${face} /></span>`)}
    </span>`;
}

/** @param {{ marks: number[] }} props */
function Marks({ marks }) {
  const told = (/** @type {number} */ number) => say("page-rules-note", { number });
  return marks.map((one) => html`<sup class="mark"><a href=${`#note-${one}`} aria-label=${told(one)}>${one}</a></sup>`);
}

/** @param {{ view: RulesView }} props */
function Notes({ view }) {
  const { page, notes } = view;
  const guessed = page.parts.some((part) => part.boxes.some((box) => box.guessed));
  if (!page.footnotes.length && !page.elsewhere.length && !guessed) return null;
  return html`
    <footer class="rule-notes">
      ${guessed && html`<p>${notes.guessed}</p>`}
      ${page.footnotes.length > 0 && html`
        <section><h2>${notes.heading}</h2>
          <ol>${page.footnotes.map((note) => html`
            <li id=${`note-${note.number}`} value=${note.number}><span>${note.number}</span>
              <p>${note.text}${note.ours && html` <em>${notes.ours}</em>`}</p></li>`)}</ol></section>`}
      ${page.elsewhere.length > 0 && html`
        <section><h2>${notes.elsewhere}</h2><ul>${page.elsewhere.map((text) => html`<li>${text}</li>`)}</ul></section>`}
    </footer>`;
}
