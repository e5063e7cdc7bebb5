# The command line.

cli-yatzy = Spil og studér Yatzy efter reglerne i din æske.
    .lang = Svarets sprog, fx fi. Standard: terminalens.
    .help-flag = Vis denne hjælp og afslut.
    .version-flag = Vis versionen og afslut.
    .completion-flag = Installér udfyldning med Tab i bash, zsh eller fish.
    .usage = Brug: { $form }
    .commands = Kommandoer
    .parameters = Parametre
cli-sheets = Vis alle regler, eller tjek dine egne.
    .json = Skriv JSON.
cli-sheets-check = Tjek dine egne regler.
    .file = Reglerne, en TOML-fil.
    .json = Skriv JSON.
cli-rules = Vis reglerne.
    .sheet = Reglerne: et navn, eller stien til en af dine egne filer.
    .json = Skriv JSON.
cli-score = Vis, hvad et kast giver i hvert åbent felt, og hvorfor.
    .dice = Terningerne som cifre, fx 55535. Uden dem bliver du spurgt om ét kast efter det andet.
    .sheet = Reglerne: et navn, eller stien til en af dine egne filer. Standard: { $default }.
    .filled = Udfyldte felter, med nøgle eller trykt navn, fx yatzy=50,fives=25+100 (bonus efter plusset).
    .json = Skriv JSON.

cli-play = Spil i terminalen. Fortsætter dit seneste spil, eller starter et nyt.
    .game = Spillet at fortsætte: navnet fra yatzy games, eller begyndelsen af det.
    .new = Start et nyt spil, også når et andet ikke er færdigt.
    .sheet = Reglerne til et nyt spil: et navn, eller stien til en af dine egne filer.
    .players = Spillerne, fx Anna,Bo.
    .teams = Antal hold, 2 eller 3; et hold deler én kolonne.
    .rounds = Hvor mange runder, op til 6.
    .counting = Hvordan runderne tælles.
    .start = Hvem der begynder: den, der står først, eller den, der slår højest.
    .computers = Robotter ved bordet, med komma imellem; den samme må være med to gange. Vælg mellem: beginner, casual, strong, perfect, cautious, bold, winner.
    .no_coach = Spil uden coach.
cli-pad = Før regnskab for rigtige terninger, eller udskriv en tom blok.
    .game = Spillet at fortsætte: navnet fra yatzy games, eller begyndelsen af det.
    .new = Start et nyt spil, også når et andet ikke er færdigt.
    .sheet = Reglerne til et nyt spil: et navn, eller stien til en af dine egne filer.
    .players = Spillerne, fx Anna,Bo.
    .teams = Antal hold, 2 eller 3; et hold deler én kolonne.
    .rounds = Hvor mange runder, op til 6.
    .counting = Hvordan runderne tælles.
    .start = Hvem der begynder: den, der står først, eller den, der slår højest.
    .no_coach = Spil uden coach.
    .print = Skriv en tom blok som webside til udskrift, og gør ikke andet.
    .columns = Hvor mange kolonner den udskrevne blok har. Standard: { $default }.
cli-games = Vis dine gemte spil.
    .all = Vis dem alle, ikke kun de seneste.
    .json = Skriv JSON.
cli-games-show = Vis blokken fra et spil.
    .game = Spillet: navnet fra yatzy games, eller begyndelsen af det.
    .json = Skriv JSON.
cli-games-export = Eksportér et spil.
    .game = Spillet: navnet fra yatzy games, eller begyndelsen af det.
    .jsonl = Skriv JSON Lines i stedet for den læsbare notation.
    .to = Filen, der skal skrives. Standard: standardoutput.
cli-games-import = Importér et spil.
    .file = Spillet, i notation eller JSON Lines. Standard: standardinput.
cli-games-delete = Slet et spil for altid.
    .game = Spillet: navnet fra yatzy games, eller begyndelsen af det.
    .database = Databasen: en fil, eller postgresql://bruger@vært/navn. Standard: dine egne spil.
    .yes = Bekræft sletningen.
cli-records = Vis hver spillers bedste og snit, for alle regler.
    .sheet = Kun disse regler.
    .player = Kun denne spiller, med andele og dyre vaner, når reglerne er gennemregnet.
    .html = Skriv også en side med diagrammer, andele og dyre vaner til denne fil.
    .json = Skriv JSON.
cli-review = Gennemgå et spil: held, point spildt i hvert valg, og hvad der var bedre.
    .file = En spilfil, eller navnet på et gemt spil. Standard: dit seneste spil, eller det, der kommer gennem en pipe.
    .html = Skriv også en side med diagrammer og alle valg til denne fil.
    .json = Skriv JSON.
