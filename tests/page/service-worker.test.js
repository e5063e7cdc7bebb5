// The service worker: its script runs here between fake caches and a fake server.
import { assert, assertEqual, readSource, test } from "./harness.js";

const source = await readSource("service-worker.js");

/** Caches that all versions of the worker share. */
class FakeCaches {
  constructor() {
    /** @type {Map<string, Map<string, Response>>} */
    this.stores = new Map();
  }

  async open(name) {
    if (!this.stores.has(name)) this.stores.set(name, new Map());
    const store = this.stores.get(name);
    const address = (key) => new URL(key.url ?? key, location.href).href;
    return {
      put: async (key, response) => void store.set(address(key), response),
      match: async (key) => store.get(address(key))?.clone(),
      addAll: async (keys) => keys.forEach((key) => store.set(address(key), new Response(key))),
      keys: async () => [...store.keys()].map((url) => ({ url })),
    };
  }

  async keys() {
    return [...this.stores.keys()];
  }

  async delete(name) {
    return this.stores.delete(name);
  }

  async match(key, { cacheName = "" } = {}) {
    for (const name of cacheName ? [cacheName] : [...this.stores.keys()]) {
      const found = await (await this.open(name)).match(key);
      if (found) return found;
    }
    return undefined;
  }
}

/** Install and activate a worker of a version; return how it answers requests. */
async function start(caches, version, network) {
  /** @type {Record<string, (event: any) => void>} */
  const listeners = {};
  const worker = {
    shell: { version, files: [`/web/${version}/main.js`, `/web/${version}/rules.js`] },
    addEventListener: (name, listener) => (listeners[name] = listener), skipWaiting: async () => {}, clients: { claim: async () => {} },
  };
  new Function("self", "caches", "fetch", "location", source)(worker, caches, network, location);
  const run = async (name) => {
    let work = Promise.resolve();
    listeners[name]({ waitUntil: (promise) => (work = promise) });
    await work;
  };
  await run("install");
  await run("activate");
  return (path, mode = "cors") => {
    let response = null;
    const request = { url: new URL(path, location.href).href, method: "GET", mode, headers: new Headers({ "accept-language": "en" }) };
    listeners.fetch({ request, respondWith: (promise) => (response = promise), waitUntil: () => {} });
    return response;
  };
}

/** A server that has one version of the page, and can be away. */
function createNetwork() {
  const network = async (request) => {
    if (network.isAway) throw new TypeError("Failed to fetch");
    const path = String(request.url ?? request);
    return ["/", "/new"].includes(path) ? new Response(`${path} <script src="/web/${network.version}/main.js">`) : new Response(`server ${path}`);
  };
  network.version = "one";
  network.isAway = false;
  return network;
}

test("an open page gets its parts after an upgrade", async () => {
  const caches = new FakeCaches();
  const network = createNetwork();
  await start(caches, "one", network);
  network.version = "two";
  const answer = await start(caches, "two", network);
  network.isAway = true;
  assertEqual(await (await answer("/web/one/rules.js")).text(), "/web/one/rules.js");
  assertEqual(await (await answer("/web/two/rules.js")).text(), "/web/two/rules.js");
});

test("an open page gets its messages after an upgrade", async () => {
  const caches = new FakeCaches();
  const network = createNetwork();
  const before = await start(caches, "one", network);
  await before("/api/words?version=one");
  network.version = "two";
  const answer = await start(caches, "two", network);
  network.isAway = true;
  const response = await answer("/api/words?version=one");
  assertEqual(response.headers.get("x-kept"), "known");
});

test("only the version before stays", async () => {
  const caches = new FakeCaches();
  const network = createNetwork();
  for (const version of ["one", "two", "three"]) {
    network.version = version;
    await start(caches, version, network);
  }
  assertEqual(await caches.keys(), ["yatzy-two", "yatzy-three"]);
});

test("without the server each address opens with its own document", async () => {
  const network = createNetwork();
  const answer = await start(new FakeCaches(), "one", network);
  network.isAway = true;
  const opened = await Promise.all(["/", "/rules", "/2222222222"].map(async (path) => (await answer(path, "navigate")).text()));
  assertEqual(opened.map((text) => text.split(" ")[0]), ["/", "/new", "/new"]);
});

test("tables are never answered from a cache", async () => {
  const answer = await start(new FakeCaches(), "one", createNetwork());
  assertEqual([answer("/api/tables/2222222222"), answer("/api/today")], [null, null]);
  assert(answer("/api/pads"));
});

test("a worker of another version than the server's is not installed", async () => {
  const network = createNetwork();
  const failed = await start(new FakeCaches(), "other", network).then(() => false, () => true);
  assert(failed);
});
