# The table: the pad of a game, and the screen in the terminal.

pad-upper-sum = Som boven
pad-bonus = { $name } ({ NUMBER($at, useGrouping: 0) })

table-round = Ronde { $round } van { $rounds }
table-turn = Beurt { $turn } van { $turns }
table-plays = { $player } speelt
table-alone = Jij bent aan de beurt
table-throws-off = { $player } gooit om te bepalen wie begint
table-threw = { $player } gooit { $dice }: { $sum }.
table-begins = { $player } begint.
table-throw = Worp { $throw } van { $throws }
table-sealed = Vingerafdruk { $seal }
table-standing = { $name } { $points }
table-series = Serie: { $standing }
table-real = Echte dobbelstenen
table-solving = Doorrekenen: { $percent }%
table-just-wrote = { $player }: { $points } in { $box }{ $known ->
        [yes] {" "}met { $dice }
       *[no] {""}
    }
table-just-struck = { $player } streept { $box } weg{ $known ->
        [yes] {" "}met { $dice }
       *[no] {""}
    }
table-press-space = Druk op de spatiebalk om te gooien.
table-type-roll-off = Typ de { $dice } dobbelstenen die je gooide, zoals { $example }.
table-all-kept = Je houdt alles vast: kies een vak.
table-choose = Kies een vak; Z maakt de dobbelstenen ongedaan.
table-corrected = Gecorrigeerd.
table-unchanged = Er is niets veranderd.
table-looking-back = Ronde { $round }, zoals die eindigde. Page Down: volgende ronde.
table-small = Dit venster is te klein. Maak het minstens { $width } × { $height } tekens.
table-kept = Bewaard. Ga verder met yatzy { $command }.
table-throw-again = Spatie gooit opnieuw, 1–{ $dice } houdt een dobbelsteen vast.
table-choose-box = Geen worp meer: kies een vak.
table-strike = { $box } wegstrepen? Druk nog eens op Enter.
table-type-dice = { $equals ->
        [no] Typ de { $dice } dobbelstenen, zoals { $example }, of de punten van een vak.
       *[yes] Typ de { $dice } dobbelstenen, zoals { $example }, of de punten van een vak met = ervoor, zoals =12.
    }
table-typed = Getypt: { $typed }
table-typed-dice = { $coach ->
        [yes] Druk op Enter om deze dobbelstenen te gebruiken, op H om de coach te vragen.
       *[no] Druk op Enter om deze dobbelstenen te gebruiken.
    }
table-laid = Je dobbelstenen deze beurt: { $dice }. Z maakt ze ongedaan.
table-can-take = Mogelijk in het vak { $box }: { $possible }.
table-filled = Het vak { $box } is ingevuld.
table-correcting = { $player }, { $box } corrigeren: ga naar het goede vak, typ dobbelstenen of punten en druk op Enter. Esc annuleert.
table-cannot-correct = Hier valt niets te corrigeren: ga naar een ingevuld vak.
table-taken-back = Ongedaan gemaakt.
table-thinking = { $player } denkt na …
table-computer-throws = { $again ->
        [yes] { $player } gooit alles opnieuw.
       *[no] { $player } gooit de dobbelstenen.
    }
table-computer-keeps = { $player } houdt { $dice } vast.
table-computer-takes = { $player } kiest { $box }.
table-welcome-back = Welkom terug. Je potje staat nog zoals je het achterliet.

hint-roll = gooien
hint-keep = vasthouden
hint-hurry = overslaan
hint-walk = vak
hint-write = schrijven
hint-back = ongedaan
hint-correct = corrigeren
hint-rules = regels
hint-verify = worpen controleren
hint-new = nieuw
hint-again = nog een keer
hint-light = licht
hint-result = stand
hint-scroll = scrollen
hint-quit = stoppen
hint-close = sluiten
hint-keys = help
hint-rounds = rondes

