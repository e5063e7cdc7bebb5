# One line for everything that can be wrong with what a user gives us.

error-dice-letters = ‘{ $text }’ is geen worp. Typ de dobbelstenen als cijfers, zoals 55535.
error-dice-count = ‘{ $text }’ heeft { $got ->
        [one] { $got } dobbelsteen
       *[other] { $got } dobbelstenen
    }; met deze regels speel je met { $expected }.
error-dice-face = ‘{ $text }’ is geen worp: dobbelstenen tonen 1 t/m 6, niet { $face }.
error-sheet-unknown = Er zijn geen regels met de naam ‘{ $name }’. { $near ->
        [none] Kies uit: { $known }. Het pad naar een eigen bestand kan ook.
       *[other] Bedoel je { $near }?
    }
    .guest = Er zijn geen regels met de naam ‘{ $name }’. { $near ->
        [none] Kies uit: { $known }.
       *[other] Bedoel je { $near }?
    }
error-option-unknown = De regels { $sheet } hebben geen optie ‘{ $option }’. { $known ->
        [none] Er zijn er geen.
       *[other] Er zijn: { $known }.
    }
error-options-exclude = Kies er één: { $one } en { $other } sluiten elkaar uit.
error-sheet-missing = Dat bestand bestaat niet.
error-sheet-unreadable = Het bestand is niet te lezen: { $problem }.
error-sheet-too-large = Het bestand is te groot: regels zijn hooguit { $largest } kB.
error-sheet-encoding = Dit is geen tekstbestand: regels zijn TOML in UTF-8.
error-sheet-line = Een regel is langer dan { NUMBER($longest, useGrouping: 0) } tekens.
error-sheet-toml = Dit is geen geldige TOML: { $problem }
error-sheet-empty = De regels zijn leeg.
error-sheet-not-offline = Met deze regels speel je alleen via een server.
error-card-entry = ‘{ $part }’ is geen ingevuld vak. Schrijf vak=punten, zoals yatzy=50.
error-card-box = Deze regels hebben geen vak ‘{ $key }’. Kies uit: { $known }.
error-card-twice = Het vak { $key } is twee keer ingevuld.
error-card-points = In het vak { $key } kan nooit { $points } staan. Mogelijk: { $possible }.
error-card-further = In het vak { $key } kan { $points } pas staan als er punten in het vak { $needed } staan.
error-card-order = Deze scorekaart vul je van boven naar onder in, en het vak { $key } is nog open.
error-card-bonus = { $most ->
        [0] Op deze scorekaart kan geen bonus staan voor nog eens vijf dezelfde.
       *[other] Nog eens vijf dezelfde geeft telkens { $each } bonus, op deze scorekaart hooguit { $most }, niet { $bonus }.
    }
error-card-bonus-box = { $points } in het vak { $key } kan op deze scorekaart geen bonus van { $bonus } hebben gegeven.
error-card-full = Alle vakken zijn ingevuld: er valt niets meer te spelen.
error-language-unknown = Er is geen taal ‘{ $language }’. Kies uit: { $known }.
error-pad-columns = Een blok heeft { $least } t/m { $most } kolommen, niet { NUMBER($got, useGrouping: 0) }.

error-line = regel { $line }: { $told }

error-no-terminal = Hiervoor is een terminal nodig, geen pipe of bestand.
error-games-sure = Dit verwijdert { $game } voorgoed. Voeg --yes toe om dat te bevestigen.
error-games-at-server = { $game } is een tafel van de server. Start yatzy serve en speel daar verder.
error-games-served = { $game } is een tafel van een server die nu draait. Stop de server eerst.
error-record-which = Noem een spelbestand, of stuur een potje door een pipe.
error-record-unwritable = Schrijven lukt niet: { $problem }.

