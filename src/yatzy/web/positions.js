// Positions in addresses: a card, dice and the throws left, as the explorer is opened with them.

/**
 * @typedef {{ sheet: string, filled: Record<string, number>, bonuses: number, dice: number[], left: number | null, own?: string }} Position
 *   `left` is null where it is as many as after the first throw; `own` is a sheet of one's own, packed as links carry it.
 */

/** How many digits points have at most, as an address may say. */
const POINTS = /^(.+)-(\d{1,6})$/;
const MOST_DICE = 6;

/**
 * Return the address of a position in the explorer.
 * @param {Position} position
 */
export function explorerAt({ sheet, filled, bonuses, dice, left, own = "" }) {
  const told = [
    sheet && !own && `sheet=${encodeURIComponent(sheet)}`,
    Object.keys(filled).length && `filled=${Object.entries(filled).map(([key, points]) => `${encodeURIComponent(key)}-${points}`).join(",")}`,
    bonuses && `bonuses=${bonuses}`,
    dice.length && `dice=${dice.join("")}`,
    left !== null && `left=${left}`,
  ].filter(Boolean);
  return `/explore${told.length ? `?${told.join("&")}` : ""}${own && `#${own}`}`;
}

/**
 * Read a position from an address; what makes no sense there is passed over, and what no pad holds the server refuses.
 * @param {string} search
 * @param {string} own
 * @returns {Position}
 */
export function readPosition(search, own) {
  const asked = new URLSearchParams(search);
  const number = (/** @type {string} */ name) => (/^\d{1,6}$/.test(asked.get(name) ?? "") ? Number(asked.get(name)) : null);
  const filled = (asked.get("filled") ?? "").split(",").map((one) => POINTS.exec(one)).filter((one) => one !== null);
  const dice = (asked.get("dice") ?? "").split("").filter((face) => /[1-6]/.test(face)).map(Number).slice(0, MOST_DICE);
  return {
    sheet: asked.get("sheet") ?? "",
    filled: Object.fromEntries(filled.map(([, key, points]) => [key, Number(points)])),
    bonuses: number("bonuses") ?? 0,
    dice,
    left: number("left"),
    own,
  };
}

/**
 * Return the boxes of a card that are filled, by their keys.
 * @param {string[]} keys
 * @param {import("./wire").CardView} card
 */
export function filledOf(keys, card) {
  /** @type {Record<string, number>} */
  const filled = {};
  card.points.forEach((points, place) => {
    if (points !== null) filled[keys[place]] = points;
  });
  return filled;
}
