// Actions on records: use them on another device, download, remove from this device, delete for good.
import { html, useState } from "../core/html.js";
import { say } from "../i18n/fluent.js";
import { request } from "../net/http.js";
import { removePlayer } from "../storage/players.js";
import { Dialog } from "../ui/dialog.js";
import { Device, Down } from "../ui/icons.js";
import { Invitation } from "../ui/invite-link.js";
import { saveFile } from "../ui/save-file.js";

/** @typedef {import("../storage/local-store.js").Player} Player */

/** @param {{ player: Player, onRemoved: () => void }} props */
export function RecordsActions({ player, onRemoved }) {
  const [dialog, setDialog] = useState("");
  const [link, setLink] = useState(/** @type {import("../ui/invite-link.js").InviteLink | null} */ (null));
  const [problem, setProblem] = useState("");
  const close = () => setDialog("");
  const showProblem = (/** @type {Error} */ error) => setProblem(error.message || say("page-away"));
  const openDeviceDialog = () => {
    request("GET", "/api/player/invitation", { token: player.key }).then(setLink, showProblem);
    setDialog("device");
  };
  const remove = () => {
    removePlayer(player);
    onRemoved();
  };
  const deleteRecords = () => request("DELETE", "/api/player", { token: player.key }).then(remove, showProblem);
  return html`
    <section class="paper panel yours">
      <h2>${say("page-records-yours")}</h2>
      <div class="menu">
        <button onClick=${openDeviceDialog}><${Device} /><span>${say("page-records-device")}</span></button>
        <button onClick=${() => downloadRecords(player).catch(showProblem)}><${Down} /><span>${say("page-records-export")}</span></button>
        <button onClick=${() => setDialog("remove")}><span>${say("page-records-remove")}</span></button>
        <button class="danger" onClick=${() => setDialog("delete")}><span>${say("page-records-delete")}</span></button>
      </div>
      ${problem && html`<p class="strip tone-problem" role="alert"><span class="dot"></span><span class="said">${problem}</span></p>`}
    </section>
    ${dialog === "device" && html`
      <${Dialog} title=${say("page-records-device")} close=${close}>
        <${Invitation} link=${link} alt=${say("page-records-device-qr")} />
        <p class="soft">${say("page-records-device-about")}</p>
      <//>`}
    ${["remove", "delete"].includes(dialog) && html`
      <${Dialog} title=${say(`page-records-${dialog}`)} close=${close}>
        <p class="soft">${say(`page-records-${dialog}-about`, { name: player.name })}</p>
        <div class="button-row">
          <button class="quiet" onClick=${close}>${say("page-not-now")}</button>
          <button class="red" onClick=${dialog === "remove" ? remove : deleteRecords}>${say(`page-records-${dialog}-yes`)}</button>
        </div>
      <//>`}`;
}

/**
 * Download everything the server has of a player.
 * @param {Player} player
 */
async function downloadRecords(player) {
  const everything = await request("GET", "/api/player/export", { token: player.key });
  saveFile(`yatzy-${player.name}.json`, JSON.stringify(everything, null, 1));
}
