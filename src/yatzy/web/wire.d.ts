/** What the server says, as src/yatzy/server/wire.py, views.py and routes/*.py define it. */

export interface SeatView { name: string; taken: boolean; computer: string; stand_in: string; away: boolean; team: number | null; styled: number }

export interface RoomView {
  table: string; revision: number; sheet: string; title: string; digest: string; seats: SeatView[];
  teams: number; rounds: number; counting: string; start: string; dice: "screen" | "real"; coach: boolean; days: boolean;
  listed: boolean; begun: boolean; seal: string; duplicate: boolean; closed: boolean; until: string; date: string; match: string; record: boolean;
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

export interface TurnView { seat: number; key: string; points: number; bonus?: number; dice?: number[]; round?: number }

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
export interface Welcome extends TableView { type: "welcome"; events?: unknown[]; page?: string }
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
  id: string; title: string; publisher: string; edition: string; year: number | null; usual: boolean; on_shelf: boolean; dice: number;
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

export interface Words { version: string; language: string; texts: string[]; languages: Record<string, string> }
export interface Why { seq: number; reasons: Record<string, string>; bonus: string }
export interface Points { points: number; bonus?: number }
export interface Takes { seq: number; boxes: Record<string, Points[]> }

export interface Choice { value: number; cost: number; keep?: number[]; key?: string; points?: number; bonus?: number }
export interface Advice {
  dice: number[]; rolls_left: number; choices: Choice[]; names?: string[]; why?: string[]; note?: string;
  reasons?: { code: string; arguments: Record<string, string | number> }[];
  chances?: { chances: number[]; exact: boolean; of_round: boolean };
}
export interface Result {
  table: string; name: string; total: number; turns: number; over: boolean; place?: number; cost?: number; accuracy?: number;
  cost_place?: number;
}
export interface MatchResults { players: number; over: number; later: number; own: string; results: Result[] }
export interface Today {
  date: string; next: string; match: RoomView; players: number; earlier: { date: string; table: string; players: number }[];
}
export interface Figure { svg: string; title: string; about: string; head: string[]; rows: string[][]; width: number; height: number; language: string }
export interface Reached { total: number; at: string; game: string }
export interface Rate { made: number; of: number; rate: number; perfect?: number }
export interface SheetRecords {
  sheet: string; title: string; digest: string; games: number; rounds: number; best: Reached; worst: Reached; mean: number;
  totals: Reached[]; skill: { decisions: number; best: number; cost: number }; accuracy: number; cost_each: number;
  habits: { habit: string; times: number; cost: number; name: string; line: string }[]; upper_bonus?: Rate; five_alike?: Rate;
  further?: number; perfect_further?: number; expected?: number; luck?: number; note?: string; odds_later?: boolean;
  figures: { trend: Figure; totals: Figure | null };
}
export interface PlayerRecords { name: string; sheets: SheetRecords[]; playing: number; later: number }
export interface Verification { good: boolean; seal_fits: boolean; throws: number; dice: number; mismatches: number[] }

export interface PatternData { face?: number; groups?: number[]; shared?: boolean; run?: number; faces?: number[] }
export interface BoxData { key: string; section?: "upper" | "lower"; pattern: "any" | PatternData; pays: number | string; last_resort?: boolean }
export interface FiveAlikeData {
  box: string; bonus?: number; joker?: string; upper_first?: string; in_chance?: number; zero_when_closed?: boolean;
}
export interface SheetData {
  id: string; title: string; players?: { min: number; max?: number }; dice: number; rolls: number; order?: "free" | "fixed";
  upper_bonus?: { at: number; points: number }; five_alike?: FiveAlikeData; boxes: BoxData[];
  customs?: { start?: string; scorekeeper?: string; teams?: number[]; rounds?: number; counting?: string[]; chips?: boolean };
  names?: Record<string, Record<string, string>>;
}
export interface RuleFault { path: string; code: string; text: string }
export interface BoxCell { name: string; text: string; points?: number; why?: string }
export interface BoxRow {
  key: string; section: "upper" | "lower"; cells: (BoxCell | null)[]; differs: boolean;
  examples?: { dice: number[]; points: (number | null)[] }[];
}
export interface Comparison {
  language: string; columns: { sheet: string; digest: string; title: string; game: string; dice: number; expected?: number }[];
  facts: { kind: string; label: string; cells: string[]; differs: boolean }[]; boxes: BoxRow[]; dice?: number[];
}
export interface RulesAnswer {
  faults?: RuleFault[]; sheet?: SheetData; digest?: string; toml?: string; rules?: RulesView; changes?: Comparison;
}
export interface Solution { sheet: string; digest: string; expected: number; states: number; deviation?: number }
export interface OddsView { sheets: { sheet: string; digest: string; mean: number; deviation: number; games: number | null; exact_mean: number | null }[]; wide: Figure; narrow: Figure }

export interface Skill { decisions: number; best: number; cost: number }
export interface Decided {
  throw: number; dice: number[]; rolls_left: number; options: number; cost: number; chosen: Choice; best: Choice;
}
export interface TurnReview {
  turn: number; seat: number; key: string; points: number; bonus: number; known: "throws" | "dice" | "points";
  before: number; luck: number; cost: number; after: number; lucks: number[]; decisions: Decided[];
}
export interface ColumnReview {
  round: number; column: number; seats: number[]; name: string; full: boolean; expected: number; luck: number; cost: number;
  total: number; skill: Skill; turns: TurnReview[];
}
export interface Mistake extends Decided {
  column: number; turn: number; chosen_name: string; best_name: string; place: string; left: string; why: string[];
}
export interface Compared { head: string[]; rows: string[][] }
export interface ReviewAnswer {
  sheet: string; game: string; date: string; over: boolean; expected: number; columns: ColumnReview[]; worst: Mistake[];
  verdict?: string[]; compared?: Compared; rounds?: Compared[]; partners?: Compared; adds_up?: string;
}
export interface Step {
  turn: number; throw: number; round: number; column: number; seat: number; known: TurnReview["known"]; key: string; points: number;
  bonus?: number; card: CardView; before: number; after: number; dice?: number[]; kept?: number[]; rolls_left?: number;
  entries?: Entry[]; chosen?: number; luck?: number; advice?: Advice; place: string; left?: string;
}

export interface BoxEnd { key: string; chance: number; points: number; struck: number }
/** A position as it lies there, on its pad. */
export interface Laid {
  pad: PadView; sheet: string; filled: Record<string, number>; card: CardView; dice: number[]; rolls_left: number; entries: Entry[];
  reasons: Record<string, string>; bonus: string;
}
export interface Looked extends Laid {
  expected: number; takes: Record<string, number[]>; bonuses: number[]; advice?: Advice; turn?: { value: number; ends: BoxEnd[] };
  answered?: { choice: number; cost: number; text: string; share?: string };
}
export interface Asked extends Laid { source: { kind: "day"; date: string } | { kind: "made-up"; seed: number; number: number } }
