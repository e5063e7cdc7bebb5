# The page: pads side by side.

page-compare-add = Block hinzufügen
page-compare-remove = { $title } weglassen
page-compare-hand = Dieselben Würfel nach jedem Block
page-compare-hand-about = Tippe einen Würfel an, um ihn zu drehen.
page-compare-die = Würfel { $place }: { $face }. Antippen dreht ihn.
page-compare-only = Nur Unterschiede
page-compare-expected = Perfektes Spiel bringt
page-compare-differs = anders
page-compare-absent = nicht auf diesem Block
page-compare-hands = Würfe, die den Unterschied zeigen
page-compare-ends = Wie Spiele ausgehen
page-compare-following = Jedes Spiel wird bis zum Ende verfolgt: { $share }
page-compare-own-wrong = Deine eigenen Regeln stimmen noch nicht. Sieh sie dir noch einmal an.
