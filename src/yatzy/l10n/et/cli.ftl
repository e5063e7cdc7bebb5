# The command line.

cli-yatzy = Mängi ja uuri Yatzyt oma karbi reeglite järgi.
    .lang = Väljundi keel, näiteks et. Vaikimisi terminali keel.
    .help-flag = Näita seda abi ja lõpeta.
    .version-flag = Näita versiooni ja lõpeta.
    .completion-flag = Seadista täiendamine Tab-klahviga: bash, zsh või fish.
    .usage = Kasutus: { $form }
    .commands = Käsud
    .parameters = Valikud
cli-sheets = Loetle kõik reeglid või kontrolli enda omi.
    .json = Väljasta JSON.
cli-sheets-check = Kontrolli oma reegleid.
    .file = Reeglid, TOML-fail.
    .json = Väljasta JSON.
cli-rules = Näita reegleid.
    .sheet = Reeglid: nimi või oma faili asukoht.
    .json = Väljasta JSON.
cli-score = Näita, mida vise igas vabas lahtris annab ja miks.
    .dice = Täringud numbritena, näiteks 55535. Kui jätad need ära, küsitakse viskeid ükshaaval.
    .sheet = Reeglid: nimi või oma faili asukoht. Vaikimisi { $default }.
    .filled = Täidetud lahtrid võtme või trükitud nime järgi, näiteks yatzy=50,fives=25+100 (boonus lisatakse plussiga).
    .json = Väljasta JSON.

cli-play = Mängi terminalis. Jätkab viimast mängu või alustab uut.
    .game = Jätkatav mäng: selle nimi yatzy games loendis või nime algus.
    .new = Alusta uut mängu ka siis, kui mõni on pooleli.
    .sheet = Uue mängu reeglid: nimi või oma faili asukoht.
    .players = Mängijad, näiteks Anna,Bo.
    .teams = Mitu võistkonda: 2 või 3; võistkonnal on ühine veerg.
    .rounds = Mitu vooru, kuni 6.
    .counting = Kuidas voore arvestatakse.
    .start = Kes alustab: loendi esimene mängija või avaviske võitja.
    .computers = Robotid lauas, komad vahel; sama võib mängida kaks korda. Valikus on: beginner, casual, strong, perfect, cautious, bold, winner.
    .no_coach = Mängi ilma treenerita.
cli-pad = Pea punktiarvestust päris täringutega või prindi punktileht.
    .game = Jätkatav mäng: selle nimi yatzy games loendis või nime algus.
    .new = Alusta uut mängu ka siis, kui mõni on pooleli.
    .sheet = Uue mängu reeglid: nimi või oma faili asukoht.
    .players = Mängijad, näiteks Anna,Bo.
    .teams = Mitu võistkonda: 2 või 3; võistkonnal on ühine veerg.
    .rounds = Mitu vooru, kuni 6.
    .counting = Kuidas voore arvestatakse.
    .start = Kes alustab: loendi esimene mängija või avaviske võitja.
    .no_coach = Mängi ilma treenerita.
    .print = Kirjuta tühi punktileht prinditava veebilehena ja ära tee muud.
    .columns = Mitu veergu prinditaval punktilehel on. Vaikimisi { $default }.
cli-games = Loetle salvestatud mängud.
    .all = Loetle kõik, mitte ainult viimased.
    .json = Väljasta JSON.
cli-games-show = Näita mängu punktilehte.
    .game = Mäng: selle nimi yatzy games loendis või nime algus.
    .json = Väljasta JSON.
cli-games-export = Ekspordi mäng.
    .game = Mäng: selle nimi yatzy games loendis või nime algus.
    .jsonl = Kirjuta loetava notatsiooni asemel JSON Lines.
    .to = Kirjutatav fail. Vaikimisi standardväljund.
cli-games-import = Impordi mäng.
    .file = Mäng notatsioonis või JSON Lines kujul. Vaikimisi standardsisend.
cli-games-delete = Kustuta mäng jäädavalt.
    .game = Mäng: selle nimi yatzy games loendis või nime algus.
    .database = Andmebaas: fail või postgresql://kasutaja@server/nimi. Vaikimisi sinu enda mängud.
    .yes = Kinnita kustutamine.
cli-records = Näita iga mängija parimat ja keskmist tulemust reeglite kaupa.
    .sheet = Ainult need reeglid.
    .player = Ainult see mängija, koos osakaalude ja kulukate harjumustega, kui reeglid on läbi arvutatud.
    .html = Kirjuta sellesse faili ka leht graafikute, osakaalude ja kulukate harjumustega.
    .json = Väljasta JSON.
cli-review = Vaata mäng üle: õnn, iga valikuga raisatud punktid ja mis olnuks parem.
    .file = Mängufail või salvestatud mängu nimi. Vaikimisi sinu viimane mäng või see, mis tuleb torust.
    .html = Kirjuta sellesse faili ka leht graafikute ja kõigi valikutega.
    .json = Väljasta JSON.
