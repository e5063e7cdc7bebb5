# The page in the browser.

page-yatzy = Yatzy
page-title = { $title } · Yatzy
page-tagline = Speel Yatzy met de regels uit je eigen doos.
page-default-name = Speler
page-opening = Een ogenblik …
page-no-script = Deze pagina heeft JavaScript nodig. Zet het aan voor deze site en laad de pagina opnieuw.
page-away = De server antwoordt niet. Probeer het zo nog eens.
page-lost = Verbinding weg. We proberen het opnieuw … Je potje is bewaard.
page-back = Je bent weer online.
page-slow = Wachten op de server …
page-table-closed = De beheerder van deze server heeft deze tafel gesloten. Je kunt hier niet meer spelen.
page-no-table = Deze tafel bestaat niet
page-no-sheet = Deze regels bestaan niet
page-no-sheet-about = Controleer het adres, of kies regels op de startpagina.
page-nowhere = Hier is niets
page-nowhere-about = Controleer het adres. De code van een tafel heeft tien letters en cijfers.
page-close = Sluiten
page-home = Startpagina
page-rules = Regels
page-records = Statistieken
page-between = Oefenen en meer
page-explorer-go = Situatie analyseren
page-drill-go = Training
page-undo = Ongedaan maken

page-play-now = Alleen spelen
page-again = Nog een keer: { $names }
page-starts = { $player } begint
page-tonight = Vanavond: { $score }
page-door-computer = Tegen de computer
page-door-computer-about = van mild tot perfect
page-door-here = Rond dit toestel
page-door-here-about = geef het door
page-door-friends = Met vrienden
page-door-friends-about = met link of code
page-door-real = Met echte dobbelstenen
page-door-real-about = de scorekaart telt op
page-day-about = Dezelfde worpen voor iedereen
page-day-play = Spelen
page-day-players = spelers: { $players }
page-day-best = beste { $points }
page-day-streak = { $days } dagen op rij
page-today = Potje van de dag
page-join = Meedoen met code of link
page-join-example = AB3DE-FG7HJ
page-join-go = Meedoen
page-join-wrong = Een code heeft tien letters en cijfers.
page-continue = Verder spelen
page-waiting = Nog niemand
page-continue-all = { $count ->
        [one] Toon er nog één
       *[other] Toon er nog { $count }
    }
page-forget = { $title } verbergen
page-look-again = Terugblik
page-look-more = Nog { $count }
page-look-at-it = Potje terugkijken
page-bring = Potje importeren
page-own = Eigen regels
page-own-back = Terug naar deze regels
page-compare = Regels vergelijken
page-no-publisher = Huisregels
page-sheet-counts = { $boxes } vakken · { $dice } dobbelstenen
page-sheet-tactic = Paren, straten en full house. Bonus 50 vanaf 63.
page-sheet-tactic-da = De Deense regels: Yatzy geeft de ogen plus 50.
page-sheet-tactic-nl = De Nederlandse regels: bonus pas boven 63.
page-sheet-vinga = Geen joker, geen bonus voor nog een Yatzy.
page-sheet-mb-1973 = Een fiche voor elke volgende Yahtzee, verplichte joker. Teams en series.
page-sheet-hasbro = Verplichte joker, ook na een nul.
page-sheet-printworks = 100 voor elke volgende Yatzy, vrije joker.
page-sheet-philos = Een tweede Yatzi geeft 100 in Kans.
page-sheet-philos-fr = De Franse regels: nog een Yatzi is 0 als het vak bovenin ingevuld is.
page-sheet-philos-es = De Spaanse regels: nog een Yatzi is 0 als het bovenste deel vol is.
page-sheet-maxi = Drie paar, villa en toren. Bonus 100 vanaf 84.
page-sheet-forced-order = Vul de vakken van boven naar onder in.
page-sheet-kniffel = 50 voor nog een Kniffel zolang het vak bovenin open is, daarna een joker.
page-sheet-yams = Eén kolom; voor een straat heb je vijf dobbelstenen nodig.
page-sheet-yacht = Twaalf vakken, geen bonus, 30 voor elke straat.
page-sheet-yacht-dice = Zoals in videogames: full house telt de ogen, straten 15 en 30.

