// What somebody likes: language, theme, motion, sound, dice. It applies at once, and this browser remembers it.
import { speakIn } from "./asking.js";
import { computed, signal } from "./html.js";
import { likings, rememberLikings } from "./memory.js";
import { loadWords } from "./words.js";

/** @typedef {import("./memory.js").Likings} Likings */

/** What can be chosen, the usual first; a language is any the server knows, "" for the browser's own. */
export const CHOICES = {
  theme: ["system", "light", "dark"],
  motion: ["system", "none"],
  sound: ["off", "on"],
  keys: ["on", "off"],
  dice: ["birch", "walnut", "pips"],
};

/**
 * Return likings with the usual where something is missing, or is nothing we know.
 * @param {Partial<Likings>} told
 * @returns {Likings}
 */
function understood(told) {
  const pick = (/** @type {keyof typeof CHOICES} */ what) =>
    CHOICES[what].find((one) => one === told[what]) ?? CHOICES[what][0];
  const language = typeof told.language === "string" ? told.language : "";
  return {
    language, theme: pick("theme"), motion: pick("motion"), sound: pick("sound"), keys: pick("keys"), dice: pick("dice"),
  };
}

export const settings = signal(understood(likings()));
export const audible = computed(() => settings.value.sound === "on");
/** Whether single keys do something at the table. */
export const keyed = computed(() => settings.value.keys === "on");
speakIn(settings.value.language);

/** @param {Likings} liked */
function wear(liked) {
  settings.value = liked;
  dress(liked);
}

/**
 * Change how the page looks or sounds.
 * @param {Partial<Likings>} told
 */
export function like(told) {
  wear(understood({ ...settings.value, ...told }));
  rememberLikings(settings.value);
}

/**
 * Speak another language; where the server does not answer, all stays as it is, and the problem is thrown.
 * @param {string} language
 */
export async function likeLanguage(language) {
  const before = settings.value.language;
  speakIn(language);
  try {
    await loadWords();
  } catch (problem) {
    speakIn(before);
    throw problem;
  }
  like({ language });
}

/** Whether nothing is to move. */
export function still() {
  return document.documentElement.dataset.motion === "none";
}

for (const what of ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)"]) {
  matchMedia(what).addEventListener("change", () => dress(settings.value));
}

// What is changed in another window changes here too.
addEventListener("storage", () => {
  const told = understood(likings());
  const other = told.language !== settings.value.language;
  wear(told);
  if (other) likeLanguage(told.language).catch(() => {});
});