cli-verify = Kontrolli mängu täringuid: arvuta need algväärtusest uuesti.
    .file = Mängufail või salvestatud mängu nimi. Vaikimisi standardsisend.
    .day = Päeva mängu jaoks: fail, mis seda päeva tõendab, nii nagu serveri /api/days selle annab.
    .anchor = Ankur, mille varem üles märkisid, faili oma asemel.
    .json = Väljasta JSON.
cli-solve = Arvuta reeglid läbi: täiusliku mängu oodatav kogusumma.
    .sheet = Reeglid: nimi või oma faili asukoht. Vaikimisi { $default }.
    .fresh = Arvuta uuesti ka siis, kui lahendus on salvestatud.
    .threads = Lõimede arv. Vaikimisi üks iga tuuma kohta.
    .json = Väljasta JSON.
cli-advise = Näita nende täringutega parimat valikut, mida iga teine valik raiskab ja miks.
    .dice = Täringud numbritena, näiteks 12344.
    .rolls_left = Mitu viset on jäänud. Vaikimisi kõik peale esimese.
    .sheet = Reeglid: nimi või oma faili asukoht. Vaikimisi { $default }.
    .filled = Täidetud lahtrid võtme või trükitud nime järgi, näiteks yatzy=50,fives=25+100 (boonus lisatakse plussiga).
    .against = Teiste lõplikud kogusummad, näiteks 231,204: näita ka, mis võidab kõige sagedamini.
    .all = Loetle kõik valikud, mitte ainult parim.
    .json = Väljasta JSON.
cli-drill = Harjuta: tee valik ja vaata, mida see raiskab.
    .sheet = Reeglid: nimi või oma faili asukoht. Vaikimisi tactic, valikuga --own kõik.
    .own = Võta seise sinu oma mängudest, kus keegi punkte raiskas.
    .player = Ainult selle mängija mängud, koos valikuga --own.
    .today = Küsi päeva seisu, mis on kõigil sama.
    .date = Küsi mõne muu päeva seisu, näiteks 2026-11-15.
    .count = Mitu küsimust. Vaikimisi 10.
    .seed = Arv, millega seisud on iga kord samad.
    .answer = Vasta kohe ühele küsimusele: alles jäetavad täringud, näiteks 44, või lahter.
    .json = Väljasta JSON: iga küsimus omal real koos kõigi valikutega.
cli-odds = Näita, kuidas täiuslikud mängud lõpevad: iga kogusumma ja iga lahtri täpne tõenäosus.
    .sheets = Reeglid: nimi või oma faili asukoht; võrdlemiseks mitu. Vaikimisi tactic.
    .filled = Täidetud lahtrid võtme või trükitud nime järgi, näiteks yatzy=50,fives=25+100 (boonus lisatakse plussiga).
    .games = Hinda nii mitme läbimängitud mängu põhjal, mitte täpselt arvutades.
    .svg = Kirjuta sellesse faili ka graafik.
    .json = Väljasta JSON.
cli-compare = Võrdle reegleid: mis erineb, täiusliku mängu keskmine ja sama vise igaühe järgi.
    .sheets = Vähemalt kahed: nimed või oma failide asukohad. Ühtede puhul: mida nende valikud väärt on.
    .dice = Vise, mida igaüks peab hindama, näiteks 55566.
    .json = Väljasta JSON.
cli-simulate = Lase robotitel palju mänge mängida; näita nende keskmisi ja kui sageli igaüks võidab.
    .players = Robotid, komad vahel; sama võib mängida kaks korda. Valikus on: beginner, casual, strong, perfect, cautious, bold, winner. Vaikimisi { $default }.
    .sheet = Reeglid: nimi või oma faili asukoht. Vaikimisi { $default }.
    .games = Mitu mängu. Vaikimisi 10000, aga 500, kui mängib ka winner, kes jõuab umbes kümme mängu sekundis.
    .seed = Arv täringute jaoks: sama algväärtus annab samad mängud. Vaikimisi { $default }.
    .json = Väljasta JSON.
cli-export = Ekspordi reeglite andmed uurimiseks: Parquet või CSV.
    .what = Mida kirjutada: kõik olekud kahe käigu vahel; punktid, mida igast olekust täiusliku mänguga veel tuleb; kõik valikud ja punktid, mida need raiskavad; või roboti mängud.
    .sheet = Reeglid: nimi või oma faili asukoht. Vaikimisi { $default }.
    .to = Kirjutatav fail; nime lõpus on .parquet või .csv. Vaikimisi läheb CSV standardväljundisse.
    .states = Kirjelda igas reas ka olekut.
    .filled = Täidetud lahtrid võtme või trükitud nime järgi, näiteks yatzy=50,fives=25+100 (boonus lisatakse plussiga).
    .dice = Valiku advice jaoks: ainult need täringud, näiteks 12344. Vaikimisi kõik visked.
    .rolls_left = Valiku advice jaoks: ainult nii mitme allesjäänud viskega. Vaikimisi kõik võimalused.
    .games = Mitu mängu mängida. Vaikimisi 1000. Kui on antud --games, --player või --seed, käib advice mängude kohta, muidu ühe punktilehe kohta.
    .player = Robot: beginner, casual, strong, perfect, cautious, bold, winner. Vaikimisi perfect.
    .seed = Arv täringute jaoks: sama algväärtus annab samad mängud. Vaikimisi 0.

