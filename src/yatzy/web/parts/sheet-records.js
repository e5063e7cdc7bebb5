// What somebody has reached on one pad: numbers beside the perfect player's, figures, and costly habits.
import { html } from "../html.js";
import { later } from "../later.js";
import { follow } from "../ways.js";
import { dayOf, decimal, percent, say, signed } from "../words.js";

/**
 * @typedef {import("../wire").SheetRecords} SheetRecords
 * @typedef {import("../wire").Reached} Reached
 * @typedef {import("../wire").Rate} Rate
 */

/** Habits that are shown before who wants to opens the others. */
const FIRST = 5;
const Figure = later(() => import("./figure.js").then((part) => part.Figure), { styles: ["figures"] });

/** @param {{ found: SheetRecords }} props */
export function SheetPart({ found }) {
  const { expected, figures, skill } = found;
  return html`
    <section class="paper panel reached">
      <div class="binding"></div>
      <p class="kicker">${say("page-records-games", { rounds: found.rounds })}</p>
      <h2>${found.title}</h2>
      <dl class="totals">
        <${Total} name="best" reached=${found.best} />
        <div><dt>${say("page-records-mean")}</dt><dd><span class="pencil">${decimal(found.mean)}</span>
          ${expected !== undefined && html`<small>${say("page-records-perfect", { number: decimal(expected) })}</small>`}</dd></div>
        <${Total} name="worst" reached=${found.worst} />
      </dl>
      ${found.note && html`<p class="soft note">${found.note}</p>`}
      ${found.odds_later && html`<p class="soft" role="status">${say("page-records-odds-later")}</p>`}
      ${figures.totals && html`<${Figure} figure=${figures.totals} />`}
    </section>
    <section class="paper panel reached">
      <h2>${say("page-records-trend")}</h2>
      <${Figure} figure=${figures.trend} />
    </section>
    ${skill.decisions > 0 && html`<${Habits} found=${found} />`}
    <section class="paper panel reached">
      <h2>${say("page-records-rates")}</h2>
      <${Bar} name=${say("page-records-upper-bonus")} rate=${found.upper_bonus} />
      <${Bar} name=${say("page-records-five-alike")} rate=${found.five_alike} />
      ${found.perfect_further ? html`<p class="soft">${say("page-records-further", {
        own: decimal(found.further ?? 0), perfect: decimal(found.perfect_further) })}</p>` : null}
      <h3>${say("page-records-choices")}</h3>
      <dl class="choices">
        ${skill.decisions > 0 && html`
          <div><dt>${say("page-records-accuracy")}</dt><dd>${percent(found.accuracy)}</dd></div>
          <div><dt>${say("page-records-cost-each")}</dt><dd>${decimal(found.cost_each, 2)}</dd></div>
          <div><dt>${say("page-records-cost-game")}</dt><dd>${decimal(skill.cost / found.rounds)}</dd></div>`}
        ${found.luck !== undefined && html`
          <div><dt>${say("page-records-luck")}</dt><dd>${signed(found.luck, 1)}</dd></div>`}
      </dl>
    </section>`;
}

/** @param {{ name: "best" | "worst", reached: Reached }} props */
function Total({ name, reached }) {
  return html`
    <div><dt>${say(`page-records-${name}`)}</dt>
      <dd><a href=${`/${reached.game}?review`} onClick=${follow}><span class="pencil">${reached.total}</span></a>
        <small>${dayOf(reached.at)}</small></dd></div>`;
}

/**
 * How often something came about, as a bar beside best play's.
 * @param {{ name: string, rate?: Rate }} props
 */
function Bar({ name, rate }) {
  if (!rate) return null;
  const bars = [{ kind: "own", share: rate.rate, told: say("page-records-you") }];
  if (rate.perfect !== undefined) bars.push({ kind: "perfect", share: rate.perfect, told: say("page-records-best-play") });
  return html`
    <div class="rate">
      <p><strong>${name}</strong> <small>${say("page-records-rate", { made: rate.made, of: rate.of })}</small></p>
      ${bars.map((one) => html`
        <div class=${`share ${one.kind}`}><span>${one.told}</span>
          <i><b style=${{ width: `${100 * one.share}%` }}></b></i><span>${percent(one.share)}</span></div>`)}
    </div>`;
}

/** @param {{ habits: SheetRecords["habits"], most: number }} props */
function HabitList({ habits, most }) {
  return html`
    <ol class="habits">
      ${habits.map((one) => html`
        <li key=${one.habit}><p>${one.name}</p>
          <small>${say("page-records-habit", { times: one.times, points: decimal(one.cost) })}</small>
          <i aria-hidden="true"><b style=${{ width: `${100 * one.cost / most}%` }}></b></i></li>`)}
    </ol>`;
}

/** @param {{ found: SheetRecords }} props */
function Habits({ found }) {
  const most = found.habits[0]?.cost || 1;
  return html`
    <section class="paper panel reached">
      <h2>${say("page-records-habits")}</h2>
      ${!found.habits.length && html`<p class="soft">${say("page-records-no-habits")}</p>`}
      <${HabitList} habits=${found.habits.slice(0, FIRST)} most=${most} />
      ${found.habits.length > FIRST && html`
        <details class="more"><summary>${say("page-records-more-habits", { count: found.habits.length - FIRST })}</summary>
          <${HabitList} habits=${found.habits.slice(FIRST)} most=${most} /></details>`}
    </section>`;
}
