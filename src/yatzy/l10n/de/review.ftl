# A game looked at again. Numbers come already written, with one digit after the point.

review-title = Rückblick
review-heading = { $sheet }: Rückblick
review-last = Dein letztes Spiel ist { $game }.
review-nothing = Noch ist kein Zug zu Ende, da gibt es keinen Rückblick.
review-page-is-in = Die Seite steht in { $file }.

review-expected = Erwartet
review-expected-now = Jetzt erwartet
review-luck = Glück
review-given-away = Verschenkt
review-total = Gesamt
review-best = Beste Wahl
review-best-of = { $known ->
        [partly] { $best } von { $decisions } aufgezeichneten
       *[all] { $best } von { $decisions }
    }
review-turn = Zug
review-partners = Partner

review-adds-up = Gesamt = erwartet + Glück − verschenkt. Erwartet ist der Schnitt bei perfektem Spiel aus einer leeren Spalte. Glück ist, was die Würfel daran geändert haben. Verschenkt ist, was deine Entscheidungen gegenüber den besten gekostet haben. Die Zahlen sind gerundet, das Glück so, dass jede Zeile aufgeht.
review-adds-up-now = Jetzt erwartet = erwartet + Glück − verschenkt. Erwartet ist der Schnitt bei perfektem Spiel aus einer leeren Spalte. Glück ist, was die Würfel daran geändert haben. Verschenkt ist, was deine Entscheidungen gegenüber den besten gekostet haben. Die Zahlen sind gerundet, das Glück so, dass jede Zeile aufgeht.
review-line = { $expected } erwartet { $luck } Glück { $known ->
        [no] {""}
       *[yes] { $cost } verschenkt{" "}
    }= { $total }{ $state ->
        [going] {" "}jetzt erwartet
       *[over] {""}
    }

review-alone = { $state ->
        [over] { $total } Punkte
       *[going] Jetzt { $total } Punkte erwartet
    }{ $where ->
        [above] , { $by } über dem Schnitt von perfektem Spiel.
        [below] , { $by } unter dem Schnitt von perfektem Spiel.
       *[on] , genau der Schnitt von perfektem Spiel.
    }
review-because-lucky = Die Würfel haben { $luck } mehr gebracht als sonst, { $cost } davon wurden verschenkt.
review-because-choices = An den Würfeln lag es nicht, sie haben { $luck } mehr gebracht als sonst: { $cost } wurden verschenkt.
review-because-mostly-dice = Es lag vor allem an den Würfeln: Sie haben { $luck } gekostet, die Entscheidungen { $cost }.
review-because-mostly-choices = Es lag vor allem an den Entscheidungen: Sie haben { $cost } gekostet, die Würfel { $luck }.
review-because-both = Es lag an beidem: Die Würfel haben { $luck } gekostet, die Entscheidungen { $cost }.
review-because-all-best = Es lag allein an den Würfeln: Sie haben { $luck } gekostet, und alle Entscheidungen waren optimal.
review-because-all-best-lucky = Die Würfel haben { $luck } mehr gebracht als sonst, und alle Entscheidungen waren optimal.
review-because-unknown = Es wurden keine Entscheidungen aufgezeichnet: Das alles zählt als Glück.
review-because-partly = Soweit aufgezeichnet, { $given ->
        [none] wurde nichts verschenkt
       *[some] wurden { $cost } verschenkt
    }; der Rest zählt als Glück ({ $luck }).
review-because-little = { $given ->
        [none] Zu wenige Entscheidungen wurden aufgezeichnet, um sie zu beurteilen: Das alles zählt als Glück.
       *[some] Zu wenige Entscheidungen wurden aufgezeichnet, um sie zu beurteilen: Mit den bekannten wurden { $cost } verschenkt, der Rest zählt als Glück ({ $luck }).
    }

review-dice-two = { $known ->
        [partly] Bessere Würfel, soweit aufgezeichnet: { $player }
       *[all] Bessere Würfel: { $player }
    } ({ $figure } gegen { $other }).