column-game = Mäng
column-games = Mängud
column-when = Kuupäev
column-state = Tulemus
column-player = Mängija
column-best = Parim
column-average = Keskmine
games-none = Mänge veel ei ole. Alusta: yatzy play.
games-more = { $count ->
        [one] Veel üks: yatzy games --all
       *[other] Veel { $count }: yatzy games --all
    }
games-screen = { $sheet }
games-real = { $sheet }, päris täringud
games-under-way = { $percent }% mängitud
games-exported = Mäng { $game } on eksporditud faili { $file }.
export-rows = Kirjutatavaid ridu: { $rows }
export-writing = Kirjutan
export-written = Ridu failis { $file }: { $rows }
games-imported = Mäng { $game } on imporditud. Vaata: yatzy games show { $game }.
games-known = Mäng { $game } on sul juba olemas.
games-deleted = Mäng { $game } on kustutatud.
records-reading = Loen mänge
records-none = Ühtegi vooru pole veel lõpetatud.
records-no-match = Sellel mängijal pole nende reeglitega lõpetatud voore.
verify-good = Täringud on õiged: algväärtus sobib sõrmejäljega ja annab täpselt { $throws ->
        [one] selle viske
       *[other] need { $throws } viset
    } ({ $dice ->
        [one] üks täring
       *[other] { $dice } täringut
    }).
verify-seal-wrong = Algväärtus ei sobi sõrmejäljega: see pole see, mis enne mängu määrati.
verify-mismatch = Vise { $number } ({ $place }): mängufailis on { $recorded }, algväärtus annab { $right }.
verify-in-roll-off = { $player }, avavise
verify-in-turn = voor { $round }, käik { $turn }, { $player }, käigu vise { $roll }
verify-day-good = { $day }: algväärtus on see, mis ahelas selle päeva jaoks oli, ja eelmise päeva mängud on täringutes sees.
verify-day-wrong = { $fault ->
        [chain] Algväärtus ei vii ahela ankruni.
        [seal] Algväärtus ei sobi päeva sõrmejäljega.
        [mix] Segu ei tulene eelmise päeva mängudest.
        [table] Matši kood ei tulene algväärtusest.
       *[record] Mängufail ei ole selle päeva mäng.
    }

column-sheet = Reeglid
column-name = Nimi
column-boxes = Lahtrid
column-players = Mängijad
column-languages = Keeled
languages-many = { $count } keelt
column-highest = Suurim
column-box = Lahter
column-points = Punktid
column-bonus = Boonus
column-why = Miks
column-rule = Nõuab ja annab
column-example = Näide
column-mean = Keskmine
column-struck = Maha tõmmatud

score-heading = { $dice } – { $sheet }
score-forbidden = ei tohi
score-none-open = Kõik lahtrid on täidetud.
score-ask = Täringud (tühi rida lõpetab): 
score-asking = Kirjuta vise ja näed, mida see igas lahtris annab. Reeglid: { $sheet }. Teised reeglid: yatzy score --sheet NIMI; loend: yatzy sheets.
players-any = piiramata
players-from = { $least } või rohkem
players-range = { $least }–{ $most }
sheets-hint = Loe reegleid: yatzy rules NIMI. Hinda viset: yatzy score 55535 --sheet NIMI.
check-good = { $file } on korras: { $title }, { $boxes ->
        [one] { $boxes } lahter
       *[other] { $boxes } lahtrit
    }, suurim kogusumma { $highest }, räsi { $digest }.
check-more = { $count ->
        [one] ja veel üks
       *[other] ja veel { $count }
    }
check-bad = { $file }: { $count ->
        [one] üks viga
       *[other] { $count } viga
    }

labelled = { $label }: { $text }
error-label = viga: { $told }
usage-unknown-command = Käsku „{ $name }“ ei ole. Loend: yatzy --help.
usage-unknown-option = Valikut „{ $name }“ siin ei ole. Lisa --help ja näed valikuid.
usage-did-you-mean = Kas pidasid silmas: { $name }?
usage-missing = { $name } vajab väärtust. Lisa --help ja näed, millist.
usage-too-many = „{ $name }“ on üleliigne. Lisa --help ja näed, mida vaja on.
usage-bad-value = „{ $value }“ ei sobi: { $name }.{ $choices ->
        [none] {""}
       *[other] {" "}Valikus on: { $choices }.
    }
usage-too-large = { $name } on liiga suur arv.
usage-repeated = { $name } on antud kaks korda.
completion-installed = Täiendamine ({ $shell }) on failis { $file }. Selle kasutamiseks ava uus terminal.
stopped = Katkestatud.
out-of-memory = Selleks ei jätku mälu.
output-lost = Väljundit ei saa kirjutada: { $problem }.
