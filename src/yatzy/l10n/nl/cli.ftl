# The command line.

cli-yatzy = Elke Yatzy volgens zijn eigen gedrukte regels.
    .lang = Taal van het antwoord, zoals nl. Standaard: die van de terminal.
    .help-flag = Toon deze hulp.
    .version-flag = Toon de versie.
    .completion-flag = Stel aanvullen met Tab in voor bash, zsh of fish.
    .usage = Gebruik: { $form }
    .commands = Opdrachten
    .parameters = Parameters
cli-sheets = Toon de regelbladen, of controleer een eigen blad.
    .json = Geef JSON voor programma’s.
cli-sheets-check = Controleer een eigen regelblad.
    .file = Het regelblad, een TOML-bestand.
    .json = Geef JSON voor programma’s.
cli-rules = Toon de regels van een regelblad.
    .sheet = Het regelblad: de naam, of het pad naar een eigen bestand.
    .json = Geef JSON voor programma’s.
cli-score = Zeg wat een worp in elk open vak waard is, en waarom.
    .dice = De dobbelstenen als cijfers, zoals 55535. Zonder cijfers vraagt het programma er steeds opnieuw om.
    .sheet = Het regelblad: de naam, of het pad naar een eigen bestand. Standaard: { $default }.
    .filled = De vakken die al gevuld zijn, met hun sleutel of zoals het regelblad ze noemt, zoals yatzy=50,fives=25+100 (een bonus komt erbij met +).
    .json = Geef JSON voor programma’s.

cli-play = Speel in de terminal. Gaat verder met het laatste potje, of begint een nieuw potje.
    .game = Het potje om mee verder te gaan: de naam uit yatzy games, of het begin ervan.
    .new = Begin een nieuw potje, ook als er nog een openstaat.
    .sheet = Het regelblad voor een nieuw potje: de naam, of het pad naar een eigen bestand.
    .players = Wie er spelen, zoals Anna,Bo.
    .teams = Hoeveel teams elk een kolom delen: 2 of 3.
    .rounds = Hoeveel rondes, hooguit 6.
    .counting = Hoe rondes tellen.
    .start = Wie begint: de eerste naam, of wie het hoogst gooit.
    .computers = Computerspelers aan tafel, met komma’s ertussen; dezelfde mag vaker meedoen. Kies uit: beginner, casual, strong, perfect, cautious, bold, winner.
    .no_coach = Speel zonder coach: aan deze tafel mag niemand hem iets vragen.
cli-pad = Houd het blok bij voor echte dobbelstenen, of druk er een af op papier.
    .game = Het blok om mee verder te gaan: de naam uit yatzy games, of het begin ervan.
    .new = Begin een nieuw blok, ook als er nog een openstaat.
    .sheet = Het regelblad voor een nieuw blok: de naam, of het pad naar een eigen bestand.
    .players = Wie er spelen, zoals Anna,Bo.
    .teams = Hoeveel teams elk een kolom delen: 2 of 3.
    .rounds = Hoeveel rondes, hooguit 6.
    .counting = Hoe rondes tellen.
    .start = Wie begint: de eerste naam, of wie het hoogst gooit.
    .no_coach = Speel zonder coach: aan deze tafel mag niemand hem iets vragen.
    .print = Geef een leeg blok als webpagina voor de printer, en doe verder niets.
    .columns = Hoeveel kolommen het gedrukte blok heeft. Standaard: { $default }.
cli-games = Toon de bewaarde potjes.
    .all = Toon ze allemaal, niet alleen de laatste.
    .json = Geef JSON voor programma’s.
cli-games-show = Toon het blok van een potje.
    .game = Het potje: de naam uit yatzy games, of het begin ervan.
    .json = Geef JSON voor programma’s.
cli-games-export = Schrijf het verslag van een potje.
    .game = Het potje: de naam uit yatzy games, of het begin ervan.
    .jsonl = Schrijf JSON Lines voor programma’s, in plaats van de leesbare notatie.
    .to = Het bestand om naar te schrijven. Standaard: op het scherm.
