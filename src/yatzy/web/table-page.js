// A table at its address: the lobby, the game or its review, by the state of the table.
import { html, useEffect, useState } from "./core/html.js";
import { say } from "./i18n/fluent.js";
import { getToken, isTableSaved, replaceToken, takeTokenFromUrl } from "./storage/tables.js";
import { TableDialogs } from "./table/dialogs.js";
import { TableScreen } from "./table/table-screen.js";
import { useTable } from "./table/use-table.js";
import { lazy, lazyScreen, Opening } from "./ui/lazy.js";
import { NotFound } from "./ui/not-found.js";
import { ServerAway } from "./ui/server-away.js";

const LobbyScreen = lazyScreen(() => import("./table/lobby-screen.js").then((part) => part.LobbyScreen), { messages: "dice" });
const MatchScreen = lazyScreen(() => import("./match/match-screen.js").then((part) => part.MatchScreen), { messages: "match", styles: ["match/match.css"] });
const ReviewScreen = lazyScreen(() => import("./review/review-screen.js").then((part) => part.ReviewScreen), {
  messages: "review", styles: ["ui/figures.css", "ui/figure-frame.css", "review/review.css"],
});
const TakeOverDialog = lazy(() => import("./table/take-over-dialog.js").then((part) => part.TakeOverDialog));

/** @param {{ id: string, review: import("./core/router.js").ReviewRoute | null }} props */
export function TablePage({ id, review }) {
  const [linkToken, setLinkToken] = useState(takeTokenFromUrl);
  const [token, setToken] = useState(() => chooseToken(id, linkToken));
  const switchToken = (/** @type {string | undefined} */ token) => {
    replaceToken(id, token);
    setToken(getToken(id));
  };
  useEffect(() => {
    const readToken = () => {
      const token = takeTokenFromUrl();
      if (!token) return;
      setToken(chooseToken(id, token));
      setLinkToken(token);
    };
    addEventListener("hashchange", readToken);
    return () => removeEventListener("hashchange", readToken);
  }, [id]);
  const table = useTable(id, token);
  const room = table?.room.value;
  useEffect(() => {
    if (!table || !room || linkToken !== token || table.state.value.seats.length || table.state.value.host) return;
    // A token that holds nothing must not be used to take a seat: whoever made the link would know it.
    switchToken(undefined);
    setLinkToken("");
  }, [linkToken, token, room]);
  useEffect(() => {
    const title = room?.date ? say("page-today") : table?.pad.value?.title;
    if (!review) document.title = [table && turnText(table), title ? say("page-title", { title }) : say("page-yatzy")].filter(Boolean).join(" ");
  });
  if (!table) return html`<${Opening} />`;
  if (table.connection.state.value === "gone") return html`<${NotFound} title=${say("page-no-table")} text=${say("page-nowhere-about")} />`;
  if (!room && table.connection.state.value === "lost") return html`<main class="moment"><${ServerAway} /></main>`;
  if (!room || !table.pad.value) return html`<${Opening} />`;
  return html`
    ${screenOf(table, review)}
    <${TableDialogs} table=${table} />
    ${linkToken && linkToken !== token && html`
      <${TakeOverDialog} table=${table} token=${linkToken} take=${() => switchToken(linkToken)} close=${() => setLinkToken("")} />`}`;
}

/**
 * Return whose turn it is, for the title, if it is of this device and others play too; "" otherwise.
 * @param {import("./table/store.js").Table} table
 */
function turnText(table) {
  const { game, seats, room } = table.state.value;
  if (!game || !room?.begun || game.columns.length < 2 || !table.isOurTurn.value) return "";
  return say("page-your-turn", { player: game.players[game.now.seat], several: seats.length > 1 ? "yes" : "no" });
}

/**
 * @param {import("./table/store.js").Table} table
 * @param {import("./core/router.js").ReviewRoute | null} review
 */
function screenOf(table, review) {
  const room = table.room.value;
  if (table.game.value && (review || room?.record)) return html`<${ReviewScreen} table=${table} at=${review} />`;
  if (table.game.value && room?.begun) return html`<${TableScreen} table=${table} />`;
  return room?.duplicate ? html`<${MatchScreen} table=${table} />` : html`<${LobbyScreen} table=${table} />`;
}

/**
 * Return the token for a table. One from a link is used at once only if none is saved; else `TakeOverDialog` asks first.
 * @param {string} id
 * @param {string} linkToken
 */
function chooseToken(id, linkToken) {
  if (linkToken && !isTableSaved(id)) replaceToken(id, linkToken);
  return getToken(id);
}
