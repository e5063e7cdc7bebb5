// A sheet of one's own while it is written: every change can be undone, the server says what is wrong with it and what
// it changes, and what was being written is there again when the page is.
import { ask } from "./asking.js";
import { signal } from "./html.js";

/**
 * @typedef {import("./wire").SheetData} SheetData
 * @typedef {import("./wire").BoxData} BoxData
 * @typedef {import("./wire").RulesAnswer} RulesAnswer
 * @typedef {{ base: string, sheet: SheetData }} Draft
 */

const PLACE = "yatzy-own";
const MOST_UNDONE = 100;
/** Letters of a sheet as text; the server takes no more either. */
const LONGEST = 64_000;
/** Milliseconds without a letter after which the server is asked. */
const PAUSE = 250;
/** Milliseconds in which letters typed into one field are one change. */
const ONE_CHANGE = 1_500;

/** What is being written; nothing before somebody has begun. */
export const draft = signal(/** @type {Draft | null} */ (null));
/** What the server says about it: the last answer, whatever was asked since. */
export const found = signal(/** @type {RulesAnswer | null} */ (null));
/** The last answer that had nothing to complain about, for whatever is shown of the sheet meanwhile. */
export const good = signal(/** @type {RulesAnswer | null} */ (null));
/** Whether the last answer is about what is written now. */
export const settled = signal(false);
export const problem = signal("");

/** @type {Draft[]} */
let past = [];
export const canUndo = signal(false);
let lastChange = { field: "", at: 0 };
let asked = 0;
let timer = 0;

/** Take up what was being written when the page was last open. */
export function recallDraft() {
  if (draft.value) return;
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "null");
    if (!kept?.sheet?.boxes) return;
    draft.value = { base: String(kept.base ?? ""), sheet: kept.sheet };
    past = Array.isArray(kept.past) ? kept.past.filter((/** @type {any} */ one) => one?.sheet?.boxes) : [];
    canUndo.value = past.length > 0;
    check();
  } catch {
    // Whatever was kept there, one can begin anew.
  }
}

function keep() {
  try {
    if (draft.value) localStorage.setItem(PLACE, JSON.stringify({ ...draft.value, past: past.slice(-10) }));
    else localStorage.removeItem(PLACE);
  } catch {
    // Without storage it lasts as long as the page is open.
  }
}

/**
 * Write something else.
 * @param {Draft | null} next
 */
export function begin(next) {
  if (draft.value) past = [...past, draft.value].slice(-MOST_UNDONE);
  lastChange = { field: "", at: 0 };
  show(next);
}

/** @param {Draft | null} next */
function show(next) {
  draft.value = next;
  canUndo.value = past.length > 0;
  settled.value = false;
  keep();
  clearTimeout(timer);
  if (next) timer = setTimeout(check, PAUSE);
  else found.value = good.value = null;
}

/**
 * Change the sheet; what is typed into one field at a stretch is undone together.
 * @param {string} field
 * @param {(sheet: SheetData) => SheetData} how
 */
export function change(field, how) {
  const before = draft.value;
  if (!before) return;
  const now = Date.now();
  const goesOn = field === lastChange.field && now - lastChange.at < ONE_CHANGE;
  if (!goesOn) past = [...past, before].slice(-MOST_UNDONE);
  lastChange = { field, at: now };
  show({ ...before, sheet: withId(how(before.sheet)) });
}

export function undo() {
  const before = past.at(-1);
  if (!before) return;
  past = past.slice(0, -1);
  lastChange = { field: "", at: 0 };
  show(before);
}

/** Ask the server about what is written now; only the answer to the last question counts. */
export async function check() {
  const now = draft.value;
  if (!now) return;
  const number = (asked += 1);
  try {
    const answer = await ask("POST", "/api/rules", { body: { rules: now.sheet, base: now.base || null } });
    if (number !== asked) return;
    found.value = answer;
    if (!answer.faults) good.value = answer;
    settled.value = now === draft.value;
    problem.value = "";
  } catch (error) {
    if (number === asked) problem.value = /** @type {Error} */ (error).message || "away";
  }
}

/**
 * Begin with a printed sheet.
 * @param {string} base
 * @param {string} title
 */
export async function beginWith(base, title) {
  const printed = await ask("GET", `/api/sheets/${encodeURIComponent(base)}`);
  const sheet = ownSheet(printed, title);
  const answer = await ask("POST", "/api/rules", { body: { rules: sheet, base } });
  begin({ base, sheet });
  good.value = found.value = answer; // which knows what the boxes are called
}

/**
 * Begin with a sheet as text, from a file or a link. Returns what is wrong with it.
 * @param {string} text
 * @param {string} base
 * @returns {Promise<import("./wire").RuleFault[]>}
 */
export async function beginWithText(text, base) {
  const answer = await ask("POST", "/api/rules", { body: { rules: text } });
  if (answer.faults) return answer.faults;
  begin({ base, sheet: withId(answer.sheet) });
  good.value = found.value = answer;
  return [];
}

/**
 * Return a printed sheet as one of one's own: under another title, and without what is only about the printed one. Its
 * boxes are called as each reader's language calls them, until somebody names one.
 * @param {SheetData} printed
 * @param {string} title
 * @returns {SheetData}
 */
function ownSheet(printed, title) {
  const { players, dice, rolls, order, upper_bonus, five_alike, customs, boxes } = printed;
  return withId({ id: "own", title, players, dice, rolls, order, upper_bonus, five_alike, customs, boxes });
}

/**
 * Give a sheet an id that says what it is called, and can be no printed one's.
 * @param {SheetData} sheet
 */
function withId(sheet) {
  const plain = sheet.title.normalize("NFKD").toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-+|-+$/g, "");
  return { ...sheet, id: `own-${plain}`.slice(0, 40).replace(/-+$/, "") };
}

// Links: the sheet itself is in them, and nothing is stored anywhere.

/**
 * Return the address of a sheet.
 * @param {string} toml
 * @param {string} base
 */
export async function linkTo(toml, base) {
  const packing = new Blob([toml]).stream().pipeThrough(/** @type {any} */ (new CompressionStream("deflate-raw")));
  const packed = new Uint8Array(await new Response(packing).arrayBuffer());
  const letters = btoa(String.fromCharCode(...packed));
  const written = letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return `${location.origin}/own${base && `?base=${base}`}#${written}`;
}

/**
 * Return the sheet in an address as text, "" where there is none.
 * @param {string} written
 */
export async function readLink(written) {
  try {
    const letters = atob(written.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return await unpacked(new Blob([bytes]).stream().pipeThrough(/** @type {any} */ (new DecompressionStream("deflate-raw"))));
  } catch {
    return "";
  }
}

/**
 * Read what was packed, as long as it can be a sheet: a few letters can unpack to more than a browser holds.
 * @param {ReadableStream<Uint8Array>} stream
 */
async function unpacked(stream) {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length > LONGEST) {
      reader.cancel();
      return "";
    }
  }
  return text + decoder.decode();
}
