// The dice of the tray: each keeps its place during a turn, and knows which throw it came from.

/** @typedef {import("./reduce.js").TrayDie} TrayDie */

let throwCount = 0;

/**
 * Return the dice after an event.
 * @param {TrayDie[]} trayDice
 * @param {import("../net/game-state").GameState} previous
 * @param {import("../net/game-state").GameState} next
 * @param {import("../net/wire").GameEvent} event
 * @returns {TrayDie[]}
 */
export function diceAfter(trayDice, previous, next, event) {
  const { dice, kept } = next.now;
  if (event.type === "rolled") {
    throwCount += 1;
    if (previous.now.phase === "roll-off") return newDice(event.thrown);
    const faces = [...event.thrown];
    const fallen = trayDice.length === dice.length && previous.now.dice.length
      ? trayDice.map((die) => (die.kept ? die : { face: faces.shift() ?? 0, kept: false, throwId: throwCount }))
      : newDice(event.thrown);
    return hasSameFaces(facesOf(fallen), dice) ? fallen : placeDice(next.now);
  }
  if (event.type === "kept") {
    return hasSameFaces(facesOf(trayDice.filter((die) => die.kept)), kept) ? trayDice : markKept(trayDice, kept);
  }
  if (event.type === "entered") return [];
  return placeDice(next.now);
}

/** @param {number[]} faces */
function newDice(faces) {
  return faces.map((face) => ({ face, kept: false, throwId: throwCount }));
}

/**
 * Return the dice of a position whose throws are not known.
 * @param {import("../net/game-state").Now} now
 */
export function placeDice(now) {
  return markKept(now.dice.map((face) => ({ face, kept: false, throwId: 0 })), now.kept);
}

/**
 * Return the dice with those of `keep` marked as kept; dice that are kept already are preferred.
 * @param {TrayDie[]} trayDice
 * @param {number[]} keep
 */
export function markKept(trayDice, keep) {
  const left = [...keep];
  const first = trayDice.map((die) => die.kept && takeFace(left, die.face));
  return trayDice.map((die, place) => ({ ...die, kept: first[place] || takeFace(left, die.face) }));
}

/**
 * @param {number[]} faces
 * @param {number} face
 */
function takeFace(faces, face) {
  const place = faces.indexOf(face);
  if (place >= 0) faces.splice(place, 1);
  return place >= 0;
}

/** @param {TrayDie[]} trayDice */
export function facesOf(trayDice) {
  return trayDice.map((die) => die.face);
}

/**
 * @param {number[]} some
 * @param {number[]} others
 */
export function hasSameFaces(some, others) {
  return some.toSorted().join() === others.toSorted().join();
}
