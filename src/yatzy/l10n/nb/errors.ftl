# One line for everything that can be wrong with what a user gives us.

error-dice-letters = «{ $text }» er ikke noe kast: skriv terningene som sifre, f.eks. 55535.
error-dice-count = «{ $text }» har { $got ->
        [one] { $got } terning
       *[other] { $got } terninger
    }; dette arket spilles med { $expected }.
error-dice-face = «{ $text }» er ikke noe kast: terninger viser 1 til 6, ikke { $face }.
error-sheet-unknown = Det finnes ikke noe ark «{ $name }». { $near ->
        [none] Disse finnes: { $known }. Stien til en egen fil går også.
       *[other] Mente du { $near }?
    }
    .guest = Det finnes ikke noe ark «{ $name }». { $near ->
        [none] Disse finnes: { $known }.
       *[other] Mente du { $near }?
    }
error-option-unknown = Reglene { $sheet } har ikke valget «{ $option }». { $known ->
        [none] Det finnes ingen.
       *[other] Det finnes: { $known }.
    }
error-options-exclude = Velg bare én: { $one } og { $other } utelukker hverandre.
error-sheet-missing = Filen finnes ikke.
error-sheet-unreadable = Filen kan ikke leses: { $problem }.
error-sheet-too-large = Filen er for stor for et regelark: grensen er { $largest } kB.
error-sheet-encoding = Dette er ingen tekstfil: et regelark er TOML i UTF-8.
error-sheet-line = En linje er lengre enn { NUMBER($longest, useGrouping: 0) } tegn.
error-sheet-toml = Dette er ikke gyldig TOML: { $problem }
error-sheet-empty = Arket er tomt.
error-sheet-not-offline = Disse reglene kan bare spilles med en server.
error-card-entry = «{ $part }» er ingen fylt rute: skriv rute=poeng, f.eks. yatzy=50.
error-card-box = Dette arket har ingen rute «{ $key }». Det har: { $known }.
error-card-twice = Ruten { $key } er fylt to ganger.
error-card-points = { $key } kan aldri ha { $points }. Mulige poeng: { $possible }.
error-card-further = { $key } kan ha { $points } først når { $needed } har fått poeng.
error-card-order = Dette arket fylles ovenfra og ned, og { $key } er fortsatt åpen.
error-card-bonus = { $most ->
        [0] Det kan ikke være noen bonus for fem like igjen på dette skjemaet.
       *[other] Bonus for fem like igjen er { $each } per gang, og høyst { $most } på dette skjemaet, ikke { $bonus }.
    }
error-card-bonus-box = { $points } på { $key } kan ikke ha gitt { $bonus } i bonus på dette skjemaet.
error-card-full = Alle ruter er fylt: det er ikke mer å spille.
error-language-unknown = Det finnes ikke noe språk «{ $language }». Disse finnes: { $known }.
error-pad-columns = En blokk har { $least } til { $most } kolonner, ikke { NUMBER($got, useGrouping: 0) }.

error-line = linje { $line }: { $told }

error-no-terminal = Dette trenger en terminal å spille i, ikke en pipe eller en fil.
error-games-sure = { $game } blir borte for godt. Legg til --yes hvis det er det du vil.
error-games-at-server = { $game } er et bord på serveren. Det spilles der: yatzy serve åpner det.
error-games-served = { $game } er et bord på serveren, som kjører akkurat nå. Stopp den først.
error-record-which = Oppgi en spillfil, eller send en gjennom en pipe.
error-record-unwritable = Det kan ikke skrives: { $problem }.

error-setup-players = Dette arket er for { $least } til { $most } spillere, eller én som øver; her er det { $got }.
error-setup-name = «{ $name }» er ikke noe navn: et navn har 1 til { $longest } tegn på én linje.
error-setup-name-twice = To spillere heter { $name }.
error-setup-teams = Det kan være { $allowed } lag, ikke { $got }.
error-setup-team-seats = Hver spiller hører til ett lag, og ingen lag er tomme.
error-setup-tag = «{ $text }» er { $tag ->
        [date] ingen dato, f.eks. 2026-11-15
        [seal] ikke noe segl: 64 heksadesimale sifre
        [match] ikke noe navn på en kamp: bokstaver og sifre, opptil 40
       *[game_id] ikke noe navn på et spill: bokstaver og sifre, opptil 40
    }.
