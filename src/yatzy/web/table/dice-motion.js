// Dice in motion: when they come to rest, and the pause after it in which a tap does not roll them again.
import { signal } from "../core/html.js";
import { Timers } from "../core/timers.js";

const TUMBLE_MS = 800;
/** How long dice lie, however they came to rest, before they can be rolled again: a double tap is one roll. */
const REST_MS = 500;
/** Taps that follow one another faster than this are one wish: each prolongs the pause. */
const TAP_GAP_MS = 300;

export class DiceMotion {
  constructor() {
    /** Whether the dice have come to rest, so that their points may be shown. */
    this.isSettled = signal(true);
    /** Whether a tap on the button is too early to be meant as another roll. */
    this.isGuarded = signal(false);
    this.timers = new Timers();
  }

  /** Let new dice tumble. */
  tumble() {
    this.clearGuard();
    this.isSettled.value = false;
    this.timers.set("settle", () => this.settle(), TUMBLE_MS);
  }

  /** Bring tumbling dice to rest at once. */
  settle() {
    if (!this.isSettled.value) this.rest();
  }

  /** Have the dice at rest from now on. */
  rest() {
    this.timers.clear("settle");
    this.isSettled.value = true;
    this.guard(REST_MS);
  }

  /** A tap came too early: the next one at the same pace is too early as well. */
  extendGuard() {
    if (this.guardEnd < performance.now() + TAP_GAP_MS) this.guard(TAP_GAP_MS);
  }

  clearGuard() {
    this.timers.clear("guard");
    this.isGuarded.value = false;
  }

  /** @param {number} duration */
  guard(duration) {
    this.guardEnd = performance.now() + duration;
    this.isGuarded.value = true;
    this.timers.set("guard", () => (this.isGuarded.value = false), duration);
  }

  /** When the pause ends. */
  guardEnd = 0;

  stop() {
    this.timers.stop();
  }
}
