// Form fields of own rules. Each is bound to a path in the sheet and shows the faults at that path.
import { html } from "../core/html.js";
import { hasMessage, say } from "../i18n/fluent.js";
import { checkResult, draft, isChecked } from "../sheets/draft.js";
import { LONGEST_TEXT } from "./grammar.js";

/**
 * Return the faults at a path in the sheet, or below it.
 * @param {string} path
 */
export function faultsAt(path) {
  const faults = checkResult.value?.faults ?? [];
  return faults.filter((one) => one.path === path || one.path.startsWith(`${path}.`) || one.path.startsWith(`${path}[`));
}

/** @param {string} path */
function fieldId(path) {
  return `own-${path.replaceAll(/[^a-z0-9]+/g, "-")}`;
}

/**
 * Return the text of a fault; some have another wording beside a field.
 * @param {import("../net/wire").RuleFault} fault
 */
export function faultText(fault) {
  const message = `page-own-fault-${fault.code}`;
  return hasMessage(message) ? say(message) : fault.text;
}

/**
 * The faults at a path, in sentences that begin with its label.
 * @param {{ path: string, label: string }} props
 */
export function FieldFaults({ path, label }) {
  const faults = faultsAt(path);
  if (!faults.length) return null;
  return html`<small class="wrong" id=${`${fieldId(path)}-wrong`}>${faults.map((one) => html`<span>${say("page-own-fault", { label, fault: faultText(one) })}</span>`)}</small>`;
}

/**
 * Return the ARIA attributes of a field with faults.
 * @param {string} path
 */
function invalidAttributes(path) {
  const isInvalid = faultsAt(path).length > 0;
  return { "aria-invalid": isInvalid ? "true" : undefined, "aria-describedby": isInvalid ? `${fieldId(path)}-wrong` : undefined };
}

/**
 * @param {{ path: string, label: string, value: string, set: (value: string) => void, hint?: string, most?: number }} props
 */
export function TextField({ path, label, value, set, hint = "", most = LONGEST_TEXT }) {
  return html`
    <div class="own-field"><label for=${fieldId(path)}>${label}</label>
      <input id=${fieldId(path)} value=${value} placeholder=${hint} maxlength=${most} autocomplete="off" ...${invalidAttributes(path)}
        onInput=${(/** @type {any} */ event) => set(event.currentTarget.value)} />
      <${FieldFaults} path=${path} label=${label} /></div>`;
}

/**
 * A whole number. Other text goes into the sheet as it is, so that the server reports the fault.
 * @param {{ path: string, label: string, value: unknown, set: (value: any) => void, hint?: string }} props
 */
export function NumberField({ path, label, value, set, hint = "" }) {
  const read = (/** @type {string} */ typed) => (/^\d{1,6}$/.test(typed.trim()) ? Number(typed) : typed.trim());
  return html`
    <div class="own-field number"><label for=${fieldId(path)}>${label}</label>
      <input id=${fieldId(path)} inputmode="numeric" value=${value ?? ""} placeholder=${hint} maxlength="6" autocomplete="off" ...${invalidAttributes(path)}
        onInput=${(/** @type {any} */ event) => set(read(event.currentTarget.value))} />
      <${FieldFaults} path=${path} label=${label} /></div>`;
}

/**
 * @param {{ path: string, label: string, value: string | number, options: [string | number, string][],
 *   set: (value: string) => void }} props
 */
export function SelectField({ path, label, value, options, set }) {
  return html`
    <div class="own-field"><label for=${fieldId(path)}>${label}</label>
      <select id=${fieldId(path)} value=${value} ...${invalidAttributes(path)} onChange=${(/** @type {any} */ event) => set(event.currentTarget.value)}>
        ${options.map(([one, text]) => html`<option value=${one} selected=${String(one) === String(value)}>${text}</option>`)}
      </select>
      <${FieldFaults} path=${path} label=${label} /></div>`;
}

/** @param {{ label: string, on: boolean, set: (on: boolean) => void }} props */
export function CheckField({ label, on, set }) {
  return html`
    <label class="tick"><input type="checkbox" checked=${on}
      onChange=${(/** @type {any} */ event) => set(event.currentTarget.checked)} /><span>${label}</span></label>`;
}

/** Whether the current draft is checked and has no faults. */
export function isSheetValid() {
  return Boolean(draft.value && isChecked.value && checkResult.value && !checkResult.value.faults);
}
