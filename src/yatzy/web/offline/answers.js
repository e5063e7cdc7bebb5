// Answers the page's requests on a static site: from files written with it, and from the tables in this browser.
import { say } from "../i18n/fluent.js";
import { dataUrl, readData } from "../net/data.js";
import { answerRequestsWith, ApiError, getRequestLanguages } from "../net/http.js";
import { inlineData } from "../net/inline-data.js";
import { registerLocalTables } from "../net/table-links.js";
import { assignTeams, createLocalTable } from "./create-table.js";
import { openLocalLink } from "./local-link.js";
import { openTable } from "./local-table.js";
import { answerTableRequest, loadTexts } from "./table-requests.js";

/** Languages that are written like another one we have. */
const ALIASES = /** @type {Record<string, string>} */ ({ no: "nb", nn: "nb" });
const FALLBACK = "en";

/** Answer every request of this page from now on, and open every table in this browser. */
export function playWithoutServer() {
  answerRequestsWith(answerRequest);
  registerLocalTables({ open: openLocalLink, has: () => true });
}

/**
 * Return the first of the reader's languages that the site has; before them, one that was asked for.
 * @param {string} [first]
 */
function pickLanguage(first = "") {
  const known = inlineData.languages ?? [FALLBACK];
  const wanted = `${first},${getRequestLanguages()}`.split(",").map((tag) => tag.split(/[-_;]/)[0].trim().toLowerCase());
  return wanted.map((tag) => ALIASES[tag] ?? tag).find((tag) => known.includes(tag)) ?? (known.includes(FALLBACK) ? FALLBACK : known[0]);
}

/** @type {import("../net/http.js").RequestHandler} */
async function answerRequest(method, path, { token = "", body }) {
  const { pathname, searchParams } = new URL(path, "http://page");
  const language = pickLanguage();
  const [, , first, second, ...rest] = pathname.split("/").map(decodeURIComponent);
  if (first === "tables" && second) return answerTableRequest(method, second, [rest.join("/"), searchParams].filter(String).join("?"), body);
  switch (`${method} ${[first, ...rest].filter(Boolean).join("/")}`) {
    case "GET words":
      return readData(`${language}/words${searchParams.get("part") ? `-${searchParams.get("part")}` : ""}.json`);
    case "GET pads":
      return readPads(language);
    case "GET teams":
      return assignTeams(Number(searchParams.get("players")), Number(searchParams.get("teams")));
    case "GET sheets/rules":
      return readData(`${pickLanguage(searchParams.get("language") ?? "")}/rules/${second}.json`);
    case "POST tables":
      return createTable(/** @type {any} */ (body), token, language);
    default:
      throw new ApiError("offline", say("page-offline-needs-server"));
  }
}

/**
 * Return the pads, and have the service worker store what games by them need in this language.
 * @param {string} language
 * @returns {Promise<import("../net/wire").PadView[]>}
 */
async function readPads(language) {
  /** @type {import("../net/wire").PadView[]} */
  const pads = await readData(`${language}/pads.json`);
  const sheets = pads.flatMap(({ id }) => [`sheets/${id}.json`, `${language}/sheets/${id}.json`]);
  const files = ["words", "words-offline", "words-dice", "pads"].map((name) => `${language}/${name}.json`);
  navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ files: [...files, ...sheets].map(dataUrl) }), () => undefined);
  return pads;
}

/**
 * @param {import("./create-table.js").NewTable & { sheet: string, rules?: object }} options
 * @param {string} token
 * @param {string} language
 */
async function createTable(options, token, language) {
  if (options.rules) throw new ApiError("offline", say("page-offline-needs-server"));
  const file = await readData(`sheets/${options.sheet}.json`);
  const [id, texts] = await Promise.all([createLocalTable(file, options, { token }), loadTexts(file, language)]);
  const table = await openTable(id);
  if (!table) throw new ApiError("offline-full", say("page-offline-full"));
  return table.view(texts.pad.title);
}
