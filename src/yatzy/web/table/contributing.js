// This device's part in the dice of the table on the screen.
import { keepFingerprint } from "../storage/kept-dice.js";

/**
 * Keep the fingerprint of the seed, and contribute: to this table before it begins, and to its rematch once there is one.
 * @param {import("./store.js").Table} table
 * @param {import("../net/wire").RoomView | null} before The room before this message.
 */
export function contributeToDice(table, before) {
  const { room, seats } = table.state.value;
  if (!room?.seal) return;
  keepFingerprint(room);
  const isRematch = Boolean(before && room.next && !before.next && seats.length);
  if (room.begun && !isRematch) return;
  import("../fair/contribute.js").then((part) => {
    if (!room.begun) part.contribute({ room, seats }, table.token);
    else if (!table.isClosed) table.stopContributing = part.contributeInBackground(room.next, table.token);
  }, () => undefined);
}
