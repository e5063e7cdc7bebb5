// Files of the page's version that are made from the program: exported rules, words and rule pages (src/yatzy/server/web/data_files.py).
import { ApiError } from "./http.js";

const FOLDER = new URL("../data/", import.meta.url);

/**
 * Return the URL of a file.
 * @param {string} name
 */
export const dataUrl = (name) => new URL(name.split("/").map(encodeURIComponent).join("/"), FOLDER).href;

/**
 * @param {string} name
 * @throws {ApiError} With the code "away" where nobody answered, "not-found" where there is no such file.
 */
export async function fetchData(name) {
  let response;
  try {
    response = await fetch(dataUrl(name));
  } catch {
    throw new ApiError("away", "");
  }
  if (!response.ok) throw new ApiError(response.status === 404 ? "not-found" : "away", "");
  return response;
}

/**
 * @param {string} name
 * @returns {Promise<any>}
 */
export async function readData(name) {
  return (await fetchData(name)).json();
}
