// The way to the coach.
import { html } from "../html.js";
import { keyed } from "../settings.js";
import { say } from "../words.js";
import { askCoach } from "../counsel.js";
import { Lamp } from "./icons.js";

/** @typedef {import("../table.js").Table} Table */

/** @param {{ table: Table }} props */
export function CoachButton({ table }) {
  if (!table.room.value?.coach) return null;
  const ready = table.ours.value && Boolean(table.now.value?.dice.length);
  return html`
    <button class="quiet hint" aria-disabled=${!ready} aria-keyshortcuts=${keyed.value ? "h" : undefined} onClick=${() => askCoach(table)}>
      <${Lamp} /><span>${say("page-hint")}</span></button>`;
}
