# The table: the pad of a game, and the screen in the terminal.

pad-upper-sum = Övre summa
pad-bonus = { $name } ({ NUMBER($at, useGrouping: 0) })

table-round = Runda { $round } av { $rounds }
table-turn = Omgång { $turn } av { $turns }
table-plays = { $player } spelar
table-alone = Din tur
table-throws-off = { $player } gör sitt startkast
table-threw = { $player } fick { $dice }: { $sum }.
table-begins = { $player } börjar.
table-throw = Kast { $throw } av { $throws }
table-sealed = Tärningar förseglade som { $seal }
table-standing = { $name } { $points }
table-series = Serie: { $standing }
table-real = Med riktiga tärningar
table-solving = Löser bladet: { $percent } %
table-just-wrote = { $player }: { $points } på { $box }{ $known ->
        [yes] {" "}med { $dice }
       *[no] {""}
    }
table-just-struck = { $player } strök { $box }{ $known ->
        [yes] {" "}med { $dice }
       *[no] {""}
    }
table-press-space = Mellanslag kastar tärningarna.
table-type-roll-off = Skriv de { $dice } tärningar du kastade, t.ex. { $example }.
table-all-kept = Alla tärningar är behållna: välj en ruta.
table-choose = Välj en ruta; Z tar tillbaka tärningarna.
table-corrected = Rättat.
table-unchanged = Inget ändrades.
table-looking-back = Runda { $round }, som den slutade. Page Down går vidare.
table-small = Fönstret är för litet att spela i. { $width } × { $height } tecken räcker.
table-kept = Sparat. yatzy { $command } fortsätter.
table-throw-again = Mellanslag kastar om; 1 till { $dice } behåller en tärning.
table-choose-box = Inget kast kvar: välj en ruta.
table-strike = Stryka { $box } med en nolla? Enter en gång till skriver den.
table-type-dice = { $equals ->
        [no] Skriv de { $dice } tärningarna, t.ex. { $example }, eller poängen för en ruta.
       *[yes] Skriv de { $dice } tärningarna, t.ex. { $example }, eller poängen för en ruta med = före, t.ex. =12.
    }
table-typed = Skrivet: { $typed }
table-typed-dice = { $coach ->
        [yes] Enter lägger tärningarna på blocket, H frågar coachen.
       *[no] Enter lägger tärningarna på blocket.
    }
table-laid = Omgångens tärningar ligger på blocket: { $dice }. Z tar tillbaka dem.
table-can-take = { $box } kan ta { $possible }.
table-filled = { $box } är ifylld.
table-correcting = Rättar { $box } för { $player }: gå till rätt ruta, skriv tärningar eller poäng, Enter skriver, Esc låter bli.
table-cannot-correct = Det finns inget att rätta här: gå till en ifylld ruta.
table-taken-back = Ångrat.
table-thinking = { $player } tänker …
table-computer-throws = { $again ->
        [yes] { $player } kastar om alla tärningar.
       *[no] { $player } kastar tärningarna.
    }
table-computer-keeps = { $player } behåller { $dice }.
table-computer-takes = { $player } tar { $box }.
table-welcome-back = Välkommen tillbaka: partiet är där du lämnade det.

hint-roll = kasta
hint-keep = behåll
hint-hurry = vidare genast
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
hint-quit = lämna
hint-close = stäng
hint-keys = hjälp
hint-rounds = rundor

keys-title = Tangenterna
keys-roll = kasta tärningarna som inte är behållna
keys-keep = behåll en tärning, eller släpp den
keys-walk = gå till en annan ruta; vänster och höger till en annan kolumn
keys-write = skriv i rutan
keys-back = ångra det senaste
keys-type = skriv tärningarna, eller poängen för en ruta
keys-correct = rätta det som står i rutan
keys-result = hur det står
keys-rounds = se tidigare rundor
keys-rules = bladets regler
keys-new = ett nytt parti; det här kan fortsätta senare
keys-again = spela igen, samma spelare
keys-light = ljust eller mörkt
keys-quit = lämna; allt sparas
keys-mouse = Med musen: klicka på en tärning för att behålla den, på en ruta för att gå dit och en gång till för att skriva, på en tangent längst ner för att trycka på den.
signs-title = Det här betyder tecknen
signs-offer = så mycket ger tärningarna här
signs-barred = inte tillåtet med de här tärningarna
signs-struck = struken: 0 poäng
hint-start = starta
hint-field = nästa fält

end-title = Slut
end-one = { $player } har vunnit { $counting ->
        [differences] med { $points } poängs skillnad.
        [rounds-won] { $points ->
            [one] { $points } runda, fler än någon annan.
           *[other] { $points } rundor, fler än någon annan.
        }
       *[totals] med { $points } poäng.
    }
end-shared = { $players } delar segern { $counting ->
        [differences] med { $points } poängs skillnad var.
        [rounds-won] med { $points ->
            [one] { $points } runda var.
           *[other] { $points } rundor var.
        }
       *[totals] med { $points } poäng var.
    }
end-alone = { $points } poäng.
end-so-far = Hittills
end-review = yatzy review { $game } skiljer tur från val.
end-record = Nytt rekord för { $player } på det här bladet: { $points }. Tidigare var det { $before } ({ $date }).
end-best = Rekordet för { $player } på det här bladet är { $before } ({ $date }).
end-wrong = { $count ->
        [one] Ett kast är inte det som den förseglade hemligheten ger.
       *[other] { $count } kast är inte det som den förseglade hemligheten ger.
    }
end-player = Spelare
end-round = Runda { $round }
end-sum = Summa
end-difference = Skillnad
end-won = Vunna rundor
end-seal-wrong = Hemligheten passar inte sigillet.
end-dice-good = { $dice ->
        [one] En tärning räknades om ur den förseglade hemligheten, och den stämmer.
       *[other] { $dice } tärningar räknades om ur den förseglade hemligheten, och alla stämmer.
    }

new-title = Ett nytt parti
new-title-pad = Ett nytt block
new-sheet = Blad
new-options = Valfria regler
new-players = Spelare
new-players-hint = Namn med kommatecken emellan; tomt för att spela ensam
new-default-player = Spelare
new-computers = Datorer
new-computers-hint = Ingen; eller t.ex. amatör, djärv
new-computers-known = Det finns { $known }.
new-computers-about = { $name }: { $about }
new-teams = Lag
new-teams-none = var och en för sig
new-teams-some = { $teams } lag
new-rounds = Rundor
new-counting = Räkning
new-counting-totals = högsta summan av rundorna
new-counting-differences = vinnarens försprång i varje runda
new-counting-rounds-won = flest vunna rundor
new-start = Vem börjar
new-start-agreed = det första namnet
new-start-roll-off = den som kastar högst
new-words = Lyckoord
new-words-hint = Blandas in i tärningarna; ett var, med kommatecken
new-seal = Partiets tärningar är redan bestämda och förseglade: { $game }, { $seal }. Ett lyckoord rör om dem en gång till, så att ingen kan ha valt dem.
new-about = { $boxes ->
        [one] { $boxes } ruta
       *[other] { $boxes } rutor
    }, { $dice } tärningar, { $bonus ->
        [0] ingen bonus
       *[other] bonus { $bonus } från { $at }
    }. { $players }
new-about-teams = Lag: { $teams }.
new-start-game = Starta
