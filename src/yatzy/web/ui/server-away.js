// A notice that the server does not answer, which retries by itself.
import { announcement } from "../a11y/live-region.js";
import { html, useEffect, useState } from "../core/html.js";
import { followLink } from "../core/router.js";
import { say } from "../i18n/fluent.js";

const MIN_RETRY_MS = 2_000;
const MAX_RETRY_MS = 15_000;

/** @param {{ retry?: () => Promise<unknown> }} props `retry` is called until it succeeds; leave it out where something else retries. */
export function ServerAway({ retry }) {
  useEffect(() => {
    announcement.value = `${say("page-away-title")}. ${say("page-away-lost")}`;
    return retry && keepRetrying(retry);
  }, []);
  return html`
    <section class="paper panel away">
      <div class="binding"></div>
      <h2>${say("page-away-title")}</h2>
      <p>${say("page-away-lost")}</p>
      <p class="soft">${say("page-away-check")}</p>
      ${retry ? html`<${RetryButton} retry=${retry} />` : html`
        <a class="quiet" href="/" onClick=${followLink}>${say("page-home")}</a>`}
    </section>`;
}

/** @param {{ retry: () => Promise<unknown> }} props */
function RetryButton({ retry }) {
  const [isWaiting, setIsWaiting] = useState(false);
  const retryNow = async () => {
    setIsWaiting(true);
    await retry().catch(() => {});
    setIsWaiting(false);
  };
  return html`
    <button class="quiet" aria-disabled=${isWaiting} onClick=${retryNow}>${say(isWaiting ? "page-away-asks" : "page-away-again")}</button>`;
}

/**
 * Retry with growing delays, and at once when the network or the window is back. Returns a function that stops it.
 * @param {() => Promise<unknown>} retry
 */
function keepRetrying(retry) {
  let wait = MIN_RETRY_MS;
  let timer = setTimeout(next, wait);
  function next() {
    clearTimeout(timer);
    wait = Math.min(MAX_RETRY_MS, wait * 1.5);
    timer = setTimeout(next, wait);
    if (!document.hidden) retry().catch(() => {});
  }
  addEventListener("online", next);
  document.addEventListener("visibilitychange", next);
  return () => {
    clearTimeout(timer);
    removeEventListener("online", next);
    document.removeEventListener("visibilitychange", next);
  };
}
