// Why a box gives what it gives: picks the exported sentence (src/yatzy/offline/sheet_texts.py) for what the tables say.
import { cardEntries, cardSituation, holdsPoints } from "./engine/card.js";

/**
 * @param {import("./sheet-texts").SheetTexts} texts
 * @param {import("./sheet-file").SheetFile["matched"]} matched
 * @param {import("./engine/rule-tables.js").RuleTables} tables
 * @param {import("./engine/card.js").Card} card
 * @param {number[]} dice
 */
export function reasonsFor(texts, matched, tables, card, dice) {
  const situation = cardSituation(tables, card, dice);
  const reasons = cardEntries(tables, card, dice).map((entry) => {
    const box = tables.keys.indexOf(entry.key);
    const counted = matched[box]?.[tables.rollIndex(dice)];
    return [entry.key, sentenceFor(texts, box, counted ? [...counted] : dice, dice, entry)];
  });
  const bonus = situation && [situation.bonus ? "earned" : "lost", holdsPoints(tables, card) ? "points" : "none", dice[0]].join("/");
  return { reasons: Object.fromEntries(reasons), bonus: bonus ? texts.bonus[bonus] ?? "" : "" };
}

/**
 * @param {import("./sheet-texts").SheetTexts} texts
 * @param {number} box
 * @param {(string | number)[]} counted The dice that count.
 * @param {number[]} dice
 * @param {import("./engine/rule-tables.js").Entry} entry
 */
function sentenceFor(texts, box, counted, dice, { reason, points }) {
  if (reason === "not-made") return texts.not_made[box];
  if (reason !== "made") return texts.others[`${reason}/${dice[0]}/${points}`] ?? texts.others[`${reason}/${dice[0]}`] ?? texts.others[reason] ?? "";
  return texts.made[box].replace("{sum}", counted.join(" + "));
}
