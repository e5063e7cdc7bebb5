# One line for everything that can be wrong with what a user gives us.

error-dice-letters = «{ $text }» er ikke noe kast. Skriv terningene som sifre, f.eks. 55535.
error-dice-count = «{ $text }» har { $got ->
        [one] { $got } terning
       *[other] { $got } terninger
    }; disse reglene bruker { $expected }.
error-dice-face = «{ $text }» er ikke noe kast: terninger viser 1 til 6, ikke { $face }.
error-sheet-unknown = Det finnes ingen regler «{ $name }». { $near ->
        [none] Velg mellom: { $known }. Stien til en egen fil går også.
       *[other] Mente du { $near }?
    }
    .guest = Det finnes ingen regler «{ $name }». { $near ->
        [none] Velg mellom: { $known }.
       *[other] Mente du { $near }?
    }
error-option-unknown = Reglene { $sheet } har ikke valget «{ $option }». { $known ->
        [none] Det finnes ingen.
       *[other] Det finnes: { $known }.
    }
error-options-exclude = Velg bare én: { $one } og { $other } utelukker hverandre.
error-sheet-missing = Filen finnes ikke.
error-sheet-unreadable = Filen kan ikke leses: { $problem }.
error-sheet-too-large = Filen er for stor: regler kan ha opptil { $largest } kB.
error-sheet-encoding = Dette er ingen tekstfil: regler er TOML i UTF-8.
error-sheet-line = En linje er lengre enn { NUMBER($longest, useGrouping: 0) } tegn.
error-sheet-toml = Dette er ikke gyldig TOML: { $problem }
error-sheet-empty = Reglene er tomme.
error-sheet-not-offline = Disse reglene kan bare spilles med en server.
error-card-entry = «{ $part }» er ingen utfylt rute. Skriv rute=poeng, f.eks. yatzy=50.
error-card-box = Disse reglene har ingen rute «{ $key }». Velg mellom: { $known }.
error-card-twice = Ruten { $key } er utfylt to ganger.
error-card-points = Ruten { $key } kan aldri ha { $points }. Mulige poeng: { $possible }.
error-card-further = Ruten { $key } kan ha { $points } først når ruten { $needed } har fått poeng.
error-card-order = Denne blokken fylles ut ovenfra og ned, og ruten { $key } er fortsatt åpen.
error-card-bonus = { $most ->
        [0] Det kan ikke være noen bonus for fem like på nytt på denne blokken.
       *[other] Bonus for fem like på nytt er { $each } per gang, og høyst { $most } på denne blokken, ikke { $bonus }.
    }
error-card-bonus-box = { $points } i ruten { $key } kan ikke ha gitt { $bonus } i bonus på denne blokken.
error-card-full = Alle ruter er utfylt: det er ikke mer å spille.
error-language-unknown = Det finnes ikke noe språk «{ $language }». Velg mellom: { $known }.
error-pad-columns = En blokk har { $least } til { $most } kolonner, ikke { NUMBER($got, useGrouping: 0) }.

error-line = linje { $line }: { $told }

error-no-terminal = Dette trenger en terminal, ikke en pipe eller en fil.
error-games-sure = Dette sletter { $game } for godt. Legg til --yes for å bekrefte.
error-games-at-server = { $game } er et bord på serveren. Start yatzy serve og spill der.
error-games-served = { $game } er et bord på en server som kjører. Stopp serveren først.
error-record-which = Oppgi en spillfil, eller send et spill gjennom en pipe.
error-record-unwritable = Det kan ikke skrives: { $problem }.

error-setup-players = Disse reglene er for { $least } til { $most } spillere, eller én som øver; du oppga { $got }.
error-setup-name = «{ $name }» er ikke noe navn: bruk 1 til { $longest } tegn på én linje.
error-setup-name-twice = To spillere heter { $name }. Endre ett av navnene.
error-setup-teams = Det kan være { $allowed } lag, ikke { $got }.
error-setup-team-seats = Hver spiller trenger et lag, og hvert lag en spiller.
error-setup-tag = «{ $text }» er { $tag ->
        [date] ingen dato, f.eks. 2026-11-15
        [seal] ikke noe fingeravtrykk: 64 heksadesimale sifre
        [match] ikke noe navn på en kamp: bokstaver og sifre, opptil 40
       *[game_id] ikke noe navn på et spill: bokstaver og sifre, opptil 40
    }.
