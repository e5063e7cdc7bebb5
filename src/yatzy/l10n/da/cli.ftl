# The command line.

cli-yatzy = Alle slags Yatzy, hver efter sine egne trykte regler.
    .lang = Svarets sprog, fx fi. Standard: terminalens.
    .help-flag = Vis denne hjælp og afslut.
    .version-flag = Vis versionen og afslut.
    .completion-flag = Installér udfyldning med Tab i bash, zsh eller fish.
    .usage = Brug: { $form }
    .commands = Kommandoer
    .parameters = Parametre
cli-sheets = Vis regelarkene, eller tjek et af dine egne.
    .json = Skriv JSON til programmer.
cli-sheets-check = Tjek dit eget regelark.
    .file = Arket, en TOML-fil.
    .json = Skriv JSON til programmer.
cli-rules = Vis reglerne på et ark.
    .sheet = Arket: dets navn, eller stien til en af dine egne filer.
    .json = Skriv JSON til programmer.
cli-score = Vis, hvad et kast er værd i hvert åbent felt, og hvorfor.
    .dice = Terningerne som cifre, fx 55535. Uden dem bliver du spurgt igen og igen.
    .sheet = Arket: dets navn, eller stien til en af dine egne filer. Standard: { $default }.
    .filled = Felter, der allerede er udfyldt, med nøgle eller arkets navn, fx yatzy=50,fives=25+100 (bonus efter plusset).
    .json = Skriv JSON til programmer.

cli-play = Spil i terminalen. Fortsætter det spil, du forlod sidst, eller starter et nyt.
    .game = Spillet, der skal fortsætte: navnet fra yatzy games, eller begyndelsen af det.
    .new = Start et nyt spil, også når et andet venter.
    .sheet = Arket til et nyt spil: dets navn, eller stien til en af dine egne filer.
    .players = Hvem der spiller, fx Anna,Bo.
    .teams = Hvor mange hold der deler hver sin kolonne: 2 eller 3.
    .rounds = Hvor mange runder, op til 6.
    .counting = Hvordan runderne tæller.
    .start = Hvem der begynder: det første navn, eller den, der slår højest.
    .computers = Computerspillere ved bordet, med komma imellem; den samme må være med flere gange. Vælg mellem: beginner, casual, strong, perfect, cautious, bold, winner.
    .no_coach = Spil uden coach: ingen ved bordet må spørge den.
cli-pad = Før blokken, når I kaster rigtige terninger, eller udskriv en på papir.
    .game = Blokken, der skal fortsætte: navnet fra yatzy games, eller begyndelsen af det.
    .new = Start en ny blok, også når en anden venter.
    .sheet = Arket til en ny blok: dets navn, eller stien til en af dine egne filer.
    .players = Hvem der spiller, fx Anna,Bo.
    .teams = Hvor mange hold der deler hver sin kolonne: 2 eller 3.
    .rounds = Hvor mange runder, op til 6.
    .counting = Hvordan runderne tæller.
    .start = Hvem der begynder: det første navn, eller den, der slår højest.
    .no_coach = Spil uden coach: ingen ved bordet må spørge den.
    .print = Udskriv en tom blok som webside til printeren, og gør ikke andet.
    .columns = Hvor mange kolonner den udskrevne blok har. Standard: { $default }.
cli-games = Vis de gemte spil.
    .all = Vis dem alle, ikke kun de seneste.
    .json = Skriv JSON til programmer.
cli-games-show = Vis blokken fra et spil.
    .game = Spillet: navnet fra yatzy games, eller begyndelsen af det.
    .json = Skriv JSON til programmer.
cli-games-export = Skriv et spil til en spilfil.
    .game = Spillet: navnet fra yatzy games, eller begyndelsen af det.
    .jsonl = Skriv JSON Lines til programmer i stedet for den notation, mennesker kan læse.
    .to = Filen, der skal skrives. Standard: skriv på skærmen.
cli-games-import = Hent et spil ind fra en spilfil.
    .file = Spilfilen, i notation eller JSON Lines. Uden den læses standardinput.
cli-games-delete = Slet et spil for altid.
    .game = Spillet: navnet fra yatzy games, eller begyndelsen af det.
    .database = Hvor spillet er gemt: en fil, eller postgresql://bruger@vært/navn. Uden dette: dine egne spil.
    .yes = Ja, slet det.
