// Names that run from right to left, in sentences that do not.

/** Letters of such scripts: Hebrew, Arabic and their kin. */
const LEFTWARD = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Return a name so that it does not turn what stands around it. Others are left as they are.
 * @param {string} name
 */
export function isolated(name) {
  return LEFTWARD.test(name) ? `\u2068${name}\u2069` : name;
}
