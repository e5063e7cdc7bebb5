// The rules of a sheet: every row of its pad with an example, and footnotes.
import { html } from "../core/html.js";
import { formatList, say } from "../i18n/fluent.js";
import { Face } from "../ui/die.js";

/**
 * @typedef {import("../net/wire").RulesView} RulesView
 * @typedef {import("../net/wire").RulePart} RulePart
 */

/** @param {{ view: RulesView }} props */
export function RuleSheet({ view }) {
  return html`
    <article class="paper rule-sheet">
      <div class="binding"></div>
      <div class="rule-columns">
        ${view.page.parts.map((part) => html`<${Part} key=${part.kind} part=${part} view=${view} />`)}
      </div>
      <${Footnotes} view=${view} />
    </article>`;
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
        : part.lines.map((line) => html`<p class="rule-line">${line.text}<${NoteMarks} marks=${line.marks} /></p>`)}
      ${part.cases.length > 0 && html`<ul>${part.cases.map((one) => html`<${FurtherExample} one=${one} chips=${view.pad.chips} />`)}</ul>`}
    </section>`;
}

/**
 * A row of the pad: a box with its example, or a sum.
 * @param {{ row: import("../net/wire").RowView, part: RulePart, view: RulesView }} props
 */
function Row({ row, part, view }) {
  const box = part.boxes.find((one) => one.key === row.key);
  if (box) {
    return html`
      <li class="rule-row">
        <div>
          <h3 lang=${view.language}>${box.name}${box.guessed ? " *" : ""}<${NoteMarks} marks=${box.marks} /></h3>
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
        ? html`<div>${part.lines.map((line) => html`<p>${line.text}<${NoteMarks} marks=${line.marks} /></p>`)}</div>`
        : html`<div><h3 lang=${view.language}>${row.label}</h3>${row.kind === "total" && html`<p>${view.page.highest}</p>`}</div>`}
      <span class="cell" aria-hidden="true">${printed ? `+${printed}` : ""}</span>
    </li>`;
}

/**
 * An example of another five alike, for one state of the card.
 * @param {{ one: import("../net/wire").JokerExample, chips: boolean }} props
 */
function FurtherExample({ one, chips }) {
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
 * Example dice; those that do not count are pale.
 * @param {{ dice: number[], counted: number[], points: number }} props
 */
function Example({ dice, counted, points }) {
  return html`
    <span class="rule-dice" role="img" aria-label=${say("page-rules-dice", { dice: formatList(dice.map(String)), points })}>
      ${dice.map((face, place) => html`<span class=${counted.includes(place) ? "" : "idle"}><${Face} face=${face} /></span>`)}
    </span>`;
}

/** @param {{ marks: number[] }} props */
export function NoteMarks({ marks }) {
  const label = (/** @type {number} */ number) => say("page-rules-note", { number });
  return marks.map((one) => html`<sup class="mark"><a href=${`#note-${one}`} aria-label=${label(one)}>${one}</a></sup>`);
}

/** @param {{ view: RulesView }} props */
function Footnotes({ view }) {
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
