// The boxes of a sheet of one's own: each says what it asks and pays; unfolded, that can be changed.
import { change, draft, good } from "../draft.js";
import { html, signal } from "../html.js";
import { shelf } from "../screens/start.js";
import { languages, say } from "../words.js";
import { Face } from "./die.js";
import { Choice, faultsAt, NumberField, TextField, Tick, told } from "./own-fields.js";
import { Close, Plus, Up } from "./icons.js";

/**
 * @typedef {import("../wire").BoxData} BoxData
 * @typedef {import("../wire").SheetData} SheetData
 */

const FACES = [1, 2, 3, 4, 5, 6];
const SHAPES = [[2], [3], [4], [5], [6], [2, 2], [3, 2], [3, 3], [4, 2], [2, 2, 2]];
const KINDS = ["groups", "run", "faces", "face", "any"];
const PAYS = /^(all|matched)(?:\+(.*))?$/;

/** The box that is unfolded, by its key. */
const open = signal("");

export function Boxes() {
  const boxes = draft.value?.sheet.boxes ?? [];
  return html`
    <fieldset class="own-boxes">
      <legend>${say("page-own-boxes")}</legend>
      ${faultsAt("boxes").filter((one) => one.path === "boxes").map((one) => html`<p class="wrong" role="alert">${say("page-own-boxes")} ${told(one)}</p>`)}
      <ol>${boxes.map((box, place) => html`<${Box} key=${box.key} box=${box} place=${place} last=${place === boxes.length - 1} />`)}</ol>
      <button type="button" class="quiet add-box" onClick=${add}><${Plus} /><span>${say("page-own-add-box")}</span></button>
    </fieldset>`;
}

/** @param {{ box: BoxData, place: number, last: boolean }} props */
function Box({ box, place, last }) {
  const path = `boxes[${place}]`;
  const faults = faultsAt(path);
  const rule = ruleOf(box.key);
  const name = boxName(box.key);
  const unfolded = open.value === box.key;
  const toggle = () => (open.value = unfolded ? "" : box.key);
  return html`
    <li class=${`own-box ${box.section === "upper" ? "of-upper" : ""} ${unfolded ? "unfolded" : ""}`}>
      <div class="own-box-line">
        <button type="button" class="own-box-name" aria-expanded=${unfolded} onClick=${toggle}>
          <strong>${name}</strong>
          <span class=${faults.length ? "wrong" : "soft"}>${faults.length ? say("page-own-faults", { count: faults.length }) : rule?.text ?? ""}</span>
        </button>
        <button type="button" class="plain" aria-label=${say("page-own-move-up", { name })} aria-disabled=${!place} onClick=${() => place && move(place, -1)}>
          <${Up} /></button>
        <button type="button" class="plain lower" aria-label=${say("page-own-move-down", { name })} aria-disabled=${last} onClick=${() => last || move(place, 1)}>
          <${Up} /></button>
        <button type="button" class="plain" aria-label=${say("page-own-remove", { name })} onClick=${() => remove(box.key)}><${Close} /></button>
      </div>
      ${unfolded && html`<${BoxForm} box=${box} path=${path} name=${name} faults=${faults} />`}
    </li>`;
}