cli-games-import = Haal een potje binnen uit een verslag.
    .file = Het verslag, in notatie of JSON Lines. Zonder bestand wordt de standaardinvoer gelezen.
cli-games-delete = Verwijder een potje voorgoed.
    .game = Het potje: de naam uit yatzy games, of het begin ervan.
    .database = Waar het potje staat: een bestand, of postgresql://gebruiker@host/naam. Zonder dit: je eigen potjes.
    .yes = Ja, verwijder het.
cli-records = Toon van iedereen de beste en de gemiddelde score, per regelblad.
    .sheet = Alleen dit regelblad.
    .player = Alleen deze naam, met percentages en dure gewoontes waar het regelblad opgelost is.
    .html = Schrijf ook een pagina met grafieken, percentages en dure gewoontes naar dit bestand.
    .json = Geef JSON voor programma’s.
cli-review = Kijk terug op een potje: wat de dobbelstenen gaven, wat elke keuze kostte en wat beter was geweest.
    .file = Het verslag van een potje, of de naam van een bewaard potje. Zonder bestand het laatst gespeelde, of een verslag uit een pipe.
    .html = Schrijf ook een pagina met grafieken en alle keuzes naar dit bestand.
    .json = Geef JSON voor programma’s.
cli-verify = Reken de dobbelstenen van een potje na, met het geheim dat voor de eerste worp verzegeld is.
    .file = Het verslag van een potje, of de naam van een bewaard potje. Zonder bestand wordt de standaardinvoer gelezen.
    .day = Voor een potje van de dag: het bestand dat die dag bewijst, zoals /api/days van een server het geeft.
    .anchor = Het anker dat je eerder hebt genoteerd, in plaats van dat in het bestand.
    .json = Geef JSON voor programma’s.
cli-solve = Los een regelblad op: het verwachte totaal bij perfect spel.
    .sheet = Het regelblad: de naam, of het pad naar een eigen bestand. Standaard: { $default }.
    .fresh = Los het opnieuw op, ook als de oplossing bewaard is.
    .threads = Hoeveel threads eraan rekenen. Standaard: een per kern.
    .json = Geef JSON voor programma’s.
cli-advise = Zeg wat je met deze dobbelstenen het best kunt doen, wat al het andere kost, en waarom.
    .dice = De dobbelstenen als cijfers, zoals 12344.
    .rolls_left = Hoeveel worpen er nog over zijn. Standaard: allemaal behalve de eerste.
    .sheet = Het regelblad: de naam, of het pad naar een eigen bestand. Standaard: { $default }.
    .filled = De vakken die al gevuld zijn, met hun sleutel of zoals het regelblad ze noemt, zoals yatzy=50,fives=25+100 (een bonus komt erbij met +).
    .against = Eindtotalen van de anderen, zoals 231,204: zeg ook wat het vaakst wint.
    .all = Toon elke keuze, niet alleen de beste.
    .json = Geef JSON voor programma’s.
cli-drill = Training: wat doe je in deze stelling, en wat kost je antwoord?
    .sheet = Het regelblad: de naam, of het pad naar een eigen bestand. Standaard: tactic, met --own alle.
    .own = Vraag stellingen uit je eigen potjes, waarin punten weggegeven zijn.
    .player = Alleen potjes onder deze naam, met --own.
    .today = Vraag de stelling van de dag, die voor iedereen gelijk is.
    .date = Vraag de stelling van een andere dag, zoals 2026-11-15.
    .count = Hoeveel vragen. Standaard: 10.
    .seed = Een getal waarmee elke keer dezelfde stellingen komen.
    .answer = Beantwoord één vraag meteen: dobbelstenen om te houden, zoals 44, of een vak.
    .json = Geef JSON voor programma’s, elke vraag op een regel met alle keuzes.
