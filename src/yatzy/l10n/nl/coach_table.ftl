# The coach at the table.

hint-coach = coach
keys-coach = de coach vragen wat de beste keuze is, en waarom
keys-coach-pad = de coach vragen naar de getypte dobbelstenen: als na de eerste worp; nog eens: na de volgende
keys-remarks = de coach wijst op fouten: uit; 0,5; 1; 2; 5 punten
keys-chances = ieders winkans tonen of verbergen

coach-thinking = De coach denkt na …
coach-best = ★ Beste keuze: { $choice }.
coach-other = { $equal ->
        [yes] ±0
       *[no] −{ $cost }
    }  { $choice }
coach-off = Dit potje wordt zonder coach gespeeld.
coach-over = Het potje is afgelopen: er valt niets meer te adviseren.
coach-no-dice = Gooi eerst, en vraag dan de coach.
coach-no-dice-pad = Typ eerst je dobbelstenen, na welke worp dan ook: de coach zegt wat je vasthoudt, of welk vak je kiest.
coach-after-throw = { $following ->
        [yes] Na worp { $throw } van { $throws } (H: na de volgende):
       *[no] Na worp { $throw } van { $throws }:
    }
coach-remark = { $alone ->
        [yes] Dat kostte { $cost }. Beter: { $choice }.
       *[no] { $player }, dat kostte { $cost }. Beter: { $choice }.
    }
coach-remarks-on = { $one ->
        [yes] De coach wijst op keuzes die meer dan 1 punt kosten.
       *[no] De coach wijst op keuzes die meer dan { $points } punten kosten.
    }
coach-remarks-off = De coach wijst niet meer op fouten.
coach-alone = Je speelt alleen: er is niemand om van te winnen.
coach-chances-on = Winkansen zijn zichtbaar.
coach-assumes = Winkansen gaan ervan uit dat iedereen verder voor de meeste punten speelt; bij een gelijk totaal wordt de overwinning gedeeld.
coach-counting = Winkansen worden berekend …
coach-chances-off = Winkansen zijn verborgen.
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
