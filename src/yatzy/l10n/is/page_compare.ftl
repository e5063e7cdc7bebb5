# The page: pads side by side.

page-compare-add = Bæta við blokk
page-compare-remove = Sleppa: { $title }
page-compare-hand = Sömu teningar á hverri blokk
page-compare-hand-about = Ýttu á tening til að snúa honum.
page-compare-die = Teningur { $place }: { $face }. Ýttu til að snúa honum.
page-compare-only = Aðeins það ólíka
page-compare-expected = Fullkomið spil gefur
page-compare-differs = ólíkt
page-compare-absent = ekki á þessari blokk
page-compare-hands = Köst sem sýna muninn
page-compare-ends = Hvernig leikir enda
page-compare-following = Hver leikur er rakinn til enda: { $share }
page-compare-own-wrong = Eigin reglur þínar eru ekki alveg réttar enn. Líttu aftur á þær.
