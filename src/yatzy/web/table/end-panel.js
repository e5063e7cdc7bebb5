// The end of a game: outcome, what it meant, rematch, the evening's score, and what else can be done with it.
import { html, useEffect, useState } from "../core/html.js";
import { followLink, navigate } from "../core/router.js";
import { contribute } from "../fair/contribute.js";
import { formatList, say } from "../i18n/fluent.js";
import { columnName, outcomeText } from "../i18n/sentences.js";
import { request } from "../net/http.js";
import { isLocalTable } from "../net/table-links.js";
import { endEvening, readTonight } from "../storage/evening.js";
import { assignColours } from "../storage/player-colours.js";
import { countDay } from "../storage/streak.js";
import { saveTable } from "../storage/tables.js";
import { Check, Down, Invite, Lens } from "../ui/icons.js";
import { lazy } from "../ui/lazy.js";
import { saveFile } from "../ui/save-file.js";
import { mayUndo, undo } from "./actions.js";
import { reportErrors } from "./queries.js";
import { Ranking } from "./ranking.js";
import { ProblemLine } from "./status-line.js";
import { verifyDice } from "./verify-dice.js";

/** @typedef {import("./store.js").Table} Table */

const FORMS = ["notation", "jsonl", "csv"];

const EndMeaning = lazy(() => import("./end-meaning.js").then((part) => part.EndMeaning), { messages: "end" });

/** @param {{ table: Table }} props */
export function EndPanel({ table }) {
  const state = table.state.value;
  const { game, room, seats } = state;
  if (!game || !room) return null;
  const isPlayer = seats.length > 0;
  const isLocal = isLocalTable(table.id);
  return html`
    <section class="paper panel end">
      <div class="binding"></div>
      <p class="kicker">${say("page-end")}</p>
      <h2 class="outcome" tabindex="-1">${outcomeText(state)}</h2>
      <${Ranking} table=${table} />
      ${!isLocal && html`<${EndMeaning} table=${table} />`}
      ${isPlayer && html`<${Tonight} table=${table} />`}
      <${ProblemLine} table=${table} />
      ${room.match ? html`<${MatchLinks} table=${table} match=${room.match} />` : (isPlayer || room.next) && html`
        <div class="button-row">
          ${mayUndo(table) && html`<button class="quiet" onClick=${() => undo(table)}>${say("page-undo")}</button>`}
          <${Rematch} table=${table} />
        </div>`}
      <a class="quiet again" href=${`/${table.id}?review`} onClick=${followLink}><${Lens} /><span>${say("page-look-at-it")}</span></a>
      <div class="last">
        <a class="quiet home" href="/" onClick=${followLink}>${say("page-home")}</a>
      </div>
      <${More} table=${table} />
    </section>`;
}

/**
 * What few need: the link, the dice verified, the record.
 * @param {{ table: Table }} props
 */
function More({ table }) {
  const room = table.room.value;
  const isLocal = isLocalTable(table.id);
  return html`
    <details class="agreement">
      <summary>${say("page-end-more")}</summary>
      ${room?.seal && !room.match && html`<${DiceCheck} table=${table} />`}
      ${!room?.match && !isLocal && html`<button class="quiet home" onClick=${() => (table.dialog.value = { kind: "invite" })}>
        <${Invite} /><span>${say("page-share")}</span></button>`}
      <p class="papers"><${Down} />
        ${isLocal ? html`<button class="plain word" onClick=${() => downloadRecord(table)}>${say("page-record-jsonl")}</button>` : FORMS.map((form) => html`
          <a href=${`/api/tables/${table.id}/record?form=${form}`} download>${say(`page-record-${form}`)}</a>`)}</p>
    </details>`;
}

/**
 * Who has won how many games of the evening, from the second on.
 * @param {{ table: Table }} props
 */
function Tonight({ table }) {
  const players = table.room.value?.seats.map((seat) => seat.name) ?? [];
  const { games, wins } = readTonight(players);
  if (games.length < 2) return null;
  const colours = assignColours(wins.map(({ name }) => name));
  const finish = (/** @type {MouseEvent} */ event) => {
    endEvening(players);
    followLink(event);
  };
  return html`
    <section class="tonight" aria-label=${say("page-tonight-title", { games: games.length })}>
      <h3>${say("page-tonight-title", { games: games.length })}</h3>
      <ul>${wins.map(({ name, wins: won }, place) => html`
        <li key=${name} class="paper"><b data-player=${colours[place]}>${name}</b> ${won}</li>`)}</ul>
      <a class="quiet home" href="/evening" onClick=${finish}>${say("page-evening-end")}</a>
    </section>`;
}

/**
 * Save the record of a table in this browser as a file.
 * @param {Table} table
 */
async function downloadRecord(table) {
  const record = await reportErrors(table, () => table.request("GET", "record"));
  if (record) saveFile(`${table.id}.jsonl`, record);
}

/**
 * Links after a game of a match. The dice are revealed once the match is closed, since others play with them.
 * @param {{ table: Table, match: string }} props
 */
function MatchLinks({ table, match }) {
  const [isClosed, setIsClosed] = useState(false);
  useEffect(() => {
    request("GET", `/api/tables/${match}`).then((view) => {
      setIsClosed(view.room.closed);
      countDay(view.room.date);
    }, () => undefined);
  }, [match]);
  return html`
    <div class="button-row"><a class="red" href=${`/${match}`} onClick=${followLink}>${say("page-match-compare")}</a></div>
    ${isClosed ? html`<${DiceCheck} table=${table} />` : html`<p class="soft">${say("page-match-sealed")}</p>`}`;
}

/** @param {{ table: Table }} props */
function Rematch({ table }) {
  const { room, game, seats } = table.state.value;
  const [isWaiting, setIsWaiting] = useState(false);
  if (!room || !game) return null;
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
  // The server lets the one after who began begin; after a roll-off only it knows who that was.
  const next = game.columns.length > 1 && !room.teams && room.start === "agreed" ? columnName(game, game.rounds % game.columns.length) : "";
  return html`<button class=${isWaiting ? "red waiting" : "red"} aria-disabled=${isWaiting} onClick=${createRematch}>
    <span>${say(isWaiting ? "page-opening" : "page-rematch")}</span>${next && !isWaiting && html`<small>${say("page-starts", { player: next })}</small>`}</button>`;
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
