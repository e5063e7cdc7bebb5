// A small harness for tests of the page's modules: no server, no layout, no waiting.
//
// `loadPage()` imports modules of the page anew, with a state of their own, since every version of the page has addresses of
// its own. Time, sockets and requests are fakes that a test moves by hand; they are in place from before the modules are
// loaded to the end of the test.

const real = {
  setTimeout: window.setTimeout.bind(window),
  clearTimeout: window.clearTimeout.bind(window),
  fetch: window.fetch.bind(window),
  WebSocket: window.WebSocket,
  Date: window.Date,
  now: performance.now.bind(performance),
};

/** After this long a test hangs, however busy the machine is. */
const HANG_MS = 300_000;

/** @type {{ name: string, run: (fakes: Fakes) => unknown }[]} */
const tests = [];
let pageCount = 0;

/**
 * Declare a test. `tests/page/test_page_units.py` finds its name in the source: write it as a plain string in one line.
 * @param {string} name
 * @param {(fakes: Fakes) => unknown} run
 */
export function test(name, run) {
  tests.push({ name, run });
}

/** Run all tests; return their errors by name, "" where there is none. */
export async function runTests() {
  const results = {};
  for (const { name, run } of tests) {
    const fakes = new Fakes();
    try {
      fakes.install();
      await Promise.race([run(fakes), hang(name)]);
      await settle();
      if (fakes.rejections.length) throw new Error(`unhandled: ${fakes.rejections.join("; ")}`);
      results[name] = "";
    } catch (error) {
      results[name] = String(error?.stack ?? error);
    } finally {
      fakes.restore();
    }
  }
  return results;
}

/** A test that waits for what never comes fails, and the others run. */
function hang(name) {
  return new Promise((_, reject) => real.setTimeout(() => reject(new Error(`hangs: ${name}`)), HANG_MS));
}

// Assertions

export function assert(condition, text = "") {
  if (!condition) throw new Error(text || "does not hold");
}

/** Compare by value. */
export function assertEqual(actual, expected, text = "") {
  const [left, right] = [actual, expected].map((one) => JSON.stringify(one));
  if (left !== right) throw new Error(`${text && `${text}: `}${left} instead of ${right}`);
}

export async function assertRejects(promise) {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error("does not reject");
}

/** Let everything run that waits for nothing but its turn: promises, renderings, their effects. */
export async function settle(turns = 4) {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => runSoon(resolve));
}

const channel = new MessageChannel();
/** @type {(() => void)[]} */
const soon = [];
channel.port1.onmessage = () => soon.shift()?.();

/** Run as a task of its own, without the pause that browsers make between timers. */
function runSoon(run) {
  soon.push(run);
  channel.port2.postMessage(null);
}

/** Return the source of one of the page's files. */
export async function readSource(path) {
  return (await real.fetch(`/web/source/${path}`)).text();
}

/** Return a function that imports modules of one page, apart from all others. */
export function loadPage() {
  pageCount += 1;
  const version = `test-${pageCount}`;
  return (/** @type {string} */ path) => import(`/web/${version}/${path}`);
}

// Fakes

/** All that a module meets outside itself. */
class Fakes {
  constructor() {
    this.clock = new FakeClock();
    this.server = new FakeServer();
    /** All sockets that were opened, the latest last. @type {FakeSocket[]} */
    this.sockets = [];
    /** @type {unknown[]} */
    this.rejections = [];
    this.onRejection = (event) => {
      event.preventDefault();
      this.rejections.push(event.reason);
    };
  }

  install() {
    const { clock, server, sockets } = this;
    localStorage.clear();
    sessionStorage.clear();
    document.body.replaceChildren();
    document.documentElement.dataset.motion = "some";
    history.replaceState(null, "", "/");
    window.applyTheme = () => {};
    window.setTimeout = (run, delay = 0, ...rest) => clock.add(() => run(...rest), delay);
    window.clearTimeout = (id) => clock.remove(id);
    window.requestAnimationFrame = (run) => runSoon(run);
    performance.now = () => clock.time;
    window.Date = class extends real.Date {
      constructor(...parts) {
        super(...(parts.length ? parts : [Date.now()]));
      }

      static now() {
        return clock.start + clock.time;
      }
    };
    window.fetch = (address, options) => server.fetch(address, options);
    window.WebSocket = class extends FakeSocket {
      constructor(address) {
        super(address);
        sockets.push(this);
      }
    };
    addEventListener("unhandledrejection", this.onRejection);
  }

  restore() {
    Object.assign(window, { setTimeout: real.setTimeout, clearTimeout: real.clearTimeout, fetch: real.fetch, WebSocket: real.WebSocket, Date: real.Date });
    performance.now = real.now;
    delete document.hidden;
    removeEventListener("unhandledrejection", this.onRejection);
  }

