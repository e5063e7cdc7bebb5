# The page in the browser.

page-yatzy = Yatzy
page-title = { $title } · Yatzy
page-tagline = Spil Yatzy efter reglerne i din æske.
page-default-name = Spiller
page-opening = Et øjeblik …
page-no-script = Siden kræver JavaScript. Slå det til for denne side, og genindlæs.
page-away = Serveren svarer ikke. Prøv igen om lidt.
page-lost = Forbindelsen er afbrudt. Forbinder igen … Dit spil er gemt.
page-back = Du er online igen.
page-slow = Venter på serveren …
page-table-closed = Den, der driver serveren, har lukket dette bord. Du kan ikke spille her længere.
page-no-table = Bordet findes ikke
page-no-sheet = Reglerne findes ikke
page-no-sheet-about = Tjek adressen, eller vælg regler på forsiden.
page-nowhere = Her er ingenting
page-nowhere-about = Tjek adressen. En bordkode har ti bogstaver og cifre.
page-close = Luk
page-home = Forsiden
page-rules = Regler
page-records = Statistik
page-between = Øv dig og mere
page-explorer-go = Analysér en stilling
page-drill-go = Træning
page-undo = Fortryd

page-play-now = Spil alene
page-again = Spil igen: { $names }
page-starts = { $player } begynder
page-tonight = I aften: { $score }
page-door-computer = Mod en robot
page-door-computer-about = fra blid til perfekt
page-door-here = Rundt om denne enhed
page-door-here-about = send den rundt
page-door-friends = Med venner
page-door-friends-about = med link eller kode
page-door-real = Med rigtige terninger
page-door-real-about = blokken regner sammen
page-day-about = Samme terninger for alle
page-day-play = Spil
page-day-players = spillere: { $players }
page-day-best = bedste { $points }
page-day-streak = dage i træk: { $days }
page-today = Dagens spil
page-join = Deltag via kode eller link
page-join-example = AB3DE-FG7HJ
page-join-go = Deltag
page-join-wrong = En kode har ti bogstaver og cifre.
page-continue = Fortsæt
page-waiting = Ingen endnu
page-continue-all = { $count ->
        [one] Vis et til
       *[other] Vis { $count } til
    }
page-forget = Skjul { $title }
page-look-again = Gennemgang
page-look-more = { $count } til
page-look-at-it = Gennemgå spillet
page-bring = Importér et spil
page-own = Egne regler
page-own-back = Tilbage til disse regler
page-compare = Sammenlign regler
page-no-publisher = Husregler
page-sheet-counts = { $boxes } felter · { $dice } terninger
page-sheet-tactic = Par, straights og hus. Bonus 50 fra 63.
page-sheet-tactic-da = De danske regler: Yatzy giver terningerne plus 50.
page-sheet-tactic-nl = De nederlandske regler: bonussen kræver mere end 63.
page-sheet-vinga = Ingen joker, ingen bonus for ny Yatzy.
page-sheet-mb-1973 = En jeton for hver ny Yahtzee, tvungen joker. Hold og serier.
page-sheet-hasbro = Tvungen joker, også efter et nul.
page-sheet-printworks = 100 for hver ny Yatzy, fri joker.
page-sheet-philos = En ny Yatzi giver 100 i Chancen.
page-sheet-philos-fr = De franske regler: en ny Yatzi giver nul, når tallets felt i øverste del er udfyldt.
page-sheet-philos-es = De spanske regler: en ny Yatzi giver nul, når øverste del er fuld.
page-sheet-maxi = Tre par, hus og tårn. Bonus 100 fra 84.
page-sheet-forced-order = Udfyld felterne oppefra og ned.
page-sheet-kniffel = 50 for en ny Kniffel, mens tallets felt øverst er åbent, så joker.
page-sheet-yams = Én kolonne; straights kræver fem terninger.
page-sheet-yacht = Tolv felter, ingen bonus, 30 for hver straight.
page-sheet-yacht-dice = Som i videospil: fuldt hus giver sine øjne, straights 15 og 30.

page-other-pad = Skift regler
page-who = Spillere
page-name = Navn
page-your-name = Dit navn
page-far-name = Ledig plads
page-add-here = Spiller på denne enhed
page-add-far = Spiller på egen enhed
page-add-computer = Robot
page-add-known = Tilføj { $name }
page-change-colour = Skift farve: { $name }
page-which-computer = Hvilken robot
page-remove = Fjern { $name }
page-raise = Flyt { $name } op
page-dice = Terninger
page-dice-screen = På skærm
page-dice-real = Rigtige
page-dice-same = Ens for alle
page-dice-screen-about = Kastes her, så alle ser dem. I kan kontrollere dem bagefter.
page-dice-real-about = Kast jeres egne terninger; blokken tjekker og lægger sammen.
page-dice-same-about = En kamp: alle spiller på hver sin enhed og får de samme kast. Højeste slutsum vinder.
page-more = Flere valg
page-options = Valgfri regler
page-rounds = Runder
page-round = Runde { $round }
page-counting = Sådan tælles runderne
page-counting-totals = Summen af runderne
page-counting-differences = Vinderens forspring
page-counting-rounds-won = Flest vundne runder
page-counting-short = { $counting ->
        [differences] Forspring
        [rounds-won] Vundet
       *[totals] Sum
    }
