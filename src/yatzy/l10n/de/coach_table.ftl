# The coach at the table.

hint-coach = Coach
keys-coach = den Coach fragen, was mit diesen Würfeln am besten ist, und warum
keys-coach-pad = den Coach zu den getippten Würfeln fragen: erst wie nach dem ersten Wurf, dann wie nach dem nächsten
keys-remarks = ab wann der Coach Fehler anmerkt: nie, 0,5, 1, 2, 5 Punkte
keys-chances = Siegchancen von allen zeigen oder ausblenden

coach-thinking = Der Coach überlegt …
coach-best = ★ Am besten: { $choice }.
coach-other = { $equal ->
        [yes] ±0
       *[no] −{ $cost }
    }  { $choice }
coach-off = An diesem Tisch gibt es keinen Coach.
coach-over = Das Spiel ist vorbei, da gibt es nichts mehr zu raten.
coach-no-dice = Erst würfeln: Der Coach sagt etwas zu Würfeln, die auf dem Tisch liegen.
coach-no-dice-pad = Tippe erst die Würfel ein, nach einem beliebigen Wurf: Der Coach sagt, was du behältst oder wo du sie einträgst.
coach-after-throw = { $following ->
        [yes] Nach Wurf { $throw } von { $throws } (H: nach dem nächsten):
       *[no] Nach Wurf { $throw } von { $throws }:
    }
coach-remark = { $alone ->
        [yes] Das hat { $cost } gekostet. Besser: { $choice }.
       *[no] { $player }, das hat { $cost } gekostet. Besser: { $choice }.
    }
coach-remarks-on = { $one ->
        [yes] Der Coach meldet sich, wenn etwas mehr als 1 Punkt kostet.
       *[no] Der Coach meldet sich, wenn etwas mehr als { $points } Punkte kostet.
    }
coach-remarks-off = Der Coach meldet sich nicht mehr.
coach-alone = Hier gibt es niemanden zu besiegen.
coach-chances-on = Siegchancen werden gezeigt.
coach-assumes = Siegchancen setzen voraus, dass alle bestmöglich weiterspielen; bei Gleichstand wird der Sieg geteilt.
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
new-coach-on = darf gefragt werden
new-coach-off = aus
