# The page in the browser.

page-yatzy = Yatzy
page-title = { $title } · Yatzy
page-tagline = Hver Yatzy-udgave efter reglerne i æsken.
page-default-name = Spiller
page-opening = Et øjeblik …
page-no-script = Siden kræver JavaScript. Tillad det for denne adresse, og genindlæs siden.
page-away = Serveren svarer ikke. Prøv igen om lidt.
page-lost = Forbindelsen er afbrudt. Vi prøver at få den tilbage; intet af spillet går tabt.
page-back = Forbindelsen er tilbage.
page-slow = Serveren har ikke svaret endnu. Venter …
page-table-closed = Den, der driver serveren, har lukket dette bord. Ingen kan spille videre her.
page-no-table = Bordet findes ikke
page-no-sheet = Blokken findes ikke
page-no-sheet-about = Adressen kan være skrevet forkert. Alle blokke står på hylden.
page-nowhere = Her er ingenting
page-nowhere-about = Adressen kan være skrevet forkert. Koden til et bord har ti bogstaver og cifre.
page-close = Luk
page-home = Til forsiden
page-rules = Regler
page-records = Statistik
page-between = Mellem spillene
page-explorer-go = Analyse
page-drill-go = Træning
page-undo = Fortryd

page-play-now = Spil alene
page-play-together = Spil sammen
page-play-together-about = på én enhed, eller på hver sin
page-today = Dagens spil
page-play-now-about = { $printed ->
        [no] { $title }, med det samme
       *[yes] { $title } fra { $publisher }, med det samme
    }
page-join = Vær med via kode eller link
page-join-example = AB3DE-FG7HJ
page-join-go = Deltag
page-join-wrong = En kode har ti bogstaver og cifre.
page-continue = Fortsæt
page-waiting = Ingen endnu
page-continue-all = { $count ->
        [one] Vis et til
       *[other] Vis { $count } til
    }
page-forget = Fjern { $title } fra listen
page-look-again = Gennemgå
page-look-more = { $count } til
page-look-at-it = Gennemgå spillet
page-bring = Hent en spilfil ind
page-shelf = Vælg blok
page-own = Egne regler
page-own-back = Tilbage til reglerne
page-compare = Sammenligning
page-no-publisher = Som folk spiller det
page-sheet-counts = { $boxes } felter · { $dice } terninger
page-sheet-tactic = Par, straights og hus. Bonus 50 fra 63.
page-sheet-tactic-da = Efter den danske tekst: Yatzy giver terningerne plus 50.
page-sheet-tactic-nl = Efter den nederlandske tekst: bonussen kræver mere end 63.
page-sheet-vinga = Femten felter, ingen tillæg, ingen tvang.
page-sheet-mb-1973 = Jetoner for hver ny Yahtzee, og en tvungen joker. Hold og serier.
page-sheet-hasbro = Jokeren er tvungen, også efter et nul.
page-sheet-printworks = 100 for hver ny Yatzy, og en fri joker.
page-sheet-philos = En ny Yatzi er 100 værd i Chancen.
page-sheet-philos-fr = Efter den franske tekst: nul, når det øvre felt er lukket.
page-sheet-philos-es = Efter den spanske tekst: nul, når hele øvre del er fuld.
page-sheet-maxi = Seks terninger, tyve felter, bonus 100 fra 84.
page-sheet-forced-order = Oppefra og ned, intet at vælge.

page-other-pad = Vælg en anden blok
page-who = Hvem spiller?
page-name = Navn
page-your-name = Dit navn
page-far-name = Den, der deltager
page-add-here = På denne enhed
page-add-far = På egen mobil
page-add-computer = Computerspiller
page-which-computer = Hvilken computerspiller
page-remove = Fjern { $name }
page-raise = Flyt { $name } op
page-dice = Terninger
page-dice-screen = På skærm
page-dice-real = Rigtige
page-dice-same = Ens for alle
page-dice-screen-about = Kastes her, så alle ser dem og kan kontrollere dem bagefter.
page-dice-real-about = I kaster jeres egne; blokken tjekker og lægger sammen.
page-dice-same-about = En kamp: alle spiller alene på hver sin enhed og møder de samme kast. Højeste slutsum vinder.
page-more = Mere at aftale
page-options = Valgfri regler
page-rounds = Runder
page-round = Runde { $round }
page-counting = Sådan tæller de
page-counting-totals = Højeste sum af runderne
page-counting-differences = Vinderens forspring i hver runde
page-counting-rounds-won = Flest vundne runder
page-counting-short = { $counting ->
        [differences] Forspring
        [rounds-won] Vundet
       *[totals] Sum
    }
