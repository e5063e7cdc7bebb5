# The command line.

cli-yatzy = All slags Yatzy, hver etter sine egne trykte regler.
    .lang = Språket i svaret, f.eks. fi. Standard: terminalens.
    .help-flag = Vis denne hjelpen og avslutt.
    .version-flag = Vis versjonen og avslutt.
    .completion-flag = Sett opp fullføring med Tab for bash, zsh eller fish.
    .usage = Bruk: { $form }
    .commands = Kommandoer
    .parameters = Parametere
cli-sheets = List opp regelarkene, eller sjekk et eget.
    .json = Skriv JSON for programmer.
cli-sheets-check = Sjekk ditt eget regelark.
    .file = Arket, en TOML-fil.
    .json = Skriv JSON for programmer.
cli-rules = Skriv ut reglene på et ark.
    .sheet = Arket: navnet, eller stien til en egen fil.
    .json = Skriv JSON for programmer.
cli-score = Vis hva et kast er verdt i hver åpne rute, og hvorfor.
    .dice = Terningene som sifre, f.eks. 55535. Uten dem blir du spurt igjen og igjen.
    .sheet = Arket: navnet, eller stien til en egen fil. Standard: { $default }.
    .filled = Ruter som allerede er fylt, med nøkkel eller arkets navn, f.eks. yatzy=50,fives=25+100 (bonus etter plusstegnet).
    .json = Skriv JSON for programmer.

cli-play = Spill i terminalen. Fortsetter spillet du forlot sist, eller starter et nytt.
    .game = Spillet som skal fortsette: navnet fra yatzy games, eller begynnelsen av det.
    .new = Start et nytt spill, også når et annet venter.
    .sheet = Arket for et nytt spill: navnet, eller stien til en egen fil.
    .players = Hvem som spiller, f.eks. Anna,Bo.
    .teams = Hvor mange lag som deler hver sin kolonne: 2 eller 3.
    .rounds = Hvor mange runder, opptil 6.
    .counting = Hvordan rundene teller.
    .start = Hvem som begynner: det første navnet, eller den som kaster høyest.
    .computers = Dataspillere ved bordet, med komma mellom; den samme kan være med flere ganger. Disse finnes: beginner, casual, strong, perfect, cautious, bold, winner.
    .no_coach = Spill uten coach: ingen ved bordet kan spørre den.
cli-pad = Før blokken for ekte terninger, eller skriv ut en på papir.
    .game = Blokken som skal fortsette: navnet fra yatzy games, eller begynnelsen av det.
    .new = Start en ny blokk, også når en annen venter.
    .sheet = Arket for en ny blokk: navnet, eller stien til en egen fil.
    .players = Hvem som spiller, f.eks. Anna,Bo.
    .teams = Hvor mange lag som deler hver sin kolonne: 2 eller 3.
    .rounds = Hvor mange runder, opptil 6.
    .counting = Hvordan rundene teller.
    .start = Hvem som begynner: det første navnet, eller den som kaster høyest.
    .no_coach = Spill uten coach: ingen ved bordet kan spørre den.
    .print = Skriv ut en tom blokk som nettside for skriveren, og ikke noe mer.
    .columns = Hvor mange kolonner den utskrevne blokken har. Standard: { $default }.
cli-games = List opp de lagrede spillene.
    .all = List opp alle, ikke bare de siste.
    .json = Skriv JSON for programmer.
cli-games-show = Vis blokken fra et spill.
    .game = Spillet: navnet fra yatzy games, eller begynnelsen av det.
    .json = Skriv JSON for programmer.
cli-games-export = Skriv et spill til en spillfil.
    .game = Spillet: navnet fra yatzy games, eller begynnelsen av det.
    .jsonl = Skriv JSON Lines for programmer, i stedet for notasjonen folk kan lese.
    .to = Filen som skal skrives. Standard: skriv på skjermen.
cli-games-import = Hent inn et spill fra en spillfil.
    .file = Spillfilen, i notasjon eller JSON Lines. Uten den leses standard inndata.
cli-games-delete = Slett et spill for godt.
    .game = Spillet: navnet fra yatzy games, eller begynnelsen av det.
    .database = Hvor spillet er lagret: en fil, eller postgresql://bruker@vert/navn. Uten dette: dine egne spill.
    .yes = Ja, slett det.
cli-records = List opp beste og snitt for hver spiller på hvert ark.
    .sheet = Bare dette arket.
    .player = Bare denne spilleren, med andeler og dyre vaner der arket er løst.
    .html = Skriv også en side med diagrammer, andeler og dyre vaner til denne filen.
    .json = Skriv JSON for programmer.
