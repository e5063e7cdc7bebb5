// Sending a reaction to the others.
import { REACTIONS } from "../core/constants.js";
import { html } from "../core/html.js";
import { say } from "../i18n/fluent.js";
import { Dialog } from "../ui/dialog.js";
import { sendReaction } from "./actions.js";

/** @typedef {import("./store.js").Table} Table */

/** @param {{ table: Table }} props */
export function ReactionDialog({ table }) {
  const close = () => (table.dialog.value = null);
  const pick = (/** @type {string} */ reaction) => {
    sendReaction(table, reaction);
    close();
  };
  return html`
    <${Dialog} title=${say("page-react")} close=${close}>
      <div class="reactions">
        ${REACTIONS.map((one) => html`
          <button class="bubble" onClick=${() => pick(one)}>${say(`page-reaction-${one}`)}</button>`)}
      </div>
    <//>`;
}
