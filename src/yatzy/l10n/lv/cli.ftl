# The command line.

cli-yatzy = Katrs Yatzy pēc saviem drukātajiem noteikumiem.
    .lang = Atbildes valoda, piem., fi. Noklusējums: termināļa valoda.
    .help-flag = Parādīt šo palīdzību un beigt.
    .version-flag = Parādīt versiju un beigt.
    .completion-flag = Ieslēgt papildināšanu ar taustiņu Tab: bash, zsh vai fish.
    .usage = Lietojums: { $form }
    .commands = Komandas
    .parameters = Parametri
cli-sheets = Uzskaita noteikumu lapas vai pārbauda tavu lapu.
    .json = Izvadīt JSON programmām.
cli-sheets-check = Pārbauda tavu noteikumu lapu.
    .file = Lapa – TOML fails.
    .json = Izvadīt JSON programmām.
cli-rules = Parāda lapas noteikumus.
    .sheet = Lapa: tās nosaukums vai ceļš uz tavu failu.
    .json = Izvadīt JSON programmām.
cli-score = Pasaka, cik metiens ir vērts katrā brīvajā lauciņā un kāpēc.
    .dice = Kauliņu cipari, piem., 55535. Ja to nav, programma jautā atkal un atkal.
    .sheet = Lapa: tās nosaukums vai ceļš uz tavu failu. Noklusējums: { $default }.
    .filled = Jau aizpildītie lauciņi ar to atslēgām vai lapas nosaukumiem, piem., yatzy=50,fives=25+100 (prēmiju pieskaita).
    .json = Izvadīt JSON programmām.

cli-play = Spēle terminālī: turpina pēdējo nepabeigto vai sāk jaunu.
    .game = Spēle, ko turpināt: tās nosaukums, kā to rāda yatzy games, vai nosaukuma sākums.
    .new = Sākt jaunu spēli, arī ja cita palikusi nepabeigta.
    .sheet = Jaunās spēles lapa: tās nosaukums vai ceļš uz tavu failu.
    .players = Kas spēlē, piem., Anna,Jānis.
    .teams = Cik komandu (katrai viena kopīga aile): 2 vai 3.
    .rounds = Cik kārtu, ne vairāk kā 6.
    .counting = Kā skaita kārtas.
    .start = Kas sāk: pirmais vārds vai tas, kurš uzmet visvairāk.
    .computers = Datorspēlētāji pie galda, atdalīti ar komatiem; viens un tas pats var spēlēt divreiz. Ir: beginner, casual, strong, perfect, cautious, bold, winner.
    .no_coach = Spēlēt bez trenera: pie šī galda tam neviens nevar jautāt.
cli-pad = Pieraksta punktus spēlei ar īstiem kauliņiem vai sagatavo tukšu bloknotu drukai.
    .game = Bloknots, ko turpināt: tā nosaukums, kā to rāda yatzy games, vai nosaukuma sākums.
    .new = Sākt jaunu bloknotu, arī ja cits palicis nepabeigts.
    .sheet = Jaunā bloknota lapa: tās nosaukums vai ceļš uz tavu failu.
    .players = Kas spēlē, piem., Anna,Jānis.
    .teams = Cik komandu (katrai viena kopīga aile): 2 vai 3.
    .rounds = Cik kārtu, ne vairāk kā 6.
    .counting = Kā skaita kārtas.
    .start = Kas sāk: pirmais vārds vai tas, kurš uzmet visvairāk.
    .no_coach = Spēlēt bez trenera: pie šī galda tam neviens nevar jautāt.
    .print = Tikai sagatavot tukšu bloknotu printerim kā tīmekļa lapu.
    .columns = Cik aiļu ir drukātajam bloknotam. Noklusējums: { $default }.
cli-games = Uzskaita saglabātās spēles.
    .all = Rādīt visas, ne tikai pēdējās.
    .json = Izvadīt JSON programmām.
cli-games-show = Parāda spēles bloknotu.
    .game = Spēle: tās nosaukums, kā to rāda yatzy games, vai nosaukuma sākums.
    .json = Izvadīt JSON programmām.
