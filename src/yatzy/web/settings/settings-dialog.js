// The settings dialog. Every choice applies at once.
import { LONGEST_NAME } from "../core/constants.js";
import { html, useState } from "../core/html.js";
import { languageName, languages, say } from "../i18n/fluent.js";
import { changeLanguage } from "../i18n/language.js";
import { installPrompt } from "../net/install.js";
import { readLastUsed, saveLastUsed } from "../storage/local-store.js";
import { PLAYER_COLOURS, readColour, saveColour } from "../storage/player-colours.js";
import { renamePlayer } from "../storage/players.js";
import { CHOICES, settings, updateSettings } from "../storage/settings.js";
import { Dialog } from "../ui/dialog.js";
import { Face } from "../ui/die.js";
import { playSample } from "../ui/sound.js";

/** @typedef {keyof typeof CHOICES} Kind */

/** @param {{ close: () => void }} props */
export function SettingsDialog({ close }) {
  const sound = (/** @type {string} */ chosen) => chosen === "on" && playSample().catch(() => {});
  return html`
    <${Dialog} title=${say("page-settings")} close=${close}>
      <form class="settings" onSubmit=${(/** @type {Event} */ event) => event.preventDefault()}>
        <${OwnerField} />
        <${LanguageField} />
        <${SettingField} kind="theme" />
        <${SettingField} kind="dice" picture=${(/** @type {string} */ one) => html`
          <span class="sample" data-dice=${one}><${Face} face=${5} /><${Face} face=${6} /></span>`} />
        <${SettingField} kind="motion" />
        <${SettingField} kind="sound" then=${sound} />
        <${SettingField} kind="best" />
        <${SettingField} kind="pass" />
        <${SettingField} kind="keys" />
        ${installPrompt.value && html`
          <button type="button" class="quiet" onClick=${() => installPrompt.value.prompt()}>${say("page-install")}</button>`}
      </form>
    <//>`;
}

/** The name and the colour of whoever this device belongs to: forms for new games begin with them. */
function OwnerField() {
  const [name, setName] = useState(() => readLastUsed().name);
  const [colour, setColour] = useState(() => readColour(name));
  const rename = (/** @type {any} */ event) => {
    const next = event.currentTarget.value.trim();
    renamePlayer(readLastUsed().name || say("page-default-name"), next);
    saveLastUsed({ name: next });
    if (colour) saveColour(next, colour);
  };
  const choose = (/** @type {string} */ one) => {
    setColour(one);
    saveColour(name || say("page-default-name"), one);
  };
  return html`
    <div class="likes-name">
      <label for="own-name">${say("page-like-name")}</label>
      <input id="own-name" value=${name} placeholder=${say("page-default-name")} maxlength=${LONGEST_NAME} autocomplete="nickname"
        onInput=${(/** @type {any} */ event) => setName(event.currentTarget.value)} onChange=${rename} />
    </div>
    <fieldset class="likes-colour">
      <legend>${say("page-like-colour")}</legend>
      ${PLAYER_COLOURS.map((one) => html`
        <label key=${one} data-player=${one}>
          <input type="radio" name="colour" value=${one} checked=${colour === one} aria-label=${say(`page-colour-${one}`)} onChange=${() => choose(one)} />
        </label>`)}
    </fieldset>`;
}

/**
 * A setting as a row of radio buttons.
 * @param {{ kind: Kind, picture?: (one: string) => any, then?: (one: string) => void }} props
 */
function SettingField({ kind, picture, then }) {
  const choose = (/** @type {string} */ one) => {
    updateSettings({ [kind]: one });
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

function LanguageField() {
  const [problem, setProblem] = useState("");
  const option = (/** @type {string} */ tag) => html`<option key=${tag} value=${tag} lang=${tag}>${languageName(tag)}</option>`;
  const choose = (/** @type {any} */ event) => {
    setProblem("");
    changeLanguage(event.currentTarget.value).catch(() => setProblem(say("page-away")));
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
