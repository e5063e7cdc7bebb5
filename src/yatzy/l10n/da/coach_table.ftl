# The coach at the table.

hint-coach = coach
keys-coach = spørg coachen, hvad der er bedst med disse terninger, og hvorfor
keys-coach-pad = spørg coachen om de terninger, du skrev: som efter første kast; en gang til: som efter næste
keys-remarks = lad coachen påpege fejl: fra; 0,5; 1; 2; 5 point
keys-chances = vis eller skjul alles chance for at vinde

coach-thinking = Coachen tænker …
coach-best = ★ Bedst: { $choice }.
coach-other = { $equal ->
        [yes] ±0
       *[no] −{ $cost }
    }  { $choice }
coach-off = Dette spil spilles uden coach.
coach-over = Spillet er slut: der er ikke noget at give råd om.
coach-no-dice = Kast først, og spørg så coachen.
coach-no-dice-pad = Skriv terningerne først, efter et hvilket som helst kast: coachen siger, hvad du skal beholde, eller hvilket felt du skal vælge.
coach-after-throw = { $following ->
        [yes] Efter kast { $throw } af { $throws } (H: efter næste):
       *[no] Efter kast { $throw } af { $throws }:
    }
coach-remark = { $alone ->
        [yes] Det kostede { $cost }. Bedre: { $choice }.
       *[no] { $player }, det kostede { $cost }. Bedre: { $choice }.
    }
coach-remarks-on = { $one ->
        [yes] Coachen påpeger valg, der koster mere end 1 point.
       *[no] Coachen påpeger valg, der koster mere end { $points } point.
    }
coach-remarks-off = Coachen påpeger ikke længere fejl.
coach-alone = Du spiller alene: der er ingen at slå.
coach-chances-on = Viser chancerne for at vinde.
coach-assumes = Chancerne går ud fra, at alle spiller efter flest point herfra; ved samme slutsum deles sejren.
coach-counting = Regner chancer ud …
coach-chances-off = Chancerne for at vinde er skjult.
coach-chance = { $name } { $chance }
coach-chances = { $of ->
        [round] Chance for at vinde runden
       *[game] Chance for at vinde
    }{ $exact ->
        [no] {" "}(cirka)
       *[yes] {""}
    }: { $chances }

new-coach = Coach
new-coach-on = tilladt
new-coach-off = fra
