// What screen readers hear: the last thing that happened, politely.
import { html, signal, untracked } from "./html.js";
import { say } from "./words.js";

export const spoken = signal("");

/** The region that is read out when it changes. */
export function Speech() {
  return html`<div class="unseen" role="status" aria-live="polite">${spoken.value}</div>`;
}

/** Connections that were lost when they were last spoken of. @type {WeakSet<object>} */
const lost = new WeakSet();

/**
 * Say that a connection is lost, or back, or slow; called whenever that changes.
 * @param {import("./connection.js").Connection} connection
 */
export function speakOf(connection) {
  const state = connection.state.value;
  const slow = connection.slow.value;
  untracked(() => {
    if (state === "lost" && !lost.has(connection)) spoken.value = say("page-lost");
    if (state === "open" && lost.has(connection)) spoken.value = say("page-back");
    if (slow) spoken.value = say("page-slow");
  });
  if (state === "lost") lost.add(connection);
  if (state === "open") lost.delete(connection);
}
