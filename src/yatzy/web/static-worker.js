// The service worker of a static site, written as service.js beside its document. It stores the files of one version, so that the page opens
// without a network; whoever writes the site puts `self.shell` with the version and its files in front of this script.

const site = /** @type {any} */ (self);
/** @type {{ version: string, files: string[] }} Files relative to the document. */
const siteFiles = site.shell;
/** Several sites can be on one host, each in its folder. */
const SITE_PREFIX = `yatzy-static ${new URL("./", location.href).pathname} `;
const SITE_CACHE = SITE_PREFIX + siteFiles.version;
const DOCUMENT = new URL("./", location.href).href;
/** After this long without an answer the stored document is used. */
const DOCUMENT_TIMEOUT_MS = 2_500;

site.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(storeSite().then(() => site.skipWaiting()));
});

site.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(deleteOldSites().then(() => site.clients.claim()));
});

/** Store more files, as the page asks for once it knows the reader's language. */
site.addEventListener("message", (/** @type {any} */ event) => {
  const files = Array.isArray(event.data?.files) ? event.data.files : [];
  event.waitUntil(Promise.allSettled(files.map((/** @type {string} */ url) => respondFromCache(new Request(url)))));
});

site.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(DOCUMENT)) return;
  if (request.mode === "navigate") {
    if (request.url.split(/[?#]/)[0] === DOCUMENT) event.respondWith(respondWithDocument(request));
  } else if (request.url.startsWith(`${DOCUMENT}web/`)) {
    event.respondWith(respondFromCache(request));
  }
});

/** Store the document and every file that it may load: all of one version, or fail. */
async function storeSite() {
  const cache = await caches.open(SITE_CACHE);
  const document = await fetch(DOCUMENT, { cache: "no-store" });
  const text = await document.clone().text();
  if (!document.ok || !text.includes(`web/${siteFiles.version}/`)) throw new Error("the host has another version");
  await cache.addAll(siteFiles.files.map((name) => new URL(name, DOCUMENT).href));
  await cache.put(DOCUMENT, document);
}

/** Delete the caches of earlier versions but the last one: pages of it may be open. */
async function deleteOldSites() {
  const names = await caches.keys(); // the latest last
  const others = names.filter((name) => name.startsWith(SITE_PREFIX) && name !== SITE_CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** @param {Request} request */
async function respondWithDocument(request) {
  const timeout = new Promise((resolve) => setTimeout(resolve, DOCUMENT_TIMEOUT_MS));
  const response = fetch(request);
  const first = await Promise.race([response.catch(() => undefined), timeout]);
  if (first instanceof Response && first.ok) return first;
  return (await caches.match(DOCUMENT, { cacheName: SITE_CACHE })) ?? response;
}

/**
 * Return a file from the cache, else from the host, and store it: a file of a version never changes.
 * @param {Request} request
 */
async function respondFromCache(request) {
  const stored = await caches.match(request.url);
  if (stored) return stored;
  const response = await fetch(request);
  if (response.ok && request.url.includes(`/web/${siteFiles.version}/`)) {
    const copy = response.clone();
    const cache = await caches.open(SITE_CACHE);
    await cache.put(request.url, copy).catch(() => {}); // storage is full
  }
  return response;
}
