/** What the server says, as src/yatzy/server/wire.py, views.py and routes/*.py define it. */

export interface SeatView { name: string; taken: boolean; computer: string; stand_in: string; away: boolean }

export interface RoomView {
  table: string; revision: number; sheet: string; title: string; digest: string; seats: SeatView[];
  teams: number; rounds: number; counting: string; start: string; dice: "screen" | "real"; coach: boolean; days: boolean;
  listed: boolean; begun: boolean; seal: string; duplicate: boolean; closed: boolean; match: string;
  previous: string; next: string;
}

export interface CardView {
  points: (number | null)[]; upper: number; upper_bonus: number; bonuses: number; total: number; pace: number | null;
}

export interface Entry { key: string; points: number; bonus: number; allowed: boolean; reason: string }
export interface Standing { sum: number; difference: number; rounds_won: number; score: number }

export interface Now {
  phase: "roll-off" | "play" | "over"; round: number; column: number; seat: number; rolls_left: number;
  dice: number[]; kept: number[]; entries: Entry[]; undo: number | null; standings: Standing[]; winners: number[];
}

export interface TurnView { seat: number; key: string; points: number; bonus?: number; dice?: number[] }

export interface GameState {
  seq: number; players: string[]; columns: number[][]; rounds: number; keys: string[]; cards: CardView[][];
  roll_off: number[][]; turns: TurnView[]; now: Now; secret: string;
}

export type GameEvent =
  | { type: "started" }
  | { type: "rolled"; thrown: number[] }
  | { type: "laid"; dice: number[] }
  | { type: "kept"; dice: number[] }
  | { type: "entered"; key: string; points: number; bonus?: number }
  | { type: "took-back" }
  | { type: "corrected"; turn: number; key: string; points: number; bonus?: number; dice?: number[] }
  | { type: "revealed"; secret: string };

export interface TableView { room: RoomView; seats: number[]; host: boolean; state: GameState | null }
export interface Welcome extends TableView { type: "welcome"; events?: unknown[] }
export interface Moved {
  type: "moved"; seq: number; at: string; event: GameEvent; now: Now;
  written?: { round: number; column: number; card: CardView }; state?: GameState; key?: string;
}
export interface Refused {
  type: "refused"; code: string; text: string; key?: string; details?: Record<string, string | number>;
  seq?: number; state?: GameState;
}
export interface RoomChanged { type: "room"; room: RoomView; seats: number[] }
export interface Reacted { type: "reacted"; seat: number; reaction: string }
export type Told =
  | Welcome | Moved | Refused | RoomChanged | Reacted
  | { type: "done"; key: string; seq: number } | { type: "away"; seconds: number } | { type: "pong" };

export type Move =
  | { type: "roll"; seat: number; thrown?: number[] }
  | { type: "lay"; seat: number; dice: number[] }
  | { type: "keep"; seat: number; dice: number[] }
  | { type: "enter"; seat: number; key: string; points?: number; bonus?: number }
  | { type: "take-back"; seat: number }
  | { type: "correct"; seat: number; turn: number; key: string; points?: number; bonus?: number; dice?: number[] }
  | { type: "show"; seat: number };

export interface Command { type: "play"; seq: number; key: string; move: Move }

export interface PadRow { kind: "box" | "sum" | "bonus" | "further" | "total"; label: string; section?: string; key?: string }
export interface PadView {
  id: string; title: string; publisher: string; edition: string; year: number | null; usual: boolean; dice: number;
  rolls: number; rows: PadRow[]; bonus_at: number | null; bonus: number; further: number; chips: boolean;
  least: number; most: number | null; teams: number[]; rounds: number; counting: string[]; start: string;
}
export interface RuleLine { text: string; marks: number[] }
export interface BoxRule {
  key: string; name: string; guessed: boolean; text: string; example: number[]; counted: number[]; points: number; marks: number[];
}
export interface FurtherCase { when: string; dice: number[]; box: string; points: number; bonus: number; outcome: string; why: string }
export interface RulePart {
  kind: "turn" | "upper" | "lower" | "further" | "table"; heading: string; lines: RuleLine[]; boxes: BoxRule[]; cases: FurtherCase[];
}
export interface RulesView {
  sheet: string; on_shelf: boolean; language: string; languages: string[]; pad: PadView;
  page: {
    title: string; imprint: RuleLine[]; parts: RulePart[]; footnotes: { number: number; text: string; ours: boolean }[];
    elsewhere: string[]; highest: string;
  };
  notes: { heading: string; elsewhere: string; ours: string; guessed: string };
}

export interface Words { language: string; written: string; texts: string[]; languages: string[]; catalogues: string[] }
export interface Why { seq: number; reasons: Record<string, string>; bonus: string }
export interface Points { points: number; bonus?: number }
export interface Takes { seq: number; boxes: Record<string, Points[]> }

export interface Choice { value: number; cost: number; keep?: number[]; key?: string; points?: number; bonus?: number }
export interface Advice {
  dice: number[]; rolls_left: number; choices: Choice[]; names?: string[]; why?: string[]; note?: string;
  reasons?: { code: string; arguments: Record<string, string | number> }[];
  chances?: { chances: number[]; exact: boolean; of_round: boolean };
}
export interface Verification { good: boolean; seal_fits: boolean; throws: number; dice: number; mismatches: number[] }
