# The page: rules of one's own.

page-own-about = Ändere, was ein Feld braucht oder bringt, füg eines hinzu, spiel mit sechs Würfeln: Geh von einem gedruckten Block aus und sieh sofort, was das bewirkt.
page-own-begin = Von welchem Block gehst du aus?
page-own-title = { $title } nach unserer Art
page-own-open = TOML-Datei öffnen
page-own-from = Ausgehend von { $title }
page-own-anew = Neu anfangen
page-own-link-wrong = Das Regelblatt in diesem Link lässt sich nicht lesen.
page-own-play = Nach diesen Regeln spielen

page-own-name-of-game = Name des Spiels
page-own-dice = Würfel
page-own-rolls = Würfe pro Zug
page-own-order = Reihenfolge
page-own-order-free = beliebig
page-own-order-fixed = von oben nach unten
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
page-own-remove = { $name } vom Block nehmen
page-own-face = Augenzahl
page-own-asks = Braucht
page-own-asks-groups = gleiche Würfel
page-own-asks-run = Zahlen in Folge
page-own-asks-faces = genau diese Zahlen
page-own-asks-face = eine Augenzahl
page-own-asks-any = beliebige Würfel
page-own-groups = Wie viele gleiche
page-own-shared = Eine Augenzahl darf für beide Gruppen reichen
page-own-run = Wie viele in Folge
page-own-faces = Zahlen
page-own-pays = Bringt
page-own-pays-matched = Summe dieser Würfel
page-own-pays-all = Summe aller Würfel
page-own-pays-fixed = immer gleich viel
page-own-plus = Plus
page-own-last-resort = Nur, wenn kein anderes offenes Feld Punkte bringt

page-own-alike = Weiterer Fünferpasch
page-own-alike-on = Sonderregeln, sobald sein eigenes Feld zu ist
page-own-alike-box = Sein Feld
page-own-alike-bonus = Bonus für jeden
page-own-joker = Als Joker
page-own-joker-none = zählt ganz normal
page-own-joker-free = passt in jedes untere Feld
page-own-joker-forced = muss an seinen festen Platz
page-own-upper-first = Sein oberes Feld geht vor
page-own-upper-first-always = immer
page-own-upper-first-after-points = nach Punkten in seinem Feld
page-own-in-chance = Wert in Chance
page-own-as-usual = wie üblich
page-own-zero = Eine Null
page-own-zero-never = nie
page-own-zero-chance-and-upper = wenn Chance und sein oberes Feld zu sind
page-own-zero-upper-box = wenn sein oberes Feld zu ist
page-own-zero-upper-section = wenn alle oberen Felder zu sind

page-own-customs = Rund um den Tisch
page-own-start = Wer beginnt
page-own-rounds = Runden höchstens
page-own-most = Spieler höchstens
page-own-any = beliebig viele

page-own-fault = { $label }: { $fault }
page-own-fault-not-pays = muss eine ganze Zahl bis 1000 sein.
page-own-fault-upper-box = Ein Feld im oberen Teil zählt eine Augenzahl und bringt die Summe dieser Würfel.
page-own-fault-not-five-alike = muss eines sein, das lauter gleiche Würfel braucht.
page-own-fault-needs-forced-joker = geht nur mit einem Joker, der an seinen festen Platz muss.
page-own-fault-against-order = geht nicht zusammen mit der Reihenfolge von oben nach unten.
page-own-fault-needs-chance = braucht genau ein Feld, das beliebige Würfel nimmt.

page-own-changes = Was sich ändert
page-own-count = { $count ->
        [0] Keine Änderungen
        [one] Eine Änderung
       *[other] { $count } Änderungen
    }
page-own-faults = { $count ->
        [one] Etwas stimmt noch nicht.
       *[other] { $count } Dinge stimmen noch nicht.
    }
page-own-faults-about = Etwas stimmt noch nicht, siehe die Markierung im Formular. Bis dahin steht hier, was zuletzt stimmte.
page-own-nothing-changed = Noch nichts: Gespielt wird genau wie auf dem gedruckten Block.
page-own-before = vorher
page-own-now = jetzt
page-own-added = neu
page-own-gone = entfernt

page-own-expected = Was perfektes Spiel bringt
page-own-solve-about = Jedes mögliche Spiel wird angesehen; das dauert ein paar Sekunden.
page-own-solve = Diese Regeln lösen
page-own-solving = Wird gelöst: { $share }
page-own-stop = Stopp
page-own-these = Diese Regeln
page-own-original = Gedruckter Block
page-own-difference = Unterschied

page-own-out = Behalten und weitergeben
page-own-read = Regeln lesen
page-own-compare = Mit dem Original vergleichen
page-own-share = Per Link teilen
page-own-share-about = Das Regelblatt selbst steckt im Link; nirgends wird etwas gespeichert.
page-own-save = Als TOML sichern
