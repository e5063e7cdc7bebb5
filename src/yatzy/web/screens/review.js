// A game looked at again: who had the dice, who played better, and where it was decided.
import { outcome } from "../telling.js";
import { html, useEffect, useMemo, useRef, useState } from "../html.js";
import { Away } from "../parts/away.js";
import { Faces } from "../parts/die.js";
import { Figure } from "../parts/figure.js";
import { Back } from "../parts/icons.js";
import { Stepping } from "../parts/review-step.js";
import { addressOf, Asked, columnAddress, columnOfTurn, LEAST_TOLD, stopAt, stopsOf } from "../reviewing.js";
import { columnName } from "../state.js";
import { follow, go } from "../ways.js";
import { day, decimal, languages, percent, say } from "../words.js";

/**
 * @typedef {import("../table.js").Table} Table
 * @typedef {import("../wire").ReviewAnswer} ReviewAnswer
 * @typedef {import("../wire").Compared} Compared
 * @typedef {import("../wire").Mistake} Mistake
 */

const WIDE = matchMedia("(min-width: 700px)");

/** @param {{ table: Table, at: import("../ways.js").Review | null }} props */
export function ReviewScreen({ table, at }) {
  const game = table.game.value;
  const room = table.room.value;
  const over = game?.now.phase === "over";
  const turns = game?.turns.length ?? 0;
  const [review, setReview] = useState(/** @type {ReviewAnswer | null} */ (null));
  const [problem, setProblem] = useState(/** @type {import("../asking.js").Problem | null} */ (null));
  const asked = useMemo(() => new Asked(table), [table, turns, languages.value.language]);
  const may = Boolean(turns && (over || room?.coach));
  // What an address may name that this game has not is passed over.
  const whose = Math.min(at?.column ?? first(table), (game?.columns.length ?? 1) - 1);
  const round = at?.round && game?.cards[at.round] ? at.round : 0;
  const load = () => asked.review().then((found) => {
    setReview(found);
    setProblem(null);
  }, (error) => {
    setProblem(error);
    throw error;
  });
  useEffect(() => {
    if (!may) return;
    load().catch(() => {});
    if (!at?.turn) asked.figure(round, whose, WIDE.matches).catch(() => {});
  }, [asked, may]);
  useEffect(() => {
    document.title = say("page-review-title", { title: table.pad.value?.title ?? "" });
  });
  if (!room || !game) return null;
  if (!may) return html`<${Nothing} table=${table} why=${turns ? "coach" : "early"} />`;
  if (problem && problem.code === "away") return html`<main class="moment"><${Away} again=${load} /></main>`;
  if (problem) return html`<${Nothing} table=${table} why="refused" text=${problem.message} />`;
  if (!review) return html`<main class="moment" aria-busy="true"><p>${say("page-review-opening")}</p></main>`;
  const column = at?.turn === null || at?.turn === undefined ? whose : columnOfTurn(review, at.turn);
  const stops = stopsOf(review, column);
  const stop = at && at.turn !== null ? stops.find((one) => one.turn === at.turn && one.throw === at.throw) : undefined;
  if (stop) return html`<${Stepping} table=${table} asked=${asked} review=${review} stops=${stops} stop=${stop} column=${column} />`;
  return html`<${Overview} table=${table} asked=${asked} review=${review} column=${column} round=${round} />`;
}

/**
 * Return the column to begin with: one's own, else the winner's.
 * @param {Table} table
 */
function first(table) {
  const { game, seats } = table.seen.value;
  const own = game?.columns.findIndex((column) => column.some((seat) => seats.includes(seat))) ?? -1;
  return own >= 0 ? own : (game?.now.winners[0] ?? 0);
}

/**
 * Where there is nothing to look at: why, and the way back.
 * @param {{ table: Table, why: string, text?: string }} props
 */
function Nothing({ table, why, text }) {
  return html`
    <main class="moment">
      <section class="paper panel"><div class="binding"></div>
        <h1>${say(`page-review-${why}`)}</h1>
        <p class="soft">${text || say(`page-review-${why}-about`)}</p>
        ${table.room.value?.record ? html`<a class="quiet" href="/" onClick=${follow}>${say("page-home")}</a>` : html`
          <a class="quiet" href=${`/${table.id}`} onClick=${follow}>${say("page-review-table")}</a>`}
      </section>
    </main>`;
}

/** @param {{ table: Table, asked: Asked, review: ReviewAnswer, column: number, round: number }} props */
function Overview({ table, asked, review, column, round }) {
  const seen = table.seen.value;
  const pad = table.pad.value;
  const { game, room } = seen;
  const head = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => head.current?.focus({ preventScroll: true }), []);
  if (!game || !room) return null;
  const back = room.record ? "/" : `/${table.id}`;
  return html`
    <main class="review">
      <header class="top plain-top">
        <a class="home-link" href=${back} onClick=${follow}><${Back} />${room.record ? say("page-yatzy") : say("page-review-table")}</a>
      </header>
      <section class="paper panel verdict-panel"><div class="binding"></div>
        <p class="kicker">${[pad?.title, review.date && day(review.date)].filter(Boolean).join(" · ")}</p>
        <h1 ref=${head} tabindex="-1">${review.over ? outcome(seen) : say("page-review-so-far")}</h1>
        <p class="said">${review.verdict?.join(" ")}</p>
        ${review.compared && html`<${Numbers} told=${review.compared} caption=${say("page-review-everyone")} shown=${game.columns.length > 1 ? column : -1} />`}
        ${review.partners && html`<h2>${say("page-review-partners")}</h2><${Numbers} told=${review.partners} caption=${say("page-review-partners")} shown=${-1} />`}
        <details class="more meaning"><summary>${say("page-review-meaning")}</summary><p class="soft">${review.adds_up}</p>
          ${review.rounds?.map((told, number) => html`
            <h3>${say("page-round", { round: number + 1 })}</h3>
            <${Numbers} told=${told} caption=${say("page-round", { round: number + 1 })} shown=${-1} />`)}
        </details>
      </section>
      <section class="paper panel column-panel">
        <${Chooser} table=${table} review=${review} column=${column} round=${round} />
        <${Column} key=${`${column} ${round}`} table=${table} asked=${asked} review=${review} column=${column} round=${round} />
      </section>
    </main>`;
}

