# The coach at the table.

hint-coach = coach
keys-coach = fråga coachen vad som är bäst med de här tärningarna, och varför
keys-coach-pad = fråga coachen om tärningarna du skrev: som efter första kastet; en gång till: som efter nästa
keys-remarks = låt coachen påpeka misstag: av; 0,5; 1; 2; 5 poäng
keys-chances = visa eller dölj allas chans att vinna

coach-thinking = Coachen tänker …
coach-best = ★ Bäst: { $choice }.
coach-other = { $equal ->
        [yes] ±0
       *[no] −{ $cost }
    }  { $choice }
coach-off = Det här partiet spelas utan coach.
coach-over = Partiet är slut: det finns inget att ge råd om.
coach-no-dice = Kasta först, och fråga sedan coachen.
coach-no-dice-pad = Skriv tärningarna först, efter vilket kast som helst: coachen säger vad du ska spara, eller vilken ruta du ska välja.
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
coach-remarks-off = Coachen påpekar inte längre misstag.
coach-alone = Du spelar ensam: det finns ingen att slå.
coach-chances-on = Visar chanserna att vinna.
coach-assumes = Chanserna utgår från att alla spelar för flest poäng härifrån; vid lika slutsumma delas segern.
coach-counting = Räknar ut chanser …
coach-chances-off = Chanserna att vinna är dolda.
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