error-setup-match = I en kamp med samme terninger spiller alle alene, med terninger på skjermen og uten startkast.
error-setup-rounds = En serie har 1 til { $most } runder, ikke { $got }.
error-setup-words = Lykkeord: { $got } for { $players } spillere. Gi ett hver, eller ingen.
error-setup-computers = Med roboter må du si for hver av de { $players } plassene om en robot spiller der; du oppga { $got }.
error-setup-computer = «{ $computer }» er ikke noe navn på en robot: bruk små bokstaver, sifre og bindestreker.
error-setup-computer-dice = Roboter trenger terninger på skjermen: ekte terninger kan de ikke kaste.
error-setup-choice = { $tag } må være en av { $choices }, ikke «{ $text }».
error-setup-word = «{ $word }» er ikke noe lykkeord: bruk opptil { $longest } tegn på én linje.

error-move-not-your-turn = Det er ikke din tur: { $player } spiller.
error-move-game-over = Spillet er slutt.
error-move-roll-off = Først tar alle et startkast.
error-move-before-roll = Kast terningene først.
error-move-no-roll-left = { $rolls ->
        [one] Du har bare 1 kast
       *[other] Du har bare { $rolls } kast
    } i en omgang: velg en rute.
error-move-all-kept = Alle terningene er beholdt: velg en rute, eller behold færre.
error-move-not-there = { $there ->
        [0] Ingen terning viser { $face }.
       *[other] Så mange terninger viser ikke { $face }: det er bare { $there }.
    }
error-move-dice-count = { $expected ->
        [one] Du kaster 1 terning
       *[other] Du kaster { $expected } terninger
    } her, ikke { $got }.
error-move-dice-face = Terninger viser 1 til 6, ikke { $face }.
error-move-not-yours = Det er kolonnen til { $other }; nå spiller { $player }.
error-game-and-options = Oppgi et spill å fortsette, eller valg for et nytt, ikke begge.
error-move-dice-lie = Du har lagt inn terningene for denne omgangen: velg en rute.
error-move-no-box = Disse reglene har ingen rute «{ $box }».{ $near ->
        [none] {""}
       *[other] {" "}Mente du { $near }?
    }
error-move-box-filled = Ruten { $box } er allerede utfylt. Velg en annen.
error-move-box-forbidden = Ruten { $box } er ikke lov nå. Velg en annen.
error-move-typed = «{ $typed }» er verken terninger eller poeng: skriv terningene, eller poeng som 28 eller 30+100.
error-move-points-needed = Hvor mange poeng i ruten { $box }?
error-move-points = Ruten { $box } kan ikke få { $points } nå. Mulige poeng: { $possible }.
error-move-points-differ = Terningene gir { $right } på { $box }, ikke { $points }.
error-move-only-real-dice = Det går bare med ekte terninger.
error-move-across-dice = Du kan ikke angre et kast.
error-move-computers = Du kan ikke angre det { $player } spilte: bare menneskers trekk kan angres.
error-move-nothing-done = Det er ikke noe å angre.
error-move-no-turn = Det finnes ingen omgang { $turn } å rette.
error-move-conflict = Det går ikke opp: { $player } førte senere { $points } på { $box }. Rett det først.
error-move-not-over = Startverdien er skjult til spillet er slutt.
error-move-no-secret = Disse terningene har ingen startverdi å vise.
error-move-rolls-left = Etter et kast er det 0 til { $most } kast igjen, ikke { $got }.
error-move-shown = Spillet er lukket: startverdien er vist.

