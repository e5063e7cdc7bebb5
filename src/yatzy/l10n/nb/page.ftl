# The page in the browser.

page-yatzy = Yatzy
page-title = { $title } · Yatzy
page-tagline = Hver Yatzy-utgave etter reglene i esken.
page-default-name = Spiller
page-opening = Et øyeblikk …
page-no-script = Siden trenger JavaScript. Tillat det for denne adressen og last siden på nytt.
page-away = Serveren svarer ikke. Prøv igjen om litt.
page-lost = Forbindelsen er brutt. Vi prøver å få den tilbake; ingenting av spillet går tapt.
page-back = Forbindelsen er tilbake.
page-slow = Serveren har ikke svart ennå. Venter …
page-table-closed = Den som driver serveren, har stengt dette bordet. Ingen kan spille videre her.
page-no-table = Bordet finnes ikke
page-no-sheet = Blokken finnes ikke
page-no-sheet-about = Adressen kan være feilskrevet. Alle blokkene står i hyllen.
page-nowhere = Her er det ingenting
page-nowhere-about = Adressen kan være feilskrevet. Koden til et bord har ti bokstaver og sifre.
page-close = Lukk
page-home = Til forsiden
page-rules = Regler
page-records = Statistikk
page-between = Mellom spillene
page-explorer-go = Analyse
page-drill-go = Trening
page-undo = Angre

page-play-now = Spill alene
page-play-together = Spill sammen
page-play-together-about = på én enhet, eller på hver sin
page-today = Dagens spill
page-play-now-about = { $printed ->
        [no] { $title }, med en gang
       *[yes] { $title } fra { $publisher }, med en gang
    }
page-join = Bli med via kode eller lenke
page-join-example = AB3DE-FG7HJ
page-join-go = Delta
page-join-wrong = En kode har ti bokstaver og sifre.
page-continue = Fortsett
page-waiting = Ingen ennå
page-continue-all = { $count ->
        [one] Vis ett til
       *[other] Vis { $count } til
    }
page-forget = Fjern { $title } fra listen
page-look-again = Gå gjennom
page-look-more = { $count } til
page-look-at-it = Gå gjennom spillet
page-bring = Hent inn en spillfil
page-shelf = Velg blokk
page-own = Egne regler
page-own-back = Tilbake til reglene
page-compare = Sammenligning
page-no-publisher = Slik folk spiller det
page-sheet-counts = { $boxes } ruter · { $dice } terninger
page-sheet-tactic = Par, straighter og hus. Bonus 50 fra 63.
page-sheet-tactic-da = Etter den danske teksten: Yatzy gir terningene pluss 50.
page-sheet-tactic-nl = Etter den nederlandske teksten: bonusen krever mer enn 63.
page-sheet-vinga = Femten ruter, ingen tillegg, ingen tvang.
page-sheet-mb-1973 = Sjetonger for hver ny Yahtzee, og en tvungen joker. Lag og serier.
page-sheet-hasbro = Jokeren er tvungen, også etter en null.
page-sheet-printworks = 100 for hver ny Yatzy, og en fri joker.
page-sheet-philos = En ny Yatzi er verdt 100 på Sjanse.
page-sheet-philos-fr = Etter den franske teksten: null når den øvre ruten er fylt.
page-sheet-philos-es = Etter den spanske teksten: null når hele øvre del er full.
page-sheet-maxi = Seks terninger, tjue ruter, bonus 100 fra 84.
page-sheet-forced-order = Ovenfra og ned, ingen valg.

page-other-pad = Velg en annen blokk
page-who = Hvem spiller?
page-name = Navn
page-your-name = Navnet ditt
page-far-name = Den som blir med
page-add-here = På denne enheten
page-add-far = På egen mobil
page-add-computer = Dataspiller
page-which-computer = Hvilken dataspiller
page-remove = Fjern { $name }
page-raise = Flytt { $name } opp
page-dice = Terninger
page-dice-screen = På skjerm
page-dice-real = Ekte
page-dice-same = Like for alle
page-dice-screen-about = Kastes her, så alle ser dem og kan kontrollere dem etterpå.
page-dice-real-about = Dere kaster deres egne; blokken sjekker og legger sammen.
page-dice-same-about = En kamp: alle spiller alene på sin egen enhet og møter de samme kastene. Høyeste sluttsum vinner.
page-more = Mer å avtale
page-options = Valgfrie regler
page-rounds = Runder
page-round = Runde { $round }
page-counting = Slik teller de
page-counting-totals = Høyeste sum av rundene
page-counting-differences = Vinnerens forsprang i hver runde
page-counting-rounds-won = Flest vunne runder
page-counting-short = { $counting ->
        [differences] Forsprang
        [rounds-won] Vunnet
       *[totals] Sum
    }
