// Own rules: the form of a sheet, its faults, and the effect of the changes.
import { keepFocusNearby } from "../a11y/focus.js";
import { STARTS } from "../core/constants.js";
import { html, useEffect, useRef, useState } from "../core/html.js";
import { followLink, navigate, route } from "../core/router.js";
import { readAddress, replaceAddress } from "../core/static-site.js";
import { languages, say } from "../i18n/fluent.js";
import { NewTableForm } from "../new-table/new-table-screen.js";
import { canUndo, changeSheet, checkDraft, checkError, checkResult, draft, restoreDraft, startDraft, startFromSheet, startFromText, undoChange, validResult } from "../sheets/draft.js";
import { MiniPad } from "../sheets/mini-pad.js";
import { createSheetLink, readSheetLink } from "../sheets/sheet-link.js";
import { loadShelf, shelf } from "../sheets/shelf.js";
import { Dialog } from "../ui/dialog.js";
import { Back, Down, Undo } from "../ui/icons.js";
import { CopyLink } from "../ui/invite-link.js";
import { lazy } from "../ui/lazy.js";
import { BaseOptions } from "./base-options.js";
import { Boxes, ownBoxName } from "./boxes-form.js";
import { Changes, SolvePanel } from "./changes-panel.js";
import { CheckField, faultsAt, isSheetValid, NumberField, SelectField, TextField } from "./form-fields.js";
import { BONUS_AFTERS, BONUS_WHILES, DICE_COUNTS, JOKER_PAYS, JOKERS, ORDERS, ROLL_COUNTS, STRIKES, UPPER_FIRSTS } from "./grammar.js";

/** @typedef {import("../net/wire").SheetData} SheetData */

