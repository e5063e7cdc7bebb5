# The page: pads side by side.

page-compare-add = Aggiungi un blocco
page-compare-remove = Togli { $title }
page-compare-hand = Gli stessi dadi secondo ciascuno
page-compare-hand-about = Tocca un dado per girarlo.
page-compare-die = Dado { $place }: { $face }. Tocca per girarlo.
page-compare-only = Solo le differenze
page-compare-expected = Gioco perfetto
page-compare-differs = diverso
page-compare-absent = non su questo blocco
page-compare-hands = Lanci che mostrano la differenza
page-compare-ends = Come finiscono le partite
page-compare-following = Ogni partita fino in fondo: { $share }
page-compare-own-wrong = Le tue regole di casa non sono ancora a posto. Riguardale.
