# The coach at the table.

hint-coach = þjálfari
keys-coach = spyrja þjálfarann hvað er best með þessa teninga, og hvers vegna
keys-coach-pad = spyrja þjálfarann um innslegnu teningana: fyrst eins og eftir fyrsta kast, svo eins og eftir það næsta
keys-remarks = hvenær þjálfarinn nefnir mistök: aldrei, 0,5, 1, 2, 5 stig
keys-chances = sýna sigurlíkur allra, eða hætta því

coach-thinking = Þjálfarinn hugsar …
coach-best = ★ Best: { $choice }.
coach-other = { $equal ->
        [yes] ±0
       *[no] −{ $cost }
    }  { $choice }
coach-off = Enginn þjálfari er við þetta borð.
coach-over = Leiknum er lokið: hér er ekkert lengur að ráðleggja.
coach-no-dice = Kastaðu fyrst: þjálfarinn talar um teninga sem liggja á borðinu.
coach-no-dice-pad = Sláðu fyrst inn teningana, eftir hvaða kast sem er: þjálfarinn segir hvað á að geyma eða hvar á að skrifa.
coach-after-throw = { $following ->
        [yes] Eftir kast { $throw } af { $throws } (H: eftir næsta):
       *[no] Eftir kast { $throw } af { $throws }:
    }
coach-remark = { $alone ->
        [yes] Þetta kostaði { $cost }. Betra: { $choice }.
       *[no] { $player }, þetta kostaði { $cost }. Betra: { $choice }.
    }
coach-remarks-on = { $one ->
        [yes] Þjálfarinn lætur vita þegar eitthvað kostar meira en 1 stig.
       *[no] Þjálfarinn lætur vita þegar eitthvað kostar meira en { $points } stig.
    }
coach-remarks-off = Þjálfarinn segir ekkert.
coach-alone = Hér er enginn mótherji.
coach-chances-on = Sigurlíkur eru sýndar.
coach-assumes = Sigurlíkur gera ráð fyrir að öll spili áfram eins vel og hægt er; séu heildarstig jöfn deilist sigurinn.
coach-counting = Reikna sigurlíkur …
coach-chances-off = Sigurlíkur eru ekki lengur sýndar.
coach-chance = { $name } { $chance }
coach-chances = { $of ->
        [round] Sigurlíkur í lotunni
       *[game] Sigurlíkur
    }{ $exact ->
        [no] {" "}(um það bil)
       *[yes] {""}
    }: { $chances }

new-coach = Þjálfari
new-coach-on = má spyrja
new-coach-off = ekki með
