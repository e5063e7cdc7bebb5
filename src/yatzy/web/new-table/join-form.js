// Joining a table with its code or link.
import { html, useState } from "../core/html.js";
import { navigate, parseTableCode } from "../core/router.js";
import { say } from "../i18n/fluent.js";

export function JoinForm() {
  const [typed, setTyped] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const join = (/** @type {Event} */ event) => {
    event.preventDefault();
    const code = parseTableCode(typed);
    if (code) navigate(`/${code}`);
    else setIsWrong(true);
  };
  return html`
    <form class="paper panel join" onSubmit=${join}>
      <label for="code">${say("page-join")}</label>
      <div>
        <input id="code" value=${typed} placeholder=${say("page-join-example")} autocapitalize="characters"
          autocomplete="off" spellcheck=${false} aria-invalid=${isWrong} aria-describedby=${isWrong ? "code-wrong" : undefined}
          onInput=${(/** @type {any} */ event) => { setTyped(event.currentTarget.value); setIsWrong(false); }} />
        <button class="quiet" type="submit">${say("page-join-go")}</button>
      </div>
      ${isWrong && html`<small id="code-wrong" role="alert">${say("page-join-wrong")}</small>`}
    </form>`;
}
