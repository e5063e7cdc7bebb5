# The command line.

cli-yatzy = Spill og studer Yatzy etter reglene i esken din.
    .lang = Språket i svaret, f.eks. fi. Standard: terminalens.
    .help-flag = Vis denne hjelpen og avslutt.
    .version-flag = Vis versjonen og avslutt.
    .completion-flag = Sett opp fullføring med Tab for bash, zsh eller fish.
    .usage = Bruk: { $form }
    .commands = Kommandoer
    .parameters = Parametere
cli-sheets = List opp alle regler, eller sjekk dine egne.
    .json = Skriv JSON.
cli-sheets-check = Sjekk dine egne regler.
    .file = Reglene, en TOML-fil.
    .json = Skriv JSON.
cli-rules = Skriv ut reglene.
    .sheet = Reglene: et navn, eller stien til en egen fil.
    .json = Skriv JSON.
cli-score = Vis hva et kast gir i hver åpne rute, og hvorfor.
    .dice = Terningene som sifre, f.eks. 55535. Uten dem blir du spurt om ett kast etter det andre.
    .sheet = Reglene: et navn, eller stien til en egen fil. Standard: { $default }.
    .filled = Utfylte ruter, med nøkkel eller trykt navn, f.eks. yatzy=50,fives=25+100 (bonus etter plusstegnet).
    .json = Skriv JSON.

cli-play = Spill i terminalen. Fortsetter ditt siste spill, eller starter et nytt.
    .game = Spillet å fortsette: navnet fra yatzy games, eller begynnelsen av det.
    .new = Start et nytt spill, også når et annet ikke er ferdig.
    .sheet = Reglene for et nytt spill: et navn, eller stien til en egen fil.
    .players = Spillerne, f.eks. Anna,Bo.
    .teams = Antall lag, 2 eller 3; et lag deler én kolonne.
    .rounds = Hvor mange runder, opptil 6.
    .counting = Hvordan rundene telles.
    .start = Hvem som begynner: den som står først, eller den som kaster høyest.
    .computers = Roboter ved bordet, med komma mellom; den samme kan være med to ganger. Velg mellom: beginner, casual, strong, perfect, cautious, bold, winner.
    .no_coach = Spill uten coach.
cli-pad = Før poengene for ekte terninger, eller skriv ut en tom blokk.
    .game = Spillet å fortsette: navnet fra yatzy games, eller begynnelsen av det.
    .new = Start et nytt spill, også når et annet ikke er ferdig.
    .sheet = Reglene for et nytt spill: et navn, eller stien til en egen fil.
    .players = Spillerne, f.eks. Anna,Bo.
    .teams = Antall lag, 2 eller 3; et lag deler én kolonne.
    .rounds = Hvor mange runder, opptil 6.
    .counting = Hvordan rundene telles.
    .start = Hvem som begynner: den som står først, eller den som kaster høyest.
    .no_coach = Spill uten coach.
    .print = Skriv en tom blokk som nettside for utskrift, og ikke noe mer.
    .columns = Hvor mange kolonner den utskrevne blokken har. Standard: { $default }.
cli-games = List opp de lagrede spillene dine.
    .all = List opp alle, ikke bare de siste.
    .json = Skriv JSON.
cli-games-show = Vis blokken fra et spill.
    .game = Spillet: navnet fra yatzy games, eller begynnelsen av det.
    .json = Skriv JSON.
cli-games-export = Eksporter et spill.
    .game = Spillet: navnet fra yatzy games, eller begynnelsen av det.
    .jsonl = Skriv JSON Lines i stedet for den lesbare notasjonen.
    .to = Filen som skal skrives. Standard: standard utdata.
cli-games-import = Importer et spill.
    .file = Spillet, i notasjon eller JSON Lines. Standard: standard inndata.
cli-games-delete = Slett et spill for godt.
    .game = Spillet: navnet fra yatzy games, eller begynnelsen av det.
    .database = Databasen: en fil, eller postgresql://bruker@vert/navn. Standard: dine egne spill.
    .yes = Bekreft slettingen.
cli-records = Vis beste og snitt for hver spiller, for alle regler.
    .sheet = Bare disse reglene.
    .player = Bare denne spilleren, med andeler og dyre vaner når reglene er regnet ut.
    .html = Skriv også en side med diagrammer, andeler og dyre vaner til denne filen.
    .json = Skriv JSON.
cli-review = Gå gjennom et spill: flaks, poeng tapt i hvert valg, og hva som var bedre.
    .file = En spillfil, eller navnet på et lagret spill. Standard: ditt siste spill, eller det som kommer gjennom en pipe.
    .html = Skriv også en side med diagrammer og alle valg til denne filen.
    .json = Skriv JSON.
