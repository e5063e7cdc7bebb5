// The language of the page: the reader's choice, else the browser's.
import { setRequestLanguage } from "../net/http.js";
import { applySettings, readSettings, settings, updateSettings } from "../storage/settings.js";
import { loadMessages } from "./fluent.js";

/** The language the page is shown in, and the number of the last switch to another one. */
let shownLanguage = "";
let lastSwitch = 0;

/** Use the saved language for requests, and follow settings that other windows of this browser change. */
export function initLanguage() {
  shownLanguage = settings.value.language;
  setRequestLanguage(shownLanguage);
  addEventListener("storage", () => {
    const saved = readSettings();
    const { language } = settings.value;
    // The language counts once its messages are there.
    applySettings({ ...saved, language });
    if (saved.language === language) return;
    switchLanguage(saved.language).then(
      (isCurrent) => isCurrent && applySettings({ ...settings.value, language: saved.language }),
      () => undefined,
    );
  });
}

/**
 * Switch to another language and save the choice.
 * @param {string} language A tag the server knows, "" for the browser's languages.
 * @throws {import("../net/http.js").ApiError} If its messages cannot be loaded; the language then stays as it was.
 */
export async function changeLanguage(language) {
  if (await switchLanguage(language)) updateSettings({ language });
}

/**
 * Load and show another language. Returns false if a later switch has overtaken this one.
 * @param {string} language
 */
async function switchLanguage(language) {
  const number = (lastSwitch += 1);
  setRequestLanguage(language);
  try {
    await loadMessages();
  } catch (error) {
    if (number !== lastSwitch) return false;
    setRequestLanguage(shownLanguage);
    throw error;
  }
  if (number !== lastSwitch) return false;
  shownLanguage = language;
  return true;
}
