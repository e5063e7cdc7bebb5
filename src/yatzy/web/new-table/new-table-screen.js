// The form for a new table: who plays, with which dice, and options.
import { PLAIN_STAND_IN } from "../core/constants.js";
import { html, useEffect, useMemo, useState } from "../core/html.js";
import { followLink } from "../core/router.js";
import { isStaticSite, readAddress } from "../core/static-site.js";
import { hasMessage, languages, say } from "../i18n/fluent.js";
import { publisherName } from "../i18n/sentences.js";
import { MiniPad } from "../sheets/mini-pad.js";
import { RuleOptions, sheetWithOptions } from "../sheets/rule-options.js";
import { loadShelf, shelf } from "../sheets/shelf.js";
import { readGroup, saveGroup } from "../storage/group.js";
import { readLastUsed, saveLastUsed } from "../storage/local-store.js";
import { saveColour } from "../storage/player-colours.js";
import { Back } from "../ui/icons.js";
import { NotFound } from "../ui/not-found.js";
import { createTable } from "./create.js";
import { JoinForm } from "./join-form.js";
import { seatColours, seatLabel, SeatList } from "./seat-list.js";
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
  const company = useMemo(readCompany, []);
  const [seats, setSeats] = useState(() => initialSeats(company));
  const [dice, setDice] = useState(company === "real" ? "real" : "screen");
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
      const here = playing.filter((seat) => seat.kind === "here" && seat.name.trim());
      // Where several play on this device, the first of them need not be its owner.
      if (here.length === 1 || (here.length && !readLastUsed().name)) saveLastUsed({ name: here[0].name.trim() });
      const request = { rules, sheet: sheetWithOptions(pad, chosen), ...(isMatch ? { duplicate: true, coach: options.coach }
        : { seats: toSeatRequests(playing), dice, ...options.toRequest(playing.length) }) };
      await createTable(pad, request);
      if (!isMatch) rememberPlayers(playing, { sheet: pad.id, title: pad.title, options: /** @type {any} */ (request) });
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
      ${company === "friends" && html`<${JoinForm} />`}
      <form class="paper panel" onSubmit=${submit}>
        <div class="binding"></div>
        ${!isMatch && html`
          <${SeatList} seats=${playing} change=${setSeats} real=${dice === "real"} most=${pad.most ?? 100} />`}
        <fieldset class="dice-from">
          <legend>${say("page-dice")}</legend>
          <div class="segments">
            ${["screen", "real", ...(isStaticSite ? [] : ["same"])].map((one) => html`
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
 * Return with whom the address says one wants to play: one of the ways of the start screen, "" for none.
 */
function readCompany() {
  const query = readAddress().searchParams;
  return query.get("with") ?? (query.has("together") ? "friends" : "");
}

/**
 * Return the first seats of the form. Around one device, the group that played last; else the reader, and whom they want to play with.
 * @param {string} company
 * @returns {SeatDraft[]}
 */
function initialSeats(company) {
  const seat = (/** @type {number} */ id, /** @type {Partial<SeatDraft>} */ value) =>
    /** @type {SeatDraft} */ ({ id, kind: "here", name: "", computer: "", ...value });
  const people = readGroup()?.options.seats.flatMap(({ name }) => name ?? []) ?? [];
  if (["here", "real"].includes(company) && people.length > 1) return people.map((name, id) => seat(id, { name }));
  const own = seat(0, { name: readLastUsed().name });
  if (company === "here" || company === "real") return [own, seat(1, {})];
  if (company === "computer") return [own, seat(1, { kind: "computer", computer: PLAIN_STAND_IN })];
  return company === "friends" ? [own, seat(1, { kind: "far" })] : [own];
}

/**
 * Remember who plays here with their colours, and the group where all of them do.
 * @param {SeatDraft[]} seats
 * @param {import("../storage/local-store.js").Group} group
 */
function rememberPlayers(seats, group) {
  const colours = seatColours(seats);
  for (const [place, seat] of [...seats.entries()].toReversed()) {
    if (seat.kind === "here") saveColour(seat.name, colours[place]);
  }
  saveGroup(group);
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
