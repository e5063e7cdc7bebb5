// Preact, htm and signals under one name: every module of the page imports them from here.
import { h } from "../vendor/preact.js";
import htm from "../vendor/htm.js";

/** @type {(strings: TemplateStringsArray, ...values: unknown[]) => any} */
export const html = htm.bind(/** @type {any} */ (h));

export { Fragment, render } from "../vendor/preact.js";
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from "../vendor/hooks.js";
export { batch, computed, effect, signal, untracked } from "../vendor/signals.js";

/**
 * @template T
 * @typedef {import("../vendor/signals.js").Signal<T>} Signal
 */
