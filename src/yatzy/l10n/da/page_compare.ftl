# The page: pads side by side.

page-compare-add = Tilføj en blok
page-compare-remove = Fjern { $title }
page-compare-hand = Samme terninger på dem alle
page-compare-hand-about = Tryk på en terning for at vende den.
page-compare-die = Terning { $place }: { $face }. Tryk for at vende den.
page-compare-only = Kun forskelle
page-compare-expected = Perfekt spil giver
page-compare-differs = forskelligt
page-compare-absent = ikke på denne blok
page-compare-hands = Kast, der viser forskellen
page-compare-ends = Sådan ender spillene
page-compare-following = Følger alle spil til ende: { $share }
page-compare-own-wrong = Dine egne regler er ikke i orden endnu. Se på dem en gang til.
