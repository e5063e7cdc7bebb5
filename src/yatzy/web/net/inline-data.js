// What the document carries for the first screen, so that it needs no request: messages, and on the start page the pads.

/**
 * @typedef {{ words?: import("./wire").Words, pads?: import("./wire").PadView[], languages?: string[] }} InlineData Messages and pads in the
 *   language of `words`; `languages` are those of a static site.
 */

/** @returns {InlineData} */
function readInlineData() {
  try {
    return JSON.parse(document.getElementById("inline-data")?.textContent ?? "{}");
  } catch {
    return {}; // something between us and the server has changed the document
  }
}

export const inlineData = readInlineData();
