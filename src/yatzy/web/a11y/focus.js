// Keeps the keyboard focus on the page when the element that had it is removed, or the screen.

const FOCUSABLE = "a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex='0']";

/**
 * Focus the first match of `selectors` whenever the focused element is removed. Returns a function that stops it.
 * @param {HTMLElement | null} frame
 * @param {string[]} selectors
 */
export function moveFocusWhenLost(frame, selectors) {
  if (!frame) return undefined;
  let last = /** @type {Node | null} */ (null);
  const rememberTarget = (/** @type {FocusEvent} */ event) => {
    last = /** @type {Node} */ (event.target);
  };
  const restoreFocus = () => {
    if (!isFocusLost(last)) return;
    const next = selectors.map((one) => frame.querySelector(one)).find(Boolean);
    if (next instanceof HTMLElement) next.focus({ preventScroll: !next.matches("h2") });
  };
  return observeFocus(rememberTarget, restoreFocus);
}

/**
 * Focus what took the place of a removed element that had the focus, else the heading. Returns a function that stops it.
 * @returns {() => void}
 */
export function keepFocusNearby() {
  let last = /** @type {Element | null} */ (null);
  /** @type {{ frame: Element, index: number }[]} Its ancestors from the inside out, and its index among what can be focused there. */
  let ancestors = [];
  const rememberTarget = (/** @type {FocusEvent} */ event) => {
    last = /** @type {Element} */ (event.target);
    ancestors = [];
    for (let frame = last.parentElement; frame && frame !== document.body && !frame.matches("main, #page"); frame = frame.parentElement) {
      ancestors.push({ frame, index: [...frame.querySelectorAll(FOCUSABLE)].indexOf(last) });
    }
  };
  const restoreFocus = () => {
    if (!isFocusLost(last)) return;
    last = null;
    for (const { frame, index } of ancestors) {
      const candidates = frame.isConnected ? frame.querySelectorAll(FOCUSABLE) : [];
      const next = candidates[Math.max(0, Math.min(index, candidates.length - 1))];
      if (next instanceof HTMLElement) return next.focus();
    }
    focusHeading();
  };
  return observeFocus(rememberTarget, restoreFocus);
}

/**
 * Focus the heading of a screen that was navigated to, once it is there, unless something else has the focus by then.
 * Returns a function that stops waiting for it.
 * @returns {() => void}
 */
export function focusNewScreen() {
  let stop = () => {};
  const tryFocus = () => {
    if (document.activeElement !== document.body || document.querySelector("dialog") || focusHeading()) stop();
  };
  stop = observeFocus(() => stop(), tryFocus);
  tryFocus();
  return stop;
}

/** Focus the heading of the screen. Returns whether there is one. */
function focusHeading() {
  const heading = document.querySelector("main h1");
  if (!(heading instanceof HTMLElement)) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/**
 * Whether the element that had the focus was removed and nothing else has it. An open dialog manages its own focus.
 * @param {Node | null} last
 */
function isFocusLost(last) {
  return last !== null && !last.isConnected && document.activeElement === document.body && !document.querySelector("dialog");
}

/**
 * Observe the focus and changes of the document. Returns a function that stops it.
 * @param {(event: FocusEvent) => void} onFocus
 * @param {() => void} onChange
 */
function observeFocus(onFocus, onChange) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true, subtree: true });
  addEventListener("focusin", onFocus);
  return () => {
    observer.disconnect();
    removeEventListener("focusin", onFocus);
  };
}
