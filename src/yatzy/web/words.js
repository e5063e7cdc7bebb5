// What the page says: every sentence comes from the catalogue, numbers are written as its language writes them.
import { FluentBundle, FluentResource } from "./vendor/fluent/index.js";
import { ask, languagesAsked } from "./asking.js";
import { isolated } from "./directions.js";
import { batch, signal } from "./html.js";
import { renewUnless, VERSION } from "./version.js";

/** What is spoken now: whatever says something is written anew when that changes. */
const spoken = signal({ bundle: new FluentBundle("en"), locale: "en", borrowed: false });
/** The language that is spoken, and those there are, each with what it calls itself. */
export const languages = signal({ language: "en", all: /** @type {Record<string, string>} */ ({}) });
/** Whose numbers, lists and figures of days are written alike, for browsers that know nothing of a language. */
const ALIKE = /** @type {Record<string, string>} */ ({ is: "da" });

/** Whose sentences are there: those of every screen, and of the screens that were shown. */
const parts = new Set([""]);

/**
 * Fetch the sentences of a screen, before it is shown for the first time.
 * @param {string[]} wanted
 */
export async function loadParts(wanted) {
  const missing = wanted.filter((part) => !parts.has(part));
  if (!missing.length) return;
  for (const part of missing) parts.add(part);
  try {
    await loadWords();
  } catch (problem) {
    for (const part of missing) parts.delete(part);
    throw problem;
  }
}

/** Fetch the sentences in the reader's language. */
export async function loadWords() {
  const wanted = languagesAsked();
  const asked = [...parts].map((part) => ask("GET", `/api/words?version=${VERSION}${part && `&part=${part}`}`));
  /** @type {import("./wire").Words[]} */
  const found = await Promise.all(asked);
  if (wanted !== languagesAsked()) return;
  const [words] = found;
  renewUnless(words.version);
  // Numbers and dates as the reader's own country writes them, where that speaks the language of the sentences.
  const own = navigator.languages.find((one) => one.split("-")[0] === words.language) ?? words.language;
  const borrowed = !Intl.DateTimeFormat.supportedLocalesOf([own]).length;
  const locale = borrowed ? ALIKE[words.language] ?? "en" : own;
  // All our languages run left to right; `say` keeps apart what does not.
  const bundle = new FluentBundle([locale, "en"], { useIsolating: false });
  for (const text of found.flatMap((one) => one.texts)) bundle.addResource(new FluentResource(text));
  document.documentElement.lang = words.language;
  batch(() => {
    spoken.value = { bundle, locale, borrowed };
    languages.value = { language: words.language, all: words.languages };
  });
}

/**
 * Return the sentence for a message, or for an attribute of it (`message.attribute`).
 * @param {string} message
 * @param {Record<string, string | number>} [values]
 */
export function say(message, values) {
  const [identity, attribute] = message.split(".");
  const { bundle } = spoken.value;
  const found = bundle.getMessage(identity);
  const pattern = attribute ? found?.attributes[attribute] : found?.value;
  if (!pattern) {
    console.error(`no message ${message}`);
    return message;
  }
  return bundle.formatPattern(pattern, values ? apart(values) : null);
}

/** @param {Record<string, string | number>} values */
function apart(values) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === "string" ? isolated(value) : value]));
}

/**
 * Whether there is such a message.
 * @param {string} message
 */
export function known(message) {
  return spoken.value.bundle.hasMessage(message);
}

/**
 * Write a number with so many digits after the point, or the comma.
 * @param {number} number
 */
export function decimal(number, digits = 1) {
  return number.toLocaleString(spoken.value.locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/**
 * Write how far something is above or below, with its sign.
 * @param {number} number
 */
export function signed(number, digits = 0) {
  const size = decimal(Math.abs(number), digits);
  return number > 0 ? `+${size}` : number < 0 ? `−${size}` : `±${size}`;
}

/**
 * Write a share of one in percent.
 * @param {number} share
 */
export function percent(share) {
  return say("page-percent", { number: decimal(100 * share, 0) });
}

/**
 * Write when something was, as people say it: today by the hour, else the day.
 * @param {number} moment
 */
export function when(moment) {
  const then = new Date(moment);
  const today = then.toDateString() === new Date().toDateString();
  /** @type {Intl.DateTimeFormatOptions} */
  const form = today ? { timeStyle: "short" } : { day: "numeric", month: "short" };
  return dated(then, form);
}

/**
 * Write the day of a moment, with the year where that is another.
 * @param {string} moment
 * @param {"short" | "long"} [month] Long in sentences: what is short may end in a point.
 */
export function dayOf(moment, month = "short") {
  const then = new Date(moment);
  /** @type {Intl.DateTimeFormatOptions} */
  const form = { day: "numeric", month, ...(then.getFullYear() === new Date().getFullYear() ? {} : { year: "numeric" }) };
  return dated(then, form);
}

/**
 * Write a day that is told as 2026-11-15, wherever the reader is.
 * @param {string} date
 */
export function day(date) {
  const form = /** @type {Intl.DateTimeFormatOptions} */ ({ weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
  return dated(new Date(`${date}T00:00:00Z`), form);
}

/**
 * Write a day; in figures, where its words would be another language's.
 * @param {Date} then
 * @param {Intl.DateTimeFormatOptions} form
 */
function dated(then, form) {
  const { locale, borrowed } = spoken.value;
  const plain = borrowed && form.month ? { ...form, month: /** @type {"numeric"} */ ("numeric"), weekday: undefined } : form;
  return new Intl.DateTimeFormat(locale, plain).format(then);
}

/**
 * Return what a language calls itself.
 * @param {string} tag
 */
export function ownName(tag) {
  return languages.value.all[tag] ?? new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
}

/**
 * List things that all apply.
 * @param {string[]} items
 */
export function both(items) {
  return new Intl.ListFormat(spoken.value.locale, { type: "conjunction" }).format(items.map(isolated));
}
