// A match with the same dice for everyone: join it, see the others' progress, compare results.
import { LONGEST_NAME, UNUSUAL_LUCK } from "../core/constants.js";
import { html, useEffect, useState } from "../core/html.js";
import { followLink, navigate } from "../core/router.js";
import { formatDate, formatDay, formatList, formatNumber, formatPercent, say } from "../i18n/fluent.js";
import { publisherName } from "../i18n/sentences.js";
import { request } from "../net/http.js";
import { readLastUsed, saveLastUsed } from "../storage/local-store.js";
import { addPlayer, isSameName, listPlayers } from "../storage/players.js";
import { listTables, saveTable } from "../storage/tables.js";
import { Dialog } from "../ui/dialog.js";
import { Back, Lens } from "../ui/icons.js";
import { InvitePanel } from "../ui/invite-link.js";
import { ShareButton } from "../ui/share-button.js";

/**
 * @typedef {import("../table/store.js").Table} Table
 * @typedef {import("../net/wire").Result} Result
 * @typedef {import("../net/wire").MatchResults} MatchResults
 */

/** How often the results are polled. */
const POLL_MS = 4_000;
/** Names saved with the table. */
const MAX_NAMES = 10;

/**
 * A match; the match of a day has a title of its own and more content.
 * @param {{ table: Table, title?: string, kicker?: string, about?: string, more?: any, below?: any }} props
 */
export function MatchScreen({ table, title = "", kicker = "", about = "", more = null, below = null }) {
  const { room, host } = table.state.value;
  const pad = table.pad.value;
  const [standings, setStandings] = useState(/** @type {MatchResults | null} */ (null));
  const isClosed = Boolean(room?.closed);
  const isPlayed = standings?.results.some((one) => one.table === standings.own && one.over) ?? false;
  useEffect(() => {
    const load = () => document.hidden || table.request("GET", "match").then(setStandings, () => undefined);
    load();
    const timer = setInterval(load, POLL_MS);
    return () => clearInterval(timer);
  }, [table, isClosed]);
  useEffect(() => {
    if (standings?.players && listTables().some((one) => one.id === table.id)) {
      saveTable(table.id, { players: standings.results.slice(0, MAX_NAMES).map((one) => one.name), over: isClosed || isPlayed });
    }
  }, [standings, isClosed]);
  if (!room || !pad) return null;
  const results = standings?.results;
  const mine = results?.find((one) => one.table === standings?.own);
  const boxes = pad.rows.filter((row) => row.kind === "box").length;
  return html`
    <main class="lobby match">
      <header class="top plain-top">
        <a class="home-link" href="/" onClick=${followLink}><${Back} />${say("page-yatzy")}</a>
      </header>
      <section class="paper panel">
        <div class="binding"></div>
        <p class="kicker">${kicker || (room.date ? [formatDay(room.date), publisherName(pad), pad.title] : [publisherName(pad), say("page-dice-same")]).filter(Boolean).join(" · ")}</p>
        <h1>${title || (room.date ? say("page-today") : pad.title)}</h1>
        ${isClosed && results && html`<${WinnerLine} results=${results} />`}
        <p class="soft">${say(isClosed ? "page-match-over" : "page-match-about")}
          ${!isClosed && room.until ? ` ${say("page-match-until", { day: formatDate(room.until, "long") })}` : ""}${about && ` ${about}`}</p>
        ${more}
        ${results && !mine && !isClosed && html`<${JoinMatchForm} table=${table} />`}
        ${mine && !mine.over && html`
          <div class="button-row"><a class="red" href=${`/${mine.table}`} onClick=${followLink}>${say("page-match-go-on")}</a></div>`}
        ${table.notice.value && html`<p class="strip tone-problem" role="alert"><span class="dot"></span>
          <span class="said">${table.notice.value.text}</span></p>`}
        ${standings && room.date && mine?.place && html`<${ShareResult} table=${table} mine=${mine} over=${mine.standing ? standings.over - standings.counted : standings.counted} />`}
        ${standings && standings.players > 0 && html`<${Results} standings=${standings} boxes=${boxes} isClosed=${isClosed} />`}
        ${results && !results.length && html`<p class="soft nobody">${say("page-match-nobody")}</p>`}
        ${host && !isClosed && results && results.length > 0 && html`<${CloseMatch} table=${table} results=${results} />`}
      </section>
      ${!isClosed && html`
        <section class="paper panel bring">
          <h2>${say("page-invite")}</h2>
          <${InvitePanel} id=${table.id} />
          <p class="soft">${say("page-match-invite")}</p>
        </section>`}
      ${below}
    </main>`;
}