cli-review = Gå gjennom et spill: hva terningene ga, hva hvert valg kostet, og hva som hadde vært bedre.
    .file = En spillfil, eller navnet på et lagret spill. Uten den: det siste spillet, eller en spillfil som kommer fra en annen kommando.
    .html = Skriv også en side med diagrammer og alle valg til denne filen.
    .json = Skriv JSON for programmer.
cli-verify = Regn ut terningene i et spill på nytt fra hemmeligheten som ble forseglet før første kast.
    .file = En spillfil, eller navnet på et lagret spill. Uten den leses standard inndata.
    .day = For et dagens spill: filen som beviser den dagen, slik en servers /api/days gir den.
    .anchor = Ankeret du noterte tidligere, i stedet for det i filen.
    .json = Skriv JSON for programmer.
cli-solve = Løs et ark: forventet sluttsum ved perfekt spill.
    .sheet = Arket: navnet, eller stien til en egen fil. Standard: { $default }.
    .fresh = Løs det på nytt, også når løsningen er lagret.
    .threads = Hvor mange tråder som løser det. Standard: én per kjerne.
    .json = Skriv JSON for programmer.
cli-advise = Vis det beste du kan gjøre med disse terningene, hva alt annet koster, og hvorfor.
    .dice = Terningene som sifre, f.eks. 12344.
    .rolls_left = Hvor mange kast som er igjen. Standard: alle unntatt det første.
    .sheet = Arket: navnet, eller stien til en egen fil. Standard: { $default }.
    .filled = Ruter som allerede er fylt, med nøkkel eller arkets navn, f.eks. yatzy=50,fives=25+100 (bonus etter plusstegnet).
    .against = Sluttsummene til de andre, f.eks. 231,204: vis også hva som vinner oftest.
    .all = List opp alle valg, ikke bare de beste.
    .json = Skriv JSON for programmer.
cli-drill = Tren: hva ville du gjort i denne stillingen, og hva koster svaret ditt?
    .sheet = Arket: navnet, eller stien til en egen fil. Standard: tactic, med --own alle ark.
    .own = Spør om stillinger fra dine egne spill, der noen ga bort poeng.
    .player = Bare spillene til denne spilleren, med --own.
    .today = Spør om dagens stilling, som er den samme for alle.
    .date = Spør om stillingen fra en annen dag, f.eks. 2026-11-15.
    .count = Hvor mange spørsmål. Standard: 10.
    .seed = Et tall som gir de samme stillingene hver gang.
    .answer = Svar på ett spørsmål med en gang: terninger å beholde, f.eks. 44, eller en rute.
    .json = Skriv JSON for programmer, ett spørsmål per linje med alle valg.
cli-odds = Vis hvordan perfekt spill ender: nøyaktige odds for hver sluttsum og hver rute.
    .sheets = Arket: navnet, eller stien til en egen fil; eller flere, for å sammenligne dem. Standard: tactic.
    .filled = Ruter som allerede er fylt, med nøkkel eller arkets navn, f.eks. yatzy=50,fives=25+100 (bonus etter plusstegnet).
    .games = Finn dem ved å spille så mange spill, i stedet for å regne dem ut nøyaktig.
    .svg = Skriv også et diagram til denne filen, felles når arkene er flere.
    .json = Skriv JSON for programmer.
cli-compare = Legg ark side om side: hva som skiller dem, hva perfekt spill gir, og hva det samme kastet gir på hvert av dem.
    .sheets = To ark eller flere: navnene, eller stier til egne filer. Med ett ark: hva de valgfrie reglene er verdt.
    .dice = Et kast å sammenligne poengene for, f.eks. 55566.
    .json = Skriv JSON for programmer.
cli-simulate = La dataspillere spille mange spill, og se hvor mye de får og hvor ofte de vinner.
    .players = Hvem som spiller, med komma mellom; den samme kan være med flere ganger. Disse finnes: beginner, casual, strong, perfect, cautious, bold, winner. Standard: { $default }.
    .sheet = Arket: navnet, eller stien til en egen fil. Standard: { $default }.
    .games = Hvor mange spill. Standard: 10000, men 500 med winner, som spiller omtrent ti i sekundet.
    .seed = Et tall for terningene: samme tall gir samme spill. Standard: { $default }.
    .json = Skriv JSON for programmer.
