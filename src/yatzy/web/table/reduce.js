// The state of a table: a reducer over the server's messages. It knows no rules; what is allowed and what it gives
// comes with every message. Every room and every snapshot of the game passes `applyRoom` or `applySnapshot`, which let no older
// one through, whichever way it came.
import { diceAfter, facesOf, hasSameFaces, placeDice } from "./tray-dice.js";

/**
 * @typedef {import("../net/wire").ServerMessage} ServerMessage
 * @typedef {import("../net/wire").Moved} Moved
 * @typedef {import("../net/game-state").GameState} GameState
 *
 * @typedef {{ face: number, kept: boolean, throwId: number }} TrayDie A die: its face, whether it is kept, and
 *   the number of its throw; a new number makes it tumble.
 * @typedef {{ seq: number, seat: number, column: number, event: import("../net/wire").GameEvent }} LastEvent
 * @typedef {{ seat: number, dice: number[] }} RollOffThrow
 *
 * @typedef {object} TableState
 * @property {import("../net/wire").RoomView | null} room
 * @property {number[]} seats The seats of this device.
 * @property {boolean} host
 * @property {boolean} removed Whether the host removed this device from the table.
 * @property {import("../net/wire").Wait[]} waits The absent players, as of the message that told of them.
 * @property {number[]} handover The seats that players here may hand over to a bot: their own at any time, others once they are absent.
 * @property {GameState | null} game
 * @property {TrayDie[]} trayDice The dice; each keeps its place during a turn.
 * @property {RollOffThrow[]} rollOff The throws for who begins, with the seats as far as they are known.
 * @property {LastEvent | null} lastEvent
 * @property {Moved[]} earlyMoves Moves that arrived before the ones they follow.
 *
 * @typedef {ServerMessage | { type: "select", kept: boolean[] }} Message A message of the server, or dice kept here.
 */

/** @type {TableState} */
export const EMPTY_STATE = {
  room: null, seats: [], host: false, removed: false, waits: [], handover: [], game: null, trayDice: [], rollOff: [], lastEvent: null,
  earlyMoves: [],
};

/**
 * Return the state after a message.
 * @param {TableState} state
 * @param {Message} message
 * @returns {TableState}
 */
export function reduce(state, message) {
  switch (message.type) {
    case "welcome": {
      const { room, seats, host, removed = false, waits = [], handover = [], state: snapshot, events } = message;
      return applyEarlyMoves(applySnapshot(applyRoom(state, { room, seats, host, removed, waits, handover }), snapshot, events));
    }
    case "room": {
      const { room, seats, host = state.host, removed = state.removed, waits = state.waits, handover = state.handover } = message;
      return applyRoom(state, { room, seats, host, removed, waits, handover });
    }
    case "moved":
      return applyMove(state, message);
    case "refused":
      return message.state ? applyEarlyMoves(applySnapshot(state, message.state)) : state;
    case "select":
      return { ...state, trayDice: state.trayDice.map((die, place) => ({ ...die, kept: message.kept[place] })) };
    default:
      return state;
  }
}

/**
 * Whether messages are missing, so that a snapshot has to be loaded.
 * @param {TableState} state
 */
export function isBehind(state) {
  return state.earlyMoves.length > 0;
}

/**
 * Apply a room and who sits there, unless the state is newer. Of two with the same revision the later counts: names depend on
 * the language, and a match closes by time.
 * @param {TableState} state
 * @param {Pick<TableState, "seats" | "host" | "removed" | "waits" | "handover"> & { room: import("../net/wire").RoomView }} view
 * @returns {TableState}
 */
function applyRoom(state, view) {
  return state.room && view.room.revision < state.room.revision ? state : { ...state, ...view };
}

/**
 * Apply a snapshot of the game, unless the state is newer.
 * @param {TableState} state
 * @param {import("../net/wire").State | null} snapshot
 * @param {import("../net/wire").Happened[]} [events] The last events before it, as far as they are known.
 * @returns {TableState}
 */