page-teams = Hold
page-teams-none = Hver for sig
page-teams-some = { $number } hold
page-team = Hold { $team }
page-begins = Hvem begynder?
page-begins-agreed = Det første navn
page-begins-roll-off = Det højeste kast
page-coach-on = Coach tilladt
page-no-coach = Uden coach giver serveren ingen råd om spillet, mens det er i gang. Den kan ikke hindre nogen i at få råd andre steder.
page-patience = Så længe venter I på en, der er væk
page-start = Start
page-lay = Åbn bordet
page-lay-match = Åbn kampen
page-series = Serien indtil nu

page-lobby = { $free ->
        [0] Alle er på plads.
        [one] Én plads er ledig.
       *[other] { $free } pladser er ledige.
    }
page-lobby-wait = Spillet begynder, når alle pladser er taget, eller når værten sætter i gang.
page-lobby-patience = Er nogen væk i { $time }, kan de andre lade en computer spille for dem.
page-remove-player = Fjern
page-removed = Værten har fjernet dig fra bordet. Du kan se på. Vil du spille, så bed værten om at lukke dig ind igen.
page-admit = Luk { $name } ind igen
page-lobby-sit = Tag en plads for at spille med.
page-lobby-screen = terninger på skærmen
page-lobby-real = rigtige terninger
page-seat-free = Ledig
page-seat-mine = Dig
page-sit = Sæt dig her
page-stand-up = Rejs dig
page-begin = { $count ->
        [one] Begynd alene
       *[other] Begynd med { $count }
    }
page-invite = Invitér nogen
page-invite-play = Den, der åbner dette, kan tage en ledig plads.
page-invite-look = Spillet er slut: den, der åbner dette, ser, hvordan det gik.
page-share = Del spillet
page-invite-watch = Spillet er begyndt: den, der åbner dette, kan se med.
page-qr = QR-kode til bordet
page-code = Kode
page-link = Link
page-copy = Kopiér
page-copied = Kopieret
page-not-copied = Markér og kopiér i hånden
page-no-code = QR-koden kan ikke tegnes, når serveren ikke svarer.
page-device = Spil på en anden enhed
page-device-about = Åbn linket på den anden enhed: begge kan spille dine pladser. Giv det kun til en, der skal spille for dig.
page-device-own = Det er min egen enhed: den må det samme som denne
page-device-qr = QR-kode til din anden enhed
page-device-make = Lav et link
page-take-over = Spille for { $theirs } her?
page-take-over-about = { $held ->
        [yes] Linket, du åbnede, gælder { $theirs }. Denne enhed spiller for { $ours } og kan så ikke længere gøre det uden sit eget link.
       *[no] Linket, du åbnede, gælder { $theirs }. Denne enhed åbnede bordet og kan så ikke længere starte eller afslutte noget dér.
    }
page-take-over-yes = Overtag
page-take-over-no = Lad være
page-take-over-none = Linket, du åbnede, giver ingen plads ved dette bord.

page-menu = Menu
page-pad = Blok
page-story = Senest
page-pad-of = Blok for { $player }
page-whole-pad = Hele blokken
page-people = Spillere
page-computer = computer
page-turn = har turen
page-turn-of = { $player } har turen
page-turn-number = omgang { $turn } af { $turns }
page-table-code = bord { $code }
page-bonus-from = { $sum }/{ $at }
page-bonus-for = { $at } → { $points }
page-bonus-told = { $label }: { $sum } af { $at } indtil nu.
page-pace = { $way ->
        [ahead] { $points } point mere, end bonussen kræver indtil nu.
        [behind] { $points } point mindre, end bonussen kræver indtil nu.
       *[even] Så mange point, som bonussen kræver indtil nu.
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
       *[no] {""}
    }
