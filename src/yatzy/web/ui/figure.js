// A figure drawn by the server as SVG, with the table of its numbers.
import { html, useLayoutEffect, useRef } from "../core/html.js";
import { say } from "../i18n/fluent.js";

/**
 * @param {{ figure: import("../net/wire").Figure, pick?: (turn: number) => void }} props `pick` is called with the turn
 *   that was tapped.
 */
export function Figure({ figure, pick }) {
  const place = useRef(/** @type {HTMLDivElement | null} */ (null));
  useLayoutEffect(() => {
    const svg = new DOMParser().parseFromString(figure.svg, "image/svg+xml").documentElement;
    place.current?.replaceChildren(document.importNode(svg, true));
  }, [figure.svg]);
  const [name, ...others] = figure.head;
  return html`
    <figure class="drawn">
      <div class=${pick ? "picture to-pick" : "picture"} ref=${place} onClick=${pick && ((/** @type {MouseEvent} */ event) => {
        const turn = findNearestTurn(event);
        if (turn !== null) pick(turn);
      })}></div>
      <details>
        <summary>${say("page-figure-numbers")}</summary>
        <div class="numbers" role="region" tabindex="0" aria-label=${figure.title}>
          <table>
            <thead><tr><th scope="col">${name}</th>${others.map((one) => html`<th scope="col">${one}</th>`)}</tr></thead>
            <tbody>${figure.rows.map(([first, ...cells]) => html`
              <tr><th scope="row">${first}</th>${cells.map((one) => html`<td>${one}</td>`)}</tr>`)}</tbody>
          </table>
        </div>
      </details>
    </figure>`;
}

/**
 * Return the turn whose bar is nearest to the click, since bars are narrower than fingers; null where there are none.
 * @param {MouseEvent} event
 */
function findNearestTurn(event) {
  const picture = /** @type {HTMLElement} */ (event.currentTarget);
  const bars = [...picture.querySelectorAll("[data-turn]")].map((bar) => {
    const { left, width } = bar.getBoundingClientRect();
    return { turn: Number(bar.getAttribute("data-turn")), distance: Math.abs(event.clientX - left - width / 2) };
  });
  return bars.toSorted((a, b) => a.distance - b.distance)[0]?.turn ?? null;
}