error-setup-match = I en kamp med samme terninger spiller alle alene, med terninger på skjermen og uten startkast.
error-setup-rounds = En serie har 1 til { $most } runder, ikke { $got }.
error-setup-words = Lykkeord: { $got } for { $players } spillere. Ett hver, eller ingen.
error-setup-computers = Når en datamaskin spiller, må det stå for hver plass om den sitter der: for { $players }, ikke for { $got }.
error-setup-computer = «{ $computer }» er ikke noe navn på en dataspiller: små bokstaver, sifre og bindestreker.
error-setup-computer-dice = Dataspillere trenger terninger på skjermen: ekte terninger kan de ikke kaste.
error-setup-choice = { $tag } må være en av { $choices }, ikke «{ $text }».
error-setup-word = «{ $word }» er ikke noe lykkeord: det har opptil { $longest } tegn på én linje.

error-move-not-your-turn = Det er ikke din tur: { $player } spiller.
error-move-game-over = Spillet er slutt.
error-move-roll-off = Først tar alle et startkast.
error-move-before-roll = Kast terningene først.
error-move-no-roll-left = { $rolls ->
        [one] Det er bare ett kast
       *[other] Det er bare { $rolls } kast
    } i en omgang: velg en rute.
error-move-all-kept = Alle terningene er beholdt: velg en rute, eller behold færre.
error-move-not-there = { $there ->
        [0] Ingen terning viser { $face }.
       *[other] Så mange terninger viser ikke { $face }: det er bare { $there }.
    }
error-move-dice-count = { $expected ->
        [one] Én terning
       *[other] { $expected } terninger
    } kastes her, ikke { $got }.
error-move-dice-face = Terninger viser 1 til 6, ikke { $face }.
error-move-not-yours = Det er kolonnen til { $other }; nå spiller { $player }.
error-game-and-options = Enten fortsetter du et spill, eller så sier du hvordan et nytt skal være.
error-move-dice-lie = Terningene i denne omgangen ligger der allerede: velg en rute.
error-move-no-box = Dette arket har ingen rute «{ $box }».{ $near ->
        [none] {""}
       *[other] {" "}Mente du { $near }?
    }
error-move-box-filled = { $box } er allerede fylt.
error-move-box-forbidden = { $box } kan ikke velges nå.
error-move-typed = «{ $typed }» er verken terninger eller poeng: skriv terningene, eller poeng som 28 eller 30+100.
error-move-points-needed = Hvor mange poeng på { $box }?
error-move-points = { $box } kan ikke få { $points } nå. Mulige poeng: { $possible }.
error-move-points-differ = Terningene gir { $right } på { $box }, ikke { $points }.
error-move-only-real-dice = Det går bare med ekte terninger.
error-move-across-dice = Kastet er kastet.
error-move-computers = Det { $player } skrev, står fast: bare det mennesker gjør, kan angres.
error-move-nothing-done = Det er ikke noe å angre.
error-move-no-turn = Det finnes ingen omgang { $turn } å rette.
error-move-conflict = Det går ikke opp: { $player } skrev senere { $points } på { $box }. Rett det først.
error-move-not-over = Terningene er forseglet til spillet er slutt.
error-move-no-secret = Disse terningene ble aldri forseglet.
error-move-rolls-left = Etter et kast er det 0 til { $most } kast igjen, ikke { $got }.
error-move-shown = Spillet er lukket: terningene er avslørt.

error-record-page = Siden ville skrive over spillfilen.
error-record-empty = Det er ikke noe spill i den.
error-record-empty-input = Det kom ikke noe spill på standard inndata. Oppgi en spillfil, eller send en gjennom en pipe.
error-record-unreadable = Den kan ikke leses: { $problem }.
error-record-missing = Filen finnes ikke.
error-record-nowhere = Det finnes verken en fil eller et lagret spill med det navnet. yatzy games lister opp spillene.
error-record-none-played = Ingen omgang er spilt ennå i noe lagret spill. Oppgi en spillfil, eller send en gjennom en pipe.
error-record-too-large = Den er for stor for en spillfil: grensen er { $largest } MB.
error-record-encoding = Dette er ingen tekstfil: en spillfil er tekst i UTF-8.
error-record-json = Dette er ikke gyldig JSON: { $problem }
error-record-data = Dette er ingen hendelse i et spill: { $problem }
error-record-seq = Hendelse { $expected } mangler; her er { $got }.
error-record-moment = «{ $got }» er ikke noe tidspunkt som 2026-11-15T19:30:00Z.
error-record-newer = Den er i versjon { $version }, og denne yatzy leser versjon 1 til { $known }. Kanskje har en nyere skrevet den.
error-record-no-start = Den begynner ikke med starten på et spill.
error-record-started-twice = Spillet starter en gang til.
error-record-event = Det kan ikke ha skjedd.
error-record-digest = Reglene for { $sheet } her ({ $found }) er ikke de det ble spilt etter ({ $digest }).
error-record-tag = «{ $text }» er ingen tagg. Disse finnes: { $known }.
error-record-tag-twice = Taggen { $tag } er der to ganger.
error-record-no-tag = Taggen { $tag } mangler.
error-record-number = «{ $text }» er ikke noe tall.
error-record-choice = { $tag } må være en av { $choices }, ikke «{ $text }».
error-record-computer = «{ $text }» er ingen dataspiller ved dette bordet: skriv plassen og et navn, f.eks. 2 casual.
error-record-sheet = Det er ikke noe ark «{ $sheet }» i hyllen. Disse finnes: { $known }. Et eget ark følger med i taggen Rules, slik yatzy games export skriver den.
    .guest = Det er ikke noe ark «{ $sheet }» i hyllen. Disse finnes: { $known }. Et eget ark følger med i taggen Rules.
