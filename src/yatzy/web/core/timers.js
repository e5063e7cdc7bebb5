// Timers with an owner: when the owner is gone, none of them runs and none can be set again.

/** The longest delay of a browser's timer; a longer one would run at once. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/** Timers by name. Setting one again replaces it. */
export class Timers {
  constructor() {
    /** @type {Map<string, number>} */
    this.running = new Map();
    this.isStopped = false;
  }

  /**
   * @param {string} name
   * @param {() => void} run
   * @param {number} delay
   */
  set(name, run, delay) {
    this.clear(name);
    if (this.isStopped) return;
    const timer = setTimeout(() => {
      this.running.delete(name);
      run();
    }, Math.min(delay, MAX_DELAY_MS));
    this.running.set(name, timer);
  }

  /** @param {string} name */
  clear(name) {
    clearTimeout(this.running.get(name));
    this.running.delete(name);
  }

  /** Clear all timers for good. */
  stop() {
    this.isStopped = true;
    for (const name of [...this.running.keys()]) this.clear(name);
  }
}

/**
 * Run a task at once and again after the delay it resolves with, until that is null. Returns a function that stops it.
 * @param {(isCurrent: () => boolean) => Promise<number | null>} run `isCurrent` returns false once the task was stopped.
 */
export function repeatTask(run) {
  const timers = new Timers();
  const runOnce = async () => {
    const delay = await run(() => !timers.isStopped);
    if (delay !== null) timers.set("next", runOnce, delay);
  };
  runOnce();
  return () => timers.stop();
}
