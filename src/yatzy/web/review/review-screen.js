// The review of a game: luck, skill, and the costliest decisions.
import { html, useEffect, useMemo, useRef, useState } from "../core/html.js";
import { isWide } from "../core/layout.js";
import { followLink, navigate } from "../core/router.js";
import { formatDay, formatNumber, formatPercent, languages, say } from "../i18n/fluent.js";
import { columnName, outcomeText } from "../i18n/sentences.js";
import { Faces } from "../ui/die.js";
import { Figure } from "../ui/figure.js";
import { Back } from "../ui/icons.js";
import { ServerAway } from "../ui/server-away.js";
import { columnOfTurn, columnUrl, findCostliestStop, listStops, MIN_SHOWN_COST, ReviewQueries, stopUrl } from "./decisions.js";
import { StepScreen } from "./step-screen.js";

/**
 * @typedef {import("../table/store.js").Table} Table
 * @typedef {import("../net/wire").ReviewAnswer} ReviewAnswer
 * @typedef {import("../net/wire").ComparisonTable} NumberTable
 * @typedef {import("../net/wire").Mistake} Mistake
 */

/** @param {{ table: Table, at: import("../core/router.js").ReviewRoute | null }} props */
export function ReviewScreen({ table, at }) {
  const game = table.game.value;
  const room = table.room.value;
  const isOver = game?.now.phase === "over";
  const turns = game?.turns.length ?? 0;
  const [review, setReview] = useState(/** @type {ReviewAnswer | null} */ (null));
  const [problem, setProblem] = useState(/** @type {import("../net/http.js").ApiError | null} */ (null));
  const queries = useMemo(() => new ReviewQueries(table), [table, turns, languages.value.language]);
  const mayReview = Boolean(turns && (isOver || room?.coach));
  // The address may name a column or round that this game does not have.
  const shownColumn = Math.min(at?.column ?? initialColumn(table), (game?.columns.length ?? 1) - 1);
  const round = at?.round && game?.cards[at.round] ? at.round : 0;
  const load = () => queries.review().then((found) => {
    setReview(found);
    setProblem(null);
  }, (error) => {
    setProblem(error);
    throw error;
  });
  useEffect(() => {
    if (!mayReview) return;
    load().catch(() => {});
    if (!at?.turn) queries.figure(round, shownColumn, isWide.value).catch(() => {});
  }, [queries, mayReview]);
  useEffect(() => () => queries.stop(), [queries]);
  useEffect(() => {
    document.title = say("page-review-title", { title: table.pad.value?.title ?? "" });
  });
  if (!room || !game) return null;
  if (!mayReview) return html`<${NoReview} table=${table} why=${turns ? "coach" : "early"} />`;
  if (problem && problem.code === "away") return html`<main class="moment"><${ServerAway} retry=${load} /></main>`;
  if (problem) return html`<${NoReview} table=${table} why="refused" text=${problem.message} />`;
  if (!review) return html`<main class="moment" aria-busy="true"><p>${say(queries.isQueued.value ? "page-review-queued" : "page-review-opening")}</p></main>`;
  const column = at?.turn === null || at?.turn === undefined ? shownColumn : columnOfTurn(review, at.turn);
  const stops = listStops(review, column);
  const stop = at && at.turn !== null ? stops.find((one) => one.turn === at.turn && one.throw === at.throw) : undefined;
  if (stop) return html`<${StepScreen} table=${table} queries=${queries} review=${review} stops=${stops} stop=${stop} column=${column} />`;
  return html`<${Overview} table=${table} queries=${queries} review=${review} column=${column} round=${round} />`;
}

/**
 * Return the column to show first: the reader's, else the winner's.
 * @param {Table} table
 */
function initialColumn(table) {
  const { game, seats } = table.state.value;
  const own = game?.columns.findIndex((column) => column.some((seat) => seats.includes(seat))) ?? -1;
  return own >= 0 ? own : (game?.now.winners[0] ?? 0);
}

/**
 * Why there is no review.
 * @param {{ table: Table, why: string, text?: string }} props
 */
