// Which version of the page this is; where the server has another one, it is loaded anew.
import { forgetful } from "./memory.js";

/** The version, as it stands in the addresses of its files. */
export const VERSION = new URL(import.meta.url).pathname.split("/").at(-2) ?? "";
const LEFT = "yatzy-version-left";

/**
 * Find out whether this version is gone from the server, where it names another one.
 * @param {string | undefined} given
 */
export function renewUnless(given) {
  if (given && given !== VERSION) renewIfGone().catch(() => {});
}

/**
 * Load the page anew where the server has its files no more: once from each version, since whatever keeps an old page
 * would give it again. Nothing is lost, for what happens at a table is the server's; what nobody wrote down would be.
 */
export async function renewIfGone() {
  if (forgetful()) return;
  const { status } = await fetch(import.meta.url, { method: "HEAD", cache: "no-store" });
  if (status !== 404) return;
  try {
    if (sessionStorage.getItem(LEFT) === VERSION) return;
    sessionStorage.setItem(LEFT, VERSION);
  } catch {
    return; // nobody would know that it was tried before
  }
  location.reload();
}
