// Components that are fetched when they are first shown, with their styles and messages.
import { html, signal, useLayoutEffect } from "../core/html.js";
import { repeatTask } from "../core/timers.js";
import { loadParts, say } from "../i18n/fluent.js";
import { TIMEOUT_MS } from "../net/http.js";
import { reloadIfOutdated } from "../net/version.js";
import { ServerAway } from "./server-away.js";

/** Delay before a part is fetched again: doubled with every attempt, as long as it is to be shown. */
const MIN_RETRY_MS = 2_000;
const MAX_RETRY_MS = 30_000;

/**
 * @typedef {{ messages?: string | string[], styles?: string[] }} Needs Parts of the catalogue, and style sheets by their
 *   paths from the root of the page.
 */

/**
 * Return a component that renders nothing until it is fetched.
 * @param {() => Promise<any>} load Resolves with the component.
 * @param {Needs} [needs]
 */
export function lazy(load, needs = {}) {
  const { component, fetchComponent } = createLoader(load, needs);
  return function Lazy(/** @type {any} */ props) {
    useLayoutEffect(() => {
      if (component.peek()) return undefined;
      let delay = MIN_RETRY_MS / 2;
      return repeatTask(() => fetchComponent().then(() => null, () => (delay = Math.min(2 * delay, MAX_RETRY_MS))));
    }, []);
    return component.value ? html`<${component.value} ...${props} />` : null;
  };
}

/** What is shown until a screen is there. The document has it too, and scripts take it over. */
export function Opening() {
  return html`<main class="moment"><p>${say("page-opening")}</p></main>`;
}

/**
 * Return a screen that is fetched when it is first shown, and says so where it cannot be fetched. Its `fetchComponent`
 * fetches it earlier.
 * @param {() => Promise<any>} load Resolves with the component.
 * @param {Needs} [needs]
 */
export function lazyScreen(load, needs = {}) {
  const { component, hasFailed, fetchComponent } = createLoader(load, needs);
  function LazyScreen(/** @type {any} */ props) {
    useLayoutEffect(() => {
      if (!component.peek()) fetchComponent().catch(() => undefined);
    }, []);
    if (component.value) return html`<${component.value} ...${props} />`;
    if (hasFailed.value) return html`<main class="moment"><${ServerAway} retry=${fetchComponent} /></main>`;
    return html`<${Opening} />`;
  }
  return Object.assign(LazyScreen, { fetchComponent });
}

/**
 * @param {() => Promise<any>} load
 * @param {Needs} needs
 */
function createLoader(load, { messages = "", styles = [] }) {
  const component = signal(/** @type {any} */ (null));
  const hasFailed = signal(false);
  /** @type {Promise<void> | null} */
  let fetching = null;
  const fetchOnce = async () => {
    const arriving = Promise.all([load(), loadParts([messages].flat()), ...styles.map(loadStyle)]);
    let timer = 0;
    const overdue = new Promise((_, reject) => (timer = setTimeout(reject, TIMEOUT_MS)));
    try {
      // What comes after its time is shown all the same.
      await Promise.race([arriving.then(([found]) => (component.value = found)), overdue]);
    } catch (error) {
      hasFailed.value = true;
      reloadIfOutdated();
      throw error;
    } finally {
      clearTimeout(timer);
      fetching = null;
    }
  };
  /** Fetch the component unless it is there; coalesces concurrent calls. */
  const fetchComponent = async () => {
    if (!component.peek()) await (fetching ??= fetchOnce());
  };
  return { component, hasFailed, fetchComponent };
}

/** @type {Map<string, Promise<void>>} */
const loadedStyles = new Map();

/**
 * Add a style sheet to the document, once. It stays for the screens after it.
 * @param {string} path
 */
function loadStyle(path) {
  let loading = loadedStyles.get(path);
  if (!loading) {
    loading = new Promise((resolve, reject) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = new URL(`../${path}`, import.meta.url).href;
      link.onload = () => resolve();
      link.onerror = () => {
        loadedStyles.delete(path);
        link.remove();
        reject(new Error(path));
      };
      document.head.append(link);
    });
    loadedStyles.set(path, loading);
  }
  return loading;
}
