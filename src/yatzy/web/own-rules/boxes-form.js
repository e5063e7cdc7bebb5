// The boxes of own rules: a line each, which unfolds to a form.
import { FACES } from "../core/constants.js";
import { html, signal } from "../core/html.js";
import { languages, say } from "../i18n/fluent.js";
import { changeSheet, draft, validResult } from "../sheets/draft.js";
import { shelf } from "../sheets/shelf.js";
import { Face } from "../ui/die.js";
import { Close, Plus, Up } from "../ui/icons.js";
import { CheckField, faultsAt, faultText, NumberField, SelectField, TextField } from "./form-fields.js";
import { COUNTED_DICE, GROUP_SHAPES, PATTERN_KINDS, RUN_LENGTHS, SECTIONS } from "./grammar.js";

/**
 * @typedef {import("../net/wire").BoxData} BoxData
 * @typedef {import("../net/wire").SheetData} SheetData
 */

/** What a box asks for once a kind of pattern is chosen. @type {Record<string, (dice: number) => BoxData["pattern"]>} */
const FIRST_PATTERNS = {
  groups: () => ({ groups: [3] }),
  run: () => ({ run: 4 }),
  faces: (dice) => ({ faces: FACES.slice(0, Math.min(dice, FACES.length - 1)) }),
  face: () => ({ face: FACES.length }),
  any: () => "any",
};
const FIRST_POINTS = 25;

/** The key of the unfolded box, "" for none. */
const openBox = signal("");

export function Boxes() {
  const boxes = draft.value?.sheet.boxes ?? [];
  return html`
    <fieldset class="own-boxes">
      <legend>${say("page-own-boxes")}</legend>
      ${faultsAt("boxes").filter((one) => one.path === "boxes").map((one) => html`<p class="wrong" role="alert">${say("page-own-boxes")} ${faultText(one)}</p>`)}
      <ol>${boxes.map((box, place) => html`<${Box} key=${box.key} box=${box} place=${place} last=${place === boxes.length - 1} />`)}</ol>
      <button type="button" class="quiet add-box" onClick=${addBox}><${Plus} /><span>${say("page-own-add-box")}</span></button>
    </fieldset>`;
}

/** @param {{ box: BoxData, place: number, last: boolean }} props */
function Box({ box, place, last }) {
  const path = `boxes[${place}]`;
  const faults = faultsAt(path);
  const rule = findRule(box.key);
  const name = ownBoxName(box.key);
  const isOpen = openBox.value === box.key;
  const toggle = () => (openBox.value = isOpen ? "" : box.key);
  return html`
    <li class=${`own-box ${box.section === "upper" ? "of-upper" : ""} ${isOpen ? "unfolded" : ""}`}>
      <div class="own-box-line">
        <button type="button" class="own-box-name" aria-expanded=${isOpen} onClick=${toggle}>
          <strong>${name}</strong>
          <span class=${faults.length ? "wrong" : "soft"}>${faults.length ? say("page-own-faults", { count: faults.length }) : rule?.text ?? ""}</span>
        </button>
        <button type="button" class="plain" aria-label=${say("page-own-move-up", { name })} aria-disabled=${!place} onClick=${() => place && moveBox(place, -1)}>
          <${Up} /></button>
        <button type="button" class="plain lower" aria-label=${say("page-own-move-down", { name })} aria-disabled=${last} onClick=${() => last || moveBox(place, 1)}>
          <${Up} /></button>
        <button type="button" class="plain" aria-label=${say("page-own-remove", { name })} onClick=${() => removeBox(box.key)}><${Close} /></button>
      </div>
      ${isOpen && html`<${BoxForm} box=${box} path=${path} name=${name} faults=${faults} />`}
    </li>`;
}

