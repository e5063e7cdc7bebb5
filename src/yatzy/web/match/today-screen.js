// The game of the day: a match on each sheet, and the matches of earlier days.
import { html, useEffect, useState } from "../core/html.js";
import { followLink, navigate } from "../core/router.js";
import { repeatTask } from "../core/timers.js";
import { formatDay, languages, say } from "../i18n/fluent.js";
import { request } from "../net/http.js";
import { loadShelf, shelf } from "../sheets/shelf.js";
import { keepAnchor } from "../storage/kept-chain.js";
import { getToken } from "../storage/tables.js";
import { useTable } from "../table/use-table.js";
import { lazyScreen } from "../ui/lazy.js";
import { ServerAway } from "../ui/server-away.js";

/** @typedef {import("../net/wire").Today} Today */

const MatchScreen = lazyScreen(() => import("./match-screen.js").then((part) => part.MatchScreen), { messages: "match", styles: ["match/match.css"] });
const HOUR_MS = 3_600_000;
/** Delay before loading again when the server is away. */
const RETRY_MS = 3_000;
/** The least and the longest time between two days: the device's clock may be weeks behind or ahead. */
const MIN_WAIT_MS = 60_000;
const MAX_WAIT_MS = HOUR_MS;

/**
 * Load the game of the day on a sheet, or on the usual one if the sheet is unknown.
 * @param {string} sheet
 * @returns {Promise<Today>}
 */
async function loadToday(sheet) {
  try {
    return await request("GET", `/api/today${sheet && `?sheet=${encodeURIComponent(sheet)}`}`);
  } catch (problem) {
    if (/** @type {any} */ (problem).code !== "sheet-unknown") throw problem;
    return request("GET", "/api/today");
  }
}

/** @param {{ sheet: string }} props */
export function TodayScreen({ sheet }) {
  const [today, setToday] = useState(/** @type {Today | null} */ (null));
  const [problem, setProblem] = useState(/** @type {import("../net/http.js").ApiError | null} */ (null));
  useEffect(() => {
    document.title = say("page-title", { title: say("page-today-title") });
    loadShelf().catch(() => undefined);
  }, [languages.value.language]);
  useEffect(() => repeatTask(async (isCurrent) => {
    try {
      const loaded = await loadToday(sheet);
      if (!isCurrent()) return null;
      setToday(loaded);
      keepAnchor(loaded.chain);
      setProblem(null);
      return Math.min(MAX_WAIT_MS, Math.max(MIN_WAIT_MS, Date.parse(loaded.next) - Date.now()));
    } catch (error) {
      if (isCurrent()) setProblem(/** @type {import("../net/http.js").ApiError} */ (error));
      return RETRY_MS;
    }
  }), [sheet]);
  if (problem && !today) {
    return html`<main class="moment">${problem.code === "away" ? html`<${ServerAway} />`
      : html`<p role="alert">${say("page-today-failed", { problem: problem.message })}</p>`}</main>`;
  }
  if (!today) return html`<main class="moment"><p>${say("page-today-opening")}</p></main>`;
  return html`<${TodayMatch} key=${today.match.table} today=${today} />`;
}

/** @param {{ today: Today }} props */
function TodayMatch({ today }) {
  const id = today.match.table;
  const table = useTable(id, getToken(id));
  if (!table?.room.value || !table.pad.value) return html`<main class="moment"><p>${say("page-today-opening")}</p></main>`;
  const hours = Math.max(0, Math.floor((Date.parse(today.next) - Date.now()) / HOUR_MS));
  const choose = (/** @type {any} */ event) => navigate(`/today?sheet=${event.currentTarget.value}`, { replace: true });
  const more = html`
    <label class="field of-day"><span>${say("page-today-sheet")}</span>
      <select value=${today.match.sheet} onChange=${choose}>
        ${shelf.value.map((pad) => html`<option value=${pad.id} selected=${pad.id === today.match.sheet}>
          ${[pad.publisher, pad.title, pad.edition].filter(Boolean).join(" · ")}</option>`)}
      </select></label>`;
  return html`<${MatchScreen} table=${table} title=${say("page-today-title")} kicker=${formatDay(today.date)}
    about=${say("page-today-next", { hours })} more=${more}
    below=${today.earlier.length > 0 && html`<${EarlierDays} days=${today.earlier} />`} />`;
}

/** @param {{ days: Today["earlier"] }} props */
function EarlierDays({ days }) {
  return html`
    <section class="paper panel earlier">
      <h2>${say("page-today-earlier")}</h2>
      <ul>${days.map((one) => html`
        <li><a href=${`/${one.table}`} onClick=${followLink}><span>${formatDay(one.date)}</span>
          <small class="soft">${[say("page-today-late", { players: one.players }), one.open && say("page-today-open")].filter(Boolean).join(" · ")}</small></a></li>`)}</ul>
    </section>`;
}