page-teams = Lag
page-teams-none = Hver for seg
page-teams-some = { $number } lag
page-team = Lag { $team }
page-begins = Hvem begynner?
page-begins-agreed = Det første navnet
page-begins-roll-off = Det høyeste kastet
page-coach-on = Coach tillatt
page-no-coach = Uten coach gir serveren ingen råd om spillet mens det pågår. Den kan ikke hindre noen i å få råd andre steder.
page-patience = Så lenge venter dere på en som er borte
page-start = Start
page-lay = Åpne bordet
page-lay-match = Åpne kampen
page-series = Serien så langt

page-lobby = { $free ->
        [0] Alle er på plass.
        [one] Én plass er ledig.
       *[other] { $free } plasser er ledige.
    }
page-lobby-wait = Spillet begynner når alle plassene er tatt, eller når verten setter i gang.
page-lobby-patience = Er noen borte i { $time }, kan de andre la datamaskinen spille for dem.
page-remove-player = Fjern
page-removed = Verten har fjernet deg fra bordet. Du kan se på. Vil du spille, så be verten slippe deg inn igjen.
page-admit = Slipp inn igjen: { $name }
page-lobby-sit = Ta en plass for å spille med.
page-lobby-screen = terninger på skjermen
page-lobby-real = ekte terninger
page-seat-free = Ledig
page-seat-mine = Du
page-sit = Sett deg her
page-stand-up = Reis deg
page-begin = { $count ->
        [one] Begynn alene
       *[other] Begynn med { $count }
    }
page-invite = Inviter noen
page-invite-play = Den som åpner dette, kan ta en ledig plass.
page-invite-look = Spillet er slutt: den som åpner dette, ser hvordan det gikk.
page-share = Del spillet
page-invite-watch = Spillet har begynt: den som åpner dette, kan se på.
page-qr = QR-kode til bordet
page-code = Kode
page-link = Lenke
page-copy = Kopier
page-copied = Kopiert
page-not-copied = Merk og kopier for hånd
page-no-code = QR-koden kan ikke tegnes når serveren ikke svarer.
page-device = Spill på en annen enhet
page-device-about = Åpne lenken på den andre enheten: begge kan spille plassene dine. Gi den bare til en som skal spille for deg.
page-device-own = Det er min egen enhet: den kan gjøre alt denne kan
page-device-qr = QR-kode til den andre enheten din
page-device-make = Lag en lenke
page-take-over = Spille for { $theirs } her?
page-take-over-about = { $held ->
        [yes] Lenken du åpnet, gjelder { $theirs }. Denne enheten spiller for { $ours }, og kan da ikke lenger gjøre det uten en egen lenke.
       *[no] Lenken du åpnet, gjelder { $theirs }. Denne enheten åpnet bordet, og kan da ikke lenger starte eller avslutte noe der.
    }
page-take-over-yes = Ta over
page-take-over-no = La det være
page-take-over-none = Lenken du åpnet, gir ingen plass ved dette bordet.

page-menu = Meny
page-pad = Blokk
page-story = Nettopp
page-pad-of = Blokken til { $player }
page-whole-pad = Hele blokken
page-people = Spillere
page-computer = datamaskin
page-turn = spiller
page-turn-of = Nå spiller { $player }
page-turn-number = omgang { $turn } av { $turns }
page-table-code = bord { $code }
page-bonus-from = { $sum }/{ $at }
page-bonus-for = { $at } → { $points }
page-bonus-told = { $label }: { $sum } av { $at } så langt.
page-pace = { $way ->
        [ahead] { $points } poeng mer enn bonusen krever så langt.
        [behind] { $points } poeng mindre enn bonusen krever så langt.
       *[even] Så mange poeng som bonusen krever så langt.
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
       *[no] {""}
    }
