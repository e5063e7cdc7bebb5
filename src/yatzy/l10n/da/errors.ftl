# One line for everything that can be wrong with what a user gives us.

error-dice-letters = ”{ $text }” er ikke et kast. Skriv terningerne som cifre, fx 55535.
error-dice-count = ”{ $text }” har { $got ->
        [one] { $got } terning
       *[other] { $got } terninger
    }; disse regler bruger { $expected }.
error-dice-face = ”{ $text }” er ikke et kast: terninger viser 1 til 6, ikke { $face }.
error-sheet-unknown = Der findes ingen regler ”{ $name }”. { $near ->
        [none] Vælg mellem: { $known }. Stien til en af dine egne filer går også.
       *[other] Mente du { $near }?
    }
    .guest = Der findes ingen regler ”{ $name }”. { $near ->
        [none] Vælg mellem: { $known }.
       *[other] Mente du { $near }?
    }
error-option-unknown = Reglerne { $sheet } har ikke valget ”{ $option }”. { $known ->
        [none] Der er ingen.
       *[other] Der er: { $known }.
    }
error-options-exclude = Vælg kun ét: { $one } og { $other } udelukker hinanden.
error-sheet-missing = Filen findes ikke.
error-sheet-unreadable = Filen kan ikke læses: { $problem }.
error-sheet-too-large = Filen er for stor: regler må have højst { $largest } kB.
error-sheet-encoding = Det her er ikke en tekstfil: regler er TOML i UTF-8.
error-sheet-line = En linje er længere end { NUMBER($longest, useGrouping: 0) } tegn.
error-sheet-toml = Det her er ikke gyldig TOML: { $problem }
error-sheet-empty = Reglerne er tomme.
error-sheet-not-offline = De her regler kan kun spilles med en server.
error-card-entry = ”{ $part }” er ikke et udfyldt felt. Skriv felt=point, fx yatzy=50.
error-card-box = Disse regler har intet felt ”{ $key }”. Vælg mellem: { $known }.
error-card-twice = Feltet { $key } er udfyldt to gange.
error-card-points = Feltet { $key } kan aldrig have { $points }. Mulige point: { $possible }.
error-card-further = Feltet { $key } kan først have { $points }, når feltet { $needed } har fået point.
error-card-order = Denne blok udfyldes oppefra og ned, og feltet { $key } er stadig åbent.
error-card-bonus = { $most ->
        [0] Der kan ikke være bonus for nye fem ens på denne blok.
       *[other] Bonus for nye fem ens er { $each } pr. gang, og højst { $most } på denne blok, ikke { $bonus }.
    }
error-card-bonus-box = { $points } i feltet { $key } kan ikke have givet { $bonus } i bonus på denne blok.
error-card-full = Alle felter er udfyldt: der er ikke mere at spille.
error-language-unknown = Der findes intet sprog ”{ $language }”. Vælg mellem: { $known }.
error-pad-columns = En blok har { $least } til { $most } kolonner, ikke { NUMBER($got, useGrouping: 0) }.

error-line = linje { $line }: { $told }

error-no-terminal = Det her kræver en terminal, ikke en pipe eller en fil.
error-games-sure = Det sletter { $game } for altid. Tilføj --yes for at bekræfte.
error-games-at-server = { $game } er et bord på serveren. Start yatzy serve, og spil det dér.
error-games-served = { $game } er et bord på en server, der kører. Stop serveren først.
error-record-which = Angiv en spilfil, eller send et spil gennem en pipe.
error-record-unwritable = Det kan ikke skrives: { $problem }.

error-setup-players = Disse regler er til { $least } til { $most } spillere, eller én, der øver sig; du angav { $got }.
error-setup-name = ”{ $name }” er ikke et navn: brug 1 til { $longest } tegn på én linje.
error-setup-name-twice = To spillere hedder { $name }. Ret et af navnene.
error-setup-teams = Der kan være { $allowed } hold, ikke { $got }.
error-setup-team-seats = Hver spiller skal have et hold, og hvert hold en spiller.
error-setup-tag = ”{ $text }” er ikke { $tag ->
        [date] en dato, fx 2026-11-15
        [seal] et fingeraftryk: 64 hexadecimale cifre
        [match] navnet på en kamp: bogstaver og cifre, op til 40
       *[game_id] navnet på et spil: bogstaver og cifre, op til 40
    }.
