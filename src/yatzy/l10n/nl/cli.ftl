# The command line.

cli-yatzy = Speel en bestudeer Yatzy met de regels uit je eigen doos.
    .lang = Taal van de uitvoer, zoals nl. Standaard: die van de terminal.
    .help-flag = Toon deze hulp en stop.
    .version-flag = Toon de versie en stop.
    .completion-flag = Installeer het aanvullen met Tab voor bash, zsh of fish.
    .usage = Gebruik: { $form }
    .commands = Opdrachten
    .parameters = Parameters
cli-sheets = Toon alle regels, of controleer je eigen regels.
    .json = Geef JSON.
cli-sheets-check = Controleer je eigen regels.
    .file = De regels, een TOML-bestand.
    .json = Geef JSON.
cli-rules = Toon de regels.
    .sheet = De regels: een naam, of het pad naar een eigen bestand.
    .json = Geef JSON.
cli-score = Toon wat een worp in elk open vak waard is, en waarom.
    .dice = De dobbelstenen als cijfers, zoals 55535. Laat ze weg om worp na worp te typen.
    .sheet = De regels: een naam, of het pad naar een eigen bestand. Standaard: { $default }.
    .filled = De vakken die al ingevuld zijn, met hun sleutel of hun gedrukte naam, zoals yatzy=50,fives=25+100 (een bonus komt erbij met +).
    .json = Geef JSON.

cli-play = Speel in de terminal. Gaat verder met je laatste potje, of begint een nieuw potje.
    .game = Het potje om mee verder te gaan: de naam uit yatzy games, of het begin ervan.
    .new = Begin een nieuw potje, ook als er nog een openstaat.
    .sheet = De regels voor een nieuw potje: een naam, of het pad naar een eigen bestand.
    .players = De spelers, zoals Anna,Bo.
    .teams = Het aantal teams, 2 of 3; een team deelt een kolom.
    .rounds = Het aantal rondes, hooguit 6.
    .counting = Hoe rondes tellen.
    .start = Wie begint: de eerste naam, of wie het hoogst gooit.
    .computers = Bots aan tafel, met komma’s ertussen; dezelfde mag vaker meedoen. Kies uit: beginner, casual, strong, perfect, cautious, bold, winner.
    .no_coach = Speel zonder coach.
cli-pad = Houd de score bij voor echte dobbelstenen, of druk een blok af.
    .game = Het potje om mee verder te gaan: de naam uit yatzy games, of het begin ervan.
    .new = Begin een nieuw potje, ook als er nog een openstaat.
    .sheet = De regels voor een nieuw potje: een naam, of het pad naar een eigen bestand.
    .players = De spelers, zoals Anna,Bo.
    .teams = Het aantal teams, 2 of 3; een team deelt een kolom.
    .rounds = Het aantal rondes, hooguit 6.
    .counting = Hoe rondes tellen.
    .start = Wie begint: de eerste naam, of wie het hoogst gooit.
    .no_coach = Speel zonder coach.
    .print = Schrijf een leeg blok als webpagina om af te drukken, en doe verder niets.
    .columns = Het aantal kolommen op het gedrukte blok. Standaard: { $default }.
cli-games = Toon je bewaarde potjes.
    .all = Toon alle potjes, niet alleen de laatste.
    .json = Geef JSON.
cli-games-show = Toon de scorekaart van een potje.
    .game = Het potje: de naam uit yatzy games, of het begin ervan.
    .json = Geef JSON.
cli-games-export = Exporteer een potje.
    .game = Het potje: de naam uit yatzy games, of het begin ervan.
    .jsonl = Schrijf JSON Lines in plaats van de leesbare notatie.
    .to = Het bestand om naar te schrijven. Standaard: de standaarduitvoer.
cli-games-import = Importeer een potje.
    .file = Het potje, in notatie of JSON Lines. Standaard: de standaardinvoer.
cli-games-delete = Verwijder een potje voorgoed.
    .game = Het potje: de naam uit yatzy games, of het begin ervan.
    .database = De database: een bestand, of postgresql://gebruiker@host/naam. Standaard: je eigen potjes.
    .yes = Bevestig het verwijderen.
cli-records = Toon van elke speler de beste en de gemiddelde score, per soort regels.
    .sheet = Alleen deze regels.
    .player = Alleen deze speler, met percentages en dure gewoontes zodra de regels doorgerekend zijn.
    .html = Schrijf ook een pagina met grafieken, percentages en dure gewoontes naar dit bestand.
    .json = Geef JSON.
cli-review = Kijk terug op een potje: geluk, wat elke keuze kostte en wat beter was geweest.
    .file = Een spelbestand, of de naam van een bewaard potje. Standaard: je laatste potje, of wat er door een pipe komt.
    .html = Schrijf ook een pagina met grafieken en alle keuzes naar dit bestand.
    .json = Geef JSON.
