// Having a table laid, and going there.
import { ask, freshKey } from "./asking.js";
import { habits, rememberHabits, rememberTable } from "./memory.js";
import { go } from "./ways.js";
import { say } from "./words.js";

/** @typedef {import("./wire").PadView} PadView */

/** What was asked for without an answer: asked for once more, it is the same table. */
let unanswered = { asked: "", token: "", key: "" };

/**
 * Lay a table, and go there. The token that asks for it is the one that holds it.
 * @param {PadView} pad
 * @param {object} wanted
 */
export async function lay(pad, wanted) {
  const asked = JSON.stringify([pad.id, wanted]);
  if (unanswered.asked !== asked) unanswered = { asked, token: freshKey(), key: freshKey() };
  const { token, key } = unanswered;
  const view = await ask("POST", "/api/tables", { token, body: { key, sheet: pad.id, ...wanted } });
  unanswered.asked = "";
  rememberTable(view.room.table, { token, title: pad.title, sheet: pad.id, begun: view.room.begun });
  rememberHabits({ sheet: pad.id });
  go(`/${view.room.table}`);
}

/**
 * Play alone, at once.
 * @param {PadView} pad
 */
export function laySolo(pad) {
  return lay(pad, { seats: [{ name: habits().name || say("page-default-name"), here: true }] });
}