  /** The socket that was opened last. */
  get socket() {
    return this.sockets.at(-1);
  }

  /** Show or hide the window. */
  setHidden(isHidden) {
    Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }
}

/** Time that passes when a test says so. */
class FakeClock {
  constructor() {
    this.time = 0;
    /** What `Date.now()` was at the beginning. */
    this.start = Date.UTC(2026, 10, 15, 12);
    this.count = 0;
    /** @type {Map<number, { at: number, run: () => void }>} */
    this.timers = new Map();
  }

  add(run, delay) {
    this.count += 1;
    // As in browsers: a delay of more than 31 bits is none.
    const wait = delay > 2 ** 31 - 1 || !(delay > 0) ? 0 : delay;
    this.timers.set(this.count, { at: this.time + wait, run });
    return this.count;
  }

  remove(id) {
    this.timers.delete(id);
  }

  /** Let time pass. Timers run in their order, and what they start runs before the next. */
  async advance(duration) {
    const end = this.time + duration;
    await settle();
    for (let runs = 0; ; runs += 1) {
      if (runs > 1_000) throw new Error("timers run for ever");
      const due = [...this.timers].filter(([, timer]) => timer.at <= end).toSorted(([, a], [, b]) => a.at - b.at)[0];
      if (!due) break;
      const [id, { at, run }] = due;
      this.timers.delete(id);
      this.time = Math.max(this.time, at);
      run();
      await settle();
    }
    this.time = end;
  }

  /** Likewise, for tests without promises that wait for one another. */
  advanceNow(duration) {
    const end = this.time + duration;
    for (;;) {
      const due = [...this.timers].filter(([, timer]) => timer.at <= end).toSorted(([, a], [, b]) => a.at - b.at)[0];
      if (!due) break;
      this.timers.delete(due[0]);
      this.time = Math.max(this.time, due[1].at);
      due[1].run();
    }
    this.time = end;
  }
}

/** A socket whose other end is the test. */
export class FakeSocket extends EventTarget {
  constructor(address) {
    super();
    this.address = address;
    /** What the page has sent. @type {any[]} */
    this.sent = [];
    this.isOpen = false;
    this.isClosed = false;
  }

  send(text) {
    if (!this.isOpen) throw new Error("the socket is not open");
    this.sent.push(JSON.parse(text));
  }

  /** Called by the page. As in a browser, the close event comes later; `shut` sends it. */
  close() {
    this.isOpen = false;
    this.isClosed = true;
  }

  /** Connect. */
  accept() {
    this.isOpen = true;
    this.dispatchEvent(new Event("open"));
  }

  /** Send the page a message. */
  deliver(message) {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  /** End the connection from the other side. */
  shut(code = 1006) {
    this.close();
    this.dispatchEvent(new CloseEvent("close", { code }));
  }
}

/** Answers of a server. A request without an answer waits until the test answers it, or it is aborted. */
class FakeServer {
  constructor() {
    /** Requests in their order. @type {FakeRequest[]} */
    this.requests = [];
    /** Answers by method and beginning of the address. @type {[string, (request: FakeRequest) => unknown][]} */
    this.routes = [];
  }

  /**
   * Answer requests from now on. The latest route that fits counts.
   * @param {string} start Such as "GET /api/words".
   * @param {unknown} answer JSON, a function that returns it, or an `Error` for no connection.
   */
  on(start, answer) {
    this.routes.unshift([start, typeof answer === "function" ? answer : () => answer]);
  }

  fetch(address, options = {}) {
    const request = new FakeRequest(String(address), options);
    this.requests.push(request);
    const route = this.routes.find(([start]) => request.line.startsWith(start));
    if (route) request.answer(route[1](request));
    return request.response;
  }

  /** Return the requests whose line begins so. */
  find(start) {
    return this.requests.filter((one) => one.line.startsWith(start));
  }
}

class FakeRequest {
  constructor(address, { method = "GET", headers = {}, body, signal }) {
    this.path = address.replace(/^https?:\/\/[^/]+/, "");
    this.line = `${method} ${this.path}`;
    this.headers = headers;
    this.body = body === undefined ? undefined : JSON.parse(body);
    this.isAborted = false;
    this.response = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
    signal?.addEventListener("abort", () => {
      this.isAborted = true;
      this.reject(new DOMException("aborted", "AbortError"));
    });
  }

  /** Answer with JSON; with an `Error`, as if there were no connection. */
  answer(body, { status = 200, headers = {} } = {}) {
    if (body instanceof Error) this.reject(body);
    else {
      const text = JSON.stringify(body);
      const readText = async () => text;
      this.resolve({ ok: status < 400, status, headers: new Headers(headers), text: readText, json: async () => JSON.parse(text) });
    }
  }
}

export const NO_CONNECTION = new TypeError("Failed to fetch");

/** Random numbers from 0 to 1 that are the same every time. */
export function createRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}
