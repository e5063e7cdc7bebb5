// A record of a game from elsewhere: chosen as a file, dropped, or pasted.
import { html, useState } from "../html.js";
import { rememberTable } from "../memory.js";
import { bring } from "../reviewing.js";
import { go } from "../ways.js";
import { say } from "../words.js";
import { Dialog } from "./dialog.js";

/** @param {{ close: () => void }} props */
export function BringDialog({ close }) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  const [waiting, setWaiting] = useState(false);
  const read = async (/** @type {File | undefined} */ file) => {
    if (!file) return;
    setProblem("");
    setText(await file.text());
  };
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (waiting) return;
    if (!text.trim()) {
      setProblem(say("page-bring-empty"));
      return;
    }
    setWaiting(true);
    setProblem("");
    try {
      const { room } = await bring(text);
      rememberTable(room.table, { title: room.title, sheet: room.sheet, players: room.seats.map((seat) => seat.name), over: true, begun: true });
      close();
      go(`/${room.table}?review`);
    } catch (error) {
      setWaiting(false);
      setProblem(/** @type {Error} */ (error).message || say("page-away"));
    }
  };
  const drop = (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    read(event.dataTransfer?.files[0]).catch(() => {});
  };
  return html`
    <${Dialog} title=${say("page-bring-title")} close=${close}>
      <form class="bring-record" onSubmit=${send} onDragOver=${(/** @type {Event} */ event) => event.preventDefault()} onDrop=${drop}>
        <p class="soft">${say("page-bring-about")}</p>
        <label class="quiet file">${say("page-bring-file")}
          <input type="file" class="unseen" accept=".yatzy,.jsonl,.txt,text/plain,application/x-ndjson"
            onChange=${(/** @type {any} */ event) => read(event.currentTarget.files[0]).catch(() => {})} /></label>
        <label class="pasted"><span>${say("page-bring-text")}</span>
          <textarea rows="7" spellcheck=${false} value=${text} aria-invalid=${Boolean(problem)}
            onInput=${(/** @type {any} */ event) => setText(event.currentTarget.value)}></textarea></label>
        ${problem && html`<p class="strip tone-problem" role="alert"><span class="dot"></span><span class="said">${problem}</span></p>`}
        <div class="button-row"><button class="red" type="submit" aria-disabled=${waiting}>${say(waiting ? "page-bring-waiting" : "page-bring-go")}</button></div>
      </form>
    <//>`;
}
