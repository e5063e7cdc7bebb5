// A modal dialog: from below on a phone, in the middle of a desktop window.
import { LiveRegion } from "../a11y/live-region.js";
import { html, useLayoutEffect, useRef } from "../core/html.js";
import { say } from "../i18n/fluent.js";
import { Close } from "./icons.js";

/** @param {{ title: string, close: () => void, children?: any, wide?: boolean }} props */
export function Dialog({ title, close, children, wide = false }) {
  const frame = useRef(/** @type {HTMLDialogElement | null} */ (null));
  // In a layout effect: children measure themselves in effects of their own.
  useLayoutEffect(() => {
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    const dialog = frame.current;
    dialog?.showModal();
    return () => {
      // It has to close before the element behind it can take the focus; `onClose` must not run for that.
      dialog?.addEventListener("close", (event) => event.stopImmediatePropagation(), { capture: true });
      dialog?.close();
      if (before?.isConnected) before.focus();
    };
  }, []);
  const closeOnBackdrop = (/** @type {MouseEvent} */ event) => {
    if (event.target === frame.current) close();
  };
  // The key press that opened the dialog must not also answer it.
  const ignoreHeldKeys = (/** @type {KeyboardEvent} */ event) => {
    if (event.repeat && ["Enter", " "].includes(event.key)) event.preventDefault();
  };
  return html`
    <dialog ref=${frame} class=${wide ? "sheet wide" : "sheet"} aria-label=${title} onClose=${close} onClick=${closeOnBackdrop}
      onKeyDown=${ignoreHeldKeys}>
      <div class="sheet-body">
        <header>
          <h2>${title}</h2>
          <button class="plain" onClick=${close} aria-label=${say("page-close")}><${Close} /></button>
        </header>
        ${children}
      </div>
      <${LiveRegion} />
    </dialog>`;
}
