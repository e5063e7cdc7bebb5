# One line for everything that can be wrong with what a user gives us.

error-dice-letters = ”{ $text }” är inget kast. Skriv tärningarna som siffror, t.ex. 55535.
error-dice-count = ”{ $text }” har { $got ->
        [one] { $got } tärning
       *[other] { $got } tärningar
    }; de här reglerna använder { $expected }.
error-dice-face = ”{ $text }” är inget kast: tärningar visar 1 till 6, inte { $face }.
error-sheet-unknown = Det finns inga regler ”{ $name }”. { $near ->
        [none] Välj bland: { $known }. Sökvägen till en egen fil går också bra.
       *[other] Menade du { $near }?
    }
    .guest = Det finns inga regler ”{ $name }”. { $near ->
        [none] Välj bland: { $known }.
       *[other] Menade du { $near }?
    }
error-option-unknown = Reglerna { $sheet } har inte valet ”{ $option }”. { $known ->
        [none] Det finns inga.
       *[other] Välj bland: { $known }.
    }
error-options-exclude = Välj bara en: { $one } och { $other } utesluter varandra.
error-sheet-missing = Det finns ingen sådan fil.
error-sheet-unreadable = Filen kan inte läsas: { $problem }.
error-sheet-too-large = Filen är för stor: regler får ha högst { $largest } kB.
error-sheet-encoding = Det här är ingen textfil: regler är TOML i UTF-8.
error-sheet-line = En rad är längre än { NUMBER($longest, useGrouping: 0) } tecken.
error-sheet-toml = Det här är inte giltig TOML: { $problem }
error-sheet-empty = Reglerna är tomma.
error-sheet-not-offline = De här reglerna kan bara spelas med en server.
error-card-entry = ”{ $part }” är ingen ifylld ruta. Skriv ruta=poäng, t.ex. yatzy=50.
error-card-box = De här reglerna har ingen ruta ”{ $key }”. Välj bland: { $known }.
error-card-twice = Rutan { $key } är ifylld två gånger.
error-card-points = Rutan { $key } kan aldrig ha { $points }. Möjliga värden: { $possible }.
error-card-further = Rutan { $key } kan ha { $points } först när rutan { $needed } har fått poäng.
error-card-order = Det här protokollet fylls i uppifrån och ner, och rutan { $key } är fortfarande öppen.
error-card-bonus = { $most ->
        [0] Det kan inte finnas någon bonus för nya fem lika i det här protokollet.
       *[other] Bonus för nya fem lika är { $each } per gång, och högst { $most } i det här protokollet, inte { $bonus }.
    }
error-card-bonus-box = { $points } i rutan { $key } kan inte ha gett { $bonus } i bonus i det här protokollet.
error-card-full = Alla rutor är ifyllda: det finns inget kvar att spela.
error-language-unknown = Det finns inget språk ”{ $language }”. Välj bland: { $known }.
error-pad-columns = Ett protokoll har { $least } till { $most } kolumner, inte { NUMBER($got, useGrouping: 0) }.

error-line = rad { $line }: { $told }

error-no-terminal = Det här kräver en terminal, inte en pipe eller en fil.
error-games-sure = Det här raderar { $game } för gott. Lägg till --yes för att bekräfta.
error-games-at-server = { $game } är ett bord på servern. Starta yatzy serve och spela det där.
error-games-served = { $game } är ett bord på en server som är igång. Stoppa servern först.
error-record-which = Ange en fil med ett parti, eller skicka ett parti genom en pipe.
error-record-unwritable = Det går inte att skriva: { $problem }.

error-setup-players = De här reglerna är för { $least } till { $most } spelare, eller en som övar; du angav { $got }.
error-setup-name = ”{ $name }” är inget namn: använd 1 till { $longest } tecken, utan radbrytning.
error-setup-name-twice = Två spelare heter { $name }. Ändra ett av namnen.
error-setup-teams = Det kan vara { $allowed } lag, inte { $got }.
error-setup-team-seats = Varje spelare behöver ett lag, och varje lag en spelare.
error-setup-tag = ”{ $text }” är inget giltigt { $tag ->
        [date] datum, t.ex. 2026-11-15
        [seal] fingeravtryck: 64 hexadecimala siffror
        [match] namn på en match: bokstäver och siffror, högst 40
       *[game_id] namn på ett parti: bokstäver och siffror, högst 40
    }.
