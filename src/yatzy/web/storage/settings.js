// The reader's settings: language, theme, motion, sound, shortcuts, dice, best box, passing on. Changes apply at once and are saved.
import { computed, signal } from "../core/html.js";
import { readStore, updateStore } from "./local-store.js";

/** @typedef {import("./local-store.js").Settings} Settings */

/** The values of each setting, the default first. A language is any tag the server knows, "" for the browser's. */
export const CHOICES = {
  theme: ["system", "light", "dark"],
  motion: ["system", "none"],
  sound: ["on", "off"],
  keys: ["on", "off"],
  dice: ["birch", "walnut", "pips"],
  best: ["off", "on"],
  pass: ["on", "off"],
};

/**
 * Return the saved settings, with defaults for those that are missing or unknown.
 * @returns {Settings}
 */
export function readSettings() {
  return normalizeSettings(readStore().settings ?? {});
}

/**
 * @param {Partial<Settings>} raw
 * @returns {Settings}
 */
function normalizeSettings(raw) {
  const pick = (/** @type {keyof typeof CHOICES} */ kind) =>
    CHOICES[kind].find((one) => one === raw[kind]) ?? CHOICES[kind][0];
  const language = typeof raw.language === "string" ? raw.language : "";
  return {
    language, theme: pick("theme"), motion: pick("motion"), sound: pick("sound"), keys: pick("keys"), dice: pick("dice"),
    best: pick("best"), pass: pick("pass"),
  };
}

export const settings = signal(readSettings());
export const isSoundOn = computed(() => settings.value.sound === "on");
export const isBestShown = computed(() => settings.value.best === "on");
export const isPassShown = computed(() => settings.value.pass === "on");
export const areShortcutsOn = computed(() => settings.value.keys === "on");

/** @param {Settings} next */
export function applySettings(next) {
  settings.value = next;
  applyTheme(next);
}

/** @param {Partial<Settings>} changes */
export function updateSettings(changes) {
  applySettings(normalizeSettings({ ...settings.value, ...changes }));
  updateStore({ settings: settings.value });
}

/** Whether nothing may move, by the reader's choice or the system's. */
export function isMotionOff() {
  return document.documentElement.dataset.motion === "none";
}

for (const query of ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)"]) {
  matchMedia(query).addEventListener("change", () => applyTheme(settings.value));
}
