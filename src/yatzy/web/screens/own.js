// Rules of one's own: a form over all a sheet can say, what is wrong at its place, and what the changes do.
import { beginWith, beginWithText, begin, canUndo, change, check, draft, found, good, linkTo, problem, readLink, recallDraft, undo } from "../draft.js";
import { html, useEffect, useRef, useState } from "../html.js";
import { later } from "../later.js";
import { keepNear } from "../nearby.js";
import { Dialog } from "../parts/dialog.js";
import { Back, Down, Undo } from "../parts/icons.js";
import { Link } from "../parts/invite.js";
import { MiniPad } from "../parts/mini-pad.js";
import { Boxes, boxName } from "../parts/own-boxes.js";
import { Changes, Solving } from "../parts/own-changes.js";
import { Choice, faultsAt, isWhole, NumberField, TextField, Tick } from "../parts/own-fields.js";
import { follow, go, place } from "../ways.js";
import { languages, say } from "../words.js";
import { Form } from "./laying.js";
import { loadShelf, shelf } from "./start.js";

/** @typedef {import("../wire").SheetData} SheetData */

const RuleSheet = later(() => import("../parts/rule-sheet.js").then((part) => part.RuleSheet), { words: "rules", styles: ["rules"] });
/** Places in a sheet that have a field, or are boxes, which show what is wrong themselves. */
const SHOWN = /^(title|dice|rolls|order|upper_bonus|five_alike|players|customs\.(start|rounds)|boxes(\[|$))/;

export function OwnScreen() {
  useEffect(keepNear, []);
  const [wrong, setWrong] = useState("");
  const asked = useRef(languages.value.language);
  const playing = place.value && new URLSearchParams(location.search).has("play");
  useEffect(() => {
    document.title = say("page-title", { title: say("page-own") });
    loadShelf().catch(() => setWrong(say("page-away")));
    if (asked.current !== languages.value.language) check();
    asked.current = languages.value.language;
  }, [languages.value.language]);
  useEffect(() => {
    const taken = async () => {
      const written = location.hash.slice(1);
      const base = new URLSearchParams(location.search).get("base") ?? "";
      recallDraft();
      if (!written) return;
      history.replaceState(history.state, "", "/own");
      const text = await readLink(written);
      const faults = text ? await beginWithText(text, base).catch(() => [{ text: say("page-away") }]) : [{ text: "" }];
      setWrong(faults.length ? `${say("page-own-link-wrong")} ${faults[0].text}` : "");
    };
    taken();
    addEventListener("hashchange", taken);
    return () => removeEventListener("hashchange", taken);
  }, []);
  const sheet = draft.value?.sheet;
  const pad = good.value?.rules?.pad;
  if (playing && sheet && pad && isWhole()) {
    return html`<${Form} pad=${pad} rules=${good.value?.sheet} back=${() => go("/own", { instead: true })} />`;
  }
  return html`
    <main class=${sheet ? "own" : "start own-start"}>
      <header class="top plain-top"><a class="home-link" href="/" onClick=${follow}><${Back} />${say("page-yatzy")}</a></header>
      <h1>${say("page-own")}</h1>
      ${wrong && html`<p class="strip tone-problem" role="alert"><span class="dot"></span><span class="said">${wrong}</span></p>`}
      ${sheet ? html`<${Writing} sheet=${sheet} play=${() => go("/own?play")} />` : html`<${Beginning} refused=${setWrong} />`}
    </main>`;
}

/** @param {{ refused: (text: string) => void }} props */
function Beginning({ refused }) {
  const take = (/** @type {import("../wire").PadView} */ pad) => {
    refused("");
    beginWith(pad.id, say("page-own-title", { title: pad.title })).catch((error) => refused(error.message || say("page-away")));
  };
  return html`
    <p class="lead soft">${say("page-own-about")}</p>
    ${canUndo.value && html`<div class="own-open"><button type="button" class="quiet" onClick=${undo}><${Undo} /><span>${say("page-undo")}</span></button></div>`}
    <section class="shelf">
      <h2>${say("page-own-begin")}</h2>
      <ul>${shelf.value.map((pad) => html`
        <li key=${pad.id}><button class="pad-link" onClick=${() => take(pad)}>
          <${MiniPad} pad=${pad} />
          <span class="about"><span class="kicker">${[pad.publisher, pad.edition].filter(Boolean).join(" · ") || say("page-no-publisher")}</span>
            <strong>${pad.title}</strong>
            <span class="counts">${say("page-sheet-counts", { boxes: pad.rows.filter((row) => row.kind === "box").length, dice: pad.dice })}</span>
          </span></button></li>`)}</ul>
    </section>
    <div class="own-open"><${Opening} refused=${refused} /></div>`;
}

/** @param {{ refused: (text: string) => void }} props */
function Opening({ refused }) {
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const read = async (/** @type {any} */ event) => {
    const [file] = event.currentTarget.files;
    event.currentTarget.value = "";
    if (!file) return;
    try {
      const faults = await beginWithText(await file.text(), "");
      refused(faults.length ? `${file.name}: ${faults.map((one) => `${one.path} ${one.text}`.trim()).join(" ")}` : "");
    } catch (error) {
      refused(/** @type {Error} */ (error).message || say("page-away"));
    }
  };
  return html`
    <button type="button" class="quiet" onClick=${() => field.current?.click()}>${say("page-own-open")}</button>
    <input ref=${field} type="file" accept=".toml,text/plain" hidden onChange=${read} aria-label=${say("page-own-open")} />`;
}

/** @param {{ sheet: SheetData, play: () => void }} props */
function Writing({ sheet, play }) {
  const [sharing, setSharing] = useState("");
  const [reading, setReading] = useState(false);
  const [wrong, setWrong] = useState("");
  const base = shelf.value.find((pad) => pad.id === draft.value?.base);
  const elsewhere = (found.value?.faults ?? []).filter((one) => !SHOWN.test(one.path));
  const share = async () => setSharing(await linkTo(good.value?.toml ?? "", draft.value?.base ?? ""));
  const explore = async () => go(`/explore#${(await linkTo(good.value?.toml ?? "", "")).split("#")[1]}`);
  const save = () => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([good.value?.toml ?? ""], { type: "application/toml" }));
    link.download = `${sheet.id}.toml`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  };
  useEffect(() => {
    const pressed = (/** @type {KeyboardEvent} */ event) => {
      const typing = event.target instanceof HTMLInputElement && event.target.type !== "checkbox" && event.target.type !== "radio";
      if (event.key !== "z" || event.shiftKey || !(event.ctrlKey || event.metaKey) || typing) return;
      event.preventDefault();
      undo();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
  const whole = isWhole();
  const only = (/** @type {() => void} */ act) => () => whole && act();
  return html`
    <div class="own-acts">
      <p class="soft">${base ? say("page-own-from", { title: [base.publisher, base.title].filter(Boolean).join(" ") }) : ""}</p>
      <button type="button" class="quiet" aria-disabled=${!canUndo.value} onClick=${undo}><${Undo} /><span>${say("page-undo")}</span></button>
      <button type="button" class="quiet" onClick=${() => begin(null)}>${say("page-own-anew")}</button>
    </div>
    ${(problem.value || wrong) && html`<p class="strip tone-problem" role="alert"><span class="dot"></span>
      <span class="said">${wrong || (problem.value === "away" ? say("page-away") : problem.value)}</span></p>`}
    <div class="own-columns">
      <form class="paper panel own-form" onSubmit=${(/** @type {Event} */ event) => event.preventDefault()}>
        <div class="binding"></div>
        ${elsewhere.map((one) => html`<p class="wrong" role="alert">${one.path} ${one.text}</p>`)}
        <${Basics} sheet=${sheet} />
        <${Boxes} />
        <${FiveAlike} sheet=${sheet} />
        <${Customs} sheet=${sheet} />
      </form>
      <div class="own-beside">
        <${Changes} />
        <${Solving} />
        <section class="paper panel own-out">
          <h2>${say("page-own-out")}</h2>
          <div class="menu">
            <button type="button" aria-disabled=${!whole} onClick=${only(() => setReading(true))}>${say("page-own-read")}</button>
            <button type="button" aria-disabled=${!whole} onClick=${only(explore)}>${say("page-explorer-go")}</button>
            ${base && html`<a href=${`/compare?sheets=${base.id},own`} onClick=${follow}>${say("page-own-compare")}</a>`}
            <button type="button" aria-disabled=${!whole} onClick=${only(share)}>${say("page-own-share")}</button>
            <button type="button" aria-disabled=${!whole} onClick=${only(save)}><${Down} /><span>${say("page-own-save")}</span></button>
          </div>
          <${Opening} refused=${setWrong} />
        </section>
      </div>
    </div>
    <div class="button-row own-play">
      <a class="quiet" href="#own-changes">${say("page-own-count", { count: changesNow() })}</a>
      <button type="button" class="red" aria-disabled=${!whole} onClick=${only(play)}>${say("page-own-play")}</button>
    </div>
    ${reading && html`
      <${Dialog} title=${sheet.title} close=${() => setReading(false)} wide><${RuleSheet} view=${good.value?.rules} /><//>`}
    ${sharing && html`
      <${Dialog} title=${say("page-own-share")} close=${() => setSharing("")}>
        <p class="soft">${say("page-own-share-about")}</p>
        <${Link} address=${sharing} label=${say("page-link")} />
      <//>`}`;
}

/** How many things the sheet says otherwise than the one it started from. */
function changesNow() {
  const { facts = [], boxes = [] } = good.value?.changes ?? {};
  return [...facts, ...boxes].filter((one) => one.differs && !("kind" in one && one.kind === "highest")).length;
}

/** @param {{ sheet: SheetData }} props */
function Basics({ sheet }) {
  const set = (/** @type {string} */ field, /** @type {Partial<SheetData>} */ told) => change(field, (before) => ({ ...before, ...told }));
  const bonus = sheet.upper_bonus;
  const numbers = [1, 2, 3, 4, 5, 6].map((one) => /** @type {[number, string]} */ ([one, `${one}`]));
  return html`
    <${TextField} path="title" label=${say("page-own-name-of-game")} value=${sheet.title} set=${(/** @type {string} */ title) => set("title", { title })} />
    <div class="own-pair">
      <${Choice} path="dice" label=${say("page-own-dice")} value=${sheet.dice} options=${numbers}
        set=${(/** @type {string} */ told) => set("dice", { dice: Number(told) })} />
      <${Choice} path="rolls" label=${say("page-own-rolls")} value=${sheet.rolls} options=${numbers}
        set=${(/** @type {string} */ told) => set("rolls", { rolls: Number(told) })} />
    </div>
    <${Choice} path="order" label=${say("page-own-order")} value=${sheet.order ?? "free"}
      options=${["free", "fixed"].map((one) => [one, say(`page-own-order-${one}`)])}
      set=${(/** @type {any} */ order) => set("order", { order })} />
    <fieldset class="own-bonus">
      <${Tick} label=${say("page-own-bonus")} on=${Boolean(bonus)}
        set=${(/** @type {boolean} */ on) => set("bonus", { upper_bonus: on ? { at: 63, points: 50 } : undefined })} />
      ${bonus && html`
        <div class="own-pair">
          <${NumberField} path="upper_bonus.at" label=${say("page-own-bonus-at")} value=${bonus.at}
            set=${(/** @type {any} */ at) => set("bonus-at", { upper_bonus: { ...bonus, at } })} />
          <${NumberField} path="upper_bonus.points" label=${say("page-own-points")} value=${bonus.points}
            set=${(/** @type {any} */ points) => set("bonus-points", { upper_bonus: { ...bonus, points } })} />
        </div>`}
      ${bonus && faultsAt("upper_bonus").filter((one) => one.path === "upper_bonus").map((one) => html`<small class="wrong">${one.text}</small>`)}
    </fieldset>`;
}

/** @param {{ sheet: SheetData }} props */
function FiveAlike({ sheet }) {
  const alike = sheet.five_alike;
  const box = sheet.boxes.find((one) => typeof one.pattern !== "string" && one.pattern.groups?.join() === String(sheet.dice));
  const set = (/** @type {string} */ field, /** @type {Partial<import("../wire").FiveAlikeData>} */ told) =>
    change(`five-${field}`, (before) => ({ ...before, five_alike: before.five_alike && { ...before.five_alike, ...told } }));
  const turn = (/** @type {boolean} */ on) =>
    change("five", (before) => ({ ...before, five_alike: on ? { box: box?.key ?? "yatzy", bonus: 100 } : undefined }));
  const joker = alike?.joker ?? "none";
  return html`
    <fieldset class="own-alike">
      <legend>${say("page-own-alike")}</legend>
      <${Tick} label=${say("page-own-alike-on")} on=${Boolean(alike)} set=${turn} />
      ${alike && html`
        <${Choice} path="five_alike.box" label=${say("page-own-alike-box")} value=${alike.box}
          options=${sheet.boxes.map((one) => [one.key, boxName(one.key)])}
          set=${(/** @type {string} */ told) => set("box", { box: told })} />
        <${NumberField} path="five_alike.bonus" label=${say("page-own-alike-bonus")} value=${alike.bonus ?? 0}
          set=${(/** @type {any} */ told) => set("bonus", { bonus: told })} />
        <${Choice} path="five_alike.joker" label=${say("page-own-joker")} value=${joker}
          options=${["none", "free", "forced"].map((one) => [one, say(`page-own-joker-${one}`)])}
          set=${(/** @type {string} */ told) => set("joker", { joker: told, upper_first: told === "forced" ? "always" : undefined })} />
        ${joker === "forced" && html`
          <${Choice} path="five_alike.upper_first" label=${say("page-own-upper-first")} value=${alike.upper_first ?? "always"}
            options=${["always", "after-points"].map((one) => [one, say(`page-own-upper-first-${one}`)])}
            set=${(/** @type {string} */ told) => set("upper", { upper_first: told })} />`}
        <${NumberField} path="five_alike.in_chance" label=${say("page-own-in-chance")} value=${alike.in_chance} hint=${say("page-own-as-usual")}
          set=${(/** @type {any} */ told) => set("chance", { in_chance: told === "" ? undefined : told })} />
        <${Tick} label=${say("page-own-zero-when-closed")} on=${Boolean(alike.zero_when_closed)}
          set=${(/** @type {boolean} */ on) => set("zero", { zero_when_closed: on || undefined })} />
        ${faultsAt("five_alike").filter((one) => /zero_when|^five_alike$/.test(one.path)).map((one) => html`<small class="wrong">${one.text}</small>`)}`}
    </fieldset>`;
}

/** @param {{ sheet: SheetData }} props */
function Customs({ sheet }) {
  const customs = sheet.customs ?? {};
  const set = (/** @type {string} */ field, /** @type {object} */ told) =>
    change(field, (before) => ({ ...before, customs: { ...before.customs, ...told } }));
  return html`
    <fieldset class="own-customs">
      <legend>${say("page-own-customs")}</legend>
      <${Choice} path="customs.start" label=${say("page-own-start")} value=${customs.start ?? "agreed"}
        options=${["agreed", "roll-off"].map((one) => [one, say(`page-begins-${one}`)])}
        set=${(/** @type {string} */ told) => set("start", { start: told })} />
      <${NumberField} path="customs.rounds" label=${say("page-own-rounds")} value=${customs.rounds} hint=${say("page-own-any")}
        set=${(/** @type {any} */ told) => set("rounds", { rounds: told === "" ? undefined : told })} />
      <${NumberField} path="players.max" label=${say("page-own-most")} value=${sheet.players?.max} hint=${say("page-own-any")}
        set=${(/** @type {any} */ told) => change("most", (before) => ({
          ...before, players: { min: before.players?.min ?? 1, ...(told === "" ? {} : { max: told }) } }))} />
    </fieldset>`;
}
