// Records: who they are of, what was reached on which pad, and what can be done with them.
import { ask } from "../asking.js";
import { html, useEffect, useState } from "../html.js";
import { later } from "../later.js";
import { habits, players, takeToken } from "../memory.js";
import { keepNear } from "../nearby.js";
import { Away } from "../parts/away.js";
import { Dialog } from "../parts/dialog.js";
import { Back } from "../parts/icons.js";
import { addPlayer, claimRemembered } from "../players.js";
import { follow } from "../ways.js";
import { languages, say } from "../words.js";

/**
 * @typedef {import("../memory.js").Player} Player
 * @typedef {import("../wire").PlayerRecords} PlayerRecords
 */

const SheetPart = later(() => import("../parts/sheet-records.js").then((part) => part.SheetPart));
const Yours = later(() => import("../parts/yours.js").then((part) => part.Yours));
/** Milliseconds until it is asked again, while something is being computed. */
const AGAIN = 3_000;
const WIDE = "(min-width: 700px)";

export function RecordsScreen() {
  useEffect(keepNear, []);
  const [known, setKnown] = useState(players);
  const [chosen, setChosen] = useState(known[0]?.key ?? "");
  const [given, setGiven] = useState(takeToken);
  const [adding, setAdding] = useState(false);
  useEffect(() => {
    document.title = say("page-title", { title: say("page-records-title") });
  }, [languages.value.language]);
  useEffect(() => {
    const pasted = () => setGiven(takeToken());
    addEventListener("hashchange", pasted);
    return () => removeEventListener("hashchange", pasted);
  }, []);
  const show = (/** @type {Player | undefined} */ player) => {
    setKnown(players());
    setChosen((player ?? players()[0])?.key ?? "");
    setAdding(false);
    setGiven("");
  };
  const player = known.find((one) => one.key === chosen) ?? known[0];
  return html`
    <main class="records">
      <header class="top plain-top"><a class="home-link" href="/" onClick=${follow}><${Back} />${say("page-yatzy")}</a></header>
      <h1>${say("page-records-title")}</h1>
      ${known.length > 0 && html`<${Whose} known=${known} chosen=${player?.key ?? ""} choose=${setChosen} add=${() => setAdding(true)} />`}
      ${player ? html`<${OfPlayer} key=${player.key} player=${player} gone=${() => show(undefined)} />`
        : html`<section class="paper panel"><div class="binding"></div><${Adding} added=${show} first />
        </section>`}
    </main>
    ${adding && html`
      <${Dialog} title=${say("page-records-add")} close=${() => setAdding(false)}><${Adding} added=${show} /><//>`}
    ${given && !known.some((one) => one.key === given) && html`
      <${Taking} token=${given} taken=${show} close=${() => setGiven("")} />`}`;
}

/** @param {{ known: Player[], chosen: string, choose: (key: string) => void, add: () => void }} props */
function Whose({ known, chosen, choose, add }) {
  return html`
    <div class="whose">
      <fieldset class="names">
        <legend class="unseen">${say("page-records-whose")}</legend>
        ${known.map((one) => html`
          <label><input type="radio" name="whose" checked=${one.key === chosen} onChange=${() => choose(one.key)} />
            <span>${one.name}</span></label>`)}
      </fieldset>
      <button class="plain word" onClick=${add}>${say("page-records-add")}</button>
    </div>`;
}

/**
 * A name whose records are to be kept.
 * @param {{ added: (player: Player) => void, first?: boolean }} props
 */
function Adding({ added, first = false }) {
  const [name, setName] = useState(first ? habits().name : "");
  const add = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!name.trim()) return;
    added(addPlayer(name));
  };
  return html`
    <form class="adding-player" onSubmit=${add}>
      ${first && html`<p class="lead">${say("page-records-none")}</p>`}
      <label><span>${say("page-records-name")}</span>
        <input value=${name} maxlength="40" autocomplete="nickname" required autofocus=${!first}
          onInput=${(/** @type {any} */ event) => setName(event.currentTarget.value)} /></label>
      <p class="soft">${say("page-records-add-about")}</p>
      <button class="red" type="submit">${say("page-records-start")}</button>
    </form>`;
}

/**
 * Records that came with a link: only who says so takes them, since games would count for them from now on.
 * @param {{ token: string, taken: (player: Player) => void, close: () => void }} props
 */
function Taking({ token, taken, close }) {
  const [found, setFound] = useState(/** @type {PlayerRecords | null} */ (null));
  const [name, setName] = useState("");
  useEffect(() => {
    ask("GET", "/api/player/records", { token }).then((told) => {
      setFound(told);
      setName(told.name || habits().name);
    }, close);
  }, [token]);
  const take = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (name.trim()) taken(addPlayer(name, token));
  };
  if (!found) return null;
  const rounds = found.sheets.reduce((sum, one) => sum + one.rounds, 0);
  return html`
    <${Dialog} title=${say("page-records-take")} close=${close}>
      <form class="adding-player" onSubmit=${take}>
        <p><strong>${found.name}</strong> ${say("page-records-games", { rounds })}</p>
        <p class="soft">${say("page-records-take-about")}</p>
        <label><span>${say("page-records-name")}</span>
          <input value=${name} maxlength="40" autocomplete="nickname" required
            onInput=${(/** @type {any} */ event) => setName(event.currentTarget.value)} /></label>
        <div class="button-row">
          <button class="quiet" type="button" onClick=${close}>${say("page-not-now")}</button>
          <button class="red" type="submit">${say("page-records-take-yes")}</button>
        </div>
      </form>
    <//>`;
}

