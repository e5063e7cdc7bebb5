// What the coach says: every choice with what it costs, why the best is that, and who will win.
import { html } from "../html.js";
import { keepAsAdvised } from "../moves.js";
import { keyed } from "../settings.js";
import { explorerAt, filledOf } from "../positions.js";
import { columnName } from "../state.js";
import { follow } from "../ways.js";
import { decimal, percent, say } from "../words.js";
import { CoachButton } from "./coach.js";
import { Dialog } from "./dialog.js";

/** @typedef {import("../table.js").Table} Table */

const MOST = 5;
const KEY = "H";

/** @param {{ table: Table }} props */
export function CoachPanel({ table }) {
  if (!table.room.value?.coach || table.now.value?.phase === "over") return null;
  const hint = table.advice.value;
  return html`
    <section class="paper panel coach">
      <header><h2>${say("page-coach")}</h2><${CoachButton} table=${table} /></header>
      ${hint ? html`<${Choices} table=${table} advice=${hint.advice} />` : html`
        <p class="soft">${say("page-coach-idle")}${keyed.value && html` <kbd class="for-keys">${KEY}</kbd>`}</p>`}
    </section>`;
}

/** @param {{ table: Table }} props */
export function CoachDialog({ table }) {
  const close = () => (table.asking.value = null);
  return html`
    <${Dialog} title=${say("page-coach")} close=${close}>
      <div class="coach"><${Choices} table=${table} advice=${table.advice.value?.advice ?? null} done=${close} /></div>
    <//>`;
}

/**
 * Return which choices are told: the best, and the one that the reasons compare with.
 * @param {import("../wire").Advice} advice
 */
function told(advice) {
  const best = advice.choices.map((_, place) => place).slice(0, MOST);
  const rivals = (advice.reasons ?? []).map(({ arguments: of }) => advice.choices.findIndex((one) =>
    of.other ? one.key === of.other : of.keep !== undefined && one.keep?.toSorted().join("") === of.keep));
  const rival = rivals.find((place) => place >= MOST);
  return rival === undefined ? best : [...best.slice(0, -1), rival];
}

/** @param {{ table: Table, advice: import("../wire").Advice | null, done?: () => void }} props */
function Choices({ table, advice, done }) {
  if (!advice) return html`<p class="soft">${say("page-coach-thinks")}</p>`;
  const use = () => {
    keepAsAdvised(table);
    done?.();
  };
  return html`
    <ol class="choices">
      ${told(advice).map((place) => html`
        <li class=${place ? "" : "best"}>
          <span>${advice.names?.[place]}</span>
          <b>${place ? `−${decimal(advice.choices[place].cost)}` : say("page-coach-best")}</b>
          ${!place && advice.choices[0].keep && html`<button class="quiet" onClick=${use}>${say("page-coach-keep")}</button>`}
        </li>`)}
    </ol>
    ${advice.chances && html`<${Chances} table=${table} chances=${advice.chances} />`}
    ${advice.why?.map((sentence) => html`<p class="soft">${sentence}</p>`)}
    ${advice.note && html`<p class="soft">${advice.note}</p>`}
    ${table.pad.value?.on_shelf && html`<a class="ask-explorer" href=${here(table)} onClick=${follow}>${say("page-ask-explorer")}</a>`}`;
}

/**
 * Return where the dice on the table can be asked about further.
 * @param {Table} table
 */
function here(table) {
  const game = /** @type {import("../wire").GameState} */ (table.game.value);
  const { round, column, dice, rolls_left: left } = game.now;
  const card = game.cards[round][column];
  return explorerAt({ sheet: table.room.value?.sheet ?? "", filled: filledOf(game.keys, card), bonuses: card.bonuses, dice, left });
}

/** @param {{ table: Table, chances: NonNullable<import("../wire").Advice["chances"]> }} props */
function Chances({ table, chances }) {
  const game = /** @type {import("../wire").GameState} */ (table.game.value);
  return html`
    <div class="chances">
      <h3>${say(chances.of_round ? "page-chances-round" : "page-chances")}</h3>
      <div class="chance-bar" aria-hidden="true">
        ${chances.chances.map((chance, column) => html`
          <i class=${`hue-${column % 6}`} style=${{ flexGrow: Math.max(chance, 0.004) }}></i>`)}
      </div>
      <ul>
        ${chances.chances.map((chance, column) => html`
          <li><i class=${`hue-${column % 6}`}></i>${columnName(game, column)} <b>${percent(chance)}</b></li>`)}
      </ul>
    </div>`;
}
