# A game looked at again. Numbers come already written, with one digit after the point.

review-title = Rückblick auf ein Spiel
review-heading = { $sheet }: Rückblick auf ein Spiel
review-last = Das zuletzt gespielte Spiel ist { $game }.
review-nothing = Noch ist kein Zug vorbei, da gibt es nichts zu sehen.
review-page-is-in = Die Seite steht in { $file }.

review-expected = Erwartet
review-expected-now = Jetzt erwartet
review-luck = Glück
review-given-away = Verschenkt
review-total = Gesamt
review-best = Beste Wahl
review-best-of = { $known ->
        [partly] { $best } von { $decisions } bekannten
       *[all] { $best } von { $decisions }
    }
review-turn = Zug
review-partners = Im Team

review-adds-up = Gesamt = erwartet + Glück − verschenkt. Erwartet ist, was perfektes Spiel aus einer leeren Spalte im Schnitt holt; Glück, was die Würfel daran änderten; verschenkt, was Entscheidungen gegenüber den besten kosteten. Die Zahlen sind gerundet, das Glück so, dass jede Zeile aufgeht.
review-adds-up-now = Jetzt erwartet = erwartet + Glück − verschenkt. Erwartet ist, was perfektes Spiel aus einer leeren Spalte im Schnitt holt; Glück, was die Würfel daran änderten; verschenkt, was Entscheidungen gegenüber den besten kosteten. Die Zahlen sind gerundet, das Glück so, dass jede Zeile aufgeht.
review-line = { $expected } erwartet { $luck } Glück { $known ->
        [no] {""}
       *[yes] { $cost } verschenkt{" "}
    }= { $total }{ $state ->
        [going] {" "}jetzt erwartet
       *[over] {""}
    }

review-alone = { $state ->
        [over] { $total } Punkte
       *[going] Jetzt sind { $total } Punkte zu erwarten
    }{ $where ->
        [above] , { $by } mehr, als perfektes Spiel im Schnitt bringt.
        [below] , { $by } weniger, als perfektes Spiel im Schnitt bringt.
       *[on] , genau was perfektes Spiel im Schnitt bringt.
    }
review-because-lucky = Die Würfel gaben { $luck } mehr als sonst, und Entscheidungen haben davon { $cost } verschenkt.
review-because-choices = An den Würfeln lag es nicht, sie gaben { $luck } mehr als sonst: Entscheidungen haben { $cost } verschenkt.
review-because-mostly-dice = Es lag vor allem an den Würfeln: Sie nahmen { $luck }, und Entscheidungen haben { $cost } verschenkt.
review-because-mostly-choices = Es lag vor allem an den Entscheidungen: Sie haben { $cost } verschenkt, und die Würfel nahmen { $luck }.
review-because-both = Es lag an beidem: Die Würfel nahmen { $luck }, und Entscheidungen haben { $cost } verschenkt.
review-because-all-best = Es lag allein an den Würfeln: Sie nahmen { $luck }, und jede Entscheidung war die beste.
review-because-all-best-lucky = Die Würfel gaben { $luck } mehr als sonst, und jede Entscheidung war die beste.
review-because-unknown = Über die Entscheidungen ist nichts bekannt: Das alles zählt als Glück.
review-because-partly = Soweit die Mitschrift es zeigt, { $given ->
        [none] haben Entscheidungen nichts verschenkt
       *[some] haben Entscheidungen { $cost } verschenkt
    }; alles andere zählt als Glück ({ $luck }).
review-because-little = { $given ->
        [none] Über die Entscheidungen ist zu wenig bekannt, um sie zu beurteilen: Das alles zählt als Glück.
       *[some] Über die Entscheidungen ist zu wenig bekannt, um sie zu beurteilen: Die bekannten haben { $cost } verschenkt, alles andere zählt als Glück ({ $luck }).
    }

review-dice-two = { $known ->
        [partly] Bessere Würfel, soweit die Mitschrift es zeigt: { $player }
       *[all] Bessere Würfel: { $player }
    } ({ $figure } gegen { $other }).
review-dice-many = { $known ->
        [partly] Soweit die Mitschrift es zeigt, die besten Würfel: { $player }
       *[all] Die besten Würfel: { $player }
    } ({ $figure }), die schlechtesten: { $last } ({ $other }).
review-dice-even = { $known ->
        [partly] Soweit die Mitschrift es zeigt, waren die Würfel
       *[all] Die Würfel waren
    } zu allen gleich gut ({ $figure }).
review-choices-two = { $known ->
        [partly] Nach den bekannten Entscheidungen weniger verschenkt: { $player }
       *[all] Weniger verschenkt: { $player }
    } ({ $figure } gegen { $other }).
review-choices-many = { $known ->
        [partly] Nach den bekannten Entscheidungen am wenigsten verschenkt: { $player }
       *[all] Am wenigsten verschenkt: { $player }
    } ({ $figure }), am meisten: { $last } ({ $other }).
review-choices-even = { $known ->
        [partly] Nach den bekannten Entscheidungen haben alle
       *[all] Alle haben
    } gleich viel verschenkt ({ $figure }).
review-choices-none = { $known ->
        [partly] Keine bekannte Entscheidung hat etwas verschenkt.
       *[all] Niemand hat etwas verschenkt: Jede Entscheidung war die beste.
    }
review-choices-little = Über die Entscheidungen ist zu wenig bekannt, um sie zu vergleichen.
review-decided = { $by ->
        [level] Am Ende steht es unentschieden.
        [both] Würfel ({ $dice }) und Entscheidungen ({ $choices }) sprachen beide für { $player }: am Ende { $gap } Vorsprung.
        [dice-alone] Die Würfel allein haben entschieden: { $gap } Vorsprung für { $player }.
        [choices-alone] Entscheidungen allein gaben den Ausschlag: { $gap } Vorsprung für { $player }.
        [dice] Die Würfel gaben den Ausschlag: { $dice } mehr für { $player }, durch Entscheidungen { $choices } mehr für { $other }, macht { $gap } Vorsprung für { $player }.
       *[choices] Entscheidungen gaben den Ausschlag: { $choices } mehr für { $player }, durch die Würfel { $dice } mehr für { $other }, macht { $gap } Vorsprung für { $player }.
    }

review-unknown = { $what ->
        [dice] In { $dice } von { $turns } Zügen sind nur die letzten Würfel bekannt.
        [points] In { $points } von { $turns } Zügen sind nur die Punkte bekannt.
       *[both] In { $dice } von { $turns } Zügen sind nur die letzten Würfel bekannt, in { $points } nur die Punkte.
    } Was davor entschieden wurde, lässt sich vom Glück nicht trennen und zählt als Glück.

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
        [partly] Teuerste bekannte Entscheidungen
       *[all] Teuerste Entscheidungen
    }
review-worst-none = { $known ->
        [little] Über die Entscheidungen ist zu wenig bekannt, um sie zu beurteilen.
        [partly] Jede bekannte Entscheidung war die beste.
       *[all] Jede Entscheidung war die beste.
    }
review-turns = Zug um Zug
review-turn-line = { $luck } Glück{ $given ->
        [some] , { $cost } verschenkt
       *[none] {""}
    }: { $expected }
review-chosen = gewählt
review-better = besser
review-cost = kostete { $cost }
review-all = { $count ->
        [one] Die einzige Entscheidung
       *[other] Alle { $count } Entscheidungen
    }
review-was-best = am besten
review-choice-cost = { $choice } (kostet { $cost })
review-would-be-better = Besser: { $choices }
