// The Fluent catalogue in the reader's language, and numbers, dates and lists in their locale.
import { batch, signal } from "../core/html.js";
import { repeatTask } from "../core/timers.js";
import { getChosenLanguage, getRequestLanguages, request } from "../net/http.js";
import { inlineData } from "../net/inline-data.js";
import { checkVersion, VERSION } from "../net/version.js";
import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";
import { isolate } from "./bidi.js";

/** The current catalogue. A signal: whatever was rendered with `say` renders again when it changes. */
const catalogue = signal({ bundle: new FluentBundle("en"), locale: "en", isFallback: false });
/** The current language, and the own names of all languages by tag. */
export const languages = signal({ language: "en", all: /** @type {Record<string, string>} */ ({}) });
/** Locales that format alike, for languages the browser's Intl does not know. */
const FALLBACK_LOCALES = /** @type {Record<string, string>} */ ({ is: "da" });

/** Delay before the first messages are requested again, doubled with every attempt. */
const MIN_RETRY_MS = 2_000;
const MAX_RETRY_MS = 30_000;

/** The parts of the catalogue in use, loaded or requested: "" is the one of all screens. */
const usedParts = new Set([""]);
/** Those in the current catalogue, and the language of requests they are the answers to. */
let shown = { language: "", parts: /** @type {Map<string, import("../net/wire").Words>} */ (new Map()) };
/** Loads are numbered: an answer that a later one has overtaken is dropped. */
let lastLoad = 0;
let shownLoad = 0;
/** @type {Promise<void>} */
let latestLoad = Promise.resolve();

/**
 * Show the first messages: those in the document if they are in the reader's language, else the server's. If the server
 * does not answer, the document's are shown whatever their language, and it is asked again.
 */
export async function initMessages() {
  const { words } = inlineData;
  if (words && isWanted(words)) {
    showInline(words);
    return;
  }
  let delay = MIN_RETRY_MS / 2;
  await new Promise((/** @type {(value: void) => void} */ resolve) => {
    repeatTask(async () => {
      try {
        await loadMessages();
        resolve();
        return null;
      } catch {
        if (words && !shownLoad) {
          showInline(words);
          resolve();
        }
        return (delay = Math.min(2 * delay, MAX_RETRY_MS));
      }
    });
  });
}

/** @param {import("../net/wire").Words} words */
function isWanted(words) {
  const chosen = getChosenLanguage();
  return words.version === VERSION && (!chosen || chosen === words.language);
}

/** @param {import("../net/wire").Words} words The messages of all screens. */
function showInline(words) {
  lastLoad += 1;
  shownLoad = lastLoad;
  shown = { language: isWanted(words) ? getRequestLanguages() : "", parts: new Map([["", words]]) };
  showCatalogue();
}

/**
 * Load parts of the catalogue that single screens need.
 * @param {string[]} names
 */
export async function loadParts(names) {
  const missing = names.filter((part) => part && !shown.parts.has(part));
  if (!missing.length) return;
  const isRequested = missing.every((part) => usedParts.has(part));
  for (const part of missing) usedParts.add(part);
  try {
    await (isRequested ? latestLoad : loadMessages());
  } catch (error) {
    for (const part of missing) if (!shown.parts.has(part)) usedParts.delete(part);
    throw error;
  }
}

/**
 * Load the parts in use that are not there in the language of requests. If that changes meanwhile, resolves with the load that follows it.
 * @returns {Promise<void>}
 */
export function loadMessages() {
  lastLoad += 1;
  latestLoad = loadCatalogue(lastLoad);
  return latestLoad;
}

/** @param {number} number */
async function loadCatalogue(number) {
  const language = getRequestLanguages();
  const parts = [...usedParts];
  const known = shown.language === language ? shown.parts : new Map();
  const load = (/** @type {string} */ part) => known.get(part) ?? request("GET", `/api/words?version=${VERSION}${part && `&part=${part}`}`);
  const answers = await Promise.all(parts.map(load));
  if (number < shownLoad) return undefined;
  if (language !== getRequestLanguages()) return number === lastLoad ? loadMessages() : latestLoad;
  shownLoad = number;
  shown = { language, parts: new Map(parts.map((part, place) => [part, answers[place]])) };
  showCatalogue();
  return undefined;
}

