// Unfinished games this browser knows, to resume.
import { html, useState } from "../core/html.js";
import { followLink } from "../core/router.js";
import { formatDateOrTime, formatList, say } from "../i18n/fluent.js";
import { hideTable, listTables } from "../storage/tables.js";
import { Close } from "../ui/icons.js";

/** Games shown until the list is expanded. */
const MAX_SHOWN = 2;

export function UnfinishedGames() {
  const [tables, setTables] = useState(listTables);
  const [all, setAll] = useState(false);
  // Games hidden just now keep their place, with a button to undo it.
  const [undoable, setUndoable] = useState(/** @type {string[]} */ ([]));
  const playing = tables.filter((one) => !one.over);
  const listed = playing.filter((one) => !one.hidden || undoable.includes(one.id));
  const shown = all ? playing : listed.slice(0, MAX_SHOWN);
  if (!playing.length) return null;
  const hide = (/** @type {string} */ id, /** @type {boolean} */ hidden) => {
    hideTable(id, hidden);
    setUndoable([...undoable.filter((one) => one !== id), ...(hidden ? [id] : [])]);
    setTables(listTables());
  };
  return html`
    <section class="unfinished" aria-labelledby="unfinished">
      <h2 id="unfinished" class="unseen">${say("page-continue")}</h2>
      <ul>
        ${shown.map((one) => html`
          <li key=${one.id} class=${one.hidden ? "hidden-game" : ""}>
            <a class="paper" href=${`/${one.id}`} onClick=${followLink}>
              <strong>${one.title}</strong><b aria-hidden="true">${say("page-continue")}</b>
              <span>${one.players.length ? formatList(one.players) : say(one.begun ? "page-dice-same" : "page-waiting")}</span>
              <small>${gameDetails(one)}</small>
            </a>
            <button class=${one.hidden ? "plain word" : "plain"} aria-label=${one.hidden ? undefined : say("page-forget", { title: one.title })}
              onClick=${() => hide(one.id, !one.hidden)}>${one.hidden ? say("page-undo") : html`<${Close} />`}</button>
          </li>`)}
      </ul>
      ${playing.length > shown.length && html`
        <button class="plain word" onClick=${() => setAll(true)}>${say("page-continue-all", { count: playing.length - shown.length })}</button>`}
    </section>`;
}

/**
 * Return the details that tell games apart: publisher, progress and when it was played last.
 * @param {import("../storage/local-store.js").SavedTable} one
 */
function gameDetails({ publisher, begun, turn, turns, touched }) {
  const progress = begun && turn && turns ? say("page-turn-number", { turn, turns }) : "";
  return [publisher, progress, formatDateOrTime(touched)].filter(Boolean).join(" · ");
}
