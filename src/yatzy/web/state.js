// What is seen of a table: one fold over what the server says. No rule is written here; what can be done and what
// it gives comes with every message.
import { isolated } from "./directions.js";

/**
 * @typedef {import("./wire").Told} Told
 * @typedef {import("./wire").Moved} Moved
 * @typedef {import("./wire").GameState} GameState
 *
 * @typedef {{ face: number, kept: boolean, thrown: number }} Lying A die: what it shows, whether it is put aside,
 *   and the throw it fell in, which makes it tumble.
 * @typedef {{ seq: number, seat: number, column: number, event: import("./wire").GameEvent, live: boolean }} Happening
 * @typedef {{ seat: number, dice: number[] }} ThrownOff
 *
 * @typedef {object} Seen
 * @property {import("./wire").RoomView | null} room
 * @property {number[]} seats The seats that are ours.
 * @property {boolean} host
 * @property {GameState | null} game
 * @property {Lying[]} lying The dice, each at its place as long as the turn lasts.
 * @property {ThrownOff[]} thrownOff The throws for who begins, with whose they were as far as we saw.
 * @property {Happening | null} last
 * @property {Moved[]} early What came before what it follows.
 * @property {boolean} partial Whether something is not told in full: a new round's cards.
 *
 * @typedef {Told | { type: "chose", kept: boolean[] }} Message What the server says, or dice put aside here.
 */

/** @type {Seen} */
export const NOTHING = {
  room: null, seats: [], host: false, game: null, lying: [], thrownOff: [], last: null,
  early: [], partial: false,
};

let throws = 0;

/**
 * Return what is seen after a message.
 * @param {Seen} seen
 * @param {Message} message
 * @returns {Seen}
 */
export function after(seen, message) {
  switch (message.type) {
    case "welcome": {
      const { room, seats, host, state } = message;
      return caughtUp(arrived({ ...seen, room, seats, host }, state));
    }
    case "room":
      return { ...seen, room: message.room, seats: message.seats };
    case "moved":
      return moved(seen, message);
    case "refused":
      return message.state ? caughtUp(arrived(seen, message.state)) : seen;
    case "chose":
      return { ...seen, lying: seen.lying.map((die, place) => ({ ...die, kept: message.kept[place] })) };
    default:
      return seen;
  }
}

/**
 * Whether something was missed, so that the whole has to be asked for.
 * @param {Seen} seen
 */
export function behind(seen) {
  return seen.early.length > 0 || seen.partial;
}

/**
 * @param {Seen} seen
 * @param {GameState | null} state
 * @returns {Seen}
 */
function arrived(seen, state) {
  if (!state || (seen.game && state.seq < seen.game.seq)) return seen;
  const game = whole(state);
  const known = seen.game?.seq === game.seq && sameFaces(facesOf(seen.lying), game.now.dice);
  const thrownOff = game.roll_off.map((dice, place) => ({
    seat: seen.thrownOff[place]?.seat ?? game.columns[place]?.[0] ?? -1, dice,
  }));
  const lying = known ? seen.lying : laid(game.now);
  return { ...seen, game, thrownOff, lying, partial: false };
}

/**
 * @param {Seen} seen
 * @returns {Seen}
 */
function caughtUp(seen) {
  const early = seen.early.toSorted((a, b) => a.seq - b.seq);
  return early.reduce(moved, { ...seen, early: [] });
}

/**
 * @param {Seen} seen
 * @param {Moved} message
 * @returns {Seen}
 */
function moved(seen, message) {
  const { game } = seen;
  if (game && message.seq <= game.seq) return seen;
  if (!game || message.seq > game.seq + 1) return { ...seen, early: [...seen.early, message] };
  const { event } = message;
  const next = message.state ? whole(message.state) : followed(game, message);
  const seat = event.type === "took-back" ? (game.now.undo ?? game.now.seat) : game.now.seat;
  const off = event.type === "rolled" && game.now.phase === "roll-off";
  return {
    ...seen,
    game: next,
    partial: !message.state && (seen.partial || next.cards.length > game.cards.length),
    lying: lyingAfter(seen.lying, game, next, event),
    thrownOff: off ? [...seen.thrownOff, { seat, dice: event.thrown }] : seen.thrownOff,
    last: { seq: message.seq, seat, column: columnOf(game, seat), event, live: true },
  };
}

/**
 * @param {GameState} game
 * @param {Moved} message
 * @returns {GameState}
 */
function followed(game, message) {
  const { event, written } = message;
  const next = { ...game, seq: message.seq, now: complete(message.now) };
  if (event.type === "entered") {
    next.turns = [...game.turns, { ...event, seat: game.now.seat, dice: game.now.dice, round: game.now.round }];
  }
  if (event.type === "rolled" && game.now.phase === "roll-off") next.roll_off = [...game.roll_off, event.thrown];
  if (event.type === "revealed") next.secret = event.secret;
  if (written) {
    next.cards = game.cards.map((cards, round) =>
      round === written.round ? cards.map((card, at) => (at === written.column ? written.card : card)) : cards,
    );
  }
  if (next.now.round === next.cards.length) next.cards = [...next.cards, next.cards[0].map(() => unwritten(next))];
  return next;
}

