// Requests that take long: the server streams its progress as JSON lines before the answer.
import { ApiError, Deadline, getRequestLanguages, isServerAway, SOLVE_TIMEOUT_MS, TIMEOUT_MS } from "./http.js";

/**
 * Send a request and return its answer.
 * @param {string} path
 * @param {unknown} body
 * @param {{ onProgress?: (share: number) => void, signal?: AbortSignal }} [options] `onProgress` is called with the share
 *   that is done, from 0 to 1.
 * @returns {Promise<any>}
 * @throws {ApiError} With the code "stopped" after `signal` was aborted, "away" where the server falls silent.
 */
export async function requestWithProgress(path, body, { onProgress = () => {}, signal } = {}) {
  const headers = { accept: "application/x-ndjson", "accept-language": getRequestLanguages(), "content-type": "application/json" };
  const deadline = new Deadline(TIMEOUT_MS, signal);
  try {
    const response = await fetch(path, { method: "POST", headers, body: JSON.stringify(body), signal: deadline.signal }).catch(() => {
      throw connectionError(signal);
    });
    if (!response.ok || !response.body) {
      const data = await response.json().catch(() => ({}));
      throw new ApiError(data.code ?? "server-failed", data.text ?? "", data);
    }
    isServerAway.value = false;
    // A job that waits for its turn makes no progress.
    deadline.extend(SOLVE_TIMEOUT_MS);
    for await (const line of readJsonLines(response.body, signal)) {
      if (line.answer) return line.answer;
      if (line.problem) throw new ApiError(line.problem.code, line.problem.text, line.problem);
      deadline.extend(SOLVE_TIMEOUT_MS);
      onProgress(line.share ?? 0);
    }
    throw connectionError(signal);
  } finally {
    deadline.clear();
  }
}

/** @param {AbortSignal} [signal] */
function connectionError(signal) {
  if (!signal?.aborted) isServerAway.value = true;
  return new ApiError(signal?.aborted ? "stopped" : "away", "");
}

/**
 * Yield the JSON of each line as it arrives.
 * @param {ReadableStream<Uint8Array>} body
 * @param {AbortSignal} [signal]
 */
async function* readJsonLines(body, signal) {
  const reader = body.pipeThrough(/** @type {any} */ (new TextDecoderStream())).getReader();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const complete = (rest + value).split("\n");
      rest = complete.pop() ?? "";
      for (const line of complete) if (line) yield JSON.parse(line);
    }
  } catch {
    throw connectionError(signal);
  } finally {
    reader.cancel().catch(() => {});
  }
}
