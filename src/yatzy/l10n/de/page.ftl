# The page in the browser.

page-yatzy = Yatzy
page-title = { $title } · Yatzy
page-tagline = Jedes Yatzy nach den Regeln aus seiner Schachtel.
page-default-name = Spieler
page-opening = Einen Moment …
page-no-script = Diese Seite braucht JavaScript. Erlaube es für diese Adresse und lade die Seite neu.
page-away = Der Server antwortet nicht. Versuch es gleich noch einmal.
page-lost = Die Verbindung ist weg. Wir versuchen, sie zurückzuholen; vom Spiel geht nichts verloren.
page-back = Die Verbindung ist wieder da.
page-slow = Der Server hat noch nicht geantwortet. Wir warten …
page-table-closed = Der Betreiber des Servers hat diesen Tisch geschlossen. Hier kann niemand weiterspielen.
page-no-table = Diesen Tisch gibt es nicht
page-no-sheet = Diesen Block gibt es nicht
page-no-sheet-about = Vielleicht ist die Adresse vertippt. Alle Blöcke stehen im Regal.
page-nowhere = Hier ist nichts
page-nowhere-about = Vielleicht ist die Adresse vertippt. Der Code eines Tischs hat zehn Buchstaben und Ziffern.
page-close = Schließen
page-home = Zum Start
page-rules = Regeln
page-records = Statistik
page-between = Zwischendurch
page-explorer-go = Analyse
page-drill-go = Training
page-undo = Rückgängig

page-play-now = Allein spielen
page-play-together = Zusammen spielen
page-play-together-about = an einem Gerät oder alle am eigenen
page-today = Spiel des Tages
page-play-now-about = { $printed ->
        [no] { $title }, sofort
       *[yes] { $title } von { $publisher }, sofort
    }
page-join = Mit Code oder Link dazukommen
page-join-example = AB3DE-FG7HJ
page-join-go = Los
page-join-wrong = Ein Code hat zehn Buchstaben und Ziffern.
page-continue = Weiterspielen
page-waiting = Noch niemand
page-continue-all = { $count ->
        [one] Noch eines zeigen
       *[other] Noch { $count } zeigen
    }
page-forget = { $title } aus der Liste nehmen
page-look-again = Rückblick
page-look-more = { $count } weitere
page-look-at-it = Rückblick auf das Spiel
page-bring = Mitschrift laden
page-shelf = Block wählen
page-own = Eigene Regeln
page-own-back = Zurück zu diesen Regeln
page-compare = Blöcke vergleichen
page-no-publisher = Wie man es so spielt
page-sheet-counts = { $boxes } Felder · { $dice } Würfel
page-sheet-tactic = Paare, Straßen und Full House. Bonus 50 ab 63.
page-sheet-tactic-da = Nach dem dänischen Text: Yatzy bringt die Würfel und 50.
page-sheet-tactic-nl = Nach dem niederländischen Text: Bonus erst über 63.
page-sheet-vinga = Fünfzehn Felder, nichts extra, kein Zwang.
page-sheet-mb-1973 = Chips für jeden weiteren Yahtzee und ein Joker mit Zwang. Teams und Serien.
page-sheet-hasbro = Joker mit Zwang, auch nach einer Null.
page-sheet-printworks = 100 für jeden weiteren Yatzy und ein freier Joker.
page-sheet-philos = Ein zweiter Yatzi bringt 100 in Chance.
page-sheet-philos-fr = Nach dem französischen Text: Null, wenn das obere Feld zu ist.
page-sheet-philos-es = Nach dem spanischen Text: Null, wenn oben alles voll ist.
page-sheet-maxi = Sechs Würfel, zwanzig Felder, Bonus 100 ab 84.
page-sheet-forced-order = Von oben nach unten, ohne Wahl.

page-other-pad = Anderen Block wählen
page-who = Wer spielt
page-name = Name
page-your-name = Dein Name
page-far-name = Wer dazukommt
page-add-here = An diesem Gerät
page-add-far = Am eigenen Handy
page-add-computer = Computerspieler
page-which-computer = Welcher Computerspieler
page-remove = { $name } entfernen
page-raise = { $name } nach oben
page-dice = Würfel
page-dice-screen = Am Bildschirm
page-dice-real = Echte Würfel
page-dice-same = Gleiche für alle
page-dice-screen-about = Hier geworfen: Alle sehen sie und können sie danach prüfen.
page-dice-real-about = Ihr werft eure eigenen; der Block prüft und rechnet.
page-dice-same-about = Ein Match: Alle spielen für sich am eigenen Gerät und bekommen dieselben Würfe. Das höchste Ergebnis gewinnt.
page-more = Weitere Absprachen
page-options = Optionen
page-rounds = Runden
page-round = Runde { $round }
page-counting = Wie sie zählen
page-counting-totals = Höchste Summe der Runden
page-counting-differences = Vorsprung in jeder Runde
page-counting-rounds-won = Meiste Rundensiege
page-counting-short = { $counting ->
        [differences] Vorsprung
        [rounds-won] Siege
       *[totals] Summe
    }
