# The command line.

cli-yatzy = Alla sorters Yatzy, var och en efter sina egna tryckta regler.
    .lang = Svarets språk, t.ex. fi. Standard: terminalens.
    .help-flag = Visa den här hjälpen och avsluta.
    .version-flag = Visa versionen och avsluta.
    .completion-flag = Slå på komplettering med Tab för bash, zsh eller fish.
    .usage = Användning: { $form }
    .commands = Kommandon
    .parameters = Parametrar
cli-sheets = Lista regelbladen, eller kontrollera ett eget.
    .json = Skriv JSON för program.
cli-sheets-check = Kontrollera ett eget regelblad.
    .file = Bladet, en TOML-fil.
    .json = Skriv JSON för program.
cli-rules = Skriv ut reglerna på ett blad.
    .sheet = Bladet: dess namn, eller sökvägen till en egen fil.
    .json = Skriv JSON för program.
cli-score = Visa vad ett kast är värt i varje öppen ruta, och varför.
    .dice = Tärningarna som siffror, t.ex. 55535. Utan dem får du frågor, om och om igen.
    .sheet = Bladet: dess namn, eller sökvägen till en egen fil. Standard: { $default }.
    .filled = Rutor som redan är ifyllda, med nyckel eller bladets namn, t.ex. yatzy=50,fives=25+100 (bonus efter plustecknet).
    .json = Skriv JSON för program.

cli-play = Spela i terminalen. Fortsätter det parti du lämnade senast, eller börjar ett nytt.
    .game = Partiet som ska fortsätta: namnet enligt yatzy games, eller början av det.
    .new = Börja ett nytt parti, även om ett annat väntar.
    .sheet = Bladet för ett nytt parti: dess namn, eller sökvägen till en egen fil.
    .players = Vilka som spelar, t.ex. Anna,Bo.
    .teams = Antal lag, med var sin kolumn: 2 eller 3.
    .rounds = Hur många rundor, högst 6.
    .counting = Hur rundorna räknas.
    .start = Vem som börjar: det första namnet, eller den som kastar högst.
    .computers = Datorspelare vid bordet, med kommatecken emellan; samma får spela två gånger. Det finns: beginner, casual, strong, perfect, cautious, bold, winner.
    .no_coach = Spela utan coach: ingen vid bordet får fråga den.
cli-pad = Fyll i blocket till riktiga tärningar, eller skriv ut ett på papper.
    .game = Blocket som ska fortsätta: namnet enligt yatzy games, eller början av det.
    .new = Börja ett nytt block, även om ett annat väntar.
    .sheet = Bladet för ett nytt block: dess namn, eller sökvägen till en egen fil.
    .players = Vilka som spelar, t.ex. Anna,Bo.
    .teams = Antal lag, med var sin kolumn: 2 eller 3.
    .rounds = Hur många rundor, högst 6.
    .counting = Hur rundorna räknas.
    .start = Vem som börjar: det första namnet, eller den som kastar högst.
    .no_coach = Spela utan coach: ingen vid bordet får fråga den.
    .print = Skriv ut ett tomt block som webbsida för skrivaren, och gör inget mer.
    .columns = Hur många kolumner det utskrivna blocket har. Standard: { $default }.
cli-games = Lista de sparade partierna.
    .all = Lista alla, inte bara de senaste.
    .json = Skriv JSON för program.
cli-games-show = Visa blocket för ett parti.
    .game = Partiet: namnet enligt yatzy games, eller början av det.
    .json = Skriv JSON för program.
cli-games-export = Skriv ett parti till en partifil.
    .game = Partiet: namnet enligt yatzy games, eller början av det.
    .jsonl = Skriv JSON Lines för program, i stället för notation som människor kan läsa.
    .to = Filen som ska skrivas. Standard: skriv på skärmen.
cli-games-import = Hämta in ett parti från en partifil.
    .file = Partifilen, i notation eller JSON Lines. Utan den läses standard in.
cli-games-delete = Radera ett parti för gott.
    .game = Partiet: namnet enligt yatzy games, eller början av det.
    .database = Var partiet finns: en fil, eller postgresql://användare@värd/namn. Utan det: dina egna partier.
    .yes = Ja, radera det.
cli-records = Lista varje spelares bästa och snitt på varje blad.
    .sheet = Bara det här bladet.
    .player = Bara den här spelaren, med andelar och dyra vanor där bladet är löst.
    .html = Skriv även en sida med diagram, andelar och dyra vanor till den här filen.
    .json = Skriv JSON för program.