function showCatalogue() {
  const answers = [...shown.parts.values()];
  const [words] = answers;
  for (const { version } of answers) checkVersion(version);
  // Numbers and dates follow the reader's country if its language is the one of the messages.
  const own = navigator.languages.find((one) => one.split("-")[0] === words.language) ?? words.language;
  const isFallback = !Intl.DateTimeFormat.supportedLocalesOf([own]).length;
  const locale = isFallback ? FALLBACK_LOCALES[words.language] ?? "en" : own;
  // All our languages are written left to right; `say` isolates values that are not.
  const bundle = new FluentBundle([locale, "en"], { useIsolating: false });
  for (const text of answers.flatMap((one) => one.texts)) bundle.addResource(new FluentResource(text));
  document.documentElement.lang = words.language;
  batch(() => {
    catalogue.value = { bundle, locale, isFallback };
    languages.value = { language: words.language, all: words.languages };
  });
}

/**
 * Format a message, or an attribute of one (`message.attribute`).
 * @param {string} message
 * @param {Record<string, string | number>} [values]
 */
export function say(message, values) {
  const [identity, attribute] = message.split(".");
  const { bundle } = catalogue.value;
  const found = bundle.getMessage(identity);
  const pattern = attribute ? found?.attributes[attribute] : found?.value;
  if (!pattern) {
    console.error(`no message ${message}`);
    return message;
  }
  return bundle.formatPattern(pattern, values ? isolateValues(values) : null);
}

/** @param {Record<string, string | number>} values */
function isolateValues(values) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === "string" ? isolate(value) : value]));
}

/**
 * @param {string} message
 */
export function hasMessage(message) {
  return catalogue.value.bundle.hasMessage(message);
}

/**
 * Format a number with a fixed count of decimals.
 * @param {number} number
 */
export function formatNumber(number, digits = 1) {
  return number.toLocaleString(catalogue.value.locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/**
 * Format a duration in its largest unit, rounded up.
 * @param {number} seconds
 */
export function formatDuration(seconds) {
  const [unit, size] = /** @type {[string, number]} */ (seconds >= 7_200 ? ["hour", 3_600] : seconds > 90 || seconds === 60 ? ["minute", 60] : ["second", 1]);
  return Math.ceil(seconds / size).toLocaleString(catalogue.value.locale, { style: "unit", unit, unitDisplay: "short" });
}

/**
 * Format a number with its sign, ±0 for zero.
 * @param {number} number
 */
export function formatSigned(number, digits = 0) {
  const size = formatNumber(Math.abs(number), digits);
  return number > 0 ? `+${size}` : number < 0 ? `−${size}` : `±${size}`;
}

/**
 * @param {number} share From 0 to 1.
 */
export function formatPercent(share) {
  return say("page-percent", { number: formatNumber(100 * share, 0) });
}

/**
 * Format a moment: the time if it is today, else the date.
 * @param {number} moment
 */
export function formatDateOrTime(moment) {
  const date = new Date(moment);
  const isToday = date.toDateString() === new Date().toDateString();
  /** @type {Intl.DateTimeFormatOptions} */
  const form = isToday ? { timeStyle: "short" } : { day: "numeric", month: "short" };
  return formatWithLocale(date, form);
}

/**
 * Format the date of a moment, with the year unless it is this year's.
 * @param {string} moment
 * @param {"short" | "long"} [month] "long" within sentences: short names may end in a full stop.
 */
export function formatDate(moment, month = "short") {
  const date = new Date(moment);
  /** @type {Intl.DateTimeFormatOptions} */
  const form = { day: "numeric", month, ...(date.getFullYear() === new Date().getFullYear() ? {} : { year: "numeric" }) };
  return formatWithLocale(date, form);
}

/**
 * Format an ISO date such as 2026-11-15, whatever the reader's time zone.
 * @param {string} date
 */
export function formatDay(date) {
  const form = /** @type {Intl.DateTimeFormatOptions} */ ({ weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
  return formatWithLocale(new Date(`${date}T00:00:00Z`), form);
}

/**
 * Format a date; in figures where Intl would use the words of another language.
 * @param {Date} date
 * @param {Intl.DateTimeFormatOptions} form
 */
function formatWithLocale(date, form) {
  const { locale, isFallback } = catalogue.value;
  const options = isFallback && form.month ? { ...form, month: /** @type {"numeric"} */ ("numeric"), weekday: undefined } : form;
  return new Intl.DateTimeFormat(locale, options).format(date);
}

/**
 * Return the name of a language in that language.
 * @param {string} tag
 */
export function languageName(tag) {
  return languages.value.all[tag] ?? new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
}

/**
 * Format a list: "A, B and C".
 * @param {string[]} items
 */
export function formatList(items) {
  return new Intl.ListFormat(catalogue.value.locale, { type: "conjunction" }).format(items.map(isolate));
}
