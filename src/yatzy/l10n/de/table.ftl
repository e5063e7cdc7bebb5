# The table: the pad of a game, and the screen in the terminal.

pad-upper-sum = Summe oben
pad-bonus = { $name } ({ NUMBER($at, useGrouping: 0) })

table-round = Runde { $round } von { $rounds }
table-turn = Zug { $turn } von { $turns }
table-plays = { $player } spielt
table-alone = Du bist dran
table-throws-off = { $player } würfelt aus, wer beginnt
table-threw = { $player } würfelt { $dice }: { $sum }.
table-begins = { $player } beginnt.
table-throw = Wurf { $throw } von { $throws }
table-sealed = Fingerabdruck { $seal }
table-standing = { $name } { $points }
table-series = Serie: { $standing }
table-real = Echte Würfel
table-solving = Wird durchgerechnet: { $percent } %
table-just-wrote = { $player }: { $points } in { $box }{ $known ->
        [yes] {" "}mit { $dice }
       *[no] {""}
    }
table-just-struck = { $player }: 0 in { $box }{ $known ->
        [yes] {" "}mit { $dice }
       *[no] {""}
    }
table-press-space = Würfle mit der Leertaste.
table-type-roll-off = Tippe deine { $dice } Würfel ein, etwa { $example }.
table-all-kept = Alle Würfel sind behalten: Wähle ein Feld.
table-choose = Wähle ein Feld; Z macht die Würfel rückgängig.
table-corrected = Korrigiert.
table-unchanged = Nichts geändert.
table-looking-back = Runde { $round }, wie sie endete. Bild ab: nächste Runde.
table-small = Dieses Fenster ist zu klein. Mach es mindestens { $width } × { $height } Zeichen groß.
table-kept = Gespeichert. Weiter mit yatzy { $command }.
table-throw-again = Leertaste: neu würfeln; 1–{ $dice }: einen Würfel behalten.
table-choose-box = Kein Wurf mehr: Wähle ein Feld.
table-strike = { $box } streichen? Drück noch einmal Enter.
table-type-dice = { $equals ->
        [no] Tippe die { $dice } Würfel ein, etwa { $example }, oder die Punkte eines Felds.
       *[yes] Tippe die { $dice } Würfel ein, etwa { $example }, oder die Punkte eines Felds mit = davor, etwa =12.
    }
table-typed = Getippt: { $typed }
table-typed-dice = { $coach ->
        [yes] Enter nimmt diese Würfel, H fragt den Coach.
       *[no] Enter nimmt diese Würfel.
    }
table-laid = Deine Würfel in diesem Zug: { $dice }. Z macht sie rückgängig.
table-can-take = Im Feld { $box } ist möglich: { $possible }.
table-filled = Das Feld { $box } ist ausgefüllt.
table-correcting = Korrektur für { $player }, { $box }: Geh zum richtigen Feld, tippe Würfel oder Punkte, dann Enter. Esc bricht ab.
table-cannot-correct = Hier gibt es nichts zu korrigieren: Geh zu einem ausgefüllten Feld.
table-taken-back = Rückgängig gemacht.
table-thinking = { $player } überlegt …
table-computer-throws = { $again ->
        [yes] { $player } würfelt mit allen neu.
       *[no] { $player } würfelt.
    }
table-computer-keeps = { $player } behält { $dice }.
table-computer-takes = { $player } wählt { $box }.
table-welcome-back = Willkommen zurück. Dein Spiel ist, wo du aufgehört hast.

hint-roll = würfeln
hint-keep = behalten
hint-hurry = überspringen
hint-walk = Feld
hint-write = eintragen
hint-back = rückgängig
hint-correct = korrigieren
hint-rules = Regeln
hint-verify = Würfel prüfen
hint-new = neu
hint-again = noch einmal
hint-light = hell
hint-result = Stand
hint-scroll = blättern
hint-quit = beenden
hint-close = schließen
hint-keys = Hilfe
hint-rounds = Runden

