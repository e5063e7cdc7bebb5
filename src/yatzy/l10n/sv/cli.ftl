# The command line.

cli-yatzy = Spela och studera Yatzy efter reglerna i din ask.
    .lang = Svarets språk, t.ex. fi. Standard: terminalens.
    .help-flag = Visa den här hjälpen och avsluta.
    .version-flag = Visa versionen och avsluta.
    .completion-flag = Slå på komplettering med Tab för bash, zsh eller fish.
    .usage = Användning: { $form }
    .commands = Kommandon
    .parameters = Parametrar
cli-sheets = Lista alla regler, eller kontrollera egna.
    .json = Skriv JSON.
cli-sheets-check = Kontrollera egna regler.
    .file = Reglerna, en TOML-fil.
    .json = Skriv JSON.
cli-rules = Skriv ut reglerna.
    .sheet = Reglerna: ett namn, eller sökvägen till en egen fil.
    .json = Skriv JSON.
cli-score = Visa vad ett kast ger i varje öppen ruta, och varför.
    .dice = Tärningarna som siffror, t.ex. 55535. Utan dem får du fråga efter fråga om ett kast.
    .sheet = Reglerna: ett namn, eller sökvägen till en egen fil. Standard: { $default }.
    .filled = Ifyllda rutor, med nyckel eller tryckt namn, t.ex. yatzy=50,fives=25+100 (bonus efter plustecknet).
    .json = Skriv JSON.

cli-play = Spela i terminalen. Fortsätter ditt senaste parti, eller börjar ett nytt.
    .game = Partiet att fortsätta: namnet enligt yatzy games, eller början av det.
    .new = Börja ett nytt parti, även om ett annat inte är färdigt.
    .sheet = Reglerna för ett nytt parti: ett namn, eller sökvägen till en egen fil.
    .players = Spelarna, t.ex. Anna,Bo.
    .teams = Antal lag, 2 eller 3; ett lag delar en kolumn.
    .rounds = Hur många rundor, högst 6.
    .counting = Hur rundorna räknas.
    .start = Vem som börjar: den som står först, eller den som kastar högst.
    .computers = Robotar vid bordet, med kommatecken emellan; samma får spela två gånger. Välj bland: beginner, casual, strong, perfect, cautious, bold, winner.
    .no_coach = Spela utan coach.
cli-pad = För protokoll för riktiga tärningar, eller skriv ut ett tomt.
    .game = Partiet att fortsätta: namnet enligt yatzy games, eller början av det.
    .new = Börja ett nytt parti, även om ett annat inte är färdigt.
    .sheet = Reglerna för ett nytt parti: ett namn, eller sökvägen till en egen fil.
    .players = Spelarna, t.ex. Anna,Bo.
    .teams = Antal lag, 2 eller 3; ett lag delar en kolumn.
    .rounds = Hur många rundor, högst 6.
    .counting = Hur rundorna räknas.
    .start = Vem som börjar: den som står först, eller den som kastar högst.
    .no_coach = Spela utan coach.
    .print = Skriv ett tomt protokoll som webbsida för utskrift, och gör inget mer.
    .columns = Antal kolumner i det utskrivna protokollet. Standard: { $default }.
cli-games = Lista dina sparade partier.
    .all = Lista alla, inte bara de senaste.
    .json = Skriv JSON.
cli-games-show = Visa protokollet för ett parti.
    .game = Partiet: namnet enligt yatzy games, eller början av det.
    .json = Skriv JSON.
cli-games-export = Exportera ett parti.
    .game = Partiet: namnet enligt yatzy games, eller början av det.
    .jsonl = Skriv JSON Lines i stället för den läsbara notationen.
    .to = Filen som ska skrivas. Standard: standard ut.
cli-games-import = Importera ett parti.
    .file = Partiet, i notation eller JSON Lines. Standard: standard in.
cli-games-delete = Radera ett parti för gott.
    .game = Partiet: namnet enligt yatzy games, eller början av det.
    .database = Databasen: en fil, eller postgresql://användare@värd/namn. Standard: dina egna partier.
    .yes = Bekräfta raderingen.
cli-records = Visa varje spelares bästa och snitt, för alla regler.
    .sheet = Bara de här reglerna.
    .player = Bara den här spelaren, med andelar och dyra vanor när reglerna är uträknade.
    .html = Skriv även en sida med diagram, andelar och dyra vanor till den här filen.
    .json = Skriv JSON.
cli-review = Gå igenom ett parti: tur, tappade poäng i varje val, och vad som var bättre.
    .file = En fil med ett sparat parti, eller namnet på ett. Standard: ditt senaste parti, eller det som kommer genom en pipe.
    .html = Skriv även en sida med diagram och alla val till den här filen.
    .json = Skriv JSON.
