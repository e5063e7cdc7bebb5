// Before anything is painted: theme, motion and dice as this browser remembers them. No module, since modules come
// after the first picture; `settings.js` calls `dress` again when something changes.

/**
 * Dress the page as somebody likes it; what they leave to the system is as the system says.
 * @param {Partial<import("./memory.js").Likings>} liked
 */
function dress(liked) {
  const wants = (/** @type {string} */ what) => matchMedia(`(prefers-${what})`).matches;
  const system = wants("color-scheme: dark") ? "dark" : "light";
  const theme = liked.theme === "light" || liked.theme === "dark" ? liked.theme : system;
  const motion = liked.motion === "none" || wants("reduced-motion: reduce") ? "none" : "some";
  Object.assign(document.documentElement.dataset, { theme, motion, dice: liked.dice || "birch" });
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", theme === "dark" ? "#1b1815" : "#e9e0cf");
}

try {
  dress(JSON.parse(localStorage.getItem("yatzy") ?? "{}").settings ?? {});
} catch {
  dress({});
}
