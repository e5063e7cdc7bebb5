// How it came out: who has won, by what, whether the dice were fair, what to take home, and again.
import { ask } from "../asking.js";
import { rememberTable } from "../memory.js";
import { verify } from "../counsel.js";
import { html, useEffect, useState } from "../html.js";
import { mayUndo, undo } from "../moves.js";
import { Check, Down, Invite, Lens } from "../parts/icons.js";
import { Ranking } from "../parts/ranking.js";
import { Trouble } from "../parts/strip.js";
import { outcome } from "../telling.js";
import { follow, go } from "../ways.js";
import { say } from "../words.js";

/** @typedef {import("../table.js").Table} Table */

const FORMS = ["notation", "jsonl", "csv"];

/** @param {{ table: Table }} props */
export function End({ table }) {
  const seen = table.seen.value;
  const { game, room, seats } = seen;
  if (!game || !room) return null;
  return html`
    <section class="paper panel end">
      <div class="binding"></div>
      <p class="kicker">${say("page-end")}</p>
      <h2 class="outcome" tabindex="-1">${outcome(seen)}</h2>
      <${Ranking} table=${table} />
      <${Trouble} table=${table} />
      ${room.match ? html`<${OfMatch} table=${table} match=${room.match} />` : (seats.length > 0 || room.next) && html`
        <div class="button-row">
          ${mayUndo(table) && html`<button class="quiet" onClick=${() => undo(table)}>${say("page-undo")}</button>`}
          <${Again} table=${table} />
        </div>`}
      <a class="quiet again" href=${`/${table.id}?review`} onClick=${follow}><${Lens} /><span>${say("page-look-at-it")}</span></a>
      ${room.seal && !room.match && html`<${Fair} table=${table} />`}
      <p class="papers"><${Down} />
        ${FORMS.map((form) => html`
          <a href=${`/api/tables/${table.id}/record?form=${form}`} download>${say(`page-record-${form}`)}</a>`)}</p>
      <div class="last">
        <a class="quiet home" href="/" onClick=${follow}>${say("page-home")}</a>
        ${!room.match && html`<button class="quiet home" onClick=${() => (table.asking.value = { kind: "invite" })}>
          <${Invite} /><span>${say("page-share")}</span></button>`}
      </div>
    </section>`;
}

/**
 * What follows a game of a match: the others. The dice are told once nobody plays with them any more.
 * @param {{ table: Table, match: string }} props
 */
function OfMatch({ table, match }) {
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    ask("GET", `/api/tables/${match}`).then((view) => setClosed(view.room.closed), () => undefined);
  }, [match]);
  return html`
    <div class="button-row"><a class="red" href=${`/${match}`} onClick=${follow}>${say("page-match-compare")}</a></div>
    ${closed ? html`<${Fair} table=${table} />` : html`<p class="soft">${say("page-match-sealed")}</p>`}`;
}

/** @param {{ table: Table }} props */
function Again({ table }) {
  const { room, seats } = table.seen.value;
  const [waiting, setWaiting] = useState(false);
  if (!room) return null;
  const there = (/** @type {string} */ id) => {
    rememberTable(id, { token: table.token, title: table.pad.value?.title ?? "", sheet: room.sheet });
    go(`/${id}`);
  };
  if (room.next) return html`<button class="red" onClick=${() => there(room.next)}>${say("page-rematch-go")}</button>`;
  const again = async () => {
    if (waiting) return;
    setWaiting(true);
    try {
      const view = await table.ask("POST", "rematch", { seat: seats[0] });
      there(view.room.table);
    } catch (problem) {
      setWaiting(false);
      table.tell(/** @type {Error} */ (problem).message || say("page-away"), "problem");
    }
  };
  return html`<button class=${waiting ? "red waiting" : "red"} aria-disabled=${waiting} onClick=${again}>
    ${say(waiting ? "page-opening" : "page-rematch")}</button>`;
}

/** @param {{ table: Table }} props */
function Fair({ table }) {
  const found = table.verified.value;
  const { game, seats } = table.seen.value;
  if (!game?.secret && !seats.length) return null;
  if (!found) {
    return html`
      <div class="fair"><button class="quiet" onClick=${async () => (table.verified.value = await verify(table))}>
        <${Check} /><span>${say("page-verify")}</span></button>
        ${!game?.secret && html`<small>${say("page-verify-about")}</small>`}</div>`;
  }
  const text = found.good
    ? say("page-verified", { dice: found.dice })
    : say("page-not-verified", { count: found.mismatches.length, seal: found.seal_fits ? "yes" : "no" });
  return html`<p class=${found.good ? "verdict good" : "verdict bad"} role="status"><${Check} /><span>${text}</span></p>`;
}
