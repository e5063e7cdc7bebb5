// The server is away: what that means, what can be done, and asking again by itself.
import { html, useEffect, useState } from "../html.js";
import { say } from "../words.js";

/** Milliseconds between two questions, the first and the longest. */
const SOON = 2_000;
const LATE = 15_000;

/** @param {{ again?: () => Promise<unknown> }} props How to ask again, where nobody else does. */
export function Away({ again }) {
  const [asks, setAsks] = useState(false);
  const ask = async () => {
    setAsks(true);
    await again?.().catch(() => {});
    setAsks(false);
  };
  useEffect(() => {
    if (!again) return undefined;
    let wait = SOON;
    let timer = setTimeout(next, wait);
    async function next() {
      await ask();
      wait = Math.min(LATE, wait * 1.5);
      timer = setTimeout(next, wait);
    }
    const hope = () => document.hidden || ask();
    addEventListener("online", hope);
    document.addEventListener("visibilitychange", hope);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", hope);
      document.removeEventListener("visibilitychange", hope);
    };
  }, []);
  return html`
    <section class="paper panel away" role="status">
      <div class="binding"></div>
      <h2>${say("page-away-title")}</h2>
      <p>${say("page-away-lost")}</p>
      <p class="soft">${say("page-away-check")}</p>
      ${again && html`<button class="quiet" aria-disabled=${asks} onClick=${ask}>${say(asks ? "page-away-asks" : "page-away-again")}</button>`}
    </section>`;
}