cli-records = Vis hver spillers bedste og snit på hvert ark.
    .sheet = Kun dette ark.
    .player = Kun denne spiller, med andele og dyre vaner, hvor arket er løst.
    .html = Skriv også en side med diagrammer, andele og dyre vaner til denne fil.
    .json = Skriv JSON til programmer.
cli-review = Gennemgå et spil: hvad terningerne gav, hvad hvert valg kostede, og hvad der havde været bedre.
    .file = En spilfil, eller navnet på et gemt spil. Uden den: det seneste spil, eller en spilfil, der kommer fra en anden kommando.
    .html = Skriv også en side med diagrammer og alle valg til denne fil.
    .json = Skriv JSON til programmer.
cli-verify = Udregn terningerne i et spil igen ud fra den hemmelighed, der blev forseglet før første kast.
    .file = En spilfil, eller navnet på et gemt spil. Uden den læses standardinput.
    .day = For et dagens spil: filen, der beviser den dag, som en servers /api/days giver den.
    .anchor = Det anker, du noterede tidligere, i stedet for det i filen.
    .json = Skriv JSON til programmer.
cli-solve = Løs et ark: den forventede slutsum ved perfekt spil.
    .sheet = Arket: dets navn, eller stien til en af dine egne filer. Standard: { $default }.
    .fresh = Løs det igen, også når løsningen er gemt.
    .threads = Hvor mange tråde der løser det. Standard: én pr. kerne.
    .json = Skriv JSON til programmer.
cli-advise = Vis det bedste, du kan gøre med disse terninger, hvad alt andet koster, og hvorfor.
    .dice = Terningerne som cifre, fx 12344.
    .rolls_left = Hvor mange kast der er tilbage. Standard: alle undtagen det første.
    .sheet = Arket: dets navn, eller stien til en af dine egne filer. Standard: { $default }.
    .filled = Felter, der allerede er udfyldt, med nøgle eller arkets navn, fx yatzy=50,fives=25+100 (bonus efter plusset).
    .against = De andres slutsummer, fx 231,204: vis også, hvad der oftest vinder.
    .all = Vis alle valg, ikke kun de bedste.
    .json = Skriv JSON til programmer.
cli-drill = Træn: hvad ville du gøre i denne stilling, og hvad koster dit svar?
    .sheet = Arket: dets navn, eller stien til en af dine egne filer. Standard: tactic, med --own alle ark.
    .own = Spørg om stillinger fra dine egne spil, hvor nogen gav point væk.
    .player = Kun denne spillers spil, med --own.
    .today = Spørg om dagens stilling, som er den samme for alle.
    .date = Spørg om stillingen fra en anden dag, fx 2026-11-15.
    .count = Hvor mange spørgsmål. Standard: 10.
    .seed = Et tal, der giver de samme stillinger hver gang.
    .answer = Svar på ét spørgsmål med det samme: terninger at beholde, fx 44, eller et felt.
    .json = Skriv JSON til programmer, ét spørgsmål pr. linje med alle valg.
cli-odds = Vis, hvordan perfekt spil ender: de nøjagtige odds for hver slutsum og hvert felt.
    .sheets = Arket: dets navn, eller stien til en af dine egne filer; eller flere, for at sammenligne dem. Standard: tactic.
    .filled = Felter, der allerede er udfyldt, med nøgle eller arkets navn, fx yatzy=50,fives=25+100 (bonus efter plusset).
    .games = Find dem ved at spille så mange spil i stedet for at regne dem nøjagtigt ud.
    .svg = Skriv også et diagram til denne fil, fælles for flere ark.
    .json = Skriv JSON til programmer.
cli-compare = Læg ark side om side: hvad der skiller dem, hvad perfekt spil giver, og hvad samme kast giver på hvert af dem.
    .sheets = To ark eller flere: deres navne, eller stier til dine egne filer. Med ét ark: hvad dets valgfri regler er værd.
    .dice = Et kast at sammenligne point for, fx 55566.
    .json = Skriv JSON til programmer.
cli-simulate = Lad computerspillere spille mange spil, og se, hvor meget de får, og hvor ofte de vinder.
    .players = Hvem der spiller, med komma imellem; den samme må være med flere gange. Vælg mellem: beginner, casual, strong, perfect, cautious, bold, winner. Standard: { $default }.
    .sheet = Arket: dets navn, eller stien til en af dine egne filer. Standard: { $default }.
    .games = Hvor mange spil. Standard: 10000, men 500 med winner, som spiller omkring ti i sekundet.
    .seed = Et tal til terningerne: samme tal giver samme spil. Standard: { $default }.
    .json = Skriv JSON til programmer.
