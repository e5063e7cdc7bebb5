// What the page says: every sentence comes from the catalogue, numbers are written as its language writes them.
import { FluentBundle, FluentResource } from "./vendor/fluent/index.js";
import { ask, languagesAsked } from "./asking.js";
import { batch, signal } from "./html.js";

/** The version of the page, as it stands in the addresses of its files: words are fetched that go with it. */
const VERSION = new URL(import.meta.url).pathname.split("/").at(-2);

/** What is spoken now: whatever says something is written anew when that changes. */
const spoken = signal({ bundle: new FluentBundle("en"), locale: "en" });
/** The language the names on pads are in, those there are, and those that whole sentences are written in. */
export const languages = signal({ language: "en", all: [""], written: [""] });

/** Fetch the sentences in the reader's language. */
export async function loadWords() {
  const wanted = languagesAsked();
  /** @type {import("./wire").Words} */
  const words = await ask("GET", `/api/words?version=${VERSION}`);
  if (wanted !== languagesAsked()) return;
  // Numbers and dates as the reader's own country writes them, where that speaks the language of the sentences.
  const locale = navigator.languages.find((one) => one.split("-")[0] === words.written) ?? words.written;
  // Isolation marks keep mixed directions apart; all our languages run left to right.
  const bundle = new FluentBundle([locale, "en"], { useIsolating: false });
  for (const text of words.texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  document.documentElement.lang = words.written;
  batch(() => {
    spoken.value = { bundle, locale };
    languages.value = { language: words.language, all: words.languages, written: words.catalogues };
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
  if (!pattern) throw new Error(`no message ${message}`);
  return bundle.formatPattern(pattern, values ?? null);
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
  return share.toLocaleString(spoken.value.locale, { style: "percent", maximumFractionDigits: 0 });
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
  return new Intl.DateTimeFormat(spoken.value.locale, form).format(then);
}

/**
 * Return what a language calls itself.
 * @param {string} tag
 */
export function ownName(tag) {
  const name = new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/**
 * List things that all apply.
 * @param {string[]} items
 */
export function both(items) {
  return new Intl.ListFormat(spoken.value.locale, { type: "conjunction" }).format(items);
}
