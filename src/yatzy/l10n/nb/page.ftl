# The page in the browser.

page-yatzy = Yatzy
page-title = { $title } · Yatzy
page-tagline = Spill Yatzy etter reglene i esken din.
page-default-name = Spiller
page-opening = Et øyeblikk …
page-no-script = Siden trenger JavaScript. Slå det på for denne siden, og last inn på nytt.
page-away = Serveren svarer ikke. Prøv igjen om litt.
page-lost = Forbindelsen er brutt. Kobler til igjen … Spillet ditt er lagret.
page-back = Du er på nett igjen.
page-slow = Venter på serveren …
page-table-closed = Den som driver serveren, har stengt dette bordet. Du kan ikke spille her lenger.
page-no-table = Bordet finnes ikke
page-no-sheet = Reglene finnes ikke
page-no-sheet-about = Sjekk adressen, eller velg regler på forsiden.
page-nowhere = Her er det ingenting
page-nowhere-about = Sjekk adressen. En bordkode har ti bokstaver og sifre.
page-close = Lukk
page-home = Forsiden
page-rules = Regler
page-records = Statistikk
page-between = Øv og mer
page-explorer-go = Analyser en stilling
page-drill-go = Trening
page-undo = Angre

page-play-now = Spill alene
page-again = Spill igjen: { $names }
page-starts = { $player } begynner
page-tonight = I kveld: { $score }
page-door-computer = Mot en robot
page-door-computer-about = fra snill til perfekt
page-door-here = Rundt denne enheten
page-door-here-about = send den rundt
page-door-friends = Med venner
page-door-friends-about = med lenke eller kode
page-door-real = Med ekte terninger
page-door-real-about = blokken regner sammen
page-day-about = Samme terninger for alle
page-day-play = Spill
page-day-players = spillere: { $players }
page-day-best = best { $points }
page-day-streak = dager på rad: { $days }
page-today = Dagens spill
page-join = Bli med via kode eller lenke
page-join-example = AB3DE-FG7HJ
page-join-go = Bli med
page-join-wrong = En kode har ti bokstaver og sifre.
page-continue = Fortsett
page-waiting = Ingen ennå
page-continue-all = { $count ->
        [one] Vis ett til
       *[other] Vis { $count } til
    }
page-forget = Skjul { $title }
page-look-again = Gjennomgang
page-look-more = { $count } til
page-look-at-it = Gå gjennom spillet
page-bring = Importer et spill
page-own = Egne regler
page-own-back = Tilbake til disse reglene
page-compare = Sammenlign regler
page-no-publisher = Husregler
page-sheet-counts = { $boxes } ruter · { $dice } terninger
page-sheet-tactic = Par, straighter og hus. Bonus 50 fra 63.
page-sheet-tactic-da = De danske reglene: Yatzy gir terningene pluss 50.
page-sheet-tactic-nl = De nederlandske reglene: bonusen krever mer enn 63.
page-sheet-vinga = Ingen joker, ingen bonus for ny Yatzy.
page-sheet-mb-1973 = En sjetong for hver ny Yahtzee, tvungen joker. Lag og serier.
page-sheet-hasbro = Tvungen joker, også etter en null.
page-sheet-printworks = 100 for hver ny Yatzy, fri joker.
page-sheet-philos = En ny Yatzi gir 100 på Sjanse.
page-sheet-philos-fr = De franske reglene: en ny Yatzi gir null når den øvre ruten er utfylt.
page-sheet-philos-es = De spanske reglene: en ny Yatzi gir null når øvre del er full.
page-sheet-maxi = Tre par, hytte, hus og tårn. Bonus 100 fra 84.
page-sheet-forced-order = Fyll ut rutene ovenfra og ned.
page-sheet-kniffel = 50 for en ny Kniffel mens den øvre ruten er åpen, deretter joker.
page-sheet-yams = Én kolonne; straighter krever fem terninger.
page-sheet-yacht = Tolv ruter, ingen bonus, 30 for hver straight.
page-sheet-yacht-dice = Som i dataspill: hus gir øynene, straighter 15 og 30.