page-other-pad = Andere regels
page-who = Spelers
page-name = Naam
page-your-name = Jouw naam
page-far-name = Vrije plaats
page-add-here = Speler op dit toestel
page-add-far = Speler op eigen toestel
page-add-computer = Bot
page-add-known = { $name } toevoegen
page-change-colour = Andere kleur voor { $name }
page-which-computer = Welke bot
page-remove = { $name } weghalen
page-raise = { $name } omhoog
page-dice = Dobbelstenen
page-dice-screen = Op scherm
page-dice-real = Echte
page-dice-same = Gelijke worpen
page-dice-screen-about = Hier gegooid, zodat iedereen ze ziet. Achteraf kun je ze controleren.
page-dice-real-about = Je gooit je eigen dobbelstenen; de scorekaart controleert en telt op.
page-dice-same-about = Een wedstrijd: iedereen speelt op een eigen toestel en krijgt dezelfde worpen. Het hoogste totaal wint.
page-more = Meer opties
page-options = Opties
page-rounds = Rondes
page-round = Ronde { $round }
page-counting = Telling van rondes
page-counting-totals = Som van alle rondes
page-counting-differences = Voorsprong van de winnaar
page-counting-rounds-won = Meeste rondes gewonnen
page-counting-short = { $counting ->
        [differences] Verschil
        [rounds-won] Gewonnen
       *[totals] Som
    }
page-teams = Teams
page-teams-none = Geen teams
page-teams-some = { $number } teams
page-team = Team { $team }
page-begins = Wie begint
page-begins-agreed = De eerste naam
page-begins-roll-off = De hoogste worp
page-coach-on = Coach toegestaan
page-no-coach = Zonder coach geeft deze server geen advies over je potje tot het afgelopen is. Dat iemand elders advies zoekt, kan hij niet voorkomen.
page-patience = Wachten op afwezige spelers
page-start = Start
page-lay = Tafel maken
page-lay-match = Wedstrijd maken
page-series = De serie tot nu toe

page-lobby = { $free ->
        [0] Iedereen is er.
        [one] Eén plaats is vrij.
       *[other] { $free } plaatsen zijn vrij.
    }
page-lobby-wait = Het potje begint als elke plaats bezet is, of als de host begint.
page-lobby-patience = Is iemand { $time } weg, dan kunnen de anderen een bot laten spelen.
page-remove-player = Verwijderen
page-removed = De host heeft je van deze tafel verwijderd. Je kunt toekijken. Wil je meespelen, vraag dan of je terug mag komen.
page-admit = { $name } weer toelaten
page-lobby-sit = Neem een plaats en speel mee.
page-lobby-screen = dobbelstenen op het scherm
page-lobby-real = echte dobbelstenen
page-seat-free = Vrij
page-seat-mine = Jij
page-sit = Hier zitten
page-stand-up = Plaats verlaten
page-begin = { $count ->
        [one] Alleen beginnen
       *[other] Beginnen met { $count }
    }
page-begin-ask = Beginnen zonder de anderen?
page-begin-ask-about = De vrije plaatsen vervallen. Wie later komt, kan alleen toekijken.
page-invite = Spelers uitnodigen
page-invite-play = Wie dit opent, kan een vrije plaats nemen.
page-invite-look = Het potje is afgelopen: wie dit opent, kan erop terugkijken.
page-share = Deel dit potje
page-invite-watch = Het potje is begonnen: wie dit opent, kan toekijken.
page-qr = QR-code van deze tafel
page-code = Code
page-link = Link
page-copy = Kopiëren
page-copied = Gekopieerd
page-not-copied = Selecteer de tekst en kopieer hem
page-no-code = De QR-code verschijnt zodra de server antwoordt.
page-device = Op een ander toestel spelen
page-device-about = Open deze link op je andere toestel om je plaatsen ook daar te spelen. Geef hem alleen aan iemand die voor je mag spelen.
page-device-own = Het is mijn eigen toestel: het mag alles wat dit toestel mag
page-device-qr = QR-code voor je andere toestel
page-device-make = Link maken
page-take-over = Op dit toestel spelen voor { $theirs }?
page-take-over-about = { $held ->
        [yes] Met deze link speel je voor { $theirs }. Ga je door, dan kan dit toestel zonder nieuwe link niet meer spelen voor { $ours }.
       *[no] Met deze link speel je voor { $theirs }. Ga je door, dan is dit toestel niet meer de host van de tafel.
    }
