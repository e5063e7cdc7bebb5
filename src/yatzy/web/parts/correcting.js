// With real dice: telling the dice, picking points, and putting right what was written.
import { html } from "../html.js";
import { askCorrection } from "../counsel.js";
import { enter, mayUndo, undo } from "../moves.js";
import { turnOf } from "../state.js";
import { boxName, playingText } from "../telling.js";
import { say } from "../words.js";
import { Dialog } from "./dialog.js";
import { Face } from "./die.js";
import { Undo } from "./icons.js";

/** @typedef {import("../table.js").Table} Table */

/**
 * Return how to put right what stands in a box, or null where it stands fast.
 * @param {Table} table
 * @param {number} round
 * @param {number} column
 * @param {string} key
 */
export function correctable(table, round, column, key) {
  const { game, seats } = table.seen.value;
  if (!game || !table.real.value || game.secret) return null;
  if (game.cards[round][column].points[game.keys.indexOf(key)] === null) return null;
  const turn = turnOf(game, round, column, key);
  const seat = game.turns[turn]?.seat;
  if (seat === undefined || !seats.includes(seat)) return null;
  return () => askCorrection(table, { turn, key, seat });
}

/**
 * The dice as they lie on the real table: tap their faces one after the other.
 * @param {{ table: Table, hint: any }} props `hint` is how to ask the coach about them.
 */
export function RealDice({ table, hint }) {
  const now = table.now.value;
  const count = table.pad.value?.dice ?? 5;
  if (!now) return null;
  const ours = table.ours.value;
  const lying = now.dice.length ? now.dice : table.telling.value;
  const add = (/** @type {number} */ face) => {
    if (!ours || table.busy.value || now.dice.length) return;
    table.pinned.value = table.lookingAt.value = null;
    const dice = [...table.telling.value, face];
    table.telling.value = dice.length < count ? dice : [];
    if (dice.length < count) return;
    const { seat } = now;
    table.play(now.phase === "roll-off" ? { type: "roll", seat, thrown: dice } : { type: "lay", seat, dice });
  };
  const back = () => {
    if (table.telling.value.length) table.telling.value = table.telling.value.slice(0, -1);
    else undo(table);
  };
  return html`
    <div class="real">
      <div class="slots">
        <div class="slot-row" role="img" aria-label=${say("page-real-dice", { dice: lying.join(" ") })}>${Array.from({ length: count }, (_, place) => html`
          <span class="slot">${lying[place] ? html`<${Face} face=${lying[place]} />` : ""}</span>`)}</div>
        <button class="quiet back" aria-disabled=${!table.telling.value.length && !mayUndo(table)} onClick=${back}>
          <${Undo} /><span class="unseen">${say("page-undo")}</span></button>
      </div>
      ${ours && !now.dice.length ? html`
        <div class="keys" role="group" aria-label=${say("page-real-keys")}>
          ${[1, 2, 3, 4, 5, 6].map((face) => html`
            <button class="key" data-face=${face} aria-label=${say("page-face", { face })} onClick=${() => add(face)}>
              <${Face} face=${face} /></button>`)}
        </div>` : html`
        <div class="real-said">${ours ? hint : html`<p>${playingText(table.seen.value, now.seat)}</p>`}</div>`}
    </div>`;
}

/**
 * Tell a die by its face, from the keyboard.
 * @param {number} face
 */
export function tellDie(face) {
  const key = document.querySelector(`.real [data-face="${face}"]`);
  if (key instanceof HTMLButtonElement) key.click();
}

/** @param {{ table: Table, question: any }} props */
export function PointsDialog({ table, question }) {
  const close = () => (table.asking.value = null);
  const box = boxName(table.pad.value, question.key);
  /** @type {import("../wire").Points[]} */
  const takes = question.takes[question.key] ?? [];
  return html`
    <${Dialog} title=${box} close=${close}>
      <p class="soft">${takes.length ? say("page-points-which") : say("page-points-none")}</p>
      <${PointKeys} takes=${takes} pick=${(/** @type {import("../wire").Points} */ mark) => enter(table, question, mark)} />
    <//>`;
}

/** @param {{ table: Table, question: any }} props */
export function CorrectionDialog({ table, question }) {
  const close = () => (table.asking.value = null);
  const game = /** @type {import("../wire").GameState} */ (table.game.value);
  const { turn, seat, key } = question;
  const chosen = question.box ?? key;
  const boxes = game.keys.filter((one) => question.takes[one]);
  const pick = (/** @type {import("../wire").Points} */ mark) => {
    close();
    table.play({ type: "correct", seat, turn, key: chosen, ...mark });
  };
  return html`
    <${Dialog} title=${say("page-correct", { box: boxName(table.pad.value, key) })} close=${close}>
      <p class="soft">${say("page-correct-was", { player: game.players[seat], points: game.turns[turn].points })}</p>
      <label class="field"><span>${say("page-correct-box")}</span>
        <select value=${chosen} onChange=${(/** @type {any} */ event) => {
          table.asking.value = { ...question, box: event.currentTarget.value };
        }}>${boxes.map((one) => html`<option value=${one}>${boxName(table.pad.value, one)}</option>`)}</select>
      </label>
      <${PointKeys} takes=${question.takes[chosen] ?? []} pick=${pick} />
    <//>`;
}

/** @param {{ takes: import("../wire").Points[], pick: (mark: import("../wire").Points) => void }} props */
function PointKeys({ takes, pick }) {
  return html`
    <div class="points">
      ${takes.map((mark) => html`
        <button class=${mark.bonus ? "point long" : "point"} onClick=${() => pick(mark)}>${mark.bonus ? `${mark.points}+${mark.bonus}` : mark.points}
        </button>`)}
    </div>`;
}
