# The table: the pad of a game, and the screen in the terminal.

pad-upper-sum = Øvre sum
pad-bonus = { $name } ({ NUMBER($at, useGrouping: 0) })

table-round = Runde { $round } af { $rounds }
table-turn = Omgang { $turn } af { $turns }
table-plays = { $player } spiller
table-alone = Din tur
table-throws-off = { $player } slår sit startkast
table-threw = { $player } slog { $dice }: { $sum }.
table-begins = { $player } begynder.
table-throw = Kast { $throw } af { $throws }
table-sealed = Terninger forseglet som { $seal }
table-standing = { $name } { $points }
table-series = Serie: { $standing }
table-real = Med rigtige terninger
table-solving = Løser arket: { $percent } %
table-just-wrote = { $player }: { $points } i { $box }{ $known ->
        [yes] {" "}med { $dice }
       *[no] {""}
    }
table-just-struck = { $player } strøg { $box }{ $known ->
        [yes] {" "}med { $dice }
       *[no] {""}
    }
table-press-space = Mellemrum kaster terningerne.
table-type-roll-off = Skriv de { $dice } terninger, du slog, fx { $example }.
table-all-kept = Alle terninger er beholdt: vælg et felt.
table-choose = Vælg et felt; Z tager terningerne tilbage.
table-corrected = Rettet.
table-unchanged = Intet blev ændret.
table-looking-back = Runde { $round }, som den endte. Page Down går videre.
table-small = Vinduet er for lille at spille i. { $width } × { $height } tegn er nok.
table-kept = Gemt. yatzy { $command } fortsætter.
table-throw-again = Mellemrum kaster igen; 1 til { $dice } beholder en terning.
table-choose-box = Ingen kast tilbage: vælg et felt.
table-strike = Stryge { $box } med et nul? Enter en gang til skriver det.
table-type-dice = { $equals ->
        [no] Skriv de { $dice } terninger, fx { $example }, eller pointene i et felt.
       *[yes] Skriv de { $dice } terninger, fx { $example }, eller pointene i et felt med = foran, fx =12.
    }
table-typed = Skrevet: { $typed }
table-typed-dice = { $coach ->
        [yes] Enter lægger terningerne på blokken, H spørger coachen.
       *[no] Enter lægger terningerne på blokken.
    }
table-laid = Omgangens terninger ligger på blokken: { $dice }. Z tager dem tilbage.
table-can-take = Mulige point i { $box }: { $possible }.
table-filled = { $box } er udfyldt.
table-correcting = Retter { $box } for { $player }: gå til det rigtige felt, skriv terninger eller point, Enter skriver, Esc lader være.
table-cannot-correct = Der er ikke noget at rette her: gå til et udfyldt felt.
table-taken-back = Fortrudt.
table-thinking = { $player } tænker …
table-computer-throws = { $again ->
        [yes] { $player } kaster alle terninger igen.
       *[no] { $player } kaster terningerne.
    }
table-computer-keeps = { $player } beholder { $dice }.
table-computer-takes = { $player } vælger { $box }.
table-welcome-back = Velkommen tilbage: spillet er, hvor du forlod det.

hint-roll = kast
hint-keep = behold
hint-hurry = videre nu
hint-walk = felt
hint-write = skriv
hint-back = fortryd
hint-correct = ret
hint-rules = regler
hint-verify = kontrollér
hint-new = nyt
hint-again = spil igen
hint-light = lys
hint-result = resultat
hint-scroll = rul
hint-quit = afslut
hint-close = luk
hint-keys = hjælp
hint-rounds = runder

keys-title = Tasterne
keys-roll = kast de terninger, der ikke er beholdt
keys-keep = behold en terning, eller slip den
keys-walk = gå til et andet felt; venstre og højre til en anden kolonne
keys-write = skriv i feltet
keys-back = fortryd det seneste
keys-type = skriv terningerne, eller pointene i et felt
keys-correct = ret det, der står i feltet
keys-result = hvordan det står
keys-rounds = se tidligere runder
keys-rules = reglerne på dette ark
keys-new = et nyt spil; dette kan fortsætte senere
keys-again = spil igen, de samme spillere
keys-light = lyst eller mørkt
keys-quit = afslut; alt gemmes
keys-mouse = Med musen: klik på en terning for at beholde den, på et felt for at gå derhen og en gang til for at skrive, på en tast forneden for at trykke på den.
signs-title = Det betyder tegnene
signs-offer = det, terningerne giver her
signs-barred = ikke tilladt med disse terninger
signs-struck = strøget: 0 point
hint-start = start
hint-field = næste felt

end-title = Slut
end-one = { $player } har vundet { $counting ->
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
end-review = yatzy review { $game } skiller held fra valg.
end-record = Ny rekord for { $player } på dette ark: { $points }. Før var den { $before } ({ $date }).
end-best = Rekorden for { $player } på dette ark er { $before } ({ $date }).
end-wrong = { $count ->
        [one] Ét kast er ikke det, den forseglede hemmelighed giver.
       *[other] { $count } kast er ikke det, den forseglede hemmelighed giver.
    }
end-player = Spiller
end-round = Runde { $round }
end-sum = Sum
end-difference = Forspring
end-won = Vundne runder
end-seal-wrong = Hemmeligheden passer ikke til seglet.
end-dice-good = { $dice ->
        [one] Én terning blev regnet efter ud fra den forseglede hemmelighed, og den stemmer.
       *[other] { $dice } terninger blev regnet efter ud fra den forseglede hemmelighed, og alle stemmer.
    }

new-title = Et nyt spil
new-title-pad = En ny blok
new-sheet = Ark
new-options = Valgfri regler
new-players = Spillere
new-players-hint = Navne med komma imellem; tomt for at spille alene
new-default-player = Spiller
new-computers = Computere
new-computers-hint = Ingen; eller fx amatør, dristig
new-computers-known = Vælg mellem { $known }.
new-computers-about = { $name }: { $about }
new-teams = Hold
new-teams-none = hver for sig
new-teams-some = { $teams } hold
new-rounds = Runder
new-counting = Optælling
new-counting-totals = højeste sum af runderne
new-counting-differences = vinderens forspring i hver runde
new-counting-rounds-won = flest vundne runder
new-start = Hvem begynder?
new-start-agreed = det første navn
new-start-roll-off = den, der slår højest
new-words = Lykkeord
new-words-hint = Blandes i terningerne; ét til hver, med komma
new-seal = Terningerne i dette spil er allerede bestemt og forseglet: { $game }, { $seal }. Et lykkeord rører rundt i dem en gang til, så ingen kan have valgt dem.
new-about = { $boxes ->
        [one] { $boxes } felt
       *[other] { $boxes } felter
    }, { $dice } terninger, { $bonus ->
        [0] ingen bonus
       *[other] bonus { $bonus } fra { $at }
    }. { $players }
new-about-teams = Hold: { $teams }.
new-start-game = Start
