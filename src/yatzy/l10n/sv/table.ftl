# The table: the pad of a game, and the screen in the terminal.

pad-upper-sum = Övre summa
pad-bonus = { $name } ({ NUMBER($at, useGrouping: 0) })

table-round = Runda { $round } av { $rounds }
table-turn = Omgång { $turn } av { $turns }
table-plays = { $player } spelar
table-alone = Din tur
table-throws-off = { $player } kastar om vem som börjar
table-threw = { $player } kastade { $dice }: { $sum }.
table-begins = { $player } börjar.
table-throw = Kast { $throw } av { $throws }
table-sealed = Fingeravtryck { $seal }
table-standing = { $name } { $points }
table-series = Serie: { $standing }
table-real = Riktiga tärningar
table-solving = Räknar ut: { $percent } %
table-just-wrote = { $player }: { $points } på { $box }{ $known ->
        [yes] {" "}med { $dice }
       *[no] {""}
    }
table-just-struck = { $player }: 0 på { $box }{ $known ->
        [yes] {" "}med { $dice }
       *[no] {""}
    }
table-press-space = Tryck mellanslag för att kasta.
table-type-roll-off = Skriv de { $dice } tärningar du kastade, t.ex. { $example }.
table-all-kept = Alla tärningar är sparade: välj en ruta.
table-choose = Välj en ruta; Z ångrar tärningarna.
table-corrected = Rättat.
table-unchanged = Inget ändrades.
table-looking-back = Runda { $round }, som den slutade. Page Down: nästa runda.
table-small = Fönstret är för litet. Gör det minst { $width } × { $height } tecken stort.
table-kept = Sparat. Fortsätt med yatzy { $command }.
table-throw-again = Mellanslag för att kasta om, 1–{ $dice } för att spara en tärning.
table-choose-box = Inget kast kvar: välj en ruta.
table-strike = Stryka { $box }? Tryck Enter en gång till.
table-type-dice = { $equals ->
        [no] Skriv de { $dice } tärningarna, t.ex. { $example }, eller poängen för en ruta.
       *[yes] Skriv de { $dice } tärningarna, t.ex. { $example }, eller poängen för en ruta med = före, t.ex. =12.
    }
table-typed = Skrivet: { $typed }
table-typed-dice = { $coach ->
        [yes] Tryck Enter för att använda tärningarna, H för att fråga coachen.
       *[no] Tryck Enter för att använda tärningarna.
    }
table-laid = Dina tärningar i den här omgången: { $dice }. Z ångrar dem.
table-can-take = Möjligt i rutan { $box }: { $possible }.
table-filled = Rutan { $box } är ifylld.
table-correcting = Rättar { $box } för { $player }: gå till rätt ruta, skriv tärningar eller poäng, och tryck Enter. Esc avbryter.
table-cannot-correct = Inget att rätta här: gå till en ifylld ruta.
table-taken-back = Ångrat.
table-thinking = { $player } tänker …
table-computer-throws = { $again ->
        [yes] { $player } kastar om alla tärningar.
       *[no] { $player } kastar tärningarna.
    }
table-computer-keeps = { $player } sparar { $dice }.
table-computer-takes = { $player } väljer { $box }.
table-welcome-back = Välkommen tillbaka. Partiet är där du lämnade det.

hint-roll = kasta
hint-keep = spara
hint-hurry = hoppa över
hint-walk = ruta
hint-write = skriv
hint-back = ångra
hint-correct = rätta
hint-rules = regler
hint-verify = kontrollera tärningarna
hint-new = nytt
hint-again = spela igen
hint-light = ljus
hint-result = resultat
hint-scroll = rulla
hint-quit = avsluta
hint-close = stäng
hint-keys = hjälp
hint-rounds = rundor

