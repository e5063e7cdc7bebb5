// The moment in which a device passes on to the next player: whose turn it is, large and in their colour, over the scorecard until
// somebody taps it or rolls.
import { html } from "../core/html.js";
import { say } from "../i18n/fluent.js";
import { isPassShown } from "../storage/settings.js";

/** @typedef {import("./store.js").Table} Table */

/**
 * Whether the device has just passed from one player to another, and nobody has taken it yet.
 * @param {Table} table
 */
export function isPassingOn(table) {
  const { game, seats, lastEvent: last } = table.state.value;
  if (!game || !isPassShown.value || seats.length < 2 || table.hasRealDice.value || !table.isOurTurn.value) return false;
  const { phase, dice, seat } = game.now;
  const isNew = phase === "play" && !dice.length && last?.event.type === "entered" && last.seat !== seat;
  return isNew && !table.freshEntry.value && !table.isBusy.value && table.passedOnAt.value !== game.seq;
}

/** @param {{ table: Table }} props */
export function PassOn({ table }) {
  const game = /** @type {import("../net/game-state").GameState} */ (table.game.value);
  const { seat } = game.now;
  return html`
    <button class="pass-on" data-player=${table.colours.value[seat]} onClick=${() => (table.passedOnAt.value = game.seq)}>
      <b>${game.players[seat]}</b>
      <span>${say("page-pass-on")}</span>
    </button>`;
}
