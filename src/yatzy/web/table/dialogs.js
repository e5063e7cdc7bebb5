// The dialogs of a table: shows the one that `table.dialog` names.
import { html } from "../core/html.js";
import { followLink } from "../core/router.js";
import { say } from "../i18n/fluent.js";
import { boxName } from "../i18n/sentences.js";
import { isLocalTable } from "../net/table-links.js";
import { areShortcutsOn } from "../storage/settings.js";
import { Dialog } from "../ui/dialog.js";
import { lazy } from "../ui/lazy.js";
import { enterBox } from "./actions.js";
import { PadTable } from "./pad-table.js";
import { findAbandonedSeats } from "./waiting.js";

/** @typedef {import("./store.js").Table} Table */

const CoachDialog = lazy(() => import("./coach-panel.js").then((part) => part.CoachDialog));
const PointsDialog = lazy(() => import("./points-dialog.js").then((part) => part.PointsDialog));
const CorrectionDialog = lazy(() => import("./points-dialog.js").then((part) => part.CorrectionDialog));
const BoxDialog = lazy(() => import("./box-dialog.js").then((part) => part.BoxDialog));
const InviteDialog = lazy(() => import("./invite-dialog.js").then((part) => part.InviteDialog));
const DeviceDialog = lazy(() => import("./invite-dialog.js").then((part) => part.DeviceDialog));
const SeriesDialog = lazy(() => import("./ranking.js").then((part) => part.SeriesDialog));
const ReactionDialog = lazy(() => import("./reaction-dialog.js").then((part) => part.ReactionDialog));
const HandOverDialog = lazy(() => import("./hand-over-dialog.js").then((part) => part.HandOverDialog));
const SettingsDialog = lazy(() => import("../settings/settings-dialog.js").then((part) => part.SettingsDialog));
const FairDiceDialog = lazy(() => import("./fair-dice-dialog.js").then((part) => part.FairDiceDialog), { messages: "dice" });
const KeysDialog = lazy(() => import("./shortcuts-dialog.js").then((part) => part.KeysDialog));

/** @param {{ table: Table }} props */
export function TableDialogs({ table }) {
  const question = table.dialog.value;
  switch (question?.kind) {
    case "zero":
      return html`<${ZeroDialog} table=${table} question=${question} />`;
    case "points":
      return html`<${PointsDialog} table=${table} question=${question} />`;
    case "correction":
      return html`<${CorrectionDialog} table=${table} question=${question} />`;
    case "box":
      return html`<${BoxDialog} table=${table} box=${question.key} />`;
    case "coach":
      return html`<${CoachDialog} table=${table} />`;
    case "invite":
      return html`<${InviteDialog} table=${table} />`;
    case "device":
      return html`<${DeviceDialog} table=${table} />`;
    case "pad":
      return html`<${PadDialog} table=${table} />`;
    case "menu":
      return html`<${MenuDialog} table=${table} />`;
    case "settings":
      return html`<${SettingsDialog} close=${() => (table.dialog.value = null)} />`;
    case "hand-over":
      return html`<${HandOverDialog} table=${table} seat=${question.seat} />`;
    case "series":
      return html`<${SeriesDialog} table=${table} />`;
    case "fair-dice":
      return html`<${FairDiceDialog} table=${table} />`;
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
  const close = () => (table.dialog.value = null);
  const box = boxName(table.pad.value, question.key);
  return html`
    <${Dialog} title=${say("page-zero", { box })} close=${close}>
      <p class="soft reason">${table.reasons.value?.reasons[question.key] ?? ""}</p>
      <div class="button-row">
        <button class="quiet" autofocus onClick=${close}>${say("page-zero-no")}</button>
        <button class="red" onClick=${() => enterBox(table, question)}>${say("page-zero-yes")}</button>
      </div>
    <//>`;
}

/** @param {{ table: Table }} props */
function PadDialog({ table }) {
  return html`
    <${Dialog} title=${table.pad.value?.title ?? ""} close=${() => (table.dialog.value = null)} wide>
      <${PadTable} table=${table} still />
    <//>`;
}

/** @param {{ table: Table }} props */
function MenuDialog({ table }) {
  const { seats, room, game, handover } = table.state.value;
  const openDialog = (/** @type {string} */ kind) => () => (table.dialog.value = { kind });
  const close = () => (table.dialog.value = null);
  const isPlaying = Boolean(room?.begun && game && game.now.phase !== "over");
  const mover = game?.now.seat ?? 0;
  const isLocal = isLocalTable(table.id);
  const openHandOver = (/** @type {number} */ seat, /** @type {number | undefined} */ to = undefined) => () => (table.dialog.value = { kind: "hand-over", seat, to });
  const change = (/** @type {string} */ what) => async () => {
    close();
    await table.changeRoom(what);
  };
  return html`
    <${Dialog} title=${say("page-menu")} close=${close}>
      <nav class="menu">
        ${table.game.value && html`<button onClick=${openDialog("pad")}>${say("page-whole-pad")}</button>`}
        ${room?.match ? html`<a href=${`/${room.match}`} onClick=${followLink}>${say("page-match-go")}</a>` : !isLocal && html`
          <button onClick=${openDialog("invite")}>${say(game?.now.phase === "over" ? "page-share" : "page-invite")}</button>`}
        ${seats.length > 0 && !isLocal && game && game.columns.length > 1 && html`<button onClick=${openDialog("reaction")}>${say("page-react")}</button>`}
        ${seats.length > 0 && !isLocal && html`<button onClick=${openDialog("device")}>${say("page-device")}</button>`}
        ${isPlaying && room && seats.map((seat) => {
          const player = room.seats[seat].name;
          if (room.seats[seat].stand_in) return html`<button onClick=${change(`seats/${seat}/back`)}>${say("page-come-back", { player })}</button>`;
          return handover.includes(seat) && html`<button onClick=${openHandOver(seat)}>${say("page-hand-over", { player })}</button>`;
        })}
        ${isPlaying && room && findAbandonedSeats(table).map((seat) => html`
          <button onClick=${openHandOver(seat, seat === mover ? mover : undefined)}>
            ${say("page-hand-over", { player: room.seats[seat].name })}</button>`)}
        <a href=${`/rules?table=${table.id}`} onClick=${followLink}>${say("page-rules")}</a>
        ${room?.seal && html`<button onClick=${openDialog("fair-dice")}>${say("page-fair-dice")}</button>`}
        ${areShortcutsOn.value && html`<button class="for-keys" onClick=${openDialog("keys")}>${say("page-keys")}</button>`}
        <button onClick=${openDialog("settings")}>${say("page-settings")}</button>
        <a href="/" onClick=${followLink}>${say("page-home")}</a>
      </nav>
    <//>`;
}
