// The rules one plays by, and the others to choose from, told apart by what is special about them.
import { html, useRef } from "../core/html.js";
import { hasMessage, say } from "../i18n/fluent.js";
import { chooseSheet, shelf } from "../sheets/shelf.js";
import { changeGroupSheet } from "../storage/group.js";

/** @typedef {import("../net/wire").PadView} PadView */

export function RulesChoice() {
  const details = useRef(/** @type {HTMLDetailsElement | null} */ (null));
  const [first, ...others] = shelf.value;
  if (!first) return null;
  const choose = (/** @type {PadView} */ pad) => {
    chooseSheet(pad.id);
    changeGroupSheet(pad.id, pad.title);
    if (!details.current) return;
    details.current.open = false;
    details.current.querySelector("summary")?.focus();
  };
  return html`
    <details class="shelf" ref=${details}>
      <summary><span>${say("page-rules")}</span><strong>${[first.title, first.publisher].filter(Boolean).join(" · ")}</strong><b>${say("page-other-pad")}</b></summary>
      <ul>${others.map((pad) => html`
        <li key=${pad.id}><button class="plain" onClick=${() => choose(pad)}>
          <span><strong>${pad.title}</strong><small>${[pad.publisher, pad.edition].filter(Boolean).join(" · ") || say("page-no-publisher")}</small></span>
          <small>${specialText(pad)}</small></button></li>`)}</ul>
    </details>`;
}

/** @param {PadView} pad */
function specialText(pad) {
  const boxes = pad.rows.filter((row) => row.kind === "box").length;
  const counts = say("page-sheet-counts", { boxes, dice: pad.dice });
  return hasMessage(`page-sheet-${pad.id}`) ? say(`page-sheet-${pad.id}`) : counts;
}
