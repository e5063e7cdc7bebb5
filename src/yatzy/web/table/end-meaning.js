// What a finished game meant: how it compares with earlier ones, what decided it, and the one choice to learn from.
import { html, useEffect, useState } from "../core/html.js";
import { followLink } from "../core/router.js";
import { formatNumber, languages, say } from "../i18n/fluent.js";
import { columnName } from "../i18n/sentences.js";
import { COMPUTE_TIMEOUT_MS } from "../net/http.js";
import { isSameName } from "../storage/players.js";
import { listTables } from "../storage/tables.js";
import { Faces } from "../ui/die.js";

/**
 * @typedef {import("./store.js").Table} Table
 * @typedef {import("../net/wire").ReviewAnswer} ReviewAnswer
 */

/** Points: a choice that lost less is no lesson. */
const MIN_LESSON_COST = 0.5;

/** Sentences about what decided the game. */
const MAX_SENTENCES = 2;

/** @param {{ table: Table }} props */
export function EndMeaning({ table }) {
  const review = useReview(table);
  const { game, seats } = table.state.value;
  if (!game) return null;
  const mistakes = review?.worst.filter(({ column, cost }) => cost >= MIN_LESSON_COST && game.columns[column].some((seat) => seats.includes(seat)));
  const lesson = mistakes?.toSorted((a, b) => b.cost - a.cost)[0];
  const sentences = [comparisonText(table), ...(review?.verdict ?? []).slice(0, MAX_SENTENCES)].filter(Boolean);
  return html`
    ${sentences.length > 0 && html`<p class="soft meaning">${sentences.join(" ")}</p>`}
    ${lesson && html`
      <section class="lesson">
        <h3>${say("page-lesson-title")}</h3>
        <p>${say("page-lesson", { place: lesson.place ?? "", chosen: lesson.chosen_name ?? "", best: lesson.best_name ?? "", cost: formatNumber(lesson.cost) })}</p>
        <a href=${`/${table.id}?review&turn=${lesson.turn}&throw=${lesson.throw}`} aria-label=${say("page-look-at-it")} onClick=${followLink}>
          <${Faces} dice=${lesson.dice} keep=${keptDice(lesson)} /></a>
      </section>`}`;
}

/**
 * The review of a finished game in the reader's language; null until it is there, or where there is none.
 * @param {Table} table
 */
function useReview(table) {
  const [review, setReview] = useState(/** @type {ReviewAnswer | null} */ (null));
  const seq = table.game.value?.seq;
  useEffect(() => {
    let isCurrent = true;
    setReview(null);
    table.request("GET", "review", undefined, COMPUTE_TIMEOUT_MS).then((found) => isCurrent && setReview(found), () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [table, seq, languages.value.language]);
  return review;
}

/**
 * Return the dice that the best choice keeps: all of them where it writes a box.
 * @param {import("../net/wire").Mistake} lesson
 */
function keptDice({ dice, best }) {
  return "keep" in best && Array.isArray(best.keep) ? best.keep : dice;
}

/**
 * Say how the best column of this device compares with its games by these rules that the browser knows; "" before the second.
 * @param {Table} table
 */
function comparisonText(table) {
  const { game, room, seats } = table.state.value;
  if (!game || !room || game.rounds > 1) return "";
  const columns = game.columns.map((_, column) => column).filter((column) => game.columns[column].some((seat) => seats.includes(seat) && !room.seats[seat].computer));
  const column = columns.toSorted((a, b) => game.cards[0][b].total - game.cards[0][a].total)[0];
  if (column === undefined) return "";
  const player = columnName(game, column);
  const earlier = listTables().filter((one) => one.id !== table.id && one.over && one.sheet === room.sheet)
    .flatMap(({ scores = [] }) => scores.filter(({ name }) => isSameName(name, player)).map(({ score }) => score));
  if (!earlier.length) return "";
  const best = Math.max(...earlier);
  return game.cards[0][column].total > best ? say("page-end-best", { player, games: earlier.length + 1 }) : say("page-end-record", { player, best });
}
