// Screens and parts that are fetched when they are first shown, and timers that end with them.
import { assert, assertEqual, loadPage, NO_CONNECTION, settle, test } from "./harness.js";

const load = loadPage();
const { html, render } = await load("core/html.js");
const { lazy, lazyScreen } = await load("ui/lazy.js");
const { repeatTask, Timers } = await load("core/timers.js");
const { focusNewScreen } = await load("a11y/focus.js");
const { TodayScreen } = await load("match/today-screen.js");
const { useTable } = await load("table/use-table.js");

const Part = () => html`<p>there</p>`;

function show(what) {
  const root = document.createElement("div");
  document.body.append(root);
  render(what, root);
  return { root, leave: () => render(null, root) };
}

/** A module that can be fetched once `isThere`. */
function createModule() {
  const module = { fetches: 0, isThere: false, load: () => {
    module.fetches += 1;
    return module.isThere ? Promise.resolve(Part) : Promise.reject(new Error("not there"));
  } };
  return module;
}

test("a part is shown once it is fetched, and fetched once", async () => {
  const module = createModule();
  module.isThere = true;
  const Lazy = lazy(module.load);
  const first = show(html`<${Lazy} /><${Lazy} />`);
  assertEqual(first.root.textContent, "");
  await settle();
  assertEqual([first.root.textContent, module.fetches], ["therethere", 1]);
  const second = show(html`<${Lazy} />`);
  assertEqual([second.root.textContent, module.fetches], ["there", 1]);
  first.leave();
  second.leave();
});

test("a part that cannot be fetched is tried for as long as it is shown", async (fakes) => {
  fakes.server.on("HEAD", {});
  const module = createModule();
  const Lazy = lazy(module.load);
  const shown = show(html`<${Lazy} />`);
  await fakes.clock.advance(20_000);
  const tried = module.fetches;
  assert(tried > 2 && tried < 8, `${tried}`);
  shown.leave();
  await fakes.clock.advance(100_000);
  assertEqual(module.fetches, tried);
});

test("a screen that cannot be fetched says so and comes when it can", async (fakes) => {
  fakes.server.on("HEAD", {});
  const module = createModule();
  const Screen = lazyScreen(module.load);
  const shown = show(html`<${Screen} />`);
  await fakes.clock.advance(10);
  assert(shown.root.textContent.includes("page-away-title"), shown.root.textContent);
  module.isThere = true;
  await fakes.clock.advance(10_000);
  assertEqual(shown.root.textContent, "there");
  shown.leave();
});

test("a screen that is not answered says so and comes when it arrives", async (fakes) => {
  fakes.server.on("HEAD", {});
  let arrive = () => {};
  const arriving = new Promise((resolve) => (arrive = resolve));
  const Screen = lazyScreen(() => arriving);
  const shown = show(html`<${Screen} />`);
  await fakes.clock.advance(10_000);
  assertEqual(shown.root.textContent, "page-opening");
  await fakes.clock.advance(30_000);
  assert(shown.root.textContent.includes("page-away-title"), shown.root.textContent);
  arrive(Part);
  await settle();
  assertEqual(shown.root.textContent, "there");
  shown.leave();
});

test("a screen that was left is not tried any more", async (fakes) => {
  fakes.server.on("HEAD", {});
  const module = createModule();
  const Screen = lazyScreen(module.load);
  const shown = show(html`<${Screen} />`);
  await fakes.clock.advance(10_000);
  shown.leave();
  const tried = module.fetches;
  await fakes.clock.advance(100_000);
  assertEqual(module.fetches, tried);
});

test("a screen without its messages says so", async (fakes) => {
  fakes.server.on("HEAD", {});
  fakes.server.on("GET /api/words", NO_CONNECTION);
  const module = createModule();
  module.isThere = true;
  const Screen = lazyScreen(module.load, { messages: "rules" });
  const shown = show(html`<${Screen} />`);
  await fakes.clock.advance(10);
  assert(shown.root.textContent.includes("page-away-title"));
  shown.leave();
});

