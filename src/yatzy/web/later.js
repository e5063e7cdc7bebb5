// Parts of the page that few need: fetched when they are shown for the first time, with their styles and sentences.
import { html, signal } from "./html.js";
import { renewIfGone } from "./version.js";
import { loadParts } from "./words.js";

/** Milliseconds until a part that could not be fetched is asked for again. */
const AGAIN = 2_000;

/**
 * Return a part that fetches itself.
 * @param {() => Promise<any>} load
 * @param {{ words?: string | string[], styles?: string[] }} [more] Whose sentences it speaks, and the styles it wants.
 */
export function later(load, { words = "", styles = [] } = {}) {
  const part = signal(/** @type {any} */ (null));
  let asked = false;
  const fetchIt = () => {
    asked = true;
    Promise.all([load(), loadParts([words].flat()), ...styles.map(loadStyle)]).then(
      ([found]) => (part.value = found),
      () => {
        setTimeout(fetchIt, AGAIN);
        renewIfGone().catch(() => {});
      },
    );
  };
  return function Later(/** @type {any} */ props) {
    if (!part.value && !asked) fetchIt();
    return part.value ? html`<${part.value} ...${props} />` : null;
  };
}

/** @type {Map<string, Promise<void>>} */
const worn = new Map();

/**
 * Put on a style, once.
 * @param {string} name
 */
function loadStyle(name) {
  let wearing = worn.get(name);
  if (!wearing) {
    wearing = new Promise((resolve, reject) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = new URL(`./style/${name}.css`, import.meta.url).href;
      link.onload = () => resolve();
      link.onerror = () => {
        worn.delete(name);
        link.remove();
        reject(new Error(name));
      };
      document.head.append(link);
    });
    worn.set(name, wearing);
  }
  return wearing;
}