error-setup-players = Deze regels zijn voor { $least } t/m { $most } spelers, of voor één die oefent; jij noemt er { $got }.
error-setup-name = ‘{ $name }’ is geen naam: gebruik 1 t/m { $longest } tekens op één regel.
error-setup-name-twice = Twee spelers heten { $name }. Verander een van de namen.
error-setup-teams = Het kunnen { $allowed } teams zijn, niet { $got }.
error-setup-team-seats = Elke speler heeft een team nodig, en elk team een speler.
error-setup-tag = ‘{ $text }’ is geen { $tag ->
        [date] datum zoals 2026-11-15
        [seal] vingerafdruk: 64 hexadecimale cijfers
        [match] naam van een wedstrijd: letters en cijfers, hooguit 40
       *[game_id] naam van een potje: letters en cijfers, hooguit 40
    }.
error-setup-match = In een wedstrijd met gelijke worpen speelt iedereen alleen, met dobbelstenen op het scherm, en wordt er niet gegooid om wie begint.
error-setup-rounds = Een serie heeft 1 t/m { $most } rondes, niet { $got }.
error-setup-words = Gelukswoorden: { $got } voor { $players } spelers. Geef er één per speler, of geen.
error-setup-computers = Geef met bots voor elk van de { $players } plaatsen aan of er een bot speelt; je gaf er { $got }.
error-setup-computer = ‘{ $computer }’ is geen naam van een bot: gebruik kleine letters, cijfers en streepjes.
error-setup-computer-dice = Bots hebben dobbelstenen op het scherm nodig: echte kunnen ze niet gooien.
error-setup-choice = { $tag } moet een van { $choices } zijn, niet ‘{ $text }’.
error-setup-word = ‘{ $word }’ is geen gelukswoord: gebruik hooguit { $longest } tekens op één regel.

error-move-not-your-turn = Je bent niet aan de beurt: { $player } speelt.
error-move-game-over = Het potje is afgelopen.
error-move-roll-off = Eerst gooit iedereen om te bepalen wie begint.
error-move-before-roll = Gooi eerst.
error-move-no-roll-left = { $rolls ->
        [one] Je hebt maar één worp
       *[other] Je hebt maar { $rolls } worpen
    } per beurt: kies een vak.
error-move-all-kept = Je houdt alle dobbelstenen vast: kies een vak, of laat er een los.
error-move-not-there = { $there ->
        [0] Geen dobbelsteen toont { $face }.
        [one] Er is maar { $there } dobbelsteen met { $face }.
       *[other] Er zijn maar { $there } dobbelstenen met { $face }.
    }
error-move-dice-count = { $expected ->
        [one] Je gooit hier één dobbelsteen
       *[other] Je gooit hier { $expected } dobbelstenen
    }, niet { $got }.
error-move-dice-face = Dobbelstenen tonen 1 t/m 6, niet { $face }.
error-move-not-yours = Dat is de kolom van { $other }; { $player } is aan de beurt.
error-game-and-options = Noem een potje om mee verder te gaan, of opties voor een nieuw potje, niet allebei.
error-move-dice-lie = De dobbelstenen van deze beurt zijn al ingevoerd: kies een vak.
error-move-no-box = Deze regels hebben geen vak ‘{ $box }’.{ $near ->
        [none] {""}
       *[other] {" "}Bedoel je { $near }?
    }
error-move-box-filled = Het vak { $box } is al ingevuld. Kies een ander.
error-move-box-forbidden = Het vak { $box } mag nu niet. Kies een ander.
error-move-typed = ‘{ $typed }’ is geen worp en geen aantal punten: typ de dobbelstenen, of punten zoals 28 of 30+100.
error-move-points-needed = Hoeveel punten in { $box }?
error-move-points = In het vak { $box } kan nu geen { $points } staan. Mogelijk: { $possible }.
error-move-points-differ = De dobbelstenen geven { $right } in { $box }, niet { $points }.
error-move-only-real-dice = Dat kan alleen met echte dobbelstenen.
error-move-across-dice = Gegooid is gegooid: een worp kun je niet ongedaan maken.
error-move-computers = Wat { $player } speelde, blijft staan: alleen wat mensen doen kun je ongedaan maken.
error-move-nothing-done = Er is niets om ongedaan te maken.
error-move-no-turn = Er is geen beurt { $turn } om te corrigeren.
error-move-conflict = Dat kan niet: { $player } schreef later { $points } in { $box }. Corrigeer dat eerst.
error-move-not-over = De startwaarde blijft verborgen tot het potje afgelopen is.
error-move-no-secret = Deze dobbelstenen hebben geen startwaarde om te tonen.
error-move-rolls-left = Na een worp zijn er nog 0 t/m { $most } worpen over, niet { $got }.
error-move-shown = Het potje is gesloten: de startwaarde is getoond.

