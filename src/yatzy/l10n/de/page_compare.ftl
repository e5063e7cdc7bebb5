# The page: pads side by side.

page-compare-add = Regeln hinzufügen
page-compare-remove = { $title } entfernen
page-compare-hand = Gleiche Würfel, verschiedene Regeln
page-compare-hand-about = Tippe einen Würfel an, um ihn zu ändern.
page-compare-die = Würfel { $place }: { $face }. Antippen ändert ihn.
page-compare-only = Nur Unterschiede
page-compare-expected = Schnitt bei perfektem Spiel
page-compare-differs = anders
page-compare-absent = kein solches Feld
page-compare-hands = Würfe, die den Unterschied zeigen
page-compare-ends = Endergebnisse
page-compare-following = Alle Spiele werden berechnet: { $share }
page-compare-own-wrong = In deinen eigenen Regeln stimmt noch etwas nicht. Sieh sie dir noch einmal an.