error-record-page = Siden ville skrive over spillfilen. Velg et annet navn.
error-record-empty = Det er ikke noe spill i den.
error-record-empty-input = Det kom ikke noe spill på standard inndata. Oppgi en spillfil, eller send et spill gjennom en pipe.
error-record-unreadable = Den kan ikke leses: { $problem }.
error-record-missing = Filen finnes ikke.
error-record-nowhere = Det finnes verken en fil eller et lagret spill med det navnet. List opp spillene dine med yatzy games.
error-record-none-played = Ingen av de lagrede spillene dine har en ferdig omgang. Oppgi en spillfil, eller send et spill gjennom en pipe.
error-record-too-large = Den er for stor for et spill: grensen er { $largest } MB.
error-record-encoding = Dette er ingen tekstfil: en spillfil er tekst i UTF-8.
error-record-json = Dette er ikke gyldig JSON: { $problem }
error-record-data = Dette er ingen hendelse i et spill: { $problem }
error-record-seq = Hendelse { $expected } mangler; her er { $got }.
error-record-moment = «{ $got }» er ikke noe tidspunkt som 2026-11-15T19:30:00Z.
error-record-newer = Den har versjon { $version }; denne yatzy leser versjon 1 til { $known }. Oppdater yatzy for å lese den.
error-record-no-start = Den begynner ikke med starten på et spill.
error-record-started-twice = Spillet starter en gang til.
error-record-event = Det kan ikke ha skjedd.
error-record-digest = Reglene for { $sheet } her ({ $found }) er ikke de det ble spilt etter ({ $digest }).
error-record-tag = «{ $text }» er ingen tagg. Velg mellom: { $known }.
error-record-tag-twice = Taggen { $tag } er der to ganger.
error-record-no-tag = Taggen { $tag } mangler.
error-record-number = «{ $text }» er ikke noe tall.
error-record-choice = { $tag } må være en av { $choices }, ikke «{ $text }».
error-record-computer = «{ $text }» er ingen robot ved dette bordet: skriv plassen og et navn, f.eks. 2 casual.
error-record-sheet = Det finnes ingen regler «{ $sheet }». Velg mellom: { $known }. Egne regler følger med i taggen Rules, slik yatzy games export skriver den.
    .guest = Det finnes ingen regler «{ $sheet }». Velg mellom: { $known }. Egne regler følger med i taggen Rules.
error-record-rules = Reglene er ikke de for { $sheet }.
error-record-heading = Her skulle det stått «{ $expected }», ikke «{ $text }».
error-record-name = «{ $text }» spiller ikke her: nå spiller { $player }.
error-record-unfinished = Omgangen til { $player } er ikke avsluttet.
error-record-part = «{ $text }» kan ikke leses: en omgang er terninger, hva som ble beholdt, en rute og poengene der.
error-record-kept = { $kept } ble beholdt, men finnes ikke i { $dice }.
error-verify-real-dice = Det ble spilt med ekte terninger: det er ikke noe å regne ut på nytt.
error-verify-no-seal = Dette spillet har ikke noe fingeravtrykk av terningene, så ingen kan regne dem ut på nytt.
error-verify-no-secret = Startverdien er fortsatt skjult: den vises når spillet er slutt.
error-verify-bad-secret = Startverdien er ikke skrevet med heksadesimale sifre.
error-verify-day-open = Spillet for { $day } er fortsatt åpent: startverdien vises når ingen kan spille det lenger.
error-verify-day-file = Denne filen beviser ingen dag. Lagre svaret fra /api/days som det er.

error-solve-threads = Det kan være 1 til { NUMBER($most, useGrouping: 0) } tråder, ikke { $got }.
error-solver-too-large = Disse reglene har minst { $states } tilstander: å regne dem ut krever { $needed } GiB minne, og { $free } GiB er ledig.
error-solver-not-offline = Disse reglene er ikke regnet ut på denne enheten. Spør på en datamaskin med yatzy installert: Den kan gjøre det.
error-solver-odds-too-large = De nøyaktige oddsene krever minst { $needed } GiB minne, og { $free } er ledig. Anslå dem med --games 1000000.
error-solver-games = Det må være minst ett spill, ikke { $got }.
error-advise-dice = Hvilke { $dice } terninger? For eksempel: yatzy advise 12344
error-advise-against = --against tar sluttsummer, f.eks. 231,204, ikke «{ $text }».
error-odds-filled = --filled gjelder ett sett regler; du oppga flere.
error-odds-sheets = Du kan sammenligne høyst { $most } om gangen, ikke { $got }.
error-odds-games = --games må være et tall fra 1 til { $most }, ikke { $got }.
error-solver-no-memory = Det er ikke nok minne til dette.
error-solver-threads = Det må være minst én tråd, ikke { $got }.
error-solver-other-array = Dette er ikke verdier for disse reglene: de må være { $expected } på én rad, ikke { $got }.
error-solver-other-sheet = Blokken hører til andre regler ({ $card }) enn løsningen ({ $values }).
error-race-too-early = Med { $open } åpne ruter er det for tidlig å spille bare for seier: det begynner ved { $most }. Til da gjelder perfekt spill poengene.
error-race-too-large = Å spille for seier krever { $needed } GiB minne med disse reglene, og { $free } GiB er ledig.
error-file-no-folder = Mappen finnes ikke.
error-file-unwritable = Det kan ikke skrives: { $problem }.
error-export-suffix = Navnet på filen må ende på ett av disse: { $known }
error-export-option = { $option } kan ikke brukes med { $what }.
error-export-either = --filled, --dice og --rolls-left gjelder én blokk; --games, --player og --seed gjelder spill.
error-export-player = --player er navnet på én robot, ikke { $got }.