error-setup-match = I en match med samma tärningar spelar alla ensamma, med tärningar på skärmen och utan startkast.
error-setup-rounds = En serie har 1 till { $most } rundor, inte { $got }.
error-setup-words = Lyckoord: { $got } för { $players } spelare. Ge ett var, eller inget alls.
error-setup-computers = Med robotar måste du säga för var och en av de { $players } platserna om en robot spelar där; du angav { $got }.
error-setup-computer = ”{ $computer }” är inget namn på en robot: använd små bokstäver, siffror och bindestreck.
error-setup-computer-dice = Robotar behöver tärningar på skärmen: riktiga kan de inte kasta.
error-setup-choice = { $tag } måste vara ett av { $choices }, inte ”{ $text }”.
error-setup-word = ”{ $word }” är inget lyckoord: använd högst { $longest } tecken, utan radbrytning.

error-move-not-your-turn = Det är inte din tur: { $player } spelar.
error-move-game-over = Partiet är slut.
error-move-roll-off = Först gör alla ett startkast.
error-move-before-roll = Kasta tärningarna först.
error-move-no-roll-left = { $rolls ->
        [one] Du har bara 1 kast
       *[other] Du har bara { $rolls } kast
    } i en omgång: välj en ruta.
error-move-all-kept = Alla tärningar är sparade: välj en ruta, eller spara färre.
error-move-not-there = { $there ->
        [0] Ingen tärning visar { $face }.
       *[other] Så många tärningar visar inte { $face }: det är bara { $there }.
    }
error-move-dice-count = { $expected ->
        [one] Du kastar 1 tärning
       *[other] Du kastar { $expected } tärningar
    } här, inte { $got }.
error-move-dice-face = Tärningar visar 1 till 6, inte { $face }.
error-move-not-yours = Den kolumnen hör till { $other }; nu är det { $player } som spelar.
error-game-and-options = Ange ett parti att fortsätta, eller val för ett nytt, inte båda.
error-move-dice-lie = Du har angett omgångens tärningar: välj en ruta.
error-move-no-box = De här reglerna har ingen ruta ”{ $box }”.{ $near ->
        [none] {""}
       *[other] {" "}Menade du { $near }?
    }
error-move-box-filled = Rutan { $box } är redan ifylld. Välj en annan.
error-move-box-forbidden = Rutan { $box } är inte tillåten nu. Välj en annan.
error-move-typed = ”{ $typed }” är varken tärningar eller poäng: skriv tärningarna, eller poäng som 28 eller 30+100.
error-move-points-needed = Hur många poäng i rutan { $box }?
error-move-points = Rutan { $box } kan inte få { $points } nu. Möjliga värden: { $possible }.
error-move-points-differ = Tärningarna ger { $right } på { $box }, inte { $points }.
error-move-only-real-dice = Det går bara med riktiga tärningar.
error-move-across-dice = Du kan inte ångra ett kast.
error-move-computers = Du kan inte ångra det som { $player } spelade: bara människors drag kan ångras.
error-move-nothing-done = Det finns inget att ångra.
error-move-no-turn = Det finns ingen omgång { $turn } att rätta.
error-move-conflict = Det går inte ihop: { $player } skrev senare { $points } på { $box }. Rätta det först.
error-move-not-over = Startvärdet är dolt tills partiet är slut.
error-move-no-secret = De här tärningarna har inget startvärde att visa.
error-move-rolls-left = Efter ett kast är 0 till { $most } kast kvar, inte { $got }.
error-move-shown = Partiet är stängt: dess startvärde har visats.

error-record-page = Sidan skulle skriva över det sparade partiet. Välj ett annat namn.
error-record-empty = Det finns inget parti i den.
error-record-empty-input = Det kom inget parti på standard in. Ange en fil med ett parti, eller skicka ett parti genom en pipe.
error-record-unreadable = Den kan inte läsas: { $problem }.
error-record-missing = Det finns ingen sådan fil.
error-record-nowhere = Det finns varken en fil eller ett sparat parti med det namnet. Lista dina partier med yatzy games.
error-record-none-played = Inget av dina sparade partier har en färdig omgång. Ange en fil med ett parti, eller skicka ett parti genom en pipe.
error-record-too-large = Den är för stor för ett parti: gränsen är { $largest } MB.
error-record-encoding = Det här är ingen textfil: ett sparat parti är text i UTF-8.
error-record-json = Det här är inte giltig JSON: { $problem }
error-record-data = Det här är ingen händelse i ett parti: { $problem }
error-record-seq = Händelse { $expected } saknas; här är { $got }.
error-record-moment = ”{ $got }” är ingen giltig tidpunkt; skriv t.ex. 2026-11-15T19:30:00Z.
error-record-newer = Den har version { $version }; den här yatzy läser version 1 till { $known }. Uppdatera yatzy för att läsa den.
error-record-no-start = Den börjar inte med starten av ett parti.
error-record-started-twice = Partiet startar en andra gång.
error-record-event = Det kan inte ha hänt.
error-record-digest = Reglerna för { $sheet } här ({ $found }) är inte de som partiet spelades efter ({ $digest }).
error-record-tag = ”{ $text }” är ingen tagg. Välj bland: { $known }.
error-record-tag-twice = Taggen { $tag } finns två gånger.
error-record-no-tag = Taggen { $tag } saknas.
error-record-number = ”{ $text }” är inget tal.
error-record-choice = { $tag } måste vara ett av { $choices }, inte ”{ $text }”.
error-record-computer = ”{ $text }” är ingen robot vid det här bordet: skriv plats och namn, t.ex. 2 casual.
error-record-sheet = Det finns inga regler ”{ $sheet }”. Välj bland: { $known }. Egna regler följer med i taggen Rules, som yatzy games export skriver den.
    .guest = Det finns inga regler ”{ $sheet }”. Välj bland: { $known }. Egna regler följer med i taggen Rules.
