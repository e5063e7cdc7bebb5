// Parts of the table that decide what is shown, without a document: weights of offers, spots of dice.
import { assert, assertEqual, loadPage, test } from "./harness.js";

const load = loadPage();
const entry = (points) => ({ key: "box", points, bonus: 0, allowed: true, reason: "" });

test("an offer is told by its weight: all alike loud, near the most strong, nothing quiet", async () => {
  const { boxCell } = await load("pad/cells.js");
  const row = { kind: "box", label: "Box", key: "box", most: 30 };
  const weight = (points, more = {}) => boxCell(null, entry(points), { ...row, ...more }).weight;
  assertEqual([weight(0), weight(23), weight(24), weight(30)], ["", "", "strong", "strong"]);
  assertEqual([weight(50, { most: 50, feat: "all-alike" }), weight(0, { feat: "all-alike" })], ["loud", ""]);
  assertEqual(boxCell(null, entry(30)).weight, "", "screens that do not want it");
});

test("dice have spots of their own, the same for every look at a throw", async () => {
  const { dieSpot } = await load("table/die-spots.js");
  const kept = [true, false, false, true, false];
  const spots = kept.map((_, place) => dieSpot(kept, place, 3));
  assertEqual(spots, kept.map((_, place) => dieSpot(kept, place, 3)));
  assertEqual(new Set(spots.map((one) => `${one["--off-x"]} ${one["--off-y"]}`)).size, 5);
  assert(spots.every((one) => Math.abs(Number(one["--off-x"])) <= 1 && Math.abs(Number(one["--off-y"])) <= 1));
  assertEqual([spots[0]["--slot"], spots[3]["--slot"]], ["-0.5", "0.5"], "kept dice lie side by side");
});