review-dice-many = { $known ->
        [partly] Soweit aufgezeichnet, die besten Würfel: { $player }
       *[all] Die besten Würfel: { $player }
    } ({ $figure }), die schlechtesten: { $last } ({ $other }).
review-dice-even = { $known ->
        [partly] Soweit aufgezeichnet, hatten alle
       *[all] Alle hatten
    } gleich gute Würfel ({ $figure }).
review-choices-two = { $known ->
        [partly] Weniger verschenkt, soweit aufgezeichnet: { $player }
       *[all] Weniger verschenkt: { $player }
    } ({ $figure } gegen { $other }).
review-choices-many = { $known ->
        [partly] Soweit aufgezeichnet, am wenigsten verschenkt: { $player }
       *[all] Am wenigsten verschenkt: { $player }
    } ({ $figure }), am meisten: { $last } ({ $other }).
review-choices-even = { $known ->
        [partly] Soweit aufgezeichnet, haben alle
       *[all] Alle haben
    } gleich viel verschenkt ({ $figure }).
review-choices-none = { $known ->
        [partly] Soweit aufgezeichnet, hat niemand Punkte verschenkt.
       *[all] Niemand hat Punkte verschenkt: Alle Entscheidungen waren optimal.
    }
review-choices-little = Zu wenige Entscheidungen wurden aufgezeichnet, um sie zu vergleichen.
review-decided = { $by ->
        [level] Das Spiel endet unentschieden.
        [both] { $player } gewinnt mit { $gap } Vorsprung, mit besseren Würfeln ({ $dice }) und besseren Entscheidungen ({ $choices }).
        [dice-alone] Allein die Würfel haben entschieden: { $player } gewinnt mit { $gap } Vorsprung.
        [choices-alone] Allein die Entscheidungen haben den Ausschlag gegeben: { $player } gewinnt mit { $gap } Vorsprung.
        [dice] Die Würfel haben entschieden: Sie waren für { $player } { $dice } mehr wert, die Entscheidungen für { $other } { $choices } mehr. { $player } gewinnt mit { $gap } Vorsprung.
       *[choices] Die Entscheidungen haben den Ausschlag gegeben: Sie waren für { $player } { $choices } mehr wert, die Würfel für { $other } { $dice } mehr. { $player } gewinnt mit { $gap } Vorsprung.
    }

review-unknown = { $what ->
        [dice] In { $dice } von { $turns } Zügen wurden nur die letzten Würfel aufgezeichnet.
        [points] In { $points } von { $turns } Zügen wurden nur die Punkte aufgezeichnet.
       *[both] In { $dice } von { $turns } Zügen wurden nur die letzten Würfel aufgezeichnet, in { $points } nur die Punkte.
    } Frühere Entscheidungen in diesen Zügen zählen als Glück.

review-place = { $throw ->
        [0] Zug { $turn }
       *[other] Zug { $turn }, Wurf { $throw }
    }
review-place-round = Runde { $round } · { $place }
review-place-player = { $player } · { $place }
review-left = { $known ->
        [no] die letzten Würfel
       *[yes] { $left ->
            [0] kein Wurf mehr
            [one] noch ein Wurf
           *[other] noch { $left } Würfe
        }
    }
review-accuracy = Beste Wahl: { $best }.
review-worst = { $known ->
        [partly] Teuerste aufgezeichnete Entscheidungen
       *[all] Teuerste Entscheidungen
    }
review-worst-none = { $known ->
        [little] Zu wenige Entscheidungen wurden aufgezeichnet, um sie zu beurteilen.
        [partly] Alle aufgezeichneten Entscheidungen waren optimal.
       *[all] Alle Entscheidungen waren optimal.
    }
review-turns = Zug um Zug
review-turn-line = { $luck } Glück{ $given ->
        [some] , { $cost } verschenkt
       *[none] {""}
    }: { $expected }
review-chosen = gewählt
review-better = besser
review-cost = hat { $cost } gekostet
review-all = { $count ->
        [one] Die einzige Entscheidung
       *[other] Alle { $count } Entscheidungen
    }
review-was-best = am besten
review-choice-cost = { $choice } (hat { $cost } gekostet)
review-would-be-better = Besser: { $choices }