keys-title = Tastenkürzel
keys-roll = mit den nicht behaltenen Würfeln würfeln
keys-keep = Würfel behalten oder freigeben
keys-walk = zu einem anderen Feld; links und rechts zu einer anderen Spalte
keys-write = ins Feld eintragen
keys-back = letzten Schritt rückgängig machen
keys-type = die Würfel eintippen, oder die Punkte eines Felds
keys-correct = das Feld korrigieren
keys-result = Spielstand zeigen
keys-rounds = frühere Runden zeigen
keys-rules = Regeln zeigen
keys-new = neues Spiel; dieses kannst du später fortsetzen
keys-again = noch einmal mit denselben Spielern
keys-light = helles oder dunkles Design
keys-quit = beenden; alles ist gespeichert
keys-mouse = Mit der Maus: Klick auf einen Würfel behält ihn, auf ein Feld geht dorthin und noch einmal trägt ein, auf eine Taste unten drückt sie.
signs-title = Was die Zeichen bedeuten
signs-offer = was diese Würfel hier bringen würden
signs-barred = mit diesen Würfeln nicht erlaubt
signs-struck = gestrichen
hint-start = starten
hint-field = nächstes Eingabefeld

end-title = Spiel vorbei
end-one = Sieg für { $player } mit { $counting ->
        [differences] { $points ->
            [one] { $points } Punkt Vorsprung.
           *[other] { $points } Punkten Vorsprung.
        }
        [rounds-won] { $points ->
            [one] { $points } gewonnenen Runde, mehr als alle anderen.
           *[other] { $points } gewonnenen Runden, mehr als alle anderen.
        }
       *[totals] { $points ->
            [one] { $points } Punkt.
           *[other] { $points } Punkten.
        }
    }
end-shared = { $players } teilen sich den Sieg mit je { $counting ->
        [differences] { $points ->
            [one] { $points } Punkt Vorsprung.
           *[other] { $points } Punkten Vorsprung.
        }
        [rounds-won] { $points ->
            [one] { $points } gewonnenen Runde.
           *[other] { $points } gewonnenen Runden.
        }
       *[totals] { $points ->
            [one] { $points } Punkt.
           *[other] { $points } Punkten.
        }
    }
end-alone = { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
end-so-far = Bisher
end-review = yatzy review { $game } zeigt Glück und Fehler.
end-record = Neuer Rekord für { $player } nach diesen Regeln: { $points }. Vorher: { $before } ({ $date }).
end-best = Rekord von { $player } nach diesen Regeln: { $before } ({ $date }).
end-wrong = { $count ->
        [one] 1 Wurf ist nicht der, den der Startwert ergibt.
       *[other] { $count } Würfe sind nicht die, die der Startwert ergibt.
    }
end-player = Spieler
end-round = Runde { $round }
end-sum = Summe
end-difference = Vorsprung
end-won = Rundensiege
end-seal-wrong = Der Startwert passt nicht zum Fingerabdruck.
end-dice-good = { $dice ->
        [one] 1 Würfel wurde aus dem Startwert nachgerechnet und stimmt.
       *[other] Alle { $dice } Würfel wurden aus dem Startwert nachgerechnet und stimmen.
    }

new-title = Neues Spiel
new-title-pad = Neues Spiel mit echten Würfeln
new-sheet = Regeln
new-options = Optionen
new-players = Spieler
new-players-hint = Namen, durch Kommas getrennt; leer für allein
new-default-player = Spieler
new-computers = Bots
new-computers-hint = Keine, oder etwa Amateur, Mutig
new-computers-known = Wähle aus { $known }.
new-computers-about = { $name }: { $about }
new-teams = Teams
new-teams-none = keine Teams
new-teams-some = { $teams } Teams
new-rounds = Runden
new-counting = Wertung
new-counting-totals = höchste Summe der Runden
new-counting-differences = Vorsprung des Siegers in jeder Runde
new-counting-rounds-won = meiste Rundensiege
new-start = Wer beginnt
new-start-agreed = wer zuerst genannt ist
new-start-roll-off = höchster Wurf
new-words = Glückswörter
new-words-hint = Werden in die Würfel gemischt; je eines, mit Kommas
new-seal = Der Startwert dieses Spiels steht schon fest: { $game }, Fingerabdruck { $seal }. Mit einem Glückswort kann niemand die Würfel ausgesucht haben.
new-about = { $boxes ->
        [one] { $boxes } Feld
       *[other] { $boxes } Felder
    }, { $dice } Würfel, { $bonus ->
        [0] kein Bonus
       *[other] Bonus { $bonus } ab { $at }
    }. { $players }
new-about-teams = Teams: { $teams }.
new-start-game = Starten
