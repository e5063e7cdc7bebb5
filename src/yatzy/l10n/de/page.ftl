# The page in the browser.

page-yatzy = Yatzy
page-title = { $title } · Yatzy
page-tagline = Spiel Yatzy nach den Regeln aus deiner Schachtel.
page-default-name = Spieler
page-opening = Einen Moment …
page-no-script = Diese Seite braucht JavaScript. Erlaube es für diese Seite und lade sie neu.
page-away = Der Server antwortet nicht. Versuch es gleich noch einmal.
page-lost = Verbindung weg. Wir verbinden dich neu … Dein Spiel ist gespeichert.
page-back = Du bist wieder online.
page-slow = Warten auf den Server …
page-table-closed = Der Betreiber des Servers hat diesen Tisch geschlossen. Hier kannst du nicht mehr spielen.
page-no-table = Diesen Tisch gibt es nicht
page-no-sheet = Diese Regeln gibt es nicht
page-no-sheet-about = Prüf die Adresse, oder wähle auf der Startseite andere Regeln.
page-nowhere = Hier ist nichts
page-nowhere-about = Prüf die Adresse. Ein Tischcode hat zehn Buchstaben und Ziffern.
page-close = Schließen
page-home = Startseite
page-rules = Regeln
page-records = Statistik
page-between = Üben und mehr
page-explorer-go = Stellung analysieren
page-drill-go = Training
page-undo = Rückgängig

page-play-now = Allein spielen
page-again = Noch einmal: { $names }
page-starts = { $player } beginnt
page-tonight = Heute Abend: { $score }
page-door-computer = Gegen den Computer
page-door-computer-about = von sanft bis perfekt
page-door-here = An diesem Gerät
page-door-here-about = reihum weitergeben
page-door-friends = Mit Freunden
page-door-friends-about = per Link oder Code
page-door-real = Mit echten Würfeln
page-door-real-about = der Block rechnet mit
page-day-about = Dieselben Würfe für alle
page-day-play = Spielen
page-day-players = { $players } dabei
page-day-best = Bestwert { $points }
page-day-streak = { $days } Tage in Folge
page-today = Spiel des Tages
page-join = Mit Code oder Link mitspielen
page-join-example = AB3DE-FG7HJ
page-join-go = Mitspielen
page-join-wrong = Ein Code hat zehn Buchstaben und Ziffern.
page-continue = Weiterspielen
page-waiting = Noch niemand
page-continue-all = { $count ->
        [one] Noch eines zeigen
       *[other] Noch { $count } zeigen
    }
page-forget = { $title } ausblenden
page-look-again = Rückblick
page-look-more = { $count } weitere
page-look-at-it = Spiel ansehen
page-bring = Spiel importieren
page-own = Eigene Regeln
page-own-back = Zurück zu diesen Regeln
page-compare = Regeln vergleichen
page-no-publisher = Hausregeln
page-sheet-counts = { $boxes } Felder · { $dice } Würfel
page-sheet-tactic = Paare, Straßen und Full House. Bonus 50 ab 63.
page-sheet-tactic-da = Die dänischen Regeln: Yatzy zählt die Augen und 50 dazu.
page-sheet-tactic-nl = Die niederländischen Regeln: Bonus erst über 63.
page-sheet-vinga = Kein Joker, kein Bonus für weitere Yatzys.
page-sheet-mb-1973 = Ein Chip für jeden weiteren Yahtzee, Joker mit Zwang. Teams und Serien.
page-sheet-hasbro = Joker mit Zwang, auch nach einer Null.
page-sheet-printworks = 100 für jeden weiteren Yatzy, freier Joker.
page-sheet-philos = Ein zweiter Yatzi bringt 100 in Chance.
page-sheet-philos-fr = Die französischen Regeln: Ein weiterer Yatzi ist eine Null, wenn sein oberes Feld ausgefüllt ist.
page-sheet-philos-es = Die spanischen Regeln: Ein weiterer Yatzi ist eine Null, wenn der obere Teil voll ist.
page-sheet-maxi = Drei Paare, Villa und Turm. Bonus 100 ab 84.
page-sheet-forced-order = Die Felder von oben nach unten ausfüllen.
page-sheet-kniffel = 50 für jeden weiteren Kniffel, solange oben Platz ist, danach ein Joker.
page-sheet-yams = Eine Spalte; Straßen brauchen fünf Würfel.
page-sheet-yacht = Zwölf Felder, kein Bonus, 30 für jede Straße.
page-sheet-yacht-dice = Wie im Videospiel: Full House zählt die Augen, Straßen 15 und 30.