/** @param {{ box: BoxData, path: string, name: string, faults: import("../wire").RuleFault[] }} props */
function BoxForm({ box, path, name, faults }) {
  const set = (/** @type {string} */ field, /** @type {Partial<BoxData>} */ told) => change(`${box.key}.${field}`, edited(box.key, told));
  const upper = box.section === "upper";
  const here = faults.filter((one) => one.path === path);
  return html`
    <div class="own-box-form">
      ${here.map((one) => html`<p class="wrong" role="alert">${told(one)}</p>`)}
      <${TextField} path=${`names.${languages.value.language}.${box.key}`} label=${say("page-own-name")} value=${nameOf(box.key)} hint=${name}
        set=${(/** @type {string} */ told) => rename(box.key, told)} />
      <div class="segments" role="group" aria-label=${say("page-own-section")}>
        ${(/** @type {const} */ (["upper", "lower"])).map((one) => html`
          <label><input type="radio" name=${`section-${box.key}`} checked=${(box.section ?? "lower") === one}
            onChange=${() => set("section", one === "upper" ? { section: one, pattern: { face: faceOf(box) }, pays: "matched", last_resort: undefined }
              : { section: one })} /><span>${say(`page-own-${one}`)}</span></label>`)}
      </div>
      ${upper
        ? html`<${FaceChoice} path=${`${path}.pattern`} face=${faceOf(box)} set=${(/** @type {number} */ face) => set("pattern", { pattern: { face } })} />`
        : html`
          <${Pattern} box=${box} path=${`${path}.pattern`} set=${(/** @type {BoxData["pattern"]} */ pattern) => set("pattern", { pattern })} />
          <${Pays} box=${box} path=${`${path}.pays`} set=${(/** @type {number | string} */ pays) => set("pays", { pays })} />
          <${Tick} label=${say("page-own-last-resort")} on=${Boolean(box.last_resort)}
            set=${(/** @type {boolean} */ on) => set("last", { last_resort: on || undefined })} />`}
    </div>`;
}

/** @param {{ path: string, face: number, set: (face: number) => void }} props */
function FaceChoice({ path, face, set }) {
  return html`<${Choice} path=${path} label=${say("page-own-face")} value=${face} options=${FACES.map((one) => [one, `${one}`])}
    set=${(/** @type {string} */ told) => set(Number(told))} />`;
}

/** @param {{ box: BoxData, path: string, set: (pattern: BoxData["pattern"]) => void }} props */
function Pattern({ box, path, set }) {
  const pattern = box.pattern;
  const kind = kindOf(pattern);
  const told = typeof pattern === "string" ? {} : pattern;
  const dice = draft.value?.sheet.dice ?? 5;
  /** @type {Record<string, BoxData["pattern"]>} */
  const begun = { groups: { groups: [3] }, run: { run: 4 }, faces: { faces: [1, 2, 3, 4, 5].slice(0, dice) }, face: { face: 6 }, any: "any" };
  const choose = (/** @type {string} */ wanted) => set(begun[wanted]);
  const shapes = SHAPES.filter((sizes) => sizes.reduce((sum, size) => sum + size, 0) <= Math.max(dice, 2));
  const shape = (told.groups ?? []).join("-");
  const known = shapes.map((sizes) => sizes.join("-"));
  return html`
    <${Choice} path=${path} label=${say("page-own-asks")} value=${kind} set=${choose}
      options=${KINDS.map((one) => [one, say(`page-own-asks-${one}`)])} />
    ${kind === "groups" && html`
      <${Choice} path=${`${path}.groups`} label=${say("page-own-groups")} value=${shape}
        options=${[...new Set([...known, shape])].map((one) => [one, one.split("-").join(" + ")])}
        set=${(/** @type {string} */ wanted) => set({ ...told, groups: wanted.split("-").map(Number) })} />
      ${(told.groups ?? []).length > 1 && html`
        <${Tick} label=${say("page-own-shared")} on=${Boolean(told.shared)}
          set=${(/** @type {boolean} */ on) => set({ groups: told.groups, ...(on ? { shared: true } : {}) })} />`}`}
    ${kind === "run" && html`
      <${Choice} path=${`${path}.run`} label=${say("page-own-run")} value=${told.run ?? 4} options=${[2, 3, 4, 5, 6].map((one) => [one, `${one}`])}
        set=${(/** @type {string} */ wanted) => set({ run: Number(wanted) })} />`}
    ${kind === "faces" && html`<${FacesChoice} faces=${told.faces ?? []} set=${(/** @type {number[]} */ faces) => set({ faces })} />`}
    ${kind === "face" && html`<${FaceChoice} path=${`${path}.face`} face=${told.face ?? 6} set=${(/** @type {number} */ face) => set({ face })} />`}`;
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
  const [, counted = "", plus = ""] = PAYS.exec(String(box.pays)) ?? [];
  const kind = counted || "fixed";
  const choose = (/** @type {string} */ wanted) => set(wanted === "fixed" ? 25 : wanted);
  const points = kind === "fixed" ? box.pays : plus;
  const write = (/** @type {number | string} */ told) => {
    if (kind === "fixed") set(told);
    else set(told === "" || told === 0 ? kind : `${kind}+${told}`);
  };
  return html`
    <div class="own-pays">
      <${Choice} path=${`${path}.kind`} label=${say("page-own-pays")} value=${kind} set=${choose}
        options=${["matched", "all", "fixed"].map((one) => [one, say(`page-own-pays-${one}`)])} />
      <${NumberField} path=${path} label=${say(kind === "fixed" ? "page-own-points" : "page-own-plus")} value=${points}
        hint=${kind === "fixed" ? "" : "0"} set=${write} />
    </div>`;
}

