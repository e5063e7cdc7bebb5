// Parts of the page that few need: fetched when they are shown for the first time.
import { html, signal } from "./html.js";

/** Milliseconds until a part that could not be fetched is asked for again. */
const AGAIN = 2_000;

/**
 * Return a part that fetches itself.
 * @param {() => Promise<any>} load
 */
export function later(load) {
  const part = signal(/** @type {any} */ (null));
  let asked = false;
  const fetchIt = () => {
    asked = true;
    load().then((found) => (part.value = found), () => setTimeout(fetchIt, AGAIN));
  };
  return function Later(/** @type {any} */ props) {
    if (!part.value && !asked) fetchIt();
    return part.value ? html`<${part.value} ...${props} />` : null;
  };
}