test("a task that is stopped while it runs is not run again", async (fakes) => {
  let runs = 0;
  const stop = repeatTask(async () => {
    runs += 1;
    await settle();
    return 1_000;
  });
  stop();
  await fakes.clock.advance(10_000);
  assertEqual([runs, fakes.clock.timers.size], [1, 0]);
});

test("timers of an owner that is gone cannot be set", (fakes) => {
  const timers = new Timers();
  timers.set("a", () => {}, 10);
  timers.set("a", () => {}, 20);
  assertEqual(fakes.clock.timers.size, 1);
  timers.stop();
  timers.set("b", () => {}, 10);
  assertEqual(fakes.clock.timers.size, 0);
});

test("a very long delay is no short one", async (fakes) => {
  let isRun = false;
  new Timers().set("a", () => (isRun = true), 2 ** 40);
  await fakes.clock.advance(1_000);
  assert(!isRun);
});

test("the game of the day is not asked for after leaving", async (fakes) => {
  const shown = show(html`<${TodayScreen} sheet="vinga" />`);
  await fakes.clock.advance(10);
  const [request] = fakes.server.find("GET /api/today");
  shown.leave();
  request.answer(NO_CONNECTION);
  await fakes.clock.advance(60_000);
  assertEqual(fakes.server.find("GET /api/today").length, 1);
});

test("a clock that is weeks off does not ask all the time", async (fakes) => {
  for (const days of [-40, 40]) {
    const before = fakes.server.find("GET /api/today").length;
    const next = new Date(Date.now() - days * 86_400_000).toISOString();
    fakes.server.on("GET /api/today", { date: "2026-11-15", next, match: { table: "2222222222", sheet: "vinga" }, earlier: [], players: 0, chain: { begins: "2026-11-15", anchor: "", ahead: [] } });
    const shown = show(html`<${TodayScreen} key=${days} sheet="vinga" />`);
    await fakes.clock.advance(120_000);
    shown.leave();
    const asked = fakes.server.find("GET /api/today").length - before;
    assert(asked >= 1 && asked <= 4, `${days}: ${asked}`);
  }
});

test("the heading of a new screen gets the focus once it is there", async () => {
  const stop = focusNewScreen();
  document.body.innerHTML = "<main><p>opening</p></main>";
  await settle();
  assertEqual(document.activeElement, document.body);
  document.body.innerHTML = "<main><h1>Rules</h1></main>";
  await settle();
  assertEqual(document.activeElement.textContent, "Rules");
  stop();
});

test("whoever has moved the focus meanwhile keeps it", async () => {
  document.body.innerHTML = "<main><button>Roll</button></main>";
  const stop = focusNewScreen();
  document.querySelector("button").focus();
  document.querySelector("main").insertAdjacentHTML("afterbegin", "<h1>Table</h1>");
  await settle();
  assertEqual(document.activeElement.textContent, "Roll");
  document.activeElement.blur();
  document.querySelector("main").append("more");
  await settle();
  assertEqual(document.activeElement, document.body);
  stop();
});

test("a connection belongs to the screen that shows the table", async (fakes) => {
  const At = ({ token }) => html`<p>${useTable("2222222222", token)?.token ?? "none"}</p>`;
  const root = document.createElement("div");
  const open = () => fakes.sockets.filter((socket) => !socket.isClosed).length;
  for (const token of ["A".repeat(22), "A".repeat(22), "B".repeat(22)]) {
    render(html`<${At} token=${token} />`, root);
    await settle();
    assertEqual([root.textContent, open()], [token, 1]);
  }
  assertEqual(fakes.sockets.length, 2);
  render(null, root);
  await fakes.clock.advance(100_000);
  assertEqual([open(), fakes.sockets.length], [0, 2]);
});
