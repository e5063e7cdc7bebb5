# The page: pads side by side.

page-compare-add = Aggiungi regole
page-compare-remove = Togli { $title }
page-compare-hand = Stessi dadi, regole diverse
page-compare-hand-about = Tocca un dado per cambiarlo.
page-compare-die = Dado { $place }: { $face }. Tocca per cambiarlo.
page-compare-only = Solo le differenze
page-compare-expected = Media con il gioco perfetto
page-compare-differs = diverso
page-compare-absent = casella assente
page-compare-hands = Lanci che mostrano la differenza
page-compare-ends = Totali finali
page-compare-following = Calcolo di tutte le partite: { $share }
page-compare-own-wrong = Le tue regole di casa hanno ancora un problema. Controllale.