cli-games-export = Eksportē spēles ierakstu.
    .game = Spēle: tās nosaukums, kā to rāda yatzy games, vai nosaukuma sākums.
    .jsonl = Rakstīt JSON Lines programmām, nevis cilvēkiem lasāmo pierakstu.
    .to = Fails, kurā rakstīt. Noklusējums: izvadīt šeit.
cli-games-import = Importē spēli no ieraksta.
    .file = Ieraksts – pierakstā vai JSON Lines. Bez tā lasa standarta ievadi.
cli-games-delete = Izdzēš spēli uz visiem laikiem.
    .game = Spēle: tās nosaukums, kā to rāda yatzy games, vai nosaukuma sākums.
    .database = Kur spēle glabājas: fails vai postgresql://lietotājs@dators/nosaukums. Bez tā: tavas spēles.
    .yes = Jā, dzēst.
cli-records = Parāda katra spēlētāja labāko rezultātu un vidējo pa lapām.
    .sheet = Tikai šī lapa.
    .player = Tikai šis spēlētājs, ar biežumiem un dārgiem ieradumiem, ja lapa ir atrisināta.
    .html = Vēl arī ierakstīt šajā failā tīmekļa lapu ar diagrammām, biežumiem un dārgiem ieradumiem.
    .json = Izvadīt JSON programmām.
cli-review = Pārskata spēli: ko deva kauliņi, cik maksāja katra izvēle un kas būtu bijis labāk.
    .file = Spēles ieraksts vai saglabātas spēles nosaukums. Bez tā – pēdējā spēle vai ieraksts, kas padots caur konveijeru (|).
    .html = Vēl arī ierakstīt šajā failā tīmekļa lapu ar diagrammām un visām izvēlēm.
    .json = Izvadīt JSON programmām.
cli-verify = Pārrēķina spēles kauliņus no noslēpuma, kas aizzīmogots pirms pirmā metiena.
    .file = Spēles ieraksts vai saglabātas spēles nosaukums. Bez tā lasa standarta ievadi.
    .day = Dienas spēlei: fails, kas pierāda šo dienu, tāds, kādu to dod servera /api/days.
    .anchor = Enkurs, ko pierakstīji agrāk, tā vietā, kas ir failā.
    .json = Izvadīt JSON programmām.
cli-solve = Atrisina lapu: sagaidāmais rezultāts, spēlējot nevainojami.
    .sheet = Lapa: tās nosaukums vai ceļš uz tavu failu. Noklusējums: { $default }.
    .fresh = Risināt no jauna, arī ja risinājums ir saglabāts.
    .threads = Cik pavedienu risina. Noklusējums: pa vienam katram kodolam.
    .json = Izvadīt JSON programmām.
cli-advise = Pasaka, ko ar šiem kauliņiem vislabāk darīt, cik maksā viss pārējais un kāpēc.
    .dice = Kauliņu cipari, piem., 12344.
    .rolls_left = Cik metienu palicis. Noklusējums: visi, izņemot pirmo.
    .sheet = Lapa: tās nosaukums vai ceļš uz tavu failu. Noklusējums: { $default }.
    .filled = Jau aizpildītie lauciņi ar to atslēgām vai lapas nosaukumiem, piem., yatzy=50,fives=25+100 (prēmiju pieskaita).
    .against = Pārējo gala rezultāti, piem., 231,204: pateikt arī, kas uzvar visbiežāk.
    .all = Rādīt visas izvēles, ne tikai labākās.
    .json = Izvadīt JSON programmām.
cli-drill = Treniņš: ko tu darītu šajā pozīcijā un cik maksā tava atbilde?
    .sheet = Lapa: tās nosaukums vai ceļš uz tavu failu. Noklusējums: tactic, ar --own – visas lapas.
    .own = Uzdot pozīcijas no tavām spēlēm, kurās zaudēti punkti.
    .player = Ar --own: tikai šī spēlētāja spēles.
    .today = Uzdot dienas pozīciju, kas visiem ir viena.
    .date = Uzdot citas dienas pozīciju, piem., 2026-11-15.
    .count = Cik jautājumu. Noklusējums: 10.
    .seed = Skaitlis, lai pozīcijas ikreiz būtu tās pašas.
    .answer = Atbildēt uz vienu jautājumu uzreiz: kauliņi, ko paturēt, piem., 44, vai lauciņš.
    .json = Izvadīt JSON programmām: katrs jautājums savā rindā ar visām izvēlēm.
