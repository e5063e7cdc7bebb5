# The coach at the table.

hint-coach = coach
keys-coach = spørg coachen, hvad der er bedst med disse terninger, og hvorfor
keys-coach-pad = spørg coachen om de skrevne terninger: som efter første kast, en gang til som efter næste
keys-remarks = lad coachen påpege fejl: fra, 0,5, 1, 2, 5 point
keys-chances = vis alles vinderchance, eller skjul den

coach-thinking = Coachen tænker …
coach-best = ★ Bedst: { $choice }.
coach-other = { $equal ->
        [yes] ±0
       *[no] −{ $cost }
    }  { $choice }
coach-off = Coachen er slået fra ved dette bord.
coach-over = Spillet er slut: der er ikke noget at give råd om.
coach-no-dice = Kast først: coachen taler om terninger, der ligger på bordet.
coach-no-dice-pad = Skriv terningerne først, efter et hvilket som helst kast: coachen siger, hvad du skal beholde, eller hvor de skal skrives.
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
coach-remarks-off = Coachen påpeger ikke fejl.
coach-alone = Der er ingen at vinde over.
coach-chances-on = Vinderchancerne vises.
coach-assumes = Vinderchancerne går ud fra, at alle spiller så godt som muligt; ved samme slutsum deles sejren.
coach-counting = Udregner chancer …
coach-chances-off = Vinderchancerne vises ikke længere.
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
