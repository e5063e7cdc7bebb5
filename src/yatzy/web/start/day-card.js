// The game of the day as a card: the date, how many have played, the best, and for how many days in a row it was played here.
import { html, useEffect, useState } from "../core/html.js";
import { followLink } from "../core/router.js";
import { formatDay, languages, say } from "../i18n/fluent.js";
import { request } from "../net/http.js";
import { readStreak } from "../storage/streak.js";

/** @typedef {{ date: string, players: number, best: number }} Day The best is 0 while nobody has finished. */

export function DayCard() {
  const [day, setDay] = useState(/** @type {Day | null} */ (null));
  useEffect(() => {
    let isCurrent = true;
    loadDay().then((loaded) => isCurrent && setDay(loaded), () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [languages.value.language]);
  return html`
    <a class="paper day" href="/today" onClick=${followLink}>
      <strong>${say("page-today")}</strong><b aria-hidden="true">${say("page-day-play")}</b>
      <small>${day ? dayText(day) : say("page-day-about")}</small>
    </a>`;
}

/** @returns {Promise<Day>} */
async function loadDay() {
  /** @type {import("../net/wire").Today} */
  const { date, players, match } = await request("GET", "/api/today");
  if (!players) return { date, players, best: 0 };
  /** @type {Pick<import("../net/wire").MatchResults, "results">} */
  const { results } = await request("GET", `/api/tables/${match.table}/match`).catch(() => ({ results: [] }));
  return { date, players, best: Math.max(0, ...results.map((one) => (one.over ? one.total : 0))) };
}

/** @param {Day} day */
function dayText({ date, players, best }) {
  const streak = readStreak(date);
  return [
    formatDay(date), players ? say("page-day-players", { players }) : say("page-day-about"), best && say("page-day-best", { points: best }),
    streak > 1 && say("page-day-streak", { days: streak }),
  ].filter(Boolean).join(" · ");
}