cli-odds = Pasaka, kā beidzas spēles, ja spēlē nevainojami: katra rezultāta un katra lauciņa precīzo varbūtību.
    .sheets = Lapa: tās nosaukums vai ceļš uz tavu failu; vai vairākas, ko salīdzināt. Noklusējums: tactic.
    .filled = Jau aizpildītie lauciņi ar to atslēgām vai lapas nosaukumiem, piem., yatzy=50,fives=25+100 (prēmiju pieskaita).
    .games = Noteikt, izspēlējot tik spēļu, nevis aprēķināt precīzi.
    .svg = Vēl arī ierakstīt šajā failā diagrammu, vairākām lapām – kopīgu.
    .json = Izvadīt JSON programmām.
cli-compare = Salīdzina lapas: kas atšķiras, cik dod nevainojama spēle un cik katrā vērti tie paši kauliņi.
    .sheets = Divas vai vairākas lapas: to nosaukumi vai ceļi uz taviem failiem. Ar vienu: cik vērtas ir tās izvēles.
    .dice = Kauliņi, ko katrai lapai novērtēt, piem., 55566.
    .json = Izvadīt JSON programmām.
cli-simulate = Ļauj datorspēlētājiem izspēlēt daudz spēļu un pasaka, cik tie savāc un cik bieži uzvar.
    .players = Kas spēlē, atdalot ar komatiem; viens un tas pats var spēlēt divreiz. Ir: beginner, casual, strong, perfect, cautious, bold, winner. Noklusējums: { $default }.
    .sheet = Lapa: tās nosaukums vai ceļš uz tavu failu. Noklusējums: { $default }.
    .games = Cik spēļu. Noklusējums: 10000, bet ar winner, kas izspēlē apmēram desmit sekundē, – 500.
    .seed = Skaitlis kauliņiem: tas pats skaitlis – tās pašas spēles. Noklusējums: { $default }.
    .json = Izvadīt JSON programmām.
cli-export = Ieraksta lapas datus tiem, kas pēta spēli, Parquet vai CSV formātā.
    .what = Ko ierakstīt: visus stāvokļus starp diviem gājieniem; punktus, ko no katra vēl var gaidīt, spēlējot nevainojami; visas izvēles un cik tās maksā; vai datorspēlētāja spēles.
    .sheet = Lapa: tās nosaukums vai ceļš uz tavu failu. Noklusējums: { $default }.
    .to = Fails, kurā rakstīt; tā nosaukums beidzas ar .parquet vai .csv. Noklusējums: CSV standarta izvadē.
    .states = Katrā rindā aprakstīt arī stāvokli.
    .filled = Jau aizpildītie lauciņi ar to atslēgām vai lapas nosaukumiem, piem., yatzy=50,fives=25+100 (prēmiju pieskaita).
    .dice = Izvēlei advice: tikai šie kauliņi, piem., 12344. Noklusējums: visi metieni.
    .rolls_left = Izvēlei advice: tikai tad, ja palicis tik metienu. Noklusējums: jebkurš skaits.
    .games = Cik spēļu izspēlēt. Noklusējums: 1000. Ja norādīts --games, --player vai --seed, advice attiecas uz spēlēm, citādi – uz vienu kartīti.
    .player = Kas spēlē: beginner, casual, strong, perfect, cautious, bold, winner. Noklusējums: perfect.
    .seed = Skaitlis kauliņiem: tas pats skaitlis – tās pašas spēles. Noklusējums: 0.

