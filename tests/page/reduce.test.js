// The fold over a table's messages.
import { FakeTable } from "./fake-table.js";
import { assert, assertEqual, loadPage, test } from "./harness.js";

const { EMPTY_STATE, isBehind, reduce } = await loadPage()("table/reduce.js");

/** Return a table and the state of a page that has just opened it. */
function open(options = {}) {
  const table = new FakeTable(undefined, options);
  return { table, state: reduce(EMPTY_STATE, table.welcome()) };
}

test("a welcome brings the whole table", () => {
  const { table, state } = open();
  assertEqual([state.room.revision, state.game.seq, state.seats, state.host], [1, 1, [0], true]);
  assertEqual(state.game.now.rolls_left, table.turn.left);
  assertEqual(state.lastEvent, null);
});

test("moves are applied one after the other", () => {
  let { table, state } = open();
  state = reduce(state, table.move({ type: "roll", seat: 0 }));
  assertEqual(state.trayDice.map((die) => die.face), table.turn.dice);
  state = reduce(state, table.move({ type: "keep", seat: 0, dice: table.turn.dice.slice(0, 2) }));
  assertEqual(state.trayDice.filter((die) => die.kept).length, 2);
  state = reduce(state, table.move({ type: "enter", seat: 0, key: "fours" }));
  assertEqual(state.game.cards, table.state().cards);
  assertEqual(state.game.turns.map(({ seat, key, points }) => [seat, key, points]), [[0, "fours", table.turns[0].points]]);
  assertEqual([state.trayDice, state.lastEvent.seat, state.lastEvent.column], [[], 0, 0]);
});

test("a move that was seen is ignored", () => {
  let { table, state } = open();
  const moved = table.move({ type: "roll", seat: 0 });
  state = reduce(state, moved);
  assert(reduce(state, moved) === state);
});

test("a move that comes too early waits for a snapshot", () => {
  let { table, state } = open();
  table.move({ type: "roll", seat: 0 });
  state = reduce(state, table.move({ type: "enter", seat: 0, key: "ones" }));
  assert(isBehind(state));
  assertEqual(state.game.seq, 1);
  state = reduce(state, { type: "welcome", ...table.view() });
  assert(!isBehind(state));
  assertEqual(state.game.seq, 3);
});

test("an early move follows an older snapshot", () => {
  let { table, state } = open();
  table.move({ type: "roll", seat: 0 });
  const snapshot = table.view();
  state = reduce(state, table.move({ type: "enter", seat: 0, key: "ones" }));
  state = reduce(state, { type: "welcome", ...snapshot });
  assertEqual([state.game.seq, isBehind(state), state.lastEvent.event.type], [3, false, "entered"]);
});

test("an older snapshot changes nothing of the game", () => {
  let { table, state } = open();
  const older = table.view();
  state = reduce(state, table.move({ type: "roll", seat: 0 }));
  const after = reduce(state, { type: "welcome", ...older });
  assertEqual([after.game.seq, after.trayDice, after.lastEvent], [2, state.trayDice, state.lastEvent]);
});

test("an older room never replaces a newer one", () => {
  let { table, state } = open();
  const older = table.view();
  table.revision += 1;
  table.mine = [0, 1];
  state = reduce(state, { type: "room", room: table.room(), seats: table.mine });
  for (const message of [{ type: "welcome", ...older, host: false }, { type: "room", room: older.room, seats: older.seats }]) {
    const after = reduce(state, message);
    assertEqual([after.room.revision, after.seats, after.host], [2, [0, 1], true], message.type);
  }
});

test("of two rooms with one revision the later counts", () => {
  const { table, state } = open();
  const room = { ...table.room(), closed: true };
  assert(reduce(state, { type: "room", room, seats: [0] }).room.closed);
});

test("the server says which seats may be handed over", () => {
  let { table, state } = open();
  state = reduce(state, { type: "welcome", ...table.view(), handover: [0] });
  assertEqual(state.handover, [0]);
  state = reduce(state, { type: "room", ...table.view(), handover: [0, 1] });
  assertEqual(state.handover, [0, 1]);
});

test("a refusal with the game brings it", () => {
  let { table, state } = open();
  table.move({ type: "roll", seat: 0 });
  state = reduce(state, table.refuse("key", "table-late", table.state()));
  assertEqual(state.game.seq, 2);
});

test("after a lost connection the last event is the one that was missed", () => {
  let { table, state } = open();
  state = reduce(state, table.move({ type: "roll", seat: 0 }));
  state = reduce(state, table.move({ type: "enter", seat: 0, key: "fours" }));
  table.move({ type: "roll", seat: 1 });
  table.move({ type: "enter", seat: 1, key: "ones" });
  state = reduce(state, table.welcome(state.game.seq));
  assertEqual([state.lastEvent.seq, state.lastEvent.seat, state.lastEvent.column, state.lastEvent.event.key], [5, 1, 1, "ones"]);
});

test("a missed keep is told of who keeps", () => {
  let { table, state } = open();
  state = reduce(state, table.move({ type: "roll", seat: 0 }));
  state = reduce(state, table.move({ type: "enter", seat: 0, key: "fours" }));
  table.move({ type: "roll", seat: 1 });
  table.move({ type: "keep", seat: 1, dice: [4] });
  state = reduce(state, table.welcome(state.game.seq));
  assertEqual([state.lastEvent.event.type, state.lastEvent.seat], ["kept", 1]);
});

test("after a snapshot without events nothing old is the last event", () => {
  let { table, state } = open();
  state = reduce(state, table.move({ type: "roll", seat: 0 }));
  state = reduce(state, table.move({ type: "enter", seat: 0, key: "fours" }));
  table.move({ type: "roll", seat: 1 });
  state = reduce(state, { type: "welcome", ...table.view() });
  assertEqual(state.lastEvent, null);
});

test("a welcome without anything missed leaves the last event and the dice", () => {
  let { table, state } = open();
  state = reduce(state, table.move({ type: "roll", seat: 0 }));
  const kept = state.trayDice.map((_, place) => place === 1);
  state = reduce(state, { type: "select", kept });
  const after = reduce(state, table.welcome(state.game.seq));
  assertEqual([after.lastEvent, after.trayDice], [state.lastEvent, state.trayDice]);
});
