// Preact, htm and signals under one name: every module of the page imports them from here.
import { h } from "../vendor/preact.js";
import htm from "../vendor/htm.js";
import { hrefOf, isStaticSite } from "./static-site.js";

/** @type {(strings: TemplateStringsArray, ...values: unknown[]) => any} */
export const html = htm.bind(/** @type {any} */ (isStaticSite ? createElementWithLink : h));

/**
 * Create an element; links within the page lead to its addresses in the fragment.
 * @param {any} type
 * @param {any} props
 * @param {any[]} children
 */
function createElementWithLink(type, props, ...children) {
  const isLink = type === "a" && String(props?.href).startsWith("/");
  return h(type, isLink ? { ...props, href: hrefOf(props.href) } : props, ...children);
}

export { Fragment, render } from "../vendor/preact.js";
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from "../vendor/hooks.js";
export { batch, computed, effect, signal, untracked } from "../vendor/signals.js";

/**
 * @template T
 * @typedef {import("../vendor/signals.js").Signal<T>} Signal
 */