page-other-pad = Bytt regler
page-who = Spillere
page-name = Navn
page-your-name = Navnet ditt
page-far-name = Ledig plass
page-add-here = Spiller på denne enheten
page-add-far = Spiller på egen enhet
page-add-computer = Robot
page-add-known = Legg til { $name }
page-change-colour = Bytt farge: { $name }
page-which-computer = Hvilken robot
page-remove = Fjern { $name }
page-raise = Flytt { $name } opp
page-dice = Terninger
page-dice-screen = På skjerm
page-dice-real = Ekte
page-dice-same = Like for alle
page-dice-screen-about = Kastes her så alle ser dem. Dere kan kontrollere dem etterpå.
page-dice-real-about = Kast deres egne terninger; blokken sjekker og legger sammen.
page-dice-same-about = En kamp: alle spiller på sin egen enhet og får de samme kastene. Høyeste sluttsum vinner.
page-more = Flere valg
page-options = Valgfrie regler
page-rounds = Runder
page-round = Runde { $round }
page-counting = Slik telles rundene
page-counting-totals = Summen av rundene
page-counting-differences = Vinnerens forsprang
page-counting-rounds-won = Flest vunne runder
page-counting-short = { $counting ->
        [differences] Forsprang
        [rounds-won] Vunnet
       *[totals] Sum
    }
page-teams = Lag
page-teams-none = Ingen lag
page-teams-some = { $number } lag
page-team = Lag { $team }
page-begins = Hvem begynner
page-begins-agreed = Den som står først
page-begins-roll-off = Høyeste kast
page-coach-on = Tillat coachen
page-no-coach = Uten coach gir serveren ingen råd før spillet er slutt. Den kan ikke hindre noen i å få råd andre steder.
page-patience = Vent på dem som er borte
page-start = Start
page-lay = Opprett bord
page-lay-match = Opprett kamp
page-series = Serien så langt

page-lobby = { $free ->
        [0] Alle er på plass.
        [one] Én plass er ledig.
       *[other] { $free } plasser er ledige.
    }
page-lobby-wait = Spillet begynner når alle plassene er tatt, eller når verten starter det.
page-lobby-patience = Er noen borte i { $time }, kan de andre la en robot spille for dem.
page-remove-player = Fjern
page-removed = Verten har fjernet deg fra bordet. Du kan se på. Vil du spille, be verten slippe deg inn igjen.
page-admit = Slipp inn igjen: { $name }
page-lobby-sit = Ta en plass for å spille.
page-lobby-screen = terninger på skjermen
page-lobby-real = ekte terninger
page-seat-free = Ledig
page-seat-mine = Du
page-sit = Sett deg her
page-stand-up = Forlat plassen
page-begin = { $count ->
        [one] Start alene
       *[other] Start med { $count }
    }
page-begin-ask = Begynne uten de andre?
page-begin-ask-about = De ledige plassene forsvinner. Den som kommer senere, kan bare se på.
page-invite = Inviter spillere
page-invite-play = Den som åpner dette, kan ta en ledig plass.
page-invite-look = Spillet er slutt: den som åpner dette, kan gå gjennom det.
page-share = Del spillet
page-invite-watch = Spillet har begynt: den som åpner dette, kan se på.
page-qr = QR-kode til bordet
page-code = Kode
page-link = Lenke
page-copy = Kopier
page-copied = Kopiert
page-not-copied = Merk teksten og kopier den
page-no-code = QR-koden kommer når serveren svarer.
page-device = Spill på en annen enhet
page-device-about = Åpne lenken på den andre enheten din for å spille plassene dine der også. Gi den bare til en som skal spille for deg.
page-device-own = Det er min egen enhet: den kan gjøre alt denne kan
page-device-qr = QR-kode til den andre enheten din
page-device-make = Lag en lenke
page-take-over = Spille for { $theirs } på denne enheten?
page-take-over-about = { $held ->
        [yes] Denne lenken spiller for { $theirs }. Fortsetter du, kan ikke denne enheten spille for { $ours } uten en ny lenke.
       *[no] Denne lenken spiller for { $theirs }. Fortsetter du, er ikke denne enheten vert for bordet lenger.
    }
