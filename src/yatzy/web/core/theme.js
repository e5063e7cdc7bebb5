// Applies theme, motion and dice before the first paint. A classic script, because modules run after it;
// `storage/settings.js` calls `applyTheme` again when a setting changes.

/**
 * Write the settings to the document's data attributes; "system" is resolved here, so that styles ask one place.
 * @param {{ theme?: string, motion?: string, dice?: string }} settings
 */
function applyTheme(settings) {
  const prefers = (/** @type {string} */ what) => matchMedia(`(prefers-${what})`).matches;
  const system = prefers("color-scheme: dark") ? "dark" : "light";
  const theme = settings.theme === "light" || settings.theme === "dark" ? settings.theme : system;
  const motion = settings.motion === "none" || prefers("reduced-motion: reduce") ? "none" : "some";
  Object.assign(document.documentElement.dataset, { theme, motion, dice: settings.dice || "birch" });
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", theme === "dark" ? "#1b1815" : "#e9e0cf");
}

/**
 * Mark what of the document's first words may be seen before scripts run: nothing in another language than the
 * reader's, and for who was here before nothing that their games change.
 * @param {any} saved
 */
function markEarly({ settings, tables, sheet }) {
  const root = document.documentElement;
  const language = settings?.language;
  if (language && language !== root.lang) root.dataset.early = "other-language";
  else if (sheet || tables?.length) root.dataset.early = "returning";
}

try {
  const saved = JSON.parse(localStorage.getItem("yatzy") ?? "{}") ?? {};
  markEarly(saved);
  applyTheme(saved.settings ?? {});
} catch {
  applyTheme({});
}