page-cell-zero = { $box } 0: blir strøket
page-cell-barred = { $box }: ikke nå. { $why }
page-cell-open = { $box }: åpen
page-die = Terning { $place }: { $face }{ $kept ->
        [yes] , beholdt
       *[no] {""}
    }
page-face = { $face }
page-throws-left = { $count ->
        [0] Ingen kast igjen
        [one] Ett kast igjen
       *[other] { $count } kast igjen
    }
page-button-roll = Kast
page-button-roll-named = { $player }, kast
page-button-again = { $count ->
        [one] Kast 1
       *[other] Kast { $count }
    }
page-button-choose = Velg en rute
page-button-all-kept = Alle er beholdt
page-button-theirs = { $player } spiller
page-rolled-off = { $player } kastet høyest og begynner.
page-roll-off = Den som kaster høyest, begynner: nå kaster { $player }.
page-do-roll = { $several ->
        [yes] { $player } kaster.
       *[no] Din tur: kast terningene.
    }
page-do-tell = { $several ->
        [yes] { $player }: trykk inn terningene slik de ligger, eller trykk på en rute for å føre poengene.
       *[no] Trykk inn terningene slik de ligger, eller trykk på en rute for å føre poengene.
    }
page-do-keep = Trykk på terninger du vil beholde, eller velg en rute.
page-do-choose = Ingen kast igjen: velg en rute.
page-do-take = Velg en rute, eller rett terningene.
page-your-turn = { $several ->
        [yes] Nå spiller { $player }.
       *[no] Din tur.
    }
page-zero = Stryke { $box }?
page-zero-yes = Stryk
page-zero-no = Ikke ennå

page-told-rolled = { $you ->
        [yes] Du fikk { $dice }.
       *[no] { $player } fikk { $dice }.
    }
page-told-laid = { $you ->
        [yes] Terningene dine er { $dice }.
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
       *[no] { $player } angret.
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
page-hand-over = La datamaskinen spille for { $player } …
page-hand-over-who = Hvem spiller for { $player }?
page-hand-over-own = Den spiller til du spiller videre selv, og det kan du når som helst.
page-hand-over-another = La datamaskinen spille for { $player }?
page-hand-over-about = En god dataspiller fortsetter til { $player } er tilbake.
page-hand-over-go = La den spille
page-has-left = { $player } har forlatt bordet.
page-waits = { $player } har ikke svart på en stund.
page-absent = { $player } er borte. Du kan la datamaskinen spille om { $time }.
page-hand-over-yes = La { $computer } spille
page-not-now = Ikke nå
page-figure-numbers = Vis tallene
page-plays-for = { $computer } spiller for { $player }
page-for = { $computer } for { $player }
page-come-back = { $player } spiller videre
page-come-back-self = Spill videre selv

page-keys = Taster
page-key-space = Mellomrom
page-key-enter = Enter
page-keys-roll = kast, eller stopp terningene straks
page-keys-keep = behold en terning, eller slipp den
page-keys-tell = oppgi en terning slik den ligger
page-keys-walk = gå rundt på blokken
page-keys-write = skriv i ruten
page-keys-hint = spør coachen
page-keys-undo = angre
page-keys-card = denne hjelpen

page-match-go = Til kampen
page-match-compare = Se hvordan de andre gjorde det
page-match-sealed = Terningene kan kontrolleres når kampen er slutt.

page-hint = Tips
page-coach = Coachen
page-coach-idle = Spør etter et kast hva du bør gjøre.
page-coach-thinks = Coachen tenker …
page-coach-says = Coachen: { $choice }. { $why }
page-coach-second = { $less ->
    [no] Like bra: { $choice }.
   *[yes] Nest best: { $choice }, { $cost } mindre.
}
page-coach-best = best
page-coach-keep = Behold disse
page-ask-explorer = Analyser stillingen
page-percent = { $number } %
page-chances = Vinnersjanse
page-chances-round = Sjanse til å vinne runden

page-real-dice = Terninger: { $dice }
page-real-keys = Terningene slik de ligger
page-points-which = Hvor mange poeng?
page-points-none = Ruten kan ikke brukes nå.
page-correct = Rett { $box }
page-correct-was = { $player } har { $points } der.
page-correct-box = Rute

page-end = Slutt
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
page-fair-dice = Ærlige terninger
page-record-notation = Notasjon
page-record-jsonl = JSON Lines
page-record-csv = CSV