cli-verify = Kontroller terningene i et spill: regn dem ut på nytt fra startverdien.
    .file = En spillfil, eller navnet på et lagret spill. Standard: standard inndata.
    .day = For et dagens spill: filen som beviser den dagen, slik en servers /api/days gir den.
    .anchor = Ankeret du noterte tidligere, i stedet for det i filen.
    .json = Skriv JSON.
cli-solve = Regn ut regler: forventet sluttsum ved perfekt spill.
    .sheet = Reglene: et navn, eller stien til en egen fil. Standard: { $default }.
    .fresh = Regn ut på nytt, også når løsningen er lagret.
    .threads = Antall tråder. Standard: én per kjerne.
    .json = Skriv JSON.
cli-advise = Vis det beste valget med disse terningene, hva alle andre valg koster, og hvorfor.
    .dice = Terningene som sifre, f.eks. 12344.
    .rolls_left = Hvor mange kast som er igjen. Standard: alle unntatt det første.
    .sheet = Reglene: et navn, eller stien til en egen fil. Standard: { $default }.
    .filled = Utfylte ruter, med nøkkel eller trykt navn, f.eks. yatzy=50,fives=25+100 (bonus etter plusstegnet).
    .against = Sluttsummene til de andre, f.eks. 231,204: vis også hva som vinner oftest.
    .all = List opp alle valg, ikke bare de beste.
    .json = Skriv JSON.
cli-drill = Øv: velg et trekk og se hva det koster.
    .sheet = Reglene: et navn, eller stien til en egen fil. Standard: tactic; med --own alle regler.
    .own = Bruk stillinger fra dine egne spill der noen tapte poeng.
    .player = Med --own: bare spillene til denne spilleren.
    .today = Spør om dagens stilling, som er den samme for alle.
    .date = Spør om stillingen fra en annen dag, f.eks. 2026-11-15.
    .count = Hvor mange spørsmål. Standard: 10.
    .seed = Et tall som gir de samme stillingene hver gang.
    .answer = Svar på ett spørsmål med en gang: terninger å beholde, f.eks. 44, eller en rute.
    .json = Skriv JSON, ett spørsmål per linje med alle valg.
cli-odds = Vis hvordan perfekt spill ender: nøyaktige odds for hver sluttsum og hver rute.
    .sheets = Reglene: et navn, eller stien til en egen fil; eller flere, for å sammenligne dem. Standard: tactic.
    .filled = Utfylte ruter, med nøkkel eller trykt navn, f.eks. yatzy=50,fives=25+100 (bonus etter plusstegnet).
    .games = Anslå fra så mange simulerte spill i stedet for å regne nøyaktig.
    .svg = Skriv også et diagram til denne filen.
    .json = Skriv JSON.
cli-compare = Sammenlign regler: hva som skiller dem, snittet ved perfekt spill, og hva de samme terningene gir.
    .sheets = To eller flere: navn, eller stier til egne filer. Med én: hva de valgfrie reglene er verdt.
    .dice = Terninger å sammenligne, f.eks. 55566.
    .json = Skriv JSON.
cli-simulate = La roboter spille mange spill; vis snittet deres og hvor ofte de vinner.
    .players = Robotene, med komma mellom; den samme kan være med to ganger. Velg mellom: beginner, casual, strong, perfect, cautious, bold, winner. Standard: { $default }.
    .sheet = Reglene: et navn, eller stien til en egen fil. Standard: { $default }.
    .games = Hvor mange spill. Standard: 10000, men 500 med winner, som spiller omtrent ti i sekundet.
    .seed = Et tall for terningene: samme tall gir samme spill. Standard: { $default }.
    .json = Skriv JSON.
cli-export = Eksporter data om reglene for studier, som Parquet eller CSV.
    .what = Hva som skal skrives: alle tilstander mellom to omganger; poengene som er forventet fra hver av dem ved perfekt spill; alle valg og hva de koster; eller spill av en robot.
    .sheet = Reglene: et navn, eller stien til en egen fil. Standard: { $default }.
    .to = Filen som skal skrives; navnet ender på .parquet eller .csv. Standard: CSV til standard utdata.
    .states = Beskriv også tilstanden i hver rad.
    .filled = Utfylte ruter, med nøkkel eller trykt navn, f.eks. yatzy=50,fives=25+100 (bonus etter plusstegnet).
    .dice = For advice: bare disse terningene, f.eks. 12344. Standard: alle kast.
    .rolls_left = For advice: bare med så mange kast igjen. Standard: alle antall.
    .games = Antall spill. Standard: 1000. Med --games, --player eller --seed gjelder advice spill, ellers én blokk.
    .player = Roboten: beginner, casual, strong, perfect, cautious, bold, winner. Standard: perfect.
    .seed = Et tall for terningene: samme tall gir samme spill. Standard: 0.