cli-review = Gå igenom ett parti: vad tärningarna gav, vad varje val kostade och vad som hade varit bättre.
    .file = En partifil, eller namnet på ett sparat parti. Utan den: det senaste partiet, eller en partifil som kommer genom ett rör.
    .html = Skriv även en sida med diagram och alla val till den här filen.
    .json = Skriv JSON för program.
cli-verify = Räkna fram tärningarna i ett parti igen ur hemligheten som förseglades före första kastet.
    .file = En partifil, eller namnet på ett sparat parti. Utan den läses standard in.
    .day = För ett dagens parti: filen som bevisar den dagen, så som en servers /api/days ger den.
    .anchor = Ankaret som du antecknade tidigare, i stället för det i filen.
    .json = Skriv JSON för program.
cli-solve = Lös ett blad: den väntade slutsumman vid perfekt spel.
    .sheet = Bladet: dess namn, eller sökvägen till en egen fil. Standard: { $default }.
    .fresh = Lös det igen, även om lösningen är sparad.
    .threads = Hur många trådar som löser det. Standard: en per kärna.
    .json = Skriv JSON för program.
cli-advise = Visa det bästa du kan göra med de här tärningarna, vad allt annat kostar, och varför.
    .dice = Tärningarna som siffror, t.ex. 12344.
    .rolls_left = Hur många kast som är kvar. Standard: alla utom det första.
    .sheet = Bladet: dess namn, eller sökvägen till en egen fil. Standard: { $default }.
    .filled = Rutor som redan är ifyllda, med nyckel eller bladets namn, t.ex. yatzy=50,fives=25+100 (bonus efter plustecknet).
    .against = De andras slutsummor, t.ex. 231,204: visa även vad som oftast vinner.
    .all = Lista alla val, inte bara de bästa.
    .json = Skriv JSON för program.
cli-drill = Träna: vad skulle du göra i det här läget, och vad kostar ditt svar?
    .sheet = Bladet: dess namn, eller sökvägen till en egen fil. Standard: tactic, med --own alla blad.
    .own = Fråga om lägen ur dina egna partier, där någon tappade poäng.
    .player = Bara den här spelarens partier, med --own.
    .today = Fråga om dagens läge, som är detsamma för alla.
    .date = Fråga om en annan dags läge, t.ex. 2026-11-15.
    .count = Hur många frågor. Standard: 10.
    .seed = Ett tal som ger samma lägen varje gång.
    .answer = Svara på en fråga direkt: tärningar att behålla, t.ex. 44, eller en ruta.
    .json = Skriv JSON för program, en fråga per rad med alla val.
cli-odds = Visa hur partier slutar vid perfekt spel: exakta odds för varje slutsumma och varje ruta.
    .sheets = Bladet: dess namn, eller sökvägen till en egen fil; eller flera, för att jämföra dem. Standard: tactic.
    .filled = Rutor som redan är ifyllda, med nyckel eller bladets namn, t.ex. yatzy=50,fives=25+100 (bonus efter plustecknet).
    .games = Ta fram dem genom att spela så här många partier, i stället för exakt.
    .svg = Skriv även ett diagram till den här filen, gemensamt om bladen är flera.
    .json = Skriv JSON för program.
cli-compare = Lägg blad sida vid sida: vad som skiljer, vad perfekt spel ger, och vad samma hand ger på vart och ett.
    .sheets = Två blad eller fler: deras namn, eller sökvägar till egna filer. Med ett blad: vad dess valfria regler är värda.
    .dice = En hand som alla blad ska räkna, t.ex. 55566.
    .json = Skriv JSON för program.
cli-simulate = Låt datorspelare spela många partier, och se hur mycket de tar hem och hur ofta de vinner.
    .players = Vilka som spelar, med kommatecken emellan; samma får spela två gånger. Det finns: beginner, casual, strong, perfect, cautious, bold, winner. Standard: { $default }.
    .sheet = Bladet: dess namn, eller sökvägen till en egen fil. Standard: { $default }.
    .games = Hur många partier. Standard: 10000, men 500 om winner är med, som spelar ungefär tio i sekunden.
    .seed = Ett tal för tärningarna: samma tal ger samma partier. Standard: { $default }.
    .json = Skriv JSON för program.
