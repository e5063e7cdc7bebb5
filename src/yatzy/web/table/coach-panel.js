// The coach's advice: choices with their costs, reasons, and the chances to win.
import { html } from "../core/html.js";
import { explorerUrl, filledBoxes } from "../core/position-url.js";
import { followLink } from "../core/router.js";
import { formatNumber, formatPercent, say } from "../i18n/fluent.js";
import { columnName } from "../i18n/sentences.js";
import { areShortcutsOn } from "../storage/settings.js";
import { Dialog } from "../ui/dialog.js";
import { keepAsAdvised } from "./actions.js";
import { CoachButton } from "./coach-button.js";

/** @typedef {import("./store.js").Table} Table */

const MAX_CHOICES = 5;
const SHORTCUT = "H";

/** @param {{ table: Table }} props */
export function CoachPanel({ table }) {
  if (!table.room.value?.coach || table.now.value?.phase === "over") return null;
  const hint = table.advice.value;
  return html`
    <section class="paper panel coach">
      <header><h2>${say("page-coach")}</h2><${CoachButton} table=${table} /></header>
      ${hint ? html`<${Choices} table=${table} advice=${hint.advice} />` : html`
        <p class="soft">${say("page-coach-idle")}${areShortcutsOn.value && html` <kbd class="for-keys">${SHORTCUT}</kbd>`}</p>`}
    </section>`;
}

/** @param {{ table: Table }} props */
export function CoachDialog({ table }) {
  const close = () => (table.dialog.value = null);
  return html`
    <${Dialog} title=${say("page-coach")} close=${close}>
      <div class="coach"><${Choices} table=${table} advice=${table.advice.value?.advice ?? null} done=${close} /></div>
    <//>`;
}

/**
 * Return the indexes of the choices to show: the best ones, and the one the reasons compare with.
 * @param {import("../net/wire").AdviceAnswer} advice
 */
function chooseShown(advice) {
  const best = advice.choices.map((_, place) => place).slice(0, MAX_CHOICES);
  const rivals = (advice.reasons ?? []).map(({ arguments: of }) => advice.choices.findIndex((one) =>
    of.other ? one.key === of.other : of.keep !== undefined && one.keep?.toSorted().join("") === of.keep));
  const rival = rivals.find((place) => place >= MAX_CHOICES);
  return rival === undefined ? best : [...best.slice(0, -1), rival];
}

/** @param {{ table: Table, advice: import("../net/wire").AdviceAnswer | null, done?: () => void }} props */
function Choices({ table, advice, done }) {
  if (!advice) return html`<p class="soft">${say("page-coach-thinks")}</p>`;
  const use = () => {
    keepAsAdvised(table);
    done?.();
  };
  return html`
    <ol class="choices">
      ${chooseShown(advice).map((place) => html`
        <li class=${place ? "" : "best"}>
          <span>${advice.names?.[place]}</span>
          <b>${place ? `−${formatNumber(advice.choices[place].cost)}` : say("page-coach-best")}</b>
          ${!place && advice.choices[0].keep && html`<button class="quiet" onClick=${use}>${say("page-coach-keep")}</button>`}
        </li>`)}
    </ol>
    ${advice.chances && html`<${Chances} table=${table} chances=${advice.chances} />`}
    ${advice.why?.map((sentence) => html`<p class="soft">${sentence}</p>`)}
    ${advice.note && html`<p class="soft">${advice.note}</p>`}
    ${table.pad.value?.on_shelf && html`<a class="ask-explorer" href=${explorerLink(table)} onClick=${followLink}>${say("page-ask-explorer")}</a>`}`;
}

/**
 * Return the explorer's address for the current position.
 * @param {Table} table
 */
function explorerLink(table) {
  const game = /** @type {import("../net/game-state").GameState} */ (table.game.value);
  const { round, column, dice, rolls_left: left } = game.now;
  const card = game.cards[round][column];
  return explorerUrl({ sheet: table.room.value?.sheet ?? "", filled: filledBoxes(game.keys, card), bonuses: card.bonuses, dice, left });
}

/** @param {{ table: Table, chances: NonNullable<import("../net/wire").AdviceAnswer["chances"]> }} props */
function Chances({ table, chances }) {
  const game = /** @type {import("../net/game-state").GameState} */ (table.game.value);
  return html`
    <div class="chances">
      <h3>${say(chances.of_round ? "page-chances-round" : "page-chances")}</h3>
      <div class="chance-bar" aria-hidden="true">
        ${chances.chances.map((chance, column) => html`
          <i class=${`hue-${column % 6}`} style=${{ flexGrow: Math.max(chance, 0.004) }}></i>`)}
      </div>
      <ul>
        ${chances.chances.map((chance, column) => html`
          <li><i class=${`hue-${column % 6}`}></i>${columnName(game, column)} <b>${formatPercent(chance)}</b></li>`)}
      </ul>
    </div>`;
}