page-other-pad = Regeln wechseln
page-who = Spieler
page-name = Name
page-your-name = Dein Name
page-far-name = Freier Platz
page-add-here = Spieler an diesem Gerät
page-add-far = Spieler am eigenen Gerät
page-add-computer = Bot
page-add-known = { $name } dazunehmen
page-change-colour = Farbe wechseln: { $name }
page-which-computer = Welcher Bot
page-remove = { $name } entfernen
page-raise = { $name } nach oben schieben
page-dice = Würfel
page-dice-screen = Am Bildschirm
page-dice-real = Echte Würfel
page-dice-same = Gleiche für alle
page-dice-screen-about = Hier wird für alle sichtbar gewürfelt. Danach könnt ihr die Würfel prüfen.
page-dice-real-about = Ihr würfelt selbst; der Block prüft und rechnet zusammen.
page-dice-same-about = Ein Match: Alle spielen für sich am eigenen Gerät und bekommen dieselben Würfe. Das höchste Ergebnis gewinnt.
page-more = Weitere Optionen
page-options = Optionen
page-rounds = Runden
page-round = Runde { $round }
page-counting = Wertung der Runden
page-counting-totals = Summe aller Runden
page-counting-differences = Vorsprung des Siegers
page-counting-rounds-won = Meiste Rundensiege
page-counting-short = { $counting ->
        [differences] Vorsprung
        [rounds-won] Siege
       *[totals] Summe
    }
page-teams = Teams
page-teams-none = Keine Teams
page-teams-some = { $number } Teams
page-team = Team { $team }
page-begins = Wer beginnt
page-begins-agreed = Wer zuerst in der Liste steht
page-begins-roll-off = Höchster Wurf
page-coach-on = Coach erlauben
page-no-coach = Ohne Coach gibt dieser Server keinen Rat, bis das Spiel vorbei ist. Rat von anderswo kann er nicht verhindern.
page-patience = Auf Abwesende warten
page-start = Starten
page-lay = Tisch eröffnen
page-lay-match = Match eröffnen
page-series = Serie bisher

page-lobby = { $free ->
        [0] Alle sind da.
        [one] Ein Platz ist frei.
       *[other] { $free } Plätze sind frei.
    }
page-lobby-wait = Es geht los, wenn alle Plätze besetzt sind oder der Gastgeber startet.
page-lobby-patience = Ist jemand { $time } lang weg, können die anderen einen Bot spielen lassen.
page-remove-player = Entfernen
page-removed = Der Gastgeber hat dich von diesem Tisch entfernt. Du kannst zusehen. Zum Mitspielen bitte den Gastgeber, dich wieder hereinzulassen.
page-admit = { $name } wieder hereinlassen
page-lobby-sit = Nimm Platz, um mitzuspielen.
page-lobby-screen = Würfel am Bildschirm
page-lobby-real = echte Würfel
page-seat-free = Frei
page-seat-mine = Du
page-sit = Hier sitzen
page-stand-up = Platz verlassen
page-begin = { $count ->
        [1] Allein starten
        [2] Zu zweit starten
        [3] Zu dritt starten
        [4] Zu viert starten
        [5] Zu fünft starten
        [6] Zu sechst starten
       *[other] Mit { $count } Plätzen starten
    }
page-begin-ask = Ohne die anderen anfangen?
page-begin-ask-about = Die freien Plätze fallen weg. Wer später kommt, kann nur zusehen.
page-invite = Einladen
page-invite-play = Wer das öffnet, kann einen freien Platz nehmen.
page-invite-look = Das Spiel ist vorbei: Wer das öffnet, kann es sich ansehen.
page-share = Spiel teilen
page-invite-watch = Das Spiel läuft: Wer das öffnet, kann zusehen.
page-qr = QR-Code dieses Tischs
page-code = Code
page-link = Link
page-copy = Kopieren
page-copied = Kopiert
page-not-copied = Markiere den Text und kopiere ihn
page-no-code = Der QR-Code erscheint, sobald der Server antwortet.
page-device = Am anderen Gerät spielen
page-device-about = Öffne diesen Link auf deinem anderen Gerät, um auch dort zu spielen. Gib ihn nur jemandem, der für dich spielen soll.
page-device-own = Es ist mein eigenes Gerät: Es darf alles, was dieses darf
page-device-qr = QR-Code für dein anderes Gerät
page-device-make = Link erstellen
page-take-over = Auf diesem Gerät für { $theirs } spielen?
page-take-over-about = { $held ->
        [yes] Dieser Link spielt für { $theirs }. Machst du weiter, kann dieses Gerät ohne neuen Link nicht mehr für { $ours } spielen.
       *[no] Dieser Link spielt für { $theirs }. Machst du weiter, ist dieses Gerät nicht mehr Gastgeber des Tischs.
    }