error-record-rules = Reglerna är inte de för { $sheet }.
error-record-heading = Här ska det stå ”{ $expected }”, inte ”{ $text }”.
error-record-name = ”{ $text }” spelar inte här: nu spelar { $player }.
error-record-unfinished = Omgången för { $player } saknar slut.
error-record-part = ”{ $text }” kan inte läsas: en omgång är tärningar, vad som sparades, en ruta och dess poäng.
error-record-kept = { $kept } sparades, men finns inte i { $dice }.
error-verify-real-dice = Det spelades med riktiga tärningar: det finns inget att räkna om.
error-verify-no-seal = Partiet har inget fingeravtryck av tärningarna, så ingen kan räkna om dem.
error-verify-no-secret = Startvärdet är fortfarande dolt: det visas när partiet är slut.
error-verify-bad-secret = Startvärdet är inte skrivet med hexadecimala siffror.
error-verify-day-open = Partiet för { $day } är fortfarande öppet: startvärdet visas när ingen längre kan spela det.
error-verify-day-file = Den här filen bevisar ingen dag. Spara svaret från /api/days som det är.

error-solve-threads = Det kan vara 1 till { NUMBER($most, useGrouping: 0) } trådar, inte { $got }.
error-solver-too-large = De här reglerna har minst { $states } tillstånd: att räkna ut dem kräver { $needed } GiB minne, och { $free } GiB är lediga.
error-solver-not-offline = De här reglerna är inte uträknade på den här enheten. Fråga på en dator med yatzy installerat: den kan göra det.
error-solver-odds-too-large = De exakta oddsen kräver minst { $needed } GiB minne, och { $free } är lediga. Uppskatta dem med --games 1000000.
error-solver-games = Det måste vara minst ett parti, inte { $got }.
error-advise-dice = Vilka { $dice } tärningar? Till exempel: yatzy advise 12344
error-advise-against = --against tar slutsummor, t.ex. 231,204, inte ”{ $text }”.
error-odds-filled = --filled gäller en enda uppsättning regler; du angav flera.
error-odds-sheets = Du kan jämföra högst { $most } åt gången, inte { $got }.
error-odds-games = --games måste vara ett tal från 1 till { $most }, inte { $got }.
error-solver-no-memory = Minnet räcker inte till det här.
error-solver-threads = Det måste vara minst en tråd, inte { $got }.
error-solver-other-array = Det här är inte värden för de här reglerna: de måste vara { $expected } på en rad, inte { $got }.
error-solver-other-sheet = Protokollet hör till andra regler ({ $card }) än lösningen ({ $values }).
error-race-too-early = Med { $open } öppna rutor är det för tidigt att spela enbart för seger: det börjar vid { $most }. Till dess spelar man för poängen.
error-race-too-large = Att spela för seger kräver { $needed } GiB minne med de här reglerna, och { $free } GiB är lediga.
error-file-no-folder = Det finns ingen sådan mapp.
error-file-unwritable = Det går inte att skriva: { $problem }.
error-export-suffix = Filens namn måste sluta på något av de här: { $known }
error-export-option = { $option } kan inte användas med { $what }.
error-export-either = --filled, --dice och --rolls-left gäller ett enda protokoll; --games, --player och --seed gäller partier.
error-export-player = --player är namnet på en enda robot, inte { $got }.