page-take-over-yes = Doorgaan
page-take-over-no = Annuleren
page-take-over-none = Bij de link die je opende hoort geen plaats aan deze tafel.

page-menu = Menu
page-pad = Scorekaart
page-story = Laatste beurten
page-pad-of = Scorekaart van { $player }
page-whole-pad = Hele scorekaart
page-people = Spelers
page-computer = bot
page-turn = aan de beurt
page-turn-of = Aan de beurt: { $player }
page-turn-number = beurt { $turn } van { $turns }
page-table-code = tafel { $code }
page-bonus-from = { $sum }/{ $at }
page-bonus-for = { $at } → { $points }
page-bonus-told = { $label }: tot nu toe { $sum } van { $at }.
page-pace = { $way ->
        [ahead] { $points ->
            [one] { $points } punt voor op schema voor de bonus.
           *[other] { $points } punten voor op schema voor de bonus.
        }
        [behind] { $points ->
            [one] { $points } punt achter op schema voor de bonus.
           *[other] { $points } punten achter op schema voor de bonus.
        }
       *[even] Precies op schema voor de bonus.
    }
page-chips = { $count ->
        [0] Geen fiche
        [one] Eén fiche, { $points } punten
       *[other] { $count } fiches, { $points } punten
    }
page-cell-written = { $box } { $points }
page-cell-struck = { $box } 0: weggestreept
page-cell-offered = { $box } { $points }: mogelijk{ $advised ->
        [yes] , de keuze van de coach
        [best] , nu het beste vak
       *[no] {""}
    }
page-cell-zero = { $box } 0: zou een nul zijn
page-cell-barred = { $box }: nu niet. { $why }
page-cell-open = { $box }: open
page-box-about = Zo telt het vak: { $box }
page-box-example = Bijvoorbeeld
page-box-now = Deze dobbelstenen
page-box-write = Schrijf hier { $points }
page-cheer-box = { $box }!
page-cheer-best = Persoonlijk record!
page-sound = Geluid
page-pass-on = Jij bent aan de beurt. Tik om te beginnen.
page-die = Dobbelsteen { $place }: { $face }{ $kept ->
        [yes] , vastgehouden
       *[no] {""}
    }
page-keep-line = Vastgehouden dobbelstenen
page-face = { $face }
page-throws-left = { $count ->
        [0] Geen worp meer
        [one] Nog één worp
       *[other] Nog { $count } worpen
    }
page-button-roll = Gooien
page-button-roll-named = { $player }, gooi
page-button-again = { $count ->
        [one] Gooi 1
       *[other] Gooi { $count }
    }
page-button-choose = Kies een vak
page-button-all-kept = Alles vast
page-button-theirs = { $player } speelt
page-rolled-off = { $player } gooide het hoogst en begint.
page-roll-off = De hoogste worp begint: { $player } is aan de beurt.
page-do-roll = { $several ->
        [yes] { $player }, gooi de dobbelstenen.
       *[no] Jij bent aan de beurt: gooi de dobbelstenen.
    }
page-do-tell = { $several ->
        [yes] { $player }: voer je dobbelstenen in, of tik op een vak om punten in te voeren.
       *[no] Voer je dobbelstenen in, of tik op een vak om punten in te voeren.
    }
page-do-keep = Tik aan wat je vasthoudt, of kies een vak.
page-do-choose = Geen worp meer: kies een vak.
page-do-take = Kies een vak, of corrigeer de dobbelstenen.
page-your-turn = { $several ->
        [yes] { $player } is aan de beurt.
       *[no] Jij bent aan de beurt.
    }
page-zero = { $box } wegstrepen?
page-zero-yes = Wegstrepen
page-zero-no = Nog niet

page-told-rolled = { $you ->
        [yes] Jij gooit { $dice }.
       *[no] { $player } gooit { $dice }.
    }
page-told-laid = { $you ->
        [yes] Jouw dobbelstenen: { $dice }.
       *[no] { $player } heeft { $dice }.
    }
