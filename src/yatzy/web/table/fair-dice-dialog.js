// What makes the dice of a table fair: the fingerprint of their seed, who contributed to them, and the player's lucky word.
import { html, useState } from "../core/html.js";
import { cleanWord, MAX_WORD_LENGTH, renewCommitment } from "../fair/contribute.js";
import { formatList, say } from "../i18n/fluent.js";
import { isLocalTable } from "../net/table-links.js";
import { readKeptDice, readLuckyWord, saveLuckyWord } from "../storage/kept-dice.js";
import { Dialog } from "../ui/dialog.js";

/** @typedef {import("./store.js").Table} Table */

/** @param {{ table: Table }} props */
export function FairDiceDialog({ table }) {
  const { room, seats } = table.state.value;
  const [word, setWord] = useState(readLuckyWord);
  const close = () => (table.dialog.value = null);
  if (!room) return null;
  const part = ownPart(table);
  const isLocal = isLocalTable(table.id);
  const named = (/** @type {import("../net/wire").SeatView[]} */ some) => formatList(some.map((seat) => seat.name));
  const added = room.seats.filter((seat) => seat.contribution);
  const missing = room.seats.filter((seat) => room.begun && seat.commitment && !seat.contribution);
  const saveWord = (/** @type {any} */ event) => {
    setWord(event.currentTarget.value);
    saveLuckyWord(cleanWord(event.currentTarget.value));
  };
  return html`
    <${Dialog} title=${say("page-fair-dice")} close=${close}>
      <div class="fair-dice">
        ${part !== "same" && html`<p>${say(isLocal ? "page-offline-dice" : "page-fair-about")}</p>`}
        ${["in", "later"].includes(part) && html`<p class="soft">${say("page-fair-operator")}</p>`}
        <h3>${say("page-fair-fingerprint")}</h3>
        <code class="fingerprint">${room.seal}</code>
        ${!isLocal && html`<p>${say(`page-fair-${part}`)}</p>`}
        ${added.length > 0 && html`<p>${say("page-fair-added", { names: named(added) })}</p>`}
        ${missing.length > 0 && html`<p>${say("page-fair-missing", { names: named(missing) })}</p>`}
        ${seats.length > 0 && !room.match && !isLocal && html`
          <label class="lucky-word">${say("page-fair-word")}
            <input value=${word} maxlength=${MAX_WORD_LENGTH} autocomplete="off" onInput=${saveWord}
              onChange=${() => renewCommitment({ room, seats }, table.token)} /></label>
          <p class="soft">${say("page-fair-word-about")}</p>`}
      </div>
    <//>`;
}

/**
 * Return this device's part in the dice: "in" or "out" of them, to come "later", "none", or the "same" dice for all of a match.
 * @param {Table} table
 */
function ownPart(table) {
  const { room, seats } = table.state.value;
  if (!room || room.match || room.duplicate) return "same";
  const { contribution } = readKeptDice(table.id) ?? {};
  if (contribution && room.seats.some((seat) => seat.contribution === contribution)) return "in";
  if (!room.begun && seats.length) return "later";
  return contribution ? "out" : "none";
}
