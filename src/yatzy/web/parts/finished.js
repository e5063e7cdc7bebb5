// Games that are over and known here, to be looked at again; and records from elsewhere.
import { html, useState } from "../html.js";
import { later } from "../later.js";
import { tables } from "../memory.js";
import { follow } from "../ways.js";
import { both, say, when } from "../words.js";

/** Games in sight. */
const SHOWN = 3;

const BringDialog = later(() => import("./bring-record.js").then((part) => part.BringDialog), { words: "review", styles: ["review"] });

export function Finished() {
  const [all, setAll] = useState(false);
  const over = tables().filter((one) => one.over && one.begun);
  if (!over.length) return null;
  return html`
    <section class="finished">
      <h2>${say("page-look-again")}</h2>
      <ul>${over.slice(0, all ? undefined : SHOWN).map((one) => html`
        <li key=${one.id}><a href=${`/${one.id}?review`} onClick=${follow}>
          <strong>${one.title}</strong><span>${both(one.players)}</span><small>${when(one.touched)}</small></a></li>`)}</ul>
      ${over.length > SHOWN && !all && html`
        <button class="plain word" onClick=${() => setAll(true)}>${say("page-look-more", { count: over.length - SHOWN })}</button>`}
    </section>`;
}

export function BringButton() {
  const [asked, setAsked] = useState(false);
  return html`
    <button class="quiet" onClick=${() => setAsked(true)}>${say("page-bring")}</button>
    ${asked && html`<${BringDialog} close=${() => setAsked(false)} />`}`;
}
