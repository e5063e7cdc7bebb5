// A match with the same dice for everyone: play along, see how far the others are, compare.
import { ask } from "../asking.js";
import { html, useEffect, useState } from "../html.js";
import { habits, rememberHabits, rememberTable, tables } from "../memory.js";
import { Dialog } from "../parts/dialog.js";
import { Back } from "../parts/icons.js";
import { InvitePanel } from "../parts/invite.js";
import { follow, go } from "../ways.js";
import { both, say } from "../words.js";

/**
 * @typedef {import("../table.js").Table} Table
 * @typedef {{ table: string, name: string, total: number, turns: number, over: boolean }} Result
 */

/** Milliseconds between two looks at how far everyone is. */
const LOOK = 4_000;

/** @param {{ table: Table }} props */
export function Match({ table }) {
  const { room, host } = table.seen.value;
  const pad = table.pad.value;
  const [results, setResults] = useState(/** @type {Result[] | null} */ (null));
  const closed = Boolean(room?.closed);
  useEffect(() => {
    const look = () => document.hidden || table.ask("GET", "match").then(setResults, () => undefined);
    look();
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, [table, closed]);
  useEffect(() => {
    if (results?.length && tables().some((one) => one.id === table.id)) {
      rememberTable(table.id, { players: results.map((one) => one.name), over: closed });
    }
  }, [results, closed]);
  if (!room || !pad) return null;
  const known = new Set(tables().map((one) => one.id));
  const mine = results?.find((one) => known.has(one.table));
  const boxes = pad.rows.filter((row) => row.kind === "box").length;
  return html`
    <main class="lobby match">
      <header class="top plain-top">
        <a class="home-link" href="/" onClick=${follow}><${Back} />${say("page-yatzy")}</a>
      </header>
      <section class="paper panel">
        <div class="binding"></div>
        <p class="kicker">${[pad.publisher, say("page-dice-same")].filter(Boolean).join(" · ")}</p>
        <h1>${pad.title}</h1>
        ${closed && results && html`<${Won} results=${results} />`}
        <p class="soft">${say(closed ? "page-match-over" : "page-match-about")}</p>
        ${results && !mine && !closed && html`<${Along} table=${table} />`}
        ${mine && !mine.over && html`
          <div class="button-row"><a class="red" href=${`/${mine.table}`} onClick=${follow}>${say("page-match-go-on")}</a></div>`}
        ${table.notice.value && html`<p class="strip tone-problem" role="alert"><span class="dot"></span>
          <span class="said">${table.notice.value.text}</span></p>`}
        ${results && results.length > 0 && html`
          <${Results} results=${results} mine=${mine?.table ?? ""} boxes=${boxes} closed=${closed} />`}
        ${results && !results.length && html`<p class="soft nobody">${say("page-match-nobody")}</p>`}
        ${host && !closed && results && results.length > 0 && html`<${Close} table=${table} results=${results} />`}
      </section>
      ${!closed && html`
        <section class="paper panel bring">
          <h2>${say("page-invite")}</h2>
          <${InvitePanel} id=${table.id} />
          <p class="soft">${say("page-match-invite")}</p>
        </section>`}
    </main>`;
}

/**
 * Play along: a name, and a table of one's own.
 * @param {{ table: Table }} props
 */
function Along({ table }) {
  const [name, setName] = useState(habits().name);
  const [waiting, setWaiting] = useState(false);
  const along = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (waiting) return;
    setWaiting(true);
    const told = name.trim() || say("page-default-name");
    const { token } = table;
    const about = { token, title: table.pad.value?.title ?? "", sheet: table.room.value?.sheet ?? "", begun: true };
    try {
      const view = await ask("POST", `/api/tables/${table.id}/match`, { token, body: { name: told } });
      rememberHabits({ name: told });
      rememberTable(table.id, about);
      rememberTable(view.room.table, { ...about, players: [told] });
      go(`/${view.room.table}`);
    } catch (problem) {
      setWaiting(false);
      table.tell(/** @type {Error} */ (problem).message || say("page-away"), "problem");
    }
  };
  return html`
    <form class="along" onSubmit=${along}>
      <input value=${name} placeholder=${say("page-your-name")} aria-label=${say("page-your-name")} maxlength="40"
        autocomplete="nickname" onInput=${(/** @type {any} */ event) => setName(event.currentTarget.value)} />
      <button class="red" type="submit" aria-disabled=${waiting}>${say("page-match-along")}</button>
    </form>`;
}

/** @param {{ results: Result[] }} props */
function Won({ results }) {
  const played = results.filter((one) => one.over);
  const points = Math.max(...played.map((one) => one.total));
  const best = played.filter((one) => one.total === points).map((one) => one.name);
  if (!best.length) return null;
  return html`<h2 class="outcome">${say("page-match-won", { players: both(best), points, count: best.length })}</h2>`;
}

/** @param {{ results: Result[], mine: string, boxes: number, closed: boolean }} props */
function Results({ results, mine, boxes, closed }) {
  const most = Math.max(...results.filter((one) => one.over).map((one) => one.total));
  return html`
    <table class="ranking results">
      <tbody>
        ${results.map((one) => html`
          <tr key=${one.table} class=${one.over && one.total === most ? "winner" : ""}>
            <th scope="row">${closed || one.table === mine
              ? html`<a href=${`/${one.table}`} onClick=${follow}>${one.name}</a>` : one.name}
              ${one.table === mine && html` <small>${say("page-seat-mine")}</small>`}</th>
            <td class="soft">${one.over ? say("page-match-done") : say("page-match-turns", { turns: one.turns, boxes })}</td>
            <td><span class="pencil">${one.total}</span></td>
          </tr>`)}
      </tbody>
    </table>`;
}

/**
 * The end of a match, which its host decides.
 * @param {{ table: Table, results: Result[] }} props
 */
function Close({ table, results }) {
  const [asked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const playing = results.filter((one) => !one.over).length;
  const end = async () => {
    if (await table.change("match/close")) close();
  };
  return html`
    <div class="button-row"><button class="quiet" onClick=${() => setAsked(true)}>${say("page-match-close")}</button></div>
    ${asked && html`
      <${Dialog} title=${say("page-match-close")} close=${close}>
        <p class="soft">${say("page-match-close-about", { playing })}</p>
        <div class="button-row">
          <button class="quiet" onClick=${close}>${say("page-not-now")}</button>
          <button class="red" onClick=${end}>${say("page-match-close-yes")}</button>
        </div>
      <//>`}`;
}
