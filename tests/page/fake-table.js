// A table as a server would keep it: few rules, but numbered events, revisions and idempotency keys as the real one.

const KEYS = ["ones", "twos", "threes", "fours", "fives", "sixes"];
const ROLLS = 3;
const DICE = 5;

export const PAD = {
  id: "plain", title: "Plain", publisher: "", edition: "", dice: DICE, rolls: ROLLS, on_shelf: true,
  rows: KEYS.map((key) => ({ kind: "box", key, label: key })),
};

export class FakeTable {
  /**
   * @param {() => number} [random]
   * @param {{ mine?: number[], players?: string[] }} [options] `mine` are the seats of the page.
   */
  constructor(random = () => 0.5, { mine = [0], players = ["Anna", "Bo"] } = {}) {
    this.random = random;
    this.mine = mine;
    this.players = players;
    this.revision = 1;
    this.events = [{ type: "started" }];
    this.turns = [];
    this.cards = players.map(() => KEYS.map(() => null));
    this.turn = { dice: [], kept: [], left: ROLLS };
    /** What became of commands, by key. @type {Map<string, "done" | "refused">} */
    this.outcomes = new Map();
    /** Called with every message to all who watch, and the key of the command that caused it. */
    this.onMessage = (/** @type {any} */ _message) => {};
  }

  get seq() {
    return this.events.length;
  }

  get seat() {
    return this.turns.length % this.players.length;
  }

  get isOver() {
    return this.turns.length === KEYS.length * this.players.length;
  }

  room() {
    const seats = this.players.map((name) => ({ name, taken: true, computer: "", stand_in: "", away: false, team: null, styled: 0 }));
    return { table: "2222222222", revision: this.revision, sheet: "plain", title: "Plain", seats, dice: "screen", coach: true, begun: true, closed: false };
  }

  now() {
    const { dice, kept, left } = this.turn;
    const entries = dice.length ? KEYS.filter((_, at) => this.cards[this.seat][at] === null).map((key) => this.entry(key)) : [];
    return { phase: this.isOver ? "over" : "play", round: 0, column: this.seat, seat: this.seat, rolls_left: left, dice: [...dice], kept: [...kept], entries };
  }

  entry(key) {
    const face = KEYS.indexOf(key) + 1;
    const points = this.turn.dice.filter((one) => one === face).length * face;
    return { key, points, bonus: 0, allowed: true, reason: "" };
  }

  card(seat) {
    const points = [...this.cards[seat]];
    return { points, upper: 0, upper_bonus: 0, bonuses: 0, total: points.reduce((sum, one) => sum + (one ?? 0), 0), pace: null };
  }

  state() {
    return {
      seq: this.seq, players: this.players, columns: this.players.map((_, seat) => [seat]), rounds: 1, keys: KEYS,
      cards: [this.players.map((_, seat) => this.card(seat))], roll_off: [], turns: [...this.turns], now: this.now(), secret: "",
    };
  }

  view() {
    return { room: this.room(), seats: this.mine, host: true, state: this.state() };
  }

  welcome(after = 0, page = "") {
    const events = this.events.map((event, seq) => ({ seq, at: "", event })).slice(after);
    return { type: "welcome", ...this.view(), events, page };
  }

  /** Change the room, and tell everyone. */
  changeRoom() {
    this.revision += 1;
    this.onMessage({ type: "room", room: this.room(), seats: this.mine });
  }

  /** Carry out a command of the page, and return the answer. */
  play({ seq, key, move }) {
    if (seq !== this.seq) {
      if (this.outcomes.get(key) === "done") return { type: "done", key, seq: seq + 1 };
      return this.refuse(key, "table-late", this.state());
    }
    if (!this.isAllowed(move)) return this.refuse(key, "not-allowed");
    this.outcomes.set(key, "done");
    return { ...this.apply(move), key };
  }

  refuse(key, code, state = undefined) {
    this.outcomes.set(key, "refused");
    return { type: "refused", code, text: code, key, seq: this.seq, ...(state && { state }) };
  }

  isAllowed(move) {
    const { dice, left } = this.turn;
    if (this.isOver || move.seat !== this.seat) return false;
    if (move.type === "roll") return left > 0;
    return dice.length > 0 && (move.type === "keep" || this.cards[this.seat][KEYS.indexOf(move.key)] === null);
  }

  /** Make a move of somebody, and tell everyone but its sender. */
  move(move) {
    const moved = this.apply(move);
    this.onMessage(moved);
    return moved;
  }

  apply(move) {
    const { seat } = this;
    const event = this.eventOf(move);
    this.events.push(event);
    const moved = { type: "moved", seq: this.seq, at: "", event, now: this.now() };
    return event.type === "entered" ? { ...moved, written: { round: 0, column: seat, card: this.card(seat) } } : moved;
  }

  eventOf(move) {
    const { turn } = this;
    if (move.type === "roll") {
      const thrown = Array.from({ length: DICE - turn.kept.length }, () => 1 + Math.floor(this.random() * 6));
      this.turn = { dice: [...turn.kept, ...thrown], kept: turn.kept, left: turn.left - 1 };
      return { type: "rolled", thrown };
    }
    if (move.type === "keep") {
      this.turn = { ...turn, kept: [...move.dice] };
      return { type: "kept", dice: [...move.dice] };
    }
    const { points } = this.entry(move.key);
    this.cards[this.seat][KEYS.indexOf(move.key)] = points;
    this.turns.push({ seat: this.seat, key: move.key, points, dice: turn.dice, round: 0 });
    this.turn = { dice: [], kept: [], left: ROLLS };
    return { type: "entered", key: move.key, points };
  }

  /** Let whoever is to move do something. */
  moveSomehow() {
    if (this.isOver) return;
    const free = KEYS.filter((_, at) => this.cards[this.seat][at] === null);
    const { dice, left } = this.turn;
    if (!dice.length || (left && this.random() < 0.5)) this.move({ type: "roll", seat: this.seat });
    else this.move({ type: "enter", seat: this.seat, key: free[Math.floor(this.random() * free.length)] });
  }
}
