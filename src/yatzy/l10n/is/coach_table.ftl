# The coach at the table.

hint-coach = þjálfari
keys-coach = spyrja þjálfarann hvað er best að gera, og hvers vegna
keys-coach-pad = spyrja þjálfarann um teningana sem þú slóst inn: eins og eftir fyrsta kast; aftur: eftir það næsta
keys-remarks = láta þjálfarann benda á mistök: aldrei; 0,5; 1; 2; 5 stig
keys-chances = sýna eða fela sigurlíkur allra

coach-thinking = Þjálfarinn hugsar …
coach-best = ★ Best: { $choice }.
coach-other = { $equal ->
        [yes] ±0
       *[no] −{ $cost }
    }  { $choice }
coach-off = Þessi leikur er spilaður án þjálfara.
coach-over = Leiknum er lokið: nú eru engin ráð að gefa.
coach-no-dice = Kastaðu fyrst og spurðu svo þjálfarann.
coach-no-dice-pad = Sláðu fyrst inn teningana, eftir hvaða kast sem er: þjálfarinn segir hvað á að geyma eða hvaða reit á að velja.
coach-after-throw = { $following ->
        [yes] Eftir kast { $throw } af { $throws } (H: eftir næsta):
       *[no] Eftir kast { $throw } af { $throws }:
    }
coach-remark = { $alone ->
        [yes] Þetta sóaði { $cost }. Betra: { $choice }.
       *[no] { $player }, þetta sóaði { $cost }. Betra: { $choice }.
    }
coach-remarks-on = { $one ->
        [yes] Þjálfarinn bendir á val sem sóar meira en 1 stigi.
       *[no] Þjálfarinn bendir á val sem sóar meira en { $points } stigum.
    }
coach-remarks-off = Þjálfarinn bendir ekki lengur á mistök.
coach-alone = Þú spilar án mótherja: hér er engan að vinna.
coach-chances-on = Sigurlíkur eru sýndar.
coach-assumes = Sigurlíkur miða við að allir spili upp á sem flest stig héðan í frá; við jafntefli deilist sigurinn.
coach-counting = Reikna sigurlíkur …
coach-chances-off = Sigurlíkur eru faldar.
coach-chance = { $name } { $chance }
coach-chances = { $of ->
        [round] Sigurlíkur í lotunni
       *[game] Sigurlíkur
    }{ $exact ->
        [no] {" "}(um það bil)
       *[yes] {""}
    }: { $chances }

new-coach = Þjálfari
new-coach-on = leyfður
new-coach-off = ekki með