cli-odds = Zeg hoe potjes aflopen bij perfect spel: de exacte kansen op elk totaal en elk vak.
    .sheets = Het regelblad: de naam, of het pad naar een eigen bestand; of meer, om te vergelijken. Standaard: tactic.
    .filled = De vakken die al gevuld zijn, met hun sleutel of zoals het regelblad ze noemt, zoals yatzy=50,fives=25+100 (een bonus komt erbij met +).
    .games = Bepaal ze door zoveel potjes te spelen, in plaats van exact.
    .svg = Schrijf ook een grafiek naar dit bestand, bij meer regelbladen één samen.
    .json = Geef JSON voor programma’s.
cli-compare = Leg regelbladen naast elkaar: wat er verschilt, wat perfect spel oplevert en wat dezelfde worp overal waard is.
    .sheets = Twee of meer regelbladen: hun namen, of de paden naar eigen bestanden. Met één: wat de opties waard zijn.
    .dice = Een worp om de punten van te vergelijken, zoals 55566.
    .json = Geef JSON voor programma’s.
cli-simulate = Laat computerspelers veel potjes spelen, en zeg hoeveel ze halen en hoe vaak ze winnen.
    .players = Wie er spelen, met komma’s ertussen; dezelfde mag vaker meedoen. Kies uit: beginner, casual, strong, perfect, cautious, bold, winner. Standaard: { $default }.
    .sheet = Het regelblad: de naam, of het pad naar een eigen bestand. Standaard: { $default }.
    .games = Hoeveel potjes. Standaard: 10000, maar 500 met een winner, die er ongeveer tien per seconde speelt.
    .seed = Een getal voor de dobbelstenen: hetzelfde getal speelt dezelfde potjes. Standaard: { $default }.
    .json = Geef JSON voor programma’s.
cli-export = Schrijf gegevens over een regelblad voor wie het spel bestudeert, als Parquet of CSV.
    .what = Wat er geschreven wordt: alle toestanden tussen twee beurten; de punten die met perfect spel uit elk daarvan nog te verwachten zijn; alle keuzes en wat ze kosten; of potjes van een computerspeler.
    .sheet = Het regelblad: de naam, of het pad naar een eigen bestand. Standaard: { $default }.
    .to = Het bestand om naar te schrijven; de naam eindigt op .parquet of .csv. Standaard: CSV naar de standaarduitvoer.
    .states = Beschrijf in elke rij ook de toestand.
    .filled = De vakken die al gevuld zijn, met hun sleutel of zoals het regelblad ze noemt, zoals yatzy=50,fives=25+100 (een bonus komt erbij met +).
    .dice = Voor advice: alleen deze dobbelstenen, zoals 12344. Standaard: alle worpen.
    .rolls_left = Voor advice: alleen met zoveel worpen over. Standaard: elk aantal.
    .games = Hoeveel potjes er gespeeld worden. Standaard: 1000. Met --games, --player of --seed gaat advice over potjes, anders over één kaart.
    .player = Wie er speelt: beginner, casual, strong, perfect, cautious, bold, winner. Standaard: perfect.
    .seed = Een getal voor de dobbelstenen: hetzelfde getal speelt dezelfde potjes. Standaard: 0.

column-game = Potje
column-games = Potjes
column-when = Datum
column-state = Uitslag
column-player = Speler
column-best = Beste
column-average = Gemiddeld
games-none = Nog geen potjes: yatzy play begint er een.
games-more = { $count ->
        [one] Nog één: yatzy games --all
       *[other] Nog { $count }: yatzy games --all
    }
