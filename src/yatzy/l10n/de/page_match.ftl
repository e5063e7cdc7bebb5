# A match with the same dice, and how everyone fares in it.

page-match-about = Alle spielen für sich und bekommen dieselben Würfe. Das höchste Ergebnis gewinnt.
page-match-won = { $count ->
        [one] Sieg für { $players } mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }
       *[other] { $players } teilen sich den Sieg mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }
    }
page-match-over = Das Match ist vorbei. Du kannst dir alle Spiele ansehen.
page-match-along = Mitspielen
page-match-go-on = Dein Spiel fortsetzen
page-match-nobody = Noch spielt niemand.
page-match-invite = Wer das öffnet, kann mitspielen, jetzt oder später.
page-match-close = Match beenden
page-match-close-yes = Beenden
page-match-close-about = { $playing ->
        [0] Niemand kann mehr dazukommen, und alle können alle Spiele ansehen.
        [one] Ein Spiel ist nicht fertig. Niemand kann mehr dazukommen, und alle können alle Spiele ansehen.
       *[other] { $playing } Spiele sind nicht fertig. Niemand kann mehr dazukommen, und alle können alle Spiele ansehen.
    }

page-match-by = Rangliste
page-match-by-total = nach Ergebnis
page-match-by-cost = nach Punktverlust
page-match-cost-about = Verschenkte Punkte gegenüber der besten Wahl: Weniger ist besser, egal wie die Würfel fielen.
page-match-place = Rang
page-match-name = Name
page-match-accuracy = Beste Wahl
page-match-total = Gesamt
page-match-cost = Verschenkt
page-match-playing = { $turns }/{ $boxes } Züge
page-match-count = { $players ->
        [one] 1 Spieler
       *[other] { $players } Spieler
    }, { $over ->
        [0] niemand ist fertig.
        [one] 1 ist fertig.
       *[other] { $over } sind fertig.
    }
page-match-later = { $count ->
        [one] Für 1 Spiel werden die verschenkten Punkte noch berechnet.
       *[other] Für { $count } Spiele werden die verschenkten Punkte noch berechnet.
    }
page-match-no-costs = Noch ist niemand fertig.
page-match-share = { $sheet }, Spiel vom { $date }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, Rang { $place } von { $over }{ $known ->
        [no] {""}
       *[yes] , { $cost } Punkte verschenkt
    }
page-match-until = Offen bis { $day }.
page-match-apart = Neue Spieler und Gäste
page-match-apart-about = In der Rangliste zählt von jedem das erste Spiel des Tages, sobald er eine Woche hier gespielt hat.
page-match-new = neu
page-match-guest = Gast
page-match-again = nicht das erste
page-match-unusual = ungewöhnliches Glück
page-match-unusual-about = Ungewöhnliches Glück: Wer die Würfel nicht vorher kennt, hat so ein Spiel höchstens einmal in { $games } Spielen.
page-match-key = Deine Spiele zählen in der Rangliste, sobald du eine Woche hier gespielt hast. Dafür speichert dieser Browser einen Schlüssel, wie für deine Statistik.
