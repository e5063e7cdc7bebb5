// A button that shares a text and a link, or copies them where the device cannot share.
import { announcement } from "../a11y/live-region.js";
import { html, useState } from "../core/html.js";
import { Check, Copy } from "./icons.js";

/** How long the button shows that it has copied. */
const COPIED_MS = 2_000;

/**
 * @param {{ text?: string, url?: string, label: string, done: string, kind?: string, bare?: boolean }} props `done` is the label after
 *   copying; `bare` shows the icon alone.
 */
export function ShareButton({ text = "", url = "", label, done, kind = "quiet", bare = false }) {
  const [copied, setCopied] = useState(false);
  const share = async () => {
    if (navigator.share && matchMedia("(pointer: coarse)").matches) {
      await navigator.share({ ...(text && { text }), ...(url && { url }) }).catch(() => undefined);
      return;
    }
    if (!(await copyText([text, url].filter(Boolean).join("\n")))) return;
    announcement.value = done;
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_MS);
  };
  return html`
    <button class=${kind} onClick=${share}>${copied ? html`<${Check} />` : html`<${Copy} />`}
      <span class=${bare ? "unseen" : ""}>${copied ? done : label}</span></button>`;
}

/**
 * Copy a text and return whether that worked. The clipboard API exists in secure contexts only.
 * @param {string} text
 */
async function copyText(text) {
  if (navigator.clipboard) {
    return navigator.clipboard.writeText(text).then(() => true, () => false);
  }
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  return copied;
}