cli-export = Skriv data om ett blad för den som studerar spelet, som Parquet eller CSV.
    .what = Vad som ska skrivas: alla tillstånd mellan två omgångar; de poäng som ännu är att vänta från vart och ett vid perfekt spel; alla val och vad de kostar; eller partier av en datorspelare.
    .sheet = Bladet: dess namn, eller sökvägen till en egen fil. Standard: { $default }.
    .to = Filen som ska skrivas; namnet slutar på .parquet eller .csv. Standard: CSV till standard ut.
    .states = Beskriv även tillståndet i varje rad.
    .filled = Rutor som redan är ifyllda, med nyckel eller bladets namn, t.ex. yatzy=50,fives=25+100 (bonus efter plustecknet).
    .dice = För advice: bara de här tärningarna, t.ex. 12344. Standard: alla kast.
    .rolls_left = För advice: bara med så många kast kvar. Standard: alla antal.
    .games = Hur många partier som ska spelas. Standard: 1000. Med --games, --player eller --seed gäller advice partier, annars ett enda protokoll.
    .player = Vem som spelar: beginner, casual, strong, perfect, cautious, bold, winner. Standard: perfect.
    .seed = Ett tal för tärningarna: samma tal ger samma partier. Standard: 0.

column-game = Parti
column-games = Partier
column-when = Datum
column-state = Resultat
column-player = Spelare
column-best = Bäst
column-average = Snitt
games-none = Inga partier än: yatzy play börjar ett.
games-more = { $count ->
        [one] Ett till: yatzy games --all
       *[other] { $count } till: yatzy games --all
    }
games-screen = { $sheet }
games-real = { $sheet }, block
games-under-way = { $percent } % spelat
games-exported = { $game } ligger i { $file }.
export-rows = Rader att skriva: { $rows }
export-writing = Skriver
export-written = Rader i { $file }: { $rows }
games-imported = { $game } finns nu här. yatzy games show { $game } visar det.
games-known = { $game } fanns redan här.
games-deleted = { $game } är raderat.
records-reading = Läser partier
records-none = Ingen runda är färdigspelad än.
records-no-match = Ingen sådan spelare har spelat färdigt en runda på ett sådant blad.
verify-good = Hemligheten passar sigillet och ger exakt de här tärningarna: { $throws ->
        [one] ett kast
       *[other] { $throws } kast
    }, { $dice ->
        [one] en tärning
       *[other] { $dice } tärningar
    }.
verify-seal-wrong = Hemligheten passar inte sigillet: det är inte den som förseglades före partiet.
verify-mismatch = Kast { $number } ({ $place }): partifilen säger { $recorded }, hemligheten ger { $right }.
verify-in-roll-off = { $player }, startkast
verify-in-turn = runda { $round }, omgång { $turn }, { $player }, omgångens kast { $roll }
verify-day-good = { $day }: startvärdet är det som kedjan hade för den här dagen, och partierna från dagen före är med i tärningarna.
verify-day-wrong = { $fault ->
        [chain] Startvärdet leder inte till kedjans ankare.
        [seal] Startvärdet passar inte dagens fingeravtryck.
        [mix] Blandningen följer inte av partierna dagen före.
        [table] Matchens kod följer inte av startvärdet.
       *[record] Uppteckningen är inget parti från den här dagen.
    }

column-sheet = Blad
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
column-rule = Kräver och ger
column-example = Exempel
column-mean = Snitt
column-struck = Struken

score-heading = { $dice } enligt { $sheet }
score-forbidden = spärrad
score-none-open = Alla rutor är ifyllda.
score-ask = Tärningar (tom rad avslutar): 
score-asking = Skriv ett kast och se vad det ger i varje ruta, enligt { $sheet }. För spelet du har hemma: yatzy score --sheet NAMN; yatzy sheets listar bladen.
players-any = valfritt antal
players-from = { $least } eller fler
players-range = { $least } till { $most }
sheets-hint = yatzy rules NAMN förklarar ett blad, yatzy score 55535 --sheet NAMN räknar ett kast.
check-good = { $file } är ett korrekt blad: { $title }, { $boxes ->
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
usage-too-many = ”{ $name }” är för mycket. Lägg till --help för att se vad som behövs.
usage-bad-value = ”{ $value }” passar inte för { $name }.{ $choices ->
        [none] {""}
       *[other] {" "}Det finns: { $choices }.
    }
usage-too-large = { $name } är ett för stort tal.
usage-repeated = { $name } är angivet två gånger.
completion-installed = Kompletteringen för { $shell } ligger i { $file }. Öppna en ny terminal för att använda den.
stopped = Avbrutet.
out-of-memory = Minnet räcker inte till det här.
output-lost = Utdata kan inte skrivas: { $problem }.
