// The store of a table: what a page shows and sends, between a fake socket and fake requests.
import { FakeTable, PAD } from "./fake-table.js";
import { assert, assertEqual, loadPage, NO_CONNECTION, settle, test } from "./harness.js";

const load = loadPage();
const { Table } = await load("table/store.js");
const { roll, toggleDie, chooseBox } = await load("table/actions.js");
const { requestAdvice } = await load("table/queries.js");
const { languages } = await load("i18n/fluent.js");
const { announcement } = await load("a11y/live-region.js");
const { VERSION } = await load("net/version.js");

const ID = "2222222222";

/** Open a table of the page, connected to a fake one. */
async function open(fakes, options = {}) {
  const there = new FakeTable(undefined, options);
  if (options.pad !== null) fakes.server.on(`GET /api/tables/${ID}/pad`, PAD);
  languages.value = { ...languages.value, language: "en" };
  const table = new Table(ID, "A".repeat(22));
  fakes.socket.accept();
  fakes.socket.deliver(there.welcome(0, options.page));
  there.onMessage = (message) => fakes.socket.deliver(message);
  await settle();
  return { there, table };
}

/** Let the server carry out what was sent and not answered. */
function answer(fakes, there) {
  const { socket } = fakes;
  const plays = socket.sent.filter((one) => one.type === "play" && !one.isAnswered);
  for (const command of plays) {
    command.isAnswered = true;
    socket.deliver(there.play(command));
  }
  return plays.length;
}

/** Tap the button that rolls; return how many rolls were made. */
function tapRoll(fakes, table, there) {
  roll(table);
  return answer(fakes, there);
}

function countRolls(there) {
  return there.events.filter((one) => one.type === "rolled").length;
}

test("a roll comes back as dice", async (fakes) => {
  const { there, table } = await open(fakes);
  tapRoll(fakes, table, there);
  assertEqual(table.state.value.trayDice.map((die) => die.face), there.turn.dice);
  assert(!table.isSettled.value);
  await fakes.clock.advance(1_000);
  assert(table.isSettled.value);
  table.close();
});

test("a double tap is one roll where nothing moves", async (fakes) => {
  document.documentElement.dataset.motion = "none";
  const { there, table } = await open(fakes);
  tapRoll(fakes, table, there);
  assert(table.isSettled.value);
  await fakes.clock.advance(200);
  tapRoll(fakes, table, there);
  assertEqual(countRolls(there), 1);
  table.close();
});

test("five quick taps are one roll", async (fakes) => {
  for (const motion of ["none", "some"]) {
    document.documentElement.dataset.motion = motion;
    const { there, table } = await open(fakes);
    for (let tap = 0; tap < 5; tap += 1) {
      tapRoll(fakes, table, there);
      await fakes.clock.advance(180);
    }
    assertEqual(countRolls(there), 1, motion);
    table.close();
  }
});

test("half a second after the dice came to rest they can be rolled again", async (fakes) => {
  const { there, table } = await open(fakes);
  tapRoll(fakes, table, there);
  await fakes.clock.advance(100);
  tapRoll(fakes, table, there); // brings them to rest
  assert(table.isSettled.value && table.motion.isGuarded.value);
  await fakes.clock.advance(501);
  assert(!table.motion.isGuarded.value);
  tapRoll(fakes, table, there);
  assertEqual(countRolls(there), 2);
  table.close();
});

test("a die can be kept as soon as it lies", async (fakes) => {
  const { there, table } = await open(fakes);
  tapRoll(fakes, table, there);
  toggleDie(table, 1);
  assertEqual(table.state.value.trayDice.map((die) => die.kept), [false, true, false, false, false]);
  table.close();
});

test("after an entry the next player rolls at once", async (fakes) => {
  document.documentElement.dataset.motion = "none";
  const { there, table } = await open(fakes, { mine: [0, 1] });
  tapRoll(fakes, table, there);
  chooseBox(table, "fours");
  answer(fakes, there);
  tapRoll(fakes, table, there);
  assertEqual(countRolls(there), 2);
  table.close();
});

