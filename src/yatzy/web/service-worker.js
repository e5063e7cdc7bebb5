// The service worker, served under its old address service.js. It caches the files of one version, so that the page opens at once and
// without the server, which puts `self.shell` with the version and its files in front of this script. Tables are never
// cached, nor anything that is requested with a token.

const worker = /** @type {any} */ (self);
/** @type {{ version: string, files: string[] }} */
const shell = worker.shell;
const CACHE_PREFIX = "yatzy-";
const CACHE = CACHE_PREFIX + shell.version;
/** The documents: of the start page, which has its words, and of all others. */
const START = "/";
const OTHER = "/new";
const WORDS = "/api/words";
const PADS = "/api/pads";
/** After this long without an answer the cached one is used. */
const NETWORK_TIMEOUT_MS = 2_500;

worker.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(cacheShell().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(deleteOldCaches().then(() => worker.clients.claim()));
});

worker.addEventListener("message", (/** @type {any} */ event) => {
  const headers = { "accept-language": String(event.data?.language ?? "") };
  const responses = [`${WORDS}?version=${shell.version}`, PADS].map((address) => fetchAndCache(new Request(address, { headers })));
  event.waitUntil(Promise.allSettled(responses));
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const response = respond(event, event.request, new URL(event.request.url));
  if (response) event.respondWith(response);
});

/** Cache the documents and every file they may load: all of one version, or fail. */
async function cacheShell() {
  const cache = await caches.open(CACHE);
  const documents = await Promise.all([START, OTHER].map(fetchDocument));
  await cache.addAll(shell.files);
  await Promise.all(documents.map(([address, document]) => cache.put(address, document)));
}

/**
 * @param {string} address
 * @returns {Promise<[string, Response]>}
 */
async function fetchDocument(address) {
  const document = await fetch(address, { cache: "no-store" });
  const text = await document.clone().text();
  if (!document.ok || !text.includes(`/web/${shell.version}/`)) throw new Error("the server has another version");
  return [address, document];
}

/** Delete the caches of earlier versions but the last one: pages of it may be open, and fetch their parts from it. */
async function deleteOldCaches() {
  const names = await caches.keys(); // the latest last
  const others = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/**
 * Return the response to a request, null for requests that go to the server alone.
 * @param {any} event
 * @param {Request} request
 * @param {URL} address
 * @returns {Promise<Response> | null}
 */
function respond(event, request, address) {
  const { origin, pathname } = address;
  if (request.method !== "GET" || origin !== location.origin || request.headers.has("authorization")) return null;
  if (request.mode === "navigate") {
    const isPage = /^\/[^/.]*$/.test(pathname);
    const address = pathname === START ? START : OTHER;
    return isPage ? networkFirst(fetch(request), () => caches.match(address, { cacheName: CACHE })) : null;
  }
  if (pathname.startsWith(`/web/${shell.version}/`)) return matchCache(request).then((cached) => cached ?? fetch(request));
  if (pathname.startsWith("/web/")) return matchEarlierVersion(request, request);
  if (pathname === WORDS && address.searchParams.get("version") === shell.version) return respondWithWords(request);
  if (pathname === WORDS && address.searchParams.has("version")) return matchEarlierVersion(request, cacheKey(request), "known");
  if (pathname === PADS || pathname.startsWith("/api/sheets/")) {
    const response = fetchAndCache(request);
    event.waitUntil(response.catch(() => {}));
    return networkFirst(response, () => matchCache(cacheKey(request), "away"));
  }
  return null;
}

/**
 * Return the server's response; the cached one where it fails or takes too long.
 * @param {Promise<Response>} response
 * @param {() => Promise<Response | undefined>} readCached
 */
async function networkFirst(response, readCached) {
  const timeout = new Promise((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS));
  const first = await Promise.race([response.catch(() => undefined), timeout]);
  if (first instanceof Response && first.status < 500) return first;
  return (await readCached()) ?? response;
}

/**
 * Return messages from the cache, since those of one version never change; else from the server; without it, in any
 * language that is cached.
 * @param {Request} request
 */
async function respondWithWords(request) {
  const cached = await matchCache(cacheKey(request), "known");
  if (cached) return cached;
  try {
    return await fetchAndCache(request);
  } catch (error) {
    const other = await findWordsInAnyLanguage(request);
    if (other) return withCacheHeader(other, "away");
    throw error;
  }
}

/** @param {Request} request */
async function findWordsInAnyLanguage(request) {
  const cache = await caches.open(CACHE);
  const part = new URL(request.url).searchParams.get("part");
  for (const key of await cache.keys()) {
    const { pathname, searchParams } = new URL(key.url);
    if (pathname === WORDS && searchParams.get("part") === part) return cache.match(key, { ignoreVary: true });
  }
  return undefined;
}

/**
 * @param {Request} request
 */
async function fetchAndCache(request) {
  const response = await fetch(request);
  if (response.ok) {
    const copy = response.clone();
    const cache = await caches.open(CACHE);
    await cache.put(cacheKey(request), copy).catch(() => {}); // storage is full
  }
  return response;
}

/**
 * Return the cache key of a request: its address and language.
 * @param {Request} request
 */
function cacheKey(request) {
  const key = new URL(request.url);
  key.searchParams.set("language", request.headers.get("accept-language") ?? "");
  return key.href;
}

/**
 * Return what a page of an earlier version requests: addresses with a version never change what they mean.
 * @param {Request} request
 * @param {Request | string} key
 * @param {string} [reason]
 */
async function matchEarlierVersion(request, key, reason) {
  const cached = await caches.match(key, { ignoreVary: true });
  if (!cached) return fetch(request);
  return reason ? withCacheHeader(cached, reason) : cached;
}

/**
 * @param {Request | string} key
 * @param {string} [reason] Sent to the page in a header of the response.
 */
async function matchCache(key, reason) {
  const cached = await caches.match(key, { cacheName: CACHE, ignoreVary: true });
  return cached && reason ? withCacheHeader(cached, reason) : cached;
}

/**
 * @param {Response} response
 * @param {string} reason
 */
function withCacheHeader(response, reason) {
  const headers = new Headers(response.headers);
  headers.set("x-kept", reason);
  headers.delete("content-encoding"); // cached bodies are decoded
  headers.delete("content-length");
  return new Response(response.body, { status: response.status, headers });
}
