# One line for everything that can be wrong with what a user gives us.

error-dice-letters = ”{ $text }” är inget kast: skriv tärningarna som siffror, t.ex. 55535.
error-dice-count = ”{ $text }” har { $got ->
        [one] { $got } tärning
       *[other] { $got } tärningar
    }; det här bladet spelas med { $expected }.
error-dice-face = ”{ $text }” är inget kast: tärningar visar 1 till 6, inte { $face }.
error-sheet-unknown = Det finns inget blad ”{ $name }”. { $near ->
        [none] Det finns: { $known }. Sökvägen till en egen fil går också bra.
       *[other] Menade du { $near }?
    }
    .guest = Det finns inget blad ”{ $name }”. { $near ->
        [none] Det finns: { $known }.
       *[other] Menade du { $near }?
    }
error-option-unknown = Reglerna { $sheet } har inte valet ”{ $option }”. { $known ->
        [none] Det finns inga.
       *[other] Det finns: { $known }.
    }
error-options-exclude = Välj bara en: { $one } och { $other } utesluter varandra.
error-sheet-missing = Det finns ingen sådan fil.
error-sheet-unreadable = Filen kan inte läsas: { $problem }.
error-sheet-too-large = Filen är för stor för ett regelblad: gränsen är { $largest } kB.
error-sheet-encoding = Det här är ingen textfil: ett regelblad är TOML i UTF-8.
error-sheet-line = En rad är längre än { NUMBER($longest, useGrouping: 0) } tecken.
error-sheet-toml = Det här är inte giltig TOML: { $problem }
error-sheet-empty = Bladet är tomt.
error-sheet-not-offline = De här reglerna kan bara spelas med en server.
error-card-entry = ”{ $part }” är ingen ifylld ruta: skriv ruta=poäng, t.ex. yatzy=50.
error-card-box = Det här bladet har ingen ruta ”{ $key }”. Det har: { $known }.
error-card-twice = Rutan { $key } är ifylld två gånger.
error-card-points = { $key } kan aldrig ha { $points }. Möjliga värden: { $possible }.
error-card-further = { $key } kan ha { $points } först när { $needed } har fått poäng.
error-card-order = Det här bladet fylls uppifrån och ner, och { $key } är fortfarande öppen.
error-card-bonus = { $most ->
        [0] Det kan inte finnas någon bonus för fem lika igen i det här protokollet.
       *[other] Bonus för fem lika igen är { $each } per gång, och högst { $most } i det här protokollet, inte { $bonus }.
    }
error-card-bonus-box = { $points } på { $key } kan inte ha gett { $bonus } i bonus i det här protokollet.
error-card-full = Alla rutor är ifyllda: det finns inget kvar att spela.
error-language-unknown = Det finns inget språk ”{ $language }”. Det finns: { $known }.
error-pad-columns = Ett block har { $least } till { $most } kolumner, inte { NUMBER($got, useGrouping: 0) }.

error-line = rad { $line }: { $told }

error-no-terminal = Det här kräver en terminal att spela i, inte ett rör eller en fil.
error-games-sure = { $game } skulle försvinna för gott. Lägg till --yes om det är det du vill.
error-games-at-server = { $game } är ett bord på servern. Det spelas där: yatzy serve öppnar det.
error-games-served = { $game } är ett bord på servern, som är igång just nu. Stoppa den först.
error-record-which = Ange en partifil, eller skicka en genom ett rör.
error-record-unwritable = Det går inte att skriva: { $problem }.

error-setup-players = Det här bladet är för { $least } till { $most } spelare, eller en ensam som övar; här är det { $got }.
error-setup-name = ”{ $name }” är inget namn: ett namn har 1 till { $longest } tecken, utan radbrytning.
error-setup-name-twice = Två spelare heter { $name }.
error-setup-teams = Det kan vara { $allowed } lag, inte { $got }.
error-setup-team-seats = Varje spelare hör till ett lag, och inget lag är tomt.
error-setup-tag = ”{ $text }” är inget giltigt { $tag ->
        [date] datum, t.ex. 2026-11-15
        [seal] sigill: 64 hexadecimala siffror
        [match] namn på en match: bokstäver och siffror, högst 40
       *[game_id] namn på ett parti: bokstäver och siffror, högst 40
    }.
