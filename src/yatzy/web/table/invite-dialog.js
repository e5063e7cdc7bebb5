// Inviting others to a table, and using the seats of this device on another one.
import { html, useState } from "../core/html.js";
import { createKey } from "../core/key.js";
import { say } from "../i18n/fluent.js";
import { request } from "../net/http.js";
import { Dialog } from "../ui/dialog.js";
import { Invitation, InvitePanel } from "../ui/invite-link.js";

/**
 * @typedef {import("./store.js").Table} Table
 * @typedef {import("../ui/invite-link.js").InviteLink} InviteLink
 */

/** @param {Table} table */
function inviteMessage(table) {
  if (table.now.value?.phase === "over") return "page-invite-look";
  return table.room.value?.begun ? "page-invite-watch" : "page-invite-play";
}

/** @param {{ table: Table }} props */
export function InviteDialog({ table }) {
  return html`
    <${Dialog} title=${say(table.now.value?.phase === "over" ? "page-share" : "page-invite")} close=${() => (table.dialog.value = null)}>
      <${InvitePanel} id=${table.id} />
      <p class="soft">${say(inviteMessage(table))}</p>
    <//>`;
}

/**
 * Creates a link that holds the seats of this device on another one as well.
 * @param {{ table: Table }} props
 */
export function DeviceDialog({ table }) {
  const [isOwn, setIsOwn] = useState(false);
  const [invitation, setInvitation] = useState(/** @type {InviteLink | null} */ (null));
  const createLink = async () => {
    const token = createKey();
    for (const seat of table.state.value.seats) {
      if (!(await table.changeRoom(`seats/${seat}/devices`, { token, own: isOwn }))) return;
    }
    const fallback = { address: `${location.origin}/${table.id}#${token}`, qr: "" };
    setInvitation(await request("GET", `/api/tables/${table.id}/invitation?device=true`, { token }).catch(() => fallback));
  };
  return html`
    <${Dialog} title=${say("page-device")} close=${() => (table.dialog.value = null)}>
      <p class="soft">${say("page-device-about")}</p>
      ${invitation ? html`<${Invitation} link=${invitation} alt=${say("page-device-qr")} />` : html`
        <label class="tick"><input type="checkbox" checked=${isOwn}
          onChange=${(/** @type {any} */ event) => setIsOwn(event.currentTarget.checked)} /><span>${say("page-device-own")}</span></label>
        <button class="quiet" onClick=${createLink}>${say("page-device-make")}</button>`}
    <//>`;
}
