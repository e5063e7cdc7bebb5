// Fields of the form for rules of one's own: each has a place in the sheet, and shows there what is wrong with it.
import { draft, found, settled } from "../draft.js";
import { html } from "../html.js";
import { known, say } from "../words.js";

/**
 * Return what is wrong at a place in the sheet, or within it.
 * @param {string} path
 */
export function faultsAt(path) {
  const faults = found.value?.faults ?? [];
  return faults.filter((one) => one.path === path || one.path.startsWith(`${path}.`) || one.path.startsWith(`${path}[`));
}

/** @param {string} path */
function name(path) {
  return `own-${path.replaceAll(/[^a-z0-9]+/g, "-")}`;
}

/**
 * Return what is wrong: some of it is said otherwise where there is a field for it than where it is written.
 * @param {import("../wire").RuleFault} fault
 */
export function told(fault) {
  const message = `page-own-fault-${fault.code}`;
  return known(message) ? say(message) : fault.text;
}

/**
 * What is wrong at a place, in a sentence that begins with what the place is called.
 * @param {{ path: string, label: string }} props
 */
export function Wrong({ path, label }) {
  const faults = faultsAt(path);
  if (!faults.length) return null;
  return html`<small class="wrong" id=${`${name(path)}-wrong`}>${faults.map((one) => html`<span>${say("page-own-fault", { label, fault: told(one) })}</span>`)}</small>`;
}

/**
 * Return what tells a field that something is wrong with it.
 * @param {string} path
 */
function marked(path) {
  const wrong = faultsAt(path).length > 0;
  return { "aria-invalid": wrong ? "true" : undefined, "aria-describedby": wrong ? `${name(path)}-wrong` : undefined };
}

/**
 * @param {{ path: string, label: string, value: string, set: (told: string) => void, hint?: string, most?: number }} props
 */
export function TextField({ path, label, value, set, hint = "", most = 60 }) {
  return html`
    <div class="own-field"><label for=${name(path)}>${label}</label>
      <input id=${name(path)} value=${value} placeholder=${hint} maxlength=${most} autocomplete="off" ...${marked(path)}
        onInput=${(/** @type {any} */ event) => set(event.currentTarget.value)} />
      <${Wrong} path=${path} label=${label} /></div>`;
}

/**
 * A whole number; while none is written there, the sheet says what was typed, and the server what is wrong with it.
 * @param {{ path: string, label: string, value: unknown, set: (told: any) => void, hint?: string }} props
 */
export function NumberField({ path, label, value, set, hint = "" }) {
  const read = (/** @type {string} */ typed) => (/^\d{1,6}$/.test(typed.trim()) ? Number(typed) : typed.trim());
  return html`
    <div class="own-field number"><label for=${name(path)}>${label}</label>
      <input id=${name(path)} inputmode="numeric" value=${value ?? ""} placeholder=${hint} maxlength="6" autocomplete="off" ...${marked(path)}
        onInput=${(/** @type {any} */ event) => set(read(event.currentTarget.value))} />
      <${Wrong} path=${path} label=${label} /></div>`;
}

/**
 * @param {{ path: string, label: string, value: string | number, options: [string | number, string][],
 *   set: (told: string) => void }} props
 */
export function Choice({ path, label, value, options, set }) {
  return html`
    <div class="own-field"><label for=${name(path)}>${label}</label>
      <select id=${name(path)} value=${value} ...${marked(path)} onChange=${(/** @type {any} */ event) => set(event.currentTarget.value)}>
        ${options.map(([one, text]) => html`<option value=${one} selected=${String(one) === String(value)}>${text}</option>`)}
      </select>
      <${Wrong} path=${path} label=${label} /></div>`;
}

/** @param {{ label: string, on: boolean, set: (on: boolean) => void }} props */
export function Tick({ label, on, set }) {
  return html`
    <label class="tick"><input type="checkbox" checked=${on}
      onChange=${(/** @type {any} */ event) => set(event.currentTarget.checked)} /><span>${label}</span></label>`;
}

/** Whether the sheet can be used as it is written now. */
export function isWhole() {
  return Boolean(draft.value && settled.value && found.value && !found.value.faults);
}