cli-verify = Kontrollér terningerne i et spil: regn dem efter ud fra startværdien.
    .file = En spilfil, eller navnet på et gemt spil. Standard: standardinput.
    .day = For et dagens spil: filen, der beviser den dag, som en servers /api/days giver den.
    .anchor = Det anker, du noterede tidligere, i stedet for det i filen.
    .json = Skriv JSON.
cli-solve = Gennemregn regler: den forventede slutsum ved perfekt spil.
    .sheet = Reglerne: et navn, eller stien til en af dine egne filer. Standard: { $default }.
    .fresh = Gennemregn igen, også når løsningen er gemt.
    .threads = Antal tråde. Standard: én pr. kerne.
    .json = Skriv JSON.
cli-advise = Vis det bedste valg med disse terninger, hvad alle andre valg koster, og hvorfor.
    .dice = Terningerne som cifre, fx 12344.
    .rolls_left = Hvor mange kast der er tilbage. Standard: alle undtagen det første.
    .sheet = Reglerne: et navn, eller stien til en af dine egne filer. Standard: { $default }.
    .filled = Udfyldte felter, med nøgle eller trykt navn, fx yatzy=50,fives=25+100 (bonus efter plusset).
    .against = De andres slutsummer, fx 231,204: vis også, hvad der oftest vinder.
    .all = Vis alle valg, ikke kun de bedste.
    .json = Skriv JSON.
cli-drill = Øv dig: træf et valg, og se, hvad det koster.
    .sheet = Reglerne: et navn, eller stien til en af dine egne filer. Standard: tactic; med --own alle regler.
    .own = Brug stillinger fra dine egne spil, hvor nogen spildte point.
    .player = Med --own: kun denne spillers spil.
    .today = Spørg om dagens stilling, som er den samme for alle.
    .date = Spørg om stillingen fra en anden dag, fx 2026-11-15.
    .count = Hvor mange spørgsmål. Standard: 10.
    .seed = Et tal, der giver de samme stillinger hver gang.
    .answer = Svar på ét spørgsmål med det samme: terninger at beholde, fx 44, eller et felt.
    .json = Skriv JSON, ét spørgsmål pr. linje med alle valg.
cli-odds = Vis, hvordan perfekt spil ender: de nøjagtige odds for hver slutsum og hvert felt.
    .sheets = Reglerne: et navn, eller stien til en af dine egne filer; eller flere, for at sammenligne dem. Standard: tactic.
    .filled = Udfyldte felter, med nøgle eller trykt navn, fx yatzy=50,fives=25+100 (bonus efter plusset).
    .games = Anslå ud fra så mange simulerede spil i stedet for at regne nøjagtigt.
    .svg = Skriv også et diagram til denne fil.
    .json = Skriv JSON.
cli-compare = Sammenlign regler: hvad der skiller dem, snittet ved perfekt spil, og hvad de samme terninger giver.
    .sheets = To eller flere: navne, eller stier til dine egne filer. Med én: hvad de valgfri regler er værd.
    .dice = Terninger at sammenligne, fx 55566.
    .json = Skriv JSON.
cli-simulate = Lad robotter spille mange spil; vis deres snit, og hvor ofte de vinder.
    .players = Robotterne, med komma imellem; den samme må være med to gange. Vælg mellem: beginner, casual, strong, perfect, cautious, bold, winner. Standard: { $default }.
    .sheet = Reglerne: et navn, eller stien til en af dine egne filer. Standard: { $default }.
    .games = Hvor mange spil. Standard: 10000, men 500 med winner, som spiller omkring ti i sekundet.
    .seed = Et tal til terningerne: samme tal giver samme spil. Standard: { $default }.
    .json = Skriv JSON.
cli-export = Eksportér data om reglerne til studier, som Parquet eller CSV.
    .what = Hvad der skal skrives: alle tilstande mellem to ture; de point, der er forventet fra hver af dem ved perfekt spil; alle valg, og hvad de koster; eller spil af en robot.
    .sheet = Reglerne: et navn, eller stien til en af dine egne filer. Standard: { $default }.
    .to = Filen, der skal skrives; navnet ender på .parquet eller .csv. Standard: CSV til standardoutput.
    .states = Beskriv også tilstanden i hver række.
    .filled = Udfyldte felter, med nøgle eller trykt navn, fx yatzy=50,fives=25+100 (bonus efter plusset).
    .dice = Til advice: kun disse terninger, fx 12344. Standard: alle kast.
    .rolls_left = Til advice: kun med så mange kast tilbage. Standard: ethvert antal.
    .games = Antal spil. Standard: 1000. Med --games, --player eller --seed gælder advice spil, ellers én blok.
    .player = Robotten: beginner, casual, strong, perfect, cautious, bold, winner. Standard: perfect.
    .seed = Et tal til terningerne: samme tal giver samme spil. Standard: 0.

