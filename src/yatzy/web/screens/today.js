// The game of the day: the same dice for everybody, a pad to choose, and the days before for who comes late.
import { ask } from "../asking.js";
import { html, useEffect, useMemo, useState } from "../html.js";
import { later } from "../later.js";
import { habits, tokenFor } from "../memory.js";
import { Away } from "../parts/away.js";
import { Table } from "../table.js";
import { follow, go } from "../ways.js";
import { day, languages, say } from "../words.js";
import { loadShelf, shelf } from "./start.js";

/** @typedef {import("../wire").Today} Today */

const Match = later(() => import("./match.js").then((part) => part.Match), { words: "match", styles: ["match"] });
const HOUR = 3_600_000;
/** Milliseconds until it is looked for once more, where the server is away. */
const AGAIN = 3_000;

/**
 * Return the game of the day on a pad; on the usual one where that is not on the shelf.
 * @param {string} sheet
 * @returns {Promise<Today>}
 */
async function ofDay(sheet) {
  try {
    return await ask("GET", `/api/today${sheet && `?sheet=${encodeURIComponent(sheet)}`}`);
  } catch (problem) {
    if (/** @type {any} */ (problem).code !== "sheet-unknown") throw problem;
    return ask("GET", "/api/today");
  }
}

/** @param {{ sheet: string }} props */
export function TodayScreen({ sheet }) {
  const [today, setToday] = useState(/** @type {Today | null} */ (null));
  const [problem, setProblem] = useState(/** @type {import("../asking.js").Problem | null} */ (null));
  useEffect(() => {
    document.title = say("page-title", { title: say("page-today-title") });
    loadShelf().catch(() => undefined);
  }, [languages.value.language]);
  useEffect(() => {
    let timer = 0;
    const look = async () => {
      try {
        const found = await ofDay(sheet || habits().sheet);
        setToday(found);
        setProblem(null);
        timer = setTimeout(look, Math.max(AGAIN, Date.parse(found.next) - Date.now()));
      } catch (error) {
        setProblem(/** @type {import("../asking.js").Problem} */ (error));
        timer = setTimeout(look, AGAIN);
      }
    };
    look();
    return () => clearTimeout(timer);
  }, [sheet]);
  if (problem && !today) {
    return html`<main class="moment">${problem.code === "away" ? html`<${Away} />`
      : html`<p role="alert">${say("page-today-failed", { problem: problem.message })}</p>`}</main>`;
  }
  if (!today) return html`<main class="moment"><p>${say("page-today-opening")}</p></main>`;
  return html`<${OfDay} key=${today.match.table} today=${today} />`;
}

/** @param {{ today: Today }} props */
function OfDay({ today }) {
  const id = today.match.table;
  const table = useMemo(() => new Table(id, tokenFor(id)), [id]);
  useEffect(() => () => table.close(), [table]);
  if (!table.room.value || !table.pad.value) return html`<main class="moment"><p>${say("page-today-opening")}</p></main>`;
  const hours = Math.max(0, Math.floor((Date.parse(today.next) - Date.now()) / HOUR));
  const choose = (/** @type {any} */ event) => go(`/today?sheet=${event.currentTarget.value}`, { instead: true });
  const more = html`
    <label class="field of-day"><span>${say("page-today-sheet")}</span>
      <select value=${today.match.sheet} onChange=${choose}>
        ${shelf.value.map((pad) => html`<option value=${pad.id} selected=${pad.id === today.match.sheet}>
          ${[pad.publisher, pad.title, pad.edition].filter(Boolean).join(" · ")}</option>`)}
      </select></label>`;
  return html`<${Match} table=${table} title=${say("page-today-title")} kicker=${day(today.date)}
    about=${say("page-today-next", { hours })} more=${more}
    below=${today.earlier.length > 0 && html`<${Earlier} days=${today.earlier} />`} />`;
}

/** @param {{ days: Today["earlier"] }} props */
function Earlier({ days }) {
  return html`
    <section class="paper panel earlier">
      <h2>${say("page-today-earlier")}</h2>
      <ul>${days.map((one) => html`
        <li><a href=${`/${one.table}`} onClick=${follow}><span>${day(one.date)}</span>
          <small class="soft">${say("page-today-late", { players: one.players })}</small></a></li>`)}</ul>
    </section>`;
}