/** @param {{ box: BoxData, path: string, name: string, faults: import("../net/wire").RuleFault[] }} props */
function BoxForm({ box, path, name, faults }) {
  const set = (/** @type {string} */ field, /** @type {Partial<BoxData>} */ value) => changeSheet(`${box.key}.${field}`, withBoxChanges(box.key, value));
  const upper = box.section === "upper";
  const here = faults.filter((one) => one.path === path);
  return html`
    <div class="own-box-form">
      ${here.map((one) => html`<p class="wrong" role="alert">${faultText(one)}</p>`)}
      <${TextField} path=${`names.${languages.value.language}.${box.key}`} label=${say("page-own-name")} value=${givenName(box.key)} hint=${name}
        set=${(/** @type {string} */ value) => renameBox(box.key, value)} />
      <div class="segments" role="group" aria-label=${say("page-own-section")}>
        ${/** @type {BoxData["section"][]} */ (SECTIONS).map((one) => html`
          <label><input type="radio" name=${`section-${box.key}`} checked=${(box.section ?? "lower") === one}
            onChange=${() => set("section", one === "upper" ? { section: one, pattern: { face: faceOf(box) }, pays: "matched", last_resort: undefined }
              : { section: one })} /><span>${say(`page-own-${one}`)}</span></label>`)}
      </div>
      ${upper
        ? html`<${FaceChoice} path=${`${path}.pattern`} face=${faceOf(box)} set=${(/** @type {number} */ face) => set("pattern", { pattern: { face } })} />`
        : html`
          <${Pattern} box=${box} path=${`${path}.pattern`} set=${(/** @type {BoxData["pattern"]} */ pattern) => set("pattern", { pattern })} />
          <${Pays} box=${box} path=${`${path}.pays`} set=${(/** @type {number | string} */ pays) => set("pays", { pays })} />
          <${CheckField} label=${say("page-own-last-resort")} on=${Boolean(box.last_resort)}
            set=${(/** @type {boolean} */ on) => set("last", { last_resort: on || undefined })} />`}
    </div>`;
}

/** @param {{ path: string, face: number, set: (face: number) => void }} props */
function FaceChoice({ path, face, set }) {
  return html`<${SelectField} path=${path} label=${say("page-own-face")} value=${face} options=${FACES.map((one) => [one, `${one}`])}
    set=${(/** @type {string} */ value) => set(Number(value))} />`;
}

/** @param {{ box: BoxData, path: string, set: (pattern: BoxData["pattern"]) => void }} props */
function Pattern({ box, path, set }) {
  const pattern = box.pattern;
  const kind = kindOf(pattern);
  const details = typeof pattern === "string" ? {} : pattern;
  const dice = draft.value?.sheet.dice ?? 0;
  const choose = (/** @type {string} */ value) => set(FIRST_PATTERNS[value](dice));
  const shapes = GROUP_SHAPES.filter((sizes) => sizes.reduce((sum, size) => sum + size, 0) <= Math.max(dice, 2));
  const shape = (details.groups ?? []).join("-");
  const shapeNames = shapes.map((sizes) => sizes.join("-"));
  return html`
    <${SelectField} path=${path} label=${say("page-own-asks")} value=${kind} set=${choose}
      options=${PATTERN_KINDS.map((one) => [one, say(`page-own-asks-${one}`)])} />
    ${kind === "groups" && html`
      <${SelectField} path=${`${path}.groups`} label=${say("page-own-groups")} value=${shape}
        options=${[...new Set([...shapeNames, shape])].map((one) => [one, one.split("-").join(" + ")])}
        set=${(/** @type {string} */ value) => set({ ...details, groups: value.split("-").map(Number) })} />
      ${(details.groups ?? []).length > 1 && html`
        <${CheckField} label=${say("page-own-shared")} on=${Boolean(details.shared)}
          set=${(/** @type {boolean} */ on) => set({ groups: details.groups, ...(on ? { shared: true } : {}) })} />`}`}
    ${kind === "run" && html`
      <${SelectField} path=${`${path}.run`} label=${say("page-own-run")} value=${details.run ?? 4} options=${RUN_LENGTHS.map((one) => [one, `${one}`])}
        set=${(/** @type {string} */ value) => set({ run: Number(value) })} />`}
    ${kind === "faces" && html`<${FacesChoice} faces=${details.faces ?? []} set=${(/** @type {number[]} */ faces) => set({ faces })} />`}
    ${kind === "face" && html`<${FaceChoice} path=${`${path}.face`} face=${details.face ?? FACES.length} set=${(/** @type {number} */ face) => set({ face })} />`}`;
}

/** @param {{ faces: number[], set: (faces: number[]) => void }} props */
function FacesChoice({ faces, set }) {
  const tap = (/** @type {number} */ face) => {
    const next = faces.includes(face) ? faces.filter((one) => one !== face) : [...faces, face];
    if (next.length) set(next.toSorted());
  };
  return html`
    <div class="own-faces" role="group" aria-label=${say("page-own-faces")}>
      ${FACES.map((face) => html`
        <button type="button" class=${faces.includes(face) ? "own-die on" : "own-die"} aria-pressed=${faces.includes(face)} aria-label=${`${face}`}
          onClick=${() => tap(face)}><${Face} face=${face} /><i class="bar"></i></button>`)}
    </div>`;
}