column-game = Spil
column-games = Spil
column-when = Dato
column-state = Resultat
column-player = Spiller
column-best = Bedst
column-average = Snit
games-none = Ingen spil endnu. Start et med yatzy play.
games-more = { $count ->
        [one] Et til: yatzy games --all
       *[other] { $count } til: yatzy games --all
    }
games-screen = { $sheet }
games-real = { $sheet }, rigtige terninger
games-under-way = { $percent } % spillet
games-exported = { $game } er eksporteret til { $file }.
export-rows = Rækker, der skal skrives: { $rows }
export-writing = Skriver
export-written = Rækker i { $file }: { $rows }
games-imported = { $game } er importeret. Se det med yatzy games show { $game }.
games-known = Du har allerede { $game }.
games-deleted = { $game } er slettet.
records-reading = Læser spil
records-none = Ingen færdige runder endnu.
records-no-match = Ingen færdige runder for denne spiller og disse regler.
verify-good = Terningerne stemmer: startværdien passer til fingeraftrykket og giver præcis { $throws ->
        [one] dette kast
       *[other] disse { $throws } kast
    } ({ $dice ->
        [one] 1 terning
       *[other] { $dice } terninger
    }).
verify-seal-wrong = Startværdien passer ikke til fingeraftrykket: det er ikke den, der var fastlagt før spillet.
verify-mismatch = Kast { $number } ({ $place }): spilfilen siger { $recorded }, startværdien giver { $right }.
verify-in-roll-off = { $player }, startkast
verify-in-turn = runde { $round }, tur { $turn }, { $player }, kast { $roll } i turen
verify-day-good = { $day }: startværdien er den, kæden havde til denne dag, og spillene fra dagen før er med i terningerne.
verify-day-wrong = { $fault ->
        [chain] Startværdien fører ikke til kædens anker.
        [seal] Startværdien passer ikke til dagens fingeraftryk.
        [mix] Blandingen følger ikke af spillene dagen før.
        [table] Kampens kode følger ikke af startværdien.
       *[record] Spilfilen er ikke et spil fra denne dag.
    }

column-sheet = Regler
column-name = Navn
column-boxes = Felter
column-players = Spillere
column-languages = Sprog
languages-many = { $count } sprog
column-highest = Højest
column-box = Felt
column-points = Point
column-bonus = Bonus
column-why = Hvorfor
column-rule = Hvad det kræver og giver
column-example = Eksempel
column-mean = Snit
column-struck = Nul

score-heading = { $dice } efter { $sheet }
score-forbidden = ikke tilladt
score-none-open = Alle felter er udfyldt.
score-ask = Terninger (tom linje stopper): 
score-asking = Skriv et kast og se, hvad det giver i hvert felt, efter { $sheet }. For andre regler: yatzy score --sheet NAVN; yatzy sheets viser dem.
players-any = frit antal
players-from = { $least } eller flere
players-range = { $least } til { $most }
sheets-hint = Læs reglerne med yatzy rules NAVN; få pointene for et kast med yatzy score 55535 --sheet NAVN.
check-good = { $file } er gyldig: { $title }, { $boxes ->
        [one] { $boxes } felt
       *[other] { $boxes } felter
    }, højeste slutsum { $highest }, kontrolsum { $digest }.
check-more = { $count ->
        [one] og én til
       *[other] og { $count } til
    }
check-bad = { $file }: { $count ->
        [one] én fejl
       *[other] { $count } fejl
    }

labelled = { $label }: { $text }
error-label = fejl: { $told }
usage-unknown-command = Kommandoen ”{ $name }” findes ikke. yatzy --help viser kommandoerne.
usage-unknown-option = Tilvalget ”{ $name }” findes ikke her. Tilføj --help for at se, hvad der findes.
usage-did-you-mean = Mente du { $name }?
usage-missing = { $name } skal have en værdi. Tilføj --help for at se hvilken.
usage-too-many = ”{ $name }” hører ikke til her. Tilføj --help for at se, hvad der skal til.
usage-bad-value = ”{ $value }” passer ikke til { $name }.{ $choices ->
        [none] {""}
       *[other] {" "}Vælg mellem: { $choices }.
    }
usage-too-large = Tallet for { $name } er for stort.
usage-repeated = { $name } er angivet to gange.
completion-installed = Udfyldningen for { $shell } ligger i { $file }. Åbn en ny terminal for at bruge den.
stopped = Afbrudt.
out-of-memory = Der er ikke hukommelse nok til dette.
output-lost = Output kan ikke skrives: { $problem }.
