// Who uses the keyboard goes on where they were: where what had the focus is taken away, what is nearest gets it.
import { isLost, whenMoved } from "./focus.js";

const TAKES_FOCUS = "a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex='0']";

/**
 * Give the focus to what stands where something was that had it and is gone, else to the heading; return how to stop.
 * @returns {() => void}
 */
export function keepNear() {
  let last = /** @type {Element | null} */ (null);
  /** @type {{ frame: Element, place: number }[]} What stands around it, and which one in there it is, from the inside out. */
  let around = [];
  const note = (/** @type {FocusEvent} */ event) => {
    last = /** @type {Element} */ (event.target);
    around = [];
    for (let frame = last.parentElement; frame && frame !== document.body && !frame.matches("main, #page"); frame = frame.parentElement) {
      around.push({ frame, place: [...frame.querySelectorAll(TAKES_FOCUS)].indexOf(last) });
    }
  };
  const look = () => {
    if (!isLost(last)) return;
    last = null;
    for (const { frame, place } of around) {
      const there = frame.isConnected ? frame.querySelectorAll(TAKES_FOCUS) : [];
      const next = there[Math.max(0, Math.min(place, there.length - 1))];
      if (next instanceof HTMLElement) return next.focus();
    }
    const heading = document.querySelector("main h1");
    if (!(heading instanceof HTMLElement)) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  return whenMoved(note, look);
}
