// A small picture of a pad with its own rows.
import { html } from "../core/html.js";

/** @param {{ pad: import("../net/wire").PadView }} props */
export function MiniPad({ pad }) {
  const rows = pad.rows.length;
  const height = rows * 6 + 12;
  return html`
    <svg class="mini-pad" viewBox=${`0 0 84 ${height}`} aria-hidden="true">
      <rect class="mini-under" x="3" y="4" width="80" height=${height - 4} rx="2" />
      <rect class="mini-paper" x="0" y="0" width="81" height=${height - 3} rx="2" />
      <rect class="mini-binding" x="0" y="0" width="81" height="4" rx="1.5" />
      ${pad.rows.map((row, place) => {
        const below = 6 + (place + 1) * 6;
        return html`
          <text class=${row.kind === "box" ? "mini-name" : "mini-name mini-bold"} x="3" y=${below - 2}>${row.label}</text>
          <path class="mini-line" d=${`M3 ${below - 0.4}H78`} />`;
      })}
      <path class="mini-line" d=${`M46 6V${height - 6}M57 6V${height - 6}M68 6V${height - 6}`} />
    </svg>`;
}
