// The list of keyboard shortcuts.
import { FACES } from "../core/constants.js";
import { html } from "../core/html.js";
import { say } from "../i18n/fluent.js";
import { Dialog } from "../ui/dialog.js";

/** @typedef {import("./store.js").Table} Table */

/** @param {{ table: Table }} props */
export function KeysDialog({ table }) {
  const hasRealDice = table.hasRealDice.value;
  const count = hasRealDice ? FACES.length : table.pad.value?.dice;
  const keys = [
    ...(hasRealDice ? [] : [[[say("page-key-space")], "page-keys-roll"]]),
    [["1", "–", `${count}`], hasRealDice ? "page-keys-tell" : "page-keys-keep"],
    [["↑", "↓", "←", "→"], "page-keys-walk"],
    [[say("page-key-enter")], "page-keys-write"],
    ...(table.room.value?.coach ? [[["H"], "page-keys-hint"]] : []),
    [["Z"], "page-keys-undo"],
    [["?"], "page-keys-card"],
  ];
  return html`
    <${Dialog} title=${say("page-keys")} close=${() => (table.dialog.value = null)}>
      <dl class="key-card">
        ${keys.map(([names, what]) => html`
          <div><dt>${[...names].map((name) => (name === "–" ? html`<span>${name}</span>` : html`<kbd>${name}</kbd>`))}</dt>
            <dd>${say(`${what}`)}</dd></div>`)}
      </dl>
    <//>`;
}
