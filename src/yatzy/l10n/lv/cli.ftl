# The command line.

cli-yatzy = Spēlē un pēti Yatzy pēc savas kastītes noteikumiem.
    .lang = Izvades valoda, piem., fi. Noklusējums: termināļa valoda.
    .help-flag = Parādīt šo palīdzību un beigt.
    .version-flag = Parādīt versiju un beigt.
    .completion-flag = Ieslēgt papildināšanu ar taustiņu Tab: bash, zsh vai fish.
    .usage = Lietojums: { $form }
    .commands = Komandas
    .parameters = Parametri
cli-sheets = Uzskaita visus noteikumus vai pārbauda tavējos.
    .json = Izvadīt JSON.
cli-sheets-check = Pārbauda tavus noteikumus.
    .file = Noteikumi – TOML fails.
    .json = Izvadīt JSON.
cli-rules = Parāda noteikumus.
    .sheet = Noteikumi: to nosaukums vai ceļš uz tavu failu.
    .json = Izvadīt JSON.
cli-score = Pasaka, cik metiens ir vērts katrā brīvajā lauciņā un kāpēc.
    .dice = Kauliņi cipariem, piem., 55535. Bez tiem programma jautās vienu metienu pēc otra.
    .sheet = Noteikumi: to nosaukums vai ceļš uz tavu failu. Noklusējums: { $default }.
    .filled = Jau aizpildītie lauciņi ar atslēgu vai drukāto nosaukumu, piem., yatzy=50,fives=25+100 (prēmiju pieskaita ar +).
    .json = Izvadīt JSON.

cli-play = Spēle terminālī: turpina pēdējo spēli vai sāk jaunu.
    .game = Spēle, ko turpināt: tās nosaukums, kā to rāda yatzy games, vai nosaukuma sākums.
    .new = Sākt jaunu spēli, arī ja cita palikusi nepabeigta.
    .sheet = Jaunās spēles noteikumi: to nosaukums vai ceļš uz tavu failu.
    .players = Kas spēlē, piem., Anna,Jānis.
    .teams = Cik komandu (katrai viena kopīga aile): 2 vai 3.
    .rounds = Cik kārtu, ne vairāk kā 6.
    .counting = Kā skaita kārtas.
    .start = Kas sāk: pirmais sarakstā vai sākuma metiena uzvarētājs.
    .computers = Roboti pie galda, atdalīti ar komatiem; viens un tas pats var spēlēt divreiz. Ir: beginner, casual, strong, perfect, cautious, bold, winner.
    .no_coach = Spēlēt bez trenera.
cli-pad = Skaita punktus spēlei ar īstiem kauliņiem vai sagatavo drukājamu punktu lapu.
    .game = Spēle, ko turpināt: tās nosaukums, kā to rāda yatzy games, vai nosaukuma sākums.
    .new = Sākt jaunu spēli, arī ja cita palikusi nepabeigta.
    .sheet = Jaunās spēles noteikumi: to nosaukums vai ceļš uz tavu failu.
    .players = Kas spēlē, piem., Anna,Jānis.
    .teams = Cik komandu (katrai viena kopīga aile): 2 vai 3.
    .rounds = Cik kārtu, ne vairāk kā 6.
    .counting = Kā skaita kārtas.
    .start = Kas sāk: pirmais sarakstā vai sākuma metiena uzvarētājs.
    .no_coach = Spēlēt bez trenera.
    .print = Tikai sagatavot tukšu punktu lapu drukāšanai kā tīmekļa lapu.
    .columns = Cik aiļu ir drukātajai punktu lapai. Noklusējums: { $default }.
cli-games = Uzskaita saglabātās spēles.
    .all = Rādīt visas, ne tikai pēdējās.
    .json = Izvadīt JSON.
cli-games-show = Parāda spēles punktu lapu.
    .game = Spēle: tās nosaukums, kā to rāda yatzy games, vai nosaukuma sākums.
    .json = Izvadīt JSON.
cli-games-export = Eksportē spēli.
    .game = Spēle: tās nosaukums, kā to rāda yatzy games, vai nosaukuma sākums.
    .jsonl = Rakstīt JSON Lines programmām, nevis cilvēkiem lasāmo pierakstu.
    .to = Fails, kurā rakstīt. Noklusējums: standarta izvade.
