// Importing the record of a game: from a file, dropped, or pasted.
import { html, useState } from "../core/html.js";
import { navigate } from "../core/router.js";
import { say } from "../i18n/fluent.js";
import { request } from "../net/http.js";
import { saveTable } from "../storage/tables.js";
import { Dialog } from "../ui/dialog.js";

/** @param {{ close: () => void }} props */
export function ImportDialog({ close }) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  const [isWaiting, setIsWaiting] = useState(false);
  const read = async (/** @type {File | undefined} */ file) => {
    if (!file) return;
    setProblem("");
    setText(await file.text());
  };
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (isWaiting) return;
    if (!text.trim()) {
      setProblem(say("page-bring-empty"));
      return;
    }
    setIsWaiting(true);
    setProblem("");
    try {
      const { room } = await importRecord(text);
      saveTable(room.table, { title: room.title, sheet: room.sheet, players: room.seats.map((seat) => seat.name), over: true, begun: true });
      close();
      navigate(`/${room.table}?review`);
    } catch (error) {
      setIsWaiting(false);
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
        <div class="button-row"><button class="red" type="submit" aria-disabled=${isWaiting}>${say(isWaiting ? "page-bring-waiting" : "page-bring-go")}</button></div>
      </form>
    <//>`;
}

/**
 * Import a record. Returns the table the server created for it.
 * @param {string} record
 * @returns {Promise<import("../net/game-state").TableView>}
 */
function importRecord(record) {
  return request("POST", "/api/records", { body: { record } });
}
