# The table: the pad of a game, and the screen in the terminal.

pad-upper-sum = Summe oben
pad-bonus = { $name } ({ NUMBER($at, useGrouping: 0) })

table-round = Runde { $round } von { $rounds }
table-turn = Zug { $turn } von { $turns }
table-plays = { $player } spielt
table-alone = Du bist dran
table-throws-off = { $player } würfelt aus, wer beginnt
table-threw = { $player }: { $dice }, macht { $sum }.
table-begins = { $player } beginnt.
table-throw = Wurf { $throw } von { $throws }
table-sealed = Würfel versiegelt als { $seal }
table-standing = { $name } { $points }
table-series = Serie: { $standing }
table-real = Mit echten Würfeln
table-solving = Regelblatt wird gelöst: { $percent } %
table-just-wrote = { $player }: { $points } in { $box }{ $known ->
        [yes] {" "}mit { $dice }
       *[no] {""}
    }
table-just-struck = { $player } streicht { $box }{ $known ->
        [yes] {" "}mit { $dice }
       *[no] {""}
    }
table-press-space = Leertaste würfelt.
table-type-roll-off = Tippe die { $dice } geworfenen Würfel ein, etwa { $example }.
table-all-kept = Alle Würfel behalten: Wähle ein Feld.
table-choose = Wähle ein Feld; Z nimmt die Würfel zurück.
table-corrected = Korrigiert.
table-unchanged = Nichts wurde geändert.
table-looking-back = Runde { $round }, wie sie endete. Mit Bild ab geht es weiter.
table-small = Dieses Fenster ist zu klein zum Spielen. { $width } × { $height } Zeichen reichen.
table-kept = Gespeichert. yatzy { $command } macht damit weiter.
table-throw-again = Leertaste würfelt weiter; 1 bis { $dice } behält einen Würfel.
table-choose-box = Kein Wurf mehr: Wähle ein Feld.
table-strike = { $box } mit einer Null streichen? Noch einmal Enter schreibt sie.
table-type-dice = { $equals ->
        [no] Tippe die { $dice } Würfel ein, etwa { $example }, oder die Punkte eines Felds.
       *[yes] Tippe die { $dice } Würfel ein, etwa { $example }, oder die Punkte eines Felds mit = davor, etwa =12.
    }
table-typed = Getippt: { $typed }
table-typed-dice = { $coach ->
        [yes] Enter legt diese Würfel auf den Block, H fragt den Coach.
       *[no] Enter legt diese Würfel auf den Block.
    }
table-laid = Die Würfel dieses Zugs liegen auf dem Block: { $dice }. Z nimmt sie zurück.
table-can-take = In { $box } passt { $possible }.
table-filled = Das Feld { $box } ist gefüllt.
table-correcting = Korrektur für { $player }, { $box }: Geh zum richtigen Feld, tippe Würfel oder Punkte; Enter schreibt, Esc bricht ab.
table-cannot-correct = Hier gibt es nichts zu korrigieren: Geh zu einem gefüllten Feld.
table-taken-back = Zurückgenommen.
table-thinking = { $player } überlegt …
table-computer-throws = { $again ->
        [yes] { $player } wirft alle Würfel neu.
       *[no] { $player } würfelt.
    }
table-computer-keeps = { $player } behält { $dice }.
table-computer-takes = { $player } nimmt { $box }.
table-welcome-back = Willkommen zurück: Es geht weiter, wo du aufgehört hast.

hint-roll = würfeln
hint-keep = behalten
hint-hurry = gleich weiter
hint-walk = Feld
hint-write = schreiben
hint-back = zurück
hint-correct = korrigieren
hint-rules = Regeln
hint-verify = Würfel prüfen
hint-new = neu
hint-again = noch einmal
hint-light = hell
hint-result = Stand
hint-scroll = blättern
hint-quit = verlassen
hint-close = schließen
hint-keys = Hilfe
hint-rounds = Runden