page-teams = Hold
page-teams-none = Ingen hold
page-teams-some = { $number } hold
page-team = Hold { $team }
page-begins = Hvem begynder
page-begins-agreed = Den, der står først
page-begins-roll-off = Højeste kast
page-coach-on = Tillad coachen
page-no-coach = Uden coach giver serveren ingen råd, før spillet er slut. Den kan ikke hindre nogen i at få råd andre steder.
page-patience = Vent på dem, der er væk
page-start = Start
page-lay = Opret bord
page-lay-match = Opret kamp
page-series = Serien indtil nu

page-lobby = { $free ->
        [0] Alle er på plads.
        [one] Én plads er ledig.
       *[other] { $free } pladser er ledige.
    }
page-lobby-wait = Spillet begynder, når alle pladser er taget, eller når værten starter det.
page-lobby-patience = Er nogen væk i { $time }, kan de andre lade en robot spille for dem.
page-remove-player = Fjern
page-removed = Værten har fjernet dig fra bordet. Du kan se på. Vil du spille, så bed værten lukke dig ind igen.
page-admit = Luk { $name } ind igen
page-lobby-sit = Tag en plads for at spille.
page-lobby-screen = terninger på skærmen
page-lobby-real = rigtige terninger
page-seat-free = Ledig
page-seat-mine = Dig
page-sit = Sæt dig her
page-stand-up = Forlad pladsen
page-begin = { $count ->
        [one] Start alene
       *[other] Start med { $count }
    }
page-begin-ask = Begynde uden de andre?
page-begin-ask-about = De ledige pladser forsvinder. Den, der kommer senere, kan kun se på.
page-invite = Invitér spillere
page-invite-play = Den, der åbner dette, kan tage en ledig plads.
page-invite-look = Spillet er slut: den, der åbner dette, kan gennemgå det.
page-share = Del spillet
page-invite-watch = Spillet er begyndt: den, der åbner dette, kan se med.
page-qr = QR-kode til bordet
page-code = Kode
page-link = Link
page-copy = Kopiér
page-copied = Kopieret
page-not-copied = Markér teksten og kopiér den
page-no-code = QR-koden kommer, når serveren svarer.
page-device = Spil på en anden enhed
page-device-about = Åbn linket på din anden enhed for også at spille dine pladser dér. Giv det kun til en, der skal spille for dig.
page-device-own = Det er min egen enhed: den kan alt, hvad denne kan
page-device-qr = QR-kode til din anden enhed
page-device-make = Opret link
page-take-over = Spille for { $theirs } på denne enhed?
page-take-over-about = { $held ->
        [yes] Linket spiller for { $theirs }. Fortsætter du, kan denne enhed ikke spille for { $ours } uden et nyt link.
       *[no] Linket spiller for { $theirs }. Fortsætter du, er denne enhed ikke længere bordets vært.
    }
page-take-over-yes = Fortsæt
page-take-over-no = Annullér
page-take-over-none = Linket, du åbnede, har ingen plads ved dette bord.

page-menu = Menu
page-pad = Blok
page-story = Senest
page-pad-of = Blok for { $player }
page-whole-pad = Hele blokken
page-people = Spillere
page-computer = robot
page-turn = har turen
page-turn-of = { $player } har turen
page-turn-number = tur { $turn } af { $turns }
page-table-code = bord { $code }
page-bonus-from = { $sum }/{ $at }
page-bonus-for = { $at } → { $points }
page-bonus-told = { $label }: { $sum } af { $at } indtil nu.
page-pace = { $way ->
        [ahead] { $points } point foran bonustempoet.
        [behind] { $points } point bag bonustempoet.
       *[even] I tempo til bonussen.
    }
page-chips = { $count ->
        [0] Ingen jeton
        [one] Én jeton, { $points } point
       *[other] { $count } jetoner, { $points } point
    }
page-cell-written = { $box } { $points }
page-cell-struck = { $box } 0: strøget
page-cell-offered = { $box } { $points }: muligt{ $advised ->
        [yes] , coachens valg
        [best] , det bedste felt nu
       *[no] {""}
    }
page-cell-zero = { $box } 0: bliver strøget
page-cell-barred = { $box }: ikke nu. { $why }
page-cell-open = { $box }: åbent
page-box-about = Sådan giver det point: { $box }
page-box-example = For eksempel
page-box-now = Disse terninger
page-box-write = Skriv { $points } her
page-cheer-box = { $box }!
page-cheer-best = Personlig rekord!
page-sound = Lyd
page-pass-on = Din tur. Tryk for at begynde.
page-die = Terning { $place }: { $face }{ $kept ->
        [yes] , beholdt
       *[no] {""}
    }
page-keep-line = Beholdte terninger
page-face = { $face }
page-throws-left = { $count ->
        [0] Ingen kast tilbage
        [one] Ét kast tilbage
       *[other] { $count } kast tilbage
    }
