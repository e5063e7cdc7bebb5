// The version of the page, and reloading it after the server was upgraded.
import { hasUnsavedData } from "../storage/local-store.js";
import { Deadline, TIMEOUT_MS } from "./http.js";

/** The digest in the addresses of all files: `/web/<version>/net/version.js`. */
export const VERSION = new URL(import.meta.url).pathname.split("/").at(-3) ?? "";
/** In `sessionStorage`: the version this window has reloaded from. Its value is stored by earlier versions. */
const RELOADED_KEY = "yatzy-version-left";

/**
 * Reload the page if the server names another version and no longer has this one.
 * @param {string | undefined} serverVersion
 */
export function checkVersion(serverVersion) {
  if (serverVersion && serverVersion !== VERSION) reloadIfOutdated();
}

/** @type {Promise<void> | null} */
let check = null;

/** Reload the page if the server no longer has its files. Never rejects; coalesces concurrent calls. */
export function reloadIfOutdated() {
  check ??= reloadOnce().catch(() => {}).finally(() => (check = null));
  return check;
}

/**
 * Once per version, since a cache between might return the old page again; never while there is data that only this
 * page holds.
 */
async function reloadOnce() {
  if (hasUnsavedData()) return;
  const deadline = new Deadline(TIMEOUT_MS);
  const { status } = await fetch(import.meta.url, { method: "HEAD", cache: "no-store", signal: deadline.signal }).finally(() => deadline.clear());
  if (status !== 404) return;
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === VERSION) return;
    sessionStorage.setItem(RELOADED_KEY, VERSION);
  } catch {
    return; // without storage it could reload for ever
  }
  location.reload();
}
