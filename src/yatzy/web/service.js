// Keeps the page of one version, so that it opens at once, and when the server is away. The server puts a line in front
// that says which version, and of which files. Tables are never kept, nor anything that is asked with a token.

const worker = /** @type {any} */ (self);
/** @type {{ version: string, files: string[] }} */
const shell = worker.shell;
const FAMILY = "yatzy-";
const CACHE = FAMILY + shell.version;
const DOCUMENT = "/";
const WORDS = "/api/words";
const PADS = "/api/pads";
/** How long the server may take before what is kept is shown. */
const PATIENCE = 2_500;

worker.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(keepShell().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(forgetOthers().then(() => worker.clients.claim()));
});

worker.addEventListener("message", (/** @type {any} */ event) => {
  const headers = { "accept-language": String(event.data?.language ?? "") };
  const wanted = [`${WORDS}?version=${shell.version}`, PADS].map((address) => keepAnswer(new Request(address, { headers })));
  event.waitUntil(Promise.allSettled(wanted));
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const answer = answered(event, event.request, new URL(event.request.url));
  if (answer) event.respondWith(answer);
});

/** Keep every file, and the document that names them: all of one version, or nothing. */
async function keepShell() {
  const cache = await caches.open(CACHE);
  const document = await fetch(DOCUMENT, { cache: "no-store" });
  const text = await document.clone().text();
  if (!document.ok || !text.includes(`/web/${shell.version}/`)) throw new Error("the server has another version");
  await cache.addAll(shell.files);
  await cache.put(DOCUMENT, document);
}

async function forgetOthers() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(FAMILY) && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/**
 * Return the answer to a question, nothing where it is the server's alone.
 * @param {any} event
 * @param {Request} request
 * @param {URL} address
 * @returns {Promise<Response> | null}
 */
function answered(event, request, address) {
  const { origin, pathname } = address;
  if (request.method !== "GET" || origin !== location.origin || request.headers.has("authorization")) return null;
  if (request.mode === "navigate") {
    const ours = /^\/[^/.]*$/.test(pathname);
    return ours ? serverFirst(fetch(request), () => caches.match(DOCUMENT, { cacheName: CACHE })) : null;
  }
  if (pathname.startsWith(`/web/${shell.version}/`)) return kept(request).then((known) => known ?? fetch(request));
  if (pathname === WORDS && address.searchParams.get("version") === shell.version) return knownWords(request);
  if (pathname === PADS || pathname.startsWith("/api/sheets/")) {
    const answer = keepAnswer(request);
    event.waitUntil(answer.catch(() => {}));
    return serverFirst(answer, () => kept(keyOf(request), "away"));
  }
  return null;
}

/**
 * Return what the server says, or what is kept where it says nothing for a while.
 * @param {Promise<Response>} answer
 * @param {() => Promise<Response | undefined>} known
 */
async function serverFirst(answer, known) {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const first = await Promise.race([answer.catch(() => undefined), patience]);
  if (first instanceof Response && first.status < 500) return first;
  return (await known()) ?? answer;
}

/**
 * Return the words of this version, which never change; without the server, in whichever language they are kept.
 * @param {Request} request
 */
async function knownWords(request) {
  const known = await kept(keyOf(request), "known");
  if (known) return known;
  try {
    return await keepAnswer(request);
  } catch (problem) {
    const others = await inAnotherLanguage(request);
    if (others) return marked(others, "away");
    throw problem;
  }
}

/** @param {Request} request */
async function inAnotherLanguage(request) {
  const cache = await caches.open(CACHE);
  const part = new URL(request.url).searchParams.get("part");
  for (const key of await cache.keys()) {
    const { pathname, searchParams } = new URL(key.url);
    if (pathname === WORDS && searchParams.get("part") === part) return cache.match(key, { ignoreVary: true });
  }
  return undefined;
}

/**
 * Ask the server, and keep what it says.
 * @param {Request} request
 */
async function keepAnswer(request) {
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    const cache = await caches.open(CACHE);
    await cache.put(keyOf(request), copy).catch(() => {}); // where there is no room, it is not kept
  }
  return answer;
}

/**
 * What an answer is kept by: its address, and the language it was asked in.
 * @param {Request} request
 */
function keyOf(request) {
  const key = new URL(request.url);
  key.searchParams.set("language", request.headers.get("accept-language") ?? "");
  return key.href;
}

/**
 * @param {Request | string} key
 * @param {string} [why] Told with the answer, so that the page knows.
 */
async function kept(key, why) {
  const found = await caches.match(key, { cacheName: CACHE, ignoreVary: true });
  return found && why ? marked(found, why) : found;
}

/**
 * @param {Response} answer
 * @param {string} why
 */
function marked(answer, why) {
  const headers = new Headers(answer.headers);
  headers.set("x-kept", why);
  headers.delete("content-encoding"); // what is kept was unpacked
  headers.delete("content-length");
  return new Response(answer.body, { status: answer.status, headers });
}