cli-verify = Kontrollera tärningarna i ett parti: räkna om dem ur startvärdet.
    .file = En fil med ett sparat parti, eller namnet på ett. Standard: standard in.
    .day = För ett dagens parti: filen som bevisar den dagen, så som en servers /api/days ger den.
    .anchor = Ankaret som du antecknade tidigare, i stället för det i filen.
    .json = Skriv JSON.
cli-solve = Räkna ut regler: den förväntade slutsumman vid perfekt spel.
    .sheet = Reglerna: ett namn, eller sökvägen till en egen fil. Standard: { $default }.
    .fresh = Räkna ut igen, även om lösningen är sparad.
    .threads = Antal trådar. Standard: en per kärna.
    .json = Skriv JSON.
cli-advise = Visa det bästa valet med de här tärningarna, vad alla andra val kostar, och varför.
    .dice = Tärningarna som siffror, t.ex. 12344.
    .rolls_left = Hur många kast som är kvar. Standard: alla utom det första.
    .sheet = Reglerna: ett namn, eller sökvägen till en egen fil. Standard: { $default }.
    .filled = Ifyllda rutor, med nyckel eller tryckt namn, t.ex. yatzy=50,fives=25+100 (bonus efter plustecknet).
    .against = De andras slutsummor, t.ex. 231,204: visa även vad som oftast vinner.
    .all = Lista alla val, inte bara de bästa.
    .json = Skriv JSON.
cli-drill = Öva: gör ett val och se vad det kostar.
    .sheet = Reglerna: ett namn, eller sökvägen till en egen fil. Standard: tactic; med --own alla regler.
    .own = Använd lägen ur dina egna partier där någon tappade poäng.
    .player = Med --own: bara den här spelarens partier.
    .today = Fråga om dagens läge, som är detsamma för alla.
    .date = Fråga om en annan dags läge, t.ex. 2026-11-15.
    .count = Hur många frågor. Standard: 10.
    .seed = Ett tal som ger samma lägen varje gång.
    .answer = Svara på en fråga direkt: tärningar att spara, t.ex. 44, eller en ruta.
    .json = Skriv JSON, en fråga per rad med alla val.
cli-odds = Visa hur partier slutar vid perfekt spel: exakta odds för varje slutsumma och varje ruta.
    .sheets = Reglerna: ett namn, eller sökvägen till en egen fil; eller flera, för att jämföra dem. Standard: tactic.
    .filled = Ifyllda rutor, med nyckel eller tryckt namn, t.ex. yatzy=50,fives=25+100 (bonus efter plustecknet).
    .games = Uppskatta ur så här många simulerade partier i stället för att räkna exakt.
    .svg = Skriv även ett diagram till den här filen.
    .json = Skriv JSON.
cli-compare = Jämför regler: vad som skiljer, snittet vid perfekt spel, och vad samma tärningar ger.
    .sheets = Två eller fler: namn, eller sökvägar till egna filer. Med en: vad dess valfria regler är värda.
    .dice = Tärningar att jämföra, t.ex. 55566.
    .json = Skriv JSON.
cli-simulate = Låt robotar spela många partier; visa deras snitt och hur ofta de vinner.
    .players = Robotarna, med kommatecken emellan; samma får spela två gånger. Välj bland: beginner, casual, strong, perfect, cautious, bold, winner. Standard: { $default }.
    .sheet = Reglerna: ett namn, eller sökvägen till en egen fil. Standard: { $default }.
    .games = Hur många partier. Standard: 10000, men 500 om winner är med, som spelar ungefär tio i sekunden.
    .seed = Ett tal för tärningarna: samma tal ger samma partier. Standard: { $default }.
    .json = Skriv JSON.
cli-export = Exportera data om reglerna för studier, som Parquet eller CSV.
    .what = Vad som ska skrivas: alla tillstånd mellan två omgångar; de poäng som är att räkna med från vart och ett vid perfekt spel; alla val och vad de kostar; eller partier av en robot.
    .sheet = Reglerna: ett namn, eller sökvägen till en egen fil. Standard: { $default }.
    .to = Filen som ska skrivas; namnet slutar på .parquet eller .csv. Standard: CSV till standard ut.
    .states = Beskriv även tillståndet i varje rad.
    .filled = Ifyllda rutor, med nyckel eller tryckt namn, t.ex. yatzy=50,fives=25+100 (bonus efter plustecknet).
    .dice = För advice: bara de här tärningarna, t.ex. 12344. Standard: alla kast.
    .rolls_left = För advice: bara med så många kast kvar. Standard: alla antal.
    .games = Hur många partier som ska spelas. Standard: 1000. Med --games, --player eller --seed gäller advice partier, annars ett enda protokoll.
    .player = Roboten: beginner, casual, strong, perfect, cautious, bold, winner. Standard: perfect.
    .seed = Ett tal för tärningarna: samma tal ger samma partier. Standard: 0.

