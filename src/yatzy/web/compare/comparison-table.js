// The table of sheets side by side, with a mark at rows that differ.
import { html, useState } from "../core/html.js";
import { say } from "../i18n/fluent.js";
import { Face } from "../ui/die.js";

/**
 * @typedef {import("../net/wire").Comparison} Comparison
 * @typedef {import("../net/wire").BoxRow} BoxRow
 */

/** The fact about another five alike. */
const FURTHER = "further";

/** @param {{ table: Comparison, totals: string[] }} props */
export function ComparisonTable({ table, totals }) {
  const [isOnlyDifferent, setIsOnlyDifferent] = useState(false);
  const isShown = (/** @type {{ differs: boolean }} */ row) => !isOnlyDifferent || row.differs;
  const sections = /** @type {const} */ (["upper", "lower"]).map((section) => table.boxes.filter((row) => row.section === section && isShown(row)));
  const facts = table.facts.filter((row) => row.kind !== FURTHER);
  return html`
    <section class="paper pads">
      <div class="binding"></div>
      <label class="tick"><input type="checkbox" checked=${isOnlyDifferent} onChange=${(/** @type {any} */ event) => setIsOnlyDifferent(event.currentTarget.checked)} />
        <span>${say("page-compare-only")}</span></label>
      <div class="pads-scroll" role="region" tabindex="0" aria-label=${say("page-compare")}>
        <table style=${{ "--pads": table.columns.length }}>
          <thead><tr><td></td>${table.columns.map((column) => html`<th scope="col">${column.title}</th>`)}</tr></thead>
          <tbody>
            <tr class="expected"><th scope="row">${say("page-compare-expected")}</th>${totals.map((total) => html`<td><b>${total}</b></td>`)}</tr>
            ${facts.filter(isShown).map((row) => html`
              <tr key=${row.kind} class=${row.differs ? "differs" : ""}>
                <th scope="row"><${DifferenceMark} differs=${row.differs} />${row.label}</th>
                ${row.cells.map((cell) => html`<td>${cell}</td>`)}
              </tr>`)}
          </tbody>
          ${sections.map((rows) => rows.length > 0 && html`<tbody>${rows.map((row) => html`<${BoxCells} key=${row.key} row=${row} />`)}</tbody>`)}
        </table>
      </div>
      <${Further} table=${table} isOnlyDifferent=${isOnlyDifferent} />
      <${ExampleHands} table=${table} />
    </section>`;
}

/**
 * What each sheet says about another five alike, which is too long for a cell.
 * @param {{ table: Comparison, isOnlyDifferent: boolean }} props
 */
function Further({ table, isOnlyDifferent }) {
  const row = table.facts.find((one) => one.kind === FURTHER);
  if (!row || (isOnlyDifferent && !row.differs)) return null;
  return html`
    <section class="further">
      <h3><${DifferenceMark} differs=${row.differs} />${row.label}</h3>
      <dl>${table.columns.map((column, at) => html`<div><dt>${column.title}</dt><dd>${row.cells[at]}</dd></div>`)}</dl>
    </section>`;
}

/** @param {{ differs: boolean }} props */
function DifferenceMark({ differs }) {
  return differs && html`<span class="unlike" role="img" aria-label=${say("page-compare-differs")} title=${say("page-compare-differs")}>≠</span>`;
}

/** @param {{ row: BoxRow }} props */
function BoxCells({ row }) {
  const name = row.cells.find((cell) => cell)?.name ?? "";
  return html`
    <tr class=${row.differs ? "box differs" : "box"}>
      <th scope="row"><${DifferenceMark} differs=${row.differs} />${name}</th>
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
function ExampleHands({ table }) {
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