page-take-over-yes = Weiter
page-take-over-no = Abbrechen
page-take-over-none = Zu diesem Link gehört kein Platz an diesem Tisch.

page-menu = Menü
page-pad = Block
page-story = Zuletzt
page-pad-of = Block von { $player }
page-whole-pad = Ganzer Block
page-people = Spieler
page-computer = Bot
page-turn = am Zug
page-turn-of = { $player } ist am Zug
page-turn-number = Zug { $turn } von { $turns }
page-table-code = Tisch { $code }
page-bonus-from = { $sum }/{ $at }
page-bonus-for = { $at } → { $points }
page-bonus-told = { $label }: bisher { $sum } von { $at }.
page-pace = { $way ->
        [ahead] { $points ->
            [one] { $points } Punkt über dem Soll für den Bonus.
           *[other] { $points } Punkte über dem Soll für den Bonus.
        }
        [behind] { $points ->
            [one] { $points } Punkt unter dem Soll für den Bonus.
           *[other] { $points } Punkte unter dem Soll für den Bonus.
        }
       *[even] Genau im Soll für den Bonus.
    }
page-chips = { $count ->
        [0] Kein Chip
        [one] Ein Chip, { $points } Punkte
       *[other] { $count } Chips, { $points } Punkte
    }
page-cell-written = { $box } { $points }
page-cell-struck = { $box } 0: gestrichen
page-cell-offered = { $box } { $points }: möglich{ $advised ->
        [yes] , Wahl des Coachs
        [best] , jetzt das beste Feld
       *[no] {""}
    }
page-cell-zero = { $box } 0: würde gestrichen
page-cell-barred = { $box }: jetzt nicht. { $why }
page-cell-open = { $box }: offen
page-box-about = So zählt es: { $box }
page-box-example = Zum Beispiel
page-box-now = Diese Würfel
page-box-write = { $points } hier eintragen
page-cheer-box = { $box }!
page-cheer-best = Persönlicher Rekord!
page-sound = Ton
page-pass-on = Du bist dran. Tippe und los.
page-die = Würfel { $place }: { $face }{ $kept ->
        [yes] , behalten
       *[no] {""}
    }
page-keep-line = Behaltene Würfel
page-face = { $face }
page-throws-left = { $count ->
        [0] Kein Wurf mehr
        [one] Noch ein Wurf
       *[other] Noch { $count } Würfe
    }
page-button-roll = Würfeln
page-button-roll-named = { $player }, würfle
page-button-again = { $count ->
        [one] Mit 1 würfeln
       *[other] Mit { $count } würfeln
    }
page-button-choose = Feld wählen
page-button-all-kept = Alle behalten
page-button-theirs = { $player } spielt
page-rolled-off = { $player } hat am höchsten gewürfelt und beginnt.
page-roll-off = Der höchste Wurf beginnt: { $player } würfelt jetzt.
page-do-roll = { $several ->
        [yes] { $player }, du bist dran: Würfle.
       *[no] Du bist dran: Würfle.
    }
page-do-tell = { $several ->
        [yes] { $player }: Gib deine Würfel ein, oder tippe ein Feld an und gib die Punkte ein.
       *[no] Gib deine Würfel ein, oder tippe ein Feld an und gib die Punkte ein.
    }
page-do-keep = Tippe Würfel an, die du behältst, oder wähle ein Feld.
page-do-choose = Kein Wurf mehr: Wähle ein Feld.
page-do-take = Wähle ein Feld, oder korrigiere die Würfel.
page-your-turn = { $several ->
        [yes] { $player } ist dran.
       *[no] Du bist dran.
    }
page-zero = { $box } streichen?
page-zero-yes = Streichen
page-zero-no = Noch nicht

page-told-rolled = { $you ->
        [yes] Du würfelst { $dice }.
       *[no] { $player } würfelt { $dice }.
    }