page-cell-zero = { $box } 0: bliver strøget
page-cell-barred = { $box }: ikke nu. { $why }
page-cell-open = { $box }: åbent
page-die = Terning { $place }: { $face }{ $kept ->
        [yes] , beholdt
       *[no] {""}
    }
page-face = { $face }
page-throws-left = { $count ->
        [0] Ingen kast tilbage
        [one] Ét kast tilbage
       *[other] { $count } kast tilbage
    }
page-button-roll = Kast
page-button-roll-named = { $player }, kast
page-button-again = { $count ->
        [one] Kast 1
       *[other] Kast { $count }
    }
page-button-choose = Vælg et felt
page-button-all-kept = Alle er beholdt
page-button-theirs = { $player } spiller
page-rolled-off = { $player } slog højest og begynder.
page-roll-off = Den, der slår højest, begynder: nu kaster { $player }.
page-do-roll = { $several ->
        [yes] { $player } kaster.
       *[no] Din tur: kast terningerne.
    }
page-do-tell = { $several ->
        [yes] { $player }: tryk terningerne ind, som de ligger, eller tryk på et felt for at skrive pointene.
       *[no] Tryk terningerne ind, som de ligger, eller tryk på et felt for at skrive pointene.
    }
page-do-keep = Tryk på terninger, du vil beholde, eller vælg et felt.
page-do-choose = Ingen kast tilbage: vælg et felt.
page-do-take = Vælg et felt, eller ret terningerne.
page-your-turn = { $several ->
        [yes] Nu spiller { $player }.
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
        [yes] Dine terninger er { $dice }.
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
       *[no] { $player } fortrød.
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
page-hand-over = Lad en computer spille for { $player } …
page-hand-over-who = Hvem spiller for { $player }?
page-hand-over-own = Den spiller, til du selv spiller videre, og det kan du når som helst.
page-hand-over-another = Lade en computer spille for { $player }?
page-hand-over-about = En god computerspiller fortsætter, til { $player } er tilbage.
page-hand-over-go = Lad den spille
page-has-left = { $player } har forladt bordet.
page-waits = { $player } har ikke svaret et stykke tid.
page-absent = { $player } er væk. Du kan lade en computer spille om { $time }.
page-hand-over-yes = Lad { $computer } spille
page-not-now = Ikke nu
page-figure-numbers = Vis tallene
page-plays-for = { $computer } spiller for { $player }
page-for = { $computer } for { $player }
page-come-back = { $player } spiller videre
page-come-back-self = Spil selv videre

page-keys = Taster
page-key-space = Mellemrum
page-key-enter = Enter
page-keys-roll = kast, eller stop terningerne straks
page-keys-keep = behold en terning, eller slip den
page-keys-tell = angiv en terning, som den ligger
page-keys-walk = gå rundt på blokken
page-keys-write = skriv i feltet
page-keys-hint = spørg coachen
page-keys-undo = fortryd
page-keys-card = denne hjælp

page-match-go = Til kampen
page-match-compare = Se, hvordan det gik de andre
page-match-sealed = Terningerne kan kontrolleres, når kampen er slut.

page-hint = Tip
page-coach = Coachen
page-coach-idle = Spørg efter et kast, hvad du bør gøre.
page-coach-thinks = Coachen tænker …
page-coach-says = Coachen: { $choice }. { $why }
page-coach-second = { $less ->
    [no] Lige så godt: { $choice }.
   *[yes] Næstbedst: { $choice }, { $cost } mindre.
}
page-coach-best = bedst
page-coach-keep = Behold disse
page-ask-explorer = Analysér stillingen
page-percent = { $number } %
page-chances = Vinderchance
page-chances-round = Chance for at vinde runden

page-real-dice = Terninger: { $dice }
page-real-keys = Terningerne, som de ligger
page-points-which = Hvor mange point?
page-points-none = Feltet kan ikke bruges nu.
page-correct = Ret { $box }
page-correct-was = { $player } har { $points } dér.
page-correct-box = Felt

page-end = Slut
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
page-fair-dice = Ærlige terninger
page-record-notation = Notation
page-record-jsonl = JSON Lines
page-record-csv = CSV