function NoReview({ table, why, text }) {
  return html`
    <main class="moment">
      <section class="paper panel"><div class="binding"></div>
        <h1>${say(`page-review-${why}`)}</h1>
        <p class="soft">${text || say(`page-review-${why}-about`)}</p>
        ${table.room.value?.record ? html`<a class="quiet" href="/" onClick=${followLink}>${say("page-home")}</a>` : html`
          <a class="quiet" href=${`/${table.id}`} onClick=${followLink}>${say("page-review-table")}</a>`}
      </section>
    </main>`;
}

/** @param {{ table: Table, queries: ReviewQueries, review: ReviewAnswer, column: number, round: number }} props */
function Overview({ table, queries, review, column, round }) {
  const state = table.state.value;
  const pad = table.pad.value;
  const { game, room } = state;
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  if (!game || !room) return null;
  const back = room.record ? "/" : `/${table.id}`;
  return html`
    <main class="review">
      <header class="top plain-top">
        <a class="home-link" href=${back} onClick=${followLink}><${Back} />${room.record ? say("page-yatzy") : say("page-review-table")}</a>
      </header>
      <section class="paper panel verdict-panel"><div class="binding"></div>
        <p class="kicker">${[pad?.title, review.date && formatDay(review.date)].filter(Boolean).join(" · ")}</p>
        <h1 ref=${heading} tabindex="-1">${review.over ? outcomeText(state) : say("page-review-so-far")}</h1>
        <p class="said">${review.verdict?.join(" ")}</p>
        ${review.compared && html`<${NumbersTable} numbers=${review.compared} caption=${say("page-review-everyone")} shown=${game.columns.length > 1 ? column : -1} />`}
        ${review.partners && html`<h2>${say("page-review-partners")}</h2><${NumbersTable} numbers=${review.partners} caption=${say("page-review-partners")} shown=${-1} />`}
        <details class="more meaning"><summary>${say("page-review-meaning")}</summary><p class="soft">${review.adds_up}</p>
          ${review.rounds?.map((numbers, number) => html`
            <h3>${say("page-round", { round: number + 1 })}</h3>
            <${NumbersTable} numbers=${numbers} caption=${say("page-round", { round: number + 1 })} shown=${-1} />`)}
        </details>
      </section>
      <section class="paper panel column-panel">
        <${ColumnChooser} table=${table} review=${review} column=${column} round=${round} />
        <${ColumnPanel} key=${`${column} ${round}`} table=${table} queries=${queries} review=${review} column=${column} round=${round} />
      </section>
    </main>`;
}

/**
 * A table of names and numbers; in a narrow window the numbers stand below the names.
 * @param {{ numbers: NumberTable, caption: string, shown: number }} props
 */