cli-export = Skriv data om et ark til dem, der studerer spillet, som Parquet eller CSV.
    .what = Hvad der skal skrives: alle tilstande mellem to omgange; de point, hver af dem endnu giver med perfekt spil; alle valg og hvad de koster; eller spil af en computerspiller.
    .sheet = Arket: dets navn, eller stien til en af dine egne filer. Standard: { $default }.
    .to = Filen, der skal skrives; navnet ender på .parquet eller .csv. Standard: CSV til standardoutput.
    .states = Beskriv også tilstanden i hver række.
    .filled = Felter, der allerede er udfyldt, med nøgle eller arkets navn, fx yatzy=50,fives=25+100 (bonus efter plusset).
    .dice = Til advice: kun disse terninger, fx 12344. Standard: alle kast.
    .rolls_left = Til advice: kun med så mange kast tilbage. Standard: ethvert antal.
    .games = Hvor mange spil der skal spilles. Standard: 1000. Med --games, --player eller --seed gælder advice spil, ellers ét skema.
    .player = Hvem der spiller: beginner, casual, strong, perfect, cautious, bold, winner. Standard: perfect.
    .seed = Et tal til terningerne: samme tal giver samme spil. Standard: 0.

column-game = Spil
column-games = Spil
column-when = Dato
column-state = Resultat
column-player = Spiller
column-best = Bedst
column-average = Snit
games-none = Ingen spil endnu: yatzy play starter et.
games-more = { $count ->
        [one] Et til: yatzy games --all
       *[other] { $count } til: yatzy games --all
    }
games-screen = { $sheet }
games-real = { $sheet }, blok
games-under-way = { $percent } % spillet
games-exported = { $game } ligger i { $file }.
export-rows = Rækker, der skal skrives: { $rows }
export-writing = Skriver
export-written = Rækker i { $file }: { $rows }
games-imported = { $game } er her nu. yatzy games show { $game } viser det.
games-known = { $game } var her i forvejen.
games-deleted = { $game } er slettet.
records-reading = Læser spil
records-none = Ingen runde er spillet færdig endnu.
records-no-match = Ingen sådan spiller har spillet en runde færdig på et sådant ark.
verify-good = Hemmeligheden passer til seglet og giver præcis disse terninger: { $throws ->
        [one] ét kast
       *[other] { $throws } kast
    }, { $dice ->
        [one] én terning
       *[other] { $dice } terninger
    }.
verify-seal-wrong = Hemmeligheden passer ikke til seglet: det er ikke den, der blev forseglet før spillet.
verify-mismatch = Kast { $number } ({ $place }): spilfilen siger { $recorded }, hemmeligheden giver { $right }.
verify-in-roll-off = { $player }, startkast
verify-in-turn = runde { $round }, omgang { $turn }, { $player }, kast { $roll } i omgangen
verify-day-good = { $day }: startværdien er den, kæden havde til denne dag, og spillene fra dagen før er med i terningerne.
verify-day-wrong = { $fault ->
        [chain] Startværdien fører ikke til kædens anker.
        [seal] Startværdien passer ikke til dagens fingeraftryk.
        [mix] Blandingen følger ikke af spillene dagen før.
        [table] Kampens kode følger ikke af startværdien.
       *[record] Optegnelsen er ikke et spil fra denne dag.
    }

column-sheet = Ark
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
column-rule = Kræver og giver
column-example = Eksempel
column-mean = Snit
column-struck = Strøget

score-heading = { $dice } efter { $sheet }
score-forbidden = spærret
score-none-open = Alle felter er udfyldt.
score-ask = Terninger (tom linje stopper): 
score-asking = Skriv et kast og se, hvad det giver i hvert felt, efter { $sheet }. Til din egen æske: yatzy score --sheet NAVN; yatzy sheets viser arkene.
players-any = frit antal
players-from = { $least } eller flere
players-range = { $least } til { $most }
sheets-hint = yatzy rules NAVN forklarer et ark, yatzy score 55535 --sheet NAVN giver pointene for et kast.
check-good = { $file } er et gyldigt ark: { $title }, { $boxes ->
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
usage-too-many = ”{ $name }” er for meget. Tilføj --help for at se, hvad der skal til.
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