games-screen = { $sheet }
games-real = { $sheet }, blok
games-under-way = { $percent }% gespeeld
games-exported = { $game } staat in { $file }.
export-rows = Te schrijven rijen: { $rows }
export-writing = Bezig met schrijven
export-written = Rijen in { $file }: { $rows }
games-imported = { $game } is er nu. yatzy games show { $game } laat het zien.
games-known = { $game } was er al.
games-deleted = { $game } is verwijderd.
records-reading = Potjes worden gelezen
records-none = Er is nog geen ronde uitgespeeld.
records-no-match = Onder die naam is op zo’n regelblad nog geen ronde uitgespeeld.
verify-good = Het geheim past bij het zegel en geeft precies deze dobbelstenen: { $throws ->
        [one] één worp
       *[other] { $throws } worpen
    }, { $dice ->
        [one] één dobbelsteen
       *[other] { $dice } dobbelstenen
    }.
verify-seal-wrong = Het geheim past niet bij het zegel: het is niet wat voor het potje verzegeld is.
verify-mismatch = Worp { $number } ({ $place }): in het verslag staat { $recorded }, het geheim geeft { $right }.
verify-in-roll-off = { $player }, om te bepalen wie begint
verify-in-turn = ronde { $round }, beurt { $turn }, { $player }, worp { $roll } van de beurt
verify-day-good = { $day }: de startwaarde is die van de ketting voor deze dag, en de potjes van de dag ervoor zitten in de worpen.
verify-day-wrong = { $fault ->
        [chain] De startwaarde leidt niet naar het anker van de ketting.
        [seal] De startwaarde past niet bij de vingerafdruk van de dag.
        [mix] De mix volgt niet uit de potjes van de dag ervoor.
        [table] De code van de wedstrijd volgt niet uit de startwaarde.
       *[record] Het verslag is geen potje van deze dag.
    }

column-sheet = Regelblad
column-name = Naam
column-boxes = Vakken
column-players = Spelers
column-languages = Talen
languages-many = { $count } talen
column-highest = Hoogste
column-box = Vak
column-points = Punten
column-bonus = Bonus
column-why = Waarom
column-rule = Vraagt en geeft
column-example = Voorbeeld
column-mean = Gemiddeld
column-struck = Weggestreept

score-heading = { $dice } volgens { $sheet }
score-forbidden = mag niet
score-none-open = Alle vakken zijn gevuld.
score-ask = Dobbelstenen (lege regel om te stoppen):
score-asking = Typ een worp en zie wat die in elk vak oplevert, volgens { $sheet }. Voor je eigen spel: yatzy score --sheet NAAM; yatzy sheets toont ze allemaal.
players-any = onbeperkt
players-from = { $least } of meer
players-range = { $least } t/m { $most }
sheets-hint = yatzy rules NAAM legt een regelblad uit, yatzy score 55535 --sheet NAAM geeft de punten voor een worp.
check-good = { $file } is een goed regelblad: { $title }, { $boxes ->
        [one] { $boxes } vak
       *[other] { $boxes } vakken
    }, hoogste totaal { $highest }, controlesom { $digest }.
check-more = { $count ->
        [one] en nog één
       *[other] en nog { $count }
    }
check-bad = { $file }: { $count ->
        [one] één fout
       *[other] { $count } fouten
    }

labelled = { $label }: { $text }
error-label = fout: { $told }
usage-unknown-command = Er is geen opdracht ‘{ $name }’. yatzy --help toont ze allemaal.
usage-unknown-option = Er is hier geen optie ‘{ $name }’. Met --help zie je wat er is.
usage-did-you-mean = Bedoel je { $name }?
usage-missing = { $name } heeft een waarde nodig. Met --help zie je welke.
usage-too-many = ‘{ $name }’ is te veel. Met --help zie je wat er nodig is.
usage-bad-value = ‘{ $value }’ past niet bij { $name }.{ $choices ->
        [none] {""}
       *[other] {" "}Kies uit: { $choices }.
    }
usage-too-large = Het getal voor { $name } is te groot.
usage-repeated = { $name } staat er twee keer.
completion-installed = Het aanvullen voor { $shell } staat in { $file }. Open een nieuwe terminal om het te gebruiken.
stopped = Gestopt.
out-of-memory = Daar is niet genoeg geheugen voor.
output-lost = De uitvoer kan niet geschreven worden: { $problem }.