column-game = Spill
column-games = Spill
column-when = Dato
column-state = Resultat
column-player = Spiller
column-best = Best
column-average = Snitt
games-none = Ingen spill ennå. Start et med yatzy play.
games-more = { $count ->
        [one] Ett til: yatzy games --all
       *[other] { $count } til: yatzy games --all
    }
games-screen = { $sheet }
games-real = { $sheet }, ekte terninger
games-under-way = { $percent } % spilt
games-exported = { $game } er eksportert til { $file }.
export-rows = Rader som skal skrives: { $rows }
export-writing = Skriver
export-written = Rader i { $file }: { $rows }
games-imported = { $game } er importert. Se det med yatzy games show { $game }.
games-known = Du har allerede { $game }.
games-deleted = { $game } er slettet.
records-reading = Leser spill
records-none = Ingen ferdige runder ennå.
records-no-match = Ingen ferdige runder for denne spilleren og disse reglene.
verify-good = Terningene stemmer: startverdien passer til fingeravtrykket og gir nøyaktig { $throws ->
        [one] dette kastet
       *[other] disse { $throws } kastene
    } ({ $dice ->
        [one] 1 terning
       *[other] { $dice } terninger
    }).
verify-seal-wrong = Startverdien passer ikke til fingeravtrykket: det er ikke den som var bestemt før spillet.
verify-mismatch = Kast { $number } ({ $place }): spillfilen sier { $recorded }, startverdien gir { $right }.
verify-in-roll-off = { $player }, startkast
verify-in-turn = runde { $round }, omgang { $turn }, { $player }, kast { $roll } i omgangen
verify-day-good = { $day }: startverdien er den kjeden hadde for denne dagen, og spillene fra dagen før er med i terningene.
verify-day-wrong = { $fault ->
        [chain] Startverdien fører ikke til kjedens anker.
        [seal] Startverdien passer ikke til dagens fingeravtrykk.
        [mix] Blandingen følger ikke av spillene dagen før.
        [table] Koden til kampen følger ikke av startverdien.
       *[record] Spillfilen er ikke et spill fra denne dagen.
    }

column-sheet = Regler
column-name = Navn
column-boxes = Ruter
column-players = Spillere
column-languages = Språk
languages-many = { $count } språk
column-highest = Høyest
column-box = Rute
column-points = Poeng
column-bonus = Bonus
column-why = Hvorfor
column-rule = Hva den krever og gir
column-example = Eksempel
column-mean = Snitt
column-struck = Null

score-heading = { $dice } etter { $sheet }
score-forbidden = ikke lov
score-none-open = Alle ruter er utfylt.
score-ask = Terninger (tom linje avslutter): 
score-asking = Skriv et kast og se hva det gir i hver rute, etter { $sheet }. For andre regler: yatzy score --sheet NAVN; yatzy sheets lister dem opp.
players-any = fritt antall
players-from = { $least } eller flere
players-range = { $least } til { $most }
sheets-hint = Les reglene med yatzy rules NAVN; få poengene for et kast med yatzy score 55535 --sheet NAVN.
check-good = { $file } er gyldig: { $title }, { $boxes ->
        [one] { $boxes } rute
       *[other] { $boxes } ruter
    }, høyeste sluttsum { $highest }, kontrollsum { $digest }.
check-more = { $count ->
        [one] og én til
       *[other] og { $count } til
    }
check-bad = { $file }: { $count ->
        [one] én feil
       *[other] { $count } feil
    }

labelled = { $label }: { $text }
error-label = feil: { $told }
usage-unknown-command = Det finnes ingen kommando «{ $name }». yatzy --help lister dem opp.
usage-unknown-option = Det finnes ikke noe valg «{ $name }» her. Legg til --help for å se hva som finnes.
usage-did-you-mean = Mente du { $name }?
usage-missing = { $name } trenger en verdi. Legg til --help for å se hvilken.
usage-too-many = «{ $name }» var ikke ventet her. Legg til --help for å se hva som trengs.
usage-bad-value = «{ $value }» passer ikke for { $name }.{ $choices ->
        [none] {""}
       *[other] {" "}Velg mellom: { $choices }.
    }
usage-too-large = Tallet for { $name } er for stort.
usage-repeated = { $name } er oppgitt to ganger.
completion-installed = Fullføringen for { $shell } ligger i { $file }. Åpne en ny terminal for å bruke den.
stopped = Avbrutt.
out-of-memory = Det er ikke nok minne til dette.
output-lost = Utdata kan ikke skrives: { $problem }.
