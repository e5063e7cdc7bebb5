// Requests and their deadlines, and the check for another version.
import { assert, assertEqual, assertRejects, loadPage, NO_CONNECTION, settle, test } from "./harness.js";

const load = loadPage();
const { isServerAway, request, setRequestLanguage, TIMEOUT_MS } = await load("net/http.js");
const { requestWithProgress } = await load("net/stream.js");
const { reloadIfOutdated } = await load("net/version.js");

test("an answer is the JSON of its body", async (fakes) => {
  fakes.server.on("POST /api/x", ({ body, headers }) => ({ body, token: headers.authorization }));
  assertEqual(await request("POST", "/api/x", { token: "t", body: { a: 1 } }), { body: { a: 1 }, token: "Bearer t" });
});

test("a refusal carries code, text and data", async (fakes) => {
  const asked = assertRejects(request("GET", "/api/x"));
  fakes.server.requests[0].answer({ code: "table-late", text: "Late.", room: 1 }, { status: 409 });
  const { code, message, data } = await asked;
  assertEqual([code, message, data.room], ["table-late", "Late.", 1]);
});

test("an answer that is no JSON is a failure of the server", async (fakes) => {
  const asked = assertRejects(request("GET", "/api/x"));
  fakes.server.requests[0].resolve({ ok: false, status: 502, headers: new Headers(), text: async () => "<html>", json: async () => JSON.parse("<") });
  assertEqual((await asked).code, "server-failed");
});

test("without a connection the server is away until it answers", async (fakes) => {
  fakes.server.on("GET /api/x", NO_CONNECTION);
  assertEqual((await assertRejects(request("GET", "/api/x"))).code, "away");
  assert(isServerAway.value);
  fakes.server.on("GET /api/x", {});
  await request("GET", "/api/x");
  assert(!isServerAway.value);
});

test("a request without an answer ends at its deadline", async (fakes) => {
  const asked = assertRejects(request("GET", "/api/x"));
  await fakes.clock.advance(TIMEOUT_MS - 1);
  assert(!fakes.server.requests[0].isAborted);
  await fakes.clock.advance(1);
  assert(fakes.server.requests[0].isAborted);
  assertEqual((await asked).code, "away");
  assertEqual(fakes.clock.timers.size, 0);
});

test("a request may be given more time", async (fakes) => {
  const asked = request("GET", "/api/x", { timeout: 4 * TIMEOUT_MS });
  await fakes.clock.advance(2 * TIMEOUT_MS);
  fakes.server.requests[0].answer({ a: 1 });
  assertEqual(await asked, { a: 1 });
});

test("a body that stops half way ends at the deadline", async (fakes) => {
  const asked = assertRejects(request("GET", "/api/x"));
  const { signal } = new AbortController();
  assert(signal);
  const text = () => new Promise((_, reject) => fakes.server.requests[0].response.then(() => (fakes.server.requests[0].reject = reject)));
  fakes.server.requests[0].resolve({ ok: true, status: 200, headers: new Headers(), text, json: text });
  await fakes.clock.advance(TIMEOUT_MS);
  assertEqual((await asked).code, "away");
});

test("a stream that never begins ends at its deadline", async (fakes) => {
  const asked = assertRejects(requestWithProgress("/api/solve", {}));
  await fakes.clock.advance(10 * TIMEOUT_MS);
  assertEqual((await asked).code, "away");
});

test("a stream that is stopped says so", async () => {
  const controller = new AbortController();
  const asked = assertRejects(requestWithProgress("/api/solve", {}, { signal: controller.signal }));
  controller.abort();
  assertEqual((await asked).code, "stopped");
});

test("requests are in the reader's language", async (fakes) => {
  fakes.server.on("GET", {});
  setRequestLanguage("sv");
  await request("GET", "/api/x");
  setRequestLanguage("");
  await request("GET", "/api/x");
  assertEqual(fakes.server.requests.map((one) => one.headers["accept-language"]), ["sv", navigator.languages.join(",")]);
});

test("looking for another version never fails and never twice at once", async (fakes) => {
  const checks = [reloadIfOutdated(), reloadIfOutdated()];
  await settle();
  assertEqual(fakes.server.find("HEAD").length, 1);
  fakes.server.requests[0].answer(NO_CONNECTION);
  await Promise.all(checks);
  const next = reloadIfOutdated();
  assertEqual(fakes.server.find("HEAD").length, 2);
  fakes.server.requests[1].answer(NO_CONNECTION);
  await next;
});

test("looking for another version without an answer ends, and is tried again", async (fakes) => {
  const check = reloadIfOutdated();
  await fakes.clock.advance(60_000);
  await check;
  const next = reloadIfOutdated();
  assertEqual(fakes.server.find("HEAD").length, 2);
  await fakes.clock.advance(60_000);
  await next;
});
