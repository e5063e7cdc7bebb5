// With real dice: picking points where no dice were told, and putting right what was written.
import { html } from "../html.js";
import { enter } from "../moves.js";
import { boxName } from "../telling.js";
import { say } from "../words.js";
import { Dialog } from "./dialog.js";

/** @typedef {import("../table.js").Table} Table */

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