error-setup-match = I en kamp med samme terninger spiller alle alene, med terninger på skærmen og uden startkast.
error-setup-rounds = En serie har 1 til { $most } runder, ikke { $got }.
error-setup-words = Lykkeord: { $got } til { $players } spillere. Giv ét til hver, eller ingen.
error-setup-computers = Med robotter skal du sige for hver af de { $players } pladser, om en robot spiller dér; du angav { $got }.
error-setup-computer = ”{ $computer }” er ikke navnet på en robot: brug små bogstaver, cifre og bindestreger.
error-setup-computer-dice = Robotter skal have terninger på skærmen: rigtige kan de ikke kaste.
error-setup-choice = { $tag } skal være en af { $choices }, ikke ”{ $text }”.
error-setup-word = ”{ $word }” er ikke et lykkeord: brug op til { $longest } tegn på én linje.

error-move-not-your-turn = Det er ikke din tur: { $player } spiller.
error-move-game-over = Spillet er slut.
error-move-roll-off = Først slår alle et startkast.
error-move-before-roll = Kast terningerne først.
error-move-no-roll-left = { $rolls ->
        [one] Du har kun 1 kast
       *[other] Du har kun { $rolls } kast
    } i en tur: vælg et felt.
error-move-all-kept = Alle terninger er beholdt: vælg et felt, eller behold færre.
error-move-not-there = { $there ->
        [0] Ingen terning viser { $face }.
       *[other] Så mange terninger viser ikke { $face }: der er kun { $there }.
    }
error-move-dice-count = { $expected ->
        [one] Du kaster 1 terning
       *[other] Du kaster { $expected } terninger
    } her, ikke { $got }.
error-move-dice-face = Terninger viser 1 til 6, ikke { $face }.
error-move-not-yours = Den kolonne tilhører { $other }; nu spiller { $player }.
error-game-and-options = Angiv et spil at fortsætte, eller valg til et nyt, ikke begge.
error-move-dice-lie = Du har indtastet turens terninger: vælg et felt.
error-move-no-box = Disse regler har intet felt ”{ $box }”.{ $near ->
        [none] {""}
       *[other] {" "}Mente du { $near }?
    }
error-move-box-filled = Feltet { $box } er allerede udfyldt. Vælg et andet.
error-move-box-forbidden = Feltet { $box } er ikke tilladt nu. Vælg et andet.
error-move-typed = ”{ $typed }” er hverken terninger eller point: skriv terningerne, eller point som 28 eller 30+100.
error-move-points-needed = Hvor mange point i feltet { $box }?
error-move-points = Feltet { $box } kan ikke få { $points } nu. Mulige point: { $possible }.
error-move-points-differ = Terningerne giver { $right } i { $box }, ikke { $points }.
error-move-only-real-dice = Det går kun med rigtige terninger.
error-move-across-dice = Du kan ikke fortryde et kast.
error-move-computers = Du kan ikke fortryde det, { $player } spillede: kun menneskers træk kan fortrydes.
error-move-nothing-done = Der er ikke noget at fortryde.
error-move-no-turn = Der findes ingen tur { $turn } at rette.
error-move-conflict = Det går ikke op: { $player } skrev senere { $points } i { $box }. Ret det først.
error-move-not-over = Startværdien er skjult, til spillet er slut.
error-move-no-secret = Disse terninger har ingen startværdi at vise.
error-move-rolls-left = Efter et kast er der 0 til { $most } kast tilbage, ikke { $got }.
error-move-shown = Spillet er lukket: dets startværdi er vist.

error-record-page = Siden ville overskrive spilfilen. Vælg et andet navn.
error-record-empty = Der er intet spil i den.
error-record-empty-input = Der kom intet spil på standardinput. Angiv en spilfil, eller send et spil gennem en pipe.
error-record-unreadable = Den kan ikke læses: { $problem }.
error-record-missing = Filen findes ikke.
error-record-nowhere = Der er hverken en fil eller et gemt spil med det navn. Vis dine spil med yatzy games.
error-record-none-played = Ingen af dine gemte spil har en færdig tur. Angiv en spilfil, eller send et spil gennem en pipe.
error-record-too-large = Den er for stor til et spil: grænsen er { $largest } MB.
error-record-encoding = Det her er ikke en tekstfil: en spilfil er tekst i UTF-8.
error-record-json = Det her er ikke gyldig JSON: { $problem }
error-record-data = Det her er ikke en hændelse i et spil: { $problem }
error-record-seq = Hændelse { $expected } mangler; her er { $got }.
error-record-moment = ”{ $got }” er ikke et tidspunkt som 2026-11-15T19:30:00Z.
error-record-newer = Den har version { $version }; denne yatzy læser version 1 til { $known }. Opdater yatzy for at læse den.
error-record-no-start = Den begynder ikke med starten på et spil.
error-record-started-twice = Spillet starter en gang til.
error-record-event = Det kan ikke være sket.
error-record-digest = Reglerne for { $sheet } her ({ $found }) er ikke dem, der blev spillet efter ({ $digest }).
error-record-tag = ”{ $text }” er ikke et mærke. Vælg mellem: { $known }.
error-record-tag-twice = Mærket { $tag } er der to gange.
error-record-no-tag = Mærket { $tag } mangler.
error-record-number = ”{ $text }” er ikke et tal.
error-record-choice = { $tag } skal være en af { $choices }, ikke ”{ $text }”.
error-record-computer = ”{ $text }” er ikke en robot ved dette bord: skriv pladsen og et navn, fx 2 casual.
error-record-sheet = Der findes ingen regler ”{ $sheet }”. Vælg mellem: { $known }. Dine egne regler følger med i mærket Rules, som yatzy games export skriver det.
    .guest = Der findes ingen regler ”{ $sheet }”. Vælg mellem: { $known }. Dine egne regler følger med i mærket Rules.