page-teams = Teams
page-teams-none = Alle für sich
page-teams-some = { $number } Teams
page-team = Team { $team }
page-begins = Wer beginnt
page-begins-agreed = Der erste Name
page-begins-roll-off = Der höchste Wurf
page-coach-on = Der Coach darf gefragt werden
page-no-coach = Ohne Coach gibt dieser Server während des Spiels keinen Rat dazu. Dass sich jemand anderswo Rat holt, kann er nicht verhindern.
page-patience = So lange wartet ihr, wenn jemand weg ist
page-start = Los geht’s
page-lay = Tisch eröffnen
page-lay-match = Match eröffnen
page-series = Die Serie bisher

page-lobby = { $free ->
        [0] Alle sind da.
        [one] Ein Platz ist frei.
       *[other] { $free } Plätze sind frei.
    }
page-lobby-wait = Es geht los, wenn alle sitzen. Wer den Tisch eröffnet hat, kann auch früher starten.
page-lobby-patience = Ist jemand { $time } lang weg, können die anderen einen Computer weiterspielen lassen.
page-remove-player = Entfernen
page-removed = Die Tischleitung hat dich von diesem Tisch entfernt. Zusehen kannst du. Willst du mitspielen, bitte sie, dich wieder hereinzulassen.
page-admit = { $name } wieder hereinlassen
page-lobby-sit = Nimm Platz und spiel mit.
page-lobby-screen = Würfel am Bildschirm
page-lobby-real = echte Würfel
page-seat-free = Frei
page-seat-mine = Du
page-sit = Hier sitzen
page-stand-up = Aufstehen
page-begin = { $count ->
        [1] Allein beginnen
        [2] Zu zweit beginnen
        [3] Zu dritt beginnen
        [4] Zu viert beginnen
        [5] Zu fünft beginnen
        [6] Zu sechst beginnen
       *[other] Mit { $count } Plätzen beginnen
    }
page-invite = Jemanden einladen
page-invite-play = Wer das öffnet, kann einen freien Platz nehmen.
page-invite-look = Das Spiel ist vorbei: Wer das öffnet, sieht, wie es lief.
page-share = Spiel teilen
page-invite-watch = Das Spiel läuft: Wer das öffnet, kann zusehen.
page-qr = QR-Code dieses Tischs
page-code = Code
page-link = Link
page-copy = Kopieren
page-copied = Kopiert
page-not-copied = Bitte von Hand kopieren
page-no-code = Solange der Server nicht antwortet, gibt es keinen QR-Code.
page-device = Am anderen Gerät spielen
page-device-about = Öffne diesen Link auf dem anderen Gerät: Beide können dann deine Plätze spielen. Gib ihn nur jemandem, der für dich spielen soll.
page-device-own = Das ist mein eigenes Gerät: Es darf alles, was dieses darf
page-device-qr = QR-Code für dein anderes Gerät
page-device-make = Link erstellen
page-take-over = Hier für { $theirs } spielen?
page-take-over-about = { $held ->
        [yes] Der geöffnete Link ist für { $theirs }. Dieses Gerät spielt für { $ours } und könnte das ohne eigenen Link nicht mehr.
       *[no] Der geöffnete Link ist für { $theirs }. Dieses Gerät hat den Tisch eröffnet und könnte dort nichts mehr starten oder beenden.
    }
page-take-over-yes = Übernehmen
page-take-over-no = So lassen
page-take-over-none = Zum geöffneten Link gehört kein Platz an diesem Tisch.

page-menu = Menü
page-pad = Block
page-story = Gerade eben
page-pad-of = Block von { $player }
page-whole-pad = Der ganze Block
page-people = Spieler
page-computer = Computer
page-turn = am Zug
page-turn-of = Am Zug: { $player }
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
        [yes] , rät auch der Coach
       *[no] {""}
    }
page-cell-zero = { $box } 0: würde gestrichen
page-cell-barred = { $box }: jetzt nicht. { $why }
page-cell-open = { $box }: offen
page-die = Würfel { $place }: { $face }{ $kept ->
        [yes] , behalten
       *[no] {""}
    }
