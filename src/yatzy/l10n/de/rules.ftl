# The rule page of a sheet.

pays-fixed = { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
pays-all = Die Summe aller Würfel.
pays-all-plus = Die Summe aller Würfel und { $plus } dazu.
pays-matched = Die Summe dieser Würfel.
pays-matched-plus = Die Summe dieser Würfel und { $plus } dazu.

rules-turn = Ein Zug
rules-turn-rolls = { $dice ->
        [one] Würfle mit dem Würfel.
       *[other] Würfle mit allen { $dice } Würfeln.
    } { $again ->
        [0] Einen zweiten Wurf gibt es nicht.
        [one] Danach darfst du einmal mit beliebigen davon neu würfeln.
       *[other] Danach darfst du mit beliebigen davon neu würfeln, bis zu { $again }-mal, auch mit vorher behaltenen. Aufhören kannst du jederzeit.
    }
rules-face = Die Summe der Würfel mit { $face }.
rules-order-free = Trag das Ergebnis in ein offenes Feld deiner Wahl ein. Passen die Würfel nicht, trägst du dort eine Null ein. Ein ausgefülltes Feld ändert sich nie mehr.
rules-order-strike-last = Trag das Ergebnis in ein offenes Feld ein, zu dem die Würfel passen. Nur wenn sie zu keinem passen, trägst du in einem Feld deiner Wahl eine Null ein. Ein ausgefülltes Feld ändert sich nie mehr.
rules-order-fixed = Trag das Ergebnis ins oberste offene Feld ein, auch wenn es eine Null ist. Ein ausgefülltes Feld ändert sich nie mehr.
rules-turn-end = Das Spiel endet nach { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    }, wenn alle Felder ausgefüllt sind.

rules-upper = Oberer Teil
rules-lower = Unterer Teil
rules-upper-bonus = { $bonus }: { $points } Punkte ab { $at } im oberen Teil.
rules-last-resort = Nur, wenn kein anderes offenes Feld Punkte bringen würde.
rules-no-last-resort = Du kannst es immer wählen.

rules-further = Noch einmal { $box }
rules-further-ordinary = Nichts Besonderes: Ist das eigene Feld ausgefüllt, ist es ein Wurf wie jeder andere.
rules-further-bonus = Solange im Feld { $box } Punkte stehen, bringt jedes weitere Mal { $bonus } Punkte extra, auch wenn du damit eine Null einträgst.
rules-further-bonus-after-entry = Ist das Feld { $box } ausgefüllt, mit Punkten oder einer Null, bringt jedes weitere Mal { $bonus } Punkte extra, auch wenn du damit eine Null einträgst.
rules-further-no-bonus-after-zero = Nach einer Null im Feld { $box } gibt es diesen Bonus nicht.
rules-further-bonus-upper-open = Diesen Bonus gibt es nur, solange das obere Feld für die Augenzahl offen ist.
rules-further-chips = Für den Bonus gibt es Chips: Sie liegen neben dem Block und werden am Ende der Runde dazugerechnet.
rules-further-joker = Ist das Feld { $box } ausgefüllt, mit Punkten oder einer Null, und das obere Feld für die Augenzahl auch, ist der Wurf ein Joker: Er passt in jedes untere Feld.
rules-further-joker-highest = Ein Joker zählt so viel, wie das Feld höchstens bringt.
rules-further-joker-free = Kein Zwang: Einen Joker darfst du in jedes offene Feld eintragen.
rules-further-joker-forced = Ein Joker muss in ein offenes unteres Feld. Nur wenn keines offen ist, trägst du in einem oberen eine Null ein.
rules-further-upper-always = Solange das obere Feld für die Augenzahl offen ist, musst du dort eintragen, ob im Feld { $box } Punkte stehen oder eine Null.
rules-further-upper-after-points = Stehen im Feld { $box } Punkte und ist das obere Feld für die Augenzahl offen, musst du dort eintragen. Nach einer Null im Feld { $box } gibt es keinen Zwang, solange dieses obere Feld offen ist.
rules-further-in-chance = Solange im Feld { $box } Punkte stehen, bringt der Wurf { $points } im Feld { $chance }, wenn es offen ist.
rules-further-zero-when-closed = Stehen im Feld { $box } Punkte, und sind { $chance } und das obere Feld für die Augenzahl beide ausgefüllt, ist der Wurf überall eine Null.
rules-further-zero-when-upper-box-closed = Stehen im Feld { $box } Punkte, und ist das obere Feld für die Augenzahl ausgefüllt, ist der Wurf überall außer im Feld { $chance } eine Null.
rules-further-zero-when-upper-section-closed = Stehen im Feld { $box } Punkte, und sind alle oberen Felder ausgefüllt, ist der Wurf überall außer im Feld { $chance } eine Null.

rules-case-when = { $held ->
        [zero] Im Feld { $box } steht eine Null
       *[points] Im Feld { $box } stehen Punkte
    }{ $upper ->
        [none] {""}
       *[other] , das Feld { $upper } ist { $open ->
            [yes] offen
           *[no] ausgefüllt
        }
    }{ $full ->
        [chance] {" "}und { $chance } auch
        [lower] {" "}und alle unteren auch
        [upper-and-chance] {" "}und { $chance } und alle anderen oberen auch
       *[nothing] {""}
    }.
rules-case-outcome = { $box }: { $points }{ $bonus ->
        [0] {""}
       *[other] {" "}und { $bonus } Bonus
    }.

rules-table = Am Tisch
rules-players-any = { $least ->
        [one] Beliebig viele Spieler, auch einer allein.
       *[other] Ab { $least } Spielern.
    }
rules-players-range = { $least } bis { $most } Spieler.
rules-start-roll-off = Alle würfeln einmal mit allen Würfeln. Wer die höchste Summe hat, beginnt; dann geht es im Uhrzeigersinn.
rules-start-agreed = Wer beginnt, macht ihr untereinander aus.
rules-clockwise = Gespielt wird im Uhrzeigersinn.
rules-scorekeeper-one = Einer schreibt für alle.
rules-scorekeeper-each = Jeder führt seinen eigenen Block.
rules-teams = Ihr könnt in { $numbers } Teams spielen; Partner teilen sich eine Spalte.
rules-series = Eine Serie hat bis zu { $rounds } Runden.
rules-series-chosen = Wie viele Runden ihr spielt, bestimmt ihr selbst.
rules-counting-totals = Runden können nach Punkten gewertet werden: Die höchste Summe aller Runden gewinnt.
rules-counting-differences = Runden können nach Vorsprung gewertet werden: Nur der Sieger einer Runde bekommt Punkte, nämlich seinen Vorsprung.
rules-counting-rounds-won = Jede Runde steht für sich.
rules-winner = Das höchste Ergebnis gewinnt.

rules-notes = Anmerkungen
rules-options = Optionen
rules-options-how = Hänge sie an den Namen an, etwa { $sheet }.
rules-ours = (unsere Lesart)
rules-elsewhere = Was andere Übersetzungen sagen
rules-elsewhere-line = { $about } ({ $languages }): { $text }
rules-printed-in = Gedruckt auf { $languages }.
rules-not-printed = Diese Regeln sind nicht auf { $language } gedruckt: Die Felder heißen wie üblich.
rules-instead = Der Text auf { $language } hat eine eigene Regel. Die Regeln { $sheet } spielen danach.
rules-own-text = Der Text auf { $language } hat eine eigene Regel. Du spielst danach, wenn du keine anderen Regeln wählst.
rules-guessed = * nicht gedruckt oder in unserer Vorlage nicht lesbar: der übliche Name
rules-highest = Höchstes mögliches Ergebnis: { NUMBER($total, useGrouping: 0) }
rules-highest-bonus = Höchstes mögliches Ergebnis: { NUMBER($total, useGrouping: 0) }, oder { $card } ohne den Bonus für weitere { $box }
