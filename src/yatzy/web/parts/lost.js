// Where nothing is: what is missing, and the way home.
import { html } from "../html.js";
import { follow } from "../ways.js";
import { say } from "../words.js";

/** @param {{ title: string, text: string }} props */
export function Lost({ title, text }) {
  return html`
    <main class="moment">
      <section class="paper panel"><div class="binding"></div>
        <h1>${title}</h1>
        <p class="soft">${text}</p>
        <a class="quiet" href="/" onClick=${follow}>${say("page-home")}</a>
      </section>
    </main>`;
}
