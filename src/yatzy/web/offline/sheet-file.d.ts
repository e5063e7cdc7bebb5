/** What `src/yatzy/offline/sheet_file.py` exports of a sheet: its compiled tables and what a table needs to begin a game by it. */

export interface Situation {
  bonus: number;
  /** By face (1 to 6), then box. */
  points: number[][];
  /** Indices of `reason_names`. */
  reasons: number[][];
  /** By face, the boxes that may be filled if they are open. */
  allowed: number[];
}

export interface SheetTables {
  dice: number;
  rolls: number;
  keys: string[];
  /** By box, then roll. */
  points: number[][];
  /** Indices of `reason_names`, by box, then roll. */
  reasons: number[][];
  reason_names: string[];
  upper_faces: number[];
  upper: number;
  lower: number;
  fixed_order: boolean;
  last_resort: number;
  strike_last: boolean;
  upper_bonus: { at: number; points: number } | null;
  extra_five_alike: { box: number; upper_for: number[]; chance: number; situations: Situation[] } | null;
}

export interface SheetFile {
  format: 1;
  id: string;
  title: string;
  digest: string;
  /** The sheet as the `started` event has it. */
  sheet: Record<string, unknown>;
  tables: SheetTables;
  /** By box, then roll, the dice that make it, as digits; null for a box that counts all dice, or none. */
  matched: (string[] | null)[];
  setup: {
    least: number;
    most: number;
    /** The numbers of teams that may be agreed. */
    teams: number[];
    /** The most rounds. */
    rounds: number;
    counting: "totals" | "differences" | "rounds-won";
    start: "agreed" | "roll-off";
  };
}
