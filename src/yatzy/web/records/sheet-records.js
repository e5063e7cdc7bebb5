// A player's records on one sheet: totals beside best play's, figures, and costly habits.
import { html } from "../core/html.js";
import { followLink } from "../core/router.js";
import { formatDate, formatNumber, formatPercent, formatSigned, say } from "../i18n/fluent.js";
import { lazy } from "../ui/lazy.js";

/**
 * @typedef {import("../net/wire").SheetPart} SheetRecords
 * @typedef {import("../net/wire").ColumnTotal} ReachedTotal
 * @typedef {import("../net/wire").Rate} Rate
 */

/** Habits shown until the list is expanded. */
const SHOWN_HABITS = 5;
const Figure = lazy(() => import("../ui/figure.js").then((part) => part.Figure), { styles: ["ui/figures.css"] });

/** @param {{ records: SheetRecords }} props */
export function SheetRecordsPanel({ records }) {
  const { expected, figures, skill } = records;
  return html`
    <section class="paper panel reached">
      <div class="binding"></div>
      <p class="kicker">${say("page-records-games", { rounds: records.rounds })}</p>
      <h2>${records.title}</h2>
      <dl class="totals">
        <${Total} name="best" reached=${records.best} />
        <div><dt>${say("page-records-mean")}</dt><dd><span class="pencil">${formatNumber(records.mean)}</span>
          ${expected !== undefined && html`<small>${say("page-records-perfect", { number: formatNumber(expected) })}</small>`}</dd></div>
        <${Total} name="worst" reached=${records.worst} />
      </dl>
      ${records.note && html`<p class="soft note">${records.note}</p>`}
      ${records.odds_later && html`<p class="soft" role="status">${say("page-records-odds-later")}</p>`}
      ${figures.totals && html`<${Figure} figure=${figures.totals} />`}
    </section>
    <section class="paper panel reached">
      <h2>${say("page-records-trend")}</h2>
      <${Figure} figure=${figures.trend} />
    </section>
    ${skill.decisions > 0 && html`<${Habits} records=${records} />`}
    <section class="paper panel reached">
      <h2>${say("page-records-rates")}</h2>
      <${RateBars} name=${say("page-records-upper-bonus")} rate=${records.upper_bonus} />
      <${RateBars} name=${say("page-records-five-alike")} rate=${records.five_alike} />
      ${records.perfect_further ? html`<p class="soft">${say("page-records-further", {
        own: formatNumber(records.further ?? 0), perfect: formatNumber(records.perfect_further) })}</p>` : null}
      <h3>${say("page-records-choices")}</h3>
      <dl class="choices">
        ${skill.decisions > 0 && html`
          <div><dt>${say("page-records-accuracy")}</dt><dd>${formatPercent(records.accuracy)}</dd></div>
          <div><dt>${say("page-records-cost-each")}</dt><dd>${formatNumber(records.cost_each, 2)}</dd></div>
          <div><dt>${say("page-records-cost-game")}</dt><dd>${formatNumber(skill.cost / records.rounds)}</dd></div>`}
        ${records.luck !== undefined && html`
          <div><dt>${say("page-records-luck")}</dt><dd>${formatSigned(records.luck, 1)}</dd></div>`}
      </dl>
    </section>`;
}

/** @param {{ name: "best" | "worst", reached: ReachedTotal }} props */
function Total({ name, reached }) {
  return html`
    <div><dt>${say(`page-records-${name}`)}</dt>
      <dd><a href=${`/${reached.game}?review`} onClick=${followLink}><span class="pencil">${reached.total}</span></a>
        <small>${formatDate(reached.at)}</small></dd></div>`;
}

/**
 * A rate as a bar, beside best play's.
 * @param {{ name: string, rate?: Rate }} props
 */
function RateBars({ name, rate }) {
  if (!rate) return null;
  const bars = [{ kind: "own", share: rate.rate, label: say("page-records-you") }];
  if (rate.perfect !== undefined) bars.push({ kind: "perfect", share: rate.perfect, label: say("page-records-best-play") });
  return html`
    <div class="rate">
      <p><strong>${name}</strong> <small>${say("page-records-rate", { made: rate.made, of: rate.of })}</small></p>
      ${bars.map((one) => html`
        <div class=${`share ${one.kind}`}><span>${one.label}</span>
          <i><b style=${{ width: `${100 * one.share}%` }}></b></i><span>${formatPercent(one.share)}</span></div>`)}
    </div>`;
}

/** @param {{ habits: SheetRecords["habits"], most: number }} props */
function HabitList({ habits, most }) {
  return html`
    <ol class="habits">
      ${habits.map((one) => html`
        <li key=${one.habit}><p>${one.name}</p>
          <small>${say("page-records-habit", { times: one.times, points: formatNumber(one.cost) })}</small>
          <i aria-hidden="true"><b style=${{ width: `${100 * one.cost / most}%` }}></b></i></li>`)}
    </ol>`;
}

/** @param {{ records: SheetRecords }} props */
function Habits({ records }) {
  const most = records.habits[0]?.cost || 1;
  return html`
    <section class="paper panel reached">
      <h2>${say("page-records-habits")}</h2>
      ${!records.habits.length && html`<p class="soft">${say("page-records-no-habits")}</p>`}
      <${HabitList} habits=${records.habits.slice(0, SHOWN_HABITS)} most=${most} />
      ${records.habits.length > SHOWN_HABITS && html`
        <details class="more"><summary>${say("page-records-more-habits", { count: records.habits.length - SHOWN_HABITS })}</summary>
          <${HabitList} habits=${records.habits.slice(SHOWN_HABITS)} most=${most} /></details>`}
    </section>`;
}
