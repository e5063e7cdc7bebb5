# The table: the pad of a game, and the screen in the terminal.

pad-upper-sum = Som boven
pad-bonus = { $name } ({ NUMBER($at, useGrouping: 0) })

table-round = Ronde { $round } van { $rounds }
table-turn = Beurt { $turn } van { $turns }
table-plays = { $player } speelt
table-alone = Jij bent aan de beurt
table-throws-off = { $player } gooit om wie begint
table-threw = { $player } gooit { $dice }: { $sum }.
table-begins = { $player } begint.
table-throw = Worp { $throw } van { $throws }
table-sealed = Dobbelstenen verzegeld als { $seal }
table-standing = { $name } { $points }
table-series = Serie: { $standing }
table-real = Met echte dobbelstenen
table-solving = Regelblad wordt opgelost: { $percent }%
table-just-wrote = { $player }: { $points } in { $box }{ $known ->
        [yes] {" "}met { $dice }
       *[no] {""}
    }
table-just-struck = { $player } streept { $box } weg{ $known ->
        [yes] {" "}met { $dice }
       *[no] {""}
    }
table-press-space = Met de spatiebalk gooi je.
table-type-roll-off = Typ de { $dice } dobbelstenen die je gooide, zoals { $example }.
table-all-kept = Je houdt alles: kies een vak.
table-choose = Kies een vak; Z neemt de dobbelstenen terug.
table-corrected = Verbeterd.
table-unchanged = Er is niets veranderd.
table-looking-back = Ronde { $round }, zoals die eindigde. Page Down gaat verder.
table-small = Dit venster is te klein om in te spelen. { $width } × { $height } tekens is genoeg.
table-kept = Bewaard. yatzy { $command } gaat ermee verder.
table-throw-again = Spatie gooit opnieuw; 1 t/m { $dice } houdt een dobbelsteen.
table-choose-box = Geen worp meer: kies een vak.
table-strike = { $box } wegstrepen met een nul? Nog eens Enter schrijft hem.
table-type-dice = { $equals ->
        [no] Typ de { $dice } dobbelstenen, zoals { $example }, of de punten van een vak.
       *[yes] Typ de { $dice } dobbelstenen, zoals { $example }, of de punten van een vak met = ervoor, zoals =12.
    }
table-typed = Getypt: { $typed }
table-typed-dice = { $coach ->
        [yes] Enter legt deze dobbelstenen op het blok, H vraagt de coach.
       *[no] Enter legt deze dobbelstenen op het blok.
    }
table-laid = De dobbelstenen van deze beurt liggen op het blok: { $dice }. Z neemt ze terug.
table-can-take = Mogelijk in { $box }: { $possible }.
table-filled = Het vak { $box } is gevuld.
table-correcting = Verbeteren voor { $player }, { $box }: ga naar het goede vak, typ dobbelstenen of punten; Enter schrijft, Esc laat het zo.
table-cannot-correct = Hier valt niets te verbeteren: ga naar een gevuld vak.
table-taken-back = Teruggenomen.
table-thinking = { $player } denkt na …
table-computer-throws = { $again ->
        [yes] { $player } gooit alles opnieuw.
       *[no] { $player } gooit.
    }
table-computer-keeps = { $player } houdt { $dice }.
table-computer-takes = { $player } kiest { $box }.
table-welcome-back = Welkom terug: het potje is waar je het achterliet.

hint-roll = gooien
hint-keep = houden
hint-hurry = meteen door
hint-walk = vak
hint-write = schrijven
hint-back = terug
hint-correct = verbeteren
hint-rules = regels
hint-verify = worpen controleren
hint-new = nieuw
hint-again = nog een keer
hint-light = licht
hint-result = stand
hint-scroll = schuiven
hint-quit = stoppen
hint-close = sluiten
hint-keys = help
hint-rounds = rondes