page-take-over-yes = Fortsett
page-take-over-no = Avbryt
page-take-over-none = Lenken du åpnet, har ingen plass ved dette bordet.

page-menu = Meny
page-pad = Blokk
page-story = Siste hendelser
page-pad-of = Blokken til { $player }
page-whole-pad = Hele blokken
page-people = Spillere
page-computer = robot
page-turn = tur
page-turn-of = { $player } sin tur
page-turn-number = omgang { $turn } av { $turns }
page-table-code = bord { $code }
page-bonus-from = { $sum }/{ $at }
page-bonus-for = { $at } → { $points }
page-bonus-told = { $label }: { $sum } av { $at } så langt.
page-pace = { $way ->
        [ahead] { $points } poeng foran bonustakten.
        [behind] { $points } poeng bak bonustakten.
       *[even] I rute til bonusen.
    }
page-chips = { $count ->
        [0] Ingen sjetong
        [one] Én sjetong, { $points } poeng
       *[other] { $count } sjetonger, { $points } poeng
    }
page-cell-written = { $box } { $points }
page-cell-struck = { $box } 0: strøket
page-cell-offered = { $box } { $points }: mulig{ $advised ->
        [yes] , coachens valg
        [best] , den beste ruta nå
       *[no] {""}
    }
page-cell-zero = { $box } 0: blir strøket
page-cell-barred = { $box }: ikke nå. { $why }
page-cell-open = { $box }: åpen
page-box-about = Slik gir det poeng: { $box }
page-box-example = For eksempel
page-box-now = Disse terningene
page-box-write = Før inn { $points } her
page-cheer-box = { $box }!
page-cheer-best = Personlig rekord!
page-sound = Lyd
page-pass-on = Din tur. Trykk for å begynne.
page-die = Terning { $place }: { $face }{ $kept ->
        [yes] , beholdt
       *[no] {""}
    }
page-keep-line = Beholdte terninger
page-face = { $face }
page-throws-left = { $count ->
        [0] Ingen kast igjen
        [one] Ett kast igjen
       *[other] { $count } kast igjen
    }
page-button-roll = Kast
page-button-roll-named = { $player }, kast
page-button-again = { $count ->
        [one] Kast 1 terning
       *[other] Kast { $count } terninger
    }
page-button-choose = Velg en rute
page-button-all-kept = Alle beholdt
page-button-theirs = { $player } spiller
page-rolled-off = { $player } kastet høyest og begynner.
page-roll-off = Den som kaster høyest, begynner: nå kaster { $player }.
page-do-roll = { $several ->
        [yes] { $player }, kast terningene.
       *[no] Din tur: kast terningene.
    }
page-do-tell = { $several ->
        [yes] { $player }: legg inn terningene, eller trykk på en rute og før poengene.
       *[no] Legg inn terningene, eller trykk på en rute og før poengene.
    }
page-do-keep = Trykk på terninger du vil beholde, eller velg en rute.
page-do-choose = Ingen kast igjen: velg en rute.
page-do-take = Velg en rute, eller rett terningene.
page-your-turn = { $several ->
        [yes] { $player } sin tur.
       *[no] Din tur.
    }
page-zero = Stryke { $box }?
page-zero-yes = Stryk
page-zero-no = Ikke ennå

page-told-rolled = { $you ->
        [yes] Du kastet { $dice }.
       *[no] { $player } kastet { $dice }.
    }
page-told-laid = { $you ->
        [yes] Dine terninger: { $dice }.
       *[no] { $player } har { $dice }.
    }
