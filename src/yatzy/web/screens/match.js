// A match with the same dice for everyone: play along, see how far the others are, compare.
import { ask } from "../asking.js";
import { html, useEffect, useState } from "../html.js";
import { habits, rememberHabits, rememberTable, tables } from "../memory.js";
import { Dialog } from "../parts/dialog.js";
import { Back } from "../parts/icons.js";
import { InvitePanel } from "../parts/invite.js";
import { PassButton } from "../parts/passing.js";
import { publisherOf } from "../telling.js";
import { follow, go } from "../ways.js";
import { both, day, dayOf, decimal, percent, say } from "../words.js";

/**
 * @typedef {import("../table.js").Table} Table
 * @typedef {import("../wire").Result} Result
 * @typedef {import("../wire").MatchResults} MatchResults
 */

/** Milliseconds between two looks at how far everyone is. */
const LOOK = 4_000;
/** Names of others that this browser remembers. */
const MOST_NAMES = 10;

/**
 * A match; one of a day has a title of its own, and more to say.
 * @param {{ table: Table, title?: string, kicker?: string, about?: string, more?: any, below?: any }} props
 */
export function Match({ table, title = "", kicker = "", about = "", more = null, below = null }) {
  const { room, host } = table.seen.value;
  const pad = table.pad.value;
  const [found, setFound] = useState(/** @type {MatchResults | null} */ (null));
  const closed = Boolean(room?.closed);
  useEffect(() => {
    const look = () => document.hidden || table.ask("GET", "match").then(setFound, () => undefined);
    look();
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, [table, closed]);
  useEffect(() => {
    if (found?.players && tables().some((one) => one.id === table.id)) {
      rememberTable(table.id, { players: found.results.slice(0, MOST_NAMES).map((one) => one.name), over: closed });
    }
  }, [found, closed]);
  if (!room || !pad) return null;
  const results = found?.results;
  const mine = results?.find((one) => one.table === found?.own);
  const boxes = pad.rows.filter((row) => row.kind === "box").length;
  return html`
    <main class="lobby match">
      <header class="top plain-top">
        <a class="home-link" href="/" onClick=${follow}><${Back} />${say("page-yatzy")}</a>
      </header>
      <section class="paper panel">
        <div class="binding"></div>
        <p class="kicker">${kicker || (room.date ? [day(room.date), publisherOf(pad), pad.title] : [publisherOf(pad), say("page-dice-same")]).filter(Boolean).join(" · ")}</p>
        <h1>${title || (room.date ? say("page-today") : pad.title)}</h1>
        ${closed && results && html`<${Won} results=${results} />`}
        <p class="soft">${say(closed ? "page-match-over" : "page-match-about")}
          ${!closed && room.until ? ` ${say("page-match-until", { day: dayOf(room.until, "long") })}` : ""}${about && ` ${about}`}</p>
        ${more}
        ${results && !mine && !closed && html`<${Along} table=${table} />`}
        ${mine && !mine.over && html`
          <div class="button-row"><a class="red" href=${`/${mine.table}`} onClick=${follow}>${say("page-match-go-on")}</a></div>`}
        ${table.notice.value && html`<p class="strip tone-problem" role="alert"><span class="dot"></span>
          <span class="said">${table.notice.value.text}</span></p>`}
        ${found && room.date && mine?.place && html`<${Reached} table=${table} mine=${mine} over=${found.over} />`}
        ${found && found.players > 0 && html`<${Results} found=${found} boxes=${boxes} closed=${closed} />`}
        ${results && !results.length && html`<p class="soft nobody">${say("page-match-nobody")}</p>`}
        ${host && !closed && results && results.length > 0 && html`<${Close} table=${table} results=${results} />`}
      </section>
      ${!closed && html`
        <section class="paper panel bring">
          <h2>${say("page-invite")}</h2>
          <${InvitePanel} id=${table.id} />
          <p class="soft">${say("page-match-invite")}</p>
        </section>`}
      ${below}
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

/**
 * What somebody has reached in the game of a day, to be passed on. It tells nothing of the dice: others are still to play.
 * @param {{ table: Table, mine: Result, over: number }} props
 */
function Reached({ table, mine, over }) {
  const [address, setAddress] = useState(`${location.origin}/${table.id}`);
  useEffect(() => {
    table.ask("GET", "invitation").then((way) => setAddress(way.address), () => undefined);
  }, [table]);
  const pad = table.pad.value;
  const text = say("page-match-share", {
    sheet: [pad?.publisher, pad?.title].filter(Boolean).join(" "), date: table.room.value?.date ?? "", points: mine.total,
    place: mine.place ?? 0, over, known: mine.cost === undefined ? "no" : "yes", cost: decimal(mine.cost ?? 0),
  });
  return html`
    <div class="reached-today">
      <p>${text}</p>
      <${PassButton} text=${text} url=${address} label=${say("page-share")} done=${say("page-copied")} />
    </div>`;
}

/** @param {{ results: Result[] }} props */
function Won({ results }) {
  const best = results.filter((one) => one.place === 1);
  if (!best.length) return null;
  const players = both(best.map((one) => one.name));
  return html`<h2 class="outcome">${say("page-match-won", { players, points: best[0].total, count: best.length })}</h2>`;
}

/**
 * Both rankings: by total, and by what was given away.
 * @param {{ found: MatchResults, boxes: number, closed: boolean }} props
 */
function Results({ found, boxes, closed }) {
  const [by, setBy] = useState("total");
  const over = found.results.filter((one) => one.over);
  const cost = by === "cost";
  const ranked = cost
    ? over.filter((one) => one.cost_place).toSorted((a, b) => (a.cost_place ?? 0) - (b.cost_place ?? 0))
    : found.results;
  return html`
    <fieldset class="segments ranked-by">
      <legend class="unseen">${say("page-match-by")}</legend>
      ${["total", "cost"].map((one) => html`
        <label><input type="radio" name="ranked-by" checked=${by === one} onChange=${() => setBy(one)} />
          <span>${say(`page-match-by-${one}`)}</span></label>`)}
    </fieldset>
    ${ranked.length ? html`
      <table class="ranking results">
        <thead><tr>
          <th scope="col">${say("page-match-place")}</th>
          <th scope="col">${say("page-match-name")}</th>
          <th scope="col">${say("page-match-accuracy")}</th>
          <th scope="col">${say(cost ? "page-match-cost" : "page-match-total")}</th>
        </tr></thead>
        <tbody>${ranked.map((one, place) => html`
          <${Row} key=${one.table} result=${one} before=${ranked[place - 1]} cost=${cost} boxes=${boxes}
            mine=${one.table === found.own} open=${closed} />`)}</tbody>
      </table>` : html`<p class="soft nobody">${say("page-match-no-costs")}</p>`}
    <p class="soft told">${[
      cost ? say("page-match-cost-about") : say("page-match-count", { players: found.players, over: found.over }),
      found.later ? say("page-match-later", { count: found.later }) : "",
    ].filter(Boolean).join(" ")}</p>`;
}

/** @param {{ result: Result, before?: Result, cost: boolean, boxes: number, mine: boolean, open: boolean }} props */
function Row({ result, before, cost, boxes, mine, open }) {
  const at = (/** @type {Result | undefined} */ one) => (cost ? one?.cost_place : one?.place) ?? 0;
  const leaps = at(before) > 0 && at(result) > at(before) + 1 && mine;
  const kind = [at(result) === 1 ? "winner" : "", mine ? "mine" : "", leaps ? "leaps" : ""].filter(Boolean).join(" ");
  const accuracy = result.accuracy === undefined ? "" : percent(result.accuracy);
  const number = cost ? decimal(result.cost ?? 0) : result.total;
  return html`
    <tr class=${kind}>
      <td class="soft">${at(result) || ""}</td>
      <th scope="row">${open || mine ? html`<a href=${`/${result.table}`} onClick=${follow}>${result.name}</a>` : result.name}
        ${mine && html` <small>${say("page-seat-mine")}</small>`}</th>
      <td class="soft">${result.over ? accuracy : say("page-match-playing", { turns: result.turns, boxes })}</td>
      <td><span class="pencil">${number}</span></td>
    </tr>`;
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