/**
 * The form to join: a name, for a table of one's own.
 * @param {{ table: Table }} props
 */
function JoinMatchForm({ table }) {
  const [name, setName] = useState(readLastUsed().name);
  const [isWaiting, setIsWaiting] = useState(false);
  const join = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (isWaiting) return;
    setIsWaiting(true);
    const playerName = name.trim() || say("page-default-name");
    const { token } = table;
    const player = table.room.value?.date ? playerNamed(playerName).key : undefined;
    const about = { token, title: table.pad.value?.title ?? "", sheet: table.room.value?.sheet ?? "", begun: true };
    try {
      const view = await request("POST", `/api/tables/${table.id}/match`, { token, body: { name: playerName, player } });
      saveLastUsed({ name: playerName });
      saveTable(table.id, about);
      saveTable(view.room.table, { ...about, players: [playerName], claims: player ? [player] : [] });
      navigate(`/${view.room.table}`);
    } catch (problem) {
      setIsWaiting(false);
      table.notify(/** @type {Error} */ (problem).message || say("page-away"), "problem");
    }
  };
  return html`
    <form class="along" onSubmit=${join}>
      <input value=${name} placeholder=${say("page-your-name")} aria-label=${say("page-your-name")} maxlength=${LONGEST_NAME}
        autocomplete="nickname" onInput=${(/** @type {any} */ event) => setName(event.currentTarget.value)} />
      <button class="red" type="submit" aria-disabled=${isWaiting}>${say("page-match-along")}</button>
      ${table.room.value?.date && html`<small class="soft">${say("page-match-key")}</small>`}
    </form>`;
}

/**
 * Return the player of this name, new if there is none: only games of a player's key count in the game of a day.
 * @param {string} name
 */
function playerNamed(name) {
  return listPlayers().find((one) => isSameName(one.name, name)) ?? addPlayer(name);
}

/**
 * The reader's result in the match of a day, to share. It reveals no dice, since others are still to play.
 * @param {{ table: Table, mine: Result, over: number }} props
 */
function ShareResult({ table, mine, over }) {
  const [address, setAddress] = useState(`${location.origin}/${table.id}`);
  useEffect(() => {
    table.request("GET", "invitation").then((link) => setAddress(link.address), () => undefined);
  }, [table]);
  const pad = table.pad.value;
  const text = say("page-match-share", {
    sheet: [pad?.publisher, pad?.title].filter(Boolean).join(" "), date: table.room.value?.date ?? "", points: mine.total,
    place: mine.place ?? 0, over, known: mine.cost === undefined ? "no" : "yes", cost: formatNumber(mine.cost ?? 0),
  });
  return html`
    <div class="reached-today">
      <p>${text}</p>
      <${ShareButton} text=${text} url=${address} label=${say("page-share")} done=${say("page-copied")} />
    </div>`;
}

/** @param {{ results: Result[] }} props */
function WinnerLine({ results }) {
  const counted = results.filter((one) => !one.standing);
  const best = (counted.some((one) => one.place) ? counted : results).filter((one) => one.place === 1);
  if (!best.length) return null;
  const players = formatList(best.map((one) => one.name));
  return html`<h2 class="outcome">${say("page-match-won", { players, points: best[0].total, count: best.length })}</h2>`;
}

/**
 * The ranking by total or by points lost.
 * @param {{ standings: MatchResults, boxes: number, isClosed: boolean }} props
 */
