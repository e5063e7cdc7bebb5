# One line for everything that can be wrong with what a user gives us.

error-dice-letters = ‘{ $text }’ is geen worp: schrijf de dobbelstenen als cijfers, zoals 55535.
error-dice-count = ‘{ $text }’ heeft { $got ->
        [one] { $got } dobbelsteen
       *[other] { $got } dobbelstenen
    }; op dit regelblad speel je met { $expected }.
error-dice-face = ‘{ $text }’ is geen worp: dobbelstenen tonen 1 t/m 6, niet { $face }.
error-sheet-unknown = Er is geen regelblad ‘{ $name }’. { $near ->
        [none] Kies uit: { $known }. Een pad naar een eigen bestand kan ook.
       *[other] Bedoel je { $near }?
    }
    .guest = Er is geen regelblad ‘{ $name }’. { $near ->
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
error-sheet-too-large = Het bestand is te groot voor een regelblad: de grens is { $largest } kB.
error-sheet-encoding = Dit is geen tekstbestand: een regelblad is TOML in UTF-8.
error-sheet-line = Een regel is langer dan { NUMBER($longest, useGrouping: 0) } tekens.
error-sheet-toml = Dit is geen geldige TOML: { $problem }
error-sheet-empty = Het regelblad is leeg.
error-sheet-not-offline = Met deze regels kun je alleen met een server spelen.
error-card-entry = ‘{ $part }’ is geen gevuld vak: schrijf het als vak=punten, zoals yatzy=50.
error-card-box = Dit regelblad heeft geen vak ‘{ $key }’. Het heeft: { $known }.
error-card-twice = Het vak { $key } is twee keer gevuld.
error-card-points = In { $key } kan nooit { $points } staan. Wel: { $possible }.
error-card-further = In { $key } kan { $points } pas staan als er punten in { $needed } staan.
error-card-order = Dit regelblad wordt van boven naar onder gevuld, en { $key } is nog open.
error-card-bonus = { $most ->
        [0] Op deze kaart kan er geen bonus zijn voor nog eens vijf dezelfde.
       *[other] Nog eens vijf dezelfde geeft telkens { $each } bonus, op deze kaart hooguit { $most }, niet { $bonus }.
    }
error-card-bonus-box = { $points } in { $key } kan op deze kaart geen bonus van { $bonus } hebben gegeven.
error-card-full = Alle vakken zijn gevuld: er valt niets meer te spelen.
error-language-unknown = De taal ‘{ $language }’ is er niet. Kies uit: { $known }.
error-pad-columns = Een blok heeft { $least } t/m { $most } kolommen, niet { NUMBER($got, useGrouping: 0) }.

error-line = regel { $line }: { $told }

error-no-terminal = Om te spelen is een terminal nodig, geen pipe of bestand.
error-games-sure = { $game } is dan voorgoed weg. Voeg --yes toe als je dat wilt.
error-games-at-server = { $game } is een tafel van de server en wordt daar gespeeld: yatzy serve opent hem.
error-games-served = { $game } is een tafel van de server, die nu draait. Stop die eerst.
error-record-which = Noem het bestand van een verslag, of stuur er een door een pipe.
error-record-unwritable = Schrijven lukt niet: { $problem }.

error-setup-players = Dit regelblad is voor { $least } t/m { $most } spelers, of voor één die oefent; hier zijn het er { $got }.
error-setup-name = ‘{ $name }’ is geen naam: een naam heeft 1 t/m { $longest } tekens op één regel.
error-setup-name-twice = Twee spelers heten { $name }.
error-setup-teams = Het kunnen { $allowed } teams zijn, niet { $got }.
error-setup-team-seats = Iedereen hoort bij één team, en geen team is leeg.
error-setup-tag = ‘{ $text }’ is geen { $tag ->
        [date] datum zoals 2026-11-15
        [seal] zegel: 64 hexadecimale cijfers
        [match] naam voor een wedstrijd: letters en cijfers, hooguit 40
       *[game_id] naam voor een potje: letters en cijfers, hooguit 40
    }.
error-setup-match = In een wedstrijd met gelijke worpen speelt iedereen alleen, met dobbelstenen op het scherm en zonder te gooien om wie begint.
error-setup-rounds = Een serie heeft 1 t/m { $most } rondes, niet { $got }.
error-setup-words = Gelukswoorden: { $got } voor { $players } spelers. Ieder één, of geen.
error-setup-computers = Als een computer meespeelt, moet van elke plaats bekend zijn of er een zit: van { $players }, niet van { $got }.
error-setup-computer = ‘{ $computer }’ is geen naam van een computerspeler: kleine letters, cijfers en streepjes.
error-setup-computer-dice = Computerspelers hebben dobbelstenen op het scherm nodig: echte kunnen ze niet gooien.
error-setup-choice = { $tag } moet een van { $choices } zijn, niet ‘{ $text }’.
error-setup-word = ‘{ $word }’ is geen gelukswoord: het heeft hooguit { $longest } tekens op één regel.

error-move-not-your-turn = Je bent niet aan de beurt: { $player } speelt.
error-move-game-over = Het potje is afgelopen.
error-move-roll-off = Eerst gooit iedereen om te bepalen wie begint.
error-move-before-roll = Gooi eerst.
error-move-no-roll-left = { $rolls ->
        [one] Er is maar één worp
       *[other] Er zijn maar { $rolls } worpen
    } per beurt: kies een vak.
error-move-all-kept = Je houdt alle dobbelstenen: kies een vak, of houd er minder.
error-move-not-there = { $there ->
        [0] Geen dobbelsteen toont { $face }.
        [one] Zoveel dobbelstenen tonen geen { $face }: er is er maar { $there }.
       *[other] Zoveel dobbelstenen tonen geen { $face }: er zijn er maar { $there }.
    }
error-move-dice-count = { $expected ->
        [one] Hier wordt één dobbelsteen gegooid
       *[other] Hier worden { $expected } dobbelstenen gegooid
    }, niet { $got }.
error-move-dice-face = Dobbelstenen tonen 1 t/m 6, niet { $face }.
error-move-not-yours = Dat is de kolom van { $other }; { $player } is aan de beurt.
error-game-and-options = Ga verder met een potje, of zeg hoe een nieuw potje moet worden; niet allebei.
error-move-dice-lie = De dobbelstenen van deze beurt liggen er al: kies een vak.
error-move-no-box = Dit regelblad heeft geen vak ‘{ $box }’.{ $near ->
        [none] {""}
       *[other] {" "}Bedoel je { $near }?
    }
error-move-box-filled = Het vak { $box } is al gevuld.
error-move-box-forbidden = Het vak { $box } mag nu niet.
error-move-typed = ‘{ $typed }’ is geen worp en geen score: typ de dobbelstenen, of punten zoals 28 of 30+100.
error-move-points-needed = Hoeveel punten in { $box }?
error-move-points = In { $box } kan nu geen { $points } staan. Wel: { $possible }.
error-move-points-differ = De dobbelstenen geven { $right } in { $box }, niet { $points }.
error-move-only-real-dice = Dat kan alleen met echte dobbelstenen.
error-move-across-dice = Gegooid is gegooid.
error-move-computers = Wat { $player } schreef, blijft staan: alleen wat mensen doen is terug te nemen.
error-move-nothing-done = Er is niets om terug te nemen.
error-move-no-turn = Er is geen beurt { $turn } om te verbeteren.
error-move-conflict = Dat kan niet: { $player } schreef later { $points } in { $box }. Verbeter dat eerst.
error-move-not-over = De dobbelstenen blijven verzegeld tot het potje afgelopen is.
error-move-no-secret = Deze dobbelstenen zijn nooit verzegeld.
error-move-rolls-left = Na een worp zijn er nog 0 t/m { $most } worpen over, niet { $got }.
error-move-shown = Het potje is gesloten: de dobbelstenen zijn onthuld.

error-record-page = De pagina zou het verslag overschrijven.
error-record-empty = Er zit geen potje in.
error-record-empty-input = Via de standaardinvoer kwam geen potje binnen. Noem het bestand van een verslag, of stuur er een door een pipe.
error-record-unreadable = Lezen lukt niet: { $problem }.
error-record-missing = Dat bestand bestaat niet.
error-record-nowhere = Er is geen bestand en geen bewaard potje met die naam. yatzy games toont de potjes.
error-record-none-played = In de bewaarde potjes is nog geen beurt gespeeld. Noem het bestand van een verslag, of stuur er een door een pipe.
error-record-too-large = Te groot voor het verslag van een potje: de grens is { $largest } MB.
error-record-encoding = Dit is geen tekstbestand: een verslag is tekst in UTF-8.
error-record-json = Dit is geen geldige JSON: { $problem }
error-record-data = Dit is geen gebeurtenis uit een potje: { $problem }
error-record-seq = Gebeurtenis { $expected } ontbreekt; hier staat { $got }.
error-record-moment = ‘{ $got }’ is geen tijdstip zoals 2026-11-15T19:30:00Z.
error-record-newer = Dit is versie { $version }, en deze yatzy leest versie 1 t/m { $known }. Misschien is het van een nieuwere.
error-record-no-start = Het begin van een potje ontbreekt.
error-record-started-twice = Het potje begint een tweede keer.
error-record-event = Zo kan het niet gegaan zijn.
error-record-digest = De regels van { $sheet } hier ({ $found }) zijn niet die van het potje ({ $digest }).
error-record-tag = ‘{ $text }’ is geen tag. Kies uit: { $known }.
error-record-tag-twice = De tag { $tag } staat er twee keer.
error-record-no-tag = De tag { $tag } ontbreekt.
error-record-number = ‘{ $text }’ is geen getal.
error-record-choice = { $tag } moet een van { $choices } zijn, niet ‘{ $text }’.
error-record-computer = ‘{ $text }’ is geen computerspeler aan deze tafel: schrijf de plaats en een naam, zoals 2 casual.
error-record-sheet = Er staat geen regelblad ‘{ $sheet }’ op de plank. Kies uit: { $known }. Een eigen regelblad komt mee in de tag Rules, zoals yatzy games export het schrijft.
    .guest = Er staat geen regelblad ‘{ $sheet }’ op de plank. Kies uit: { $known }. Een eigen regelblad komt mee in de tag Rules.
error-record-rules = Dit zijn niet de regels van { $sheet }.
error-record-heading = Hier hoort ‘{ $expected }’ te staan, niet ‘{ $text }’.
error-record-name = ‘{ $text }’ speelt hier niet: { $player } is aan de beurt.
error-record-unfinished = De beurt van { $player } heeft geen einde.
error-record-part = ‘{ $text }’ is niet te lezen: een beurt bestaat uit dobbelstenen, wat je hield, een vak en de punten.
error-record-kept = { $kept } is gehouden, maar zit niet in { $dice }.
error-verify-real-dice = Er is met echte dobbelstenen gespeeld: er valt niets na te rekenen.
error-verify-no-seal = De dobbelstenen zijn nooit verzegeld, dus niemand kan ze narekenen.
error-verify-no-secret = De dobbelstenen zijn nog verzegeld: het geheim wordt onthuld als het potje afgelopen is.
error-verify-bad-secret = Het geheim bestaat niet uit hexadecimale cijfers.
error-verify-day-open = Het potje van { $day } is nog open: de startwaarde wordt getoond als niemand het meer kan spelen.
error-verify-day-file = Dit bestand bewijst geen dag. Bewaar het antwoord van /api/days zoals het is.

error-solve-threads = Het kunnen 1 t/m { NUMBER($most, useGrouping: 0) } threads zijn, niet { $got }.
error-solver-too-large = Dit regelblad heeft minstens { $states } toestanden: oplossen kost { $needed } GiB geheugen, en er is { $free } GiB vrij.
error-solver-not-offline = Dit apparaat heeft geen oplossing voor deze regels. Vraag het op een computer met yatzy: die kan ze oplossen.
error-solver-odds-too-large = De exacte kansen vragen minstens { $needed } GiB geheugen, en hier is { $free } vrij. --games 1000000 bepaalt ze door te spelen.
error-solver-games = Er moet minstens één potje gespeeld worden, niet { $got }.
error-advise-dice = Welke { $dice } dobbelstenen? Bijvoorbeeld: yatzy advise 12344
error-advise-against = --against verwacht eindtotalen, zoals 231,204, niet ‘{ $text }’.
error-odds-filled = --filled gaat over één regelblad, en er zijn er meer genoemd.
error-odds-sheets = Hooguit { $most } regelbladen zijn tegelijk te vergelijken, niet { $got }.
error-odds-games = --games is een getal van 1 t/m { $most }, niet { $got }.
error-solver-no-memory = Daar is niet genoeg geheugen voor.
error-solver-threads = Er moet minstens één thread zijn, niet { $got }.
error-solver-other-array = Dit zijn geen waarden van dit regelblad: het moeten er { $expected } op een rij zijn, niet { $got }.
error-solver-other-sheet = De kaart is van een ander regelblad ({ $card }) dan de oplossing ({ $values }).
error-race-too-early = Met { $open } open vakken is het te vroeg om alleen voor de winst te spelen: dat begint bij { $most }. Tot dan gaat perfect spel om punten.
error-race-too-large = Voor de winst spelen vraagt bij dit regelblad { $needed } GiB geheugen, en er is { $free } GiB vrij.
error-file-no-folder = Die map bestaat niet.
error-file-unwritable = Schrijven lukt niet: { $problem }.
error-export-suffix = De naam van het bestand moet op een van deze eindigen: { $known }
error-export-option = { $option } heeft niets te maken met { $what }.
error-export-either = --filled, --dice en --rolls-left gaan over één kaart; --games, --player en --seed gaan over potjes.
error-export-player = --player noemt één computerspeler, niet { $got }.

error-extra-missing = Hiervoor ontbreekt een pakket: { $package }. Installeer het met: { $command }
error-store-no-game = Er is geen potje ‘{ $game }’. yatzy games toont ze allemaal.
error-store-many-games = Meer dan één potje begint met ‘{ $beginning }’: { $games }.
error-store-known = Het potje { $game } is er al.
error-store-moved-on = Het potje ging elders verder, misschien in een andere terminal. Je ziet het zoals het nu is.
error-store-no-secret = De dobbelstenen van { $game } zijn op een andere computer verzegeld: het kan hier niet verder.
error-store-full = De schijf is vol, dus er is niets geschreven. Wat eerder bewaard is, is veilig: { $place }
error-store-not-taken = De schijf nam niet aan wat naar { $place } moest ({ $problem }): misschien is hij vol, is jouw deel op, of is hij kapot. Wat eerder bewaard is, is veilig.
error-store-read-only = Naar { $place } kan niets geschreven worden: alleen lezen.
error-store-cannot-open = In { $place } kunnen geen potjes bewaard worden: { $problem }.
error-store-busy = Een ander programma schrijft nu naar { $place }. Probeer het nog eens.
error-store-damaged = { $place } is geen bestand met bewaarde potjes, of is beschadigd: { $problem }.
error-store-gone = { $place } is verplaatst, verwijderd of vervangen terwijl het open was; er is niets geschreven. Start opnieuw.
error-store-foreign = { $place } is de database van een ander programma: er is niets in geschreven.
error-store-newer = { $place } is van een nieuwere yatzy. Werk deze bij.
error-store-failed = { $place } kon niet gebruikt worden: { $problem }.
error-store-served = { $place } is al in gebruik bij een andere yatzy serve. Stop die, of bewaar de potjes elders: --database
error-store-no-home = Deze gebruiker heeft geen thuismap om iets in te bewaren. Noem een map: { $variable }=/a/folder
error-store-other-log = Het bestand { $log } naast { $place } hoort bij andere potjes: alleen het bestand zelf is door een back-up vervangen. Er is niets veranderd. Is { $place } wat je wilt, verwijder dan { $log }; yatzy host restore doet dat vanzelf.
error-store-closed = { $place } is hier gesloten: er wordt niets meer in geschreven.
error-store-address = Dit is geen adres van een database. Dat is een bestand, of zoiets als postgresql://naam:wachtwoord@host/database; in een naam of wachtwoord schrijf je tekens als @ / : # als %40 %2F %3A %23.
error-store-unreachable = { $place } is niet bereikbaar: { $problem }.
error-store-away = { $place } antwoordt niet. Wat eerder bewaard is, is veilig; probeer het zo nog eens.
error-store-locked = { $place } laat met deze naam en dit wachtwoord niemand binnen.
error-store-no-right = { $place } laat deze gebruiker geen tabellen maken of gebruiken. De beheerder kan dat toestaan: GRANT CREATE ON SCHEMA …
error-store-no-database = Die database bestaat niet: { $place }. Maak hem eerst aan, bijvoorbeeld met createdb.

fault-whole-sheet = het regelblad
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
fault-too-many-dice = vraagt { $needed } dobbelstenen, en het regelblad heeft er { $dice }.
fault-no-upper-box = er is geen vak in het bovenste deel.
fault-not-five-alike = moet een vak met het patroon groups = [{ $dice }] noemen.
fault-needs-forced-joker = kan alleen met joker = "forced".
fault-against-joker = kan niet samen met een joker.
fault-against-order = kan niet samen met order = "fixed".
fault-needs-chance = vraagt precies één vak met het patroon "any"; er zijn er { $got }.
fault-less-than-chance = moet minstens zijn wat Kans voor dezelfde worp geeft: { $least }.
fault-id-taken = { $id } is de naam van een regelblad dat bij yatzy hoort en andere regels heeft. Kies een andere.
