// Positions as addresses of the explorer: a card, dice and the rolls left.
import { MAX_DICE } from "./constants.js";

/**
 * @typedef {{ sheet: string, filled: Record<string, number>, bonuses: number, dice: number[], left: number | null, own?: string }} Position
 *   `left` is null for as many rolls as after the first one; `own` is a sheet as `sheets/sheet-link.js` encodes it.
 */

/** `key-points`, as in `filled=ones-3`. */
const FILLED_BOX = /^(.+)-(\d{1,6})$/;

/**
 * Return the explorer's address for a position.
 * @param {Position} position
 */
export function explorerUrl({ sheet, filled, bonuses, dice, left, own = "" }) {
  const params = [
    sheet && !own && `sheet=${encodeURIComponent(sheet)}`,
    Object.keys(filled).length && `filled=${Object.entries(filled).map(([key, points]) => `${encodeURIComponent(key)}-${points}`).join(",")}`,
    bonuses && `bonuses=${bonuses}`,
    dice.length && `dice=${dice.join("")}`,
    left !== null && `left=${left}`,
  ].filter(Boolean);
  return `/explore${params.length ? `?${params.join("&")}` : ""}${own && `#${own}`}`;
}

/**
 * Parse a position. Parts that make no sense are ignored; the server refuses what the sheet does not allow.
 * @param {string} search
 * @param {string} own
 * @returns {Position}
 */
export function parsePosition(search, own) {
  const params = new URLSearchParams(search);
  const number = (/** @type {string} */ name) => (/^\d{1,6}$/.test(params.get(name) ?? "") ? Number(params.get(name)) : null);
  const filled = (params.get("filled") ?? "").split(",").map((one) => FILLED_BOX.exec(one)).filter((one) => one !== null);
  const dice = (params.get("dice") ?? "").split("").filter((face) => /[1-6]/.test(face)).map(Number).slice(0, MAX_DICE);
  return {
    sheet: params.get("sheet") ?? "",
    filled: Object.fromEntries(filled.map(([, key, points]) => [key, Number(points)])),
    bonuses: number("bonuses") ?? 0,
    dice,
    left: number("left"),
    own,
  };
}

/**
 * Return the points of the filled boxes by key.
 * @param {string[]} keys
 * @param {{ points: (number | null)[] }} card
 */
export function filledBoxes(keys, card) {
  /** @type {Record<string, number>} */
  const filled = {};
  card.points.forEach((points, place) => {
    if (points !== null) filled[keys[place]] = points;
  });
  return filled;
}