keys-title = De toetsen
keys-roll = de dobbelstenen gooien die je niet houdt
keys-keep = een dobbelsteen houden, of toch niet
keys-walk = naar een ander vak; links en rechts naar een andere kolom
keys-write = in het vak schrijven
keys-back = het laatste terugnemen
keys-type = de dobbelstenen typen, of de punten van een vak
keys-correct = verbeteren wat in het vak staat
keys-result = hoe het staat
keys-rounds = eerdere rondes bekijken
keys-rules = de regels van dit regelblad
keys-new = een nieuw potje; dit kan later verder
keys-again = nog een keer, met dezelfde mensen
keys-light = licht of donker
keys-quit = stoppen; alles blijft bewaard
keys-mouse = Met de muis: klik op een dobbelsteen om hem te houden, op een vak om erheen te gaan en nog eens om te schrijven, op een toets onderaan om die in te drukken.
signs-title = Wat de tekens betekenen
signs-offer = wat deze dobbelstenen hier opleveren
signs-barred = mag niet met deze dobbelstenen
signs-struck = weggestreept: 0 punten
hint-start = start
hint-field = volgend veld

end-title = Einde
end-one = Winst voor { $player } met { $counting ->
        [differences] { $points ->
            [one] { $points } punt verschil.
           *[other] { $points } punten verschil.
        }
        [rounds-won] { $points ->
            [one] { $points } gewonnen ronde, meer dan alle anderen.
           *[other] { $points } gewonnen rondes, meer dan alle anderen.
        }
       *[totals] { $points } punten.
    }
end-shared = { $players } delen de winst met elk { $counting ->
        [differences] { $points ->
            [one] { $points } punt verschil.
           *[other] { $points } punten verschil.
        }
        [rounds-won] { $points ->
            [one] { $points } gewonnen ronde.
           *[other] { $points } gewonnen rondes.
        }
       *[totals] { $points } punten.
    }
end-alone = { $points ->
        [one] { $points } punt.
       *[other] { $points } punten.
    }
end-so-far = Tot nu toe
end-review = yatzy review { $game } scheidt geluk van keuzes.
end-record = Nieuw record voor { $player } op dit regelblad: { $points }. Eerst was het { $before } ({ $date }).
end-best = Het record van { $player } op dit regelblad is { $before } ({ $date }).
end-wrong = { $count ->
        [one] Eén worp is niet wat het verzegelde geheim geeft.
       *[other] { $count } worpen zijn niet wat het verzegelde geheim geeft.
    }
end-player = Speler
end-round = Ronde { $round }
end-sum = Som
end-difference = Verschil
end-won = Gewonnen rondes
end-seal-wrong = Het geheim past niet bij het zegel.
end-dice-good = { $dice ->
        [one] Eén dobbelsteen is nagerekend uit het verzegelde geheim en klopt.
       *[other] { $dice } dobbelstenen zijn nagerekend uit het verzegelde geheim, en ze kloppen allemaal.
    }

new-title = Nieuw potje
new-title-pad = Nieuw blok
new-sheet = Regelblad
new-options = Opties
new-players = Spelers
new-players-hint = Namen, met komma’s ertussen; leeg om alleen te spelen
new-default-player = Speler
new-computers = Computers
new-computers-hint = Geen; of bijvoorbeeld amateur, durfal
new-computers-known = Kies uit { $known }.
new-computers-about = { $name }: { $about }
new-teams = Teams
new-teams-none = ieder voor zich
new-teams-some = { $teams } teams
new-rounds = Rondes
new-counting = Telling
new-counting-totals = hoogste som van de rondes
new-counting-differences = voorsprong in elke ronde
new-counting-rounds-won = meeste rondes gewonnen
new-start = Wie begint?
new-start-agreed = de eerste naam
new-start-roll-off = de hoogste worp
new-words = Gelukswoorden
new-words-hint = Gemengd door de dobbelstenen; ieder één, met komma’s
new-seal = De dobbelstenen van dit potje staan al vast en zijn verzegeld: { $game }, { $seal }. Een gelukswoord schudt ze nog een keer, zodat niemand ze gekozen kan hebben.
new-about = { $boxes ->
        [one] { $boxes } vak
       *[other] { $boxes } vakken
    }, { $dice } dobbelstenen, { $bonus ->
        [0] geen bonus
       *[other] bonus { $bonus } vanaf { $at }
    }. { $players }
new-about-teams = Teams: { $teams }.
new-start-game = Start
