// What is asked over the table: whatever `table.asking` says.
import { html } from "../html.js";
import { later } from "../later.js";
import { enter } from "../moves.js";
import { keyed } from "../settings.js";
import { boxName } from "../telling.js";
import { follow } from "../ways.js";
import { say } from "../words.js";
import { Dialog } from "./dialog.js";
import { PadTable } from "./pad-table.js";

/** @typedef {import("../table.js").Table} Table */

const CoachDialog = later(() => import("./advice.js").then((part) => part.CoachDialog));
const PointsDialog = later(() => import("./points.js").then((part) => part.PointsDialog));
const CorrectionDialog = later(() => import("./points.js").then((part) => part.CorrectionDialog));
const InviteDialog = later(() => import("./invite.js").then((part) => part.InviteDialog));
const DeviceDialog = later(() => import("./invite.js").then((part) => part.DeviceDialog));
const SeriesDialog = later(() => import("./ranking.js").then((part) => part.SeriesDialog));
const ReactionDialog = later(() => import("./reacting.js").then((part) => part.ReactionDialog));
const HandOverDialog = later(() => import("./hand-over.js").then((part) => part.HandOverDialog));
const SettingsDialog = later(() => import("./settings-dialog.js").then((part) => part.SettingsDialog));
const KeysDialog = later(() => import("./keys-card.js").then((part) => part.KeysDialog));

/** @param {{ table: Table }} props */
export function Questions({ table }) {
  const question = table.asking.value;
  switch (question?.kind) {
    case "zero":
      return html`<${ZeroDialog} table=${table} question=${question} />`;
    case "points":
      return html`<${PointsDialog} table=${table} question=${question} />`;
    case "correction":
      return html`<${CorrectionDialog} table=${table} question=${question} />`;
    case "coach":
      return html`<${CoachDialog} table=${table} />`;
    case "invite":
      return html`<${InviteDialog} table=${table} />`;
    case "device":
      return html`<${DeviceDialog} table=${table} />`;
    case "pad":
      return html`<${WholePad} table=${table} />`;
    case "menu":
      return html`<${MenuDialog} table=${table} />`;
    case "settings":
      return html`<${SettingsDialog} close=${() => (table.asking.value = null)} />`;
    case "hand-over":
      return html`<${HandOverDialog} table=${table} seat=${question.seat} />`;
    case "series":
      return html`<${SeriesDialog} table=${table} />`;
    case "keys":
      return html`<${KeysDialog} table=${table} />`;
    case "reaction":
      return html`<${ReactionDialog} table=${table} />`;
    default:
      return null;
  }
}

/** @param {{ table: Table, question: any }} props */
function ZeroDialog({ table, question }) {
  const close = () => (table.asking.value = null);
  const box = boxName(table.pad.value, question.key);
  return html`
    <${Dialog} title=${say("page-zero", { box })} close=${close}>
      <p class="soft reason">${table.why.value?.reasons[question.key] ?? ""}</p>
      <div class="button-row">
        <button class="quiet" autofocus onClick=${close}>${say("page-zero-no")}</button>
        <button class="red" onClick=${() => enter(table, question)}>${say("page-zero-yes")}</button>
      </div>
    <//>`;
}

/** @param {{ table: Table }} props */
function WholePad({ table }) {
  return html`
    <${Dialog} title=${table.pad.value?.title ?? ""} close=${() => (table.asking.value = null)} wide>
      <${PadTable} table=${table} still />
    <//>`;
}

/** @param {{ table: Table }} props */
function MenuDialog({ table }) {
  const { seats, room, game } = table.seen.value;
  const open = (/** @type {string} */ kind) => () => (table.asking.value = { kind });
  const close = () => (table.asking.value = null);
  const playing = Boolean(room?.begun && game && game.now.phase !== "over");
  const mine = room ? seats.filter((seat) => !room.seats[seat]?.computer) : [];
  const mover = game?.now.seat ?? 0;
  const person = room?.seats[mover] && !room.seats[mover].computer && !room.seats[mover].stand_in;
  const waited = playing && person && mine.length && !mine.includes(mover) && !table.real.value ? mover : null;
  const handOver = (/** @type {number} */ seat, /** @type {number | undefined} */ to = undefined) => () => (table.asking.value = { kind: "hand-over", seat, to });
  const change = (/** @type {string} */ what) => async () => {
    close();
    await table.change(what);
  };
  return html`
    <${Dialog} title=${say("page-menu")} close=${close}>
      <nav class="menu">
        ${table.game.value && html`<button onClick=${open("pad")}>${say("page-whole-pad")}</button>`}
        ${room?.match ? html`<a href=${`/${room.match}`} onClick=${follow}>${say("page-match-go")}</a>` : html`
          <button onClick=${open("invite")}>${say(game?.now.phase === "over" ? "page-share" : "page-invite")}</button>`}
        ${seats.length > 0 && game && game.columns.length > 1 && html`<button onClick=${open("reaction")}>${say("page-react")}</button>`}
        ${seats.length > 0 && html`<button onClick=${open("device")}>${say("page-device")}</button>`}
        ${playing && room && !table.real.value && mine.map((seat) => (room.seats[seat].stand_in
          ? html`<button onClick=${change(`seats/${seat}/back`)}>
              ${say("page-come-back", { player: room.seats[seat].name })}</button>`
          : html`<button onClick=${handOver(seat)}>
              ${say("page-hand-over", { player: room.seats[seat].name })}</button>`))}
        ${waited !== null && room && html`
          <button onClick=${handOver(waited, mover)}>
            ${say("page-hand-over", { player: room.seats[waited].name })}</button>`}
        <a href=${`/rules?table=${table.id}`} onClick=${follow}>${say("page-rules")}</a>
        ${keyed.value && html`<button class="for-keys" onClick=${open("keys")}>${say("page-keys")}</button>`}
        <button onClick=${open("settings")}>${say("page-settings")}</button>
        <a href="/" onClick=${follow}>${say("page-home")}</a>
      </nav>
    <//>`;
}
