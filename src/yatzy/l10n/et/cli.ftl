# The command line.

cli-yatzy = Iga Yatzy omaenda trükitud reeglite järgi.
    .lang = Vastuse keel, näiteks et. Vaikimisi terminali keel.
    .help-flag = Näita seda abi ja lõpeta.
    .version-flag = Näita versiooni ja lõpeta.
    .completion-flag = Seadista täiendamine Tab-klahviga: bash, zsh või fish.
    .usage = Kasutus: { $form }
    .commands = Käsud
    .parameters = Valikud
cli-sheets = Loetle reeglilehed või kontrolli enda oma.
    .json = Väljasta JSON programmide jaoks.
cli-sheets-check = Kontrolli oma reeglilehte.
    .file = Reeglileht, TOML-fail.
    .json = Väljasta JSON programmide jaoks.
cli-rules = Väljasta reeglilehe reeglid.
    .sheet = Reeglileht: nimi või oma faili asukoht.
    .json = Väljasta JSON programmide jaoks.
cli-score = Ütle, mida vise igas vabas lahtris annab ja miks.
    .dice = Täringud numbritena, näiteks 55535. Kui need puuduvad, küsitakse neid aina uuesti.
    .sheet = Reeglileht: nimi või oma faili asukoht. Vaikimisi { $default }.
    .filled = Juba täidetud lahtrid võtme või reeglilehe nime järgi, näiteks yatzy=50,fives=25+100 (boonus lisatakse plussiga).
    .json = Väljasta JSON programmide jaoks.

cli-play = Mängi terminalis. Jätkab viimati pooleli jäänud mängu või alustab uut.
    .game = Jätkatav mäng: selle nimi yatzy games loendis või nime algus.
    .new = Alusta uut mängu ka siis, kui mõni on pooleli.
    .sheet = Uue mängu reeglileht: nimi või oma faili asukoht.
    .players = Kes mängivad, näiteks Anna,Bo.
    .teams = Mitu tiimi mängib ühiste veergudega: 2 või 3.
    .rounds = Mitu vooru, kuni 6.
    .counting = Kuidas voore arvestatakse.
    .start = Kes alustab: esimene nimi või avaviske võitja.
    .computers = Arvutimängijad laua taga, komad vahel; sama võib mängida kaks korda. Valikus on: beginner, casual, strong, perfect, cautious, bold, winner.
    .no_coach = Mängi treenerita: selles lauas ei tohi keegi temalt küsida.
cli-pad = Pane punktid kirja, kui mängite päris täringutega, või prindi plokk paberile.
    .game = Jätkatav plokk: selle nimi yatzy games loendis või nime algus.
    .new = Alusta uut plokki ka siis, kui mõni on pooleli.
    .sheet = Uue ploki reeglileht: nimi või oma faili asukoht.
    .players = Kes mängivad, näiteks Anna,Bo.
    .teams = Mitu tiimi mängib ühiste veergudega: 2 või 3.
    .rounds = Mitu vooru, kuni 6.
    .counting = Kuidas voore arvestatakse.
    .start = Kes alustab: esimene nimi või avaviske võitja.
    .no_coach = Mängi treenerita: selles lauas ei tohi keegi temalt küsida.
    .print = Koosta tühi plokk prinditava veebilehena ja ära tee muud.
    .columns = Mitu veergu prinditaval plokil on. Vaikimisi { $default }.
cli-games = Loetle salvestatud mängud.
    .all = Loetle kõik, mitte ainult viimased.
    .json = Väljasta JSON programmide jaoks.
cli-games-show = Näita mängu plokki.
    .game = Mäng: selle nimi yatzy games loendis või nime algus.
    .json = Väljasta JSON programmide jaoks.
cli-games-export = Kirjuta mängu protokoll.
    .game = Mäng: selle nimi yatzy games loendis või nime algus.
    .jsonl = Kirjuta programmide jaoks JSON Lines, mitte inimesele loetav notatsioon.
    .to = Kirjutatav fail. Vaikimisi väljastatakse ekraanile.
cli-games-import = Too mäng protokollist sisse.
    .file = Protokoll notatsioonis või JSON Lines kujul. Kui see puudub, loetakse standardsisendit.
cli-games-delete = Kustuta mäng jäädavalt.
    .game = Mäng: selle nimi yatzy games loendis või nime algus.
    .database = Kus mäng on: fail või postgresql://kasutaja@server/nimi. Ilma selleta sinu enda mängud.
    .yes = Jah, kustuta see.
