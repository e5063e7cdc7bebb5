// The catalogue and the language it is in, with answers that overtake one another.
import { assert, assertEqual, assertRejects, loadPage, NO_CONNECTION, settle, test } from "./harness.js";

/** Answer for a part of the catalogue in the language that was requested. */
function words({ path, headers }) {
  const language = headers["accept-language"].split(",")[0].split("-")[0];
  const part = new URL(path, location.href).searchParams.get("part") ?? "all";
  return { version: "", language, texts: [`page-${part} = ${part} ${language}\n`], languages: {} };
}

async function loadLanguage() {
  const load = loadPage();
  const fluent = await load("i18n/fluent.js");
  const language = await load("i18n/language.js");
  const settings = await load("storage/settings.js");
  language.initLanguage();
  return { ...fluent, ...language, ...settings };
}

/** Answer all requests that wait, from the last to the first. */
function answerBackwards(requests) {
  for (const one of requests.toReversed()) one.answer(words(one));
}

/** Put messages into the document, as the server does, and load the page's modules. */
async function loadWithInline(language) {
  const data = { words: { version: "", language, texts: [`page-all = inline ${language}\n`], languages: {} } };
  const script = document.createElement("script");
  Object.assign(script, { type: "application/json", id: "inline-data" });
  document.body.append(script);
  const load = loadPage();
  data.words.version = (await load("net/version.js")).VERSION;
  script.textContent = JSON.stringify(data);
  const page = { ...(await load("i18n/fluent.js")), ...(await load("net/http.js")) };
  script.remove();
  return page;
}

test("messages of the document need no request, also when a part is added", async (fakes) => {
  const page = await loadWithInline("en");
  await page.initMessages();
  assertEqual([page.say("page-all"), fakes.server.requests.length], ["inline en", 0]);
  fakes.server.on("GET /api/words", words);
  await page.loadParts(["rules"]);
  assertEqual([page.say("page-all"), page.say("page-rules"), fakes.server.requests.length], ["inline en", "rules en", 1]);
});

test("messages of the document give way to the language that was chosen", async (fakes) => {
  const page = await loadWithInline("sv");
  page.setRequestLanguage("fi");
  fakes.server.on("GET /api/words", words);
  await page.initMessages();
  assertEqual([page.say("page-all"), page.languages.value.language], ["all fi", "fi"]);
});

test("without the server the messages of the document are shown until it is back", async (fakes) => {
  const page = await loadWithInline("sv");
  page.setRequestLanguage("fi");
  fakes.server.on("GET /api/words", NO_CONNECTION);
  await page.initMessages();
  assertEqual(page.say("page-all"), "inline sv");
  fakes.server.on("GET /api/words", words);
  await fakes.clock.advance(60_000);
  assertEqual(page.say("page-all"), "all fi");
});

test("messages come in the language of the browser", async (fakes) => {
  const page = await loadLanguage();
  fakes.server.on("GET /api/words", words);
  await page.loadMessages();
  assertEqual([page.say("page-all"), page.languages.value.language], ["all en", "en"]);
});

test("of two loads the later counts, whichever is answered first", async (fakes) => {
  const page = await loadLanguage();
  const first = page.loadMessages();
  const second = page.loadParts(["rules"]);
  answerBackwards(fakes.server.requests);
  await Promise.all([first, second]);
  assertEqual([page.say("page-all"), page.say("page-rules")], ["all en", "rules en"]);
});

test("a part that is on its way is waited for", async (fakes) => {
  const page = await loadLanguage();
  const parts = [page.loadParts(["rules"]), page.loadParts(["rules"])];
  let isThere = false;
  parts[1].then(() => (isThere = true));
  await settle();
  assert(!isThere);
  answerBackwards(fakes.server.requests);
  await Promise.all(parts);
  assertEqual([page.say("page-rules"), fakes.server.requests.length], ["rules en", 2]);
});

