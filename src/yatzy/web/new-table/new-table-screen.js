// The form for a new table: who plays, with which dice, and options.
import { html, useEffect, useMemo, useState } from "../core/html.js";
import { followLink } from "../core/router.js";
import { hasMessage, languages, say } from "../i18n/fluent.js";
import { publisherName } from "../i18n/sentences.js";
import { MiniPad } from "../sheets/mini-pad.js";
import { RuleOptions, sheetWithOptions } from "../sheets/rule-options.js";
import { loadShelf, shelf } from "../sheets/shelf.js";
import { readLastUsed, saveLastUsed } from "../storage/local-store.js";
import { Back } from "../ui/icons.js";
import { NotFound } from "../ui/not-found.js";
import { createTable } from "./create.js";
import { seatLabel, SeatList } from "./seat-list.js";
import { defaultOptions, TableOptions } from "./table-options.js";

/**
 * @typedef {import("../net/wire").PadView} PadView
 * @typedef {import("./seat-list.js").SeatDraft} SeatDraft
 */

/** @param {{ sheet: string }} props */
export function NewTableScreen({ sheet }) {
  const [problem, setProblem] = useState("");
  useEffect(() => {
    loadShelf().catch(() => setProblem(say("page-away")));
  }, [languages.value.language]);
  const pad = shelf.value.find((one) => one.id === sheet) ?? (sheet ? null : shelf.value[0]);
  if (!pad && shelf.value.length) return html`<${NotFound} title=${say("page-no-sheet")} text=${say("page-no-sheet-about")} />`;
  if (!pad) return html`<main class="moment"><p class="soft">${problem || say("page-opening")}</p></main>`;
  return html`<${NewTableForm} key=${pad.id} pad=${pad} />`;
}

/**
 * @param {{ pad: PadView, rules?: object, back?: () => void }} props `rules` are own rules; `back` returns to their editor.
 */
export function NewTableForm({ pad, rules, back }) {
  const name = useMemo(() => readLastUsed().name, []);
  const [seats, setSeats] = useState(() => initialSeats(name));
  const [dice, setDice] = useState("screen");
  const [options, setOptions] = useState(() => defaultOptions(pad));
  const [chosen, setChosen] = useState(/** @type {string[]} */ ([]));
  const [problem, setProblem] = useState("");
  const [isWaiting, setIsWaiting] = useState(false);
  const playing = dice === "real" ? seats.filter((seat) => seat.kind !== "computer") : seats;
  const hasRemoteSeat = playing.some((seat) => seat.kind === "far");
  const isMatch = dice === "same";
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (isWaiting) return;
    setIsWaiting(true);
    setProblem("");
    try {
      const ownName = playing.find((seat) => seat.kind === "here")?.name.trim();
      if (ownName) saveLastUsed({ name: ownName });
      await createTable(pad, { rules, sheet: sheetWithOptions(pad, chosen), ...(isMatch ? { duplicate: true, coach: options.coach }
        : { seats: toSeatRequests(playing), dice, ...options.toRequest(playing.length) }) });
    } catch (error) {
      setIsWaiting(false);
      setProblem(/** @type {Error} */ (error).message || say("page-away"));
    }
  };
  const special = hasMessage(`page-sheet-${pad.id}`) ? say(`page-sheet-${pad.id}`) : "";
  return html`
    <main class="laying">
      <header class="top plain-top">
        <a class="home-link" href="/" onClick=${followLink}><${Back} />${say("page-yatzy")}</a>
      </header>
      <section class="chosen">
        <${MiniPad} pad=${pad} />
        <div>
          <p class="kicker">${[publisherName(pad), pad.on_shelf && pad.edition].filter(Boolean).join(" · ") || say("page-no-publisher")}</p>
          <h1>${pad.title}</h1>
          <p class="soft">${[special, pad.why].filter(Boolean).join(" ")}</p>
          ${back ? html`<button class="plain word" onClick=${back}>${say("page-own-back")}</button>` : html`
          <a href="/" onClick=${followLink}>${say("page-other-pad")}</a>
          <a class="rules-link" href=${`/rules?sheet=${pad.id}`} onClick=${followLink}>${say("page-rules")}</a>`}
        </div>
      </section>
      <form class="paper panel" onSubmit=${submit}>
        <div class="binding"></div>
        ${!isMatch && html`
          <${SeatList} seats=${playing} change=${setSeats} real=${dice === "real"} most=${pad.most ?? 100} />`}
        <fieldset class="dice-from">
          <legend>${say("page-dice")}</legend>
          <div class="segments">
            ${["screen", "real", "same"].map((one) => html`
              <label><input type="radio" name="dice" value=${one} checked=${dice === one}
                onChange=${() => setDice(one)} /><span>${say(`page-dice-${one}`)}</span></label>`)}
          </div>
          <p class="soft">${say(`page-dice-${dice}-about`)}</p>
        </fieldset>
        ${!rules && html`<${RuleOptions} pad=${pad} chosen=${chosen} change=${setChosen} />`}
        <${TableOptions} pad=${pad} options=${options} change=${setOptions} players=${isMatch ? [] : playing.map(seatLabel)}
          isApart=${hasRemoteSeat && dice === "screen"} />
        ${problem && html`<p class="strip tone-problem" role="alert"><span class="dot"></span><span class="said">${problem}</span></p>`}
        <div class="button-row stuck"><button class="red" type="submit" aria-disabled=${isWaiting}>
          ${say(isMatch ? "page-lay-match" : hasRemoteSeat ? "page-lay" : "page-start")}</button></div>
      </form>
    </main>`;
}

/**
 * Return the first seats of the form: the reader's, and one elsewhere if the address says `together`.
 * @param {string} name
 * @returns {SeatDraft[]}
 */
function initialSeats(name) {
  const isTogether = new URLSearchParams(location.search).has("together");
  const own = /** @type {SeatDraft} */ ({ id: 0, kind: "here", name, computer: "" });
  return isTogether ? [own, { id: 1, kind: "far", name: "", computer: "" }] : [own];
}

/**
 * Return the seats as the server expects them. Players here without a name get a default one.
 * @param {SeatDraft[]} seats
 */
function toSeatRequests(seats) {
  const taken = new Set(seats.map((seat) => seat.name.trim().toLowerCase()));
  return seats.map((seat) => {
    if (seat.kind === "computer") return { computer: seat.computer };
    let name = seat.name.trim();
    for (let number = 1; !name && seat.kind === "here"; number += 1) {
      const next = number === 1 ? say("page-default-name") : `${say("page-default-name")} ${number}`;
      if (!taken.has(next.toLowerCase())) name = next;
    }
    taken.add(name.toLowerCase());
    return { name, here: seat.kind === "here" };
  });
}