function Results({ standings, boxes, isClosed }) {
  const [by, setBy] = useState("total");
  const over = standings.results.filter((one) => one.over);
  const cost = by === "cost";
  const listed = cost
    ? over.filter((one) => one.cost_place).toSorted((a, b) => (a.cost_place ?? 0) - (b.cost_place ?? 0))
    : standings.results;
  const isApart = (/** @type {Result} */ one) => one.over && Boolean(one.standing);
  const apart = listed.filter(isApart);
  const ranked = [...listed.filter((one) => one.over && !one.standing), ...apart, ...listed.filter((one) => !one.over)];
  const isUnusual = listed.some((one) => one.unusual);
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
          ${one === apart[0] && html`<tr class="apart"><th scope="rowgroup" colspan="4">${say("page-match-apart")}</th></tr>`}
          <${Row} key=${one.table} result=${one} before=${ranked[place - 1]} cost=${cost} boxes=${boxes}
            mine=${one.table === standings.own} open=${isClosed} />`)}</tbody>
      </table>` : html`<p class="soft nobody">${say("page-match-no-costs")}</p>`}
    ${apart.length > 0 && html`<p class="soft summary">${say("page-match-apart-about")}</p>`}
    ${isUnusual && html`<p class="soft summary">${say("page-match-unusual-about", { games: UNUSUAL_LUCK })}</p>`}
    <p class="soft summary">${[
      cost ? say("page-match-cost-about") : say("page-match-count", { players: standings.players, over: standings.over }),
      standings.later ? say("page-match-later", { count: standings.later }) : "",
    ].filter(Boolean).join(" ")}</p>`;
}

/** @param {{ result: Result, before?: Result, cost: boolean, boxes: number, mine: boolean, open: boolean }} props */
function Row({ result, before, cost, boxes, mine, open }) {
  const at = (/** @type {Result | undefined} */ one) => (cost ? one?.cost_place : one?.place) ?? 0;
  const isGap = before?.standing === result.standing && at(before) > 0 && at(result) > at(before) + 1 && mine;
  const kind = [at(result) === 1 ? "winner" : "", mine ? "mine" : "", isGap ? "leaps" : ""].filter(Boolean).join(" ");
  const accuracy = result.accuracy === undefined ? "" : formatPercent(result.accuracy);
  const number = cost ? formatNumber(result.cost ?? 0) : result.total;
  return html`
    <tr class=${kind}>
      <td class="soft">${at(result) || ""}</td>
      <th scope="row">${open || mine ? html`<a href=${`/${result.table}`} onClick=${followLink}>${result.name}</a>` : result.name}
        ${mine && html` <small>${say("page-seat-mine")}</small>`}
        ${result.standing && html` <small class="soft">${say(`page-match-${result.standing}`)}</small>`}
        ${result.unusual && html` <small class="unusual">${say("page-match-unusual")}</small>`}
        ${open && result.over && html` <a class="look" href=${`/${result.table}?review`} onClick=${followLink}
          aria-label=${`${result.name}: ${say("page-look-at-it")}`}><${Lens} /></a>`}</th>
      <td class="soft">${result.over ? accuracy : say("page-match-playing", { turns: result.turns, boxes })}</td>
      <td><span class="pencil">${number}</span></td>
    </tr>`;
}

/**
 * The button with which the host closes the match.
 * @param {{ table: Table, results: Result[] }} props
 */
function CloseMatch({ table, results }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const playingCount = results.filter((one) => !one.over).length;
  const end = async () => {
    if (await table.changeRoom("match/close")) close();
  };
  return html`
    <div class="button-row"><button class="quiet" onClick=${() => setIsOpen(true)}>${say("page-match-close")}</button></div>
    ${isOpen && html`
      <${Dialog} title=${say("page-match-close")} close=${close}>
        <p class="soft">${say("page-match-close-about", { playing: playingCount })}</p>
        <div class="button-row">
          <button class="quiet" onClick=${close}>${say("page-not-now")}</button>
          <button class="red" onClick=${end}>${say("page-match-close-yes")}</button>
        </div>
      <//>`}`;
}
