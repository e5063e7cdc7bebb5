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
        [one] Wirf den Würfel.
       *[other] Wirf alle { $dice } Würfel.
    } { $again ->
        [0] Einen zweiten Wurf gibt es nicht.
        [one] Danach darfst du beliebige davon noch einmal werfen.
       *[other] Danach darfst du beliebige davon wieder werfen, bis zu { $again }-mal, auch solche, die du vorher behalten hast. Aufhören kannst du jederzeit.
    }
rules-face = Die Summe der Würfel mit { $face }.
rules-order-free = Trag das Ergebnis in ein offenes Feld deiner Wahl ein. Passen die Würfel nicht, ist das eine Null, und das Feld ist gestrichen. Ein gefülltes Feld ändert sich nie mehr.
rules-order-fixed = Trag das Ergebnis ins oberste offene Feld ein, auch wenn es eine Null ist. Ein gefülltes Feld ändert sich nie mehr.
rules-turn-end = Das Spiel endet nach { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    }, wenn alle Felder gefüllt sind.

rules-upper = Oberer Teil
rules-lower = Unterer Teil
rules-upper-bonus = { $bonus }: { $points } Punkte ab { $at } im oberen Teil.
rules-last-resort = Nur, wenn kein anderes offenes Feld Punkte bringt.
rules-no-last-resort = Darf immer gewählt werden.

rules-further = Noch einmal { $box }
rules-further-ordinary = Nichts Besonderes: Ist das eigene Feld gefüllt, ist es ein Wurf wie jeder andere.
rules-further-bonus = Solange in { $box } Punkte stehen, bringt jedes weitere Mal { $bonus } Punkte zusätzlich zum Eintrag, auch wenn der eine Null ist.
rules-further-no-bonus-after-zero = Nach einer Null in { $box } gibt es diesen Bonus nicht.
rules-further-chips = Der Bonus sind Chips: Sie liegen neben dem Zettel und werden am Ende der Runde dazugerechnet.
rules-further-joker = Ist { $box } gefüllt, mit Punkten oder einer Null, und das obere Feld für die Augenzahl auch, ist der Wurf ein Joker: In jedem unteren Feld gilt er als geschafft.
rules-further-joker-free = Kein Zwang: Ein Joker darf in jedes offene Feld.
rules-further-joker-forced = Ein Joker muss in ein offenes unteres Feld. Nur wenn keines offen ist, wird er eine Null in einem oberen.
rules-further-upper-always = Solange das obere Feld für die Augenzahl offen ist, muss der Wurf dorthin, ob in { $box } Punkte stehen oder eine Null.
rules-further-upper-after-points = Stehen in { $box } Punkte und ist das obere Feld für die Augenzahl offen, muss der Wurf dorthin. Nach einer Null in { $box } gibt es keinen Zwang, solange dieses obere Feld offen ist.
rules-further-in-chance = Solange in { $box } Punkte stehen, bringt der Wurf in { $chance } { $points }, wenn das noch offen ist.
rules-further-zero-when-closed = Stehen in { $box } Punkte, und sind { $chance } und das obere Feld für die Augenzahl beide gefüllt, ist der Wurf überall eine Null.
rules-further-zero-when-upper-box-closed = Stehen in { $box } Punkte, und ist das obere Feld für die Augenzahl gefüllt, ist der Wurf überall außer in { $chance } eine Null.
rules-further-zero-when-upper-section-closed = Stehen in { $box } Punkte, und sind alle oberen Felder gefüllt, ist der Wurf überall außer in { $chance } eine Null.

rules-case-when = { $held ->
        [zero] { $box } ist gestrichen
       *[points] In { $box } stehen Punkte
    }{ $upper ->
        [none] {""}
       *[other] , das Feld { $upper } ist { $open ->
            [yes] offen
           *[no] gefüllt
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

rules-table = Rund um den Tisch
rules-players-any = { $least ->
        [one] Beliebig viele spielen mit, auch eine Person allein.
       *[other] Ab { $least } Personen.
    }
rules-players-range = { $least } bis { $most } Personen.
rules-start-roll-off = Alle werfen einmal alle Würfel. Die höchste Summe beginnt, dann geht es im Uhrzeigersinn.
rules-start-agreed = Wer beginnt, macht ihr untereinander aus.
rules-clockwise = Gespielt wird im Uhrzeigersinn.
rules-scorekeeper-one = Eine Person schreibt für alle.
rules-scorekeeper-each = Alle führen ihren eigenen Zettel.
rules-teams = Auch { $numbers } Teams können gegeneinander spielen; wer zusammengehört, teilt sich eine Spalte.
rules-series = Eine Serie hat bis zu { $rounds } Runden.
rules-series-chosen = Wie viele Runden ihr spielt, bestimmt ihr selbst.
rules-counting-totals = Runden können nach Punkten zählen: Die höchste Summe aller Runden gewinnt.
rules-counting-differences = Runden können nach Vorsprung zählen: Nur der Rundensieg bringt Punkte, nämlich den Vorsprung.
rules-counting-rounds-won = Jede Runde wird für sich gewonnen.
rules-winner = Das höchste Ergebnis gewinnt.

rules-notes = Anmerkungen
rules-options = Optionen
rules-options-how = Hänge sie an den Namen an, etwa { $sheet }.
rules-ours = (von uns so geregelt)
rules-elsewhere = Was in anderen Sprachen steht
rules-elsewhere-line = { $about } ({ $languages }): { $text }
rules-printed-in = Gedruckt auf { $languages }.
rules-not-printed = Auf { $language } ist es nicht gedruckt: Die Felder heißen hier wie üblich.
rules-instead = Auf { $language } hat dieses Regelblatt eine eigene Regel. Das Regelblatt { $sheet } spielt danach.
rules-own-text = Auf { $language } hat der Text eine eigene Regel. Du spielst danach, wenn du nichts anderes wählst.
rules-guessed = * nicht gedruckt oder in unserer Vorlage nicht lesbar: der übliche Name
rules-highest = Höchstes mögliches Ergebnis: { NUMBER($total, useGrouping: 0) }
rules-highest-bonus = Höchstes mögliches Ergebnis: { NUMBER($total, useGrouping: 0) }, oder { $card } ohne den Bonus für noch einmal { $box }
