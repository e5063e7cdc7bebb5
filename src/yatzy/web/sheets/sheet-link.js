// Links that carry a sheet: its text, compressed, after the `#` of an address. Nothing is stored anywhere.
import { absoluteUrl } from "../core/static-site.js";

/** The longest sheet as text, in characters; the server has the same limit. */
const MAX_LENGTH = 64_000;

/**
 * Return a link that carries a sheet.
 * @param {string} toml
 * @param {string} base
 */
export async function createSheetLink(toml, base) {
  const compressed = new Blob([toml]).stream().pipeThrough(/** @type {any} */ (new CompressionStream("deflate-raw")));
  const bytes = new Uint8Array(await new Response(compressed).arrayBuffer());
  const letters = btoa(String.fromCharCode(...bytes));
  const encoded = letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return absoluteUrl(`/own${base && `?base=${base}`}#${encoded}`);
}

/**
 * Decode the fragment of a sheet link. Returns "" where it is invalid or too long.
 * @param {string} encoded
 */
export async function readSheetLink(encoded) {
  try {
    const letters = atob(encoded.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return await readLimited(new Blob([bytes]).stream().pipeThrough(/** @type {any} */ (new DecompressionStream("deflate-raw"))));
  } catch {
    return "";
  }
}

/**
 * Read a decompressed stream up to `MAX_LENGTH`: a short link could expand to more memory than there is.
 * @param {ReadableStream<Uint8Array>} stream
 */
async function readLimited(stream) {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length > MAX_LENGTH) {
      reader.cancel();
      return "";
    }
  }
  return text + decoder.decode();
}
