// Where a thrown die comes to rest and how it gets there, as custom properties that `dice-field.css` makes places of.

/**
 * Return a number from 0 to 1 that looks like chance and is always the same for a die of a throw.
 * @param {number} throwId
 * @param {number} place
 * @param {number} salt
 */
function scatter(throwId, place, salt) {
  const wave = Math.sin(throwId * 12.9898 + place * 78.233 + salt * 37.719) * 43758.5453;
  return wave - Math.floor(wave);
}

/**
 * Return the spot of a die: where it lies off its place in the field (`--off-x`, `--off-y`, from -1 to 1), how far its path swings
 * out (`--swing`), how often it turns (`--turns-x`, `--turns-y`), and its place among the kept dice.
 * @param {boolean[]} kept Which of all the dice are kept.
 * @param {number} place
 * @param {number | null} throwId null for a die that is still to be thrown.
 * @returns {Record<string, string>}
 */
export function dieSpot(kept, place, throwId) {
  const off = (/** @type {number} */ salt) => (throwId === null ? 0 : 2 * scatter(throwId, place, salt) - 1).toFixed(3);
  const half = Math.ceil(kept.length / 2);
  return {
    "--place": `${place}`,
    "--row-place": `${place < half ? place - (half - 1) / 2 : place - half - (kept.length - half - 1) / 2}`,
    "--row": place < half ? "0" : "1",
    "--off-x": off(1),
    "--off-y": off(2),
    "--swing": off(3),
    "--turns-x": `${360 + 360 * Math.round(1 + scatter(throwId ?? 0, place, 4))}deg`,
    "--turns-y": `${scatter(throwId ?? 0, place, 5) < 0.5 ? -360 : 360}deg`,
    "--slot": `${kept.slice(0, place).filter(Boolean).length - (kept.filter(Boolean).length - 1) / 2}`,
  };
}
