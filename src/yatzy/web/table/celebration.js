// A celebration on the screen: a word in large letters, the points in pencil, strokes and scraps of paper.
import { html, useEffect } from "../core/html.js";
import { playCheer } from "../ui/sound.js";

const SCRAPS = 28;
/** Angle between two scraps: no two fly the same way. */
const ANGLE = 137.5;

/** @param {{ table: import("./store.js").Table }} props */
export function Celebration({ table }) {
  const shown = table.celebration.value;
  useEffect(() => {
    if (shown) playCheer();
  }, [shown]);
  if (!shown) return null;
  return html`
    <div class="cheer" data-cheer=${shown.kind} aria-hidden="true">
      ${Array.from({ length: SCRAPS }, (_, place) => html`
        <i class=${`scrap scrap-${place % 4}${place % 3 ? "" : " stroke-scrap"}`}
          style=${{ "--angle": `${place * ANGLE}deg`, "--far": `${0.45 + ((place * 7) % 10) / 16}`, "--late": `${(place % 5) * 24}ms` }}></i>`)}
      <p class="cheer-title">${shown.title}</p>
      <b class="pencil">${shown.points}</b>
    </div>`;
}