/**
 * Return a card nobody has written on, for the moment until the server has told how it really looks.
 * @param {GameState} game
 * @returns {import("./wire").CardView}
 */
function unwritten(game) {
  const points = game.keys.map(() => null);
  return { points, upper: 0, upper_bonus: 0, bonuses: 0, total: 0, pace: null };
}

// Dice

/**
 * @param {Lying[]} lying
 * @param {GameState} before
 * @param {GameState} next
 * @param {import("./wire").GameEvent} event
 * @returns {Lying[]}
 */
function lyingAfter(lying, before, next, event) {
  const { dice, kept } = next.now;
  if (event.type === "rolled") {
    throws += 1;
    if (before.now.phase === "roll-off") return fallen(event.thrown);
    const thrown = [...event.thrown];
    const fell = lying.length === dice.length && before.now.dice.length
      ? lying.map((die) => (die.kept ? die : { face: thrown.shift() ?? 0, kept: false, thrown: throws }))
      : fallen(event.thrown);
    return sameFaces(facesOf(fell), dice) ? fell : laid(next.now);
  }
  if (event.type === "kept") {
    return sameFaces(facesOf(lying.filter((die) => die.kept)), kept) ? lying : marked(lying, kept);
  }
  if (event.type === "entered") return [];
  return laid(next.now);
}

/** @param {number[]} faces */
function fallen(faces) {
  return faces.map((face) => ({ face, kept: false, thrown: throws }));
}

/** @param {import("./wire").Now} now */
function laid(now) {
  return marked(now.dice.map((face) => ({ face, kept: false, thrown: 0 })), now.kept);
}

/**
 * Return the dice with some of them put aside.
 * @param {Lying[]} lying
 * @param {number[]} keep
 */
export function marked(lying, keep) {
  const left = [...keep];
  const first = lying.map((die) => die.kept && take(left, die.face));
  return lying.map((die, place) => ({ ...die, kept: first[place] || take(left, die.face) }));
}

/**
 * @param {number[]} faces
 * @param {number} face
 */
function take(faces, face) {
  const place = faces.indexOf(face);
  if (place >= 0) faces.splice(place, 1);
  return place >= 0;
}

/** @param {Lying[]} lying */
export function facesOf(lying) {
  return lying.map((die) => die.face);
}

/**
 * @param {number[]} some
 * @param {number[]} others
 */
export function sameFaces(some, others) {
  return some.toSorted().join() === others.toSorted().join();
}

/**
 * Whether it was just thrown out who begins, and nothing was done since.
 * @param {Seen} seen
 */
export function rolledOff({ game }) {
  return Boolean(game && game.now.phase === "play" && game.roll_off.length && !game.turns.length && !game.now.dice.length);
}

/**
 * Whose move it is and how many events there were: what a choice is made by.
 * @param {Seen} seen
 */
export function momentOf({ game }) {
  return { seat: game?.now.seat ?? -1, seq: game?.seq ?? 0 };
}

// What the wire leaves out

/**
 * @param {GameState} state
 * @returns {GameState}
 */
function whole(state) {
  return { ...state, now: complete(state.now) };
}

/**
 * @param {import("./wire").Now} now
 * @returns {import("./wire").Now}
 */
function complete(now) {
  const left = { rolls_left: 0, dice: [], kept: [], entries: [], undo: null, standings: [], winners: [] };
  return { ...left, ...now };
}

/**
 * @param {GameState} game
 * @param {number} seat
 */
export function columnOf(game, seat) {
  return game.columns.findIndex((seats) => seats.includes(seat));
}

/**
 * Return the name over a column: the player's, or those of the partners.
 * @param {GameState} game
 * @param {number} column
 */
export function columnName(game, column) {
  return game.columns[column].map((seat) => isolated(game.players[seat])).join(" & ");
}

/**
 * Return which turn of how many is played in the column whose turn it is.
 * @param {GameState} game
 */
export function turnNumber(game) {
  const turns = game.keys.length;
  const filled = game.cards[game.now.round]?.[game.now.column].points.filter((points) => points !== null).length ?? 0;
  return { turn: Math.min(turns, filled + 1), turns };
}

/**
 * Return which turn wrote what stands in a box, counted from 0 over the whole game, or -1.
 * @param {GameState} game
 * @param {number} round
 * @param {number} column
 * @param {string} key
 */
export function turnOf(game, round, column, key) {
  return game.turns.findIndex((turn) =>
    turn.key === key && (turn.round ?? 0) === round && game.columns[column].includes(turn.seat));
}