function NumbersTable({ numbers, caption, shown }) {
  if (!isWide.value) {
    return html`
      <div class="compared below" role="region" tabindex="0" aria-label=${caption}>
        <table>
          <thead><tr>${numbers.head.slice(1).map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
          ${numbers.rows.map(([name, ...cells], place) => html`
            <tbody class=${place === shown ? "shown" : ""}>
              <tr><th scope="rowgroup" colspan=${cells.length}><span>${name}</span></th></tr>
              <tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>
            </tbody>`)}
        </table>
      </div>`;
  }
  return html`
    <div class="compared" role="region" tabindex="0" aria-label=${caption}>
      <table>
        <thead><tr>${numbers.head.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
        <tbody>
          ${numbers.rows.map(([name, ...cells], place) => html`
            <tr class=${place === shown ? "shown" : ""}><th scope="row">${name}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}
        </tbody>
      </table>
    </div>`;
}

/**
 * Chooses the column and the round.
 * @param {{ table: Table, review: ReviewAnswer, column: number, round: number }} props
 */
function ColumnChooser({ table, review, column, round }) {
  const game = /** @type {import("../net/game-state").GameState} */ (table.game.value);
  const to = (/** @type {number} */ whose, /** @type {number} */ which) => () =>
    navigate(columnUrl(table.id, whose, which), { replace: true, keepScroll: true });
  const rounds = [...new Set(review.columns.map((part) => part.round))];
  return html`
    <h2>${columnName(game, column)}</h2>
    ${game.columns.length > 1 && html`
      <div class="people"><div class="people-scroll" role="group" aria-label=${say("page-people")}>
        ${game.columns.map((_, one) => html`
          <button key=${one} class=${one === column ? "person shown" : "person"} aria-pressed=${one === column} onClick=${to(one, round)}>
            <span class="person-name">${columnName(game, one)}</span></button>`)}
      </div></div>`}
    ${rounds.length > 1 && html`
      <div class="rounds" role="group" aria-label=${say("page-rounds")}>
        ${rounds.map((one) => html`
          <button key=${one} class="round" aria-pressed=${one === round} onClick=${to(column, one)}>
            <span class="unseen">${say("page-round", { round: one + 1 })}</span><span aria-hidden="true">${one + 1}</span></button>`)}
      </div>`}`;
}

/** @param {{ table: Table, queries: ReviewQueries, review: ReviewAnswer, column: number, round: number }} props */
function ColumnPanel({ table, queries, review, column, round }) {
  const [figure, setFigure] = useState(/** @type {import("../net/wire").Figure | null} */ (null));
  const wide = isWide.value;
  useEffect(() => {
    let isCurrent = true;
    queries.figure(round, column, wide).then((found) => isCurrent && setFigure(found), () => undefined);
    return () => (isCurrent = false);
  }, [queries, round, column, wide]);
  const stops = listStops(review, column);
  const part = review.columns.find((one) => one.column === column && one.round === round);
  const begin = stops.find((one) => one.round === round) ?? stops[0];
  const pick = (/** @type {number} */ turn) => {
    const stop = findCostliestStop(stops, (one) => one.turn === turn);
    if (stop) navigate(stopUrl(table.id, stop));
  };
  return html`
    ${part && html`<p class="soft skill">${skillText(part.skill)}</p>`}
    <div class=${wide ? "course wide" : "course"}>${figure && html`<${Figure} figure=${figure} pick=${pick} />`}</div>
    ${begin && html`
      <div class="button-row"><a class="red" href=${stopUrl(table.id, begin)} onClick=${followLink}>${say("page-review-step")}</a></div>`}
    <${MistakeList} table=${table} review=${review} column=${column} />`;
}

/** @param {import("../net/wire").Skill} skill */
function skillText({ decisions, best, cost }) {
  if (!decisions) return say("page-review-unknown");
  return say("page-review-skill", { best, decisions, share: formatPercent(best / decisions), cost: formatNumber(cost) });
}

/** @param {{ table: Table, review: ReviewAnswer, column: number }} props */
function MistakeList({ table, review, column }) {
  const worst = review.worst.filter((one) => one.column === column && one.cost >= MIN_SHOWN_COST);
  const hasDecisions = review.columns.some((part) => part.column === column && part.skill.decisions);
  if (!worst.length) return hasDecisions && html`<p class="soft">${say("page-review-all-best")}</p>`;
  return html`
    <h3>${say("page-review-worst", { count: worst.length })}</h3>
    <ol class="costliest">${worst.map((one) => html`<${MistakeItem} table=${table} mistake=${one} />`)}</ol>`;
}

/** @param {{ table: Table, mistake: Mistake }} props */
function MistakeItem({ table, mistake }) {
  const dice = mistake.dice.toSorted();
  const row = (/** @type {string} */ kind, /** @type {import("../net/wire").Choice} */ choice, /** @type {string} */ name) => html`
    <div class=${`as-${kind}`}><dt>${say(`page-review-${kind}`)}</dt>
      <dd><${Faces} dice=${dice} keep=${choice.keep} /><span>${name}</span></dd></div>`;
  return html`
    <li>
      <a href=${stopUrl(table.id, mistake)} onClick=${followLink}>
        <p class="place"><span>${mistake.place}, ${mistake.left}</span><b>−${formatNumber(mistake.cost)}</b></p>
        <dl>${row("chosen", mistake.chosen, mistake.chosen_name ?? "")}${row("better", mistake.best, mistake.best_name ?? "")}</dl>
      </a>
      <ul class="why">${mistake.why?.map((one) => html`<li>${one}</li>`)}</ul>
    </li>`;
}
