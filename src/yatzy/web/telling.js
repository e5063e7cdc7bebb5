// What happened and what is to be done, in words.
import { columnName } from "./state.js";
import { both, known, say } from "./words.js";

/**
 * @typedef {import("./state.js").Seen} Seen
 * @typedef {import("./wire").PadView} PadView
 */

/**
 * Return what a box is called on the pad.
 * @param {PadView | null} pad
 * @param {string} key
 */
export function boxName(pad, key) {
  return pad?.rows.find((row) => row.key === key)?.label ?? key;
}

/**
 * Return what the server says with computer players called as the reader calls them, where their names say no more than
 * how they play.
 * @template {import("./wire").Told} T
 * @param {T} message
 * @param {import("./wire").RoomView | null} before The room as it was known.
 * @returns {T}
 */
export function inOwnWords(message, before) {
  const { room, state } = /** @type {Partial<import("./wire").Welcome>} */ (message);
  const seats = (room ?? before)?.seats.map((seat) => (seat.styled && known(`bot-${seat.computer}`) ? { ...seat, name: styleName(seat) } : seat));
  if (!seats?.some((seat) => seat.styled)) return message;
  const players = state?.players.map((name, seat) => (seats[seat]?.styled ? seats[seat].name : name)) ?? [];
  return { ...message, ...(room && { room: { ...room, seats } }), ...(state && { state: { ...state, players } }) };
}

/** @param {import("./wire").SeatView} seat */
function styleName({ computer, styled }) {
  const name = say(`bot-${computer}`);
  return styled > 1 ? `${name} ${styled}` : name;
}

/**
 * Return who plays at a seat: the player, or the computer player that goes on for them.
 * @param {Seen} seen
 * @param {number} seat
 */
export function whoPlays({ room, game }, seat) {
  const computer = room?.seats[seat]?.stand_in;
  const player = game?.players[seat] ?? "";
  return computer ? say("page-for", { computer: say(`bot-${computer}`), player }) : player;
}

/**
 * Return that somebody plays, or which computer player for whom.
 * @param {Seen} seen
 * @param {number} seat
 */
export function playingText({ room, game }, seat) {
  const computer = room?.seats[seat]?.stand_in;
  const player = game?.players[seat] ?? "";
  return computer ? say("page-plays-for", { computer: say(`bot-${computer}`), player }) : say("page-button-theirs", { player });
}

/** @param {number[]} dice */
export function diceText(dice) {
  return dice.join(" ");
}

/**
 * Return the sentence about something that happened, "" where there is nothing to say.
 * @param {Seen} seen
 * @param {import("./state.js").Happening} happening
 * @param {PadView | null} pad
 */
export function told(seen, happening, pad) {
  const { event, seat } = happening;
  const game = /** @type {import("./wire").GameState} */ (seen.game);
  const self = seen.seats.length === 1 && seen.seats[0] === seat && !seen.room?.seats[seat]?.stand_in;
  const who = { player: whoPlays(seen, seat), you: self ? "yes" : "no" };
  switch (event.type) {
    case "rolled": {
      const dice = game.now.phase === "play" && game.now.dice.length ? game.now.dice : event.thrown;
      return say("page-told-rolled", { ...who, dice: diceText(dice) });
    }
    case "laid":
      return say("page-told-laid", { ...who, dice: diceText(event.dice) });
    case "kept":
      return event.dice.length ? say("page-told-kept", { ...who, dice: diceText(event.dice) }) : "";
    case "entered": {
      const box = boxName(pad, event.key);
      if (!event.points && !event.bonus) return say("page-told-struck", { ...who, box });
      const points = event.bonus ? `${event.points} + ${event.bonus}` : `${event.points}`;
      return say("page-told-wrote", { ...who, points, box });
    }
    case "took-back":
      return say("page-told-took-back", who);
    case "corrected":
      return say("page-told-corrected", { box: boxName(pad, event.key), points: event.points });
    default:
      return "";
  }
}

/**
 * Return who is to move now, where that is another than before and at this device, or how it came out; "" otherwise.
 * @param {Seen} before
 * @param {Seen} seen
 */
export function nextText(before, seen) {
  const { game, seats, room } = seen;
  if (!game || !before.game) return "";
  const { phase, seat } = game.now;
  if (phase === "over") return before.game.now.phase === "over" ? "" : outcome(seen);
  if (seat === before.game.now.seat || !seats.includes(seat) || room?.seats[seat]?.stand_in) return "";
  return say("page-your-turn", { player: game.players[seat], several: seats.length > 1 ? "yes" : "no" });
}

/**
 * Return what a turn ended with.
 * @param {import("./wire").GameState} game
 * @param {import("./wire").TurnView} turn
 * @param {PadView | null} pad
 */
export function entryText(game, turn, pad) {
  const who = { player: game.players[turn.seat], you: "no", box: boxName(pad, turn.key) };
  if (!turn.points && !turn.bonus) return say("page-told-struck", who);
  return say("page-told-wrote", { ...who, points: turn.bonus ? `${turn.points} + ${turn.bonus}` : `${turn.points}` });
}

/**
 * Return who has won, and how.
 * @param {Seen} seen
 */
export function outcome(seen) {
  const { game, room } = seen;
  if (!game || !room) return "";
  const { winners, standings } = game.now;
  const series = game.rounds > 1 && game.columns.length > 1;
  const counting = series ? room.counting : "totals";
  const points = standings[winners[0]]?.score ?? 0;
  if (game.columns.length === 1) return say("page-end-alone", { points });
  const players = both(winners.map((column) => columnName(game, column)));
  return say(winners.length > 1 ? "page-end-shared" : "page-end-won", { players, points, counting });
}

/**
 * Return whose a pad is: its publisher's, "" where people play it so; a sheet of somebody's own is that, whatever it started from.
 * @param {import("./wire").PadView} pad
 */
export function publisherOf(pad) {
  return pad.on_shelf ? pad.publisher : say("page-own");
}
