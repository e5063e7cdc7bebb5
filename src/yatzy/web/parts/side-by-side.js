// Pads side by side as a table: the first column stays, the others scroll, and what differs has a sign.
import { html, useState } from "../html.js";
import { say } from "../words.js";
import { Face } from "./die.js";

/**
 * @typedef {import("../wire").Comparison} Comparison
 * @typedef {import("../wire").BoxRow} BoxRow
 */

/** The kind of row that tells what another five alike does. */
const FURTHER = "further";

/** @param {{ table: Comparison, totals: string[] }} props */
export function Side({ table, totals }) {
  const [only, setOnly] = useState(false);
  const shown = (/** @type {{ differs: boolean }} */ row) => !only || row.differs;
  const sections = /** @type {const} */ (["upper", "lower"]).map((section) => table.boxes.filter((row) => row.section === section && shown(row)));
  const facts = table.facts.filter((row) => row.kind !== FURTHER);
  return html`
    <section class="paper pads">
      <div class="binding"></div>
      <label class="tick"><input type="checkbox" checked=${only} onChange=${(/** @type {any} */ event) => setOnly(event.currentTarget.checked)} />
        <span>${say("page-compare-only")}</span></label>
      <div class="pads-scroll" role="region" tabindex="0" aria-label=${say("page-compare")}>
        <table style=${{ "--pads": table.columns.length }}>
          <thead><tr><td></td>${table.columns.map((column) => html`<th scope="col">${column.title}</th>`)}</tr></thead>
          <tbody>
            <tr class="expected"><th scope="row">${say("page-compare-expected")}</th>${totals.map((total) => html`<td><b>${total}</b></td>`)}</tr>
            ${facts.filter(shown).map((row) => html`
              <tr key=${row.kind} class=${row.differs ? "differs" : ""}>
                <th scope="row"><${Mark} differs=${row.differs} />${row.label}</th>
                ${row.cells.map((cell) => html`<td>${cell}</td>`)}
              </tr>`)}
          </tbody>
          ${sections.map((rows) => rows.length > 0 && html`<tbody>${rows.map((row) => html`<${Box} key=${row.key} row=${row} />`)}</tbody>`)}
        </table>
      </div>
      <${Further} table=${table} only=${only} />
      <${Hands} table=${table} />
    </section>`;
}

/**
 * What each says about another five alike: too much for a cell.
 * @param {{ table: Comparison, only: boolean }} props
 */
function Further({ table, only }) {
  const row = table.facts.find((one) => one.kind === FURTHER);
  if (!row || (only && !row.differs)) return null;
  return html`
    <section class="further">
      <h3><${Mark} differs=${row.differs} />${row.label}</h3>
      <dl>${table.columns.map((column, at) => html`<div><dt>${column.title}</dt><dd>${row.cells[at]}</dd></div>`)}</dl>
    </section>`;
}

/** @param {{ differs: boolean }} props */
function Mark({ differs }) {
  return differs && html`<span class="unlike" role="img" aria-label=${say("page-compare-differs")} title=${say("page-compare-differs")}>≠</span>`;
}

/** @param {{ row: BoxRow }} props */
function Box({ row }) {
  const name = row.cells.find((cell) => cell)?.name ?? "";
  return html`
    <tr class=${row.differs ? "box differs" : "box"}>
      <th scope="row"><${Mark} differs=${row.differs} />${name}</th>
      ${row.cells.map((cell) => html`
        <td>${cell
          ? html`
            ${cell.points !== undefined && html`<span class=${cell.points ? "pencil" : "pencil none"}>${cell.points}</span>`}
            ${cell.name !== name && html`<strong>${cell.name}</strong>`}
            ${row.differs ? html`<small>${cell.text}</small>` : cell.points === undefined && html`<small>${cell.text}</small>`}`
          : html`<span class="absent"><span aria-hidden="true">—</span><span class="unseen">${say("page-compare-absent")}</span></span>`}</td>`)}
    </tr>`;
}

/** @param {{ table: Comparison }} props */
function Hands({ table }) {
  const rows = table.boxes.filter((row) => row.examples?.length && row.cells.every((cell) => cell));
  if (!rows.length) return null;
  return html`
    <details class="more hands">
      <summary>${say("page-compare-hands")}</summary>
      <ul>${rows.map((row) => html`
        <li key=${row.key}><h3>${row.cells[0]?.name}</h3>
          ${row.examples?.map((one) => html`
            <p><span class="hand-dice" role="img" aria-label=${one.dice.join(" ")}>${one.dice.map((face) => html`<${Face} face=${face} />`)}</span>
              ${one.points.map((points, at) => html`<span class="hand-points"><small>${table.columns[at].game}</small><b>${points}</b></span>`)}</p>`)}
        </li>`)}</ul>
    </details>`;
}