page-told-kept = { $you ->
        [yes] Du beholder { $dice }.
       *[no] { $player } beholder { $dice }.
    }
page-told-wrote = { $you ->
        [yes] { $box }: { $points } til deg.
       *[no] { $player }: { $points } på { $box }.
    }
page-told-struck = { $you ->
        [yes] Du strøk { $box }.
       *[no] { $player } strøk { $box }.
    }
page-told-took-back = { $you ->
        [yes] Angret.
       *[no] { $player } angret det siste.
    }
page-told-corrected = Rettet: { $points } på { $box }.
page-told-reacts = { $player }: { $text }

page-react = Reager
page-reaction-bravo = Bravo!
page-reaction-laugh = Ha ha!
page-reaction-ouch = Au!
page-reaction-luck = Lykke til!
page-reaction-hurry = Kom igjen …
page-reaction-thanks = Takk!
page-hand-over = La en robot spille for { $player } …
page-hand-over-who = Hvem spiller for { $player }?
page-hand-over-own = Den spiller til du er tilbake. Ta over når du vil.
page-hand-over-another = La en robot spille for { $player }?
page-hand-over-about = En sterk robot spiller til { $player } er tilbake.
page-hand-over-go = La den spille
page-has-left = { $player } har forlatt bordet.
page-waits = { $player } har ikke svart på en stund.
page-absent = { $player } er borte. Du kan la en robot spille om { $time }.
page-hand-over-yes = La { $computer } spille
page-not-now = Ikke nå
page-figure-numbers = Vis tallene
page-plays-for = { $computer } spiller for { $player }
page-for = { $computer } for { $player }
page-come-back = { $player } tar over igjen
page-come-back-self = Ta over igjen

page-keys = Hurtigtaster
page-key-space = Mellomrom
page-key-enter = Enter
page-keys-roll = kast, eller stopp terningene
page-keys-keep = behold eller slipp en terning
page-keys-tell = legg inn en terning
page-keys-walk = flytt deg på blokken
page-keys-write = før i ruten
page-keys-hint = spør coachen
page-keys-undo = angre
page-keys-card = vis hurtigtastene

page-match-go = Til kampen
page-match-compare = Se hvordan de andre gjorde det
page-match-sealed = Du kan kontrollere terningene når kampen er slutt.

page-hint = Tips
page-coach = Coach
page-coach-idle = Kast først, og spør så hva du bør gjøre.
page-coach-thinks = Coachen tenker …
page-coach-says = Coach: { $choice }. { $why }
page-coach-second = { $less ->
    [no] Like bra: { $choice }.
   *[yes] Nest best: { $choice }, { $cost } mindre.
}
page-coach-best = best
page-coach-keep = Behold disse terningene
page-ask-explorer = Analyser stillingen
page-percent = { $number } %
page-chances = Sjanse til å vinne
page-chances-round = Sjanse til å vinne runden

page-real-dice = Terninger: { $dice }
page-real-keys = Legg inn terningene dine
page-points-which = Hvor mange poeng?
page-points-none = Du kan ikke føre noe i denne ruten nå.
page-correct = Rett { $box }
page-correct-was = { $player } har { $points } der.
page-correct-box = Rute

page-end = Spillet er slutt
page-end-alone = { $points } poeng
page-end-won = { $players } vant { $counting ->
        [differences] med { $points } poengs forsprang
        [rounds-won] { $points ->
            [one] { $points } runde
           *[other] { $points } runder
        }
       *[totals] med { $points } poeng
    }
page-end-shared = { $players } deler seieren
page-rematch = Spill igjen
page-rematch-go = Til revansjen
page-end-more = Mer
page-tonight-title = I kveld, spill { $games }
page-evening-end = Avslutt kvelden
page-evening-won = Kveldens vinner: { $player }
page-fair-dice = Ærlige terninger
page-record-notation = Notasjon
page-record-jsonl = JSON Lines
page-record-csv = CSV
