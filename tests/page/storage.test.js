// What the browser stores: it opens whatever wrote it, and never loses a game in progress.
import { assert, assertEqual, loadPage, test } from "./harness.js";

const TOKEN = "A".repeat(22);
/** As the first released page wrote it. */
const STORED = {
  name: "Anna", sheet: "vinga", settings: { language: "sv", theme: "dark", motion: "none", sound: "on", keys: "off", dice: "walnut" },
  players: [{ name: "Anna", key: "B".repeat(22) }],
  tables: [{ id: "abcde23456", token: TOKEN, title: "Yatzy", sheet: "vinga", players: ["Anna"], touched: 5, over: false, begun: true }],
};

async function loadStorage(stored) {
  if (stored !== undefined) localStorage.setItem("yatzy", typeof stored === "string" ? stored : JSON.stringify(stored));
  const load = loadPage();
  const parts = ["storage/local-store.js", "storage/tables.js", "storage/players.js", "storage/settings.js", "storage/player-colours.js"];
  return Object.assign({}, ...(await Promise.all(parts.map(load))));
}

test("what was stored before is there", async () => {
  const page = await loadStorage(STORED);
  assertEqual(page.readLastUsed(), { name: "Anna", sheet: "vinga" });
  assertEqual(page.settings.value, { ...STORED.settings, best: "off", pass: "on" });
  assertEqual([page.getToken("abcde23456"), page.listPlayers()], [TOKEN, STORED.players]);
});

test("fields of a later version stay", async () => {
  const page = await loadStorage({ ...STORED, later: { more: 1 } });
  page.saveLastUsed({ name: "Bo" });
  const stored = JSON.parse(localStorage.getItem("yatzy"));
  assertEqual([stored.later, stored.name, stored.tables[0].token], [{ more: 1 }, "Bo", TOKEN]);
});

test("whatever lies there the page opens", async () => {
  for (const stored of ["null", "[]", "{", '"text"', '{"tables":{}}', '{"tables":[null,{}]}', '{"tables":[{"id":7,"token":[]}],"settings":[],"name":{}}']) {
    const page = await loadStorage(stored);
    assertEqual([page.listTables(), page.listPlayers(), page.readLastUsed()], [[], [], { name: "", sheet: "" }], stored);
    assertEqual(page.settings.value.theme, "system", stored);
  }
});

test("settings that are not known become the usual ones", async () => {
  const page = await loadStorage({ settings: { theme: "pink", dice: "pips", language: 3 } });
  assertEqual([page.settings.value.theme, page.settings.value.dice, page.settings.value.language], ["system", "pips", ""]);
});

test("games in progress are never dropped", async () => {
  const page = await loadStorage();
  const id = (kind, number) => `${kind}${number}`;
  for (let number = 0; number < 60; number += 1) page.saveTable(id("playing", number), { begun: true, touched: number });
  for (let number = 0; number < 10; number += 1) page.saveTable(id("over", number), { begun: true, over: true, touched: 100 + number });
  const saved = page.listTables().map((one) => one.id);
  assertEqual(saved.filter((one) => one.startsWith("playing")).length, 60);
  assertEqual(saved.filter((one) => one.startsWith("over")).length, 1);
});

test("without storage the page remembers until it is closed", async () => {
  const page = await loadStorage();
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  try {
    page.saveTable("abcde23456", { token: TOKEN });
    assert(page.hasUnsavedData());
    assertEqual(page.getToken("abcde23456"), TOKEN);
  } finally {
    Storage.prototype.setItem = setItem;
  }
  page.saveLastUsed({ name: "Anna" });
  assert(!page.hasUnsavedData());
  assertEqual(JSON.parse(localStorage.getItem("yatzy")).tables[0].token, TOKEN);
});

test("a token is made once, and taken from an address", async () => {
  const page = await loadStorage();
  assertEqual(page.getToken("abcde23456"), page.getToken("abcde23456"));
  history.replaceState(null, "", `/abcde23456#${TOKEN}`);
  assertEqual([page.takeTokenFromUrl(), location.hash, page.takeTokenFromUrl()], [TOKEN, "", ""]);
});

test("two players of one name are told apart", async () => {
  const page = await loadStorage();
  page.addPlayer("Anna");
  assertEqual([page.addPlayer(" anna ").name, page.listPlayers().length], ["anna 2", 2]);
  assertEqual(page.addPlayer("Other", page.listPlayers()[0].key).name, "Anna");
});

test("players at a table have different colours, and keep those that were chosen", async () => {
  const page = await loadStorage({ ...STORED, colours: [null, { name: "bo", colour: "gold" }] });
  const [first, second, third] = page.PLAYER_COLOURS;
  assertEqual(page.assignColours(["Anna", "Bo", "Cleo"]), [first, second, third]);
  page.saveColour(" CLEO ", first);
  assertEqual(page.assignColours(["Anna", "Bo", "Cleo"]), [second, third, first]);
  page.saveColour("Anna", first);
  assertEqual(page.assignColours(["Anna", "Bo", "Cleo"]), [first, second, third]);
  const crowd = page.assignColours(Array.from({ length: 100 }, (_, at) => `${at}`));
  assertEqual([crowd.length, new Set(crowd).size], [100, page.PLAYER_COLOURS.length]);
  assertEqual(page.listKnownNames().slice(0, 2), ["Anna", "CLEO"]);
  for (let at = 0; at < 300; at += 1) page.saveColour(`${at}`, second);
  assertEqual([JSON.parse(localStorage.getItem("yatzy")).colours.length, page.readColour("299"), page.readColour("0")], [100, second, ""]);
});
