// The layout of screens with a pad and dice, which `ui/tokens.css` chooses by the size of the window.
import { computed, signal } from "./html.js";

/** The layout as CSS classes: `phone`, `phone thin`, `middle`, `desk`, `sideways` or `sideways slim`. */
export const layout = signal(readLayout());

/** Whether there is room for wide figures and tables. */
export const isWide = computed(() => !layout.value.startsWith("phone") && layout.value !== "sideways slim");

function readLayout() {
  return getComputedStyle(document.documentElement).getPropertyValue("--layout").trim() || "phone";
}

addEventListener("resize", () => (layout.value = readLayout()));
