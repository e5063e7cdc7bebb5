// The page of whoever runs the server: how it is doing, its tables, and closing and deleting them.

/** How often it looks again. */
const REFRESH_MS = 5_000;
const TIMEOUT_MS = 30_000;
const STORAGE_KEY = "yatzy-host-token";
const SHOWN_TABLES = 100;

/** @type {Record<string, string>} The sentences, in the reader's language. */
const words = JSON.parse(find("words").textContent ?? "{}");
let token = location.hash.slice(1) || sessionStorage.getItem(STORAGE_KEY) || "";
let timer = 0;

/** @param {string} id */
function find(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(id);
  return found;
}

/**
 * @param {string} tag
 * @param {(string | Node)[]} children
 */
function make(tag, ...children) {
  const element = document.createElement(tag);
  element.append(...children);
  return element;
}

/**
 * Ask the server; throws its sentence, or ours where it does not answer.
 * @param {string} method
 * @param {string} path
 */
async function ask(method, path) {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(`/api/host${path}`, { method, headers: { authorization: `Bearer ${token}` }, signal }).catch(() => {
    throw new Error(words["page-away"]);
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(answer.text ?? String(response.status));
  return answer;
}

/** @param {Record<string, number>} counts */
function listCounts(counts) {
  return Object.entries(counts).map(([name, count]) => `${words[`host-${name}`] ?? name} ${count}`).join(" · ") || "0";
}

/** @param {number} bytes */
function formatBytes(bytes) {
  return `${(bytes / 1e6).toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 })} MB`;
}

/** @param {string} moment As the server stores it, in UTC. */
function formatMoment(moment) {
  return new Date(moment).toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
}

/** @param {any} status */
function showStatus(status) {
  const facts = {
    "host-status-place": status.place,
    "host-status-stored": formatBytes(status.stored),
    "host-status-tables": listCounts(status.tables),
    "host-status-sockets": String(status.sockets),
    "host-status-waiting": listCounts(status.waiting),
    "host-status-refused": listCounts({ ...status.refused, ...status.turned_away }),
    ...(status.invitation ? { "host-page-invitation": status.invitation } : {}),
  };
  find("facts").replaceChildren(...Object.entries(facts).flatMap(([name, fact]) => [make("dt", words[name]), make("dd", fact)]));
  const lines = status.problems.map((/** @type {any} */ one) => make("li", make("code", `${one.at} ${one.event} ${one.details}`)));
  find("problems").replaceChildren(...(lines.length ? lines : [make("li", "–")]));
}

/** @param {any[]} tables */
function showTables(tables) {
  find("tables").replaceChildren(...tables.map((table) => {
    const row = make("tr",
      make("td", make("a", table.table)), make("td", formatMoment(table.touched)), make("td", table.title),
      make("td", table.players.map((/** @type {string} */ name) => name || "–").join(", ")), make("td", words[`host-${table.state}`]));
    row.querySelector("a")?.setAttribute("href", `/${table.table}`);
    const actions = make("td");
    if (table.state === "open" || table.state === "playing") actions.append(makeButton("host-page-close", table.table, "POST", "/close"));
    actions.append(makeButton("host-page-delete", table.table, "DELETE", ""));
    row.append(actions);
    return row;
  }));
}

/**
 * @param {string} name
 * @param {string} table
 * @param {string} method
 * @param {string} what
 */
function makeButton(name, table, method, what) {
  const button = make("button", words[name]);
  button.className = "quiet";
  button.addEventListener("click", async () => {
    if (!await confirmAction(words[`${name}-sure`].replace("{table}", table), words[name])) return;
    await attempt(() => ask(method, `/tables/${table}${what}`));
    await refresh();
  });
  return button;
}

/**
 * Ask whether to do something that cannot be undone.
 * @param {string} question
 * @param {string} action
 * @returns {Promise<boolean>}
 */
function confirmAction(question, action) {
  const [cancel, confirm] = [make("button", words["host-page-cancel"]), make("button", action)];
  [cancel.className, confirm.className] = ["quiet", "red"];
  const row = make("p", cancel, confirm);
  row.className = "button-row";
  const dialog = /** @type {HTMLDialogElement} */ (make("dialog", make("div", make("p", question), row)));
  dialog.className = "sheet";
  dialog.firstElementChild?.classList.add("sheet-body");
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    cancel.addEventListener("click", () => dialog.close());
    confirm.addEventListener("click", () => dialog.close("yes"));
    dialog.addEventListener("close", () => {
      resolve(dialog.returnValue === "yes");
      dialog.remove();
    });
  });
}

/**
 * Do something, and show what went wrong.
 * @param {() => Promise<unknown>} act
 */
async function attempt(act) {
  try {
    await act();
    find("problem").textContent = "";
    return true;
  } catch (error) {
    find("problem").textContent = /** @type {Error} */ (error).message;
    return false;
  }
}

async function refresh() {
  clearTimeout(timer);
  const isIn = await attempt(async () => {
    const [status, tables] = await Promise.all([ask("GET", ""), ask("GET", `/tables?most=${SHOWN_TABLES}`)]);
    sessionStorage.setItem(STORAGE_KEY, token);
    showStatus(status);
    showTables(tables);
    find("inside").hidden = false;
    find("door").hidden = true;
  });
  if (isIn || !find("inside").hidden) timer = setTimeout(refresh, REFRESH_MS);
}

find("door").addEventListener("submit", (event) => {
  event.preventDefault();
  token = /** @type {HTMLInputElement} */ (find("token")).value.trim();
  refresh();
});
// The token stays out of the address, and of pictures of it.
if (location.hash) history.replaceState(null, "", location.pathname);
if (token) refresh();
