/** The state of a table as the page holds it: what the server leaves out because it has its default value is filled in. */
import type * as wire from "./wire";

export interface Now extends Required<Omit<wire.Now, "undo">> { undo: number | null }
export interface GameState extends Omit<wire.State, "now"> { now: Now }
/** A table as the server answers a request with it, its game not yet filled in. */
export interface TableView extends Omit<wire.Welcome, "type" | "events" | "page" | "removed" | "waits"> { removed?: boolean; waits?: wire.Wait[] }