page-button-roll = Kast
page-button-roll-named = { $player }, kast
page-button-again = { $count ->
        [one] Kast 1 terning
       *[other] Kast { $count } terninger
    }
page-button-choose = Vælg et felt
page-button-all-kept = Alle beholdt
page-button-theirs = { $player } spiller
page-rolled-off = { $player } slog højest og begynder.
page-roll-off = Den, der slår højest, begynder: nu kaster { $player }.
page-do-roll = { $several ->
        [yes] { $player }, kast terningerne.
       *[no] Din tur: kast terningerne.
    }
page-do-tell = { $several ->
        [yes] { $player }: indtast dine terninger, eller tryk på et felt og skriv pointene.
       *[no] Indtast dine terninger, eller tryk på et felt og skriv pointene.
    }
page-do-keep = Tryk på terninger, du vil beholde, eller vælg et felt.
page-do-choose = Ingen kast tilbage: vælg et felt.
page-do-take = Vælg et felt, eller ret terningerne.
page-your-turn = { $several ->
        [yes] { $player } har turen.
       *[no] Din tur.
    }
page-zero = Stryge { $box }?
page-zero-yes = Stryg
page-zero-no = Ikke endnu

page-told-rolled = { $you ->
        [yes] Du slog { $dice }.
       *[no] { $player } slog { $dice }.
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
        [yes] { $box }: { $points } til dig.
       *[no] { $player }: { $points } i { $box }.
    }
page-told-struck = { $you ->
        [yes] Du strøg { $box }.
       *[no] { $player } strøg { $box }.
    }
page-told-took-back = { $you ->
        [yes] Fortrudt.
       *[no] { $player } fortrød det seneste.
    }
page-told-corrected = Rettet: { $points } i { $box }.
page-told-reacts = { $player }: { $text }

page-react = Reagér
page-reaction-bravo = Bravo!
page-reaction-laugh = Ha ha!
page-reaction-ouch = Av!
page-reaction-luck = Held og lykke!
page-reaction-hurry = Kom nu …
page-reaction-thanks = Tak!
page-hand-over = Lad en robot spille for { $player } …
page-hand-over-who = Hvem spiller for { $player }?
page-hand-over-own = Den spiller, til du er tilbage. Tag over, når du vil.
page-hand-over-another = Lade en robot spille for { $player }?
page-hand-over-about = En stærk robot spiller, til { $player } er tilbage.
page-hand-over-go = Lad den spille
page-has-left = { $player } har forladt bordet.
page-waits = { $player } har ikke svaret i et stykke tid.
page-absent = { $player } er væk. Du kan lade en robot spille om { $time }.
page-hand-over-yes = Lad { $computer } spille
page-not-now = Ikke nu
page-figure-numbers = Vis tallene
page-plays-for = { $computer } spiller for { $player }
page-for = { $computer } for { $player }
page-come-back = { $player } tager over igen
page-come-back-self = Tag over igen

page-keys = Genvejstaster
page-key-space = Mellemrum
page-key-enter = Enter
page-keys-roll = kast, eller stop terningerne
page-keys-keep = behold eller slip en terning
page-keys-tell = indtast en terning
page-keys-walk = flyt rundt på blokken
page-keys-write = skriv i feltet
page-keys-hint = spørg coachen
page-keys-undo = fortryd
page-keys-card = vis genvejstasterne

page-match-go = Til kampen
page-match-compare = Se, hvordan de andre klarede sig
page-match-sealed = Du kan kontrollere terningerne, når kampen er slut.

page-hint = Tip
page-coach = Coach
page-coach-idle = Kast først, og spørg så, hvad du bør gøre.
page-coach-thinks = Coachen tænker …
page-coach-says = Coach: { $choice }. { $why }
page-coach-second = { $less ->
    [no] Lige så godt: { $choice }.
   *[yes] Næstbedst: { $choice }, { $cost } mindre.
}
page-coach-best = bedst
page-coach-keep = Behold disse terninger
page-ask-explorer = Analysér stillingen
page-percent = { $number } %
page-chances = Chance for at vinde
page-chances-round = Chance for at vinde runden

page-real-dice = Terninger: { $dice }
page-real-keys = Indtast dine terninger
page-points-which = Hvor mange point?
page-points-none = Du kan ikke skrive i dette felt nu.
page-correct = Ret { $box }
page-correct-was = { $player } har { $points } dér.
page-correct-box = Felt

page-end = Spillet er slut
page-end-alone = { $points } point
page-end-won = { $players } vandt { $counting ->
        [differences] med { $points } points forspring
        [rounds-won] { $points ->
            [one] { $points } runde
           *[other] { $points } runder
        }
       *[totals] med { $points } point
    }
page-end-shared = { $players } deler sejren
page-rematch = Spil igen
page-rematch-go = Til revanchen
page-end-more = Mere
page-tonight-title = I aften, spil { $games }
page-evening-end = Slut for i aften
page-evening-won = Aftenens vinder: { $player }
page-fair-dice = Ærlige terninger
page-record-notation = Notation
page-record-jsonl = JSON Lines
page-record-csv = CSV