// What can be done with boxes

/** @param {BoxData["pattern"]} pattern */
function kindOf(pattern) {
  if (typeof pattern === "string") return "any";
  return KINDS.find((one) => one in pattern) ?? "any";
}

/** @param {BoxData} box */
function faceOf(box) {
  return (typeof box.pattern === "string" ? undefined : box.pattern.face) ?? 6;
}

/** @param {string} key */
function ruleOf(key) {
  return good.value?.rules?.page.parts.flatMap((part) => part.boxes).find((one) => one.key === key);
}

/**
 * Return what a box is called, whoever says so.
 * @param {string} key
 */
export function boxName(key) {
  const printed = shelf.value.find((pad) => pad.id === draft.value?.base); // until the server has said
  return nameOf(key) || ruleOf(key)?.name || printed?.rows.find((row) => row.key === key)?.label || say("page-own-new-box");
}

/** @param {string} key */
function nameOf(key) {
  return draft.value?.sheet.names?.[languages.value.language]?.[key] ?? "";
}

/**
 * @param {string} key
 * @param {Partial<BoxData>} told
 * @returns {(sheet: SheetData) => SheetData}
 */
function edited(key, told) {
  return (sheet) => ({
    ...sheet,
    boxes: sheet.boxes.map((box) => (box.key === key ? /** @type {BoxData} */ (withoutNothing({ ...box, ...told })) : box)),
  });
}

/** @param {object} told */
function withoutNothing(told) {
  return Object.fromEntries(Object.entries(told).filter(([, one]) => one !== undefined));
}

/**
 * @param {string} key
 * @param {string} name
 */
function rename(key, name) {
  const { language } = languages.value;
  change(`${key}.name`, (sheet) => {
    const { [key]: _before, ...others } = sheet.names?.[language] ?? {};
    return { ...sheet, names: { ...sheet.names, [language]: name.trim() ? { ...others, [key]: name } : others } };
  });
}

/**
 * @param {number} place
 * @param {number} by
 */
function move(place, by) {
  change("", (sheet) => {
    const boxes = sheet.boxes.with(place, sheet.boxes[place + by]).with(place + by, sheet.boxes[place]);
    return { ...sheet, boxes };
  });
}

/** @param {string} key */
function remove(key) {
  change("", (sheet) => {
    const names = Object.entries(sheet.names ?? {}).map(([language, { [key]: _gone, ...others }]) => [language, others]);
    return { ...sheet, boxes: sheet.boxes.filter((box) => box.key !== key), names: Object.fromEntries(names) };
  });
}

function add() {
  const taken = new Set(draft.value?.sheet.boxes.map((box) => box.key));
  const number = [...taken, ""].findIndex((_, place) => !taken.has(`own-${place + 1}`)) + 1;
  const key = `own-${number}`;
  const { language } = languages.value;
  change("", (sheet) => ({
    ...sheet,
    boxes: [...sheet.boxes, { key, section: "lower", pattern: { groups: [3] }, pays: "all" }],
    names: { ...sheet.names, [language]: { ...sheet.names?.[language], [key]: say("page-own-new-box") } },
  }));
  open.value = key;
}
