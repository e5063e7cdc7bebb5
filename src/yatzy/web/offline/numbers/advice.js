// Every choice in the middle of a turn with its value and cost, the best first: as src/yatzy/solver/query/advice.py.

/** @typedef {import("../../net/wire").Choice} Choice */

/**
 * Return every choice for these dice. Costs within the error of the values are 0: a tie is never called a mistake.
 * @param {import("./outlook.js").Outlook} outlook
 * @param {readonly number[]} dice
 * @param {number} rollsLeft
 * @returns {Choice[]}
 */
export function adviseTurn(outlook, dice, rollsLeft) {
  const turn = outlook.turn(dice, rollsLeft);
  const { tie } = outlook.solution;
  const best = (turn.keeps[0] ?? turn.boxes[0]).value;
  return orderChoices(turn, tie).map((choice) => {
    const cost = best - choice.value > tie ? best - choice.value : 0;
    return /** @type {Choice} */ ({ kind: "keep" in choice ? "keep" : "enter", ...choice, cost });
  });
}

/**
 * Order choices by value; stopping comes before a throw of equal value, as in best play.
 * @param {import("./outlook.js").TurnValues} turn
 * @param {number} tie
 */
function orderChoices({ dice, keeps, boxes }, tie) {
  const throws = keeps.filter(({ keep }) => keep.length < dice.length);
  const stop = Math.max(
    0,
    keeps.findIndex(({ keep }) => keep.length === dice.length),
  );
  const ordered = [...throws.slice(0, stop), boxes[0]];
  const waiting = throws.slice(stop);
  for (const box of boxes.slice(1)) {
    while (waiting.length && waiting[0].value >= box.value - tie) {
      ordered.push(/** @type {import("./outlook.js").KeepValue} */ (waiting.shift()));
    }
    ordered.push(box);
  }
  return [...ordered, ...waiting];
}
