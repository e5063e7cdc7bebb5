// What a box takes and gives by the rules of this table, with an example and with the dice on the table.
import { html } from "../core/html.js";
import { say } from "../i18n/fluent.js";
import { boxName, diceText } from "../i18n/sentences.js";
import { Dialog } from "../ui/dialog.js";
import { Face } from "../ui/die.js";
import { chooseBox } from "./actions.js";
import { liveCell } from "./pad-card.js";

/** @typedef {import("./store.js").Table} Table */

/** @param {{ table: Table, box: string }} props `box` is its key. */
export function BoxDialog({ table, box }) {
  const close = () => (table.dialog.value = null);
  const rule = table.rules.value?.view.page.parts.flatMap((part) => part.boxes).find((one) => one.key === box);
  if (!rule) return null;
  return html`
    <${Dialog} title=${boxName(table.pad.value, box)} close=${close}>
      <p>${rule.text}</p>
      <p class="box-dice"><span class="soft">${say("page-box-example")}</span>
        <${CountedDice} dice=${rule.example} counted=${rule.counted} /><b class="pencil">${rule.points}</b></p>
      <${CurrentDice} table=${table} box=${box} />
    <//>`;
}

/**
 * What the dice on the table give in the box, and a button that takes it.
 * @param {{ table: Table, box: string }} props
 */
function CurrentDice({ table, box }) {
  const { game, seats } = table.state.value;
  const reasons = table.reasons.value;
  const entry = game?.now.entries.find((one) => one.key === box);
  if (!game || !entry || !table.isSettled.value || reasons?.seq !== game.seq) return null;
  const cell = liveCell(table, game.now.round, game.now.column, box);
  const take = () => {
    table.dialog.value = null;
    chooseBox(table, box);
  };
  const mayTake = seats.includes(game.now.seat) && ["offered", "zero"].includes(cell.kind);
  return html`
    <p class="box-dice"><span class="soft">${say("page-box-now")}</span>
      <${CountedDice} dice=${game.now.dice} counted=${reasons.counted?.[box] ?? game.now.dice.map((_, place) => place)} />
      ${entry.allowed && html`<b class="pencil">${entry.points + entry.bonus}</b>`}</p>
    <p class="soft reason">${reasons.reasons[box] ?? ""}</p>
    ${mayTake && html`<div class="button-row">
      <button class="red" onClick=${take}>${say("page-box-write", { points: entry.points + entry.bonus })}</button></div>`}`;
}

/**
 * Dice, pale where they do not count.
 * @param {{ dice: number[], counted: number[] }} props
 */
function CountedDice({ dice, counted }) {
  return html`<span class="faces" role="img" aria-label=${say("page-real-dice", { dice: diceText(dice) })}>
    ${dice.map((face, place) => html`<span class=${counted.includes(place) ? "" : "pale"}><${Face} face=${face} /></span>`)}</span>`;
}
