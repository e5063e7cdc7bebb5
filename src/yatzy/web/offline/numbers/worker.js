// The Worker that computes on the page without a server: advice and bots on typed arrays, and our Python for what is in words.
import { RuleTables } from "../engine/rule-tables.js";
import { adviseTurn } from "./advice.js";
import { Outlook } from "./outlook.js";
import { NoRuntime, PythonRuntime } from "./python.js";
import { readPacked } from "./solution.js";
import { chooseStyled, isStyled } from "./styles.js";

/**
 * @typedef {import("../sheet-file").SheetFile} SheetFile
 * @typedef {import("./outlook.js").Card} Card
 * @typedef {import("./solution.js").Solution} Solution
 * @typedef {{ id: number, task: "start" | "canPlay" | "advise" | "choose" | "ask", given: any }} Request
 */

/** The folder of data files, from the first message. */
let data = new URL(self.location.href);
/** By digest: null where there are no values. @type {Map<string, Promise<Solution | null>>} */
const solutions = new Map();
/** Those that have been read, for Python, which does not wait. @type {Map<string, PageNumbers | false>} */
const numbers = new Map();
/** @type {PythonRuntime | null} */
let python = null;

const TASKS = {
  /** @param {{ data: string }} given */
  start({ data: folder }) {
    data = new URL(folder);
    python = new PythonRuntime(new URL("python/", data), (share) => self.postMessage({ progress: share }));
  },

  /** @param {{ bot: string, sheet: SheetFile }} given */
  async canPlay({ bot, sheet }) {
    return isStyled(bot) && (await loadSolution(sheet)) !== null;
  },

  /** @param {{ sheet: SheetFile, card: Card, dice: number[], rollsLeft: number }} given */
  async advise({ sheet, card, dice, rollsLeft }) {
    const solution = await loadSolution(sheet);
    return solution && adviseTurn(new Outlook(solution, card), dice, rollsLeft);
  },

  /** @param {{ bot: string, sheet: SheetFile, card: Card, dice: number[], rollsLeft: number, random: number[] }} given */
  async choose({ bot, sheet, card, dice, rollsLeft, random }) {
    const solution = await loadSolution(sheet);
    if (!solution || !isStyled(bot)) return null;
    const numbersLeft = [...random];
    const choice = chooseStyled(bot, new Outlook(solution, card), dice, rollsLeft, () => numbersLeft.shift() ?? 0);
    return typeof choice === "string" ? { type: "enter", key: choice } : { type: "keep", dice: choice };
  },

  /**
   * Answer by our Python. Values that it needs are read, and it is asked again.
   * @param {{ name: string, request: object, language: string }} given
   */
  async ask({ name, request, language }) {
    if (!python) throw new NoRuntime("not started");
    const { answer, toPython } = await python.getAnswers(language);
    for (;;) {
      const found = JSON.parse(answer(name, JSON.stringify(request), language, PAGE));
      if (!("needs" in found)) return found;
      const solution = await loadSolution(found.needs);
      numbers.set(found.needs.digest, solution ? new PageNumbers(solution, toPython) : false);
    }
  },
};

self.onmessage = async ({ data: { id, task, given } }) => {
  try {
    // @ts-expect-error each task has what it is given
    self.postMessage({ id, result: await TASKS[task](given) });
  } catch (error) {
    const code = error instanceof NoRuntime ? "no-runtime" : "failed";
    self.postMessage({ id, error: { code, text: String(error) } });
  }
};

/**
 * Return the solution of a sheet; null where there is none.
 * @param {Pick<SheetFile, "digest" | "tables">} sheet
 */
function loadSolution({ digest, tables }) {
  const read = async () => {
    const response = await fetch(new URL(`values/${digest}.packed`, data));
    if (!response.ok) return null;
    return readPacked(new Uint8Array(await response.arrayBuffer()), new RuleTables(tables), digest);
  };
  const known = solutions.get(digest) ?? read();
  solutions.set(digest, known);
  known.catch(() => solutions.delete(digest));
  return known;
}

/** What the page does for our Python: `Page` in src/yatzy/offline/answers.py. */
const PAGE = {
  /** @param {string} digest */
  find_numbers: (digest) => numbers.get(digest),

  /**
   * @param {string} language
   * @param {"standard" | "or"} style
   * @param {string} items
   */
  join: (language, style, items) =>
    new Intl.ListFormat(language, { type: style === "or" ? "disjunction" : "conjunction" }).format(JSON.parse(items)),

  /**
   * @param {string} language
   * @param {string} day
   */
  date: (language, day) =>
    new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`)),

  /**
   * @param {string} language
   * @param {string} named
   */
  language_name: (language, named) => new Intl.DisplayNames([language], { type: "language" }).of(named) ?? named,
};

/** The arithmetic as our Python asks for it: `Numbers` in src/yatzy/offline/answers.py. */
class PageNumbers {
  /**
   * @param {Solution} solution
   * @param {(arrays: Float64Array[]) => unknown} toPython
   */
  constructor(solution, toPython) {
    this._solution = solution;
    this._toPython = toPython;
    this.tie = solution.tie;
    const points = solution.tables.keys.map(() => null);
    this.expected = solution.valueOf({ points, bonuses: 0 });
  }

  /** @param {string} card */
  still_to_come(card) {
    return this._solution.valueOf(JSON.parse(card));
  }

  /** @param {string} card */
  outlook(card) {
    const { entries, keeps, rolls } = new Outlook(this._solution, JSON.parse(card));
    return this._toPython([entries, ...keeps, ...rolls]);
  }
}
