# The page in the browser.

page-yatzy = Yatzy
page-title = { $title } · Yatzy
page-tagline = Elke Yatzy volgens de regels uit zijn eigen doos.
page-default-name = Speler
page-opening = Een moment …
page-no-script = Deze pagina heeft JavaScript nodig. Sta het toe voor dit adres en laad de pagina opnieuw.
page-away = De server antwoordt niet. Probeer het zo nog eens.
page-lost = De verbinding is weg. We proberen die te herstellen; van het potje gaat niets verloren.
page-back = De verbinding is er weer.
page-slow = De server heeft nog niet geantwoord. Even wachten …
page-table-closed = Wie de server draait, heeft deze tafel gesloten. Hier kan niemand verder spelen.
page-no-table = Die tafel is er niet
page-no-sheet = Dat blok is er niet
page-no-sheet-about = Misschien zit er een typefout in het adres. Alle blokken staan op de plank.
page-nowhere = Hier is niets
page-nowhere-about = Misschien zit er een typefout in het adres. De code van een tafel heeft tien letters en cijfers.
page-close = Sluiten
page-home = Startpagina
page-rules = Regels
page-records = Statistiek
page-between = Tussendoor
page-explorer-go = Analyse
page-drill-go = Training
page-undo = Terug

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
page-door-real-about = het blok telt op
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
page-forget = { $title } van deze lijst halen
page-look-again = Terugblik
page-look-more = Nog { $count }
page-look-at-it = Terugblik op het potje
page-bring = Verslag openen
page-own = Eigen regels
page-own-back = Terug naar deze regels
page-compare = Vergelijking
page-no-publisher = Zoals mensen het spelen
page-sheet-counts = { $boxes } vakken · { $dice } stenen
page-sheet-tactic = Paren, straten en full house. Bonus 50 vanaf 63.
page-sheet-tactic-da = Volgens de Deense tekst: Yatzy geeft de ogen en 50.
page-sheet-tactic-nl = Volgens de Nederlandse tekst: bonus pas boven 63.
page-sheet-vinga = Vijftien vakken, niets extra, niets verplicht.
page-sheet-mb-1973 = Fiches voor elke volgende Yahtzee, en een verplichte joker. Teams en series.
page-sheet-hasbro = De joker is verplicht, ook na een nul.
page-sheet-printworks = 100 voor elke volgende Yatzy, en een vrije joker.
page-sheet-philos = Een tweede Yatzi geeft 100 in Kans.
page-sheet-philos-fr = Volgens de Franse tekst: een nul als het vak bovenin vol is.
page-sheet-philos-es = Volgens de Spaanse tekst: een nul als het bovenste deel vol is.
page-sheet-maxi = Zes stenen, twintig vakken, bonus 100 vanaf 84.
page-sheet-forced-order = Van boven naar onder, niets te kiezen.
page-sheet-kniffel = 50 voor nog een Kniffel zolang het vak bovenin open is, daarna een joker.
page-sheet-yams = Eén kolom; een straat vraagt vijf dobbelstenen.
page-sheet-yacht = Twaalf vakken, geen bonus, 30 voor elke straat.
page-sheet-yacht-dice = Zoals in videogames: full house telt de ogen, straten 15 en 30.

page-other-pad = Kies een ander blok
page-who = Wie spelen er?
page-name = Naam
page-your-name = Jouw naam
page-far-name = Wie meedoet
page-add-here = Op dit toestel
page-add-far = Op eigen telefoon
page-add-computer = Computerspeler
page-add-known = { $name } toevoegen
page-change-colour = Andere kleur: { $name }
page-which-computer = Welke computerspeler
page-remove = { $name } weghalen
page-raise = { $name } omhoog
page-dice = Dobbelstenen
page-dice-screen = Op scherm
page-dice-real = Echte
page-dice-same = Gelijke worpen
page-dice-screen-about = Hier gegooid: iedereen ziet ze en kan ze daarna controleren.
page-dice-real-about = Je gooit je eigen dobbelstenen; het blok controleert en telt op.
page-dice-same-about = Een wedstrijd: iedereen speelt alleen op een eigen toestel en krijgt dezelfde worpen. Het hoogste totaal wint.
page-more = Meer afspraken
page-options = Opties
page-rounds = Rondes
page-round = Ronde { $round }
page-counting = Hoe ze tellen
page-counting-totals = Hoogste som van de rondes
page-counting-differences = Voorsprong in elke ronde
page-counting-rounds-won = Meeste rondes gewonnen
page-counting-short = { $counting ->
        [differences] Verschil
        [rounds-won] Gewonnen
       *[totals] Som
    }
