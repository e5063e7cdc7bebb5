// The page: finds out from its address what to show.
import { html, render, useEffect, useMemo, useState } from "./html.js";
import { keepPage } from "./installing.js";
import { later } from "./later.js";
import { holdInstead, isKnown, takeToken, tokenFor } from "./memory.js";
import { Away } from "./parts/away.js";
import { Lost } from "./parts/lost.js";
import { Questions } from "./parts/questions.js";
import { StartScreen } from "./screens/start.js";
import { TableScreen } from "./screens/table.js";
import { Speech } from "./speech.js";
import { Table } from "./table.js";
import { place } from "./ways.js";
import { loadWords, say } from "./words.js";

const Lobby = later(() => import("./screens/lobby.js").then((part) => part.Lobby));
const LayingScreen = later(() => import("./screens/laying.js").then((part) => part.LayingScreen));
const RulesScreen = later(() => import("./screens/rules.js").then((part) => part.RulesScreen), { words: "rules", styles: ["rules"] });
const RecordsScreen = later(() => import("./screens/records.js").then((part) => part.RecordsScreen), {
  words: "records", styles: ["figures", "drawn", "records"],
});
const TodayScreen = later(() => import("./screens/today.js").then((part) => part.TodayScreen), { words: "today", styles: ["match"] });
const ReviewScreen = later(() => import("./screens/review.js").then((part) => part.ReviewScreen), {
  words: "review", styles: ["figures", "drawn", "review"],
});
const OwnScreen = later(() => import("./screens/own.js").then((part) => part.OwnScreen), { words: "own", styles: ["own"] });
const CompareScreen = later(() => import("./screens/compare.js").then((part) => part.CompareScreen), {
  words: "compare", styles: ["figures", "drawn", "compare"],
});
const ExplorerScreen = later(() => import("./screens/explorer.js").then((part) => part.ExplorerScreen), {
  words: "explorer", styles: ["explorer"],
});
const DrillScreen = later(() => import("./screens/drill.js").then((part) => part.DrillScreen), {
  words: ["explorer", "drill"], styles: ["explorer", "drill"],
});
const TakingOver = later(() => import("./parts/taking-over.js").then((part) => part.TakingOver));

function Page() {
  const here = place.value;
  useEffect(() => {
    if (["start", "new", "nowhere"].includes(here.screen)) document.title = say("page-yatzy");
  }, [here.screen]);
  return html`
    <${Speech} />
    ${screenAt(here)}`;
}

/** @param {import("./ways.js").Place} here */
function screenAt(here) {
  switch (here.screen) {
    case "table":
      return html`<${AtTable} key=${here.id} id=${here.id} review=${here.review} />`;
    case "new":
      return html`<${LayingScreen} sheet=${here.sheet} />`;
    case "rules":
      return html`<${RulesScreen} sheet=${here.sheet} table=${here.table} language=${here.language} />`;
    case "explore":
      return html`<${ExplorerScreen} search=${here.search} own=${here.own} />`;
    case "drill":
      return html`<${DrillScreen} key=${here.sheet + here.date} sheet=${here.sheet} date=${here.date} />`;
    case "records":
      return html`<${RecordsScreen} />`;
    case "own":
      return html`<${OwnScreen} />`;
    case "compare":
      return html`<${CompareScreen} />`;
    case "today":
      return html`<${TodayScreen} key=${here.sheet} sheet=${here.sheet} />`;
    case "nowhere":
      return html`<${Lost} title=${say("page-nowhere")} text=${say("page-nowhere-about")} />`;
    default:
      return html`<${StartScreen} />`;
  }
}

/** @param {{ id: string, review: import("./ways.js").Review | null }} props */
function AtTable({ id, review }) {
  const [given, setGiven] = useState(takeToken);
  const [own, setOwn] = useState(() => held(id, given));
  const hold = (/** @type {string | undefined} */ token) => {
    holdInstead(id, token);
    setOwn(tokenFor(id));
  };
  useEffect(() => {
    const pasted = () => {
      const token = takeToken();
      if (!token) return;
      setOwn(held(id, token));
      setGiven(token);
    };
    addEventListener("hashchange", pasted);
    return () => removeEventListener("hashchange", pasted);
  }, [id]);
  const table = useMemo(() => new Table(id, own), [id, own]);
  useEffect(() => () => table.close(), [table]);
  const { room, seats, host } = table.seen.value;
  useEffect(() => {
    if (given !== own || !room || seats.length || host) return;
    // Whoever made the address would know what a seat is held by that is taken here next.
    hold(undefined);
    setGiven("");
  }, [given, own, room]);
  useEffect(() => {
    const title = room?.date ? say("page-today") : table.pad.value?.title;
    if (!review) document.title = title ? say("page-title", { title }) : say("page-yatzy");
  });
  if (table.connection.state.value === "gone") return html`<${Lost} title=${say("page-no-table")} text=${say("page-nowhere-about")} />`;
  if (!room && table.connection.state.value === "lost") return html`<main class="moment"><${Away} /></main>`;
  if (!room || !table.pad.value) return html`<main class="moment"><p>${say("page-opening")}</p></main>`;
  const again = review || room.record;
  return html`
    ${again && table.game.value ? html`<${ReviewScreen} table=${table} at=${review} />` : room.begun && table.game.value ? html`<${TableScreen} table=${table} />` : html`<${Lobby} table=${table} />`}
    <${Questions} table=${table} />
    ${given && given !== own && html`
      <${TakingOver} table=${table} token=${given} take=${() => hold(given)} close=${() => setGiven("")} />`}`;
}

/**
 * Return the token to hold at a table: one that came with the address only where none is known, else it is asked about.
 * @param {string} id
 * @param {string} given
 */
function held(id, given) {
  if (given && !isKnown(id)) holdInstead(id, given);
  return tokenFor(id);
}

const root = /** @type {HTMLElement} */ (document.getElementById("page"));

async function open() {
  try {
    await loadWords();
  } catch {
    document.getElementById("late")?.removeAttribute("hidden");
    setTimeout(open, 2_000);
    return;
  }
  root.replaceChildren();
  render(html`<${Page} />`, root);
  keepPage();
}

open();
