// The keys of the table, on a card.
import { html } from "../html.js";
import { say } from "../words.js";
import { Dialog } from "./dialog.js";

/** @typedef {import("../table.js").Table} Table */

/** @param {{ table: Table }} props */
export function KeysDialog({ table }) {
  const real = table.real.value;
  const count = real ? 6 : (table.pad.value?.dice ?? 5);
  const keys = [
    ...(real ? [] : [[[say("page-key-space")], "page-keys-roll"]]),
    [["1", "–", `${count}`], real ? "page-keys-tell" : "page-keys-keep"],
    [["↑", "↓", "←", "→"], "page-keys-walk"],
    [[say("page-key-enter")], "page-keys-write"],
    ...(table.room.value?.coach ? [[["H"], "page-keys-hint"]] : []),
    [["Z"], "page-keys-undo"],
    [["?"], "page-keys-card"],
  ];
  return html`
    <${Dialog} title=${say("page-keys")} close=${() => (table.asking.value = null)}>
      <dl class="key-card">
        ${keys.map(([names, what]) => html`
          <div><dt>${[...names].map((name) => (name === "–" ? html`<span>${name}</span>` : html`<kbd>${name}</kbd>`))}</dt>
            <dd>${say(`${what}`)}</dd></div>`)}
      </dl>
    <//>`;
}
