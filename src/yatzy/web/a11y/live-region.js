// The polite live region: what screen readers say about the last thing that happened.
import { html, signal, untracked } from "../core/html.js";
import { say } from "../i18n/fluent.js";

export const announcement = signal("");

export function LiveRegion() {
  return html`<div class="unseen" role="status" aria-live="polite">${announcement.value}</div>`;
}

/** Connections whose loss was announced. @type {WeakSet<object>} */
const lostConnections = new WeakSet();

/**
 * Announce that a connection was lost, is back or is slow. Run in an effect: it reads the connection's signals.
 * @param {import("../net/table-link").TableLink} connection
 */
export function announceConnection(connection) {
  const state = connection.state.value;
  const isSlow = connection.isSlow.value;
  untracked(() => {
    if (state === "lost" && !lostConnections.has(connection)) announcement.value = say("page-lost");
    if (state === "open" && lostConnections.has(connection)) announcement.value = say("page-back");
    if (isSlow) announcement.value = say("page-slow");
  });
  if (state === "lost") lostConnections.add(connection);
  if (state === "open") lostConnections.delete(connection);
}
