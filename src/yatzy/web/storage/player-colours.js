// The colours of players: one for each name, chosen or given, and different ones at a table. Styles show it as `--player`
// of an element with `data-player`, the colour's name (`ui/tokens.css`).
import { readStore, updateStore } from "./local-store.js";
import { isSameName } from "./players.js";

/** The colours, in the order in which they are given. Their names are stored: never rename them. */
export const PLAYER_COLOURS = ["fir", "sea", "ochre", "plum", "teal", "rose", "moss", "slate"];

/** Names whose colours are remembered. */
const MAX_NAMES = 100;

/**
 * Return the colour remembered for a name, "" where there is none.
 * @param {string} name
 */
export function readColour(name) {
  const colour = readStore().colours.find((one) => isSameName(one.name, name))?.colour ?? "";
  return PLAYER_COLOURS.includes(colour) ? colour : "";
}

/**
 * Remember a name and its colour, as the latest.
 * @param {string} name
 * @param {string} colour
 */
export function saveColour(name, colour) {
  const trimmed = name.trim();
  if (!trimmed) return;
  const others = readStore().colours.filter((one) => !isSameName(one.name, trimmed));
  updateStore({ colours: [{ name: trimmed, colour }, ...others].slice(0, MAX_NAMES) });
}

/** Return the names that have played on this device, the latest first. */
export function listKnownNames() {
  return readStore().colours.map((one) => one.name);
}

/**
 * Return a colour for each player of a table, by seat: the one chosen for the seat, else the one remembered for their name,
 * unless another seat has it, else the next that nobody at the table has. More players than colours share them.
 * @param {string[]} names
 * @param {string[]} [chosen] By seat, "" for none.
 * @returns {string[]}
 */
export function assignColours(names, chosen = []) {
  const used = new Set(chosen);
  const colours = names.map((name, seat) => {
    if (chosen[seat]) return chosen[seat];
    const colour = readColour(name);
    if (!colour || used.has(colour)) return "";
    used.add(colour);
    return colour;
  });
  const unused = PLAYER_COLOURS.filter((one) => !used.has(one));
  let given = 0;
  return colours.map((colour) => {
    if (colour) return colour;
    given += 1;
    return unused[given - 1] ?? PLAYER_COLOURS[(given - 1) % PLAYER_COLOURS.length];
  });
}
