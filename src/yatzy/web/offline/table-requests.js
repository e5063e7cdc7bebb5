// Answers what screens ask about a table in this browser, as a server does below `/api/tables/{id}`.
import { languages, say } from "../i18n/fluent.js";
import { readData } from "../net/data.js";
import { ApiError } from "../net/http.js";
import { createLocalTable } from "./create-table.js";
import { MoveError } from "./engine/card.js";
import { openTable } from "./local-table.js";
import { refusalText } from "./refusals.js";

/** @type {Map<string, Promise<import("./sheet-texts").SheetTexts>>} */
const loadedTexts = new Map();

/**
 * Load the pad and the sentences of a sheet in a language, once.
 * @param {import("./sheet-file").SheetFile} file
 * @param {string} language
 */
export function loadTexts({ id }, language) {
  const name = `${language}/sheets/${id}.json`;
  const found = loadedTexts.get(name) ?? readData(name);
  loadedTexts.set(name, found);
  found.catch(() => loadedTexts.delete(name));
  return found;
}

/**
 * @param {string} method
 * @param {string} id
 * @param {string} what The path below the table, "" for the table itself.
 * @param {any} [body]
 * @returns {Promise<any>}
 * @throws {ApiError}
 */
export async function answerTableRequest(method, id, what, body) {
  const table = await openTable(id);
  if (!table) throw new ApiError("table-unknown", say("page-no-table"));
  const { language } = languages.value;
  const { pathname, searchParams } = new URL(what, "http://table");
  const texts = () => loadTexts(table.table.file, language);
  try {
    switch (`${method} ${pathname.slice(1)}`) {
      case "GET ":
        return table.view((await texts()).pad.title);
      case "GET pad":
        return (await texts()).pad;
      case "GET reasons":
        return table.reasons(await texts());
      case "GET marks":
        return table.marks(searchParams.has("turn") ? Number(searchParams.get("turn")) : null);
      case "GET rules":
        return await readData(`${language}/rules/${table.table.file.id}.json`);
      case "GET record":
        return table.record();
      case "GET events":
        return table.events;
      case "GET advice":
      case "GET review":
      case "GET review/step":
      case "GET review/figure":
        return await import("./numbers/client.js").then(({ answerTable }) =>
          answerTable(what, { id, events: table.events.map(({ event }) => event), language, sheet: table.table.file }));
      case "POST moves":
        return await table.play(body.seq, body.move);
      case "POST rematch":
        return await createRematch(table, (await texts()).pad.title);
      default:
        throw new ApiError("offline", say("page-offline-needs-server"));
    }
  } catch (error) {
    if (!(error instanceof MoveError)) throw error;
    throw new ApiError(error.code, refusalText(error.code, error.details, (await texts().catch(() => null))?.pad));
  }
}

/**
 * Create the table of a rematch: the same people at the same seats, with new dice.
 * @param {import("./local-table.js").LocalTable} table
 * @param {string} title
 */
async function createRematch(table, title) {
  const { id, computers, token, next, file } = table.table;
  const { setup } = table.game;
  if (!next) {
    const options = {
      seats: setup.players.map((name, seat) => (computers[seat] ? { computer: computers[seat] } : { name, here: true })),
      teams: setup.teams?.length ?? 0, rounds: setup.rounds, counting: setup.counting, start: setup.start, dice: setup.dice, coach: setup.coach,
    };
    await table.linkRematch(await createLocalTable(file, options, { token, previous: id }));
  }
  const rematch = await openTable(table.table.next);
  if (!rematch) throw new ApiError("offline-full", say("page-offline-full"));
  return rematch.view(title);
}
