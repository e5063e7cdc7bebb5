// The page as an installed app: registers the service worker and keeps the browser's install prompt.
import { signal } from "../core/html.js";
import { isStaticSite } from "../core/static-site.js";
import { getRequestLanguages } from "./http.js";

/** The browser's install prompt, null where it offers none. */
export const installPrompt = signal(/** @type {any} */ (null));

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  installPrompt.value = event;
});
addEventListener("appinstalled", () => (installPrompt.value = null));

/** Register the service worker, so that the page opens without the server. Browsers allow it over HTTPS and on localhost. */
export async function registerServiceWorker() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  // A worker that takes over has an empty cache of messages and pads for its version.
  serviceWorker.addEventListener("controllerchange", () => cacheLanguage(serviceWorker.controller));
  try {
    // That of a static site is beside its document, wherever that is.
    await serviceWorker.register(isStaticSite ? "service.js" : "/service.js", { updateViaCache: "none" });
    cacheLanguage((await serviceWorker.ready).active);
  } catch {
    // Forbidden by the browser, or the server is away: the page works without, or with the worker it has.
  }
}

/**
 * Have the worker cache messages and pads in the current language.
 * @param {ServiceWorker | null} worker
 */
function cacheLanguage(worker) {
  worker?.postMessage({ language: getRequestLanguages() });
}
