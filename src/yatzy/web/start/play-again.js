// The group of this device plays again, in one tap.
import { html } from "../core/html.js";
import { formatList, say } from "../i18n/fluent.js";
import { tonightText } from "../i18n/sentences.js";
import { createGroupTable } from "../new-table/create.js";
import { readTonight } from "../storage/evening.js";
import { nextSeats } from "../storage/group.js";

/** @param {{ group: import("../storage/local-store.js").Group, create: (createTable: () => Promise<void>) => void, isOff: boolean, isWaiting: boolean }} props */
export function PlayAgain({ group, create, isOff, isWaiting }) {
  const names = group.options.seats.map(seatName);
  const tonight = readTonight(names);
  const about = [say("page-starts", { player: seatName(nextSeats(group)[0]) }), tonightText(tonight)].filter(Boolean).join(" · ");
  return html`
    <button class=${isWaiting ? "red again waiting" : "red again"} aria-disabled=${isOff} onClick=${() => create(() => createGroupTable(group))}>
      <span>${say("page-again", { names: formatList(names) })}</span>
      <small>${isWaiting ? say("page-opening") : about}</small>
    </button>`;
}

/** @param {import("../storage/local-store.js").GroupSeat} seat */
function seatName({ name, computer }) {
  return name || say(`bot-${computer}`);
}