error-record-page = De pagina zou het spelbestand overschrijven. Kies een andere naam.
error-record-empty = Er zit geen potje in.
error-record-empty-input = Via de standaardinvoer kwam geen potje binnen. Noem een spelbestand, of stuur een potje door een pipe.
error-record-unreadable = Lezen lukt niet: { $problem }.
error-record-missing = Dat bestand bestaat niet.
error-record-nowhere = Er is geen bestand en geen bewaard potje met die naam. Bekijk je potjes met yatzy games.
error-record-none-played = In je bewaarde potjes is nog geen beurt gespeeld. Noem een spelbestand, of stuur een potje door een pipe.
error-record-too-large = Te groot voor een potje: de grens is { $largest } MB.
error-record-encoding = Dit is geen tekstbestand: een spelbestand is tekst in UTF-8.
error-record-json = Dit is geen geldige JSON: { $problem }
error-record-data = Dit is geen gebeurtenis uit een potje: { $problem }
error-record-seq = Gebeurtenis { $expected } ontbreekt; hier staat { $got }.
error-record-moment = ‘{ $got }’ is geen tijdstip zoals 2026-11-15T19:30:00Z.
error-record-newer = Dit is versie { $version }, en deze yatzy leest versie 1 t/m { $known }. Werk yatzy bij om het te lezen.
error-record-no-start = Het begin van een potje ontbreekt.
error-record-started-twice = Het potje begint een tweede keer.
error-record-event = Zo kan het niet gegaan zijn.
error-record-digest = De regels van { $sheet } hier ({ $found }) zijn niet die van het potje ({ $digest }).
error-record-tag = ‘{ $text }’ is geen tag. Kies uit: { $known }.
error-record-tag-twice = De tag { $tag } staat er twee keer.
error-record-no-tag = De tag { $tag } ontbreekt.
error-record-number = ‘{ $text }’ is geen getal.
error-record-choice = { $tag } moet een van { $choices } zijn, niet ‘{ $text }’.
error-record-computer = ‘{ $text }’ is geen bot aan deze tafel: schrijf de plaats en een naam, zoals 2 casual.
error-record-sheet = Er zijn geen regels met de naam ‘{ $sheet }’. Kies uit: { $known }. Eigen regels reizen mee in de tag Rules, zoals yatzy games export ze schrijft.
    .guest = Er zijn geen regels met de naam ‘{ $sheet }’. Kies uit: { $known }. Eigen regels reizen mee in de tag Rules.
error-record-rules = Dit zijn niet de regels van { $sheet }.
error-record-heading = Hier hoort ‘{ $expected }’ te staan, niet ‘{ $text }’.
error-record-name = ‘{ $text }’ speelt hier niet: { $player } is aan de beurt.
error-record-unfinished = De beurt van { $player } heeft geen einde.
error-record-part = ‘{ $text }’ is niet te lezen: een beurt bestaat uit dobbelstenen, wat je vasthield, een vak en de punten.
error-record-kept = { $kept } is vastgehouden, maar zit niet in { $dice }.
error-verify-real-dice = Dit potje is met echte dobbelstenen gespeeld: er valt niets na te rekenen.
error-verify-no-seal = Dit potje heeft geen vingerafdruk van de dobbelstenen, dus niemand kan ze narekenen.
error-verify-no-secret = De startwaarde is nog verborgen: je ziet hem als het potje afgelopen is.
error-verify-bad-secret = De startwaarde bestaat niet uit hexadecimale cijfers.
error-verify-day-open = Het potje van { $day } is nog open: de startwaarde wordt getoond als niemand het meer kan spelen.
error-verify-day-file = Dit bestand bewijst geen dag. Bewaar het antwoord van /api/days zoals het is.