const RuleSheet = lazy(() => import("../sheets/rule-sheet.js").then((part) => part.RuleSheet), { messages: "rules", styles: ["sheets/rules.css"] });
/** Paths whose faults are shown at their field or box. */
const FIELD_PATHS = /^(title|dice|rolls|order|upper_bonus|five_alike|players|customs\.(start|rounds)|boxes(\[|$))/;

export function OwnRulesScreen() {
  useEffect(keepFocusNearby, []);
  const [problem, setProblem] = useState("");
  const shownLanguage = useRef(languages.value.language);
  const isPlaying = route.value && readAddress().searchParams.has("play");
  useEffect(() => {
    document.title = say("page-title", { title: say("page-own") });
    loadShelf().catch(() => setProblem(say("page-away")));
    if (shownLanguage.current !== languages.value.language) checkDraft();
    shownLanguage.current = languages.value.language;
  }, [languages.value.language]);
  useEffect(() => {
    const readFragment = async () => {
      const encoded = readAddress().hash.slice(1);
      const base = readAddress().searchParams.get("base") ?? "";
      restoreDraft();
      if (!encoded) return;
      replaceAddress("/own");
      const text = await readSheetLink(encoded);
      const faults = text ? await startFromText(text, base).catch(() => [{ text: say("page-away") }]) : [{ text: "" }];
      setProblem(faults.length ? `${say("page-own-link-wrong")} ${faults[0].text}` : "");
    };
    readFragment();
    addEventListener("hashchange", readFragment);
    return () => removeEventListener("hashchange", readFragment);
  }, []);
  const sheet = draft.value?.sheet;
  const pad = validResult.value?.rules?.pad;
  if (isPlaying && sheet && pad && isSheetValid()) {
    return html`<${NewTableForm} pad=${pad} rules=${validResult.value?.sheet} back=${() => navigate("/own", { replace: true })} />`;
  }
  return html`
    <main class=${sheet ? "own" : "start own-start"}>
      <header class="top plain-top"><a class="home-link" href="/" onClick=${followLink}><${Back} />${say("page-yatzy")}</a></header>
      <h1>${say("page-own")}</h1>
      ${problem && html`<p class="strip tone-problem" role="alert"><span class="dot"></span><span class="said">${problem}</span></p>`}
      ${sheet ? html`<${Editor} sheet=${sheet} play=${() => navigate("/own?play")} />` : html`<${StartingPoints} onProblem=${setProblem} />`}
    </main>`;
}

/** @param {{ onProblem: (text: string) => void }} props */
function StartingPoints({ onProblem }) {
  const startFrom = (/** @type {import("../net/wire").PadView} */ pad) => {
    onProblem("");
    startFromSheet(pad.id, say("page-own-title", { title: pad.title })).catch((error) => onProblem(error.message || say("page-away")));
  };
  return html`
    <p class="lead soft">${say("page-own-about")}</p>
    ${canUndo.value && html`<div class="own-open"><button type="button" class="quiet" onClick=${undoChange}><${Undo} /><span>${say("page-undo")}</span></button></div>`}
    <section class="shelf">
      <h2>${say("page-own-begin")}</h2>
      <ul>${shelf.value.map((pad) => html`
        <li key=${pad.id}><button class="pad-link" onClick=${() => startFrom(pad)}>
          <${MiniPad} pad=${pad} />
          <span class="about"><span class="kicker">${[pad.publisher, pad.edition].filter(Boolean).join(" · ") || say("page-no-publisher")}</span>
            <strong>${pad.title}</strong>
            <span class="counts">${say("page-sheet-counts", { boxes: pad.rows.filter((row) => row.kind === "box").length, dice: pad.dice })}</span>
          </span></button></li>`)}</ul>
    </section>
    <div class="own-open"><${OpenFileButton} onProblem=${onProblem} /></div>`;
}

/** @param {{ onProblem: (text: string) => void }} props */
function OpenFileButton({ onProblem }) {
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const read = async (/** @type {any} */ event) => {
    const [file] = event.currentTarget.files;
    event.currentTarget.value = "";
    if (!file) return;
    try {
      const faults = await startFromText(await file.text(), "");
      onProblem(faults.length ? `${file.name}: ${faults.map((one) => `${one.path} ${one.text}`.trim()).join(" ")}` : "");
    } catch (error) {
      onProblem(/** @type {Error} */ (error).message || say("page-away"));
    }
  };
  return html`
    <button type="button" class="quiet" onClick=${() => field.current?.click()}>${say("page-own-open")}</button>
    <input ref=${field} type="file" accept=".toml,text/plain" hidden onChange=${read} aria-label=${say("page-own-open")} />`;
}

/** @param {{ sheet: SheetData, play: () => void }} props */
function Editor({ sheet, play }) {
  const [sharedLink, setSharedLink] = useState("");
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState("");
  const base = shelf.value.find((pad) => pad.id === draft.value?.base);
  const otherFaults = (checkResult.value?.faults ?? []).filter((one) => !FIELD_PATHS.test(one.path));
  const share = async () => setSharedLink(await createSheetLink(validResult.value?.toml ?? "", draft.value?.base ?? ""));
  const explore = async () => navigate(`/explore#${(await createSheetLink(validResult.value?.toml ?? "", "")).split("#")[1]}`);
  const save = () => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([validResult.value?.toml ?? ""], { type: "application/toml" }));
    link.download = `${sheet.id}.toml`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  };
  useEffect(() => {
    const handleUndoKey = (/** @type {KeyboardEvent} */ event) => {
      const isTyping = event.target instanceof HTMLInputElement && event.target.type !== "checkbox" && event.target.type !== "radio";
      if (event.key !== "z" || event.shiftKey || !(event.ctrlKey || event.metaKey) || isTyping) return;
      event.preventDefault();
      undoChange();
    };
    addEventListener("keydown", handleUndoKey);
    return () => removeEventListener("keydown", handleUndoKey);
  }, []);
  const isValid = isSheetValid();
  const whenValid = (/** @type {() => void} */ act) => () => isValid && act();
  return html`
    <div class="own-acts">
      <p class="soft">${base ? say("page-own-from", { title: [base.publisher, base.title].filter(Boolean).join(" ") }) : ""}</p>
      <button type="button" class="quiet" aria-disabled=${!canUndo.value} onClick=${undoChange}><${Undo} /><span>${say("page-undo")}</span></button>
      <button type="button" class="quiet" onClick=${() => startDraft(null)}>${say("page-own-anew")}</button>
    </div>
    ${(checkError.value || problem) && html`<p class="strip tone-problem" role="alert"><span class="dot"></span>
      <span class="said">${problem || (checkError.value === "away" ? say("page-away") : checkError.value)}</span></p>`}
    <div class="own-columns">
      <form class="paper panel own-form" onSubmit=${(/** @type {Event} */ event) => event.preventDefault()}>
        <div class="binding"></div>
        ${otherFaults.map((one) => html`<p class="wrong" role="alert">${one.path} ${one.text}</p>`)}
        ${base && html`<${BaseOptions} base=${base} sheet=${sheet} />`}
        <${Basics} sheet=${sheet} />
        <${Boxes} />
        <${FiveAlike} sheet=${sheet} />
        <${Customs} sheet=${sheet} />
      </form>
      <div class="own-beside">
        <${Changes} />
        <${SolvePanel} />
        <section class="paper panel own-out">
          <h2>${say("page-own-out")}</h2>
          <div class="menu">
            <button type="button" aria-disabled=${!isValid} onClick=${whenValid(() => setIsReading(true))}>${say("page-own-read")}</button>
            <button type="button" aria-disabled=${!isValid} onClick=${whenValid(explore)}>${say("page-explorer-go")}</button>
            ${base && html`<a href=${`/compare?sheets=${base.id},own`} onClick=${followLink}>${say("page-own-compare")}</a>`}
            <button type="button" aria-disabled=${!isValid} onClick=${whenValid(share)}>${say("page-own-share")}</button>
            <button type="button" aria-disabled=${!isValid} onClick=${whenValid(save)}><${Down} /><span>${say("page-own-save")}</span></button>
          </div>
          <${OpenFileButton} onProblem=${setProblem} />
        </section>
      </div>
    </div>
    <div class="button-row own-play">
      <a class="quiet" href="#own-changes">${say("page-own-count", { count: countChanges() })}</a>
      <button type="button" class="red" aria-disabled=${!isValid} onClick=${whenValid(play)}>${say("page-own-play")}</button>
    </div>
    ${isReading && html`
      <${Dialog} title=${sheet.title} close=${() => setIsReading(false)} wide><${RuleSheet} view=${validResult.value?.rules} /><//>`}
    ${sharedLink && html`
      <${Dialog} title=${say("page-own-share")} close=${() => setSharedLink("")}>
        <p class="soft">${say("page-own-share-about")}</p>
        <${CopyLink} address=${sharedLink} label=${say("page-link")} />
      <//>`}`;
}

/** Count the rules that differ from the sheet the draft started from. */
function countChanges() {
  const { facts = [], boxes = [] } = validResult.value?.changes ?? {};
  return [...facts, ...boxes].filter((one) => one.differs && !("kind" in one && one.kind === "highest")).length;
}

/** @param {{ sheet: SheetData }} props */
function Basics({ sheet }) {
  const set = (/** @type {string} */ field, /** @type {Partial<SheetData>} */ value) => changeSheet(field, (before) => ({ ...before, ...value }));
  const bonus = sheet.upper_bonus;
  return html`
    <${TextField} path="title" label=${say("page-own-name-of-game")} value=${sheet.title} set=${(/** @type {string} */ title) => set("title", { title })} />
    <div class="own-pair">
      <${SelectField} path="dice" label=${say("page-own-dice")} value=${sheet.dice} options=${DICE_COUNTS.map((one) => [one, `${one}`])}
        set=${(/** @type {string} */ value) => set("dice", { dice: Number(value) })} />
      <${SelectField} path="rolls" label=${say("page-own-rolls")} value=${sheet.rolls} options=${ROLL_COUNTS.map((one) => [one, `${one}`])}
        set=${(/** @type {string} */ value) => set("rolls", { rolls: Number(value) })} />
    </div>
    <${SelectField} path="order" label=${say("page-own-order")} value=${sheet.order ?? ORDERS[0]}
      options=${ORDERS.map((one) => [one, say(`page-own-order-${one}`)])}
      set=${(/** @type {any} */ order) => set("order", { order })} />
    <${SelectField} path="strike" label=${say("page-own-strike")} value=${sheet.strike ?? STRIKES[0]}
      options=${STRIKES.map((one) => [one, say(`page-own-strike-${one}`)])}
      set=${(/** @type {any} */ strike) => set("strike", { strike })} />
    <fieldset class="own-bonus">
      <${CheckField} label=${say("page-own-bonus")} on=${Boolean(bonus)}
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

