// Questions that take the server long: it says meanwhile how far it is, a line at a time.
import { away, languagesAsked, Problem } from "./asking.js";

/**
 * Ask, hear how far the answer is, and return it. Whoever stops hears no more.
 * @param {string} path
 * @param {unknown} body
 * @param {{ told?: (share: number) => void, stop?: AbortSignal }} [more]
 * @returns {Promise<any>}
 */
export async function askFollowing(path, body, { told = () => {}, stop } = {}) {
  const headers = { accept: "application/x-ndjson", "accept-language": languagesAsked(), "content-type": "application/json" };
  let response;
  try {
    response = await fetch(path, { method: "POST", headers, body: JSON.stringify(body), signal: stop });
  } catch {
    throw gone(stop);
  }
  if (!response.ok || !response.body) {
    const refused = await response.json().catch(() => ({}));
    throw new Problem(refused.code ?? "server-failed", refused.text ?? "", refused);
  }
  away.value = false;
  for await (const line of lines(response.body, stop)) {
    if (line.answer) return line.answer;
    if (line.problem) throw new Problem(line.problem.code, line.problem.text, line.problem);
    told(line.share ?? 0);
  }
  throw gone(stop);
}

/** @param {AbortSignal} [stop] */
function gone(stop) {
  if (!stop?.aborted) away.value = true;
  return new Problem(stop?.aborted ? "stopped" : "away", "");
}

/**
 * Read lines of JSON as they come.
 * @param {ReadableStream<Uint8Array>} body
 * @param {AbortSignal} [stop]
 */
async function* lines(body, stop) {
  const reader = body.pipeThrough(/** @type {any} */ (new TextDecoderStream())).getReader();
  let begun = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const whole = (begun + value).split("\n");
      begun = whole.pop() ?? "";
      for (const line of whole) if (line) yield JSON.parse(line);
    }
  } catch {
    throw gone(stop);
  } finally {
    reader.cancel().catch(() => {});
  }
}
