// What the page says: every sentence comes from the catalogue, numbers are written as its language writes them.
import { FluentBundle, FluentResource } from "./vendor/fluent/index.js";
import { ask } from "./asking.js";

/** @type {FluentBundle} */
let bundle;
let locale = "en";

/** Fetch the sentences in the reader's language. */
export async function loadWords() {
  /** @type {import("./wire").Words} */
  const words = await ask("GET", "/api/words");
  // Numbers and dates as the reader's own country writes them, where that speaks the language of the sentences.
  locale = navigator.languages.find((one) => one.split("-")[0] === words.written) ?? words.written;
  // Isolation marks keep mixed directions apart; all our languages run left to right.
  bundle = new FluentBundle([locale, "en"], { useIsolating: false });
  for (const text of words.texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  document.documentElement.lang = words.written;
}

/**
 * Return the sentence for a message, or for an attribute of it (`message.attribute`).
 * @param {string} message
 * @param {Record<string, string | number>} [values]
 */
export function say(message, values) {
  const [identity, attribute] = message.split(".");
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
  return bundle.hasMessage(message);
}

/**
 * Write a number with so many digits after the point, or the comma.
 * @param {number} number
 */
export function decimal(number, digits = 1) {
  return number.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
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
  return share.toLocaleString(locale, { style: "percent", maximumFractionDigits: 0 });
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
  return new Intl.DateTimeFormat(locale, form).format(then);
}

/**
 * List things that all apply.
 * @param {string[]} items
 */
export function both(items) {
  return new Intl.ListFormat(locale, { type: "conjunction" }).format(items);
}
