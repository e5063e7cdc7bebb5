// Saves text as a file of the reader.

/** How long a browser may take to read it. */
const KEPT_MS = 60_000;

/**
 * @param {string} name
 * @param {string} text
 */
export function saveFile(name, text) {
  const url = URL.createObjectURL(new Blob([text], { type: "application/octet-stream" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
