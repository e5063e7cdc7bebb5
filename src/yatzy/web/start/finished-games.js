// Finished games this browser knows, to review, and importing a game.
import { html, useState } from "../core/html.js";
import { followLink } from "../core/router.js";
import { formatDateOrTime, formatList, say } from "../i18n/fluent.js";
import { isLocalTable } from "../net/table-links.js";
import { listTables } from "../storage/tables.js";
import { lazy } from "../ui/lazy.js";

/** Games shown until the list is expanded. */
const SHOWN = 3;

const ImportDialog = lazy(() => import("./import-dialog.js").then((part) => part.ImportDialog), { messages: "review", styles: ["start/import-dialog.css"] });

export function FinishedGames() {
  const [all, setAll] = useState(false);
  const finished = listTables().filter((one) => one.over && one.begun);
  if (!finished.length) return null;
  return html`
    <section class="finished">
      <h2>${say("page-look-again")}</h2>
      <ul>${finished.slice(0, all ? undefined : SHOWN).map((one) => html`
        <li key=${one.id}><a href=${isLocalTable(one.id) ? `/${one.id}` : `/${one.id}?review`} onClick=${followLink}>
          <strong>${one.title}</strong><span>${formatResult(one)}</span><small>${formatDateOrTime(one.touched)}</small></a></li>`)}</ul>
      ${finished.length > SHOWN && !all && html`
        <button class="plain word" onClick=${() => setAll(true)}>${say("page-look-more", { count: finished.length - SHOWN })}</button>`}
    </section>`;
}

/**
 * Return the players of a finished game with their scores, where this browser knows them.
 * @param {import("../storage/local-store.js").SavedTable} one
 */
function formatResult({ players, scores }) {
  return scores?.length ? formatList(scores.map(({ name, score }) => `${name} ${score}`)) : formatList(players);
}

export function ImportButton() {
  const [isOpen, setIsOpen] = useState(false);
  return html`
    <button class="plain" onClick=${() => setIsOpen(true)}>${say("page-bring")}</button>
    ${isOpen && html`<${ImportDialog} close=${() => setIsOpen(false)} />`}`;
}