keys-title = Die Tasten
keys-roll = die nicht behaltenen Würfel werfen
keys-keep = einen Würfel behalten oder doch nicht
keys-walk = zu einem anderen Feld; links und rechts zu einer anderen Spalte
keys-write = ins Feld schreiben
keys-back = das Letzte zurücknehmen
keys-type = die Würfel eintippen, oder die Punkte eines Felds
keys-correct = korrigieren, was im Feld steht
keys-result = wie es steht
keys-rounds = frühere Runden ansehen
keys-rules = die Regeln dieses Regelblatts
keys-new = ein neues Spiel; dieses kann später weitergehen
keys-again = noch einmal, dieselben Leute
keys-light = hell oder dunkel
keys-quit = verlassen; alles wird gespeichert
keys-mouse = Mit der Maus: Ein Klick auf einen Würfel behält ihn, auf ein Feld geht dorthin und noch einer schreibt, auf eine Taste unten drückt sie.
signs-title = Das bedeuten die Zeichen
signs-offer = so viel bringen die Würfel hier
signs-barred = mit diesen Würfeln nicht erlaubt
signs-struck = gestrichen: 0 Punkte
hint-start = los
hint-field = nächstes Eingabefeld

end-title = Ende
end-one = Sieg für { $player } mit { $counting ->
        [differences] { $points ->
            [one] { $points } Punkt Vorsprung.
           *[other] { $points } Punkten Vorsprung.
        }
        [rounds-won] { $points ->
            [one] { $points } gewonnener Runde, mehr als alle anderen.
           *[other] { $points } gewonnenen Runden, mehr als alle anderen.
        }
       *[totals] { $points } Punkten.
    }
end-shared = { $players } teilen sich den Sieg mit je { $counting ->
        [differences] { $points ->
            [one] { $points } Punkt Vorsprung.
           *[other] { $points } Punkten Vorsprung.
        }
        [rounds-won] { $points ->
            [one] { $points } gewonnener Runde.
           *[other] { $points } gewonnenen Runden.
        }
       *[totals] { $points } Punkten.
    }
end-alone = { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
end-so-far = Bisher
end-review = yatzy review { $game } trennt Glück von Entscheidungen.
end-record = Neuer Rekord für { $player } auf diesem Regelblatt: { $points }. Bisher waren es { $before } ({ $date }).
end-best = Der Rekord von { $player } auf diesem Regelblatt ist { $before } ({ $date }).
end-wrong = { $count ->
        [one] Ein Wurf ist nicht der, den das versiegelte Geheimnis ergibt.
       *[other] { $count } Würfe sind nicht die, die das versiegelte Geheimnis ergibt.
    }
end-player = Spieler
end-round = Runde { $round }
end-sum = Summe
end-difference = Vorsprung
end-won = Rundensiege
end-seal-wrong = Das Geheimnis passt nicht zum Siegel.
end-dice-good = { $dice ->
        [one] Ein Würfel wurde aus dem versiegelten Geheimnis nachgerechnet und stimmt.
       *[other] { $dice } Würfel wurden aus dem versiegelten Geheimnis nachgerechnet, und alle stimmen.
    }

new-title = Neues Spiel
new-title-pad = Neuer Block
new-sheet = Regelblatt
new-options = Optionen
new-players = Spieler
new-players-hint = Namen, durch Kommas getrennt; leer für allein
new-default-player = Spieler
new-computers = Computer
new-computers-hint = Keiner; oder etwa Amateur, Mutig
new-computers-known = Es gibt { $known }.
new-computers-about = { $name }: { $about }
new-teams = Teams
new-teams-none = alle für sich
new-teams-some = { $teams } Teams
new-rounds = Runden
new-counting = Zählweise
new-counting-totals = höchste Summe der Runden
new-counting-differences = Vorsprung in jeder Runde
new-counting-rounds-won = meiste Rundensiege
new-start = Wer beginnt
new-start-agreed = der erste Name
new-start-roll-off = der höchste Wurf
new-words = Glückswörter
new-words-hint = Werden in die Würfel gemischt; je eines, mit Kommas
new-seal = Die Würfel dieses Spiels stehen schon fest und sind versiegelt: { $game }, { $seal }. Ein Glückswort mischt sie noch einmal, so kann niemand sie ausgesucht haben.
new-about = { $boxes ->
        [one] { $boxes } Feld
       *[other] { $boxes } Felder
    }, { $dice } Würfel, { $bonus ->
        [0] kein Bonus
       *[other] Bonus { $bonus } ab { $at }
    }. { $players }
new-about-teams = Teams: { $teams }.
new-start-game = Los geht’s