test("the reason of a refused keep stays", async (fakes) => {
  const { there, table } = await open(fakes);
  tapRoll(fakes, table, there);
  await fakes.clock.advance(2_000);
  toggleDie(table, 0);
  roll(table);
  const [keep, again] = table.connection.pending.value;
  fakes.socket.deliver({ type: "refused", code: "table-long", text: "You have kept too often.", key: keep.key });
  fakes.socket.deliver(there.play(again));
  assertEqual(table.notice.value?.text, "You have kept too often.");
  table.close();
});

test("a late answer does not bring an older room back", async (fakes) => {
  const { there, table } = await open(fakes);
  const change = table.changeRoom("seats/1/back");
  const view = there.view();
  there.changeRoom();
  assertEqual(table.room.value.revision, 2);
  fakes.server.find(`POST /api/tables/${ID}/seats/1/back`)[0].answer(view);
  await change;
  assertEqual(table.room.value.revision, 2);
  table.close();
});

test("a refused change brings the newer room", async (fakes) => {
  const { there, table } = await open(fakes);
  const change = table.changeRoom("begin");
  there.revision = 5;
  fakes.server.find("POST")[0].answer({ code: "table-changed", text: "Changed.", room: there.room() }, { status: 409 });
  assertEqual([await change, table.room.value.revision, table.notice.value.text], [false, 5, "Changed."]);
  table.close();
});

test("an answer that comes after leaving changes nothing", async (fakes) => {
  const { there, table } = await open(fakes);
  const change = table.changeRoom("begin");
  table.close();
  there.revision = 9;
  fakes.server.find("POST")[0].answer(there.view());
  await change;
  assertEqual(table.room.value.revision, 1);
});

test("the pad is loaded again until it is there", async (fakes) => {
  const { table } = await open(fakes, { pad: null });
  fakes.server.find("GET")[0].answer(NO_CONNECTION);
  await settle();
  assertEqual(table.pad.value, null);
  fakes.server.on(`GET /api/tables/${ID}/pad`, PAD);
  await fakes.clock.advance(5_000);
  assertEqual(table.pad.value.title, "Plain");
  table.close();
});

test("after a change of language a pad that failed is loaded again", async (fakes) => {
  const { there, table } = await open(fakes);
  fakes.server.on(`GET /api/tables/${ID}/pad`, NO_CONNECTION);
  languages.value = { ...languages.value, language: "sv" };
  fakes.socket.accept();
  fakes.socket.deliver(there.welcome(1));
  await settle();
  assertEqual(table.pad.value.title, "Plain");
  fakes.server.on(`GET /api/tables/${ID}/pad`, { ...PAD, title: "Enkel" });
  await fakes.clock.advance(5_000);
  assertEqual(table.pad.value.title, "Enkel");
  table.close();
});

test("a pad in a language that was left is dropped", async (fakes) => {
  const { table } = await open(fakes, { pad: null });
  languages.value = { ...languages.value, language: "sv" };
  const [first, second] = fakes.server.find(`GET /api/tables/${ID}/pad`);
  second.answer({ ...PAD, title: "Enkel" });
  await settle();
  first.answer(PAD);
  await settle();
  assertEqual(table.pad.value.title, "Enkel");
  table.close();
});

test("after a lost connection the line and the voice tell what happened meanwhile", async (fakes) => {
  const { there, table } = await open(fakes);
  there.onMessage = () => {};
  tapRoll(fakes, table, there);
  chooseBox(table, "fours"); // brings the dice to rest
  chooseBox(table, "fours");
  answer(fakes, there);
  assertEqual(table.state.value.lastEvent.event.type, "entered");
  fakes.socket.shut();
  there.move({ type: "roll", seat: 1 });
  there.move({ type: "enter", seat: 1, key: "ones" });
  await fakes.clock.advance(1_000);
  announcement.value = "";
  fakes.socket.accept();
  assertEqual(fakes.socket.sent[0].after, 3);
  fakes.socket.deliver(there.welcome(3));
  assertEqual([table.state.value.lastEvent.event.key, table.state.value.lastEvent.seat], ["ones", 1]);
  assert(announcement.value.includes("page-told-struck"), announcement.value);
  table.close();
});

