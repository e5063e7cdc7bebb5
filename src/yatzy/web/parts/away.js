// The server is away: what that means, what can be done, and asking again by itself.
import { html, useEffect, useState } from "../html.js";
import { spoken } from "../speech.js";
import { follow } from "../ways.js";
import { say } from "../words.js";

/** Milliseconds between two questions, the first and the longest. */
const SOON = 2_000;
const LATE = 15_000;

/** @param {{ again?: () => Promise<unknown> }} props How to ask again, where nobody else does. */
export function Away({ again }) {
  useEffect(() => {
    spoken.value = `${say("page-away-title")}. ${say("page-away-lost")}`;
    return again && keepAsking(again);
  }, []);
  return html`
    <section class="paper panel away">
      <div class="binding"></div>
      <h2>${say("page-away-title")}</h2>
      <p>${say("page-away-lost")}</p>
      <p class="soft">${say("page-away-check")}</p>
      ${again ? html`<${AskNow} again=${again} />` : html`
        <a class="quiet" href="/" onClick=${follow}>${say("page-home")}</a>`}
    </section>`;
}

/** @param {{ again: () => Promise<unknown> }} props */
function AskNow({ again }) {
  const [asks, setAsks] = useState(false);
  const ask = async () => {
    setAsks(true);
    await again().catch(() => {});
    setAsks(false);
  };
  return html`
    <button class="quiet" aria-disabled=${asks} onClick=${ask}>${say(asks ? "page-away-asks" : "page-away-again")}</button>`;
}

/**
 * Ask every few seconds, and when there is a reason to hope; return how to stop.
 * @param {() => Promise<unknown>} again
 */
function keepAsking(again) {
  let wait = SOON;
  let timer = setTimeout(next, wait);
  function next() {
    clearTimeout(timer);
    wait = Math.min(LATE, wait * 1.5);
    timer = setTimeout(next, wait);
    if (!document.hidden) again().catch(() => {});
  }
  addEventListener("online", next);
  document.addEventListener("visibilitychange", next);
  return () => {
    clearTimeout(timer);
    removeEventListener("online", next);
    document.removeEventListener("visibilitychange", next);
  };
}
