// Creating a table.
import { createKey } from "../core/key.js";
import { navigate } from "../core/router.js";
import { say } from "../i18n/fluent.js";
import { request } from "../net/http.js";
import { nextSeats, saveGroup } from "../storage/group.js";
import { readLastUsed, saveLastUsed } from "../storage/local-store.js";
import { saveTable } from "../storage/tables.js";

/** @typedef {{ id: string, title: string }} SheetTitle */

/** The last request, with its idempotency key: if it got no answer, the next attempt gets the same table. */
let pending = { body: "", token: "", key: "" };

/**
 * Create a table and navigate to it. The token of the request will hold its seats.
 * @param {SheetTitle} pad
 * @param {object} options
 */
export async function createTable(pad, options) {
  const body = JSON.stringify([pad.id, options]);
  if (pending.body !== body) pending = { body, token: createKey(), key: createKey() };
  const { token, key } = pending;
  const created = await request("POST", "/api/tables", { token, body: { key, sheet: pad.id, contribute: true, ...options } });
  pending.body = "";
  // The token is saved first: a contribution that is interrupted goes on when the table is opened.
  saveTable(created.room.table, { token, title: pad.title, sheet: pad.id });
  const view = await import("../fair/contribute.js").then((part) => part.contribute(created, token), () => created);
  saveTable(view.room.table, { begun: view.room.begun });
  saveLastUsed({ sheet: pad.id });
  navigate(`/${view.room.table}`);
}

/**
 * Create a table for one player.
 * @param {SheetTitle} pad
 */
export function createSoloTable(pad) {
  return createTable(pad, { seats: [{ name: readLastUsed().name || say("page-default-name"), here: true }] });
}

/**
 * Create a table for the group of this device: the next of them begins.
 * @param {import("../storage/local-store.js").Group} group
 */
export async function createGroupTable(group) {
  const options = { ...group.options, seats: nextSeats(group), start: "agreed" };
  await createTable({ id: group.sheet, title: group.title }, options);
  saveGroup({ ...group, options });
}