page-teams = Teams
page-teams-none = Ieder voor zich
page-teams-some = { $number } teams
page-team = Team { $team }
page-begins = Wie begint?
page-begins-agreed = De eerste naam
page-begins-roll-off = De hoogste worp
page-coach-on = Coach toegestaan
page-no-coach = Zonder coach geeft deze server geen advies over het potje zolang het duurt. Dat iemand elders advies zoekt, kan hij niet voorkomen.
page-patience = Hoelang je wacht op wie er niet is
page-start = Start
page-lay = Tafel openen
page-lay-match = Wedstrijd openen
page-series = De serie tot nu toe

page-lobby = { $free ->
        [0] Iedereen is er.
        [one] Eén plaats is vrij.
       *[other] { $free } plaatsen zijn vrij.
    }
page-lobby-wait = Het begint als iedereen zit. Wie de tafel opende, kan ook eerder beginnen.
page-lobby-patience = Is iemand { $time } weg, dan kunnen de anderen de computer laten spelen.
page-remove-player = Weghalen
page-removed = Wie de tafel leidt, heeft je weggehaald. Je kunt toekijken. Wil je meespelen, vraag dan of je terug mag komen.
page-admit = { $name } weer toelaten
page-lobby-sit = Ga zitten en speel mee.
page-lobby-screen = dobbelstenen op het scherm
page-lobby-real = echte dobbelstenen
page-seat-free = Vrij
page-seat-mine = Jij
page-sit = Hier zitten
page-stand-up = Opstaan
page-begin = { $count ->
        [one] Alleen beginnen
       *[other] Beginnen met { $count }
    }
page-begin-ask = Beginnen zonder de anderen?
page-begin-ask-about = De vrije plaatsen vervallen. Wie later komt, kan alleen kijken.
page-invite = Iemand uitnodigen
page-invite-play = Wie dit opent, kan een vrije plaats nemen.
page-invite-look = Het potje is afgelopen: wie dit opent, ziet hoe het ging.
page-share = Deel dit potje
page-invite-watch = Het potje is begonnen: wie dit opent, kan meekijken.
page-qr = QR-code van deze tafel
page-code = Code
page-link = Link
page-copy = Kopiëren
page-copied = Gekopieerd
page-not-copied = Selecteer en kopieer zelf
page-no-code = Zolang de server niet antwoordt, is er geen QR-code.
page-device = Op een ander toestel
page-device-about = Open deze link op het andere toestel: op allebei kun je dan jouw plaatsen spelen. Geef hem alleen aan iemand die voor je moet spelen.
page-device-own = Het is mijn eigen toestel: het mag alles wat dit mag
page-device-qr = QR-code voor je andere toestel
page-device-make = Link maken
page-take-over = Hier voor { $theirs } spelen?
page-take-over-about = { $held ->
        [yes] De link die je opende is voor { $theirs }. Dit toestel speelt voor { $ours } en kan dat zonder eigen link dan niet meer.
       *[no] De link die je opende is voor { $theirs }. Dit toestel opende de tafel en kan daar dan niets meer beginnen of beëindigen.
    }
page-take-over-yes = Overnemen
page-take-over-no = Laat het zo
page-take-over-none = Bij de link die je opende hoort geen plaats aan deze tafel.

page-menu = Menu
page-pad = Blok
page-story = Zojuist
page-pad-of = Blok van { $player }
page-whole-pad = Het hele blok
page-people = Spelers
page-computer = computer
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
page-cell-zero = { $box } 0: wordt weggestreept
page-cell-barred = { $box }: nu niet. { $why }
page-cell-open = { $box }: open
page-box-about = Zo telt het: { $box }
page-box-example = Bijvoorbeeld
page-box-now = Deze stenen
page-box-write = Noteer { $points } hier
page-cheer-box = { $box }!
page-cheer-best = Persoonlijk record!
page-sound = Geluid
page-pass-on = Jij bent. Tik om te beginnen.
page-die = Dobbelsteen { $place }: { $face }{ $kept ->
        [yes] , gehouden
       *[no] {""}
    }
page-keep-line = Gehouden stenen
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
page-button-all-kept = Niets te gooien
page-button-theirs = { $player } speelt
page-rolled-off = { $player } gooide het hoogst en begint.
page-roll-off = Wie het hoogst gooit, begint: { $player } mag gooien.
page-do-roll = { $several ->
        [yes] { $player } gooit.
       *[no] Jij bent aan de beurt: gooi.
    }
