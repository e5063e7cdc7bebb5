// The page as a program of its own: a service worker keeps it, and it can be put among a device's programs.
import { languagesAsked } from "./asking.js";
import { signal } from "./html.js";

/** What puts the page among the device's programs, where the browser offers that. */
export const offer = signal(/** @type {any} */ (null));

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer.value = event;
});
addEventListener("appinstalled", () => (offer.value = null));

/** Have the page kept, so that it opens when the server is away. Without encryption browsers do not; it works without. */
export async function keepPage() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  // A worker that takes over keeps the words and pads of its own version, in the language that is spoken here.
  serviceWorker.addEventListener("controllerchange", () => keepWords(serviceWorker.controller));
  try {
    await serviceWorker.register("/service.js", { updateViaCache: "none" });
    keepWords((await serviceWorker.ready).active);
  } catch {
    // Forbidden by the browser, or the server is away: then the page is not kept, or the one before is.
  }
}

/** @param {ServiceWorker | null} worker */
function keepWords(worker) {
  worker?.postMessage({ language: languagesAsked() });
}
