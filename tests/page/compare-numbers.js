// Advises at positions with the page's own arithmetic, and returns the first difference from what the solver says.
import { RuleTables } from "/web/any/offline/engine/rule-tables.js";
import { adviseTurn } from "/web/any/offline/numbers/advice.js";
import { Outlook } from "/web/any/offline/numbers/outlook.js";
import { Solution, readPacked } from "/web/any/offline/numbers/solution.js";
import { boxChances, keepChances } from "/web/any/offline/numbers/styles.js";

/** Read the packed values that the test serves. */
export async function loadPacked(tables, digest) {
  const bytes = new Uint8Array(await (await fetch("/web/values")).arrayBuffer());
  return readPacked(bytes, new RuleTables(tables), digest);
}

/** Read the exact values that the test serves. */
export async function loadExact(tables, layout) {
  const values = new Float64Array(await (await fetch("/web/values")).arrayBuffer());
  return new Solution(new RuleTables(tables), layout, values);
}

/**
 * @param {Solution} solution
 * @param {object[]} positions With the solver's answers.
 * @param {number} error How far a value may be off.
 * @param {boolean} isOrdered Whether choices come in the same order.
 * @returns {string} "" where nothing differs.
 */
export function compare(solution, positions, error, isOrdered) {
  for (const { card, dice, rolls_left: left, value, choices, chances } of positions) {
    const where = `${JSON.stringify(card)} ${dice} ${left}: `;
    const outlook = new Outlook(solution, card);
    if (Math.abs(outlook.value - value) > error) return `${where}${outlook.value} instead of ${value}`;
    const found = adviseTurn(outlook, dice, left);
    const wrong = isOrdered ? differInOrder(found, choices, error) : differInCost(found, choices, error);
    if (wrong) return where + wrong;
    for (const [bot, mistakes, keeps, boxes] of chances) {
      const turn = outlook.turn(dice, left);
      const wrongKeep = differInChances(turn.keeps.length ? keepChances(turn, mistakes) : [], keeps);
      const wrongBox = differInChances(boxChances(turn, mistakes), boxes);
      if (wrongKeep || wrongBox) return `${where}${bot} ${wrongKeep || wrongBox}`;
    }
  }
  return "";
}

const nameOf = ({ kind, key, keep, points, bonus }) => (kind === "enter" ? `${key} ${points}+${bonus}` : `keep ${keep.join("")}`);

function differInOrder(found, choices, error) {
  if (found.length !== choices.length) return `${found.length} choices instead of ${choices.length}`;
  for (const [place, choice] of choices.entries()) {
    const one = found[place];
    const isSame = nameOf(one) === nameOf(choice) && one.kind === choice.kind && (one.cost === 0) === (choice.cost === 0);
    if (!isSame || Math.abs(one.value - choice.value) > error || Math.abs(one.cost - choice.cost) > 2 * error) {
      return `${JSON.stringify(one)} instead of ${JSON.stringify(choice)}`;
    }
  }
  return "";
}

/** What is as good as the best may come in another order, and costs nothing. */
function differInCost(found, choices, error) {
  const byName = new Map(found.map((one) => [nameOf(one), one]));
  if (byName.size !== choices.length) return `${found.length} choices instead of ${choices.length}`;
  for (const choice of choices) {
    const one = byName.get(nameOf(choice));
    const isCalledMistake = choice.cost === 0 && one?.cost !== 0;
    if (!one || isCalledMistake || Math.abs(one.value - choice.value) > error || Math.abs(one.cost - choice.cost) > 4 * error) {
      return `${JSON.stringify(one)} instead of ${JSON.stringify(choice)}`;
    }
  }
  return found[0].cost === 0 ? "" : "the best choice costs something";
}

function differInChances(found, expected) {
  const isSame = found.length === expected.length && found.every(({ choice, chance }, place) => {
    const [name, exact] = expected[place];
    return String(choice) === String(name) && Math.abs(chance - exact) < 1e-9;
  });
  return isSame ? "" : `${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`;
}