error-record-rules = Reglerne er ikke dem for { $sheet }.
error-record-heading = Her skulle der stå ”{ $expected }”, ikke ”{ $text }”.
error-record-name = ”{ $text }” spiller ikke her: nu spiller { $player }.
error-record-unfinished = En tur er ikke afsluttet: { $player }.
error-record-part = ”{ $text }” kan ikke læses: en tur er terninger, hvad der blev beholdt, et felt og pointene.
error-record-kept = { $kept } blev beholdt, men er ikke i { $dice }.
error-verify-real-dice = Der blev spillet med rigtige terninger: der er ikke noget at regne efter.
error-verify-no-seal = Dette spil har intet fingeraftryk af terningerne, så ingen kan regne dem efter.
error-verify-no-secret = Startværdien er stadig skjult: den vises, når spillet er slut.
error-verify-bad-secret = Startværdien er ikke skrevet med hexadecimale cifre.
error-verify-day-open = Spillet for { $day } er stadig åbent: startværdien vises, når ingen længere kan spille det.
error-verify-day-file = Denne fil beviser ingen dag. Gem svaret fra /api/days, som det er.

error-solve-threads = Der kan være 1 til { NUMBER($most, useGrouping: 0) } tråde, ikke { $got }.
error-solver-too-large = Disse regler har mindst { $states } tilstande: at gennemregne dem kræver { $needed } GiB hukommelse, og { $free } GiB er ledige.
error-solver-odds-too-large = De nøjagtige odds kræver mindst { $needed } GiB hukommelse, og { $free } er ledige. Anslå dem med --games 1000000.
error-solver-not-offline = De her regler er ikke regnet ud på denne enhed. Spørg på en computer med yatzy installeret: Den kan gøre det.
error-solver-games = Der skal være mindst ét spil, ikke { $got }.
error-advise-dice = Hvilke { $dice } terninger? For eksempel: yatzy advise 12344
error-advise-against = --against tager slutsummer, fx 231,204, ikke ”{ $text }”.
error-odds-filled = --filled gælder ét sæt regler; du angav flere.
error-odds-sheets = Du kan sammenligne højst { $most } ad gangen, ikke { $got }.
error-odds-games = --games skal være et tal fra 1 til { $most }, ikke { $got }.
error-solver-no-memory = Der er ikke hukommelse nok til dette.
error-solver-threads = Der skal være mindst én tråd, ikke { $got }.
error-solver-other-array = Det her er ikke værdier for disse regler: der skal være { $expected } på én række, ikke { $got }.
error-solver-other-sheet = Blokken hører til andre regler ({ $card }) end løsningen ({ $values }).
error-race-too-early = Med { $open } åbne felter er det for tidligt at spille alene for sejr: det begynder ved { $most }. Indtil da gælder perfekt spil pointene.
error-race-too-large = At spille for sejr kræver { $needed } GiB hukommelse med disse regler, og { $free } GiB er ledige.
error-file-no-folder = Mappen findes ikke.
error-file-unwritable = Det kan ikke skrives: { $problem }.
error-export-suffix = Filens navn skal ende på et af disse: { $known }
error-export-option = { $option } kan ikke bruges med { $what }.
error-export-either = --filled, --dice og --rolls-left gælder én blok; --games, --player og --seed gælder spil.
error-export-player = --player er navnet på én robot, ikke { $got }.

