// Plays the sounds of a table as things happen there.
import { effect, untracked } from "../core/html.js";
import { isMotionOff } from "../storage/settings.js";
import { playDice, playPencil, playSettle, playTurn, TUMBLE_SECONDS } from "../ui/sound.js";

/** @typedef {import("./store.js").Table} Table */

/**
 * Play the sounds of a table. Returns a function that stops it.
 * @param {Table} table
 */
export function playTableSounds(table) {
  let lastPlayed = table.state.peek().lastEvent;
  let wasOurs = table.isOurTurn.peek();
  let lastSeat = table.now.peek()?.seat;
  const stop = [
    effect(() => {
      const { lastEvent: last } = table.state.value;
      const isOurs = table.isOurTurn.value;
      const seat = table.now.value?.seat;
      untracked(() => {
        if (last && last !== lastPlayed) playEvent(last.event);
        if (isOurs && (!wasOurs || seat !== lastSeat) && last?.event.type === "entered") playTurn();
      });
      lastSeat = seat;
      lastPlayed = last;
      wasOurs = isOurs;
    }),
    effect(() => {
      if (table.isSettled.value && tumbleStart) settleEarly();
    }),
  ];
  return () => stop.forEach((one) => one());
}

/** When the dice that still tumble were rolled, 0 where none do. */
let tumbleStart = 0;

function settleEarly() {
  const isOver = performance.now() - tumbleStart > TUMBLE_SECONDS * 1_000;
  tumbleStart = 0;
  if (isOver) return;
  playSettle();
}

/** @param {import("../net/wire").GameEvent} event */
function playEvent(event) {
  if (event.type === "rolled") {
    if (!isMotionOff()) tumbleStart = performance.now();
    playDice(event.thrown.length);
  }
  if (event.type === "entered" || event.type === "corrected") playPencil(!event.points && !event.bonus);
}
