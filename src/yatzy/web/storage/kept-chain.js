// The anchors of the chains of days, as this browser first saw them.
import { readStore, updateStore } from "./local-store.js";

/** @typedef {{ begins: string, anchor: string }} Chain */

/**
 * Return the anchor of the chain that begins on a day, "" if this browser has not seen it.
 * @param {string} begins
 */
export function readAnchor(begins) {
  const found = readStore().chains[begins];
  return typeof found === "string" ? found : "";
}

/**
 * Keep the anchor of a chain, unless one is kept.
 * @param {Chain} chain
 */
export function keepAnchor({ begins, anchor }) {
  if (!readAnchor(begins)) updateStore({ chains: { ...readStore().chains, [begins]: anchor } });
}