page-do-tell = { $several ->
        [yes] { $player }: tik de dobbelstenen aan zoals ze liggen, of tik op een vak om punten te schrijven.
       *[no] Tik de dobbelstenen aan zoals ze liggen, of tik op een vak om punten te schrijven.
    }
page-do-keep = Tik aan wat je houdt, of kies een vak.
page-do-choose = Geen worp meer: kies een vak.
page-do-take = Kies een vak, of verbeter de dobbelstenen.
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
        [yes] Jij houdt { $dice }.
       *[no] { $player } houdt { $dice }.
    }
page-told-wrote = { $you ->
        [yes] { $box }: { $points } voor jou.
       *[no] { $player }: { $points } in { $box }.
    }
page-told-struck = { $you ->
        [yes] Jij streept { $box } weg.
       *[no] { $player } streept { $box } weg.
    }
page-told-took-back = { $you ->
        [yes] Teruggenomen.
       *[no] { $player } neemt het terug.
    }
page-told-corrected = Verbeterd: { $points } in { $box }.
page-told-reacts = { $player }: { $text }

page-react = Reageer
page-reaction-bravo = Bravo!
page-reaction-laugh = Haha!
page-reaction-ouch = Au!
page-reaction-luck = Succes!
page-reaction-hurry = Kom op …
page-reaction-thanks = Bedankt!
page-hand-over = De computer laten spelen voor { $player } …
page-hand-over-who = Wie speelt voor { $player }?
page-hand-over-own = De computer speelt tot je zelf weer verdergaat, en dat kan altijd.
page-hand-over-another = De computer laten spelen voor { $player }?
page-hand-over-about = Een goede computerspeler gaat verder tot { $player } terug is.
page-hand-over-go = Laat hem spelen
page-has-left = { $player } is van tafel gegaan.
page-waits = { $player } reageert al een tijdje niet.
page-absent = { $player } is weg. Over { $time } kun je de computer laten spelen.
page-hand-over-yes = Laat { $computer } spelen
page-not-now = Niet nu
page-figure-numbers = Toon de cijfers
page-plays-for = { $computer } speelt voor { $player }
page-for = { $computer } voor { $player }
page-come-back = { $player } speelt verder
page-come-back-self = Zelf verder spelen

page-keys = Toetsen
page-key-space = Spatie
page-key-enter = Enter
page-keys-roll = gooien, of het rollen overslaan
page-keys-keep = een dobbelsteen houden, of toch niet
page-keys-tell = een dobbelsteen invoeren zoals hij ligt
page-keys-walk = over het blok bewegen
page-keys-write = in het vak schrijven
page-keys-hint = de coach vragen
page-keys-undo = terugnemen
page-keys-card = dit overzicht

page-match-go = Naar de wedstrijd
page-match-compare = Zie hoe de anderen het deden
page-match-sealed = De dobbelstenen zijn te controleren als de wedstrijd afgelopen is.

page-hint = Tip
page-coach = De coach
page-coach-idle = Vraag na een worp wat je moet doen.
page-coach-thinks = De coach denkt na …
page-coach-says = De coach: { $choice }. { $why }
page-coach-second = { $less ->
    [no] Even goed: { $choice }.
   *[yes] Op één na best: { $choice }, { $cost } minder.
}
page-coach-best = beste
page-coach-keep = Houd deze
page-ask-explorer = Stelling analyseren
page-percent = { $number }%
page-chances = Winkans
page-chances-round = Winkans in deze ronde

page-real-dice = Dobbelstenen: { $dice }
page-real-keys = De dobbelstenen zoals ze liggen
page-points-which = Hoeveel punten?
page-points-none = In dit vak past nu niets.
page-correct = { $box } verbeteren
page-correct-was = { $player } heeft daar { $points }.
page-correct-box = Vak

page-end = Einde
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
       *[totals] { $points } punten
    }
page-end-shared = { $players } delen de winst
page-rematch = Nog een keer
page-rematch-go = Naar de revanche
page-end-more = Meer
page-tonight-title = Vanavond, potje { $games }
page-evening-end = Avond afsluiten
page-evening-won = Winst van de avond: { $player }
page-fair-dice = Eerlijke dobbelstenen
page-record-notation = Notatie
page-record-jsonl = JSON Lines
page-record-csv = CSV
