// Right-to-left names in left-to-right sentences.

/** Characters of right-to-left scripts. */
const RTL = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Wrap a right-to-left name in isolates, so that it does not reorder the text around it; other names stay unchanged.
 * @param {string} name
 */
export function isolate(name) {
  return RTL.test(name) ? `\u2068${name}\u2069` : name;
}
