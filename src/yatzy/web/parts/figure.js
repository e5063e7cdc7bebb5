// A figure: the picture the server has drawn, and the table of its numbers for who wants to read them.
import { html, useLayoutEffect, useRef } from "../html.js";
import { say } from "../words.js";

/**
 * @param {{ figure: import("../wire").Figure, pick?: (turn: number) => void }} props `pick` is told which turn was tapped,
 *   where the figure has turns.
 */
export function Figure({ figure, pick }) {
  const place = useRef(/** @type {HTMLDivElement | null} */ (null));
  useLayoutEffect(() => {
    const drawn = new DOMParser().parseFromString(figure.svg, "image/svg+xml").documentElement;
    place.current?.replaceChildren(document.importNode(drawn, true));
  }, [figure.svg]);
  const [name, ...others] = figure.head;
  return html`
    <figure class="drawn">
      <div class=${pick ? "picture to-pick" : "picture"} ref=${place} onClick=${pick && ((/** @type {MouseEvent} */ event) => {
        const turn = nearest(event);
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
 * Return the turn whose bar stands nearest to where the picture was tapped: bars are narrower than fingers.
 * @param {MouseEvent} event
 */
function nearest(event) {
  const picture = /** @type {HTMLElement} */ (event.currentTarget);
  const bars = [...picture.querySelectorAll("[data-turn]")].map((bar) => {
    const { left, width } = bar.getBoundingClientRect();
    return { turn: Number(bar.getAttribute("data-turn")), away: Math.abs(event.clientX - left - width / 2) };
  });
  return bars.toSorted((a, b) => a.away - b.away)[0]?.turn ?? null;
}