/** Whether there is room for much beside each other, now and when the device is turned. */
function useWide() {
  const [wide, setWide] = useState(WIDE.matches);
  useEffect(() => {
    const turned = () => setWide(WIDE.matches);
    WIDE.addEventListener("change", turned);
    return () => WIDE.removeEventListener("change", turned);
  }, []);
  return wide;
}

/**
 * Names with numbers, beside them or, on a phone, below; where there is no room for all of them they scroll.
 * @param {{ told: Compared, caption: string, shown: number }} props
 */
function Numbers({ told, caption, shown }) {
  const wide = useWide();
  if (!wide) {
    return html`
      <div class="compared below" role="region" tabindex="0" aria-label=${caption}>
        <table>
          <thead><tr>${told.head.slice(1).map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
          ${told.rows.map(([name, ...cells], place) => html`
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
        <thead><tr>${told.head.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
        <tbody>
          ${told.rows.map(([name, ...cells], place) => html`
            <tr class=${place === shown ? "shown" : ""}><th scope="row">${name}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}
        </tbody>
      </table>
    </div>`;
}

/**
 * Whose column is looked at, and in which round.
 * @param {{ table: Table, review: ReviewAnswer, column: number, round: number }} props
 */
function Chooser({ table, review, column, round }) {
  const game = /** @type {import("../wire").GameState} */ (table.game.value);
  const to = (/** @type {number} */ whose, /** @type {number} */ which) => () =>
    go(columnAddress(table.id, whose, which), { instead: true, stay: true });
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

/** @param {{ table: Table, asked: Asked, review: ReviewAnswer, column: number, round: number }} props */
function Column({ table, asked, review, column, round }) {
  const [figure, setFigure] = useState(/** @type {import("../wire").Figure | null} */ (null));
  const wide = useWide();
  useEffect(() => {
    let wanted = true;
    asked.figure(round, column, wide).then((found) => wanted && setFigure(found), () => undefined);
    return () => (wanted = false);
  }, [asked, round, column, wide]);
  const stops = stopsOf(review, column);
  const part = review.columns.find((one) => one.column === column && one.round === round);
  const begin = stops.find((one) => one.round === round) ?? stops[0];
  const pick = (/** @type {number} */ turn) => {
    const stop = stopAt(stops, (one) => one.turn === turn);
    if (stop) go(addressOf(table.id, stop));
  };
  return html`
    ${part && html`<p class="soft skill">${skillText(part.skill)}</p>`}
    <div class=${wide ? "course wide" : "course"}>${figure && html`<${Figure} figure=${figure} pick=${pick} />`}</div>
    ${begin && html`
      <div class="button-row"><a class="red" href=${addressOf(table.id, begin)} onClick=${follow}>${say("page-review-step")}</a></div>`}
    <${Costliest} table=${table} review=${review} column=${column} />`;
}

/** @param {import("../wire").Skill} skill */
function skillText({ decisions, best, cost }) {
  if (!decisions) return say("page-review-unknown");
  return say("page-review-skill", { best, decisions, share: percent(best / decisions), cost: decimal(cost) });
}

/** @param {{ table: Table, review: ReviewAnswer, column: number }} props */
function Costliest({ table, review, column }) {
  const worst = review.worst.filter((one) => one.column === column && one.cost >= LEAST_TOLD);
  const known = review.columns.some((part) => part.column === column && part.skill.decisions);
  if (!worst.length) return known && html`<p class="soft">${say("page-review-all-best")}</p>`;
  return html`
    <h3>${say("page-review-worst", { count: worst.length })}</h3>
    <ol class="costliest">${worst.map((one) => html`<${Costly} table=${table} mistake=${one} />`)}</ol>`;
}

/** @param {{ table: Table, mistake: Mistake }} props */
function Costly({ table, mistake }) {
  const dice = mistake.dice.toSorted();
  const row = (/** @type {string} */ kind, /** @type {import("../wire").Choice} */ choice, /** @type {string} */ name) => html`
    <div class=${`as-${kind}`}><dt>${say(`page-review-${kind}`)}</dt>
      <dd><${Faces} dice=${dice} keep=${choice.keep} /><span>${name}</span></dd></div>`;
  return html`
    <li>
      <a href=${addressOf(table.id, mistake)} onClick=${follow}>
        <p class="place"><span>${mistake.place}, ${mistake.left}</span><b>−${decimal(mistake.cost)}</b></p>
        <dl>${row("chosen", mistake.chosen, mistake.chosen_name)}${row("better", mistake.best, mistake.best_name)}</dl>
      </a>
      <ul class="why">${mistake.why.map((one) => html`<li>${one}</li>`)}</ul>
    </li>`;
}
