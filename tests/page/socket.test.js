// The connection to a table: a fake socket at its other end.
import { FakeTable } from "./fake-table.js";
import { assert, assertEqual, loadPage, test } from "./harness.js";

const { openRemoteTable } = await loadPage()("net/socket.js");
const ROLL = { type: "roll", seat: 0 };
/** Longer than any deadline of the connection. */
const LONG = 60_000;

/** Open a connection to a table; `messages` are what it has passed on. */
function connect(fakes) {
  const table = new FakeTable();
  /** @type {any[]} */
  const messages = [];
  let isClosed = false;
  const connection = openRemoteTable("2222222222", "token", {
    onMessage: (message, isConsequence) => messages.push({ ...message, isConsequence }),
    lastSeq: () => 7,
  });
  const welcome = () => {
    fakes.socket.accept();
    fakes.socket.deliver(table.welcome());
  };
  const close = () => {
    if (!isClosed) connection.close();
    isClosed = true;
  };
  return { table, messages, connection, welcome, close };
}

test("it says hello with the last event, and is open after the welcome", (fakes) => {
  const { connection, messages, close } = connect(fakes);
  fakes.socket.accept();
  const [{ type, token, after }] = fakes.socket.sent;
  assertEqual([type, token, after, connection.state.value], ["hello", "token", 7, "opening"]);
  fakes.socket.deliver(new FakeTable().welcome());
  assertEqual([connection.state.value, messages.map((one) => one.type)], ["open", ["welcome"]]);
  close();
});

test("a command waits for the connection and is sent once", (fakes) => {
  const { connection, welcome, close } = connect(fakes);
  connection.sendMoves(3, ROLL);
  welcome();
  const plays = fakes.socket.sent.filter((one) => one.type === "play");
  assertEqual(plays.map((one) => [one.seq, one.move.type]), [[3, "roll"]]);
  close();
});

test("a command without an answer is sent again under its key", async (fakes) => {
  const { connection, welcome, close } = connect(fakes);
  welcome();
  connection.sendMoves(1, ROLL);
  const [first] = fakes.socket.sent.filter((one) => one.type === "play");
  fakes.socket.shut();
  assertEqual(connection.state.value, "lost");
  await fakes.clock.advance(1_000);
  welcome();
  const [again] = fakes.socket.sent.filter((one) => one.type === "play");
  assertEqual(again, first);
  fakes.socket.deliver({ type: "done", key: first.key, seq: 2 });
  assertEqual(connection.pending.value, []);
  close();
});

test("a handshake that hangs is given up and tried again", async (fakes) => {
  const { connection, close } = connect(fakes);
  await fakes.clock.advance(LONG);
  assert(fakes.sockets[0].isClosed);
  assert(fakes.sockets.length > 1);
  assertEqual(connection.state.value, "lost");
  close();
});

test("a server that accepts and says nothing is given up", async (fakes) => {
  const { close } = connect(fakes);
  fakes.socket.accept();
  await fakes.clock.advance(LONG);
  assert(fakes.sockets.length > 1);
  close();
});

test("a server that says anything but welcome is given up", async (fakes) => {
  const { close } = connect(fakes);
  fakes.socket.accept();
  fakes.socket.deliver({ type: "pong" });
  await fakes.clock.advance(LONG);
  assert(fakes.sockets.length > 1);
  close();
});

test("a new connection that hangs is given up and tried again", async (fakes) => {
  const { connection, welcome, close } = connect(fakes);
  welcome();
  connection.reconnect();
  assertEqual([fakes.sockets.length, connection.state.value, fakes.sockets[0].isClosed], [2, "opening", true]);
  await fakes.clock.advance(LONG);
  assert(fakes.sockets.length > 2);
  welcome();
  assertEqual(connection.state.value, "open");
  close();
});

test("coming back to the window probes an open connection", async (fakes) => {
  const { connection, welcome, close } = connect(fakes);
  welcome();
  fakes.setHidden(true);
  assertEqual(fakes.socket.sent.filter((one) => one.type === "ping").length, 0);
  fakes.setHidden(false);
  assertEqual(fakes.socket.sent.filter((one) => one.type === "ping").length, 1);
  await fakes.clock.advance(6_000);
  assertEqual([connection.state.value, fakes.sockets[0].isClosed], ["lost", true]);
  close();
});

test("probes do not put off one another", async (fakes) => {
  const { connection, welcome, close } = connect(fakes);
  welcome();
  for (let second = 0; second < 8; second += 1) {
    fakes.setHidden(false);
    await fakes.clock.advance(1_000);
    if (connection.state.value !== "open") break;
  }
  assertEqual(connection.state.value, "lost");
  close();
});

test("an answered probe leaves the connection open", async (fakes) => {
  const { connection, welcome, close } = connect(fakes);
  welcome();
  fakes.setHidden(false);
  fakes.socket.deliver({ type: "pong" });
  await fakes.clock.advance(10_000);
  assertEqual(connection.state.value, "open");
  close();
});

test("coming back reconnects a lost connection at once", async (fakes) => {
  const { welcome, close } = connect(fakes);
  welcome();
  for (let attempt = 0; attempt < 6; attempt += 1) {
    fakes.socket.shut();
    await fakes.clock.advance(attempt < 5 ? 12_000 : 0);
  }
  const before = fakes.sockets.length;
  fakes.setHidden(false);
  assertEqual(fakes.sockets.length, before + 1);
  close();
});

test("a silent server is probed and then lost", async (fakes) => {
  const { connection, welcome, close } = connect(fakes);
  welcome();
  await fakes.clock.advance(20_000);
  assertEqual(fakes.socket.sent.at(-1).type, "ping");
  await fakes.clock.advance(5_000);
  assertEqual(connection.state.value, "lost");
  close();
});

test("an overdue answer is told", async (fakes) => {
  const { connection, welcome, close } = connect(fakes);
  welcome();
  connection.sendMoves(1, ROLL);
  await fakes.clock.advance(3_000);
  assert(connection.isSlow.value);
  const [command] = connection.pending.value;
  fakes.socket.deliver({ type: "done", key: command.key, seq: 2 });
  assert(!connection.isSlow.value);
  close();
});

test("what follows from a refusal is marked", (fakes) => {
  const { connection, messages, welcome, close } = connect(fakes);
  welcome();
  connection.sendMoves(1, { type: "keep", seat: 0, dice: [1] }, ROLL);
  const [keep, roll] = connection.pending.value;
  fakes.socket.deliver({ type: "refused", code: "table-long", text: "too long", key: keep.key });
  assertEqual(connection.pending.value, []);
  fakes.socket.deliver({ type: "refused", code: "table-late", text: "too late", key: roll.key });
  assertEqual(messages.slice(1).map((one) => [one.text, one.isConsequence]), [["too long", false], ["too late", true]]);
  close();
});

test("a table that is gone is not asked for again", async (fakes) => {
  const { connection, close } = connect(fakes);
  fakes.socket.accept();
  fakes.socket.shut(4404);
  await fakes.clock.advance(LONG);
  assertEqual([connection.state.value, fakes.sockets.length], ["gone", 1]);
  close();
});

test("after it is closed nothing arrives and nothing is tried", async (fakes) => {
  const { connection, messages, welcome, close } = connect(fakes);
  welcome();
  connection.sendMoves(1, ROLL);
  close();
  fakes.socket.deliver({ type: "pong" });
  fakes.setHidden(false);
  await fakes.clock.advance(LONG);
  assertEqual([messages.length, fakes.sockets.length, fakes.clock.timers.size], [1, 1, 0]);
});