test("a part that failed is loaded when it is needed again", async (fakes) => {
  const page = await loadLanguage();
  fakes.server.on("GET /api/words", NO_CONNECTION);
  await assertRejects(page.loadParts(["rules"]));
  fakes.server.on("GET /api/words", words);
  await page.loadParts(["rules"]);
  assertEqual(page.say("page-rules"), "rules en");
});

test("a part comes in the language that was chosen meanwhile", async (fakes) => {
  const page = await loadLanguage();
  const part = page.loadParts(["rules"]);
  const change = page.changeLanguage("sv");
  answerBackwards(fakes.server.requests);
  await Promise.all([part, change]);
  assertEqual([page.say("page-rules"), page.settings.value.language], ["rules sv", "sv"]);
});

test("a language that cannot be loaded is not chosen", async (fakes) => {
  const page = await loadLanguage();
  fakes.server.on("GET /api/words", words);
  await page.changeLanguage("sv");
  fakes.server.on("GET /api/words", NO_CONNECTION);
  await assertRejects(page.changeLanguage("de"));
  fakes.server.on("GET /api/words", words);
  await page.loadParts(["rules"]);
  assertEqual([page.say("page-rules"), page.settings.value.language], ["rules sv", "sv"]);
});

test("of two choices the later counts", async (fakes) => {
  const page = await loadLanguage();
  const changes = [page.changeLanguage("sv"), page.changeLanguage("de")];
  answerBackwards(fakes.server.requests);
  await Promise.all(changes);
  assertEqual([page.say("page-all"), page.settings.value.language], ["all de", "de"]);
});

test("a choice that fails late does not undo a later one", async (fakes) => {
  const page = await loadLanguage();
  const changes = [page.changeLanguage("sv"), page.changeLanguage("de")];
  const [sv, de] = fakes.server.requests;
  sv.answer(NO_CONNECTION);
  await settle();
  de.answer(words(de));
  await Promise.allSettled(changes);
  fakes.server.on("GET /api/words", words);
  await page.loadParts(["rules"]);
  assertEqual([page.say("page-rules"), page.settings.value.language], ["rules de", "de"]);
});

test("a language chosen in another window is followed", async (fakes) => {
  const page = await loadLanguage();
  fakes.server.on("GET /api/words", words);
  await page.loadMessages();
  localStorage.setItem("yatzy", JSON.stringify({ settings: { language: "sv", theme: "dark" } }));
  dispatchEvent(new StorageEvent("storage"));
  await settle();
  assertEqual([page.say("page-all"), page.settings.value.language, page.settings.value.theme], ["all sv", "sv", "dark"]);
});

test("where that language cannot be loaded this window stays as it was", async (fakes) => {
  const page = await loadLanguage();
  fakes.server.on("GET /api/words", words);
  await page.changeLanguage("de");
  fakes.server.on("GET /api/words", NO_CONNECTION);
  localStorage.setItem("yatzy", JSON.stringify({ settings: { language: "sv", theme: "dark" } }));
  dispatchEvent(new StorageEvent("storage"));
  await settle();
  fakes.server.on("GET /api/words", words);
  await page.loadParts(["rules"]);
  assertEqual([page.say("page-rules"), page.settings.value.language, page.settings.value.theme], ["rules de", "de", "dark"]);
});

test("the shelf is in the language that was chosen last", async (fakes) => {
  const load = loadPage();
  const { languages } = await load("i18n/fluent.js");
  const { loadShelf, shelf } = await load("sheets/shelf.js");
  const first = loadShelf();
  languages.value = { language: "sv", all: {} };
  const second = loadShelf();
  const [english, swedish] = fakes.server.requests;
  swedish.answer([{ id: "a", title: "Enkel" }]);
  await second;
  english.answer([{ id: "a", title: "Plain" }]);
  await first;
  assertEqual(shelf.value[0].title, "Enkel");
});
