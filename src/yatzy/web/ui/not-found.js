// A screen for addresses that show nothing.
import { html } from "../core/html.js";
import { followLink } from "../core/router.js";
import { say } from "../i18n/fluent.js";

/** @param {{ title: string, text: string }} props */
export function NotFound({ title, text }) {
  return html`
    <main class="moment">
      <section class="paper panel"><div class="binding"></div>
        <h1>${title}</h1>
        <p class="soft">${text}</p>
        <a class="quiet" href="/" onClick=${followLink}>${say("page-home")}</a>
      </section>
    </main>`;
}
