# The page: pads side by side.

page-compare-add = Tilføj regler
page-compare-remove = Fjern { $title }
page-compare-hand = Samme terninger, forskellige regler
page-compare-hand-about = Tryk på en terning for at ændre den.
page-compare-die = Terning { $place }: { $face }. Tryk for at ændre den.
page-compare-only = Kun forskelle
page-compare-expected = Snit ved perfekt spil
page-compare-differs = forskelligt
page-compare-absent = intet sådant felt
page-compare-hands = Kast, der viser forskellen
page-compare-ends = Slutsummer
page-compare-following = Regner alle spil ud: { $share }
page-compare-own-wrong = Der er stadig noget galt i dine egne regler. Se på dem igen.
