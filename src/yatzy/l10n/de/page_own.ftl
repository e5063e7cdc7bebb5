# The page: rules of one's own.

page-own-about = Ändere, was ein Feld braucht oder bringt, füg Felder hinzu, nimm sechs Würfel. Geh von gedruckten Regeln aus und sieh sofort, was sich ändert.
page-own-begin = Von welchen Regeln gehst du aus?
page-own-title = { $title }, unsere Regeln
page-own-open = TOML-Datei öffnen
page-own-from = Ausgehend von { $title }
page-own-anew = Von vorn anfangen
page-own-link-wrong = Die Regeln in diesem Link lassen sich nicht lesen.
page-own-play = Nach diesen Regeln spielen

page-own-name-of-game = Name des Spiels
page-own-dice = Würfel
page-own-rolls = Würfe pro Zug
page-own-order = Felder ausfüllen
page-own-order-free = in beliebiger Reihenfolge
page-own-order-fixed = von oben nach unten
page-own-strike = Streichen
page-own-strike-free = jederzeit
page-own-strike-last = nur, wenn nichts Punkte bringt
page-own-bonus = Bonus im oberen Teil
page-own-bonus-at = Ab dieser Summe
page-own-points = Punkte

page-own-boxes = Felder
page-own-add-box = Feld hinzufügen
page-own-new-box = Neues Feld
page-own-name = Name
page-own-section = Teil
page-own-upper = Oberer Teil
page-own-lower = Unterer Teil
page-own-move-up = { $name } nach oben
page-own-move-down = { $name } nach unten
page-own-remove = { $name } entfernen
page-own-face = Augenzahl
page-own-asks = Braucht
page-own-asks-groups = gleiche Würfel
page-own-asks-run = Zahlen in Folge
page-own-asks-faces = genau diese Zahlen
page-own-asks-face = eine Augenzahl
page-own-asks-any = beliebige Würfel
page-own-groups = Wie viele gleiche
page-own-shared = Beide Gruppen dürfen dieselbe Augenzahl haben
page-own-run = Wie viele in Folge
page-own-faces = Zahlen
page-own-pays = Bringt
page-own-pays-matched = Summe dieser Würfel
page-own-pays-all = Summe aller Würfel
page-own-pays-fixed = feste Punktzahl
page-own-plus = Plus
page-own-last-resort = Nur, wenn kein anderes offenes Feld Punkte bringen würde

page-own-alike = Weiterer Fünferpasch
page-own-alike-on = Sonderregeln für einen weiteren Fünferpasch
page-own-alike-box = Sein eigenes Feld
page-own-alike-bonus = Bonus für jeden
page-own-bonus-after = Bonus gilt
page-own-bonus-after-points = nach Punkten in seinem Feld
page-own-bonus-after-any-entry = nach Punkten oder einer Null
page-own-bonus-while = Bonus gibt es
page-own-bonus-while-always = immer
page-own-bonus-while-upper-open = nur bei offenem oberem Feld
page-own-joker = Joker
page-own-joker-none = kein Joker
page-own-joker-free = frei: jedes untere Feld
page-own-joker-forced = mit Zwang nach den Regeln
page-own-joker-pays = Ein Joker zählt
page-own-joker-pays-dice = was seine Würfel bringen
page-own-joker-pays-highest = das Höchste des Feldes
page-own-upper-first = Sein oberes Feld kommt zuerst
page-own-upper-first-always = immer
page-own-upper-first-after-points = nur nach Punkten
page-own-in-chance = Punkte in Chance
page-own-as-usual = wie üblich
page-own-zero = Wird eine Null
page-own-zero-never = nie
page-own-zero-chance-and-upper = wenn Chance und sein oberes Feld ausgefüllt sind
page-own-zero-upper-box = wenn sein oberes Feld ausgefüllt ist
page-own-zero-upper-section = wenn alle oberen Felder ausgefüllt sind

page-own-customs = Am Tisch
page-own-start = Wer beginnt
page-own-rounds = Höchstzahl Runden
page-own-most = Höchstzahl Spieler
page-own-any = beliebig viele

page-own-fault = { $label }: { $fault }
page-own-fault-not-pays = muss eine ganze Zahl bis 1000 sein.
page-own-fault-upper-box = Ein Feld im oberen Teil zählt eine Augenzahl und bringt die Summe dieser Würfel.
page-own-fault-not-five-alike = muss eines sein, das lauter gleiche Würfel braucht.
page-own-fault-needs-forced-joker = geht nur mit einem Joker mit Zwang.
page-own-fault-against-order = geht nicht, wenn die Felder von oben nach unten ausgefüllt werden.
page-own-fault-needs-chance = braucht genau ein Feld für beliebige Würfel.

page-own-changes = Was sich ändert
page-own-count = { $count ->
        [0] Keine Änderungen
        [one] Eine Änderung
       *[other] { $count } Änderungen
    }
page-own-faults = { $count ->
        [one] Behebe 1 Problem.
       *[other] Behebe { $count } Probleme.
    }
page-own-faults-about = Behebe, was im Formular markiert ist. Bis dahin siehst du die letzten gültigen Regeln.
page-own-nothing-changed = Noch nichts: Das sind die gedruckten Regeln.
page-own-before = vorher
page-own-now = jetzt
page-own-added = neu
page-own-gone = entfernt

page-own-expected = Schnitt bei perfektem Spiel
page-own-solve-about = Dafür wird jedes mögliche Spiel durchgerechnet; das dauert ein paar Sekunden.
page-own-solve = Diese Regeln durchrechnen
page-own-solving = Durchgerechnet: { $share }
page-own-stop = Anhalten
page-own-these = Diese Regeln
page-own-original = Gedruckte Regeln
page-own-difference = Unterschied

page-own-out = Speichern und teilen
page-own-read = Regeln lesen
page-own-compare = Mit den gedruckten Regeln vergleichen
page-own-share = Link teilen
page-own-share-about = Deine Regeln stehen im Link selbst; auf dem Server wird nichts gespeichert.
page-own-save = Als TOML herunterladen
