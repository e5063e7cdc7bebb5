// The button that asks the coach.
import { html } from "../core/html.js";
import { say } from "../i18n/fluent.js";
import { areShortcutsOn } from "../storage/settings.js";
import { Lamp } from "../ui/icons.js";
import { requestAdvice } from "./queries.js";

/** @typedef {import("./store.js").Table} Table */

/** @param {{ table: Table }} props */
export function CoachButton({ table }) {
  if (!table.room.value?.coach) return null;
  const isReady = table.isOurTurn.value && Boolean(table.now.value?.dice.length);
  return html`
    <button class="quiet hint" aria-disabled=${!isReady} aria-keyshortcuts=${areShortcutsOn.value ? "h" : undefined} onClick=${() => requestAdvice(table)}>
      <${Lamp} /><span>${say("page-hint")}</span></button>`;
}
