// A table as long as a component shows it.
import { useLayoutEffect, useState } from "../core/html.js";
import { Table } from "./store.js";

/**
 * Return the table with this token, opened when the component is shown and closed when it is gone; null before.
 * @param {string} id
 * @param {string} token
 */
export function useTable(id, token) {
  const [table, setTable] = useState(/** @type {Table | null} */ (null));
  useLayoutEffect(() => {
    const opened = new Table(id, token);
    setTable(opened);
    return () => opened.close();
  }, [id, token]);
  return table?.id === id && table.token === token ? table : null;
}