cli-records = Loetle iga mängija parim ja keskmine tulemus igal reeglilehel.
    .sheet = Ainult see reeglileht.
    .player = Ainult see mängija, koos osakaalude ja kulukate harjumustega, kui reeglileht on lahendatud.
    .html = Kirjuta sellesse faili ka leht graafikute, osakaalude ja kulukate harjumustega.
    .json = Väljasta JSON programmide jaoks.
cli-review = Vaata mäng üle: mida täringud andsid, mis iga otsus maksma läks ja mis oleks olnud parem.
    .file = Mängu protokoll või salvestatud mängu nimi. Kui see puudub, siis viimati mängitud mäng või torust tulev protokoll.
    .html = Kirjuta sellesse faili ka leht graafikute ja kõigi otsustega.
    .json = Väljasta JSON programmide jaoks.
cli-verify = Arvuta mängu täringud uuesti saladusest, mis pitseeriti enne esimest viset.
    .file = Mängu protokoll või salvestatud mängu nimi. Kui see puudub, loetakse standardsisendit.
    .day = Päeva mängu jaoks: fail, mis seda päeva tõendab, nii nagu serveri /api/days selle annab.
    .anchor = Ankur, mille varem üles märkisid, faili oma asemel.
    .json = Väljasta JSON programmide jaoks.
cli-solve = Lahenda reeglileht: täiusliku mängu oodatav kogusumma.
    .sheet = Reeglileht: nimi või oma faili asukoht. Vaikimisi { $default }.
    .fresh = Lahenda uuesti ka siis, kui lahendus on olemas.
    .threads = Mitu lõime lahendab. Vaikimisi üks iga tuuma kohta.
    .json = Väljasta JSON programmide jaoks.
cli-advise = Ütle, mida nende täringutega on parim teha, mis kõik muu maksma läheb ja miks.
    .dice = Täringud numbritena, näiteks 12344.
    .rolls_left = Mitu viset on jäänud. Vaikimisi kõik peale esimese.
    .sheet = Reeglileht: nimi või oma faili asukoht. Vaikimisi { $default }.
    .filled = Juba täidetud lahtrid võtme või reeglilehe nime järgi, näiteks yatzy=50,fives=25+100 (boonus lisatakse plussiga).
    .against = Teiste kogusummad, näiteks 231,204: ütle ka, mis võidab kõige sagedamini.
    .all = Loetle kõik valikud, mitte ainult parimad.
    .json = Väljasta JSON programmide jaoks.
cli-drill = Harjuta: mida sina selles seisus teeksid ja mis su vastus maksma läheb?
    .sheet = Reeglileht: nimi või oma faili asukoht. Vaikimisi tactic, valikuga --own kõik.
    .own = Küsi seise sinu oma mängudest, kus keegi punkte raiskas.
    .player = Ainult selle mängija mängud, koos valikuga --own.
    .today = Küsi päeva seisu, mis on kõigil sama.
    .date = Küsi mõne muu päeva seisu, näiteks 2026-11-15.
    .count = Mitu küsimust. Vaikimisi 10.
    .seed = Arv, millega seisud on iga kord samad.
    .answer = Vasta kohe ühele küsimusele: alles jäetavad täringud, näiteks 44, või lahter.
    .json = Väljasta JSON programmide jaoks: iga küsimus omal real koos kõigi valikutega.
cli-odds = Ütle, kuidas täiuslikud mängud lõpevad: iga kogusumma ja iga lahtri täpne tõenäosus.
    .sheets = Reeglileht: nimi või oma faili asukoht; või mitu võrdlemiseks. Vaikimisi tactic.
    .filled = Juba täidetud lahtrid võtme või reeglilehe nime järgi, näiteks yatzy=50,fives=25+100 (boonus lisatakse plussiga).
    .games = Leia need nii mitme mängu läbimängimisega, mitte täpselt arvutades.
    .svg = Kirjuta sellesse faili ka graafik; mitu reeglilehte ühele joonisele.
    .json = Väljasta JSON programmide jaoks.
cli-compare = Sea reeglilehed kõrvuti: mis erineb, mida annab täiuslik mäng ja mida annab sama vise igaühe järgi.
    .sheets = Vähemalt kaks reeglilehte: nimed või oma failide asukohad. Ühe lehe puhul: mida selle valikud väärt on.
    .dice = Vise, mida igaüks peab hindama, näiteks 55566.
    .json = Väljasta JSON programmide jaoks.
cli-simulate = Lase arvutimängijatel palju mänge mängida ja ütle, kui palju nad saavad ja kui sageli võidavad.
    .players = Kes mängivad, komad vahel; sama võib mängida kaks korda. Valikus on: beginner, casual, strong, perfect, cautious, bold, winner. Vaikimisi { $default }.
    .sheet = Reeglileht: nimi või oma faili asukoht. Vaikimisi { $default }.
    .games = Mitu mängu. Vaikimisi 10000, aga 500, kui mängib ka winner, kes jõuab umbes kümme mängu sekundis.
    .seed = Arv täringute jaoks: sama arvuga tulevad samad mängud. Vaikimisi { $default }.
    .json = Väljasta JSON programmide jaoks.
