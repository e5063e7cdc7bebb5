// Showing the others a feeling.
import { html } from "../html.js";
import { react } from "../moves.js";
import { say } from "../words.js";
import { Dialog } from "./dialog.js";

/** @typedef {import("../table.js").Table} Table */

const REACTIONS = ["bravo", "laugh", "ouch", "luck", "hurry", "thanks"];

/** @param {{ table: Table }} props */
export function ReactionDialog({ table }) {
  const close = () => (table.asking.value = null);
  const pick = (/** @type {string} */ reaction) => {
    react(table, reaction);
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
