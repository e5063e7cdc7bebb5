// The end of a game: outcome, rematch, review, verification of the dice, downloads.
import { html, useEffect, useState } from "../core/html.js";
import { followLink, navigate } from "../core/router.js";
import { contribute } from "../fair/contribute.js";
import { formatList, say } from "../i18n/fluent.js";
import { outcomeText } from "../i18n/sentences.js";
import { request } from "../net/http.js";
import { saveTable } from "../storage/tables.js";
import { Check, Down, Invite, Lens } from "../ui/icons.js";
import { mayUndo, undo } from "./actions.js";
import { Ranking } from "./ranking.js";
import { ProblemLine } from "./status-line.js";
import { verifyDice } from "./verify-dice.js";

/** @typedef {import("./store.js").Table} Table */

const FORMS = ["notation", "jsonl", "csv"];

/** @param {{ table: Table }} props */
export function EndPanel({ table }) {
  const state = table.state.value;
  const { game, room, seats } = state;
  if (!game || !room) return null;
  return html`
    <section class="paper panel end">
      <div class="binding"></div>
      <p class="kicker">${say("page-end")}</p>
      <h2 class="outcome" tabindex="-1">${outcomeText(state)}</h2>
      <${Ranking} table=${table} />
      <${ProblemLine} table=${table} />
      ${room.match ? html`<${MatchLinks} table=${table} match=${room.match} />` : (seats.length > 0 || room.next) && html`
        <div class="button-row">
          ${mayUndo(table) && html`<button class="quiet" onClick=${() => undo(table)}>${say("page-undo")}</button>`}
          <${Rematch} table=${table} />
        </div>`}
      <a class="quiet again" href=${`/${table.id}?review`} onClick=${followLink}><${Lens} /><span>${say("page-look-at-it")}</span></a>
      ${room.seal && !room.match && html`<${DiceCheck} table=${table} />`}
      <p class="papers"><${Down} />
        ${FORMS.map((form) => html`
          <a href=${`/api/tables/${table.id}/record?form=${form}`} download>${say(`page-record-${form}`)}</a>`)}</p>
      <div class="last">
        <a class="quiet home" href="/" onClick=${followLink}>${say("page-home")}</a>
        ${!room.match && html`<button class="quiet home" onClick=${() => (table.dialog.value = { kind: "invite" })}>
          <${Invite} /><span>${say("page-share")}</span></button>`}
      </div>
    </section>`;
}

/**
 * Links after a game of a match. The dice are revealed once the match is closed, since others play with them.
 * @param {{ table: Table, match: string }} props
 */
function MatchLinks({ table, match }) {
  const [isClosed, setIsClosed] = useState(false);
  useEffect(() => {
    request("GET", `/api/tables/${match}`).then((view) => setIsClosed(view.room.closed), () => undefined);
  }, [match]);
  return html`
    <div class="button-row"><a class="red" href=${`/${match}`} onClick=${followLink}>${say("page-match-compare")}</a></div>
    ${isClosed ? html`<${DiceCheck} table=${table} />` : html`<p class="soft">${say("page-match-sealed")}</p>`}`;
}

/** @param {{ table: Table }} props */
function Rematch({ table }) {
  const { room, seats } = table.state.value;
  const [isWaiting, setIsWaiting] = useState(false);
  if (!room) return null;
  const openTable = (/** @type {string} */ id) => {
    saveTable(id, { token: table.token, title: table.pad.value?.title ?? "", sheet: room.sheet });
    navigate(`/${id}`);
  };
  if (room.next) return html`<button class="red" onClick=${() => openTable(room.next)}>${say("page-rematch-go")}</button>`;
  const createRematch = async () => {
    if (isWaiting) return;
    setIsWaiting(true);
    try {
      const view = await table.request("POST", "rematch", { seat: seats[0] });
      await contribute(view, table.token);
      openTable(view.room.table);
    } catch (problem) {
      setIsWaiting(false);
      table.notify(/** @type {Error} */ (problem).message || say("page-away"), "problem");
    }
  };
  return html`<button class=${isWaiting ? "red waiting" : "red"} aria-disabled=${isWaiting} onClick=${createRematch}>
    ${say(isWaiting ? "page-opening" : "page-rematch")}</button>`;
}

/** @param {{ table: Table }} props */
function DiceCheck({ table }) {
  const verification = table.verification.value;
  const { game, seats } = table.state.value;
  if (!game?.secret && !seats.length) return null;
  if (!verification) {
    return html`
      <div class="fair"><button class="quiet" onClick=${async () => (table.verification.value = await verifyDice(table))}>
        <${Check} /><span>${say("page-verify")}</span></button>
        ${!game?.secret && html`<small>${say("page-verify-about")}</small>`}</div>`;
  }
  const right = [say("page-verified", { dice: verification.dice }), verification.day && say("page-verified-day")].filter(Boolean);
  const text = (verification.good ? right : faultTexts(verification, game?.players ?? [])).join(" ");
  return html`<p class=${verification.good ? "verdict good" : "verdict bad"} role="status"><${Check} /><span>${text}</span></p>`;
}

/**
 * Say what is wrong with the dice.
 * @param {import("../fair/check-record.js").Verdict} verdict
 * @param {string[]} players
 */
function faultTexts({ seed, game, own, late, rolls, day }, players) {
  return [
    !seed && say("page-wrong-seed"),
    // From another seed all rolls differ, which says nothing more.
    seed && rolls.length > 0 && say("page-wrong-rolls", { count: rolls.length }),
    !own && say("page-wrong-own"),
    late.length > 0 && say("page-wrong-late", { names: formatList(late.map((seat) => players[seat] ?? "")) }),
    !game && say("page-wrong-game"),
    day === false && say("page-wrong-day"),
  ].filter(Boolean);
}