cli-verify = Controleer de dobbelstenen van een potje: reken ze na uit hun startwaarde.
    .file = Een spelbestand, of de naam van een bewaard potje. Standaard: de standaardinvoer.
    .day = Voor een potje van de dag: het bestand dat die dag bewijst, zoals /api/days van een server het geeft.
    .anchor = Het anker dat je eerder hebt genoteerd, in plaats van dat in het bestand.
    .json = Geef JSON.
cli-solve = Reken regels door: het verwachte totaal bij perfect spel.
    .sheet = De regels: een naam, of het pad naar een eigen bestand. Standaard: { $default }.
    .fresh = Reken opnieuw door, ook als de uitkomst bewaard is.
    .threads = Het aantal threads. Standaard: een per kern.
    .json = Geef JSON.
cli-advise = Toon de beste keuze met deze dobbelstenen, wat elke andere keuze kost, en waarom.
    .dice = De dobbelstenen als cijfers, zoals 12344.
    .rolls_left = Het aantal worpen dat over is. Standaard: alle behalve de eerste.
    .sheet = De regels: een naam, of het pad naar een eigen bestand. Standaard: { $default }.
    .filled = De vakken die al ingevuld zijn, met hun sleutel of hun gedrukte naam, zoals yatzy=50,fives=25+100 (een bonus komt erbij met +).
    .against = Eindtotalen van de anderen, zoals 231,204: toon ook wat het vaakst wint.
    .all = Toon elke keuze, niet alleen de beste.
    .json = Geef JSON.
cli-drill = Oefen: kies wat je doet en zie wat het kost.
    .sheet = De regels: een naam, of het pad naar een eigen bestand. Standaard: tactic; met --own alle regels.
    .own = Neem situaties uit je eigen potjes waarin iemand punten weggaf.
    .player = Met --own: alleen de potjes van deze speler.
    .today = Vraag de situatie van de dag, voor iedereen dezelfde.
    .date = Vraag de situatie van een andere dag, zoals 2026-11-15.
    .count = Het aantal vragen. Standaard: 10.
    .seed = Een getal dat elke keer dezelfde situaties geeft.
    .answer = Beantwoord één vraag meteen: dobbelstenen om vast te houden, zoals 44, of een vak.
    .json = Geef JSON, één vraag per regel, met alle keuzes.
cli-odds = Toon hoe potjes aflopen bij perfect spel: de exacte kansen op elk totaal en elk vak.
    .sheets = De regels: een naam, of het pad naar een eigen bestand; of meer, om te vergelijken. Standaard: tactic.
    .filled = De vakken die al ingevuld zijn, met hun sleutel of hun gedrukte naam, zoals yatzy=50,fives=25+100 (een bonus komt erbij met +).
    .games = Schat de kansen met zoveel gesimuleerde potjes, in plaats van exact te rekenen.
    .svg = Schrijf ook een grafiek naar dit bestand.
    .json = Geef JSON.
cli-compare = Vergelijk regels: wat er verschilt, het gemiddelde bij perfect spel, en wat dezelfde worp overal waard is.
    .sheets = Twee of meer: namen, of paden naar eigen bestanden. Met één: wat de opties waard zijn.
    .dice = Een worp om overal te tellen, zoals 55566.
    .json = Geef JSON.
cli-simulate = Laat bots veel potjes spelen; toon hun gemiddelden en hoe vaak elke bot wint.
    .players = De bots, met komma’s ertussen; dezelfde mag vaker meedoen. Kies uit: beginner, casual, strong, perfect, cautious, bold, winner. Standaard: { $default }.
    .sheet = De regels: een naam, of het pad naar een eigen bestand. Standaard: { $default }.
    .games = Het aantal potjes. Standaard: 10000, of 500 met winner, die er ongeveer tien per seconde speelt.
    .seed = Een getal voor de dobbelstenen: dezelfde startwaarde geeft dezelfde potjes. Standaard: { $default }.
    .json = Geef JSON.
cli-export = Exporteer gegevens over de regels om te bestuderen, als Parquet of CSV.
    .what = Wat er geschreven wordt: alle toestanden tussen twee beurten; de punten die er bij perfect spel vanaf elke toestand nog bij komen; alle keuzes met wat ze kosten; of potjes van een bot.
    .sheet = De regels: een naam, of het pad naar een eigen bestand. Standaard: { $default }.
    .to = Het bestand om naar te schrijven, eindigend op .parquet of .csv. Standaard: CSV naar de standaarduitvoer.
    .states = Beschrijf in elke rij de toestand.
    .filled = De vakken die al ingevuld zijn, met hun sleutel of hun gedrukte naam, zoals yatzy=50,fives=25+100 (een bonus komt erbij met +).
    .dice = Voor advice: alleen deze dobbelstenen, zoals 12344. Standaard: alle worpen.
    .rolls_left = Voor advice: alleen met zoveel worpen over. Standaard: elk aantal.
    .games = Het aantal potjes. Standaard: 1000. Met --games, --player of --seed gaat advice over potjes, anders over één scorekaart.
    .player = De bot: beginner, casual, strong, perfect, cautious, bold, winner. Standaard: perfect.
    .seed = Een getal voor de dobbelstenen: dezelfde startwaarde geeft dezelfde potjes. Standaard: 0.

