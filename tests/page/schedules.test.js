// Random schedules of messages, answers, taps, losses and returns, against fold, connection and store: nothing is lost, nothing
// happens twice, and never is an older room or game shown. `YATZY_SEARCH=fuzz` tries many more.
import { FakeTable, PAD } from "./fake-table.js";
import { assert, assertEqual, createRandom, loadPage, settle, test } from "./harness.js";

const load = loadPage();
const { effect } = await load("core/html.js");
const { Table } = await load("table/store.js");
const { chooseBox, enterBox, roll, toggleDie } = await load("table/actions.js");

const ID = "2222222222";
const STEPS = 70;
/** Schedules that failed once, by seed, are tried first. */
const KNOWN_SEEDS = [];

/** A page at a table, with a network between them that delivers when it is told to. */
class Schedule {
  constructor(fakes, seed) {
    this.fakes = fakes;
    this.random = createRandom(seed);
    this.there = new FakeTable(this.random, { mine: this.random() < 0.3 ? [0, 1] : [0] });
    /** By socket: how far the server has read it, and what is on its way to the page. @type {Map<any, { read: number, queue: any[], isDead: boolean }>} */
    this.lines = new Map();
    /** HTTP requests that the server has answered, and the page has not heard of. @type {(() => void)[]} */
    this.answers = [];
    /** @type {Set<string>} */
    this.commands = new Set();
    this.seen = { revision: 0, seq: 0 };
    this.there.onMessage = (message) => {
      for (const line of this.lines.values()) if (line.isWelcome && !line.isDead) line.queue.push(message);
    };
    this.handled = fakes.server.requests.length;
    this.table = new Table(ID, "A".repeat(22));
    this.stop = effect(() => this.check());
  }

  check() {
    const { room, game, lastEvent } = this.table.state.value;
    assert((room?.revision ?? 0) >= this.seen.revision, "an older room");
    assert((game?.seq ?? 0) >= this.seen.seq, "an older game");
    assert(!lastEvent || lastEvent.seq === game.seq, "an old event");
    this.seen = { revision: room?.revision ?? 0, seq: game?.seq ?? 0 };
    for (const { key } of this.table.connection.pending.value) this.commands.add(key);
  }

  get line() {
    const { socket } = this.fakes;
    if (!this.lines.has(socket)) this.lines.set(socket, { read: 0, queue: [], isDead: false, isWelcome: false });
    return { socket, ...this.lines.get(socket), of: this.lines.get(socket) };
  }

  pick(choices) {
    return choices[Math.floor(this.random() * choices.length)];
  }

  /** The server reads the next frame of the current socket. */
  readFrame() {
    const { socket, of } = this.line;
    if (of.isDead || socket.isClosed) return false;
    if (!socket.isOpen) {
      socket.accept();
      return true;
    }
    const frame = socket.sent[of.read];
    if (!frame) return false;
    of.read += 1;
    if (frame.type === "hello") {
      of.queue.push(this.there.welcome(frame.after));
      of.isWelcome = true;
    }
    if (frame.type === "play") {
      // To its sender goes the answer alone, to others what happened.
      const before = this.there.seq;
      const answer = this.there.play(frame);
      if (answer.type === "moved") assertEqual(this.there.seq, before + 1);
      of.queue.push(answer);
    }
    if (frame.type === "ping") of.queue.push({ type: "pong" });
    return true;
  }

  /** The page hears the next message. */
  hear() {
    const { socket, of } = this.line;
    if (of.isDead || socket.isClosed || !of.queue.length) return false;
    socket.deliver(of.queue.shift());
    return true;
  }

  /** The server handles the next HTTP request; its answer is on its way. */
  handleRequest() {
    const request = this.fakes.server.requests[this.handled];
    if (!request) return false;
    this.handled += 1;
    if (request.line.endsWith("/pad")) request.answer(PAD);
    else if (request.line.startsWith("POST")) {
      const { revision } = request.body;
      const isCurrent = revision === this.there.revision;
      if (isCurrent) this.there.changeRoom();
      const [body, status] = isCurrent ? [this.there.view(), 200] : [{ code: "table-changed", text: "changed", room: this.there.room() }, 409];
      this.answers.push(() => request.answer(body, { status }));
    } else {
      const view = this.there.view();
      this.answers.push(() => request.answer(view));
    }
    return true;
  }

