# The page: pads side by side.

page-compare-add = Legg til regler
page-compare-remove = Fjern { $title }
page-compare-hand = Samme terninger, ulike regler
page-compare-hand-about = Trykk på en terning for å endre den.
page-compare-die = Terning { $place }: { $face }. Trykk for å endre den.
page-compare-only = Bare forskjeller
page-compare-expected = Snitt ved perfekt spill
page-compare-differs = ulikt
page-compare-absent = ingen slik rute
page-compare-hands = Kast som viser forskjellen
page-compare-ends = Sluttsummer
page-compare-following = Regner ut alle spill: { $share }
page-compare-own-wrong = Det er fortsatt noe feil i dine egne regler. Se på dem igjen.