error-extra-missing = Til dette mangler en pakke: { $package }. Installer den med: { $command }
error-store-no-game = Det finnes ikke noe spill «{ $game }». List opp spillene dine med yatzy games.
error-store-many-games = Flere spill begynner på «{ $beginning }»: { $games }. Skriv mer av navnet.
error-store-known = Du har allerede spillet { $game }.
error-store-moved-on = Spillet har gått videre et annet sted, kanskje i en annen terminal. Du ser det slik det er nå.
error-store-no-secret = Startverdien til { $game } er på en annen maskin: spillet kan ikke fortsette her.
error-store-full = Disken er full, så ingenting ble skrevet. Det som allerede var lagret, er trygt: { $place }
error-store-not-taken = Kan ikke skrive til { $place } ({ $problem }): disken kan være full eller svikte, eller kvoten din brukt opp. Det som allerede var lagret, er trygt.
error-store-read-only = Ingenting kan skrives til { $place }: den er skrivebeskyttet.
error-store-cannot-open = Spill kan ikke lagres i { $place }: { $problem }.
error-store-busy = Et annet program skriver til { $place }. Prøv igjen.
error-store-damaged = { $place } er ingen spilldatabase, eller er skadet: { $problem }.
error-store-gone = { $place } ble flyttet, slettet eller byttet ut mens den var åpen, så ingenting ble skrevet. Start på nytt.
error-store-foreign = { $place } er databasen til et annet program: ingenting ble skrevet til den.
error-store-newer = { $place } er laget av en nyere yatzy. Oppdater denne.
error-store-failed = { $place } kunne ikke brukes: { $problem }.
error-store-served = En annen yatzy serve bruker { $place }. Stopp den, eller velg et annet sted med --database.
error-store-no-home = Denne brukeren har ingen hjemmemappe. Oppgi en mappe: { $variable }=/a/folder
error-store-other-log = Filen { $log } ved siden av { $place } hører til andre spill: bare selve filen ble erstattet med en sikkerhetskopi. Ingenting er endret. Er { $place } det du vil ha, så slett { $log }; yatzy host restore gjør det selv.
error-store-closed = { $place } er lukket her: ikke noe mer skrives til den.
error-store-address = Dette er ingen databaseadresse. En slik er en fil, eller f.eks. postgresql://name:password@host/database; i navn og passord skrives tegn som @ / : # som %40 %2F %3A %23.
error-store-unreachable = { $place } kan ikke nås: { $problem }.
error-store-away = { $place } svarer ikke. Det som allerede var lagret, er trygt; prøv igjen om litt.
error-store-locked = { $place } avviser dette brukernavnet og passordet.
error-store-no-right = { $place } lar ikke denne brukeren lage eller bruke tabeller. Den som driver den, kan tillate det: GRANT CREATE ON SCHEMA …
error-store-no-database = Databasen { $place } finnes ikke. Lag den først, f.eks. med createdb.

fault-whole-sheet = reglene
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
fault-upper-box = en rute i øvre del teller ett tall, gir "matched" og er ingen siste utvei.
fault-too-many-dice = trenger { $needed } terninger, og disse reglene bruker { $dice }.
fault-no-upper-box = det er ingen rute i øvre del.
fault-not-five-alike = må være en rute med mønsteret groups = [{ $dice }].
fault-needs-forced-joker = fungerer bare med joker = "forced".
fault-against-joker = fungerer ikke med en joker.
fault-against-order = fungerer ikke med order = "fixed".
fault-needs-chance = trenger nøyaktig én rute med mønsteret "any"; det er { $got }.
fault-less-than-chance = må være minst det Sjanse gir for samme kast: { $least }.
fault-id-taken = { $id } er navnet på regler som følger med yatzy. Velg et annet.
