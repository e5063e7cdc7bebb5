// Who plays with the keyboard is never left nowhere: what had the focus may be gone after a move.

/** Where one goes on, the first that is there: how it came out, the red button, real dice to tell. */
const NEXT = ["h2.outcome", ".act .red", ".real .key", ".real .back"];

/**
 * Give the focus to what comes next, whenever what had it is taken away; return how to stop.
 * @param {HTMLElement | null} frame
 */
export function keepFocus(frame) {
  if (!frame) return undefined;
  let last = /** @type {Node | null} */ (null);
  const note = (/** @type {FocusEvent} */ event) => {
    last = /** @type {Node} */ (event.target);
  };
  const look = () => {
    if (!isLost(last)) return;
    const next = NEXT.map((one) => frame.querySelector(one)).find(Boolean);
    if (next instanceof HTMLElement) next.focus({ preventScroll: !next.matches("h2") });
  };
  return whenMoved(note, look);
}

/**
 * Whether what had the focus is gone, and nothing else has it.
 * @param {Node | null} last
 */
export function isLost(last) {
  return last !== null && !last.isConnected && document.activeElement === document.body && !document.querySelector("dialog");
}

/**
 * Tell what gets the focus, and whenever something on the page comes or goes; return how to stop.
 * @param {(event: FocusEvent) => void} note
 * @param {() => void} look
 */
export function whenMoved(note, look) {
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true });
  addEventListener("focusin", note);
  return () => {
    watch.disconnect();
    removeEventListener("focusin", note);
  };
}
