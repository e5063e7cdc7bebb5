# The table: the pad of a game, and the screen in the terminal.

pad-upper-sum = Sum øverst
pad-bonus = { $name } ({ NUMBER($at, useGrouping: 0) })

table-round = Runde { $round } af { $rounds }
table-turn = Tur { $turn } af { $turns }
table-plays = { $player } spiller
table-alone = Din tur
table-throws-off = { $player } slår om, hvem der begynder
table-threw = { $player } slog { $dice }: { $sum }.
table-begins = { $player } begynder.
table-throw = Kast { $throw } af { $throws }
table-sealed = Fingeraftryk { $seal }
table-standing = { $name } { $points }
table-series = Serie: { $standing }
table-real = Rigtige terninger
table-solving = Gennemregner: { $percent } %
table-just-wrote = { $player }: { $points } i { $box }{ $known ->
        [yes] {" "}med { $dice }
       *[no] {""}
    }
table-just-struck = { $player }: 0 i { $box }{ $known ->
        [yes] {" "}med { $dice }
       *[no] {""}
    }
table-press-space = Tryk mellemrum for at kaste.
table-type-roll-off = Skriv de { $dice } terninger, du slog, fx { $example }.
table-all-kept = Alle terninger er beholdt: vælg et felt.
table-choose = Vælg et felt; Z fortryder terningerne.
table-corrected = Rettet.
table-unchanged = Intet blev ændret.
table-looking-back = Runde { $round }, som den endte. Page Down: næste runde.
table-small = Vinduet er for lille. Gør det mindst { $width } × { $height } tegn stort.
table-kept = Gemt. Fortsæt med yatzy { $command }.
table-throw-again = Mellemrum for at kaste igen, 1–{ $dice } for at beholde en terning.
table-choose-box = Ingen kast tilbage: vælg et felt.
table-strike = Stryge { $box }? Tryk Enter en gang til.
table-type-dice = { $equals ->
        [no] Skriv de { $dice } terninger, fx { $example }, eller pointene i et felt.
       *[yes] Skriv de { $dice } terninger, fx { $example }, eller pointene i et felt med = foran, fx =12.
    }
table-typed = Skrevet: { $typed }
table-typed-dice = { $coach ->
        [yes] Tryk Enter for at bruge terningerne, H for at spørge coachen.
       *[no] Tryk Enter for at bruge terningerne.
    }
table-laid = Dine terninger i denne tur: { $dice }. Z fortryder dem.
table-can-take = Mulige point i feltet { $box }: { $possible }.
table-filled = Feltet { $box } er udfyldt.
table-correcting = Retter { $box } for { $player }: gå til det rigtige felt, skriv terninger eller point, og tryk Enter. Esc annullerer.
table-cannot-correct = Intet at rette her: gå til et udfyldt felt.
table-taken-back = Fortrudt.
table-thinking = { $player } tænker …
table-computer-throws = { $again ->
        [yes] { $player } kaster alle terninger igen.
       *[no] { $player } kaster terningerne.
    }
table-computer-keeps = { $player } beholder { $dice }.
table-computer-takes = { $player } vælger { $box }.
table-welcome-back = Velkommen tilbage. Spillet er, hvor du forlod det.

hint-roll = kast
hint-keep = behold
hint-hurry = spring over
hint-walk = felt
hint-write = skriv
hint-back = fortryd
hint-correct = ret
hint-rules = regler
hint-verify = kontrollér terningerne
hint-new = nyt
hint-again = spil igen
hint-light = lys
hint-result = resultat
hint-scroll = rul
hint-quit = afslut
hint-close = luk
hint-keys = hjælp
hint-rounds = runder

keys-title = Genvejstaster
keys-roll = kast de terninger, du ikke beholder
keys-keep = behold eller slip en terning
keys-walk = gå til et andet felt; venstre og højre til en anden kolonne
keys-write = skriv i feltet
keys-back = fortryd det seneste
keys-type = skriv terningerne, eller pointene i et felt
keys-correct = ret feltet
keys-result = vis stillingen
keys-rounds = vis tidligere runder
keys-rules = vis reglerne
keys-new = nyt spil; du kan fortsætte dette senere
keys-again = spil igen med de samme spillere
keys-light = lyst eller mørkt tema
keys-quit = afslut; alt er gemt
keys-mouse = Med musen: klik på en terning for at beholde den, på et felt for at gå derhen og en gang til for at skrive, på en tast forneden for at trykke på den.
signs-title = Hvad tegnene betyder
signs-offer = det, disse terninger ville give her
signs-barred = ikke tilladt med disse terninger
signs-struck = strøget
hint-start = start
hint-field = næste felt

end-title = Spillet er slut
end-one = { $player } vandt { $counting ->
        [differences] med { $points } points forspring.
        [rounds-won] { $points ->
            [one] { $points } runde, flere end nogen anden.
           *[other] { $points } runder, flere end nogen anden.
        }
       *[totals] med { $points } point.
    }
end-shared = { $players } deler sejren { $counting ->
        [differences] med { $points } points forspring hver.
        [rounds-won] med { $points ->
            [one] { $points } runde hver.
           *[other] { $points } runder hver.
        }
       *[totals] med { $points } point hver.
    }
end-alone = { $points } point.
end-so-far = Indtil nu
end-review = Kør yatzy review { $game } for at se held og fejl.
end-record = Ny rekord for { $player } med disse regler: { $points }. Før: { $before } ({ $date }).
end-best = Rekorden for { $player } med disse regler: { $before } ({ $date }).
end-wrong = { $count ->
        [one] 1 kast er ikke det, startværdien giver.
       *[other] { $count } kast er ikke det, startværdien giver.
    }
end-player = Spiller
end-round = Runde { $round }
end-sum = Sum
end-difference = Forspring
end-won = Vundne runder
end-seal-wrong = Startværdien passer ikke til fingeraftrykket.
end-dice-good = { $dice ->
        [one] 1 terning er regnet efter ud fra startværdien og stemmer.
       *[other] Alle { $dice } terninger er regnet efter ud fra startværdien og stemmer.
    }

new-title = Nyt spil
new-title-pad = Nyt spil med rigtige terninger
new-sheet = Regler
new-options = Valgfri regler
new-players = Spillere
new-players-hint = Navne med komma imellem; tomt for at spille alene
new-default-player = Spiller
new-computers = Robotter
new-computers-hint = Ingen, eller for eksempel amatør, dristig
new-computers-known = Vælg mellem { $known }.
new-computers-about = { $name }: { $about }
new-teams = Hold
new-teams-none = ingen hold
new-teams-some = { $teams } hold
new-rounds = Runder
new-counting = Pointtælling
new-counting-totals = højeste sum af runderne
new-counting-differences = vinderens forspring i hver runde
new-counting-rounds-won = flest vundne runder
new-start = Hvem begynder
new-start-agreed = den, der står først
new-start-roll-off = højeste kast
new-words = Lykkeord
new-words-hint = Blandes i terningerne; ét til hver, med komma
new-seal = Startværdien til dette spil er allerede fastlagt: { $game }, fingeraftryk { $seal }. Tilføj et lykkeord, så kan ingen have valgt terningerne.
new-about = { $boxes ->
        [one] { $boxes } felt
       *[other] { $boxes } felter
    }, { $dice } terninger, { $bonus ->
        [0] ingen bonus
       *[other] bonus { $bonus } fra { $at }
    }. { $players }
new-about-teams = Hold: { $teams }.
new-start-game = Start