column-game = Parti
column-games = Partier
column-when = Datum
column-state = Resultat
column-player = Spelare
column-best = Bäst
column-average = Snitt
games-none = Inga partier än. Börja ett med yatzy play.
games-more = { $count ->
        [one] Ett till: yatzy games --all
       *[other] { $count } till: yatzy games --all
    }
games-screen = { $sheet }
games-real = { $sheet }, riktiga tärningar
games-under-way = { $percent } % spelat
games-exported = { $game } är exporterat till { $file }.
export-rows = Rader att skriva: { $rows }
export-writing = Skriver
export-written = Rader i { $file }: { $rows }
games-imported = { $game } är importerat. Se det med yatzy games show { $game }.
games-known = Du har redan { $game }.
games-deleted = { $game } är raderat.
records-reading = Läser partier
records-none = Inga färdiga rundor än.
records-no-match = Inga färdiga rundor för den här spelaren och de här reglerna.
verify-good = Tärningarna stämmer: startvärdet stämmer med fingeravtrycket och ger exakt { $throws ->
        [one] det här kastet
       *[other] de här { $throws } kasten
    } ({ $dice ->
        [one] 1 tärning
       *[other] { $dice } tärningar
    }).
verify-seal-wrong = Startvärdet stämmer inte med fingeravtrycket: det är inte det som bestämdes före partiet.
verify-mismatch = Kast { $number } ({ $place }): det sparade partiet säger { $recorded }, startvärdet ger { $right }.
verify-in-roll-off = { $player }, startkast
verify-in-turn = runda { $round }, omgång { $turn }, { $player }, omgångens kast { $roll }
verify-day-good = { $day }: startvärdet är det som kedjan hade för den här dagen, och partierna från dagen före är med i tärningarna.
verify-day-wrong = { $fault ->
        [chain] Startvärdet leder inte till kedjans ankare.
        [seal] Startvärdet stämmer inte med dagens fingeravtryck.
        [mix] Blandningen följer inte av partierna dagen före.
        [table] Matchens kod följer inte av startvärdet.
       *[record] Filen är inget parti från den här dagen.
    }

column-sheet = Regler
column-name = Namn
column-boxes = Rutor
column-players = Spelare
column-languages = Språk
languages-many = { $count } språk
column-highest = Högst
column-box = Ruta
column-points = Poäng
column-bonus = Bonus
column-why = Varför
column-rule = Vad den kräver och ger
column-example = Exempel
column-mean = Snitt
column-struck = Noll

score-heading = { $dice } enligt { $sheet }
score-forbidden = inte tillåtet
score-none-open = Alla rutor är ifyllda.
score-ask = Tärningar (tom rad avslutar): 
score-asking = Skriv ett kast och se vad det ger i varje ruta, enligt { $sheet }. För andra regler: yatzy score --sheet NAMN; yatzy sheets listar dem.
players-any = valfritt antal
players-from = { $least } eller fler
players-range = { $least } till { $most }
sheets-hint = Läs reglerna med yatzy rules NAMN; räkna ett kast med yatzy score 55535 --sheet NAMN.
check-good = { $file } är giltig: { $title }, { $boxes ->
        [one] { $boxes } ruta
       *[other] { $boxes } rutor
    }, högsta slutsumma { $highest }, kontrollsumma { $digest }.
check-more = { $count ->
        [one] och ett till
       *[other] och { $count } till
    }
check-bad = { $file }: { $count ->
        [one] ett fel
       *[other] { $count } fel
    }

labelled = { $label }: { $text }
error-label = fel: { $told }
usage-unknown-command = Det finns inget kommando ”{ $name }”. yatzy --help listar dem.
usage-unknown-option = Det finns inget alternativ ”{ $name }” här. Lägg till --help för att se vad som finns.
usage-did-you-mean = Menade du { $name }?
usage-missing = { $name } behöver ett värde. Lägg till --help för att se vilket.
usage-too-many = ”{ $name }” hör inte hit. Lägg till --help för att se vad som behövs.
usage-bad-value = ”{ $value }” passar inte för { $name }.{ $choices ->
        [none] {""}
       *[other] {" "}Välj bland: { $choices }.
    }
usage-too-large = { $name } är ett för stort tal.
usage-repeated = { $name } är angivet två gånger.
completion-installed = Kompletteringen för { $shell } ligger i { $file }. Öppna en ny terminal för att använda den.
stopped = Avbrutet.
out-of-memory = Minnet räcker inte till det här.
output-lost = Utdata kan inte skrivas: { $problem }.