cli-games-import = Importē spēli.
    .file = Spēle pierakstā vai JSON Lines formātā. Noklusējums: standarta ievade.
cli-games-delete = Neatgriezeniski izdzēš spēli.
    .game = Spēle: tās nosaukums, kā to rāda yatzy games, vai nosaukuma sākums.
    .database = Datubāze: fails vai postgresql://user@host/name. Noklusējums: tavas spēles.
    .yes = Apstiprināt dzēšanu.
cli-records = Parāda katra spēlētāja labāko rezultātu un vidējo pēc katriem noteikumiem.
    .sheet = Tikai šie noteikumi.
    .player = Tikai šis spēlētājs, ar biežumiem un dārgiem ieradumiem, ja noteikumi ir aprēķināti.
    .html = Ierakstīt šajā failā arī tīmekļa lapu ar diagrammām, biežumiem un dārgiem ieradumiem.
    .json = Izvadīt JSON.
cli-review = Pārskata spēli: veiksme, ar katru izvēli zaudētie punkti un kas būtu labāk.
    .file = Spēles fails vai saglabātas spēles nosaukums. Noklusējums: pēdējā spēle vai tas, kas padots caur konveijeru (|).
    .html = Ierakstīt šajā failā arī tīmekļa lapu ar diagrammām un visām izvēlēm.
    .json = Izvadīt JSON.
cli-verify = Pārbauda spēles kauliņus: pārrēķina tos no sākumvērtības.
    .file = Spēles fails vai saglabātas spēles nosaukums. Noklusējums: standarta ievade.
    .day = Dienas spēlei: fails, kas pierāda šo dienu, tāds, kādu to dod servera /api/days.
    .anchor = Enkurs, ko pierakstīji agrāk, tā vietā, kas ir failā.
    .json = Izvadīt JSON.
cli-solve = Aprēķina noteikumus: sagaidāmais rezultāts, spēlējot nevainojami.
    .sheet = Noteikumi: to nosaukums vai ceļš uz tavu failu. Noklusējums: { $default }.
    .fresh = Aprēķināt no jauna, arī ja aprēķins ir saglabāts.
    .threads = Cik pavedienu rēķina. Noklusējums: pa vienam katram kodolam.
    .json = Izvadīt JSON.
cli-advise = Pasaka, kas ar šiem kauliņiem ir labākais, cik zaudē pārējās izvēles un kāpēc.
    .dice = Kauliņi cipariem, piem., 12344.
    .rolls_left = Cik metienu palicis. Noklusējums: visi, izņemot pirmo.
    .sheet = Noteikumi: to nosaukums vai ceļš uz tavu failu. Noklusējums: { $default }.
    .filled = Jau aizpildītie lauciņi ar atslēgu vai drukāto nosaukumu, piem., yatzy=50,fives=25+100 (prēmiju pieskaita ar +).
    .against = Pārējo gala rezultāti, piem., 231,204: pateikt arī, kas uzvar visbiežāk.
    .all = Rādīt visas izvēles, ne tikai labākās.
    .json = Izvadīt JSON.
cli-drill = Treniņš: izvēlies un redzi, cik tas zaudē.
    .sheet = Noteikumi: to nosaukums vai ceļš uz tavu failu. Noklusējums: tactic, ar --own – visi noteikumi.
    .own = Uzdot pozīcijas no tavām spēlēm, kurās zaudēti punkti.
    .player = Ar --own: tikai šī spēlētāja spēles.
    .today = Uzdot dienas pozīciju, kas visiem ir viena.
    .date = Uzdot citas dienas pozīciju, piem., 2026-11-15.
    .count = Cik jautājumu. Noklusējums: 10.
    .seed = Skaitlis, lai pozīcijas ikreiz būtu tās pašas.
    .answer = Atbildēt uz vienu jautājumu uzreiz: kauliņi, ko paturēt, piem., 44, vai lauciņš.
    .json = Izvadīt JSON: katrs jautājums savā rindā ar visām izvēlēm.