error-extra-missing = Till det här saknas ett paket: { $package }. Installera det med: { $command }
error-store-no-game = Det finns inget parti ”{ $game }”. Lista dina partier med yatzy games.
error-store-many-games = Flera partier börjar på ”{ $beginning }”: { $games }. Skriv mer av namnet.
error-store-known = Du har redan partiet { $game }.
error-store-moved-on = Partiet har gått vidare någon annanstans, kanske i en annan terminal. Du ser det som det är nu.
error-store-no-secret = Startvärdet för { $game } finns på en annan dator: partiet kan inte fortsätta här.
error-store-full = Disken är full, så inget skrevs. Det som redan var sparat är tryggt: { $place }
error-store-not-taken = Det går inte att skriva till { $place } ({ $problem }): disken kan vara full eller trasig, eller din kvot slut. Det som redan var sparat är tryggt.
error-store-read-only = Inget kan skrivas till { $place }: den är skrivskyddad.
error-store-cannot-open = Partier kan inte sparas i { $place }: { $problem }.
error-store-busy = Ett annat program skriver till { $place }. Försök igen.
error-store-damaged = { $place } är ingen samling av partier, eller är skadad: { $problem }.
error-store-gone = { $place } flyttades, raderades eller byttes ut medan den var öppen, så inget skrevs. Börja om.
error-store-foreign = { $place } är ett annat programs databas: inget skrevs till den.
error-store-newer = { $place } är gjord av en nyare yatzy. Uppdatera den här.
error-store-failed = { $place } kunde inte användas: { $problem }.
error-store-served = En annan yatzy serve använder { $place }. Stoppa den, eller välj ett annat ställe med --database.
error-store-no-home = Den här användaren har ingen hemmapp. Ange en mapp: { $variable }=/a/folder
error-store-other-log = Filen { $log } bredvid { $place } hör till andra partier: bara själva filen ersattes med en säkerhetskopia. Inget har ändrats. Är { $place } det du vill ha, ta bort { $log }; yatzy host restore gör det själv.
error-store-closed = { $place } är stängd här: inget mer skrivs till den.
error-store-address = Det här är ingen databasadress. En sådan är en fil, eller t.ex. postgresql://name:password@host/database; i namn och lösenord skrivs tecken som @ / : # som %40 %2F %3A %23.
error-store-unreachable = { $place } kan inte nås: { $problem }.
error-store-away = { $place } svarar inte. Det som redan var sparat är tryggt; försök igen om en stund.
error-store-locked = { $place } avvisar det här användarnamnet och lösenordet.
error-store-no-right = { $place } låter inte den här användaren skapa eller använda tabeller. Den som driver den kan tillåta det: GRANT CREATE ON SCHEMA …
error-store-no-database = Databasen { $place } finns inte. Skapa den först, t.ex. med createdb.

fault-whole-sheet = reglerna
fault-more = (och { $count } till: se yatzy sheets check)
    .guest = (och { $count } till)
fault-missing = saknas.
fault-unknown-key = finns inte här. Det som finns: { $known }.
fault-not-table = måste vara en tabell, inte { $got }.
fault-not-list = måste vara en lista, inte { $got }.
fault-list-length = måste ha 1 till { $most } delar, inte { $got }.
fault-twice = innehåller något två gånger.
fault-not-whole = måste vara ett heltal från { NUMBER($least, useGrouping: 0) } till { NUMBER($most, useGrouping: 0) }, inte { $got }.
fault-not-flag = måste vara true eller false, inte { $got }.
fault-not-text = måste vara text, inte { $got }.
fault-bad-text = måste vara en rad text med 1 till { $longest } tecken.
fault-not-key = måste vara små bokstäver, siffror och bindestreck, högst { $longest } och en bokstav först, t.ex. "full-house", inte { $got }.
fault-not-choice = måste vara något av { $choices }, inte { $got }.
fault-not-language = måste vara en språkkod som "fi", inte { $got }.
fault-not-pattern = måste vara "any" eller en tabell med ett av { $known }, inte { $got }.
fault-not-pays = måste vara "all", "matched", någon av dem med ett tillägg ("all+50"), eller ett tal upp till { $most }, inte { $got }.
fault-key-taken = namnet { $key } är upptaget.
fault-upper-box = en ruta i övre delen räknar en siffra, ger "matched" och är ingen sista utväg.
fault-too-many-dice = kräver { $needed } tärningar, och de här reglerna använder { $dice }.
fault-no-upper-box = det finns ingen ruta i övre delen.
fault-not-five-alike = måste ange en ruta med mönstret groups = [{ $dice }].
fault-needs-forced-joker = fungerar bara med joker = "forced".
fault-against-joker = fungerar inte med en joker.
fault-against-order = fungerar inte med order = "fixed".
fault-needs-chance = kräver exakt en ruta med mönstret "any"; det finns { $got }.
fault-less-than-chance = måste vara minst vad Chans ger för samma kast: { $least }.
fault-id-taken = { $id } är namnet på regler som följer med yatzy. Välj ett annat.
