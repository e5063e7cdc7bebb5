# The coach at the table.

hint-coach = coach
keys-coach = fråga coachen vad som är bäst med de här tärningarna, och varför
keys-coach-pad = fråga coachen om de skrivna tärningarna: som efter första kastet, en gång till som efter nästa
keys-remarks = låt coachen påpeka misstag: av, 0,5, 1, 2, 5 poäng
keys-chances = visa allas vinstchans, eller dölj den

coach-thinking = Coachen tänker …
coach-best = ★ Bäst: { $choice }.
coach-other = { $equal ->
        [yes] ±0
       *[no] −{ $cost }
    }  { $choice }
coach-off = Coachen är avstängd vid det här bordet.
coach-over = Partiet är slut: det finns inget att ge råd om.
coach-no-dice = Kasta först: coachen ger råd om tärningar som ligger på bordet.
coach-no-dice-pad = Skriv tärningarna först, efter vilket kast som helst: coachen säger vad du ska behålla, eller var de ska skrivas.
coach-after-throw = { $following ->
        [yes] Efter kast { $throw } av { $throws } (H: efter nästa):
       *[no] Efter kast { $throw } av { $throws }:
    }
coach-remark = { $alone ->
        [yes] Det kostade { $cost }. Bättre: { $choice }.
       *[no] { $player }, det kostade { $cost }. Bättre: { $choice }.
    }
coach-remarks-on = { $one ->
        [yes] Coachen påpekar val som kostar mer än 1 poäng.
       *[no] Coachen påpekar val som kostar mer än { $points } poäng.
    }
coach-remarks-off = Coachen påpekar ingenting.
coach-alone = Det finns ingen att vinna över.
coach-chances-on = Vinstchanserna visas.
coach-assumes = Vinstchanserna utgår från att alla spelar så bra det går; vid lika slutsumma delas segern.
coach-counting = Räknar chanser …
coach-chances-off = Vinstchanserna visas inte längre.
coach-chance = { $name } { $chance }
coach-chances = { $of ->
        [round] Chans att vinna rundan
       *[game] Chans att vinna
    }{ $exact ->
        [no] {" "}(ungefär)
       *[yes] {""}
    }: { $chances }

new-coach = Coach
new-coach-on = tillåten
new-coach-off = av
