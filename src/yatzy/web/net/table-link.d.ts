/**
 * The seam between the page and a table. `table/store.js` knows a table by a `TableLink` alone: commands and questions go
 * in, events and the state of the connection come out. `net/socket.js` is the link to a table on a server.
 *
 * What a link promises:
 * - A command is carried out once or refused, however often the connection is lost: it stays in `pending`, under one
 *   idempotency key, until its answer arrives.
 * - Messages arrive in the order the table sent them. The first one after every (re)connection is a `welcome` with the whole
 *   table and what happened after `lastSeq()`.
 * - Where a command is refused, those sent after it are dropped: they were chosen for a state that never came.
 * - After `close()` nothing arrives any more.
 */
import type { ReadonlySignal } from "../vendor/signals.js";
import type { Move, Play, ServerMessage } from "./wire";

/** "gone": there is no such table, or not for this token. It stays so. */
export type LinkState = "opening" | "open" | "lost" | "gone";

export interface LinkCallbacks {
  /** `isConsequence` marks the refusal of a command that was dropped already: its reason has been told. */
  onMessage(message: ServerMessage, isConsequence: boolean): void;
  /** Return the number of the last event that was seen. */
  lastSeq(): number;
}

export interface TableLink {
  readonly state: ReadonlySignal<LinkState>;
  /** Commands without an answer, in the order they were sent. */
  readonly pending: ReadonlySignal<Play[]>;
  /** Whether the answer to a command is overdue. */
  readonly isSlow: ReadonlySignal<boolean>;
  /** Whether an answer can be expected soon. */
  readonly isResponsive: ReadonlySignal<boolean>;

  /** Send moves that follow one another; `seq` is the last event when they were chosen (optimistic lock). */
  sendMoves(seq: number, ...moves: Move[]): void;
  /** Show a reaction to everyone; dropped while the link is not open. */
  sendReaction(seat: number, reaction: string): void;
  /**
   * Ask something about the table, or change its room. `what` is the path below the table, "" for the table itself.
   * Rejects with `ApiError`, also where no answer came within `timeout` milliseconds.
   */
  request(method: "GET" | "POST", what: string, body?: object, timeout?: number): Promise<any>;
  /** Have the table sent anew, as after a change of language. */
  reconnect(): void;
  close(): void;
}

export type OpenTable = (id: string, token: string, callbacks: LinkCallbacks) => TableLink;