cli-odds = Pasaka, kā beidzas spēles, ja spēlē nevainojami: katra rezultāta un katra lauciņa precīzo varbūtību.
    .sheets = Noteikumi: to nosaukums vai ceļš uz tavu failu; vai vairāki, ko salīdzināt. Noklusējums: tactic.
    .filled = Jau aizpildītie lauciņi ar atslēgu vai drukāto nosaukumu, piem., yatzy=50,fives=25+100 (prēmiju pieskaita ar +).
    .games = Noteikt, izspēlējot tik spēļu, nevis aprēķināt precīzi.
    .svg = Ierakstīt šajā failā arī diagrammu.
    .json = Izvadīt JSON.
cli-compare = Salīdzina noteikumus: kas atšķiras, cik vidēji dod nevainojama spēle un cik pēc katriem vērti tie paši kauliņi.
    .sheets = Divi vai vairāki noteikumi: nosaukumi vai ceļi uz taviem failiem. Ar vieniem: cik vērtas ir to izvēles.
    .dice = Kauliņi, ko novērtēt pēc katriem, piem., 55566.
    .json = Izvadīt JSON.
cli-simulate = Ļauj robotiem izspēlēt daudz spēļu un parāda, cik tie vidēji savāc un cik bieži uzvar.
    .players = Roboti, atdalīti ar komatiem; viens un tas pats var spēlēt divreiz. Ir: beginner, casual, strong, perfect, cautious, bold, winner. Noklusējums: { $default }.
    .sheet = Noteikumi: to nosaukums vai ceļš uz tavu failu. Noklusējums: { $default }.
    .games = Cik spēļu. Noklusējums: 10000, bet ar winner, kas izspēlē apmēram desmit sekundē, – 500.
    .seed = Skaitlis kauliņiem: tā pati sākumvērtība dod tās pašas spēles. Noklusējums: { $default }.
    .json = Izvadīt JSON.
cli-export = Eksportē datus par noteikumiem tiem, kas pēta spēli, Parquet vai CSV formātā.
    .what = Ko ierakstīt: visus stāvokļus starp diviem gājieniem; punktus, ko no katra vēl var gaidīt, spēlējot nevainojami; visas izvēles un cik tās zaudē; vai robota spēles.
    .sheet = Noteikumi: to nosaukums vai ceļš uz tavu failu. Noklusējums: { $default }.
    .to = Fails, kurā rakstīt; tā nosaukums beidzas ar .parquet vai .csv. Noklusējums: CSV standarta izvadē.
    .states = Katrā rindā aprakstīt arī stāvokli.
    .filled = Jau aizpildītie lauciņi ar atslēgu vai drukāto nosaukumu, piem., yatzy=50,fives=25+100 (prēmiju pieskaita ar +).
    .dice = Izvēlei advice: tikai šie kauliņi, piem., 12344. Noklusējums: visi metieni.
    .rolls_left = Izvēlei advice: tikai tad, ja palicis tik metienu. Noklusējums: jebkurš skaits.
    .games = Cik spēļu izspēlēt. Noklusējums: 1000. Ja norādīts --games, --player vai --seed, advice attiecas uz spēlēm, citādi – uz vienu punktu lapu.
    .player = Robots: beginner, casual, strong, perfect, cautious, bold, winner. Noklusējums: perfect.
    .seed = Skaitlis kauliņiem: tā pati sākumvērtība dod tās pašas spēles. Noklusējums: 0.

column-game = Spēle
column-games = Spēles
column-when = Datums
column-state = Rezultāts
column-player = Spēlētājs
column-best = Labākais
column-average = Vidēji
games-none = Spēļu vēl nav. Sāc jaunu ar yatzy play.
games-more = Vēl { $count }: yatzy games --all
games-screen = { $sheet }
games-real = { $sheet }, īsti kauliņi
games-under-way = izspēlēti { $percent } %
games-exported = Spēle { $game } eksportēta failā { $file }.
export-rows = Rakstāmo rindu skaits: { $rows }
export-writing = Raksta
export-written = Rindu skaits failā { $file }: { $rows }
games-imported = Spēle { $game } importēta. Skaties to ar yatzy games show { $game }.
games-known = Spēle { $game } tev jau ir.
games-deleted = Spēle { $game } izdzēsta.
records-reading = Lasa spēles
records-none = Vēl nav nevienas pabeigtas kārtas.
records-no-match = Šim spēlētājam pēc šiem noteikumiem pabeigtu kārtu nav.
verify-good = Kauliņi ir pareizi: sākumvērtība atbilst nospiedumam un dod tieši šos kauliņus: { $throws ->
        [zero] { $throws } metienu
        [one] { $throws } metiens
       *[other] { $throws } metieni
    }, { $dice ->
        [zero] { $dice } kauliņu
        [one] { $dice } kauliņš
       *[other] { $dice } kauliņi
    }.
