// With real dice: choosing points without entering dice, and correcting an entry.
import { html } from "../core/html.js";
import { say } from "../i18n/fluent.js";
import { boxName } from "../i18n/sentences.js";
import { Dialog } from "../ui/dialog.js";
import { enterBox } from "./actions.js";

/** @typedef {import("./store.js").Table} Table */

/** @param {{ table: Table, question: any }} props */
export function PointsDialog({ table, question }) {
  const close = () => (table.dialog.value = null);
  const box = boxName(table.pad.value, question.key);
  /** @type {import("../net/wire").PointsView[]} */
  const takes = question.takes[question.key] ?? [];
  return html`
    <${Dialog} title=${box} close=${close}>
      <p class="soft">${takes.length ? say("page-points-which") : say("page-points-none")}</p>
      <${PointKeys} takes=${takes} pick=${(/** @type {import("../net/wire").PointsView} */ mark) => enterBox(table, question, mark)} />
    <//>`;
}

/** @param {{ table: Table, question: any }} props */
export function CorrectionDialog({ table, question }) {
  const close = () => (table.dialog.value = null);
  const game = /** @type {import("../net/game-state").GameState} */ (table.game.value);
  const { turn, seat, key } = question;
  const chosen = question.box ?? key;
  const boxes = game.keys.filter((one) => question.takes[one]);
  const pick = (/** @type {import("../net/wire").PointsView} */ mark) => {
    close();
    table.sendMoves({ type: "correct", seat, turn, key: chosen, ...mark });
  };
  return html`
    <${Dialog} title=${say("page-correct", { box: boxName(table.pad.value, key) })} close=${close}>
      <p class="soft">${say("page-correct-was", { player: game.players[seat], points: game.turns[turn].points })}</p>
      <label class="field"><span>${say("page-correct-box")}</span>
        <select value=${chosen} onChange=${(/** @type {any} */ event) => {
          table.dialog.value = { ...question, box: event.currentTarget.value };
        }}>${boxes.map((one) => html`<option value=${one}>${boxName(table.pad.value, one)}</option>`)}</select>
      </label>
      <${PointKeys} takes=${question.takes[chosen] ?? []} pick=${pick} />
    <//>`;
}

/** @param {{ takes: import("../net/wire").PointsView[], pick: (mark: import("../net/wire").PointsView) => void }} props */
function PointKeys({ takes, pick }) {
  return html`
    <div class="points">
      ${takes.map((mark) => html`
        <button class=${mark.bonus ? "point long" : "point"} onClick=${() => pick(mark)}>${mark.bonus ? `${mark.points}+${mark.bonus}` : mark.points}
        </button>`)}
    </div>`;
}