  hearAnswer() {
    if (!this.answers.length) return false;
    const [answer] = this.answers.splice(Math.floor(this.random() * this.answers.length), 1);
    answer();
    return true;
  }

  tap() {
    const { table } = this;
    const what = this.random();
    if (what < 0.4) return roll(table);
    if (what < 0.6) return toggleDie(table, Math.floor(this.random() * 5));
    const { now } = table;
    const entry = this.pick(now.value?.entries ?? []);
    if (!entry) return undefined;
    if (table.dialog.value?.kind === "zero") return enterBox(table, table.dialog.value);
    return chooseBox(table, entry.key);
  }

  lose() {
    const { socket, of } = this.line;
    of.isDead = true; // what is on its way never arrives
    if (this.random() < 0.5) socket.shut();
  }

  step() {
    const what = this.random();
    if (what < 0.22) this.readFrame();
    else if (what < 0.46) this.hear();
    else if (what < 0.62) this.tap();
    else if (what < 0.7) this.fakes.clock.advanceNow(this.pick([50, 400, 700, 3_000, 9_000]));
    else if (what < 0.75) this.handleRequest();
    else if (what < 0.8) this.hearAnswer();
    else if (what < 0.84) this.there.changeRoom();
    else if (what < 0.9) !this.there.mine.includes(this.there.seat) && this.there.moveSomehow();
    else if (what < 0.92) this.there.moveSomehow(); // another device of this player
    else if (what < 0.95) this.lose();
    else if (what < 0.97) this.fakes.setHidden(this.random() < 0.5);
    else if (what < 0.98) this.table.connection.reconnect();
    else this.table.changeRoom("begin");
  }

  /** Let everything arrive. */
  async finish() {
    this.fakes.setHidden(false);
    for (let round = 0; round < 40; round += 1) {
      let isBusy = true;
      while (isBusy) {
        isBusy = [this.readFrame(), this.hear(), this.handleRequest(), this.hearAnswer()].some(Boolean);
        await settle(1);
      }
      if (this.table.connection.state.value === "open" && !this.table.isBusy.value && round > 2) return;
      this.fakes.clock.advanceNow(4_000);
    }
    throw new Error("it never comes to rest");
  }

  compare() {
    const { table, there } = this;
    const { room, game } = table.state.value;
    const expected = there.state();
    assertEqual(room.revision, there.revision, "the room");
    assertEqual([game.seq, game.cards, game.now.dice, game.now.kept], [expected.seq, expected.cards, expected.now.dice, expected.now.kept], "the game");
    assertEqual(game.turns.map((one) => [one.seat, one.key, one.points]), there.turns.map((one) => [one.seat, one.key, one.points]), "the turns");
    assertEqual(table.state.value.trayDice.map((die) => die.face).toSorted(), expected.now.dice.toSorted(), "the dice");
    const sent = [...this.commands].filter((key) => there.outcomes.has(key));
    const dropped = this.commands.size - sent.length;
    const refused = sent.filter((key) => there.outcomes.get(key) === "refused").length;
    assert(!dropped || refused, "a command was lost");
  }

  close() {
    this.stop();
    this.table.close();
  }
}

test("whatever happens the page and the table agree in the end", async (fakes) => {
  document.documentElement.dataset.motion = "none";
  let commands = 0;
  for (let place = 0; place < KNOWN_SEEDS.length + window.schedules; place += 1) {
    const seed = KNOWN_SEEDS[place] ?? place;
    const schedule = new Schedule(fakes, seed);
    try {
      for (let step = 0; step < STEPS; step += 1) {
        schedule.step();
        if (step % 4 === 0) await settle(1);
      }
      await schedule.finish();
      schedule.compare();
      commands += schedule.commands.size;
    } catch (error) {
      throw new Error(`seed ${seed}: ${error.stack}`);
    } finally {
      schedule.close();
      fakes.server.requests.length = 0;
    }
  }
  assert(commands > window.schedules, "hardly anything was tried");
});
