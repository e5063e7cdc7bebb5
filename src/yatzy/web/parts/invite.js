// Bringing somebody in: a link, a code, a QR code; and the same seat on another device.
import { ask, freshKey } from "../asking.js";
import { html, useEffect, useState } from "../html.js";
import { tokenFor } from "../memory.js";
import { spoken } from "../speech.js";
import { say } from "../words.js";
import { writtenCode } from "../ways.js";
import { Dialog } from "./dialog.js";
import { Check, Copy } from "./icons.js";

/** @typedef {import("../table.js").Table} Table */

/**
 * A link to copy, or to share where the device knows how.
 * @param {{ address: string, label: string }} props
 */
export function Link({ address, label }) {
  const [copied, setCopied] = useState("");
  const hand = async (/** @type {any} */ event) => {
    const field = event.currentTarget.previousElementSibling;
    field.select();
    if (navigator.share && matchMedia("(pointer: coarse)").matches) {
      await navigator.share({ url: address }).catch(() => undefined);
      return;
    }
    // Without a secure address there is no clipboard but the old way.
    const done = navigator.clipboard
      ? await navigator.clipboard.writeText(address).then(() => true, () => document.execCommand("copy"))
      : document.execCommand("copy");
    setCopied(done ? "yes" : "no");
    spoken.value = say(done ? "page-copied" : "page-not-copied");
    setTimeout(() => setCopied(""), done ? 2_000 : 6_000);
  };
  return html`
    <div class="link">
      <input readonly value=${address} aria-label=${label} onFocus=${(/** @type {any} */ event) => event.currentTarget.select()} />
      <button class="quiet" onClick=${hand}>${copied === "yes" ? html`<${Check} />` : html`<${Copy} />`}
        <span>${say(copied === "yes" ? "page-copied" : "page-copy")}</span></button>
      ${copied === "no" && html`<small class="soft">${say("page-not-copied")}</small>`}
    </div>`;
}

/** @typedef {{ address: string, qr: string }} Way */

/** @param {{ way: Way | null, alt: string }} props */
function Code({ way, alt }) {
  if (way && !way.qr) return html`<p class="qr no-code">${say("page-no-code")}</p>`;
  const picture = way ? `data:image/svg+xml,${encodeURIComponent(way.qr)}` : undefined;
  return html`<img class="qr" src=${picture} alt=${alt} width="200" height="200" />`;
}

/**
 * A way to somewhere, to be photographed or copied.
 * @param {{ way: Way | null, alt: string }} props
 */
export function Invitation({ way, alt }) {
  return html`
    <div class="invite">
      <${Code} way=${way} alt=${alt} />
      <${Link} address=${way?.address ?? ""} label=${say("page-link")} />
    </div>`;
}

/**
 * The way to a table as others reach it, which only the server knows.
 * @param {{ id: string }} props
 */
export function InvitePanel({ id }) {
  const [invitation, setInvitation] = useState(/** @type {Way | null} */ (null));
  useEffect(() => {
    const here = { address: `${location.origin}/${id}`, qr: "" };
    ask("GET", `/api/tables/${id}/invitation`, { token: tokenFor(id) }).then(setInvitation, () => setInvitation(here));
  }, [id]);
  return html`
    <div class="invite">
      <${Code} way=${invitation} alt=${say("page-qr")} />
      <p class="code"><small>${say("page-code")}</small><b>${writtenCode(id)}</b></p>
      <${Link} address=${invitation?.address ?? ""} label=${say("page-link")} />
    </div>`;
}

/** @param {Table} table */
function invited(table) {
  if (table.now.value?.phase === "over") return "page-invite-look";
  return table.room.value?.begun ? "page-invite-watch" : "page-invite-play";
}

/** @param {{ table: Table }} props */
export function InviteDialog({ table }) {
  return html`
    <${Dialog} title=${say(table.now.value?.phase === "over" ? "page-share" : "page-invite")} close=${() => (table.asking.value = null)}>
      <${InvitePanel} id=${table.id} />
      <p class="soft">${say(invited(table))}</p>
    <//>`;
}

/**
 * The seats of this device on another one as well.
 * @param {{ table: Table }} props
 */
export function DeviceDialog({ table }) {
  const [invitation, setInvitation] = useState(/** @type {Way | null} */ (null));
  const make = async () => {
    const token = freshKey();
    for (const seat of table.seen.value.seats) {
      if (!(await table.change(`seats/${seat}/devices`, { token }))) return;
    }
    const here = { address: `${location.origin}/${table.id}#${token}`, qr: "" };
    setInvitation(await ask("GET", `/api/tables/${table.id}/invitation?device=true`, { token }).catch(() => here));
  };
  return html`
    <${Dialog} title=${say("page-device")} close=${() => (table.asking.value = null)}>
      <p class="soft">${say("page-device-about")}</p>
      ${invitation ? html`<${Invitation} way=${invitation} alt=${say("page-device-qr")} />` : html`<button class="quiet" onClick=${make}>${say("page-device-make")}</button>`}
    <//>`;
}
