# The page: pads side by side.

page-compare-add = Legg til en blokk
page-compare-remove = Fjern { $title }
page-compare-hand = De samme terningene på alle
page-compare-hand-about = Trykk på en terning for å snu den.
page-compare-die = Terning { $place }: { $face }. Trykk for å snu den.
page-compare-only = Bare forskjeller
page-compare-expected = Perfekt spill gir
page-compare-differs = ulikt
page-compare-absent = ikke på denne blokken
page-compare-hands = Kast som viser forskjellen
page-compare-ends = Slik ender spillene
page-compare-following = Følger alle spill til slutten: { $share }
page-compare-own-wrong = Dine egne regler stemmer ikke ennå. Se på dem en gang til.
