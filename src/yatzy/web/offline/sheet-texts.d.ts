/** What `src/yatzy/offline/sheet_texts.py` exports of a sheet in a language. */
import type { PadView } from "../net/wire";

export interface SheetTexts {
  pad: PadView;
  /** By box: the sentence for a roll that makes it, with `{sum}` for the dice that count. */
  made: string[];
  /** By box. */
  not_made: string[];
  /** By `reason`, `reason/first die` or `reason/first die/points`, whatever the sentence depends on. */
  others: Record<string, string>;
  /** About the bonus for an extra five alike: by `earned` or `lost`, whether its box holds `points` or `none`, and the face. */
  bonus: Record<string, string>;
}