cli-export = Kirjuta reeglilehe andmed neile, kes mängu uurivad: Parquet või CSV.
    .what = Mida kirjutada: kõik olekud kahe käigu vahel; punktid, mida igast olekust täiusliku mänguga veel oodata on; kõik valikud ja mida need maksavad; või arvutimängija mängud.
    .sheet = Reeglileht: nimi või oma faili asukoht. Vaikimisi { $default }.
    .to = Kirjutatav fail; nime lõpus on .parquet või .csv. Vaikimisi läheb CSV standardväljundisse.
    .states = Kirjelda igas reas ka olekut.
    .filled = Juba täidetud lahtrid võtme või reeglilehe nime järgi, näiteks yatzy=50,fives=25+100 (boonus lisatakse plussiga).
    .dice = Valiku advice jaoks: ainult need täringud, näiteks 12344. Vaikimisi kõik visked.
    .rolls_left = Valiku advice jaoks: ainult nii mitme allesjäänud viskega. Vaikimisi kõik võimalused.
    .games = Mitu mängu mängida. Vaikimisi 1000. Kui on antud --games, --player või --seed, käib advice mängude kohta, muidu ühe kaardi kohta.
    .player = Kes mängib: beginner, casual, strong, perfect, cautious, bold, winner. Vaikimisi perfect.
    .seed = Arv täringute jaoks: sama arvuga tulevad samad mängud. Vaikimisi 0.

column-game = Mäng
column-games = Mängud
column-when = Kuupäev
column-state = Tulemus
column-player = Mängija
column-best = Parim
column-average = Keskmine
games-none = Mänge veel ei ole: yatzy play alustab esimest.
games-more = { $count ->
        [one] Veel üks: yatzy games --all
       *[other] Veel { $count }: yatzy games --all
    }
games-screen = { $sheet }
games-real = { $sheet }, plokk
games-under-way = { $percent }% mängitud
games-exported = { $game } on failis { $file }.
export-rows = Kirjutatavaid ridu: { $rows }
export-writing = Kirjutan
export-written = Ridu failis { $file }: { $rows }
games-imported = { $game } on nüüd siin. Vaata: yatzy games show { $game }.
games-known = { $game } oli siin juba olemas.
games-deleted = { $game } on kustutatud.
records-reading = Loen mänge
records-none = Ühtegi vooru pole veel lõpuni mängitud.
records-no-match = Keegi selline pole sellisel reeglilehel vooru lõpuni mänginud.
verify-good = Saladus vastab pitserile ja annab täpselt need täringud: { $throws ->
        [one] üks vise
       *[other] { $throws } viset
    }, { $dice ->
        [one] üks täring
       *[other] { $dice } täringut
    }.
verify-seal-wrong = Saladus ei vasta pitserile: see pole see, mis enne mängu pitseeriti.
verify-mismatch = Vise { $number } ({ $place }): protokollis on { $recorded }, saladus annab { $right }.
verify-in-roll-off = { $player }, avavise
verify-in-turn = voor { $round }, käik { $turn }, { $player }, käigu vise { $roll }
verify-day-good = { $day }: algväärtus on see, mis ahelas selle päeva jaoks oli, ja eelmise päeva mängud on täringutes sees.
verify-day-wrong = { $fault ->
        [chain] Algväärtus ei vii ahela ankruni.
        [seal] Algväärtus ei sobi päeva sõrmejäljega.
        [mix] Segu ei tulene eelmise päeva mängudest.
        [table] Matši kood ei tulene algväärtusest.
       *[record] Salvestis ei ole selle päeva mäng.
    }

column-sheet = Reeglileht
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
score-asking = Kirjuta vise ja näed, mida iga lahter selle eest annab. Reeglileht: { $sheet }. Oma karbi reeglid: yatzy score --sheet NIMI; loend: yatzy sheets.
players-any = piiramata
players-from = { $least } või rohkem
players-range = { $least }–{ $most }
sheets-hint = yatzy rules NIMI seletab reeglilehte, yatzy score 55535 --sheet NIMI hindab viset.
check-good = { $file } on korralik reeglileht: { $title }, { $boxes ->
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
usage-unknown-command = Käsku „{ $name }“ ei ole. yatzy --help loetleb käsud.
usage-unknown-option = Valikut „{ $name }“ siin ei ole. Lisa --help ja näed, mis on.
usage-did-you-mean = Kas mõtlesid: { $name }?
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
