// Sentences about a table: what happened, whose turn it is, who has won.
import { isolate } from "./bidi.js";
import { formatList, hasMessage, say } from "./fluent.js";

/**
 * @typedef {{ room: import("../net/wire").RoomView | null, game: import("../net/game-state").GameState | null, seats: number[] }} TableFacts
 *   `seats` are those of this device.
 * @typedef {import("../net/wire").PadView} PadView
 */

/**
 * Return the printed name of a box, its key where the pad does not have it.
 * @param {PadView | null} pad
 * @param {string} key
 */
export function boxName(pad, key) {
  return pad?.rows.find((row) => row.key === key)?.label ?? key;
}

/**
 * Return a message with bots named in the reader's language, where their name only says how they play (`styled`).
 * @template {import("../net/wire").ServerMessage} T
 * @param {T} message
 * @param {import("../net/wire").RoomView | null} previousRoom Used where the message brings none.
 * @returns {T}
 */
export function localizeBotNames(message, previousRoom) {
  const { room, state } = /** @type {Partial<import("../net/wire").Welcome>} */ (message);
  const seats = (room ?? previousRoom)?.seats.map((seat) => (seat.styled && hasMessage(`bot-${seat.computer}`) ? { ...seat, name: botName(seat) } : seat));
  if (!seats?.some((seat) => seat.styled)) return message;
  const players = state?.players.map((name, seat) => (seats[seat]?.styled ? seats[seat].name : name)) ?? [];
  return { ...message, ...(room && { room: { ...room, seats } }), ...(state && { state: { ...state, players } }) };
}

/** @param {import("../net/wire").SeatView} seat */
function botName({ computer, styled }) {
  const name = say(`bot-${computer}`);
  return styled > 1 ? `${name} ${styled}` : name;
}

/**
 * Return who plays at a seat: the player, or the bot that stands in for them.
 * @param {TableFacts} facts
 * @param {number} seat
 */
export function playerLabel({ room, game }, seat) {
  const computer = room?.seats[seat]?.stand_in;
  const player = game?.players[seat] ?? "";
  return computer ? say("page-for", { computer: say(`bot-${computer}`), player }) : player;
}

/**
 * Return that somebody plays, or which bot for whom.
 * @param {TableFacts} facts
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
 * Return the sentence about an event, "" for events without one.
 * @param {TableFacts} facts
 * @param {{ event: import("../net/wire").GameEvent, seat: number }} moved
 * @param {PadView | null} pad
 */
export function eventText(facts, moved, pad) {
  const { event, seat } = moved;
  const game = /** @type {import("../net/game-state").GameState} */ (facts.game);
  const isSelf = facts.seats.length === 1 && facts.seats[0] === seat && !facts.room?.seats[seat]?.stand_in;
  const who = { player: playerLabel(facts, seat), you: isSelf ? "yes" : "no" };
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
 * Return whose turn it is, if it has passed to a player at this device, or the outcome; "" otherwise.
 * @param {TableFacts} before
 * @param {TableFacts} facts
 */
export function nextTurnText(before, facts) {
  const { game, seats, room } = facts;
  if (!game || !before.game) return "";
  const { phase, seat } = game.now;
  if (phase === "over") return before.game.now.phase === "over" ? "" : outcomeText(facts);
  if (seat === before.game.now.seat || !seats.includes(seat) || room?.seats[seat]?.stand_in) return "";
  return say("page-your-turn", { player: game.players[seat], several: seats.length > 1 ? "yes" : "no" });
}

/**
 * Return what a turn wrote.
 * @param {import("../net/game-state").GameState} game
 * @param {import("../net/wire").TurnView} turn
 * @param {PadView | null} pad
 */
export function entryText(game, turn, pad) {
  const who = { player: game.players[turn.seat], you: "no", box: boxName(pad, turn.key) };
  if (!turn.points && !turn.bonus) return say("page-told-struck", who);
  return say("page-told-wrote", { ...who, points: turn.bonus ? `${turn.points} + ${turn.bonus}` : `${turn.points}` });
}

/**
 * Return who has won and by how much.
 * @param {TableFacts} facts
 */
export function outcomeText(facts) {
  const { game, room } = facts;
  if (!game || !room) return "";
  const { winners, standings } = game.now;
  const isSeries = game.rounds > 1 && game.columns.length > 1;
  const counting = isSeries ? room.counting : "totals";
  const points = standings[winners[0]]?.score ?? 0;
  if (game.columns.length === 1) return say("page-end-alone", { points });
  const players = formatList(winners.map((column) => columnName(game, column)));
  return say(winners.length > 1 ? "page-end-shared" : "page-end-won", { players, points, counting });
}

/**
 * Return the publisher of a pad, "" for traditional rules; own rules are called that, whatever they started from.
 * @param {import("../net/wire").PadView} pad
 */
export function publisherName(pad) {
  return pad.on_shelf ? pad.publisher : say("page-own");
}

/**
 * Return the name over a column: the player's, or the partners'.
 * @param {import("../net/game-state").GameState} game
 * @param {number} column
 */
export function columnName(game, column) {
  return game.columns[column].map((seat) => isolate(game.players[seat])).join(" & ");
}

/**
 * Return who has won how many games tonight; "" before the first.
 * @param {import("../storage/evening.js").EveningScore} evening
 */
export function tonightText({ wins }) {
  const winners = wins.filter((one) => one.wins > 0);
  return winners.length ? say("page-tonight", { score: winners.map(({ name, wins: games }) => `${isolate(name)} ${games}`).join(", ") }) : "";
}
