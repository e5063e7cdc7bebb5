# The coach at the table.

hint-coach = coach
keys-coach = spør coachen hva som er best med disse terningene, og hvorfor
keys-coach-pad = spør coachen om terningene du skrev: som etter første kast; en gang til: som etter neste
keys-remarks = la coachen si fra om feil: av; 0,5; 1; 2; 5 poeng
keys-chances = vis eller skjul alles sjanse til å vinne

coach-thinking = Coachen tenker …
coach-best = ★ Best: { $choice }.
coach-other = { $equal ->
        [yes] ±0
       *[no] −{ $cost }
    }  { $choice }
coach-off = Dette spillet går uten coach.
coach-over = Spillet er slutt: det er ikke noe å gi råd om.
coach-no-dice = Kast først, og spør så coachen.
coach-no-dice-pad = Skriv terningene først, etter hvilket som helst kast: coachen sier hva du bør beholde, eller hvilken rute du bør velge.
coach-after-throw = { $following ->
        [yes] Etter kast { $throw } av { $throws } (H: etter neste):
       *[no] Etter kast { $throw } av { $throws }:
    }
coach-remark = { $alone ->
        [yes] Det kostet { $cost }. Bedre: { $choice }.
       *[no] { $player }, det kostet { $cost }. Bedre: { $choice }.
    }
coach-remarks-on = { $one ->
        [yes] Coachen sier fra om valg som koster mer enn 1 poeng.
       *[no] Coachen sier fra om valg som koster mer enn { $points } poeng.
    }
coach-remarks-off = Coachen sier ikke lenger fra om feil.
coach-alone = Du spiller alene: det er ingen å slå.
coach-chances-on = Viser sjansene til å vinne.
coach-assumes = Sjansene går ut fra at alle spiller for flest poeng herfra; ved lik sluttsum deles seieren.
coach-counting = Regner ut sjanser …
coach-chances-off = Sjansene til å vinne er skjult.
coach-chance = { $name } { $chance }
coach-chances = { $of ->
        [round] Sjanse til å vinne runden
       *[game] Sjanse til å vinne
    }{ $exact ->
        [no] {" "}(omtrent)
       *[yes] {""}
    }: { $chances }

new-coach = Coach
new-coach-on = tillatt
new-coach-off = av
