// Icons.
import { html } from "../core/html.js";

/** @param {any} lines */
function drawIcon(lines) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor"
    stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${lines}</svg>`;
}

export const Menu = () => drawIcon(html`<path d="M4 7h16M4 12h16M4 17h16" />`);
export const Invite = () => drawIcon(html`<path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM18
  14h2M14 18v2" />`);
export const Back = () => drawIcon(html`<path d="M15 5l-7 7 7 7" />`);
export const Forward = () => drawIcon(html`<path d="M9 5l7 7-7 7" />`);
export const Close = () => drawIcon(html`<path d="M6 6l12 12M18 6L6 18" />`);
export const Plus = () => drawIcon(html`<path d="M12 5v14M5 12h14" />`);
export const Undo = () => drawIcon(html`<path d="M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6" />`);
export const Lamp = () => drawIcon(html`<path d="M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2V16h5v-.1c0-.8.4-1.5
  1-2A6 6 0 0 0 12 3z" />`);
export const Smile = () => drawIcon(html`<circle cx="12" cy="12" r="8.5" /><path d="M8.5 14a4 4 0 0 0 7 0M9 9.5v.5M15
  9.5v.5" />`);
export const Speaker = () => drawIcon(html`<path d="M4 9.5v5h3.5L12 18V6L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11" />`);
export const SpeakerOff = () => drawIcon(html`<path d="M4 9.5v5h3.5L12 18V6L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5" />`);
export const Person = () => drawIcon(html`<circle cx="12" cy="8" r="3.5" /><path d="M5 20a7 7 0 0 1 14 0" />`);
export const Device = () => drawIcon(html`<rect x="7" y="2.5" width="10" height="19" rx="2.2" /><path d="M11 18.5h2" />`);
export const Up = () => drawIcon(html`<path d="M12 19V6M6.5 11.5L12 6l5.5 5.5" />`);
export const Computer = () => drawIcon(html`<rect x="5" y="8" width="14" height="11" rx="2.5" /><path d="M12
  8V4M9.5 13v.5M14.5 13v.5M2.5 12v3M21.5 12v3" />`);
export const Grid = () => drawIcon(html`<path d="M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14M15 5v14" />`);
export const Check = () => drawIcon(html`<path d="M5 12.5l4.5 4.5L19 7.5" />`);
export const Down = () => drawIcon(html`<path d="M12 4v11M7 11l5 5 5-5M5 20h14" />`);
export const Lens = () => drawIcon(html`<circle cx="10.5" cy="10.5" r="6" /><path d="M15 15l5.5 5.5" />`);
export const Copy = () => drawIcon(html`<rect x="8" y="8" width="12" height="12" rx="2" /><path d="M16 8V6a2 2 0 0
  0-2-2H6a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h2" />`);