verify-seal-wrong = Sākumvērtība neatbilst nospiedumam: tā nav tā, kas noteikta pirms spēles.
verify-mismatch = { $number }. metiens ({ $place }): failā ir { $recorded }, bet sākumvērtība dod { $right }.
verify-in-roll-off = { $player }, sākuma metiens
verify-in-turn = { $round }. kārta, { $turn }. gājiens, { $player }, gājiena { $roll }. metiens
verify-day-good = { $day }: sākumvērtība ir tā, kas ķēdē bija šai dienai, un iepriekšējās dienas spēles ir kauliņos.
verify-day-wrong = { $fault ->
        [chain] Sākumvērtība neved uz ķēdes enkuru.
        [seal] Sākumvērtība neatbilst dienas nospiedumam.
        [mix] Sajaukums neizriet no iepriekšējās dienas spēlēm.
        [table] Sacensību kods neizriet no sākumvērtības.
       *[record] Failā nav šīs dienas spēle.
    }

column-sheet = Noteikumi
column-name = Nosaukums
column-boxes = Lauciņi
column-players = Spēlētāji
column-languages = Valodas
languages-many = { $count ->
        [zero] { $count } valodu
        [one] { $count } valoda
       *[other] { $count } valodas
    }
column-highest = Augstākais
column-box = Lauciņš
column-points = Punkti
column-bonus = Prēmija
column-why = Kāpēc
column-rule = Ko vajag un ko dod
column-example = Piemērs
column-mean = Vidēji
column-struck = Nosvītrots

score-heading = { $dice } pēc noteikumiem „{ $sheet }”
score-forbidden = nedrīkst
score-none-open = Visi lauciņi ir aizpildīti.
score-ask = Kauliņi (tukša rinda – beigt):
score-asking = Ievadi metienu un redzēsi, cik tas vērts katrā lauciņā pēc noteikumiem „{ $sheet }”. Citi noteikumi: yatzy score --sheet NOSAUKUMS; visus uzskaita yatzy sheets.
players-any = cik vien vēlas
players-from = { $least } vai vairāk
players-range = no { $least } līdz { $most }
sheets-hint = Noteikumus lasi ar yatzy rules NOSAUKUMS; metienu novērtē ar yatzy score 55535 --sheet NOSAUKUMS.
check-good = { $file } ir derīgi noteikumi: { $title }, { $boxes ->
        [zero] { $boxes } lauciņu
        [one] { $boxes } lauciņš
       *[other] { $boxes } lauciņi
    }, augstākais rezultāts { $highest }, kontrolsumma { $digest }.
check-more = un vēl { $count }
check-bad = { $file }: { $count ->
        [zero] { $count } kļūdu
        [one] { $count } kļūda
       *[other] { $count } kļūdas
    }

labelled = { $label }: { $text }
error-label = kļūda: { $told }
usage-unknown-command = Komandas „{ $name }” nav. Visas redzi ar yatzy --help.
usage-unknown-option = Opcijas „{ $name }” šeit nav. Pievieno --help, lai redzētu, kādas ir.
usage-did-you-mean = Varbūt { $name }?
usage-missing = { $name }: vajadzīga vērtība. Pievieno --help, lai redzētu, kāda.
usage-too-many = „{ $name }” ir lieks. Pievieno --help, lai redzētu, kas vajadzīgs.
usage-bad-value = { $name }: „{ $value }” neder.{ $choices ->
        [none] {""}
       *[other] {" "}Izvēlies no šiem: { $choices }.
    }
usage-too-large = { $name }: skaitlis ir par lielu.
usage-repeated = { $name } ir norādīts divreiz.
completion-installed = Papildināšana ({ $shell }) ir failā { $file }. Lai to lietotu, atver jaunu termināli.
stopped = Apturēts.
out-of-memory = Tam nepietiek atmiņas.
output-lost = Nevar izvadīt: { $problem }.
