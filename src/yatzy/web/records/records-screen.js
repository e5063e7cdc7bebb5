// The records screen: players, and the records of one of them on each sheet.
import { keepFocusNearby } from "../a11y/focus.js";
import { LONGEST_NAME } from "../core/constants.js";
import { html, useEffect, useState } from "../core/html.js";
import { isWide } from "../core/layout.js";
import { followLink } from "../core/router.js";
import { languages, say } from "../i18n/fluent.js";
import { claimSavedGames } from "../net/claims.js";
import { COMPUTE_TIMEOUT_MS, request } from "../net/http.js";
import { readLastUsed } from "../storage/local-store.js";
import { addPlayer, listPlayers } from "../storage/players.js";
import { takeTokenFromUrl } from "../storage/tables.js";
import { Dialog } from "../ui/dialog.js";
import { Back } from "../ui/icons.js";
import { lazy } from "../ui/lazy.js";
import { ServerAway } from "../ui/server-away.js";

/**
 * @typedef {import("../storage/local-store.js").Player} Player
 * @typedef {import("../net/wire").PlayerRecords} PlayerRecords
 */

const SheetRecordsPanel = lazy(() => import("./sheet-records.js").then((part) => part.SheetRecordsPanel));
const RecordsActions = lazy(() => import("./records-actions.js").then((part) => part.RecordsActions));
/** Delay before loading again while the server computes something or is away. */
const RETRY_MS = 3_000;

export function RecordsScreen() {
  useEffect(keepFocusNearby, []);
  const [players, setPlayers] = useState(listPlayers);
  const [chosen, setChosen] = useState(players[0]?.key ?? "");
  const [linkToken, setLinkToken] = useState(takeTokenFromUrl);
  const [isAdding, setIsAdding] = useState(false);
  useEffect(() => {
    document.title = say("page-title", { title: say("page-records-title") });
  }, [languages.value.language]);
  useEffect(() => {
    const readToken = () => setLinkToken(takeTokenFromUrl());
    addEventListener("hashchange", readToken);
    return () => removeEventListener("hashchange", readToken);
  }, []);
  const showPlayer = (/** @type {Player | undefined} */ player) => {
    setPlayers(listPlayers());
    setChosen((player ?? listPlayers()[0])?.key ?? "");
    setIsAdding(false);
    setLinkToken("");
  };
  const player = players.find((one) => one.key === chosen) ?? players[0];
  return html`
    <main class="records">
      <header class="top plain-top"><a class="home-link" href="/" onClick=${followLink}><${Back} />${say("page-yatzy")}</a></header>
      <h1>${say("page-records-title")}</h1>
      ${players.length > 0 && html`<${PlayerChoice} players=${players} chosen=${player?.key ?? ""} choose=${setChosen} add=${() => setIsAdding(true)} />`}
      ${player ? html`<${PlayerPanel} key=${player.key} player=${player} onRemoved=${() => showPlayer(undefined)} />`
        : html`<section class="paper panel"><div class="binding"></div><${AddPlayerForm} onAdded=${showPlayer} first />
        </section>`}
    </main>
    ${isAdding && html`
      <${Dialog} title=${say("page-records-add")} close=${() => setIsAdding(false)}><${AddPlayerForm} onAdded=${showPlayer} /><//>`}
    ${linkToken && !players.some((one) => one.key === linkToken) && html`
      <${TakeRecordsDialog} token=${linkToken} onTaken=${showPlayer} close=${() => setLinkToken("")} />`}`;
}

/** @param {{ players: Player[], chosen: string, choose: (key: string) => void, add: () => void }} props */
function PlayerChoice({ players, chosen, choose, add }) {
  return html`
    <div class="whose">
      <fieldset class="names">
        <legend class="unseen">${say("page-records-whose")}</legend>
        ${players.map((one) => html`
          <label><input type="radio" name="whose" checked=${one.key === chosen} onChange=${() => choose(one.key)} />
            <span>${one.name}</span></label>`)}
      </fieldset>
      <button class="plain word" onClick=${add}>${say("page-records-add")}</button>
    </div>`;
}

/**
 * The form to add a player.
 * @param {{ onAdded: (player: Player) => void, first?: boolean }} props
 */
function AddPlayerForm({ onAdded, first = false }) {
  const [name, setName] = useState(first ? readLastUsed().name : "");
  const add = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!name.trim()) return;
    onAdded(addPlayer(name));
  };
  return html`
    <form class="adding-player" onSubmit=${add}>
      ${first && html`<p class="lead">${say("page-records-none")}</p>`}
      <label><span>${say("page-records-name")}</span>
        <input value=${name} maxlength=${LONGEST_NAME} autocomplete="nickname" required autofocus=${!first}
          onInput=${(/** @type {any} */ event) => setName(event.currentTarget.value)} /></label>
      <p class="soft">${say("page-records-add-about")}</p>
      <button class="red" type="submit">${say("page-records-start")}</button>
    </form>`;
}

/**
 * Asks before taking over records from a link, since games played here would count for them from now on.
 * @param {{ token: string, onTaken: (player: Player) => void, close: () => void }} props
 */
function TakeRecordsDialog({ token, onTaken, close }) {
  const [records, setRecords] = useState(/** @type {PlayerRecords | null} */ (null));
  const [name, setName] = useState("");
  useEffect(() => {
    request("GET", "/api/player/records", { token }).then((records) => {
      setRecords(records);
      setName(records.name || readLastUsed().name);
    }, close);
  }, [token]);
  const take = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (name.trim()) onTaken(addPlayer(name, token));
  };
  if (!records) return null;
  const rounds = records.sheets.reduce((sum, one) => sum + one.rounds, 0);
  return html`
    <${Dialog} title=${say("page-records-take")} close=${close}>
      <form class="adding-player" onSubmit=${take}>
        <p><strong>${records.name}</strong> ${say("page-records-games", { rounds })}</p>
        <p class="soft">${say("page-records-take-about")}</p>
        <label><span>${say("page-records-name")}</span>
          <input value=${name} maxlength=${LONGEST_NAME} autocomplete="nickname" required
            onInput=${(/** @type {any} */ event) => setName(event.currentTarget.value)} /></label>
        <div class="button-row">
          <button class="quiet" type="button" onClick=${close}>${say("page-not-now")}</button>
          <button class="red" type="submit">${say("page-records-take-yes")}</button>
        </div>
      </form>
    <//>`;
}