column-game = Potje
column-games = Potjes
column-when = Datum
column-state = Uitslag
column-player = Speler
column-best = Beste
column-average = Gemiddeld
games-none = Nog geen potjes. Begin er een met yatzy play.
games-more = { $count ->
        [one] Nog één: yatzy games --all
       *[other] Nog { $count }: yatzy games --all
    }
games-screen = { $sheet }
games-real = { $sheet }, echte dobbelstenen
games-under-way = { $percent }% gespeeld
games-exported = { $game } is geëxporteerd naar { $file }.
export-rows = Te schrijven rijen: { $rows }
export-writing = Bezig met schrijven
export-written = Rijen in { $file }: { $rows }
games-imported = { $game } is geïmporteerd. Bekijk het met yatzy games show { $game }.
games-known = Je hebt { $game } al.
games-deleted = { $game } is verwijderd.
records-reading = Potjes worden gelezen
records-none = Nog geen ronde uitgespeeld.
records-no-match = Nog geen ronde uitgespeeld door deze speler met deze regels.
verify-good = De dobbelstenen kloppen: de startwaarde past bij de vingerafdruk en geeft precies { $throws ->
        [one] deze ene worp
       *[other] deze { $throws } worpen
    } ({ $dice ->
        [one] 1 dobbelsteen
       *[other] { $dice } dobbelstenen
    }).
verify-seal-wrong = De startwaarde past niet bij de vingerafdruk: het is niet die van vóór het potje.
verify-mismatch = Worp { $number } ({ $place }): in het spelbestand staat { $recorded }, de startwaarde geeft { $right }.
verify-in-roll-off = { $player }, om te bepalen wie begint
verify-in-turn = ronde { $round }, beurt { $turn }, { $player }, worp { $roll } van de beurt
verify-day-good = { $day }: de startwaarde is die van de keten voor deze dag, en de potjes van de dag ervoor zitten in de worpen.
verify-day-wrong = { $fault ->
        [chain] De startwaarde leidt niet naar het anker van de keten.
        [seal] De startwaarde past niet bij de vingerafdruk van de dag.
        [mix] De mix volgt niet uit de potjes van de dag ervoor.
        [table] De code van de wedstrijd volgt niet uit de startwaarde.
       *[record] Het spelbestand is geen potje van deze dag.
    }

column-sheet = Regels
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
column-rule = Voorwaarde en punten
column-example = Voorbeeld
column-mean = Gemiddeld
column-struck = Weggestreept

score-heading = { $dice } volgens { $sheet }
score-forbidden = mag niet
score-none-open = Alle vakken zijn ingevuld.
score-ask = Dobbelstenen (lege regel om te stoppen):
score-asking = Typ een worp en zie wat die in elk vak oplevert, volgens { $sheet }. Andere regels: yatzy score --sheet NAAM; yatzy sheets toont ze allemaal.
players-any = onbeperkt
players-from = { $least } of meer
players-range = { $least } t/m { $most }
sheets-hint = Lees de regels met yatzy rules NAAM; tel een worp met yatzy score 55535 --sheet NAAM.
check-good = { $file } klopt: { $title }, { $boxes ->
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
usage-unknown-command = Er is geen opdracht ‘{ $name }’. Bekijk ze met yatzy --help.
usage-unknown-option = Er is hier geen optie ‘{ $name }’. Met --help zie je wat er is.
usage-did-you-mean = Bedoel je { $name }?
usage-missing = { $name } heeft een waarde nodig. Met --help zie je welke.
usage-too-many = ‘{ $name }’ hoort hier niet. Met --help zie je wat er nodig is.
usage-bad-value = ‘{ $value }’ kan niet bij { $name }.{ $choices ->
        [none] {""}
       *[other] {" "}Kies uit: { $choices }.
    }
usage-too-large = Het getal voor { $name } is te groot.
usage-repeated = { $name } staat er twee keer.
completion-installed = Het aanvullen voor { $shell } staat in { $file }. Open een nieuwe terminal om het te gebruiken.
stopped = Gestopt.
out-of-memory = Daar is niet genoeg geheugen voor.
output-lost = De uitvoer kan niet geschreven worden: { $problem }.
