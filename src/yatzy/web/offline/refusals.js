// Why a move is refused, in the reader's words: the messages of src/yatzy/l10n/…/errors.ftl that come with the part "offline".
import { hasMessage, say } from "../i18n/fluent.js";

/**
 * @param {string} code
 * @param {Record<string, string | number>} details
 * @param {import("../net/wire").PadView | null} [pad] Has the names of boxes.
 */
export function refusalText(code, details, pad = null) {
  const name = (/** @type {string | number} */ key) => pad?.rows.find((row) => row.key === key)?.label ?? key;
  const named = "box" in details ? { ...details, box: name(details.box) } : details;
  return hasMessage(`error-${code}`) ? say(`error-${code}`, named) : say("page-offline-refused");
}