function applySnapshot(state, snapshot, events = []) {
  if (!snapshot || (state.game && snapshot.seq < state.game.seq)) return state;
  const game = completeState(snapshot);
  const isKnown = state.game?.seq === game.seq && hasSameFaces(facesOf(state.trayDice), game.now.dice);
  const rollOff = game.roll_off.map((dice, place) => ({
    seat: state.rollOff[place]?.seat ?? game.columns[place]?.[0] ?? -1, dice,
  }));
  const trayDice = isKnown ? state.trayDice : placeDice(game.now);
  // What was seen last is no longer what happened last. On opening a table, nothing has just happened.
  const lastEvent = state.game?.seq === game.seq ? state.lastEvent : state.game ? lastMissedEvent(game, events) : null;
  return { ...state, game, rollOff, trayDice, lastEvent };
}

/**
 * Return the event that led to a snapshot, null where it is unknown.
 * @param {GameState} game
 * @param {import("../net/wire").Happened[]} events
 * @returns {LastEvent | null}
 */
function lastMissedEvent(game, events) {
  const missed = events.at(-1);
  if (!missed || missed.seq + 1 !== game.seq) return null;
  const { event } = missed;
  const turn = event.type === "entered" ? game.turns.at(-1) : event.type === "corrected" ? game.turns[event.turn] : undefined;
  const seat = turn?.seat ?? game.now.seat;
  return { seq: game.seq, seat, column: columnOf(game, seat), event };
}

/**
 * Apply the moves that arrived early and follow now.
 * @param {TableState} state
 * @returns {TableState}
 */
function applyEarlyMoves(state) {
  const moves = state.earlyMoves.toSorted((a, b) => a.seq - b.seq);
  return moves.reduce(applyMove, { ...state, earlyMoves: [] });
}

/**
 * Apply the next move; one already applied is ignored, one that is too early waits.
 * @param {TableState} state
 * @param {Moved} message
 * @returns {TableState}
 */
function applyMove(state, message) {
  const { game } = state;
  if (game && message.seq <= game.seq) return state;
  if (!game || message.seq > game.seq + 1) return { ...state, earlyMoves: [...state.earlyMoves, message] };
  const { event } = message;
  const next = message.state ? completeState(message.state) : advanceGame(game, message);
  const seat = event.type === "took-back" ? (game.now.undo ?? game.now.seat) : game.now.seat;
  const isRollOff = event.type === "rolled" && game.now.phase === "roll-off";
  return {
    ...state,
    game: next,
    trayDice: diceAfter(state.trayDice, game, next, event),
    rollOff: isRollOff ? [...state.rollOff, { seat, dice: event.thrown }] : state.rollOff,
    lastEvent: { seq: message.seq, seat, column: columnOf(game, seat), event },
  };
}

/**
 * @param {GameState} game
 * @param {Moved} message
 * @returns {GameState}
 */
function advanceGame(game, message) {
  const { event, written } = message;
  const next = { ...game, seq: message.seq, now: completeNow(message.now) };
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
  return next;
}

/**
 * Whether the roll-off was just decided and nothing has happened since.
 * @param {TableState} seen
 */
export function isAfterRollOff({ game }) {
  return Boolean(game && game.now.phase === "play" && game.roll_off.length && !game.turns.length && !game.now.dice.length);
}

/**
 * Return the seat to move and the number of the last event, to detect later that a choice is outdated.
 * @param {TableState} seen
 */
export function currentMoment({ game }) {
  return { seat: game?.now.seat ?? -1, seq: game?.seq ?? 0 };
}

// Fields that messages omit where they are empty

/**
 * @param {import("../net/wire").State} state
 * @returns {GameState}
 */
function completeState(state) {
  return { ...state, now: completeNow(state.now) };
}

/**
 * @param {import("../net/wire").Now} now
 * @returns {import("../net/game-state").Now}
 */
function completeNow(now) {
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
 * Return the number of the current turn in its column, and of all its turns.
 * @param {GameState} game
 */
export function turnNumber(game) {
  const turns = game.keys.length;
  const filled = game.cards[game.now.round]?.[game.now.column].points.filter((points) => points !== null).length ?? 0;
  return { turn: Math.min(turns, filled + 1), turns };
}

/**
 * Return the index in `game.turns` of the turn that filled a box, or -1.
 * @param {GameState} game
 * @param {number} round
 * @param {number} column
 * @param {string} key
 */
export function turnIndexOf(game, round, column, key) {
  return game.turns.findIndex((turn) =>
    turn.key === key && (turn.round ?? 0) === round && game.columns[column].includes(turn.seat));
}
