# A match with the same dice, and how everyone fares in it.

page-match-about = Alle spielen für sich und bekommen dieselben Würfe. Das höchste Ergebnis gewinnt.
page-match-won = { $count ->
        [one] Sieg für { $players } mit { $points } Punkten
       *[other] { $players } teilen sich den Sieg mit { $points } Punkten
    }
page-match-over = Das Match ist vorbei. Alle Spiele sind zu sehen.
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
page-match-by-total = nach Punkten
page-match-by-cost = nach Können
page-match-cost-about = Punkte, die gegenüber der besten Wahl verschenkt wurden: je weniger, desto besser, egal wie die Würfel fielen.
page-match-place = Rang
page-match-name = Name
page-match-accuracy = Beste Wahl
page-match-total = Gesamt
page-match-cost = Verschenkt
page-match-playing = { $turns }/{ $boxes } Züge
page-match-count = { $players ->
        [one] Eine Person spielt mit
       *[other] { $players } spielen mit
    }, { $over ->
        [0] niemand ist fertig.
        [one] ein Spiel ist fertig.
       *[other] { $over } sind fertig.
    }
page-match-later = { $count ->
        [one] Für ein Spiel wird noch berechnet, was verschenkt wurde.
       *[other] Für { $count } Spiele wird noch berechnet, was verschenkt wurde.
    }
page-match-no-costs = Noch ist niemand fertig.
page-match-share = { $sheet }, das Spiel vom { $date }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, Rang { $place } von { $over }{ $known ->
        [no] {""}
       *[yes] , { $cost } verschenkt
    }
page-match-until = Offen bis { $day }.
page-match-apart = Neue und Gäste
page-match-apart-about = In der Rangliste zählt das erste Spiel des Tages von allen, die seit mindestens einer Woche hier spielen.
page-match-new = neu
page-match-guest = Gast
page-match-again = nicht das erste
page-match-unusual = ungewöhnliches Glück
page-match-unusual-about = Ungewöhnliches Glück: Wer die Würfel nicht vorher kennt, hat so ein Spiel höchstens einmal in { $games } Spielen.
page-match-key = Deine Spiele zählen in der Rangliste, sobald du eine Woche lang hier spielst. Dafür behält dieser Browser einen Schlüssel, wie für deine Statistik.
