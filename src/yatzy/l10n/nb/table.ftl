# The table: the pad of a game, and the screen in the terminal.

pad-upper-sum = Øvre sum
pad-bonus = { $name } ({ NUMBER($at, useGrouping: 0) })

table-round = Runde { $round } av { $rounds }
table-turn = Omgang { $turn } av { $turns }
table-plays = { $player } spiller
table-alone = Din tur
table-throws-off = { $player } tar startkastet sitt
table-threw = { $player } fikk { $dice }: { $sum }.
table-begins = { $player } begynner.
table-throw = Kast { $throw } av { $throws }
table-sealed = Terninger forseglet som { $seal }
table-standing = { $name } { $points }
table-series = Serie: { $standing }
table-real = Med ekte terninger
table-solving = Løser arket: { $percent } %
table-just-wrote = { $player }: { $points } på { $box }{ $known ->
        [yes] {" "}med { $dice }
       *[no] {""}
    }
table-just-struck = { $player } strøk { $box }{ $known ->
        [yes] {" "}med { $dice }
       *[no] {""}
    }
table-press-space = Mellomrom kaster terningene.
table-type-roll-off = Skriv de { $dice } terningene du kastet, f.eks. { $example }.
table-all-kept = Alle terningene er beholdt: velg en rute.
table-choose = Velg en rute; Z tar terningene tilbake.
table-corrected = Rettet.
table-unchanged = Ingenting ble endret.
table-looking-back = Runde { $round }, slik den endte. Page Down går videre.
table-small = Vinduet er for lite til å spille i. { $width } × { $height } tegn er nok.
table-kept = Lagret. yatzy { $command } fortsetter.
table-throw-again = Mellomrom kaster på nytt; 1 til { $dice } beholder en terning.
table-choose-box = Ingen kast igjen: velg en rute.
table-strike = Stryke { $box } med en null? Enter en gang til skriver den.
table-type-dice = { $equals ->
        [no] Skriv de { $dice } terningene, f.eks. { $example }, eller poengene i en rute.
       *[yes] Skriv de { $dice } terningene, f.eks. { $example }, eller poengene i en rute med = foran, f.eks. =12.
    }
table-typed = Skrevet: { $typed }
table-typed-dice = { $coach ->
        [yes] Enter legger terningene på blokken, H spør coachen.
       *[no] Enter legger terningene på blokken.
    }
table-laid = Terningene i denne omgangen ligger på blokken: { $dice }. Z tar dem tilbake.
table-can-take = Mulige poeng på { $box }: { $possible }.
table-filled = { $box } er fylt.
table-correcting = Retter { $box } for { $player }: gå til riktig rute, skriv terninger eller poeng, Enter skriver, Esc lar det være.
table-cannot-correct = Det er ikke noe å rette her: gå til en fylt rute.
table-taken-back = Angret.
table-thinking = { $player } tenker …
table-computer-throws = { $again ->
        [yes] { $player } kaster alle terningene på nytt.
       *[no] { $player } kaster terningene.
    }
table-computer-keeps = { $player } beholder { $dice }.
table-computer-takes = { $player } velger { $box }.
table-welcome-back = Velkommen tilbake: spillet er der du forlot det.

hint-roll = kast
hint-keep = behold
hint-hurry = videre nå
hint-walk = rute
hint-write = skriv
hint-back = angre
hint-correct = rett
hint-rules = regler
hint-verify = kontroller terningene
hint-new = nytt
hint-again = spill igjen
hint-light = lys
hint-result = resultat
hint-scroll = rull
hint-quit = avslutt
hint-close = lukk
hint-keys = hjelp
hint-rounds = runder

keys-title = Tastene
keys-roll = kast terningene som ikke er beholdt
keys-keep = behold en terning, eller slipp den
keys-walk = gå til en annen rute; venstre og høyre til en annen kolonne
keys-write = skriv i ruten
keys-back = angre det siste
keys-type = skriv terningene, eller poengene i en rute
keys-correct = rett det som står i ruten
keys-result = hvordan det står
keys-rounds = se tidligere runder
keys-rules = reglene på dette arket
keys-new = et nytt spill; dette kan fortsette senere
keys-again = spill igjen, de samme spillerne
keys-light = lyst eller mørkt
keys-quit = avslutt; alt lagres
keys-mouse = Med musen: klikk på en terning for å beholde den, på en rute for å gå dit og en gang til for å skrive, på en tast nederst for å trykke på den.
signs-title = Dette betyr tegnene
signs-offer = det terningene gir her
signs-barred = ikke lov med disse terningene
signs-struck = strøket: 0 poeng
hint-start = start
hint-field = neste felt

end-title = Slutt
end-one = { $player } har vunnet { $counting ->
        [differences] med { $points } poengs forsprang.
        [rounds-won] { $points ->
            [one] { $points } runde, flere enn noen andre.
           *[other] { $points } runder, flere enn noen andre.
        }
       *[totals] med { $points } poeng.
    }
end-shared = { $players } deler seieren { $counting ->
        [differences] med { $points } poengs forsprang hver.
        [rounds-won] med { $points ->
            [one] { $points } runde hver.
           *[other] { $points } runder hver.
        }
       *[totals] med { $points } poeng hver.
    }
end-alone = { $points } poeng.
end-so-far = Så langt
end-review = yatzy review { $game } skiller flaks fra valg.
end-record = Ny rekord for { $player } på dette arket: { $points }. Før var den { $before } ({ $date }).
end-best = Rekorden for { $player } på dette arket er { $before } ({ $date }).
end-wrong = { $count ->
        [one] Ett kast er ikke det den forseglede hemmeligheten gir.
       *[other] { $count } kast er ikke det den forseglede hemmeligheten gir.
    }
end-player = Spiller
end-round = Runde { $round }
end-sum = Sum
end-difference = Forsprang
end-won = Vunne runder
end-seal-wrong = Hemmeligheten passer ikke til seglet.
end-dice-good = { $dice ->
        [one] Én terning ble regnet ut på nytt fra den forseglede hemmeligheten, og den stemmer.
       *[other] { $dice } terninger ble regnet ut på nytt fra den forseglede hemmeligheten, og alle stemmer.
    }

new-title = Et nytt spill
new-title-pad = En ny blokk
new-sheet = Ark
new-options = Valgfrie regler
new-players = Spillere
new-players-hint = Navn med komma mellom; tomt for å spille alene
new-default-player = Spiller
new-computers = Dataspillere
new-computers-hint = Ingen; eller f.eks. amatør, dristig
new-computers-known = Velg mellom { $known }.
new-computers-about = { $name }: { $about }
new-teams = Lag
new-teams-none = hver for seg
new-teams-some = { $teams } lag
new-rounds = Runder
new-counting = Telling
new-counting-totals = høyeste sum av rundene
new-counting-differences = vinnerens forsprang i hver runde
new-counting-rounds-won = flest vunne runder
new-start = Hvem begynner?
new-start-agreed = det første navnet
new-start-roll-off = den som kaster høyest
new-words = Lykkeord
new-words-hint = Blandes inn i terningene; ett hver, med komma
new-seal = Terningene i dette spillet er allerede bestemt og forseglet: { $game }, { $seal }. Et lykkeord rører om i dem en gang til, så ingen kan ha valgt dem.
new-about = { $boxes ->
        [one] { $boxes } rute
       *[other] { $boxes } ruter
    }, { $dice } terninger, { $bonus ->
        [0] ingen bonus
       *[other] bonus { $bonus } fra { $at }
    }. { $players }
new-about-teams = Lag: { $teams }.
new-start-game = Start
