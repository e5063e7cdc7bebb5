// The draft of own rules: changes with undo, checked by the server as they are made, and saved in this browser.
import { signal } from "../core/html.js";
import { request } from "../net/http.js";

/**
 * @typedef {import("../net/wire").SheetData} SheetData
 * @typedef {import("../net/wire").BoxData} BoxData
 * @typedef {import("../net/wire").RulesAnswer} RulesAnswer
 * @typedef {{ base: string, sheet: SheetData }} Draft
 */

const STORAGE_KEY = "yatzy-own";
const MAX_UNDO = 100;
/** Delay after the last change before the draft is checked. */
const CHECK_DELAY_MS = 250;
/** Changes to one field within this time are undone together. */
const MERGE_MS = 1_500;

/** The current draft, null before one is started. */
export const draft = signal(/** @type {Draft | null} */ (null));
/** The latest result of checking a draft. */
export const checkResult = signal(/** @type {RulesAnswer | null} */ (null));
/** The latest result without faults, shown while the draft has some. */
export const validResult = signal(/** @type {RulesAnswer | null} */ (null));
/** Whether `checkResult` is about the current draft. */
export const isChecked = signal(false);
export const checkError = signal("");

/** @type {Draft[]} */
let undoStack = [];
export const canUndo = signal(false);
let lastChange = { field: "", at: 0 };
let lastCheck = 0;
let timer = 0;

/** Restore the saved draft and its undo history, unless there is a draft. */
export function restoreDraft() {
  if (draft.value) return;
  try {
    const saved = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "null");
    if (!saved?.sheet?.boxes) return;
    draft.value = { base: String(saved.base ?? ""), sheet: saved.sheet };
    undoStack = Array.isArray(saved.past) ? saved.past.filter((/** @type {any} */ one) => one?.sheet?.boxes) : [];
    canUndo.value = undoStack.length > 0;
    checkDraft();
  } catch {
    // What is stored cannot be read: start without a draft.
  }
}

function saveDraft() {
  try {
    if (draft.value) localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...draft.value, past: undoStack.slice(-10) }));
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage the draft lasts as long as the page is open.
  }
}

/**
 * Replace the draft; the previous one can be restored with undo.
 * @param {Draft | null} next
 */
export function startDraft(next) {
  if (draft.value) undoStack = [...undoStack, draft.value].slice(-MAX_UNDO);
  lastChange = { field: "", at: 0 };
  setDraft(next);
}

/** @param {Draft | null} next */
function setDraft(next) {
  draft.value = next;
  canUndo.value = undoStack.length > 0;
  isChecked.value = false;
  saveDraft();
  clearTimeout(timer);
  if (next) timer = setTimeout(checkDraft, CHECK_DELAY_MS);
  else checkResult.value = validResult.value = null;
}

/**
 * Change the sheet. Changes to one field in quick succession are one step of the undo history.
 * @param {string} field
 * @param {(sheet: SheetData) => SheetData} update
 */
export function changeSheet(field, update) {
  const previous = draft.value;
  if (!previous) return;
  const now = Date.now();
  const isSameField = field === lastChange.field && now - lastChange.at < MERGE_MS;
  if (!isSameField) undoStack = [...undoStack, previous].slice(-MAX_UNDO);
  lastChange = { field, at: now };
  setDraft({ ...previous, sheet: withId(update(previous.sheet)) });
}

export function undoChange() {
  const previous = undoStack.at(-1);
  if (!previous) return;
  undoStack = undoStack.slice(0, -1);
  lastChange = { field: "", at: 0 };
  setDraft(previous);
}

/** Check the current draft. Answers that were overtaken by a later check are dropped. */
export async function checkDraft() {
  const now = draft.value;
  if (!now) return;
  const number = (lastCheck += 1);
  try {
    const answer = await request("POST", "/api/rules", { body: { rules: now.sheet, base: now.base || null } });
    if (number !== lastCheck) return;
    checkResult.value = answer;
    if (!answer.faults) validResult.value = answer;
    isChecked.value = now === draft.value;
    checkError.value = "";
  } catch (error) {
    if (number === lastCheck) checkError.value = /** @type {Error} */ (error).message || "away";
  }
}

/**
 * Start a draft from a printed sheet.
 * @param {string} base
 * @param {string} title
 */
export async function startFromSheet(base, title) {
  const printed = await request("GET", `/api/sheets/${encodeURIComponent(base)}`);
  const sheet = copySheet(printed, title);
  const answer = await request("POST", "/api/rules", { body: { rules: sheet, base } });
  startDraft({ base, sheet });
  validResult.value = checkResult.value = answer; // at once, for the names of the boxes
}

/**
 * Start a draft from a sheet as text, from a file or a link. Returns its faults; then there is no draft.
 * @param {string} text
 * @param {string} base
 * @returns {Promise<import("../net/wire").RuleFault[]>}
 */
export async function startFromText(text, base) {
  const answer = await request("POST", "/api/rules", { body: { rules: text } });
  if (answer.faults) return answer.faults;
  startDraft({ base, sheet: withId(answer.sheet) });
  validResult.value = checkResult.value = answer;
  return [];
}

/**
 * Copy a printed sheet under another title, without publisher, edition and notes. Boxes have no names of their own, so
 * that each reader sees them in their language.
 * @param {SheetData} printed
 * @param {string} title
 * @returns {SheetData}
 */
function copySheet(printed, title) {
  const { players, dice, rolls, order, upper_bonus, five_alike, customs, boxes } = printed;
  return withId({ id: "own", title, players, dice, rolls, order, upper_bonus, five_alike, customs, boxes });
}

/**
 * Return a sheet with an id made from its title; the prefix keeps it apart from printed sheets.
 * @param {SheetData} sheet
 */
function withId(sheet) {
  const plain = sheet.title.normalize("NFKD").toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-+|-+$/g, "");
  return { ...sheet, id: `own-${plain}`.slice(0, 40).replace(/-+$/, "") };
}
