// The sheets on the shelf, in the reader's language.
import { signal } from "../core/html.js";
import { languages } from "../i18n/fluent.js";
import { isServerAway, request } from "../net/http.js";
import { inlineData } from "../net/inline-data.js";
import { readLastUsed, saveLastUsed } from "../storage/local-store.js";

/** @type {import("../core/html.js").Signal<import("../net/wire").PadView[]>} */
export const shelf = signal([]);

/** The language `shelf` was loaded in. */
let loadedLanguage = "";

/** Show the pads of the document, if it has them in the current language. */
export function initShelf() {
  const { pads, words } = inlineData;
  if (!pads || words?.language !== languages.value.language) return;
  showShelf(pads);
  // A document from the service worker's cache says nothing about the server: it is asked all the same.
  if (!navigator.serviceWorker?.controller) loadedLanguage = words.language;
}

/** Load the shelf, once per language. */
export async function loadShelf() {
  const { language } = languages.value;
  if (shelf.value.length && loadedLanguage === language && !isServerAway.value) return;
  /** @type {import("../net/wire").PadView[]} */
  const pads = await request("GET", "/api/pads");
  if (language !== languages.value.language) return; // whoever shows the shelf loads it again in that language
  loadedLanguage = language;
  showShelf(pads);
}

/**
 * Show pads: the sheet used last comes first, then the usual one.
 * @param {import("../net/wire").PadView[]} pads
 */
function showShelf(pads) {
  const last = readLastUsed().sheet;
  const rank = (/** @type {import("../net/wire").PadView} */ pad) => (pad.id === last ? 0 : pad.usual ? 1 : pad.publisher ? 2 : 3);
  shelf.value = pads.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * Make a sheet the one to play by: it comes first from now on.
 * @param {string} sheet
 */
export function chooseSheet(sheet) {
  saveLastUsed({ sheet });
  showShelf(shelf.value);
}