page-face = { $face }
page-throws-left = { $count ->
        [0] Kein Wurf mehr
        [one] Noch ein Wurf
       *[other] Noch { $count } Würfe
    }
page-button-roll = Würfeln
page-button-roll-named = { $player }, würfle
page-button-again = { $count ->
        [one] 1 Würfel werfen
       *[other] { $count } Würfel werfen
    }
page-button-choose = Wähle ein Feld
page-button-all-kept = Nichts zu würfeln
page-button-theirs = { $player } spielt
page-rolled-off = Der höchste Wurf: { $player } beginnt.
page-roll-off = Der höchste Wurf beginnt: { $player } würfelt jetzt.
page-do-roll = { $several ->
        [yes] { $player } würfelt.
       *[no] Du bist dran: Würfle.
    }
page-do-tell = { $several ->
        [yes] { $player }: Tippe die Würfel an, wie sie liegen, oder ein Feld für seine Punkte.
       *[no] Tippe die Würfel an, wie sie liegen, oder ein Feld für seine Punkte.
    }
page-do-keep = Tippe an, was du behältst, oder nimm ein Feld.
page-do-choose = Kein Wurf mehr: Nimm ein Feld.
page-do-take = Nimm ein Feld oder korrigiere die Würfel.
page-your-turn = { $several ->
        [yes] { $player } ist dran.
       *[no] Du bist dran.
    }
page-zero = { $box } streichen?
page-zero-yes = Streichen
page-zero-no = Noch nicht

page-told-rolled = { $you ->
        [yes] Dein Wurf: { $dice }.
       *[no] { $player } wirft { $dice }.
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
        [yes] Zurückgenommen.
       *[no] { $player } nimmt es zurück.
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
page-hand-over = Computer für { $player } spielen lassen …
page-hand-over-who = Wer spielt für { $player }?
page-hand-over-own = Er spielt, bis du selbst weitermachst, und das geht jederzeit.
page-hand-over-another = Computer für { $player } spielen lassen?
page-hand-over-about = Ein guter Computerspieler macht weiter, bis { $player } wieder da ist.
page-hand-over-go = Spielen lassen
page-has-left = { $player } hat den Tisch verlassen.
page-waits = { $player } antwortet schon länger nicht.
page-absent = { $player } ist weg. In { $time } kannst du einen Computer spielen lassen.
page-hand-over-yes = { $computer } spielen lassen
page-not-now = Nicht jetzt
page-figure-numbers = Zahlen zeigen
page-plays-for = { $computer } spielt für { $player }
page-for = { $computer } für { $player }
page-come-back = { $player } spielt weiter
page-come-back-self = Selbst weiterspielen

page-keys = Tasten
page-key-space = Leertaste
page-key-enter = Enter
page-keys-roll = würfeln, oder das Rollen abkürzen
page-keys-keep = einen Würfel behalten oder doch nicht
page-keys-tell = einen Würfel eingeben, wie er liegt
page-keys-walk = von Feld zu Feld gehen
page-keys-write = ins Feld schreiben
page-keys-hint = den Coach fragen
page-keys-undo = rückgängig
page-keys-card = diese Übersicht

page-match-go = Zum Match
page-match-compare = So lief es bei den anderen
page-match-sealed = Die Würfel lassen sich prüfen, wenn das Match vorbei ist.

page-hint = Tipp
page-coach = Der Coach
page-coach-idle = Erst würfeln, dann fragen, was zu tun ist.
page-coach-thinks = Der Coach überlegt …
page-coach-says = Der Coach: { $choice }. { $why }
page-coach-second = { $less ->
    [no] Genauso gut: { $choice }.
   *[yes] Zweitbeste Wahl: { $choice }, { $cost } weniger.
}
page-coach-best = optimal
page-coach-keep = Diese behalten
page-ask-explorer = Stellung analysieren
page-percent = { $number } %
page-chances = Siegchance
page-chances-round = Siegchance in dieser Runde

page-real-dice = Würfel: { $dice }
page-real-keys = Die Würfel, wie sie liegen
page-points-which = Wie viele Punkte?
page-points-none = In dieses Feld passt jetzt nichts.
page-correct = { $box } korrigieren
page-correct-was = { $player } hat dort { $points }.
page-correct-box = Feld

page-end = Ende
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
            [one] { $points } gewonnener Runde
           *[other] { $points } gewonnenen Runden
        }
       *[totals] { $points } Punkten
    }
page-end-shared = { $players } teilen sich den Sieg
page-rematch = Noch einmal
page-rematch-go = Zur Revanche
page-fair-dice = Faire Würfel
page-record-notation = Notation
page-record-jsonl = JSON Lines
page-record-csv = CSV
