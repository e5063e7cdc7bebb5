// Laying a table: who plays, with which dice, and, unfolded, how it is counted.
import { html, useEffect, useMemo, useState } from "../html.js";
import { lay } from "../lay.js";
import { habits, rememberHabits } from "../memory.js";
import { Agreement, usualAgreement } from "../parts/agreement.js";
import { Back } from "../parts/icons.js";
import { Lost } from "../parts/lost.js";
import { MiniPad } from "../parts/mini-pad.js";
import { called, SeatList } from "../parts/seat-list.js";
import { publisherOf } from "../telling.js";
import { follow } from "../ways.js";
import { known, languages, say } from "../words.js";
import { loadShelf, shelf } from "./start.js";

/**
 * @typedef {import("../wire").PadView} PadView
 * @typedef {import("../parts/seat-list.js").Place} Place
 */

/** @param {{ sheet: string }} props */
export function LayingScreen({ sheet }) {
  const [problem, setProblem] = useState("");
  useEffect(() => {
    loadShelf().catch(() => setProblem(say("page-away")));
  }, [languages.value.language]);
  const pad = shelf.value.find((one) => one.id === sheet) ?? (sheet ? null : shelf.value[0]);
  if (!pad && shelf.value.length) return html`<${Lost} title=${say("page-no-sheet")} text=${say("page-no-sheet-about")} />`;
  if (!pad) return html`<main class="moment"><p class="soft">${problem || say("page-opening")}</p></main>`;
  return html`<${Form} key=${pad.id} pad=${pad} />`;
}

/**
 * @param {{ pad: PadView, rules?: object, back?: () => void }} props `rules` are somebody's own, and `back` goes back to them.
 */
export function Form({ pad, rules, back }) {
  const name = useMemo(() => habits().name, []);
  const [seats, setSeats] = useState(() => first(name));
  const [dice, setDice] = useState("screen");
  const [agreed, setAgreed] = useState(() => usualAgreement(pad));
  const [problem, setProblem] = useState("");
  const [waiting, setWaiting] = useState(false);
  const playing = dice === "real" ? seats.filter((seat) => seat.kind !== "computer") : seats;
  const far = playing.some((seat) => seat.kind === "far");
  const same = dice === "same";
  const start = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (waiting) return;
    setWaiting(true);
    setProblem("");
    try {
      const mine = playing.find((seat) => seat.kind === "here")?.name.trim();
      if (mine) rememberHabits({ name: mine });
      await lay(pad, { rules, ...(same ? { duplicate: true, coach: agreed.coach }
        : { seats: asked(playing), dice, ...agreed.asked(playing.length) }) });
    } catch (error) {
      setWaiting(false);
      setProblem(/** @type {Error} */ (error).message || say("page-away"));
    }
  };
  const special = known(`page-sheet-${pad.id}`) ? say(`page-sheet-${pad.id}`) : "";
  return html`
    <main class="laying">
      <header class="top plain-top">
        <a class="home-link" href="/" onClick=${follow}><${Back} />${say("page-yatzy")}</a>
      </header>
      <section class="chosen">
        <${MiniPad} pad=${pad} />
        <div>
          <p class="kicker">${[publisherOf(pad), pad.on_shelf && pad.edition].filter(Boolean).join(" · ") || say("page-no-publisher")}</p>
          <h1>${pad.title}</h1>
          <p class="soft">${special}</p>
          ${back ? html`<button class="plain word" onClick=${back}>${say("page-own-back")}</button>` : html`
          <a href="/" onClick=${follow}>${say("page-other-pad")}</a>
          <a class="rules-link" href=${`/rules?sheet=${pad.id}`} onClick=${follow}>${say("page-rules")}</a>`}
        </div>
      </section>
      <form class="paper panel" onSubmit=${start}>
        <div class="binding"></div>
        ${!same && html`
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
        <${Agreement} pad=${pad} agreed=${agreed} change=${setAgreed} players=${same ? [] : playing.map(called)} />
        ${problem && html`<p class="strip tone-problem" role="alert"><span class="dot"></span><span class="said">${problem}</span></p>`}
        <div class="button-row stuck"><button class="red" type="submit" aria-disabled=${waiting}>
          ${say(same ? "page-lay-match" : far ? "page-lay" : "page-start")}</button></div>
      </form>
    </main>`;
}

/**
 * Return the seats to begin with: one's own, and one for whoever is to play along.
 * @param {string} name
 * @returns {Place[]}
 */
function first(name) {
  const together = new URLSearchParams(location.search).has("together");
  const own = /** @type {Place} */ ({ id: 0, kind: "here", name, computer: "" });
  return together ? [own, { id: 1, kind: "far", name: "", computer: "" }] : [own];
}

/**
 * Return the seats as the server is asked for them. Whoever is here and has no name gets one.
 * @param {Place[]} seats
 */
function asked(seats) {
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