error-setup-match = I en match med samma tärningar spelar alla ensamma, med tärningar på skärmen och utan startkast.
error-setup-rounds = En serie har 1 till { $most } rundor, inte { $got }.
error-setup-words = Lyckoord: { $got } för { $players } spelare. Ett var, eller inget alls.
error-setup-computers = När en dator spelar måste det framgå för varje plats om en dator sitter där: för { $players }, inte för { $got }.
error-setup-computer = ”{ $computer }” är inget namn på en datorspelare: små bokstäver, siffror och bindestreck.
error-setup-computer-dice = Datorspelare behöver tärningar på skärmen: riktiga kan de inte kasta.
error-setup-choice = { $tag } måste vara ett av { $choices }, inte ”{ $text }”.
error-setup-word = ”{ $word }” är inget lyckoord: ett sådant har högst { $longest } tecken, utan radbrytning.

error-move-not-your-turn = Det är inte din tur: { $player } spelar.
error-move-game-over = Partiet är slut.
error-move-roll-off = Först gör alla ett startkast.
error-move-before-roll = Kasta tärningarna först.
error-move-no-roll-left = { $rolls ->
        [one] Det är bara ett kast
       *[other] Det är bara { $rolls } kast
    } i en omgång: välj en ruta.
error-move-all-kept = Alla tärningar är behållna: välj en ruta, eller behåll färre.
error-move-not-there = { $there ->
        [0] Ingen tärning visar { $face }.
       *[other] Så många tärningar visar inte { $face }: det är bara { $there }.
    }
error-move-dice-count = { $expected ->
        [one] En tärning
       *[other] { $expected } tärningar
    } kastas här, inte { $got }.
error-move-dice-face = Tärningar visar 1 till 6, inte { $face }.
error-move-not-yours = Den kolumnen hör till { $other }; nu är det { $player } som spelar.
error-game-and-options = Fortsätt ett parti, eller säg hur ett nytt ska vara: det ena eller det andra.
error-move-dice-lie = Omgångens tärningar ligger redan där: välj en ruta.
error-move-no-box = Det här bladet har ingen ruta ”{ $box }”.{ $near ->
        [none] {""}
       *[other] {" "}Menade du { $near }?
    }
error-move-box-filled = { $box } är redan ifylld.
error-move-box-forbidden = { $box } får inte tas nu.
error-move-typed = ”{ $typed }” är varken tärningar eller poäng: skriv tärningarna, eller poäng som 28 eller 30+100.
error-move-points-needed = Hur många poäng på { $box }?
error-move-points = { $box } kan inte få { $points } nu. Möjliga värden: { $possible }.
error-move-points-differ = Tärningarna ger { $right } på { $box }, inte { $points }.
error-move-only-real-dice = Det går bara med riktiga tärningar.
error-move-across-dice = Ett gjort kast går inte att ångra.
error-move-computers = Det som { $player } skrev står fast: bara det människor gör kan ångras.
error-move-nothing-done = Det finns inget att ångra.
error-move-no-turn = Det finns ingen omgång { $turn } att rätta.
error-move-conflict = Det går inte ihop: { $player } skrev senare { $points } på { $box }. Rätta det först.
error-move-not-over = Tärningarna är förseglade tills partiet är slut.
error-move-no-secret = De här tärningarna har aldrig förseglats.
error-move-rolls-left = Efter ett kast är 0 till { $most } kast kvar, inte { $got }.
error-move-shown = Partiet är stängt: dess tärningar har avslöjats.