/** @param {{ player: Player, onRemoved: () => void }} props */
function PlayerPanel({ player, onRemoved }) {
  const [found, setRecords] = useState(/** @type {PlayerRecords | null} */ (null));
  const [isAway, setIsAway] = useState(false);
  const [digest, setDigest] = useState("");
  useEffect(() => {
    let timer = 0;
    let isOpen = true;
    const load = async () => {
      try {
        const records = await request("GET", `/api/player/records${isWide.value ? "?wide=true" : ""}`, { token: player.key, timeout: COMPUTE_TIMEOUT_MS });
        if (!isOpen) return;
        setRecords(records);
        setIsAway(false);
        if (records.later || records.sheets.some((/** @type {any} */ one) => one.odds_later)) timer = setTimeout(load, RETRY_MS);
      } catch {
        if (!isOpen) return;
        setIsAway(true);
        timer = setTimeout(load, RETRY_MS);
      }
    };
    load();
    claimSavedGames().then((count) => {
      if (count && isOpen) load();
    });
    return () => {
      isOpen = false;
      clearTimeout(timer);
    };
  }, [player.key, languages.value.language, isWide.value]);
  if (!found) return isAway ? html`<${ServerAway} />` : html`<p class="soft">${say("page-records-opening")}</p>`;
  const sheet = found.sheets.find((one) => one.digest === digest) ?? found.sheets[0];
  return html`
    ${(found.later > 0 || found.playing > 0) && html`<p class="soft summary" role="status">${[
      found.later ? say("page-records-later", { count: found.later }) : "",
      found.playing ? say("page-records-playing", { count: found.playing }) : "",
    ].filter(Boolean).join(" ")}</p>`}
    ${!sheet && html`
      <section class="paper panel empty"><div class="binding"></div>
        <h2>${say("page-records-empty")}</h2>
        <p class="soft">${say("page-records-empty-about", { name: player.name })}</p>
        <a class="red" href="/" onClick=${followLink}>${say("page-records-play")}</a>
      </section>`}
    ${found.sheets.length > 1 && html`
      <label class="field sheet-choice"><span>${say("page-records-sheet")}</span>
        <select onChange=${(/** @type {any} */ event) => setDigest(event.currentTarget.value)}>
          ${found.sheets.map((one) => html`<option value=${one.digest} selected=${one.digest === sheet?.digest}>
            ${one.title} · ${say("page-records-games", { rounds: one.rounds })}</option>`)}
        </select></label>`}
    ${sheet && html`<${SheetRecordsPanel} key=${sheet.digest} records=${sheet} />`}
    <${RecordsActions} player=${player} onRemoved=${onRemoved} />`;
}