page-told-kept = { $you ->
        [yes] Jij houdt { $dice } vast.
       *[no] { $player } houdt { $dice } vast.
    }
page-told-wrote = { $you ->
        [yes] Jij: { $points } in { $box }.
       *[no] { $player }: { $points } in { $box }.
    }
page-told-struck = { $you ->
        [yes] Jij streept { $box } weg.
       *[no] { $player } streept { $box } weg.
    }
page-told-took-back = { $you ->
        [yes] Ongedaan gemaakt.
       *[no] { $player } maakt de laatste stap ongedaan.
    }
page-told-corrected = Gecorrigeerd: { $points } in { $box }.
page-told-reacts = { $player }: { $text }

page-react = Reageren
page-reaction-bravo = Bravo!
page-reaction-laugh = Haha!
page-reaction-ouch = Au!
page-reaction-luck = Succes!
page-reaction-hurry = Kom op …
page-reaction-thanks = Bedankt!
page-hand-over = Een bot laten spelen voor { $player } …
page-hand-over-who = Wie speelt voor { $player }?
page-hand-over-own = De bot speelt tot je terug bent. Je kunt altijd weer zelf verder.
page-hand-over-another = Een bot laten spelen voor { $player }?
page-hand-over-about = Een sterke bot speelt tot { $player } terug is.
page-hand-over-go = Laat spelen
page-has-left = { $player } heeft de tafel verlaten.
page-waits = { $player } reageert al een tijdje niet.
page-absent = { $player } is weg. Over { $time } kun je een bot laten spelen.
page-hand-over-yes = Laat { $computer } spelen
page-not-now = Niet nu
page-figure-numbers = Toon de cijfers
page-plays-for = { $computer } speelt voor { $player }
page-for = { $computer } voor { $player }
page-come-back = { $player } speelt zelf verder
page-come-back-self = Zelf verder spelen

page-keys = Sneltoetsen
page-key-space = Spatie
page-key-enter = Enter
page-keys-roll = gooien, of de dobbelstenen stoppen
page-keys-keep = een dobbelsteen vasthouden of loslaten
page-keys-tell = een dobbelsteen invoeren
page-keys-walk = over de scorekaart bewegen
page-keys-write = in het vak schrijven
page-keys-hint = de coach vragen
page-keys-undo = ongedaan maken
page-keys-card = deze sneltoetsen tonen

page-match-go = Naar de wedstrijd
page-match-compare = Bekijk hoe de anderen het deden
page-match-sealed = Je kunt de dobbelstenen controleren als de wedstrijd afgelopen is.

page-hint = Tip
page-coach = Coach
page-coach-idle = Gooi, en vraag dan wat je moet doen.
page-coach-thinks = De coach denkt na …
page-coach-says = Coach: { $choice }. { $why }
page-coach-second = { $less ->
    [no] Even goed: { $choice }.
   *[yes] Op één na beste: { $choice }, { $cost } minder.
}
page-coach-best = beste
page-coach-keep = Deze vasthouden
page-ask-explorer = Situatie analyseren
page-percent = { $number }%
page-chances = Winkans
page-chances-round = Winkans in deze ronde

page-real-dice = Dobbelstenen: { $dice }
page-real-keys = Voer je dobbelstenen in
page-points-which = Hoeveel punten?
page-points-none = In dit vak kun je nu niets schrijven.
page-correct = { $box } corrigeren
page-correct-was = { $player } heeft daar { $points }.
page-correct-box = Vak

page-end = Afgelopen
page-end-alone = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
page-end-won = Winst voor { $players } met { $counting ->
        [differences] { $points ->
            [one] { $points } punt verschil
           *[other] { $points } punten verschil
        }
        [rounds-won] { $points ->
            [one] { $points } gewonnen ronde
           *[other] { $points } gewonnen rondes
        }
       *[totals] { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }
    }
page-end-shared = { $players } delen de overwinning
page-rematch = Nog een keer
page-rematch-go = Naar de revanche
page-end-more = Meer
page-tonight-title = Vanavond, potje { $games }
page-evening-end = Avond afsluiten
page-evening-won = Winnaar van de avond: { $player }
page-fair-dice = Eerlijke dobbelstenen
page-record-notation = Notatie
page-record-jsonl = JSON Lines
page-record-csv = CSV
