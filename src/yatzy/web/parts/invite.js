// Bringing somebody in: a link, a code, a QR code; and the same seat on another device.
import { ask, freshKey } from "../asking.js";
import { html, useState } from "../html.js";
import { say } from "../words.js";
import { writtenCode } from "../ways.js";
import { Dialog } from "./dialog.js";
import { Check, Copy } from "./icons.js";

/** @typedef {import("../table.js").Table} Table */

/** @param {string} id */
export function linkTo(id) {
  return `${location.origin}/${id}`;
}

/**
 * A link to copy, or to share where the device knows how.
 * @param {{ address: string, label: string }} props
 */
export function Link({ address, label }) {
  const [copied, setCopied] = useState(false);
  const hand = async (/** @type {any} */ event) => {
    const field = event.currentTarget.previousElementSibling;
    field.select();
    if (navigator.share && matchMedia("(pointer: coarse)").matches) {
      await navigator.share({ url: address }).catch(() => undefined);
      return;
    }
    // Without a secure address there is no clipboard but the old way.
    if (navigator.clipboard) await navigator.clipboard.writeText(address).catch(() => undefined);
    else document.execCommand("copy");
    setCopied(true);
    setTimeout(() => setCopied(false), 2_000);
  };
  return html`
    <div class="link">
      <input readonly value=${address} aria-label=${label} onFocus=${(/** @type {any} */ event) => event.currentTarget.select()} />
      <button class="quiet" onClick=${hand}>${copied ? html`<${Check} />` : html`<${Copy} />`}
        <span>${say(copied ? "page-copied" : "page-copy")}</span></button>
    </div>`;
}

/** @param {{ id: string }} props */
export function InvitePanel({ id }) {
  return html`
    <div class="invite">
      <img class="qr" src=${`/api/tables/${id}/qr.svg`} alt=${say("page-qr")} width="200" height="200" />
      <p class="code"><small>${say("page-code")}</small><b>${writtenCode(id)}</b></p>
      <${Link} address=${linkTo(id)} label=${say("page-link")} />
    </div>`;
}

/** @param {{ table: Table }} props */
export function InviteDialog({ table }) {
  return html`
    <${Dialog} title=${say("page-invite")} close=${() => (table.asking.value = null)}>
      <${InvitePanel} id=${table.id} />
      <p class="soft">${say(table.room.value?.begun ? "page-invite-watch" : "page-invite-play")}</p>
    <//>`;
}

/**
 * The seats of this device on another one as well.
 * @param {{ table: Table }} props
 */
export function DeviceDialog({ table }) {
  const [address, setAddress] = useState("");
  const make = async () => {
    const token = freshKey();
    for (const seat of table.seen.value.seats) {
      if (!(await table.change(`seats/${seat}/devices`, { token }))) return;
    }
    await ask("GET", `/api/tables/${table.id}`, { token });
    setAddress(`${linkTo(table.id)}#${token}`);
  };
  return html`
    <${Dialog} title=${say("page-device")} close=${() => (table.asking.value = null)}>
      <p class="soft">${say("page-device-about")}</p>
      ${address ? html`<${Link} address=${address} label=${say("page-link")} />` : html`
        <button class="quiet" onClick=${make}>${say("page-device-make")}</button>`}
    <//>`;
}
