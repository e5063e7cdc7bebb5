# The coach at the table.

hint-coach = Coach
keys-coach = den Coach fragen, was mit diesen Würfeln am besten ist, und warum
keys-coach-pad = den Coach zu den getippten Würfeln fragen: wie nach dem ersten Wurf; noch einmal: wie nach dem nächsten
keys-remarks = Coach auf Fehler hinweisen lassen: aus; 0,5; 1; 2; 5 Punkte
keys-chances = Siegchancen von allen zeigen oder ausblenden

coach-thinking = Der Coach überlegt …
coach-best = ★ Am besten: { $choice }.
coach-other = { $equal ->
        [yes] ±0
       *[no] −{ $cost }
    }  { $choice }
coach-off = Dieses Spiel läuft ohne Coach.
coach-over = Das Spiel ist vorbei: Da gibt es nichts mehr zu raten.
coach-no-dice = Würfle erst, dann frag den Coach.
coach-no-dice-pad = Tippe erst deine Würfel ein, nach einem beliebigen Wurf: Der Coach sagt, was du behältst oder welches Feld du wählst.
coach-after-throw = { $following ->
        [yes] Nach Wurf { $throw } von { $throws } (H: nach dem nächsten):
       *[no] Nach Wurf { $throw } von { $throws }:
    }
coach-remark = { $alone ->
        [yes] Das hat { $cost } gekostet. Besser: { $choice }.
       *[no] { $player }, das hat { $cost } gekostet. Besser: { $choice }.
    }
coach-remarks-on = { $one ->
        [yes] Der Coach weist auf Entscheidungen hin, die mehr als 1 Punkt kosten.
       *[no] Der Coach weist auf Entscheidungen hin, die mehr als { $points } Punkte kosten.
    }
coach-remarks-off = Der Coach weist nicht mehr auf Fehler hin.
coach-alone = Du spielst allein: Hier gibt es niemanden zu besiegen.
coach-chances-on = Siegchancen werden gezeigt.
coach-assumes = Die Siegchancen gelten, wenn alle ab hier auf möglichst viele Punkte spielen; bei Gleichstand wird der Sieg geteilt.
coach-counting = Siegchancen werden berechnet …
coach-chances-off = Siegchancen sind ausgeblendet.
coach-chance = { $name } { $chance }
coach-chances = { $of ->
        [round] Siegchance in der Runde
       *[game] Siegchance
    }{ $exact ->
        [no] {" "}(etwa)
       *[yes] {""}
    }: { $chances }

new-coach = Coach
new-coach-on = erlaubt
new-coach-off = aus
