// Questions to the server over HTTP, and what it refuses.
import { signal } from "./html.js";

/** Whether the server did not answer when it was last asked. */
export const away = signal(false);
/** What `service.js` tells by: it answered itself, since the server is away, or since it knows. */
const KEPT = "x-kept";

let language = "";

/**
 * Speak a language from now on; "" for those of the browser.
 * @param {string} wanted
 */
export function speakIn(wanted) {
  language = wanted;
}

/** The languages the server is asked in, the dearest first. */
export function languagesAsked() {
  return language || navigator.languages.join(",") || navigator.language;
}

/** What the server refuses, with a code for us and a sentence for the reader; `away` where it does not answer. */
export class Problem extends Error {
  /**
   * @param {string} code
   * @param {string} text
   * @param {any} [answer]
   */
  constructor(code, text, answer) {
    super(text);
    this.code = code;
    this.answer = answer;
  }
}

/**
 * Ask the server, and return its answer.
 * @param {"GET" | "POST" | "PUT" | "DELETE"} method
 * @param {string} path
 * @param {{ token?: string, body?: unknown }} [more]
 * @returns {Promise<any>}
 */
export async function ask(method, path, more = {}) {
  /** @type {Record<string, string>} */
  const headers = { accept: "application/json", "accept-language": languagesAsked() };
  if (more.token) headers.authorization = `Bearer ${more.token}`;
  if (more.body !== undefined) headers["content-type"] = "application/json";
  const body = more.body === undefined ? undefined : JSON.stringify(more.body);
  let response;
  try {
    response = await fetch(path, { method, headers, body });
  } catch {
    away.value = true;
    throw new Problem("away", "");
  }
  const kept = response.headers.get(KEPT);
  if (kept !== "known") away.value = kept === "away";
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Problem(answer.code ?? "server-failed", answer.text ?? "", answer);
  return answer;
}

/** Return a fresh key of 128 random bits in 22 letters: the token of a seat, or what a command is known by. */
export function freshKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
