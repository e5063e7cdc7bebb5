// How somebody likes the page: language, theme, motion, sound, dice. Every choice applies at once.
import { html, useState } from "../html.js";
import { offer } from "../installing.js";
import { CHOICES, like, likeLanguage, settings } from "../settings.js";
import { sampleSound } from "../sound.js";
import { languages, ownName, say } from "../words.js";
import { Dialog } from "./dialog.js";
import { Face } from "./die.js";

/** @typedef {keyof typeof CHOICES} Kind */

/** @param {{ close: () => void }} props */
export function SettingsDialog({ close }) {
  const sound = (/** @type {string} */ chosen) => chosen === "on" && sampleSound().catch(() => {});
  return html`
    <${Dialog} title=${say("page-settings")} close=${close}>
      <form class="settings" onSubmit=${(/** @type {Event} */ event) => event.preventDefault()}>
        <${Language} />
        <${Choice} kind="theme" />
        <${Choice} kind="dice" picture=${(/** @type {string} */ one) => html`
          <span class="sample" data-dice=${one}><${Face} face=${5} /><${Face} face=${6} /></span>`} />
        <${Choice} kind="motion" />
        <${Choice} kind="sound" then=${sound} />
        <${Choice} kind="keys" />
        ${offer.value && html`
          <button type="button" class="quiet" onClick=${() => offer.value.prompt()}>${say("page-install")}</button>`}
      </form>
    <//>`;
}

/**
 * One thing that can be chosen, as a row to pick from.
 * @param {{ kind: Kind, picture?: (one: string) => any, then?: (one: string) => void }} props
 */
function Choice({ kind, picture, then }) {
  const choose = (/** @type {string} */ one) => {
    like({ [kind]: one });
    then?.(one);
  };
  return html`
    <fieldset class=${`segments likes-${kind}`}>
      <legend>${say(`page-like-${kind}`)}</legend>
      ${CHOICES[kind].map((one) => html`
        <label key=${one}>
          <input type="radio" name=${kind} value=${one} checked=${settings.value[kind] === one} onChange=${() => choose(one)} />
          <span>${picture?.(one)}${say(`page-like-${kind}-${one}`)}</span>
        </label>`)}
    </fieldset>`;
}

function Language() {
  const [problem, setProblem] = useState("");
  const option = (/** @type {string} */ tag) => html`<option key=${tag} value=${tag} lang=${tag}>${ownName(tag)}</option>`;
  const choose = (/** @type {any} */ event) => {
    setProblem("");
    likeLanguage(event.currentTarget.value).catch(() => setProblem(say("page-away")));
  };
  return html`
    <div class="likes-language">
      <label for="language">${say("page-like-language")}</label>
      <select id="language" value=${settings.value.language} onChange=${choose}>
        <option value="">${say("page-like-language-own")}</option>
        ${Object.keys(languages.value.all).map(option)}
      </select>
      ${problem && html`<small role="alert">${problem}</small>`}
    </div>`;
}