/** @param {{ player: Player, gone: () => void }} props */
function OfPlayer({ player, gone }) {
  const [found, setFound] = useState(/** @type {PlayerRecords | null} */ (null));
  const [away, setAway] = useState(false);
  const [digest, setDigest] = useState("");
  useEffect(() => {
    let timer = 0;
    let open = true;
    const look = async () => {
      try {
        const told = await ask("GET", `/api/player/records${matchMedia(WIDE).matches ? "?wide=true" : ""}`, { token: player.key });
        if (!open) return;
        setFound(told);
        setAway(false);
        if (told.later || told.sheets.some((/** @type {any} */ one) => one.odds_later)) timer = setTimeout(look, AGAIN);
      } catch {
        if (!open) return;
        setAway(true);
        timer = setTimeout(look, AGAIN);
      }
    };
    look();
    claimRemembered().then((made) => {
      if (made && open) look();
    });
    const wide = matchMedia(WIDE);
    wide.addEventListener("change", look);
    return () => {
      open = false;
      clearTimeout(timer);
      wide.removeEventListener("change", look);
    };
  }, [player.key, languages.value.language]);
  if (!found) return away ? html`<${Away} />` : html`<p class="soft">${say("page-records-opening")}</p>`;
  const sheet = found.sheets.find((one) => one.digest === digest) ?? found.sheets[0];
  return html`
    ${(found.later > 0 || found.playing > 0) && html`<p class="soft told" role="status">${[
      found.later ? say("page-records-later", { count: found.later }) : "",
      found.playing ? say("page-records-playing", { count: found.playing }) : "",
    ].filter(Boolean).join(" ")}</p>`}
    ${!sheet && html`
      <section class="paper panel empty"><div class="binding"></div>
        <h2>${say("page-records-empty")}</h2>
        <p class="soft">${say("page-records-empty-about", { name: player.name })}</p>
        <a class="red" href="/" onClick=${follow}>${say("page-records-play")}</a>
      </section>`}
    ${found.sheets.length > 1 && html`
      <label class="field sheet-choice"><span>${say("page-records-sheet")}</span>
        <select onChange=${(/** @type {any} */ event) => setDigest(event.currentTarget.value)}>
          ${found.sheets.map((one) => html`<option value=${one.digest} selected=${one.digest === sheet?.digest}>
            ${one.title} · ${say("page-records-games", { rounds: one.rounds })}</option>`)}
        </select></label>`}
    ${sheet && html`<${SheetPart} key=${sheet.digest} found=${sheet} />`}
    <${Yours} player=${player} gone=${gone} />`;
}
