# The coach at the table.

hint-coach = coach
keys-coach = de coach vragen wat met deze dobbelstenen het best is, en waarom
keys-coach-pad = de coach vragen naar de getypte dobbelstenen: als eerste worp, nog eens: als volgende
keys-remarks = wanneer de coach fouten opmerkt: nooit, 0,5, 1, 2, 5 punten
keys-chances = ieders winkans tonen, of niet meer

coach-thinking = De coach denkt na …
coach-best = ★ Het best: { $choice }.
coach-other = { $equal ->
        [yes] ±0
       *[no] −{ $cost }
    }  { $choice }
coach-off = Aan deze tafel doet de coach niet mee.
coach-over = Het potje is afgelopen: er valt niets meer te adviseren.
coach-no-dice = Gooi eerst: de coach kijkt naar dobbelstenen die op tafel liggen.
coach-no-dice-pad = Typ eerst de dobbelstenen, na welke worp dan ook: de coach zegt wat je houdt of waar je ze schrijft.
coach-after-throw = { $following ->
        [yes] Na worp { $throw } van { $throws } (H: na de volgende):
       *[no] Na worp { $throw } van { $throws }:
    }
coach-remark = { $alone ->
        [yes] Dat kostte { $cost }. Beter: { $choice }.
       *[no] { $player }, dat kostte { $cost }. Beter: { $choice }.
    }
coach-remarks-on = { $one ->
        [yes] De coach zegt het als een keuze meer dan 1 punt kost.
       *[no] De coach zegt het als een keuze meer dan { $points } punten kost.
    }
coach-remarks-off = De coach zegt niets meer.
coach-alone = Er is niemand om van te winnen.
coach-chances-on = Winkansen worden getoond.
coach-assumes = Winkansen gaan ervan uit dat iedereen zo goed mogelijk verder speelt; bij een gelijk totaal wordt de winst gedeeld.
coach-counting = Winkansen worden berekend …
coach-chances-off = Winkansen worden niet meer getoond.
coach-chance = { $name } { $chance }
coach-chances = { $of ->
        [round] Winkans in de ronde
       *[game] Winkans
    }{ $exact ->
        [no] {" "}(ongeveer)
       *[yes] {""}
    }: { $chances }

new-coach = Coach
new-coach-on = toegestaan
new-coach-off = uit
