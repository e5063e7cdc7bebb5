// Signals of whose turn it is beside the screen itself: vibration, and a screen that stays on while a game is played.
import { computed, effect } from "../core/html.js";

/** @typedef {import("./store.js").Table} Table */

const VIBRATION_MS = [60, 80, 60];

/**
 * Vibrate whenever the turn comes to this device from another one or from a bot. Returns a function that stops it.
 * @param {Table} table
 */
export function vibrateOnTurn(table) {
  let wasOurs = table.isOurTurn.peek();
  return effect(() => {
    const isOurs = table.isOurTurn.value;
    if (isOurs && !wasOurs && table.state.peek().lastEvent) navigator.vibrate?.(VIBRATION_MS);
    wasOurs = isOurs;
  });
}

/**
 * Keep the screen on while a game is played here, where the browser can. Returns a function that stops it.
 * @param {Table} table
 */
export function keepScreenOn(table) {
  /** @type {WakeLockSentinel | null} */
  let lock = null;
  let isWanted = false;
  const release = () => {
    lock?.release().catch(() => undefined);
    lock = null;
  };
  const acquire = async () => {
    if (!isWanted || document.hidden || (lock && !lock.released)) return;
    try {
      const acquired = await navigator.wakeLock?.request("screen");
      if (!acquired) return;
      release();
      lock = acquired;
      if (!isWanted) release();
    } catch {
      // Refused to save power: the screen goes dark as usual.
    }
  };
  const isPlaying = computed(() => Boolean(table.now.value && table.now.value.phase !== "over" && table.state.value.seats.length));
  const stop = effect(() => {
    isWanted = isPlaying.value;
    if (isWanted) acquire();
    else release();
  });
  // The browser releases the lock of a hidden window.
  document.addEventListener("visibilitychange", acquire);
  return () => {
    isWanted = false;
    stop();
    release();
    document.removeEventListener("visibilitychange", acquire);
  };
}
