// Options of a sheet: rules that a table can choose before the game.
import { html } from "../core/html.js";
import { say } from "../i18n/fluent.js";

/** @typedef {import("../net/wire").PadView} PadView */

/**
 * @param {{ pad: PadView, chosen: string[], change: (keys: string[]) => void }} props
 */
export function RuleOptions({ pad, chosen, change }) {
  if (!pad.options.length) return null;
  return html`
    <details class="agreement rule-options">
      <summary>${say("page-options")}</summary>
      ${pad.options.map((option) => html`
        <label class="tick" key=${option.key}><input type="checkbox" checked=${chosen.includes(option.key)}
          onChange=${() => change(toggleOption(pad, chosen, option.key))} />
          <span>${option.text} <small class="soft">${option.source}</small></span></label>`)}
    </details>`;
}

/**
 * Return the chosen options with one more or without it. Those that it excludes are dropped.
 * @param {PadView} pad
 * @param {string[]} chosen
 * @param {string} key
 */
export function toggleOption(pad, chosen, key) {
  if (chosen.includes(key)) return chosen.filter((one) => one !== key);
  const excluded = pad.options.find((option) => option.key === key)?.excludes ?? [];
  return pad.options.map((option) => option.key)
    .filter((one) => one === key || (chosen.includes(one) && !excluded.includes(one)));
}

/**
 * Return the name of the sheet that plays by some options.
 * @param {PadView} pad
 * @param {string[]} chosen
 */
export const sheetWithOptions = (pad, chosen) => [pad.id, ...chosen].join("+");
