// Addresses and the screens they show.
import { assertEqual, loadPage, test } from "./harness.js";

const { formatTableCode, navigate, parseTableCode, route } = await loadPage()("core/router.js");

test("every address has its screen", () => {
  const screens = {
    "/": "start", "/new": "new", "/rules": "rules", "/explore": "explore", "/drill": "drill", "/records": "records", "/own": "own",
    "/compare": "compare", "/today": "today", "/abcde23456": "table", "/abc": "not-found", "/%": "not-found", "/a/b/c": "not-found",
  };
  for (const [address, screen] of Object.entries(screens)) {
    navigate(address);
    assertEqual(route.value.screen, screen, address);
  }
});

test("an address carries what its screen shows", () => {
  navigate("/rules?sheet=vinga&language=sv");
  assertEqual([route.value.sheet, route.value.language, route.value.table], ["vinga", "sv", ""]);
  navigate("/abcde23456?review&turn=3&throw=1&column=x");
  assertEqual(route.value, { screen: "table", id: "abcde23456", review: { column: null, round: null, turn: 3, throw: 1 } });
});

test("a code is found in whatever was pasted", () => {
  const typed = ["abcde23456", " ABCDE-23456 ", "abcde 23456", "abcde–23456", "https://example.org/abcde23456#token", "abcde23456/"];
  assertEqual(typed.map(parseTableCode), typed.map(() => "abcde23456"));
  assertEqual(["", "abcde2345", "abcde23451", "hello there"].map(parseTableCode), ["", "", "", ""]);
  assertEqual(formatTableCode("abcde23456"), "ABCDE-23456");
});

test("the same address again adds no entry to the history", () => {
  navigate("/rules");
  const { length } = history;
  navigate("/rules");
  navigate("/drill", { replace: true });
  assertEqual([history.length, location.pathname], [length, "/drill"]);
});

test("going back shows the screen before", async () => {
  navigate("/rules");
  navigate("/drill");
  const isBack = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
  history.back();
  await isBack;
  assertEqual(route.value.screen, "rules");
});