column-game = Spēle
column-games = Spēles
column-when = Datums
column-state = Rezultāts
column-player = Spēlētājs
column-best = Labākais
column-average = Vidēji
games-none = Spēļu vēl nav: jaunu sāk yatzy play.
games-more = Vēl { $count }: yatzy games --all
games-screen = { $sheet }
games-real = { $sheet }, bloknots
games-under-way = izspēlēti { $percent } %
games-exported = Spēle { $game } ierakstīta: { $file }.
export-rows = Rakstāmo rindu skaits: { $rows }
export-writing = Raksta
export-written = Rindu skaits failā { $file }: { $rows }
games-imported = Spēle { $game } tagad ir šeit. To parāda yatzy games show { $game }.
games-known = Spēle { $game } šeit jau bija.
games-deleted = Spēle { $game } izdzēsta.
records-reading = Lasa spēles
records-none = Vēl neviena kārta nav izspēlēta līdz galam.
records-no-match = Šādam spēlētājam pēc šādas lapas pabeigtu kārtu nav.
verify-good = Noslēpums atbilst zīmogam un dod tieši šos kauliņus: { $throws ->
        [zero] { $throws } metienu
        [one] { $throws } metiens
       *[other] { $throws } metieni
    }, { $dice ->
        [zero] { $dice } kauliņu
        [one] { $dice } kauliņš
       *[other] { $dice } kauliņi
    }.
verify-seal-wrong = Noslēpums neatbilst zīmogam: tas nav tas, kas tika aizzīmogots pirms spēles.
verify-mismatch = { $number }. metiens ({ $place }): ierakstā ir { $recorded }, bet noslēpums dod { $right }.
verify-in-roll-off = { $player }, metiens par sākšanu
verify-in-turn = { $round }. kārta, { $turn }. gājiens, { $player }, gājiena { $roll }. metiens
verify-day-good = { $day }: sākumvērtība ir tā, kas ķēdē bija šai dienai, un iepriekšējās dienas spēles ir kauliņos.
verify-day-wrong = { $fault ->
        [chain] Sākumvērtība neved uz ķēdes enkuru.
        [seal] Sākumvērtība neatbilst dienas nospiedumam.
        [mix] Sajaukums neizriet no iepriekšējās dienas spēlēm.
        [table] Sacensību kods neizriet no sākumvērtības.
       *[record] Ieraksts nav šīs dienas spēle.
    }

column-sheet = Lapa
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

score-heading = { $dice } pēc lapas „{ $sheet }”
score-forbidden = liegts
score-none-open = Visi lauciņi ir aizpildīti.
score-ask = Kauliņi (tukša rinda – beigt):
score-asking = Ievadi metienu un redzēsi, cik tas ir vērts katrā lauciņā pēc lapas „{ $sheet }”. Tev ir cita spēles kastīte? Tad yatzy score --sheet NOSAUKUMS; visas lapas uzskaita yatzy sheets.
players-any = cik vien vēlas
players-from = { $least } vai vairāk
players-range = no { $least } līdz { $most }
sheets-hint = yatzy rules NOSAUKUMS izskaidro lapu, yatzy score 55535 --sheet NOSAUKUMS novērtē metienu.
check-good = { $file } ir derīga lapa: { $title }, { $boxes ->
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
usage-unknown-command = Komandas „{ $name }” nav. Visas uzskaita yatzy --help.
usage-unknown-option = Opcijas „{ $name }” šeit nav. Pieliec --help un redzēsi, kādas ir.
usage-did-you-mean = Varbūt { $name }?
usage-missing = { $name }: vajadzīga vērtība. Pieliec --help un redzēsi, kāda.
usage-too-many = „{ $name }” ir lieks. Pieliec --help un redzēsi, kas vajadzīgs.
usage-bad-value = { $name }: „{ $value }” neder.{ $choices ->
        [none] {""}
       *[other] {" "}Var būt: { $choices }.
    }
usage-too-large = { $name }: skaitlis ir par lielu.
usage-repeated = { $name } ir norādīts divreiz.
completion-installed = Papildināšana ({ $shell }) ir failā { $file }. Lai to lietotu, atver jaunu termināli.
stopped = Apturēts.
out-of-memory = Tam nepietiek atmiņas.
output-lost = Nevar izvadīt: { $problem }.
