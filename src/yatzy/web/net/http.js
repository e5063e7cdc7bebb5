// Requests to the server's HTTP API, and its errors.
import { signal } from "../core/html.js";

/** Whether the last request got no answer from the server itself. */
export const isServerAway = signal(false);
/** Set by `service-worker.js` on cached responses: "away" where the server did not answer, "known" where it was not asked. */
const CACHE_HEADER = "x-kept";

/** How long a request may take: usually, where the server computes the answer, and where that may solve a sheet. */
export const TIMEOUT_MS = 30_000;
export const COMPUTE_TIMEOUT_MS = 75_000;
export const SOLVE_TIMEOUT_MS = 660_000;

/** Answers requests in place of a server, null where there is one. @type {RequestHandler | null} */
let handler = null;
let language = "";

/**
 * @typedef {{ token?: string, body?: unknown, timeout?: number }} RequestOptions
 * @typedef {(method: string, path: string, options: RequestOptions) => Promise<any>} RequestHandler
 */

/** @param {RequestHandler} local Whoever answers all requests from now on. */
export function answerRequestsWith(local) {
  handler = local;
}

/** @param {string} tag "" for the browser's languages. */
export function setRequestLanguage(tag) {
  language = tag;
}

/** Return the language that was set, "" for the browser's. */
export function getChosenLanguage() {
  return language;
}

/** Return the value of `Accept-Language`, the preferred language first. */
export function getRequestLanguages() {
  return language || navigator.languages.join(",") || navigator.language;
}

/** An error of the API: `code` for programs, `message` for the reader, `data` the whole body. `code` is "away" where nobody answered. */
export class ApiError extends Error {
  /**
   * @param {string} code
   * @param {string} text
   * @param {any} [data]
   */
  constructor(code, text, data) {
    super(text);
    this.code = code;
    this.data = data;
    /** In how many seconds the server wants to be asked again, 0 where it named none. */
    this.retryAfter = 0;
  }
}

/** The deadline of a request: its signal aborts when the time is over, or when `outer` aborts. */
export class Deadline {
  /**
   * @param {number} timeout
   * @param {AbortSignal} [outer]
   */
  constructor(timeout, outer) {
    this.controller = new AbortController();
    this.signal = this.controller.signal;
    this.timer = 0;
    this.extend(timeout);
    if (outer?.aborted) this.controller.abort();
    outer?.addEventListener("abort", () => this.controller.abort(), { signal: this.signal });
  }

  /**
   * Give it this long from now on.
   * @param {number} timeout
   */
  extend(timeout) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.controller.abort(), timeout);
  }

  clear() {
    clearTimeout(this.timer);
  }
}

/**
 * Send a request and return the JSON of the answer.
 * @param {"GET" | "POST" | "PUT" | "DELETE"} method
 * @param {string} path
 * @param {RequestOptions} [options]
 * @returns {Promise<any>}
 * @throws {ApiError} With the code "away" where no whole answer came in time.
 */
export async function request(method, path, { token, body, timeout = TIMEOUT_MS } = {}) {
  if (handler) return handler(method, path, { token, body, timeout });
  /** @type {Record<string, string>} */
  const headers = { accept: "application/json", "accept-language": getRequestLanguages() };
  if (token) headers.authorization = `Bearer ${token}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  const deadline = new Deadline(timeout);
  let response;
  let text;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body), signal: deadline.signal });
    text = await response.text();
  } catch {
    isServerAway.value = true;
    throw new ApiError("away", "");
  } finally {
    deadline.clear();
  }
  const cacheState = response.headers.get(CACHE_HEADER);
  if (cacheState !== "known") isServerAway.value = cacheState === "away";
  const data = parseJson(text);
  if (!response.ok) {
    if (data?.code === "club-closed") goToDoor();
    const error = new ApiError(data?.code ?? "server-failed", data?.text ?? "", data);
    error.retryAfter = Number(response.headers.get("retry-after")) || 0;
    throw error;
  }
  return data;
}

/** Leave for where this club's password is typed, which leads back here: this browser is no member, or no longer. */
export function goToDoor() {
  location.assign(`/club?to=${encodeURIComponent(location.pathname + location.search)}`);
}

/**
 * @param {string} text
 * @returns {any} {} where it is no JSON, as an answer of something between us and the server.
 */
function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