error-record-rules = Reglene er ikke de for { $sheet }.
error-record-heading = Her skulle det stått «{ $expected }», ikke «{ $text }».
error-record-name = «{ $text }» spiller ikke her: nå spiller { $player }.
error-record-unfinished = Omgangen til { $player } er ikke avsluttet.
error-record-part = «{ $text }» kan ikke leses: en omgang er terninger, hva som ble beholdt, en rute og poengene der.
error-record-kept = { $kept } ble beholdt, men finnes ikke i { $dice }.
error-verify-real-dice = Det ble spilt med ekte terninger: det er ikke noe å regne ut på nytt.
error-verify-no-seal = Terningene ble aldri forseglet, så ingen kan regne dem ut på nytt.
error-verify-no-secret = Terningene er fortsatt forseglet: hemmeligheten vises når spillet er slutt.
error-verify-bad-secret = Hemmeligheten er ikke skrevet med heksadesimale sifre.
error-verify-day-open = Spillet for { $day } er fortsatt åpent: startverdien vises når ingen kan spille det lenger.
error-verify-day-file = Denne filen beviser ingen dag. Lagre svaret fra /api/days som det er.

error-solve-threads = Det kan være 1 til { NUMBER($most, useGrouping: 0) } tråder, ikke { $got }.
error-solver-too-large = Dette arket har minst { $states } tilstander: å løse det krever { $needed } GiB minne, og { $free } GiB er ledig.
error-solver-odds-too-large = De nøyaktige oddsene krever minst { $needed } GiB minne, og { $free } er ledig her. --games 1000000 finner dem ved å spille.
error-solver-games = Det må være minst ett spill, ikke { $got }.
error-advise-dice = Hvilke { $dice } terninger? For eksempel: yatzy advise 12344
error-advise-against = --against tar sluttsummer, f.eks. 231,204, ikke «{ $text }».
error-odds-filled = --filled gjelder ett ark, og flere er oppgitt.
error-odds-sheets = Høyst { $most } ark kan sammenlignes om gangen, ikke { $got }.
error-odds-games = --games er et tall fra 1 til { $most }, ikke { $got }.
error-solver-no-memory = Det er ikke nok minne til dette.
error-solver-threads = Det må være minst én tråd, ikke { $got }.
error-solver-other-array = Dette er ikke verdiene for arket: de må være { $expected } på én rad, ikke { $got }.
error-solver-other-sheet = Skjemaet hører til et annet ark ({ $card }) enn løsningen ({ $values }).
error-race-too-early = Med { $open } åpne ruter er det for tidlig å spille bare for seier: det begynner ved { $most }. Til da gjelder perfekt spill poengene.
error-race-too-large = Å spille for seier krever { $needed } GiB minne på dette arket, og { $free } GiB er ledig.
error-file-no-folder = Mappen finnes ikke.
error-file-unwritable = Det kan ikke skrives: { $problem }.
error-export-suffix = Navnet på filen må ende på ett av disse: { $known }
error-export-option = { $option } har ingenting med { $what } å gjøre.
error-export-either = --filled, --dice og --rolls-left gjelder ett skjema; --games, --player og --seed gjelder spill.
error-export-player = --player er navnet på én dataspiller, ikke { $got }.

