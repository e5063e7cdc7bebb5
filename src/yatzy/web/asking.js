// Questions to the server over HTTP, and what it refuses.

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
 * @param {"GET" | "POST"} method
 * @param {string} path
 * @param {{ token?: string, body?: unknown }} [more]
 * @returns {Promise<any>}
 */
export async function ask(method, path, more = {}) {
  /** @type {Record<string, string>} */
  const headers = { accept: "application/json" };
  if (more.token) headers.authorization = `Bearer ${more.token}`;
  if (more.body !== undefined) headers["content-type"] = "application/json";
  const body = more.body === undefined ? undefined : JSON.stringify(more.body);
  let response;
  try {
    response = await fetch(path, { method, headers, body });
  } catch {
    throw new Problem("away", "");
  }
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Problem(answer.code ?? "server-failed", answer.text ?? "", answer);
  return answer;
}

/** Return a fresh key of 128 random bits in 22 letters: the token of a seat, or what a command is known by. */
export function freshKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