error-extra-missing = Hertil mangler en pakke: { $package }. Installer den med: { $command }
error-store-no-game = Der findes intet spil ”{ $game }”. Vis dine spil med yatzy games.
error-store-many-games = Flere spil begynder med ”{ $beginning }”: { $games }. Skriv mere af navnet.
error-store-known = Du har allerede spillet { $game }.
error-store-moved-on = Spillet er gået videre et andet sted, måske i en anden terminal. Du ser det, som det er nu.
error-store-no-secret = Startværdien til { $game } er på en anden maskine: spillet kan ikke fortsætte her.
error-store-full = Disken er fuld, så intet blev skrevet. Det, der allerede var gemt, er i sikkerhed: { $place }
error-store-not-taken = Kan ikke skrive til { $place } ({ $problem }): disken kan være fuld eller svigte, eller din kvote brugt op. Det, der allerede var gemt, er i sikkerhed.
error-store-read-only = Intet kan skrives til { $place }: den er skrivebeskyttet.
error-store-cannot-open = Spil kan ikke gemmes i { $place }: { $problem }.
error-store-busy = Et andet program skriver til { $place }. Prøv igen.
error-store-damaged = { $place } er ikke en spildatabase, eller er beskadiget: { $problem }.
error-store-gone = { $place } blev flyttet, slettet eller skiftet ud, mens den var åben, så intet blev skrevet. Start igen.
error-store-foreign = { $place } er et andet programs database: intet blev skrevet til den.
error-store-newer = { $place } er lavet af en nyere yatzy. Opdater denne.
error-store-failed = { $place } kunne ikke bruges: { $problem }.
error-store-served = En anden yatzy serve bruger { $place }. Stop den, eller vælg et andet sted med --database.
error-store-no-home = Denne bruger har ingen hjemmemappe. Angiv en mappe: { $variable }=/a/folder
error-store-other-log = Filen { $log } ved siden af { $place } hører til andre spil: kun selve filen blev erstattet med en sikkerhedskopi. Intet er ændret. Er { $place } det, du vil have, så slet { $log }; yatzy host restore gør det selv.
error-store-closed = { $place } er lukket her: der skrives ikke mere til den.
error-store-address = Det her er ikke en databaseadresse. En sådan er en fil, eller fx postgresql://name:password@host/database; i navn og adgangskode skrives tegn som @ / : # som %40 %2F %3A %23.
error-store-unreachable = { $place } kan ikke nås: { $problem }.
error-store-away = { $place } svarer ikke. Det, der allerede var gemt, er i sikkerhed; prøv igen om lidt.
error-store-locked = { $place } afviser dette brugernavn og denne adgangskode.
error-store-no-right = { $place } lader ikke denne bruger oprette eller bruge tabeller. Den, der driver den, kan tillade det: GRANT CREATE ON SCHEMA …
error-store-no-database = Databasen { $place } findes ikke. Opret den først, fx med createdb.

fault-whole-sheet = reglerne
fault-more = (og { $count } til: se yatzy sheets check)
    .guest = (og { $count } til)
fault-missing = mangler.
fault-unknown-key = er ukendt her. Kendte: { $known }.
fault-not-table = skal være en tabel, ikke { $got }.
fault-not-list = skal være en liste, ikke { $got }.
fault-list-length = skal have 1 til { $most } elementer, ikke { $got }.
fault-twice = indeholder noget to gange.
fault-not-whole = skal være et helt tal fra { NUMBER($least, useGrouping: 0) } til { NUMBER($most, useGrouping: 0) }, ikke { $got }.
fault-not-flag = skal være true eller false, ikke { $got }.
fault-not-text = skal være tekst, ikke { $got }.
fault-bad-text = skal være én linje tekst med 1 til { $longest } tegn.
fault-not-key = skal være små bogstaver, cifre og bindestreger, op til { $longest } og et bogstav først, fx "full-house", ikke { $got }.
fault-not-choice = skal være en af { $choices }, ikke { $got }.
fault-not-language = skal være en sprogkode som "fi", ikke { $got }.
fault-not-pattern = skal være "any" eller en tabel med en af { $known }, ikke { $got }.
fault-not-pays = skal være "all", "matched", en af dem med et tillæg ("all+50"), eller et tal op til { $most }, ikke { $got }.
fault-key-taken = navnet { $key } er optaget.
fault-upper-box = et felt i øverste del tæller ét tal, giver "matched" og er ingen sidste udvej.
fault-too-many-dice = kræver { $needed } terninger, og disse regler bruger { $dice }.
fault-no-upper-box = der er intet felt i øverste del.
fault-not-five-alike = skal være et felt med mønsteret groups = [{ $dice }].
fault-needs-forced-joker = virker kun med joker = "forced".
fault-against-joker = virker ikke med en joker.
fault-against-order = virker ikke med order = "fixed".
fault-needs-chance = kræver præcis ét felt med mønsteret "any"; der er { $got }.
fault-less-than-chance = skal være mindst det, Chancen giver for samme kast: { $least }.
fault-id-taken = { $id } er navnet på regler, der følger med yatzy. Vælg et andet.
