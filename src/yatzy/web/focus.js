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
    if (!last || last.isConnected || document.activeElement !== document.body || document.querySelector("dialog")) return;
    const next = NEXT.map((one) => frame.querySelector(one)).find(Boolean);
    if (next instanceof HTMLElement) next.focus({ preventScroll: !next.matches("h2") });
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true });
  addEventListener("focusin", note);
  return () => {
    watch.disconnect();
    removeEventListener("focusin", note);
  };
}
