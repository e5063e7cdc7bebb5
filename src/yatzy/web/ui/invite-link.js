// Invitations: a link to copy or share, a QR code and a table code.
import { announcement } from "../a11y/live-region.js";
import { html, useEffect, useState } from "../core/html.js";
import { formatTableCode } from "../core/router.js";
import { say } from "../i18n/fluent.js";
import { request } from "../net/http.js";
import { getToken } from "../storage/tables.js";
import { Check, Copy } from "./icons.js";

/**
 * A link with a button that shares it, or copies it where the device cannot share.
 * @param {{ address: string, label: string, isMain?: boolean }} props `isMain` makes it the red button of the screen.
 */
export function CopyLink({ address, label, isMain = false }) {
  const [copied, setCopied] = useState("");
  const copyOrShare = async (/** @type {any} */ event) => {
    const field = event.currentTarget.previousElementSibling;
    field.select();
    if (navigator.share && matchMedia("(pointer: coarse)").matches) {
      await navigator.share({ url: address }).catch(() => undefined);
      return;
    }
    // The clipboard API exists in secure contexts only.
    const isCopied = navigator.clipboard
      ? await navigator.clipboard.writeText(address).then(() => true, () => document.execCommand("copy"))
      : document.execCommand("copy");
    setCopied(isCopied ? "yes" : "no");
    announcement.value = say(isCopied ? "page-copied" : "page-not-copied");
    setTimeout(() => setCopied(""), isCopied ? 2_000 : 6_000);
  };
  return html`
    <div class="link">
      <input readonly value=${address} aria-label=${label} onFocus=${(/** @type {any} */ event) => event.currentTarget.select()} />
      <button class=${isMain ? "red" : "quiet"} onClick=${copyOrShare}>${copied === "yes" ? html`<${Check} />` : html`<${Copy} />`}
        <span>${say(copied === "yes" ? "page-copied" : "page-copy")}</span></button>
      ${copied === "no" && html`<small class="soft">${say("page-not-copied")}</small>`}
    </div>`;
}

/** @typedef {{ address: string, qr: string }} InviteLink A link and its QR code as SVG, "" where there is none. */

/** @param {{ link: InviteLink | null, alt: string }} props */
function QrCode({ link, alt }) {
  if (link && !link.qr) return html`<p class="qr no-code">${say("page-no-code")}</p>`;
  const picture = link ? `data:image/svg+xml,${encodeURIComponent(link.qr)}` : undefined;
  return html`<img class="qr" src=${picture} alt=${alt} width="200" height="200" />`;
}

/**
 * A link as a QR code and as text.
 * @param {{ link: InviteLink | null, alt: string }} props
 */
export function Invitation({ link, alt }) {
  return html`
    <div class="invite">
      <${QrCode} link=${link} alt=${alt} />
      <${CopyLink} address=${link?.address ?? ""} label=${say("page-link")} />
    </div>`;
}

/**
 * The invitation to a table. The server knows under which address others reach it.
 * @param {{ id: string, isMain?: boolean }} props `isMain` makes sharing it the red button of the screen.
 */
export function InvitePanel({ id, isMain = false }) {
  const [invitation, setInvitation] = useState(/** @type {InviteLink | null} */ (null));
  useEffect(() => {
    const fallback = { address: `${location.origin}/${id}`, qr: "" };
    request("GET", `/api/tables/${id}/invitation`, { token: getToken(id) }).then(setInvitation, () => setInvitation(fallback));
  }, [id]);
  return html`
    <div class="invite">
      <${QrCode} link=${invitation} alt=${say("page-qr")} />
      <p class="code"><small>${say("page-code")}</small><b>${formatTableCode(id)}</b></p>
      <${CopyLink} address=${invitation?.address ?? ""} label=${say("page-link")} isMain=${isMain} />
    </div>`;
}
