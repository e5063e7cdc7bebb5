# The table: the pad of a game, and the screen in the terminal.

pad-upper-sum = Øvre sum
pad-bonus = { $name } ({ NUMBER($at, useGrouping: 0) })

table-round = Runde { $round } av { $rounds }
table-turn = Omgang { $turn } av { $turns }
table-plays = { $player } spiller
table-alone = Din tur
table-throws-off = { $player } kaster om hvem som begynner
table-threw = { $player } kastet { $dice }: { $sum }.
table-begins = { $player } begynner.
table-throw = Kast { $throw } av { $throws }
table-sealed = Fingeravtrykk { $seal }
table-standing = { $name } { $points }
table-series = Serie: { $standing }
table-real = Ekte terninger
table-solving = Regner ut: { $percent } %
table-just-wrote = { $player }: { $points } på { $box }{ $known ->
        [yes] {" "}med { $dice }
       *[no] {""}
    }
table-just-struck = { $player }: 0 på { $box }{ $known ->
        [yes] {" "}med { $dice }
       *[no] {""}
    }
table-press-space = Trykk mellomrom for å kaste.
table-type-roll-off = Skriv de { $dice } terningene du kastet, f.eks. { $example }.
table-all-kept = Alle terningene er beholdt: velg en rute.
table-choose = Velg en rute; Z angrer terningene.
table-corrected = Rettet.
table-unchanged = Ingenting ble endret.
table-looking-back = Runde { $round }, slik den endte. Page Down: neste runde.
table-small = Vinduet er for lite. Gjør det minst { $width } × { $height } tegn stort.
table-kept = Lagret. Fortsett med yatzy { $command }.
table-throw-again = Mellomrom for å kaste igjen, 1–{ $dice } for å beholde en terning.
table-choose-box = Ingen kast igjen: velg en rute.
table-strike = Stryke { $box }? Trykk Enter en gang til.
table-type-dice = { $equals ->
        [no] Skriv de { $dice } terningene, f.eks. { $example }, eller poengene i en rute.
       *[yes] Skriv de { $dice } terningene, f.eks. { $example }, eller poengene i en rute med = foran, f.eks. =12.
    }
table-typed = Skrevet: { $typed }
table-typed-dice = { $coach ->
        [yes] Trykk Enter for å bruke terningene, H for å spørre coachen.
       *[no] Trykk Enter for å bruke terningene.
    }
table-laid = Terningene dine i denne omgangen: { $dice }. Z angrer dem.
table-can-take = Mulige poeng i ruten { $box }: { $possible }.
table-filled = Ruten { $box } er utfylt.
table-correcting = Retter { $box } for { $player }: gå til riktig rute, skriv terninger eller poeng, og trykk Enter. Esc avbryter.
table-cannot-correct = Ingenting å rette her: gå til en utfylt rute.
table-taken-back = Angret.
table-thinking = { $player } tenker …
table-computer-throws = { $again ->
        [yes] { $player } kaster alle terningene på nytt.
       *[no] { $player } kaster terningene.
    }
table-computer-keeps = { $player } beholder { $dice }.
table-computer-takes = { $player } velger { $box }.
table-welcome-back = Velkommen tilbake. Spillet er der du forlot det.

hint-roll = kast
hint-keep = behold
hint-hurry = hopp over
hint-walk = rute
hint-write = før
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

keys-title = Hurtigtaster
keys-roll = kast terningene du ikke beholder
keys-keep = behold eller slipp en terning
keys-walk = gå til en annen rute; venstre og høyre til en annen kolonne
keys-write = før i ruten
keys-back = angre det siste
keys-type = skriv terningene, eller poengene i en rute
keys-correct = rett ruten
keys-result = vis stillingen
keys-rounds = vis tidligere runder
keys-rules = vis reglene
keys-new = nytt spill; du kan fortsette dette senere
keys-again = spill igjen med de samme spillerne
keys-light = lyst eller mørkt tema
keys-quit = avslutt; alt er lagret
keys-mouse = Med musen: klikk på en terning for å beholde den, på en rute for å gå dit og en gang til for å føre, på en tast nederst for å trykke på den.
signs-title = Hva tegnene betyr
signs-offer = det disse terningene ville gitt her
signs-barred = ikke lov med disse terningene
signs-struck = strøket
hint-start = start
hint-field = neste felt

end-title = Spillet er slutt
end-one = { $player } vant { $counting ->
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
end-review = Kjør yatzy review { $game } for å se flaks og feil.
end-record = Ny rekord for { $player } med disse reglene: { $points }. Før: { $before } ({ $date }).
end-best = Rekorden til { $player } med disse reglene: { $before } ({ $date }).
end-wrong = { $count ->
        [one] 1 kast er ikke det startverdien gir.
       *[other] { $count } kast er ikke det startverdien gir.
    }
end-player = Spiller
end-round = Runde { $round }
end-sum = Sum
end-difference = Forsprang
end-won = Vunne runder
end-seal-wrong = Startverdien passer ikke til fingeravtrykket.
end-dice-good = { $dice ->
        [one] 1 terning er regnet ut på nytt fra startverdien og stemmer.
       *[other] Alle { $dice } terningene er regnet ut på nytt fra startverdien og stemmer.
    }

new-title = Nytt spill
new-title-pad = Nytt spill med ekte terninger
new-sheet = Regler
new-options = Valgfrie regler
new-players = Spillere
new-players-hint = Navn med komma mellom; tomt for å spille alene
new-default-player = Spiller
new-computers = Roboter
new-computers-hint = Ingen, eller for eksempel amatør, dristig
new-computers-known = Velg mellom { $known }.
new-computers-about = { $name }: { $about }
new-teams = Lag
new-teams-none = ingen lag
new-teams-some = { $teams } lag
new-rounds = Runder
new-counting = Poengtelling
new-counting-totals = høyeste sum av rundene
new-counting-differences = vinnerens forsprang i hver runde
new-counting-rounds-won = flest vunne runder
new-start = Hvem begynner
new-start-agreed = den som står først
new-start-roll-off = høyeste kast
new-words = Lykkeord
new-words-hint = Blandes inn i terningene; ett hver, med komma
new-seal = Startverdien for dette spillet er allerede bestemt: { $game }, fingeravtrykk { $seal }. Legg til et lykkeord, så kan ingen ha valgt terningene.
new-about = { $boxes ->
        [one] { $boxes } rute
       *[other] { $boxes } ruter
    }, { $dice } terninger, { $bonus ->
        [0] ingen bonus
       *[other] bonus { $bonus } fra { $at }
    }. { $players }
new-about-teams = Lag: { $teams }.
new-start-game = Start