keys-title = Sneltoetsen
keys-roll = de dobbelstenen gooien die je niet vasthoudt
keys-keep = een dobbelsteen vasthouden of loslaten
keys-walk = naar een ander vak; links en rechts naar een andere kolom
keys-write = in het vak schrijven
keys-back = de laatste stap ongedaan maken
keys-type = de dobbelstenen typen, of de punten van een vak
keys-correct = het vak corrigeren
keys-result = de stand tonen
keys-rounds = eerdere rondes tonen
keys-rules = de regels tonen
keys-new = nieuw potje; met dit kun je later verder
keys-again = nog een keer met dezelfde spelers
keys-light = licht of donker thema
keys-quit = stoppen; alles is bewaard
keys-mouse = Met de muis: klik op een dobbelsteen om hem vast te houden, op een vak om erheen te gaan en nog eens om te schrijven, op een toets onderaan om die in te drukken.
signs-title = Wat de tekens betekenen
signs-offer = wat deze dobbelstenen hier opleveren
signs-barred = mag niet met deze dobbelstenen
signs-struck = weggestreept
hint-start = start
hint-field = volgend veld

end-title = Afgelopen
end-one = Winst voor { $player } met { $counting ->
        [differences] { $points ->
            [one] { $points } punt verschil.
           *[other] { $points } punten verschil.
        }
        [rounds-won] { $points ->
            [one] { $points } gewonnen ronde, meer dan alle anderen.
           *[other] { $points } gewonnen rondes, meer dan alle anderen.
        }
       *[totals] { $points ->
            [one] { $points } punt.
           *[other] { $points } punten.
        }
    }
end-shared = { $players } delen de overwinning met elk { $counting ->
        [differences] { $points ->
            [one] { $points } punt verschil.
           *[other] { $points } punten verschil.
        }
        [rounds-won] { $points ->
            [one] { $points } gewonnen ronde.
           *[other] { $points } gewonnen rondes.
        }
       *[totals] { $points ->
            [one] { $points } punt.
           *[other] { $points } punten.
        }
    }
end-alone = { $points ->
        [one] { $points } punt.
       *[other] { $points } punten.
    }
end-so-far = Tot nu toe
end-review = Bekijk geluk en fouten met yatzy review { $game }.
end-record = Nieuw record voor { $player } met deze regels: { $points }. Eerst was het { $before } ({ $date }).
end-best = Het record van { $player } met deze regels: { $before } ({ $date }).
end-wrong = { $count ->
        [one] Eén worp is niet wat de startwaarde geeft.
       *[other] { $count } worpen zijn niet wat de startwaarde geeft.
    }
end-player = Speler
end-round = Ronde { $round }
end-sum = Som
end-difference = Verschil
end-won = Gewonnen rondes
end-seal-wrong = De startwaarde past niet bij de vingerafdruk.
end-dice-good = { $dice ->
        [one] Eén dobbelsteen is nagerekend uit de startwaarde en klopt.
       *[other] Alle { $dice } dobbelstenen zijn nagerekend uit de startwaarde en kloppen.
    }

new-title = Nieuw potje
new-title-pad = Nieuw potje met echte dobbelstenen
new-sheet = Regels
new-options = Opties
new-players = Spelers
new-players-hint = Namen, met komma’s ertussen; leeg om alleen te spelen
new-default-player = Speler
new-computers = Bots
new-computers-hint = Geen; of bijvoorbeeld amateur, durfal
new-computers-known = Kies uit { $known }.
new-computers-about = { $name }: { $about }
new-teams = Teams
new-teams-none = geen teams
new-teams-some = { $teams } teams
new-rounds = Rondes
new-counting = Telling
new-counting-totals = hoogste som van de rondes
new-counting-differences = voorsprong van de winnaar in elke ronde
new-counting-rounds-won = meeste rondes gewonnen
new-start = Wie begint
new-start-agreed = de eerste naam
new-start-roll-off = de hoogste worp
new-words = Gelukswoorden
new-words-hint = Gemengd door de dobbelstenen; één per speler, met komma’s
new-seal = De startwaarde van dit potje staat al vast: { $game }, vingerafdruk { $seal }. Voeg een gelukswoord toe, dan kan niemand de dobbelstenen gekozen hebben.
new-about = { $boxes ->
        [one] { $boxes } vak
       *[other] { $boxes } vakken
    }, { $dice } dobbelstenen, { $bonus ->
        [0] geen bonus
       *[other] bonus { $bonus } vanaf { $at }
    }. { $players }
new-about-teams = Teams: { $teams }.
new-start-game = Start