cli-export = Skriv data om et ark for dem som studerer spillet, som Parquet eller CSV.
    .what = Hva som skal skrives: alle tilstander mellom to omganger; poengene som ennå kan ventes fra hver av dem med perfekt spill; alle valg og hva de koster; eller spill av en dataspiller.
    .sheet = Arket: navnet, eller stien til en egen fil. Standard: { $default }.
    .to = Filen som skal skrives; navnet ender på .parquet eller .csv. Standard: CSV til standard utdata.
    .states = Beskriv også tilstanden i hver rad.
    .filled = Ruter som allerede er fylt, med nøkkel eller arkets navn, f.eks. yatzy=50,fives=25+100 (bonus etter plusstegnet).
    .dice = For advice: bare disse terningene, f.eks. 12344. Standard: alle kast.
    .rolls_left = For advice: bare med så mange kast igjen. Standard: alle antall.
    .games = Hvor mange spill som skal spilles. Standard: 1000. Med --games, --player eller --seed gjelder advice spill, ellers ett skjema.
    .player = Hvem som spiller: beginner, casual, strong, perfect, cautious, bold, winner. Standard: perfect.
    .seed = Et tall for terningene: samme tall gir samme spill. Standard: 0.

column-game = Spill
column-games = Spill
column-when = Dato
column-state = Resultat
column-player = Spiller
column-best = Best
column-average = Snitt
games-none = Ingen spill ennå: yatzy play starter et.
games-more = { $count ->
        [one] Ett til: yatzy games --all
       *[other] { $count } til: yatzy games --all
    }
games-screen = { $sheet }
games-real = { $sheet }, blokk
games-under-way = { $percent } % spilt
games-exported = { $game } ligger i { $file }.
export-rows = Rader som skal skrives: { $rows }
export-writing = Skriver
export-written = Rader i { $file }: { $rows }
games-imported = { $game } er her nå. yatzy games show { $game } viser det.
games-known = { $game } var her fra før.
games-deleted = { $game } er slettet.
records-reading = Leser spill
records-none = Ingen runde er spilt ferdig ennå.
records-no-match = Ingen slik spiller har spilt ferdig en runde på et slikt ark.
verify-good = Hemmeligheten passer til seglet og gir nøyaktig disse terningene: { $throws ->
        [one] ett kast
       *[other] { $throws } kast
    }, { $dice ->
        [one] én terning
       *[other] { $dice } terninger
    }.
verify-seal-wrong = Hemmeligheten passer ikke til seglet: det er ikke den som ble forseglet før spillet.
verify-mismatch = Kast { $number } ({ $place }): spillfilen sier { $recorded }, hemmeligheten gir { $right }.
verify-in-roll-off = { $player }, startkast
verify-in-turn = runde { $round }, omgang { $turn }, { $player }, kast { $roll } i omgangen
verify-day-good = { $day }: startverdien er den kjeden hadde for denne dagen, og spillene fra dagen før er med i terningene.
verify-day-wrong = { $fault ->
        [chain] Startverdien fører ikke til kjedens anker.
        [seal] Startverdien passer ikke til dagens fingeravtrykk.
        [mix] Blandingen følger ikke av spillene dagen før.
        [table] Koden til kampen følger ikke av startverdien.
       *[record] Opptegnelsen er ikke et spill fra denne dagen.
    }

column-sheet = Ark
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
column-rule = Krever og gir
column-example = Eksempel
column-mean = Snitt
column-struck = Strøket

score-heading = { $dice } etter { $sheet }
score-forbidden = sperret
score-none-open = Alle ruter er fylt.
score-ask = Terninger (tom linje avslutter): 
score-asking = Skriv et kast og se hva det gir i hver rute, etter { $sheet }. For din egen eske: yatzy score --sheet NAVN; yatzy sheets lister opp arkene.
players-any = fritt antall
players-from = { $least } eller flere
players-range = { $least } til { $most }
sheets-hint = yatzy rules NAVN forklarer et ark, yatzy score 55535 --sheet NAVN gir poengene for et kast.
check-good = { $file } er et gyldig ark: { $title }, { $boxes ->
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
usage-too-many = «{ $name }» er for mye. Legg til --help for å se hva som trengs.
usage-bad-value = «{ $value }» passer ikke for { $name }.{ $choices ->
        [none] {""}
       *[other] {" "}Disse finnes: { $choices }.
    }
usage-too-large = Tallet for { $name } er for stort.
usage-repeated = { $name } er oppgitt to ganger.
completion-installed = Fullføringen for { $shell } ligger i { $file }. Åpne en ny terminal for å bruke den.
stopped = Avbrutt.
out-of-memory = Det er ikke nok minne til dette.
output-lost = Utdata kan ikke skrives: { $problem }.
