// A sheet of paper over the table: from below on a phone, in the middle of a desk.
import { html, useLayoutEffect, useRef } from "../html.js";
import { Speech } from "../speech.js";
import { say } from "../words.js";
import { Close } from "./icons.js";

/** @param {{ title: string, close: () => void, children?: any, wide?: boolean }} props */
export function Dialog({ title, close, children, wide = false }) {
  const frame = useRef(/** @type {HTMLDialogElement | null} */ (null));
  // Before what is in it measures itself.
  useLayoutEffect(() => {
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    const shown = frame.current;
    shown?.showModal();
    return () => {
      // While it is open, nothing behind it takes the focus; that it closes now is nothing to be told of.
      shown?.addEventListener("close", (event) => event.stopImmediatePropagation(), { capture: true });
      shown?.close();
      if (before?.isConnected) before.focus();
    };
  }, []);
  const outside = (/** @type {MouseEvent} */ event) => {
    if (event.target === frame.current) close();
  };
  // A key that is held down opened it, and answers nothing in it.
  const pressed = (/** @type {KeyboardEvent} */ event) => {
    if (event.repeat && ["Enter", " "].includes(event.key)) event.preventDefault();
  };
  return html`
    <dialog ref=${frame} class=${wide ? "sheet wide" : "sheet"} aria-label=${title} onClose=${close} onClick=${outside}
      onKeyDown=${pressed}>
      <div class="sheet-body">
        <header>
          <h2>${title}</h2>
          <button class="plain" onClick=${close} aria-label=${say("page-close")}><${Close} /></button>
        </header>
        ${children}
      </div>
      <${Speech} />
    </dialog>`;
}