page-told-laid = { $you ->
        [yes] Deine Würfel: { $dice }.
       *[no] { $player } hat { $dice }.
    }
page-told-kept = { $you ->
        [yes] Du behältst { $dice }.
       *[no] { $player } behält { $dice }.
    }
page-told-wrote = { $you ->
        [yes] { $box }: { $points } für dich.
       *[no] { $player }: { $points } in { $box }.
    }
page-told-struck = { $you ->
        [yes] Du streichst { $box }.
       *[no] { $player } streicht { $box }.
    }
page-told-took-back = { $you ->
        [yes] Rückgängig gemacht.
       *[no] { $player } macht den letzten Schritt rückgängig.
    }
page-told-corrected = Korrigiert: { $points } in { $box }.
page-told-reacts = { $player }: { $text }

page-react = Reagieren
page-reaction-bravo = Bravo!
page-reaction-laugh = Haha!
page-reaction-ouch = Autsch!
page-reaction-luck = Viel Glück!
page-reaction-hurry = Na los …
page-reaction-thanks = Danke!
page-hand-over = Bot für { $player } spielen lassen …
page-hand-over-who = Wer spielt für { $player }?
page-hand-over-own = Er spielt, bis du wieder da bist. Du kannst jederzeit übernehmen.
page-hand-over-another = Bot für { $player } spielen lassen?
page-hand-over-about = Ein guter Bot spielt, bis { $player } wieder da ist.
page-hand-over-go = Spielen lassen
page-has-left = { $player } hat den Tisch verlassen.
page-waits = { $player } antwortet schon eine Weile nicht.
page-absent = { $player } ist weg. In { $time } kannst du einen Bot spielen lassen.
page-hand-over-yes = { $computer } spielen lassen
page-not-now = Nicht jetzt
page-figure-numbers = Zahlen zeigen
page-plays-for = { $computer } spielt für { $player }
page-for = { $computer } für { $player }
page-come-back = { $player } übernimmt wieder
page-come-back-self = Wieder übernehmen

page-keys = Tastenkürzel
page-key-space = Leertaste
page-key-enter = Enter
page-keys-roll = würfeln, oder die Würfel anhalten
page-keys-keep = Würfel behalten oder freigeben
page-keys-tell = Würfel eingeben
page-keys-walk = auf dem Block bewegen
page-keys-write = ins Feld eintragen
page-keys-hint = den Coach fragen
page-keys-undo = rückgängig
page-keys-card = diese Tastenkürzel zeigen

page-match-go = Zum Match
page-match-compare = Sehen, wie es bei den anderen lief
page-match-sealed = Die Würfel kannst du prüfen, wenn das Match vorbei ist.

page-hint = Tipp
page-coach = Coach
page-coach-idle = Würfle, dann frag, was am besten ist.
page-coach-thinks = Der Coach überlegt …
page-coach-says = Coach: { $choice }. { $why }
page-coach-second = { $less ->
    [no] Genauso gut: { $choice }.
   *[yes] Zweitbeste Wahl: { $choice }, { $cost } weniger.
}
page-coach-best = am besten
page-coach-keep = Diese Würfel behalten
page-ask-explorer = Stellung analysieren
page-percent = { $number } %
page-chances = Siegchance
page-chances-round = Siegchance in dieser Runde

page-real-dice = Würfel: { $dice }
page-real-keys = Gib deine Würfel ein
page-points-which = Wie viele Punkte?
page-points-none = In dieses Feld kannst du jetzt nichts eintragen.
page-correct = { $box } korrigieren
page-correct-was = { $player } hat dort { $points }.
page-correct-box = Feld

page-end = Spiel vorbei
page-end-alone = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
page-end-won = Sieg für { $players } mit { $counting ->
        [differences] { $points ->
            [one] { $points } Punkt Vorsprung
           *[other] { $points } Punkten Vorsprung
        }
        [rounds-won] { $points ->
            [one] { $points } gewonnenen Runde
           *[other] { $points } gewonnenen Runden
        }
       *[totals] { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }
    }
page-end-shared = { $players } teilen sich den Sieg
page-rematch = Noch einmal
page-rematch-go = Zur Revanche
page-end-more = Mehr
page-tonight-title = Heute Abend, Spiel { $games }
page-evening-end = Schluss für heute
page-evening-won = Der Abend geht an { $player }
page-fair-dice = Faire Würfel
page-record-notation = Notation
page-record-jsonl = JSON Lines
page-record-csv = CSV
