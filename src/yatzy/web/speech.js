// What screen readers hear: the last thing that happened, politely.
import { html, signal } from "./html.js";

export const spoken = signal("");

/** The region that is read out when it changes. */
export function Speech() {
  return html`<div class="unseen" role="status" aria-live="polite">${spoken.value}</div>`;
}