error-solve-threads = Het aantal threads moet 1 t/m { NUMBER($most, useGrouping: 0) } zijn, niet { $got }.
error-solver-too-large = Deze regels hebben minstens { $states } toestanden: doorrekenen kost { $needed } GiB geheugen, en er is { $free } GiB vrij.
error-solver-not-offline = Op dit toestel zijn deze regels niet doorgerekend. Vraag het op een computer met yatzy: die kan ze doorrekenen.
error-solver-odds-too-large = De exacte kansen kosten minstens { $needed } GiB geheugen, en er is { $free } vrij. Schat ze met --games 1000000.
error-solver-games = Speel minstens één potje, niet { $got }.
error-advise-dice = Welke { $dice } dobbelstenen? Bijvoorbeeld: yatzy advise 12344
error-advise-against = --against verwacht eindtotalen, zoals 231,204, niet ‘{ $text }’.
error-odds-filled = --filled kan maar met één soort regels; je noemt er meer.
error-odds-sheets = Je kunt er hooguit { $most } tegelijk vergelijken, niet { $got }.
error-odds-games = --games moet een getal van 1 t/m { $most } zijn, niet { $got }.
error-solver-no-memory = Daar is niet genoeg geheugen voor.
error-solver-threads = Er moet minstens één thread zijn, niet { $got }.
error-solver-other-array = Dit zijn geen waarden van deze regels: het moeten er { $expected } op een rij zijn, niet { $got }.
error-solver-other-sheet = De scorekaart hoort bij andere regels ({ $card }) dan de doorgerekende ({ $values }).
error-race-too-early = Met { $open } open vakken is het te vroeg om alleen voor de overwinning te spelen: dat begint bij { $most }. Tot dan gaat perfect spel om punten.
error-race-too-large = Voor de overwinning spelen kost met deze regels { $needed } GiB geheugen, en er is { $free } GiB vrij.
error-file-no-folder = Die map bestaat niet.
error-file-unwritable = Schrijven lukt niet: { $problem }.
error-export-suffix = De bestandsnaam moet op een van deze eindigen: { $known }
error-export-option = { $option } kan niet met { $what }.
error-export-either = --filled, --dice en --rolls-left gaan over één scorekaart; --games, --player en --seed gaan over potjes.
error-export-player = --player noemt één bot, niet { $got }.