/** When it is a zero, as the choice on the form and as sheets write it. */
const ZEROES = /** @type {const} */ ({
  never: undefined, "chance-and-upper": true, "upper-box": "upper-box", "upper-section": "upper-section",
});

/** @param {import("../net/wire").FiveAlikeData} fiveAlike */
const zeroChoice = (fiveAlike) => fiveAlike.zero_when_closed === true ? "chance-and-upper" : fiveAlike.zero_when_closed || "never";

/** @param {{ sheet: SheetData }} props */
function FiveAlike({ sheet }) {
  const fiveAlike = sheet.five_alike;
  const box = sheet.boxes.find((one) => typeof one.pattern !== "string" && one.pattern.groups?.join() === String(sheet.dice));
  const set = (/** @type {string} */ field, /** @type {Partial<import("../net/wire").FiveAlikeData>} */ value) =>
    changeSheet(`five-${field}`, (before) => ({ ...before, five_alike: before.five_alike && { ...before.five_alike, ...value } }));
  const setEnabled = (/** @type {boolean} */ on) =>
    changeSheet("five", (before) => ({ ...before, five_alike: on ? { box: box?.key ?? "yatzy", bonus: 100 } : undefined }));
  const joker = fiveAlike?.joker ?? "none";
  return html`
    <fieldset class="own-alike">
      <legend>${say("page-own-alike")}</legend>
      <${CheckField} label=${say("page-own-alike-on")} on=${Boolean(fiveAlike)} set=${setEnabled} />
      ${fiveAlike && html`
        <${SelectField} path="five_alike.box" label=${say("page-own-alike-box")} value=${fiveAlike.box}
          options=${sheet.boxes.map((one) => [one.key, ownBoxName(one.key)])}
          set=${(/** @type {string} */ value) => set("box", { box: value })} />
        <${NumberField} path="five_alike.bonus" label=${say("page-own-alike-bonus")} value=${fiveAlike.bonus ?? 0}
          set=${(/** @type {any} */ value) => set("bonus", { bonus: value })} />
        ${Boolean(fiveAlike.bonus) && html`
          <${SelectField} path="five_alike.bonus_after" label=${say("page-own-bonus-after")} value=${fiveAlike.bonus_after ?? BONUS_AFTERS[0]}
            options=${BONUS_AFTERS.map((one) => [one, say(`page-own-bonus-after-${one}`)])}
            set=${(/** @type {any} */ value) => set("after", { bonus_after: value })} />
          <${SelectField} path="five_alike.bonus_while" label=${say("page-own-bonus-while")} value=${fiveAlike.bonus_while ?? BONUS_WHILES[0]}
            options=${BONUS_WHILES.map((one) => [one, say(`page-own-bonus-while-${one}`)])}
            set=${(/** @type {any} */ value) => set("while", { bonus_while: value })} />`}
        <${SelectField} path="five_alike.joker" label=${say("page-own-joker")} value=${joker}
          options=${JOKERS.map((one) => [one, say(`page-own-joker-${one}`)])}
          set=${(/** @type {import("../net/wire").FiveAlikeData["joker"]} */ value) => set("joker", { joker: value, upper_first: value === "forced" ? "always" : undefined })} />
        ${joker === "forced" && html`
          <${SelectField} path="five_alike.upper_first" label=${say("page-own-upper-first")} value=${fiveAlike.upper_first ?? "always"}
            options=${UPPER_FIRSTS.map((one) => [one, say(`page-own-upper-first-${one}`)])}
            set=${(/** @type {import("../net/wire").FiveAlikeData["upper_first"]} */ value) => set("upper", { upper_first: value })} />`}
        ${joker !== "none" && html`
          <${SelectField} path="five_alike.joker_pays" label=${say("page-own-joker-pays")} value=${fiveAlike.joker_pays ?? JOKER_PAYS[0]}
            options=${JOKER_PAYS.map((one) => [one, say(`page-own-joker-pays-${one}`)])}
            set=${(/** @type {any} */ value) => set("pays", { joker_pays: value })} />`}
        <${NumberField} path="five_alike.in_chance" label=${say("page-own-in-chance")} value=${fiveAlike.in_chance} hint=${say("page-own-as-usual")}
          set=${(/** @type {any} */ value) => set("chance", { in_chance: value === "" ? undefined : value })} />
        <${SelectField} path="five_alike.zero_when_closed" label=${say("page-own-zero")} value=${zeroChoice(fiveAlike)}
          options=${Object.keys(ZEROES).map((one) => [one, say(`page-own-zero-${one}`)])}
          set=${(/** @type {keyof typeof ZEROES} */ value) => set("zero", { zero_when_closed: ZEROES[value] })} />
        ${faultsAt("five_alike").filter((one) => one.path === "five_alike").map((one) => html`<small class="wrong">${one.text}</small>`)}`}
    </fieldset>`;
}

/** @param {{ sheet: SheetData }} props */
function Customs({ sheet }) {
  const customs = sheet.customs ?? {};
  const set = (/** @type {string} */ field, /** @type {object} */ value) =>
    changeSheet(field, (before) => ({ ...before, customs: { ...before.customs, ...value } }));
  return html`
    <fieldset class="own-customs">
      <legend>${say("page-own-customs")}</legend>
      <${SelectField} path="customs.start" label=${say("page-own-start")} value=${customs.start ?? "agreed"}
        options=${STARTS.map((one) => [one, say(`page-begins-${one}`)])}
        set=${(/** @type {string} */ value) => set("start", { start: value })} />
      <${NumberField} path="customs.rounds" label=${say("page-own-rounds")} value=${customs.rounds} hint=${say("page-own-any")}
        set=${(/** @type {any} */ value) => set("rounds", { rounds: value === "" ? undefined : value })} />
      <${NumberField} path="players.max" label=${say("page-own-most")} value=${sheet.players?.max} hint=${say("page-own-any")}
        set=${(/** @type {any} */ value) => changeSheet("most", (before) => ({
          ...before, players: { min: before.players?.min ?? 1, ...(value === "" ? {} : { max: value }) } }))} />
    </fieldset>`;
}