error-record-page = Sidan skulle skriva över partifilen.
error-record-empty = Det finns inget parti i den.
error-record-empty-input = Det kom inget parti på standard in. Ange en partifil, eller skicka en genom ett rör.
error-record-unreadable = Den kan inte läsas: { $problem }.
error-record-missing = Det finns ingen sådan fil.
error-record-nowhere = Det finns varken en fil eller ett sparat parti med det namnet. yatzy games listar partierna.
error-record-none-played = Ingen omgång är spelad än i något sparat parti. Ange en partifil, eller skicka en genom ett rör.
error-record-too-large = Den är för stor för en partifil: gränsen är { $largest } MB.
error-record-encoding = Det här är ingen textfil: en partifil är text i UTF-8.
error-record-json = Det här är inte giltig JSON: { $problem }
error-record-data = Det här är ingen händelse i ett parti: { $problem }
error-record-seq = Händelse { $expected } saknas; här är { $got }.
error-record-moment = ”{ $got }” är ingen giltig tidpunkt; skriv t.ex. 2026-11-15T19:30:00Z.
error-record-newer = Den är i version { $version }, men den här yatzy läser version 1 till { $known }. Kanske har en nyare skrivit den.
error-record-no-start = Den börjar inte med starten av ett parti.
error-record-started-twice = Partiet startar en andra gång.
error-record-event = Det kan inte ha hänt.
error-record-digest = Reglerna för { $sheet } här ({ $found }) är inte de som partiet spelades efter ({ $digest }).
error-record-tag = ”{ $text }” är ingen tagg. Det finns: { $known }.
error-record-tag-twice = Taggen { $tag } finns två gånger.
error-record-no-tag = Taggen { $tag } saknas.
error-record-number = ”{ $text }” är inget tal.
error-record-choice = { $tag } måste vara ett av { $choices }, inte ”{ $text }”.
error-record-computer = ”{ $text }” är ingen datorspelare vid det här bordet: skriv plats och namn, t.ex. 2 casual.
error-record-sheet = Det finns inget blad ”{ $sheet }” på hyllan. Det finns: { $known }. Ett eget blad följer med i taggen Rules, som yatzy games export skriver den.
    .guest = Det finns inget blad ”{ $sheet }” på hyllan. Det finns: { $known }. Ett eget blad följer med i taggen Rules.
error-record-rules = Reglerna är inte de för { $sheet }.
error-record-heading = Här ska det stå ”{ $expected }”, inte ”{ $text }”.
error-record-name = ”{ $text }” spelar inte här: nu spelar { $player }.
error-record-unfinished = Omgången för { $player } saknar slut.
error-record-part = ”{ $text }” kan inte läsas: en omgång är tärningar, vad som behölls, en ruta och dess poäng.
error-record-kept = { $kept } behölls, men finns inte i { $dice }.
error-verify-real-dice = Det spelades med riktiga tärningar: det finns inget att räkna om.
error-verify-no-seal = Tärningarna förseglades aldrig, så ingen kan räkna om dem.
error-verify-no-secret = Tärningarna är fortfarande förseglade: hemligheten visas när partiet är slut.
error-verify-bad-secret = Hemligheten är inte skriven med hexadecimala siffror.
error-verify-day-open = Partiet för { $day } är fortfarande öppet: startvärdet visas när ingen längre kan spela det.
error-verify-day-file = Den här filen bevisar ingen dag. Spara svaret från /api/days som det är.

error-solve-threads = Det kan vara 1 till { NUMBER($most, useGrouping: 0) } trådar, inte { $got }.
error-solver-too-large = Det här bladet har minst { $states } tillstånd: att lösa det kräver { $needed } GiB minne, och { $free } GiB är lediga.
error-solver-odds-too-large = De exakta oddsen kräver minst { $needed } GiB minne, och { $free } är lediga här. --games 1000000 tar fram dem genom att spela.
error-solver-games = Det måste vara minst ett parti, inte { $got }.
error-advise-dice = Vilka { $dice } tärningar? Till exempel: yatzy advise 12344
error-advise-against = --against tar slutsummor, t.ex. 231,204, inte ”{ $text }”.
error-odds-filled = --filled gäller ett enda blad, men flera är angivna.
error-odds-sheets = Högst { $most } blad kan jämföras åt gången, inte { $got }.
error-odds-games = --games är ett tal från 1 till { $most }, inte { $got }.
error-solver-no-memory = Minnet räcker inte till det här.
error-solver-threads = Det måste vara minst en tråd, inte { $got }.
error-solver-other-array = Det här är inte värdena för bladet: de måste vara { $expected } på en rad, inte { $got }.
error-solver-other-sheet = Protokollet hör till ett annat blad ({ $card }) än lösningen ({ $values }).
error-race-too-early = Med { $open } öppna rutor är det för tidigt att spela enbart för seger: det börjar vid { $most }. Till dess spelar man för poängen.
error-race-too-large = Att spela för seger kräver { $needed } GiB minne på det här bladet, och { $free } GiB är lediga.
error-file-no-folder = Det finns ingen sådan mapp.
error-file-unwritable = Det går inte att skriva: { $problem }.
error-export-suffix = Filens namn måste sluta på något av de här: { $known }
error-export-option = { $option } har inget med { $what } att göra.
error-export-either = --filled, --dice och --rolls-left gäller ett enda protokoll; --games, --player och --seed gäller partier.
error-export-player = --player är namnet på en enda datorspelare, inte { $got }.