error-extra-missing = Hiervoor ontbreekt een pakket: { $package }. Installeer het met: { $command }
error-store-no-game = Er is geen potje ‘{ $game }’. Bekijk je potjes met yatzy games.
error-store-many-games = Meer dan één potje begint met ‘{ $beginning }’: { $games }. Typ meer van de naam.
error-store-known = Je hebt het potje { $game } al.
error-store-moved-on = Het potje ging elders verder, misschien in een andere terminal. Je ziet het zoals het nu is.
error-store-no-secret = De startwaarde van { $game } staat op een andere computer: het potje kan hier niet verder.
error-store-full = De schijf is vol, dus er is niets geschreven. Wat eerder bewaard is, is veilig: { $place }
error-store-not-taken = Schrijven naar { $place } lukt niet ({ $problem }): misschien is de schijf vol of kapot, of je quotum op. Wat eerder bewaard is, is veilig.
error-store-read-only = Schrijven naar { $place } lukt niet: alleen lezen.
error-store-cannot-open = In { $place } kunnen geen potjes bewaard worden: { $problem }.
error-store-busy = Een ander programma schrijft nu naar { $place }. Probeer het nog eens.
error-store-damaged = { $place } is geen database met potjes, of is beschadigd: { $problem }.
error-store-gone = { $place } is verplaatst, verwijderd of vervangen terwijl het open was; er is niets geschreven. Start opnieuw.
error-store-foreign = { $place } is de database van een ander programma: er is niets in geschreven.
error-store-newer = { $place } is van een nieuwere yatzy. Werk deze bij.
error-store-failed = { $place } kon niet gebruikt worden: { $problem }.
error-store-served = Een andere yatzy serve gebruikt { $place }. Stop die, of kies een andere plek met --database.
error-store-no-home = Deze gebruiker heeft geen thuismap. Noem een map: { $variable }=/a/folder
error-store-other-log = Het bestand { $log } naast { $place } hoort bij andere potjes: alleen het bestand zelf is door een back-up vervangen. Er is niets veranderd. Is { $place } wat je wilt, verwijder dan { $log }; yatzy host restore doet dat vanzelf.
error-store-closed = { $place } is gesloten: er wordt niets meer in geschreven.
error-store-address = Dit is geen adres van een database. Geef een bestand, of een adres zoals postgresql://naam:wachtwoord@host/database; schrijf in een naam of wachtwoord @ / : # als %40 %2F %3A %23.
error-store-unreachable = { $place } is niet bereikbaar: { $problem }.
error-store-away = { $place } antwoordt niet. Wat eerder bewaard is, is veilig; probeer het zo nog eens.
error-store-locked = { $place } weigert deze naam en dit wachtwoord.
error-store-no-right = { $place } laat deze gebruiker geen tabellen maken of gebruiken. De beheerder kan dat toestaan: GRANT CREATE ON SCHEMA …
error-store-no-database = Er is geen database { $place }. Maak hem eerst aan, bijvoorbeeld met createdb.

fault-whole-sheet = de regels
fault-more = (en nog { $count }: zie yatzy sheets check)
    .guest = (en nog { $count })
fault-missing = ontbreekt.
fault-unknown-key = is hier niet bekend. Bekend: { $known }.
fault-not-table = moet een tabel zijn, niet { $got }.
fault-not-list = moet een lijst zijn, niet { $got }.
fault-list-length = moet 1 t/m { $most } onderdelen hebben, niet { $got }.
fault-twice = bevat iets twee keer.
fault-not-whole = moet een heel getal van { NUMBER($least, useGrouping: 0) } t/m { NUMBER($most, useGrouping: 0) } zijn, niet { $got }.
fault-not-flag = moet true of false zijn, niet { $got }.
fault-not-text = moet tekst zijn, niet { $got }.
fault-bad-text = moet één regel tekst van 1 t/m { $longest } tekens zijn.
fault-not-key = moet bestaan uit kleine letters, cijfers en streepjes, hooguit { $longest } en een letter voorop, zoals "full-house", niet { $got }.
fault-not-choice = moet een van { $choices } zijn, niet { $got }.
fault-not-language = moet een taalcode zoals "nl" zijn, niet { $got }.
fault-not-pattern = moet "any" zijn, of een tabel met een van { $known }, niet { $got }.
fault-not-pays = moet "all" of "matched" zijn, eventueel met een getal erbij ("all+50"), of een getal tot { $most }, niet { $got }.
fault-key-taken = de naam { $key } is bezet.
fault-upper-box = een vak in het bovenste deel telt één aantal ogen, geeft "matched" en is geen laatste redmiddel.
fault-too-many-dice = heeft { $needed } dobbelstenen nodig, en deze regels gebruiken er { $dice }.
fault-no-upper-box = er is geen vak in het bovenste deel.
fault-not-five-alike = moet een vak met het patroon groups = [{ $dice }] noemen.
fault-needs-forced-joker = kan alleen met joker = "forced".
fault-against-joker = kan niet samen met een joker.
fault-against-order = kan niet samen met order = "fixed".
fault-needs-chance = heeft precies één vak met het patroon "any" nodig; er zijn er { $got }.
fault-less-than-chance = moet minstens zijn wat Kans voor dezelfde worp geeft: { $least }.
fault-id-taken = { $id } is de naam van regels die bij yatzy horen. Kies een andere.
