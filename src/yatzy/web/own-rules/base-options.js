// Options of the sheet that own rules started from: the usual changes, one tick each, before the whole form.
import { html, useEffect, useState } from "../core/html.js";
import { request } from "../net/http.js";
import { changeSheet } from "../sheets/draft.js";
import { RuleOptions } from "../sheets/rule-options.js";

/**
 * @typedef {import("../net/wire").SheetData} SheetData
 * @typedef {import("../net/wire").OptionData} OptionData
 */

/** @param {{ base: import("../net/wire").PadView, sheet: SheetData }} props */
export function BaseOptions({ base, sheet }) {
  const [printed, setPrinted] = useState(/** @type {SheetData | null} */ (null));
  useEffect(() => {
    let isCurrent = true;
    if (base.options.length) {
      request("GET", `/api/sheets/${encodeURIComponent(base.id)}`)
        .then((answer) => isCurrent && setPrinted(answer), () => {}); // without it, the form below does the same
    }
    return () => { isCurrent = false; };
  }, [base.id]);
  if (printed?.id !== base.id) return null;
  const options = printed.options ?? [];
  const chosen = options.filter((option) => isApplied(sheet, option)).map((option) => option.key);
  const change = (/** @type {string[]} */ keys) => changeSheet("options", (before) => {
    const dropped = options.filter((option) => chosen.includes(option.key) && !keys.includes(option.key));
    const added = options.filter((option) => keys.includes(option.key) && !chosen.includes(option.key));
    const restored = dropped.reduce((now, option) => restoreParts(now, option, printed), before);
    return added.reduce(applyOption, restored);
  });
  return html`<${RuleOptions} pad=${base} chosen=${chosen} change=${change} />`;
}

const isSame = (/** @type {unknown} */ one, /** @type {unknown} */ other) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Whether a sheet has all that an option changes.
 * @param {SheetData} sheet
 * @param {OptionData} option
 */
function isApplied(sheet, option) {
  const applied = applyOption(sheet, option);
  const hasBoxes = Object.keys(option.boxes ?? {}).every((key) => sheet.boxes.some((box) => box.key === key));
  return hasBoxes && (applied.order ?? "free") === (sheet.order ?? "free") && (applied.strike ?? "free") === (sheet.strike ?? "free")
    && isSame(applied.upper_bonus, sheet.upper_bonus) && isSame(applied.five_alike, sheet.five_alike)
    && applied.boxes.every((box, index) => Object.entries(box).every(
      ([part, value]) => isSame(value, /** @type {any} */ (sheet.boxes[index])[part])));
}

/**
 * @param {SheetData} sheet
 * @param {OptionData} option
 * @returns {SheetData}
 */
function applyOption(sheet, option) {
  return {
    ...sheet,
    order: option.order ?? sheet.order,
    strike: option.strike ?? sheet.strike,
    upper_bonus: option.upper_bonus ?? sheet.upper_bonus,
    five_alike: option.five_alike ?? sheet.five_alike,
    boxes: sheet.boxes.map((box) => ({ ...box, ...definedParts(option.boxes?.[box.key] ?? {}) })),
  };
}

/**
 * Return a sheet in which the parts that an option changes are as printed again.
 * @param {SheetData} sheet
 * @param {OptionData} option
 * @param {SheetData} printed
 * @returns {SheetData}
 */
function restoreParts(sheet, option, printed) {
  const original = (/** @type {string} */ key) => /** @type {any} */ (printed.boxes.find((box) => box.key === key) ?? {});
  return {
    ...sheet,
    order: option.order ? printed.order : sheet.order,
    strike: option.strike ? printed.strike : sheet.strike,
    upper_bonus: option.upper_bonus ? printed.upper_bonus : sheet.upper_bonus,
    five_alike: option.five_alike ? printed.five_alike : sheet.five_alike,
    boxes: sheet.boxes.map((box) => {
      const parts = Object.keys(definedParts(option.boxes?.[box.key] ?? {}));
      return { ...box, ...Object.fromEntries(parts.map((part) => [part, original(box.key)[part]])) };
    }),
  };
}

/** @param {object} parts */
const definedParts = (parts) => Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== null && value !== undefined));
