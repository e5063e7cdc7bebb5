// Passing something on: shared where the device knows how, copied elsewhere.
import { html, useState } from "../html.js";
import { spoken } from "../speech.js";
import { Check, Copy } from "./icons.js";

/** Milliseconds for which it is said that something was copied. */
const TOLD = 2_000;

/**
 * @param {{ text?: string, url?: string, label: string, done: string, kind?: string, bare?: boolean }} props `bare` where
 *   only the drawing is shown.
 */
export function PassButton({ text = "", url = "", label, done, kind = "quiet", bare = false }) {
  const [copied, setCopied] = useState(false);
  const pass = async () => {
    if (navigator.share && matchMedia("(pointer: coarse)").matches) {
      await navigator.share({ ...(text && { text }), ...(url && { url }) }).catch(() => undefined);
      return;
    }
    if (!(await copy([text, url].filter(Boolean).join("\n")))) return;
    spoken.value = done;
    setCopied(true);
    setTimeout(() => setCopied(false), TOLD);
  };
  return html`
    <button class=${kind} onClick=${pass}>${copied ? html`<${Check} />` : html`<${Copy} />`}
      <span class=${bare ? "unseen" : ""}>${copied ? done : label}</span></button>`;
}

/**
 * Copy a text; without a secure address there is no clipboard but the old way.
 * @param {string} text
 */
async function copy(text) {
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