/** @param {{ box: BoxData, path: string, set: (pays: number | string) => void }} props */
function Pays({ box, path, set }) {
  const [counted, plus = ""] = String(box.pays).split(/\+(.*)/);
  const kind = COUNTED_DICE.includes(counted) ? counted : "fixed";
  const choose = (/** @type {string} */ value) => set(value === "fixed" ? FIRST_POINTS : value);
  const points = kind === "fixed" ? box.pays : plus;
  const write = (/** @type {number | string} */ value) => {
    if (kind === "fixed") set(value);
    else set(value === "" || value === 0 ? kind : `${kind}+${value}`);
  };
  return html`
    <div class="own-pays">
      <${SelectField} path=${`${path}.kind`} label=${say("page-own-pays")} value=${kind} set=${choose}
        options=${[...COUNTED_DICE, "fixed"].map((one) => [one, say(`page-own-pays-${one}`)])} />
      <${NumberField} path=${path} label=${say(kind === "fixed" ? "page-own-points" : "page-own-plus")} value=${points}
        hint=${kind === "fixed" ? "" : "0"} set=${write} />
    </div>`;
}

// Changes to boxes

/** @param {BoxData["pattern"]} pattern */
function kindOf(pattern) {
  if (typeof pattern === "string") return "any";
  return PATTERN_KINDS.find((one) => one in pattern) ?? "any";
}

/** @param {BoxData} box */
function faceOf(box) {
  return (typeof box.pattern === "string" ? undefined : box.pattern.face) ?? FACES.length;
}

/** @param {string} key */
function findRule(key) {
  return validResult.value?.rules?.page.parts.flatMap((part) => part.boxes).find((one) => one.key === key);
}

/**
 * Return the name of a box: the author's, the server's, or the printed one.
 * @param {string} key
 */
export function ownBoxName(key) {
  const printed = shelf.value.find((pad) => pad.id === draft.value?.base); // until the first check is done
  return givenName(key) || findRule(key)?.name || printed?.rows.find((row) => row.key === key)?.label || say("page-own-new-box");
}

/** @param {string} key */
function givenName(key) {
  return draft.value?.sheet.names?.[languages.value.language]?.[key] ?? "";
}

/**
 * @param {string} key
 * @param {Partial<BoxData>} value
 * @returns {(sheet: SheetData) => SheetData}
 */
function withBoxChanges(key, value) {
  return (sheet) => ({
    ...sheet,
    boxes: sheet.boxes.map((box) => (box.key === key ? /** @type {BoxData} */ (dropUndefined({ ...box, ...value })) : box)),
  });
}

/** @param {object} value */
function dropUndefined(value) {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined));
}

/**
 * @param {string} key
 * @param {string} name
 */
function renameBox(key, name) {
  const { language } = languages.value;
  changeSheet(`${key}.name`, (sheet) => {
    const { [key]: _before, ...others } = sheet.names?.[language] ?? {};
    return { ...sheet, names: { ...sheet.names, [language]: name.trim() ? { ...others, [key]: name } : others } };
  });
}

/**
 * @param {number} place
 * @param {number} by
 */
function moveBox(place, by) {
  changeSheet("", (sheet) => {
    const boxes = sheet.boxes.with(place, sheet.boxes[place + by]).with(place + by, sheet.boxes[place]);
    return { ...sheet, boxes };
  });
}

/** @param {string} key */
function removeBox(key) {
  changeSheet("", (sheet) => {
    const names = Object.entries(sheet.names ?? {}).map(([language, { [key]: _gone, ...others }]) => [language, others]);
    return { ...sheet, boxes: sheet.boxes.filter((box) => box.key !== key), names: Object.fromEntries(names) };
  });
}

function addBox() {
  const taken = new Set(draft.value?.sheet.boxes.map((box) => box.key));
  const number = [...taken, ""].findIndex((_, place) => !taken.has(`own-${place + 1}`)) + 1;
  const key = `own-${number}`;
  const { language } = languages.value;
  changeSheet("", (sheet) => ({
    ...sheet,
    boxes: [...sheet.boxes, { key, section: "lower", pattern: FIRST_PATTERNS.groups(sheet.dice), pays: COUNTED_DICE[0] }],
    names: { ...sheet.names, [language]: { ...sheet.names?.[language], [key]: say("page-own-new-box") } },
  }));
  openBox.value = key;
}