error-extra-missing = Till det här saknas ett paket: { $package }. Installera det med: { $command }
error-store-no-game = Det finns inget parti ”{ $game }”. yatzy games listar dem.
error-store-many-games = Flera partier börjar på ”{ $beginning }”: { $games }.
error-store-known = Partiet { $game } finns redan här.
error-store-moved-on = Partiet har gått vidare någon annanstans, kanske i en annan terminal. Du ser det som det är nu.
error-store-no-secret = Tärningarna i { $game } förseglades på en annan dator: partiet kan inte fortsätta här.
error-store-full = Disken är full, så inget skrevs. Det som redan var sparat är tryggt: { $place }
error-store-not-taken = Disken tog inte emot det som skulle skrivas till { $place } ({ $problem }): den kan vara full, din del av den förbrukad, eller så är den trasig. Det som redan var sparat är tryggt.
error-store-read-only = Inget kan skrivas till { $place }: den är skrivskyddad.
error-store-cannot-open = Partier kan inte sparas i { $place }: { $problem }.
error-store-busy = Ett annat program skriver till { $place }. Försök igen.
error-store-damaged = { $place } är inget partiarkiv, eller är skadat: { $problem }.
error-store-gone = { $place } flyttades, raderades eller byttes ut medan den var öppen, så inget skrevs. Börja om.
error-store-foreign = { $place } är ett annat programs databas: inget skrevs till den.
error-store-newer = { $place } är gjord av en nyare yatzy. Uppdatera den här.
error-store-failed = { $place } kunde inte användas: { $problem }.
error-store-served = { $place } används redan av en annan yatzy serve. Stoppa den, eller spara partier på ett annat ställe: --database
error-store-no-home = Den här användaren har ingen hemmapp att spara i. Ange en mapp: { $variable }=/a/folder
error-store-other-log = Filen { $log } bredvid { $place } hör till andra partier: bara själva filen ersattes med en säkerhetskopia. Inget har ändrats. Är { $place } det du vill ha, ta bort { $log }; yatzy host restore gör det själv.
error-store-closed = { $place } är stängd här: inget mer skrivs till den.
error-store-address = Det här är ingen databasadress. En sådan är en fil, eller t.ex. postgresql://name:password@host/database; i namn och lösenord skrivs tecken som @ / : # som %40 %2F %3A %23.
error-store-unreachable = { $place } kan inte nås: { $problem }.
error-store-away = { $place } svarar inte. Det som redan var sparat är tryggt; försök igen om en stund.
error-store-locked = { $place } släpper inte in någon med det här namnet och lösenordet.
error-store-no-right = { $place } låter inte den här användaren skapa eller använda tabeller. Den som driver den kan tillåta det: GRANT CREATE ON SCHEMA …
error-store-no-database = Det finns ingen sådan databas: { $place }. Den måste skapas först, t.ex. med createdb.

fault-whole-sheet = bladet
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
fault-upper-box = en ruta i övre delen räknar en valör, ger "matched" och är ingen sista utväg.
fault-too-many-dice = kräver { $needed } tärningar, och bladet har { $dice }.
fault-no-upper-box = det finns ingen ruta i övre delen.
fault-not-five-alike = måste ange en ruta med mönstret groups = [{ $dice }].
fault-needs-forced-joker = går bara ihop med joker = "forced".
fault-against-joker = går inte ihop med en joker.
fault-against-order = går inte ihop med order = "fixed".
fault-needs-chance = kräver exakt en ruta med mönstret "any"; det finns { $got }.
fault-less-than-chance = måste vara minst vad Chans ger för samma kast: { $least }.
fault-id-taken = { $id } är namnet på ett blad som följer med yatzy och har andra regler. Välj ett annat.