error-extra-missing = Til dette mangler en pakke: { $package }. Installer den med: { $command }
error-store-no-game = Det finnes ikke noe spill «{ $game }». yatzy games lister dem opp.
error-store-many-games = Flere spill begynner på «{ $beginning }»: { $games }.
error-store-known = Spillet { $game } er her fra før.
error-store-moved-on = Spillet har gått videre et annet sted, kanskje i en annen terminal. Du ser det slik det er nå.
error-store-no-secret = Terningene i { $game } ble forseglet på en annen maskin: spillet kan ikke fortsette her.
error-store-full = Disken er full, så ingenting ble skrevet. Det som allerede var lagret, er trygt: { $place }
error-store-not-taken = Disken tok ikke imot det som skulle skrives til { $place } ({ $problem }): den kan være full, din del av den brukt opp, eller den svikter. Det som allerede var lagret, er trygt.
error-store-read-only = Ingenting kan skrives til { $place }: den er skrivebeskyttet.
error-store-cannot-open = Spill kan ikke lagres i { $place }: { $problem }.
error-store-busy = Et annet program skriver til { $place }. Prøv igjen.
error-store-damaged = { $place } er ikke noe lager for spill, eller er skadet: { $problem }.
error-store-gone = { $place } ble flyttet, slettet eller byttet ut mens den var åpen, så ingenting ble skrevet. Start på nytt.
error-store-foreign = { $place } er databasen til et annet program: ingenting ble skrevet til den.
error-store-newer = { $place } er laget av en nyere yatzy. Oppdater denne.
error-store-failed = { $place } kunne ikke brukes: { $problem }.
error-store-served = { $place } er allerede i bruk av en annen yatzy serve. Stopp den, eller lagre spill et annet sted: --database
error-store-no-home = Denne brukeren har ingen hjemmemappe å lagre i. Oppgi en mappe: { $variable }=/a/folder
error-store-other-log = Filen { $log } ved siden av { $place } hører til andre spill: bare selve filen ble erstattet med en sikkerhetskopi. Ingenting er endret. Er { $place } det du vil ha, så slett { $log }; yatzy host restore gjør det selv.
error-store-closed = { $place } er lukket her: ikke noe mer skrives til den.
error-store-address = Dette er ingen databaseadresse. En slik er en fil, eller f.eks. postgresql://name:password@host/database; i navn og passord skrives tegn som @ / : # som %40 %2F %3A %23.
error-store-unreachable = { $place } kan ikke nås: { $problem }.
error-store-away = { $place } svarer ikke. Det som allerede var lagret, er trygt; prøv igjen om litt.
error-store-locked = { $place } slipper ingen inn med dette navnet og passordet.
error-store-no-right = { $place } lar ikke denne brukeren lage eller bruke tabeller. Den som driver den, kan tillate det: GRANT CREATE ON SCHEMA …
error-store-no-database = Databasen finnes ikke: { $place }. Den må lages først, f.eks. med createdb.

fault-whole-sheet = arket
fault-more = (og { $count } til: se yatzy sheets check)
    .guest = (og { $count } til)
fault-missing = mangler.
fault-unknown-key = er ukjent her. Kjente: { $known }.
fault-not-table = må være en tabell, ikke { $got }.
fault-not-list = må være en liste, ikke { $got }.
fault-list-length = må ha 1 til { $most } elementer, ikke { $got }.
fault-twice = inneholder noe to ganger.
fault-not-whole = må være et heltall fra { NUMBER($least, useGrouping: 0) } til { NUMBER($most, useGrouping: 0) }, ikke { $got }.
fault-not-flag = må være true eller false, ikke { $got }.
fault-not-text = må være tekst, ikke { $got }.
fault-bad-text = må være én linje tekst med 1 til { $longest } tegn.
fault-not-key = må være små bokstaver, sifre og bindestreker, opptil { $longest } og en bokstav først, f.eks. "full-house", ikke { $got }.
fault-not-choice = må være en av { $choices }, ikke { $got }.
fault-not-language = må være en språkkode som "fi", ikke { $got }.
fault-not-pattern = må være "any" eller en tabell med en av { $known }, ikke { $got }.
fault-not-pays = må være "all", "matched", en av dem med et tillegg ("all+50"), eller et tall opptil { $most }, ikke { $got }.
fault-key-taken = navnet { $key } er opptatt.
fault-upper-box = en rute i øvre del teller én verdi, gir "matched" og er ingen siste utvei.
fault-too-many-dice = trenger { $needed } terninger, og arket har { $dice }.
fault-no-upper-box = det er ingen rute i øvre del.
fault-not-five-alike = må være en rute med mønsteret groups = [{ $dice }].
fault-needs-forced-joker = går bare sammen med joker = "forced".
fault-against-joker = går ikke sammen med en joker.
fault-against-order = går ikke sammen med order = "fixed".
fault-needs-chance = trenger nøyaktig én rute med mønsteret "any"; det er { $got }.
fault-less-than-chance = må være minst det Sjanse gir for samme kast: { $least }.
fault-id-taken = { $id } er navnet på et ark som følger med yatzy og har andre regler. Velg et annet.