keys-title = Kortkommandon
keys-roll = kasta tärningarna du inte sparar
keys-keep = spara eller släpp en tärning
keys-walk = gå till en annan ruta; vänster och höger till en annan kolumn
keys-write = skriv i rutan
keys-back = ångra det senaste
keys-type = skriv tärningarna, eller poängen för en ruta
keys-correct = rätta rutan
keys-result = visa ställningen
keys-rounds = visa tidigare rundor
keys-rules = visa reglerna
keys-new = nytt parti; du kan fortsätta det här senare
keys-again = spela igen med samma spelare
keys-light = ljust eller mörkt tema
keys-quit = avsluta; allt är sparat
keys-mouse = Med musen: klicka på en tärning för att spara den, på en ruta för att gå dit och en gång till för att skriva, på en tangent längst ner för att trycka på den.
signs-title = Vad tecknen betyder
signs-offer = vad de här tärningarna skulle ge här
signs-barred = inte tillåtet med de här tärningarna
signs-struck = struken
hint-start = starta
hint-field = nästa fält

end-title = Partiet är slut
end-one = { $player } vann { $counting ->
        [differences] med { $points } poängs försprång.
        [rounds-won] { $points ->
            [one] { $points } runda, fler än någon annan.
           *[other] { $points } rundor, fler än någon annan.
        }
       *[totals] med { $points } poäng.
    }
end-shared = { $players } delar segern { $counting ->
        [differences] med { $points } poängs försprång var.
        [rounds-won] med { $points ->
            [one] { $points } runda var.
           *[other] { $points } rundor var.
        }
       *[totals] med { $points } poäng var.
    }
end-alone = { $points } poäng.
end-so-far = Hittills
end-review = Kör yatzy review { $game } för att se tur och misstag.
end-record = Nytt rekord för { $player } med de här reglerna: { $points }. Förut: { $before } ({ $date }).
end-best = Rekordet för { $player } med de här reglerna: { $before } ({ $date }).
end-wrong = { $count ->
        [one] 1 kast är inte det som startvärdet ger.
       *[other] { $count } kast är inte det som startvärdet ger.
    }
end-player = Spelare
end-round = Runda { $round }
end-sum = Summa
end-difference = Försprång
end-won = Vunna rundor
end-seal-wrong = Startvärdet stämmer inte med fingeravtrycket.
end-dice-good = { $dice ->
        [one] 1 tärning har räknats om ur startvärdet och stämmer.
       *[other] Alla { $dice } tärningar har räknats om ur startvärdet och stämmer.
    }

new-title = Nytt parti
new-title-pad = Nytt parti med riktiga tärningar
new-sheet = Regler
new-options = Valfria regler
new-players = Spelare
new-players-hint = Namn med kommatecken emellan; tomt för att spela ensam
new-default-player = Spelare
new-computers = Robotar
new-computers-hint = Inga, eller till exempel amatör, djärv
new-computers-known = Välj bland { $known }.
new-computers-about = { $name }: { $about }
new-teams = Lag
new-teams-none = inga lag
new-teams-some = { $teams } lag
new-rounds = Rundor
new-counting = Poängräkning
new-counting-totals = högsta summan av rundorna
new-counting-differences = vinnarens försprång i varje runda
new-counting-rounds-won = flest vunna rundor
new-start = Vem börjar
new-start-agreed = den som står först
new-start-roll-off = högsta kastet
new-words = Lyckoord
new-words-hint = Blandas in i tärningarna; ett var, med kommatecken
new-seal = Startvärdet för det här partiet är redan bestämt: { $game }, fingeravtryck { $seal }. Lägg till ett lyckoord, så kan ingen ha valt tärningarna.
new-about = { $boxes ->
        [one] { $boxes } ruta
       *[other] { $boxes } rutor
    }, { $dice } tärningar, { $bonus ->
        [0] ingen bonus
       *[other] bonus { $bonus } från { $at }
    }. { $players }
new-about-teams = Lag: { $teams }.
new-start-game = Starta