test("missing moves are caught up with", async (fakes) => {
  const { there, table } = await open(fakes);
  there.onMessage = () => {};
  there.move({ type: "roll", seat: 0 });
  fakes.socket.deliver(there.move({ type: "enter", seat: 0, key: "ones" }));
  assertEqual(table.game.value.seq, 1);
  fakes.server.find(`GET /api/tables/${ID}`).at(-1).answer(there.view());
  await settle();
  assertEqual(table.game.value.seq, 3);
  table.close();
});

test("where catching up fails a new connection brings the rest", async (fakes) => {
  const { there, table } = await open(fakes);
  there.onMessage = () => {};
  there.move({ type: "roll", seat: 0 });
  fakes.socket.deliver(there.move({ type: "enter", seat: 0, key: "ones" }));
  fakes.server.find(`GET /api/tables/${ID}`).at(-1).answer(NO_CONNECTION);
  await settle();
  assertEqual(fakes.sockets.length, 2);
  fakes.socket.accept();
  fakes.socket.deliver(there.welcome(1));
  assertEqual(table.game.value.seq, 3);
  table.close();
});

test("the coach does not think for ever", async (fakes) => {
  const { there, table } = await open(fakes);
  tapRoll(fakes, table, there);
  await fakes.clock.advance(1_000);
  requestAdvice(table);
  assert(table.advice.value);
  await fakes.clock.advance(100_000);
  // Nobody answers the probes of the connection either; only the coach is looked at here.
  assertEqual(table.advice.value, null);
  const before = fakes.server.find(`GET /api/tables/${ID}/advice`).length;
  requestAdvice(table);
  assertEqual(fakes.server.find(`GET /api/tables/${ID}/advice`).length, before + 1);
  table.close();
});

test("another version is looked into once for each connection", async (fakes) => {
  fakes.server.on("HEAD", {});
  const { there, table } = await open(fakes, { page: "another" });
  for (let change = 0; change < 5; change += 1) {
    there.changeRoom();
    await settle();
  }
  assertEqual(fakes.server.find("HEAD").length, 1);
  fakes.socket.shut();
  await fakes.clock.advance(1_000);
  fakes.socket.accept();
  fakes.socket.deliver(there.welcome(1, "another"));
  await settle();
  assertEqual(fakes.server.find("HEAD").length, 2);
  assert(VERSION !== "another");
  table.close();
});

test("nothing of a closed table runs on", async (fakes) => {
  const { there, table } = await open(fakes);
  tapRoll(fakes, table, there);
  fakes.socket.deliver({ type: "reacted", seat: 1, reaction: "wow" });
  table.notify("text", "problem");
  table.close();
  assertEqual(fakes.clock.timers.size, 0);
});

test("a table is played through any link that keeps the promises", async (fakes) => {
  const { signal } = await load("core/html.js");
  const there = new FakeTable();
  const link = {
    state: signal("open"), pending: signal([]), isSlow: signal(false), isResponsive: signal(true), reconnect() {}, close() {},
    sendReaction() {}, request: async () => PAD,
    sendMoves: (seq, ...moves) => moves.forEach((move, index) => link.receive(there.play({ seq: seq + index, key: `${seq}`, move }))),
    receive: (_message) => {},
  };
  const table = new Table(ID, "A".repeat(22), (_id, _token, { onMessage }) => {
    link.receive = (message) => onMessage(message, false);
    return link;
  });
  link.receive(there.welcome());
  roll(table);
  assertEqual(table.now.value.dice, there.turn.dice);
  await settle();
  assertEqual([fakes.sockets.length, fakes.server.requests.length, table.pad.value.title], [0, 0, "Plain"]);
  table.close();
});
