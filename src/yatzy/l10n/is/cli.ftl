# The command line.

cli-yatzy = Hvert Yatzy eftir sínum eigin prentuðu reglum.
    .lang = Tungumál svarsins, til dæmis is. Sjálfgefið: mál skjáhermisins.
    .help-flag = Sýna þessa hjálp.
    .version-flag = Sýna útgáfuna.
    .completion-flag = Settu upp útfyllingu með Tab fyrir bash, zsh eða fish.
    .usage = Notkun: { $form }
    .commands = Skipanir
    .parameters = Færibreytur
cli-sheets = Telja upp reglublöðin, eða athuga þitt eigið.
    .json = Skila JSON fyrir forrit.
cli-sheets-check = Athuga þitt eigið reglublað.
    .file = Reglublaðið, TOML-skrá.
    .json = Skila JSON fyrir forrit.
cli-rules = Sýna reglur reglublaðs.
    .sheet = Reglublaðið: heiti þess, eða slóð að eigin skrá.
    .json = Skila JSON fyrir forrit.
cli-score = Segja hvað kast gefur í hverjum opnum reit, og hvers vegna.
    .dice = Teningarnir sem tölustafir, til dæmis 55535. Án þeirra er spurt, aftur og aftur.
    .sheet = Reglublaðið: heiti þess, eða slóð að eigin skrá. Sjálfgefið: { $default }.
    .filled = Reitir sem þegar eru fylltir, með lykli eða eins og reglublaðið nefnir þá, til dæmis yatzy=50,fives=25+100 (bónus bætist við með +).
    .json = Skila JSON fyrir forrit.

cli-play = Spila í skjáherminum. Heldur áfram með síðasta leik, eða byrjar nýjan.
    .game = Leikurinn sem haldið er áfram með: heiti hans úr yatzy games, eða upphaf þess.
    .new = Byrja nýjan leik, þótt annar sé ókláraður.
    .sheet = Reglublað nýs leiks: heiti þess, eða slóð að eigin skrá.
    .players = Nöfn leikmanna, til dæmis Anna,Bo.
    .teams = Hve mörg lið spila, hvert með sinn dálk: 2 eða 3.
    .rounds = Hve margar lotur, mest 6.
    .counting = Hvernig lotur telja.
    .start = Hver byrjar: fyrsta nafnið, eða hæsta kastið.
    .computers = Tölvuspilarar við borðið, með kommum á milli; sá sami má vera oftar en einu sinni. Í boði eru: beginner, casual, strong, perfect, cautious, bold, winner.
    .no_coach = Spila án þjálfara: enginn má spyrja hann við þetta borð.
cli-pad = Halda utan um blokkina fyrir alvöru teninga, eða prenta blokk á pappír.
    .game = Blokkin sem haldið er áfram með: heiti hennar úr yatzy games, eða upphaf þess.
    .new = Byrja nýja blokk, þótt önnur sé ókláruð.
    .sheet = Reglublað nýrrar blokkar: heiti þess, eða slóð að eigin skrá.
    .players = Nöfn leikmanna, til dæmis Anna,Bo.
    .teams = Hve mörg lið spila, hvert með sinn dálk: 2 eða 3.
    .rounds = Hve margar lotur, mest 6.
    .counting = Hvernig lotur telja.
    .start = Hver byrjar: fyrsta nafnið, eða hæsta kastið.
    .no_coach = Spila án þjálfara: enginn má spyrja hann við þetta borð.
    .print = Skila tómri blokk sem vefsíðu fyrir prentara, og gera ekkert annað.
    .columns = Hve margir dálkar eru á prentuðu blokkinni. Sjálfgefið: { $default }.
cli-games = Telja upp geymda leiki.
    .all = Telja þá alla upp, ekki aðeins þá síðustu.
    .json = Skila JSON fyrir forrit.
cli-games-show = Sýna blokk leiks.
    .game = Leikurinn: heiti hans úr yatzy games, eða upphaf þess.
    .json = Skila JSON fyrir forrit.
cli-games-export = Skrifa skráningu leiks.
    .game = Leikurinn: heiti hans úr yatzy games, eða upphaf þess.
    .jsonl = Skrifa JSON Lines fyrir forrit, í stað ritháttar sem fólk getur lesið.
    .to = Skráin sem skrifað er í. Sjálfgefið: á skjáinn.
cli-games-import = Taka inn leik úr skráningu hans.
    .file = Skráningin, á rithætti eða sem JSON Lines. Án hennar er staðalinntak lesið.
cli-games-delete = Eyða leik endanlega.
    .game = Leikurinn: heiti hans úr yatzy games, eða upphaf þess.
    .database = Hvar leikurinn er geymdur: skrá, eða postgresql://notandi@vél/nafn. Án þess: þínir eigin leikir.
    .yes = Já, eyða honum.
cli-records = Telja upp besta árangur og meðaltal allra á hverju reglublaði.
    .sheet = Aðeins þetta reglublað.
    .player = Aðeins þetta nafn, með hlutföllum og dýrum ósiðum þar sem reglublaðið er leyst.
    .html = Skrifa líka síðu með myndritum, hlutföllum og dýrum ósiðum í þessa skrá.
    .json = Skila JSON fyrir forrit.
cli-review = Líta aftur á leik: hvað teningarnir gáfu, hvað hver ákvörðun kostaði og hvað hefði verið betra.
    .file = Skráning leiks, eða heiti geymds leiks. Án hennar síðasti leikur, eða skráning sem kemur úr pípu.
    .html = Skrifa líka síðu með myndritum og öllum ákvörðunum í þessa skrá.
    .json = Skila JSON fyrir forrit.
cli-verify = Reikna teninga leiks aftur út frá leyndarmálinu sem var innsiglað fyrir fyrsta kast.
    .file = Skráning leiks, eða heiti geymds leiks. Án hennar er staðalinntak lesið.
    .day = Fyrir leik dagsins: skráin sem sannar þann dag, eins og /api/days á þjóni gefur hana.
    .anchor = Akkerið sem þú skrifaðir hjá þér áður, í stað þess sem er í skránni.
    .json = Skila JSON fyrir forrit.
cli-solve = Leysa reglublað: vænt heildarstig með fullkominni spilamennsku.
    .sheet = Reglublaðið: heiti þess, eða slóð að eigin skrá. Sjálfgefið: { $default }.
    .fresh = Leysa það aftur, þótt lausnin sé geymd.
    .threads = Hve margir þræðir reikna. Sjálfgefið: einn á hvern kjarna.
    .json = Skila JSON fyrir forrit.
cli-advise = Segja hvað er best að gera við þessa teninga, hvað allt annað kostar, og hvers vegna.
    .dice = Teningarnir sem tölustafir, til dæmis 12344.
    .rolls_left = Hve mörg köst eru eftir. Sjálfgefið: öll nema það fyrsta.
    .sheet = Reglublaðið: heiti þess, eða slóð að eigin skrá. Sjálfgefið: { $default }.
    .filled = Reitir sem þegar eru fylltir, með lykli eða eins og reglublaðið nefnir þá, til dæmis yatzy=50,fives=25+100 (bónus bætist við með +).
    .against = Lokastig hinna, til dæmis 231,204: segja líka hvað vinnur oftast.
    .all = Telja upp alla kosti, ekki aðeins þá bestu.
    .json = Skila JSON fyrir forrit.
cli-drill = Æfing: hvað myndir þú gera í þessari stöðu, og hvað kostar svarið?
    .sheet = Reglublaðið: heiti þess, eða slóð að eigin skrá. Sjálfgefið: tactic, með --own öll.
    .own = Spyrja um stöður úr þínum eigin leikjum, þar sem stigum var sóað.
    .player = Aðeins leikir undir þessu nafni, með --own.
    .today = Spyrja um stöðu dagsins, sem er sú sama hjá öllum.
    .date = Spyrja um stöðu annars dags, til dæmis 2026-11-15.
    .count = Hve margar spurningar. Sjálfgefið: 10.
    .seed = Tala sem gefur sömu stöður í hvert sinn.
    .answer = Svara einni spurningu strax: teningar sem á að geyma, til dæmis 44, eða reitur.
    .json = Skila JSON fyrir forrit, hverri spurningu í línu með öllum kostum.
cli-odds = Segja hvernig leikir enda með fullkominni spilamennsku: nákvæmar líkur á öllum heildarstigum og hverjum reit.
    .sheets = Reglublaðið: heiti þess, eða slóð að eigin skrá; eða fleiri, til samanburðar. Sjálfgefið: tactic.
    .filled = Reitir sem þegar eru fylltir, með lykli eða eins og reglublaðið nefnir þá, til dæmis yatzy=50,fives=25+100 (bónus bætist við með +).
    .games = Finna þær með því að spila svona marga leiki, í stað þess að reikna nákvæmlega.
    .svg = Skrifa líka myndrit í þessa skrá, sameiginlegt ef reglublöðin eru fleiri.
    .json = Skila JSON fyrir forrit.
cli-compare = Bera saman reglublöð: hvað er ólíkt, hvað fullkomin spilamennska gefur, og sama kastið á hverju þeirra.
    .sheets = Tvö reglublöð eða fleiri: heiti þeirra, eða slóðir að eigin skrám. Með einu: hvers virði valkostir þess eru.
    .dice = Kast sem meta á eftir þeim öllum, til dæmis 55566.
    .json = Skila JSON fyrir forrit.
cli-simulate = Láta tölvuspilara spila marga leiki, og segja hve mörg stig þeir fá og hve oft þeir vinna.
    .players = Hverjir spila, með kommum á milli; sá sami má vera oftar en einu sinni. Í boði eru: beginner, casual, strong, perfect, cautious, bold, winner. Sjálfgefið: { $default }.
    .sheet = Reglublaðið: heiti þess, eða slóð að eigin skrá. Sjálfgefið: { $default }.
    .games = Hve margir leikir. Sjálfgefið: 10000, en 500 með winner, sem spilar um tíu á sekúndu.
    .seed = Tala fyrir teningana: sama tala gefur sömu leiki. Sjálfgefið: { $default }.
    .json = Skila JSON fyrir forrit.
cli-export = Skrifa gögn um reglublað fyrir þá sem rannsaka leikinn, sem Parquet eða CSV.
    .what = Hvað á að skrifa: allar stöður á milli tveggja umferða; stigin sem enn er að vænta úr hverri með fullkominni spilamennsku; alla kosti og hvað þeir kosta; eða leiki tölvuspilara.
    .sheet = Reglublaðið: heiti þess, eða slóð að eigin skrá. Sjálfgefið: { $default }.
    .to = Skráin sem skrifað er í; heitið endar á .parquet eða .csv. Sjálfgefið: CSV á staðalúttak.
    .states = Lýsa líka stöðunni í hverri línu.
    .filled = Reitir sem þegar eru fylltir, með lykli eða eins og reglublaðið nefnir þá, til dæmis yatzy=50,fives=25+100 (bónus bætist við með +).
    .dice = Fyrir advice: aðeins þessir teningar, til dæmis 12344. Sjálfgefið: öll köst.
    .rolls_left = Fyrir advice: aðeins þegar svo mörg köst eru eftir. Sjálfgefið: hvaða fjöldi sem er.
    .games = Hve margir leikir eru spilaðir. Sjálfgefið: 1000. Með --games, --player eða --seed á advice við leiki, annars við eitt spjald.
    .player = Hver spilar: beginner, casual, strong, perfect, cautious, bold, winner. Sjálfgefið: perfect.
    .seed = Tala fyrir teningana: sama tala gefur sömu leiki. Sjálfgefið: 0.

column-game = Leikur
column-games = Leikir
column-when = Dagur
column-state = Úrslit
column-player = Leikmaður
column-best = Best
column-average = Meðaltal
games-none = Engir leikir enn: yatzy play byrjar einn.
games-more = { $count ->
        [1] Einn í viðbót: yatzy games --all
       *[other] { $count } í viðbót: yatzy games --all
    }
games-screen = { $sheet }
games-real = { $sheet }, blokk
games-under-way = { $percent }% lokið
games-exported = { $game } er í skránni { $file }.
export-rows = Línur sem á að skrifa: { $rows }
export-writing = Skrifa
export-written = Línur í skránni { $file }: { $rows }
games-imported = { $game } er nú hér. yatzy games show { $game } sýnir leikinn.
games-known = { $game } var hér fyrir.
games-deleted = Leiknum { $game } var eytt.
records-reading = Les leiki
records-none = Engin lota hefur verið spiluð til enda.
records-no-match = Undir því nafni hefur engin lota verið spiluð til enda á slíku reglublaði.
verify-good = Leyndarmálið passar við innsiglið og gefur nákvæmlega þessa teninga: { $throws ->
        [1] eitt kast
        [one] { $throws } kast
       *[other] { $throws } köst
    }, { $dice ->
        [1] einn teningur
        [one] { $dice } teningur
       *[other] { $dice } teningar
    }.
verify-seal-wrong = Leyndarmálið passar ekki við innsiglið: það er ekki það sem var innsiglað fyrir leikinn.
verify-mismatch = Kast { $number } ({ $place }): skráningin segir { $recorded }, leyndarmálið gefur { $right }.
verify-in-roll-off = { $player }, kast um hver byrjar
verify-in-turn = lota { $round }, umferð { $turn }, { $player }, kast { $roll } í umferðinni
verify-day-good = { $day }: upphafsgildið er það sem keðjan hafði fyrir þennan dag, og leikir dagsins á undan eru í teningunum.
verify-day-wrong = { $fault ->
        [chain] Upphafsgildið leiðir ekki að akkeri keðjunnar.
        [seal] Upphafsgildið passar ekki við fingrafar dagsins.
        [mix] Blandan leiðir ekki af leikjum dagsins á undan.
        [table] Kóði keppninnar leiðir ekki af upphafsgildinu.
       *[record] Skráningin er ekki leikur þessa dags.
    }

column-sheet = Reglublað
column-name = Heiti
column-boxes = Reitir
column-players = Leikmenn
column-languages = Tungumál
languages-many = { $count } tungumál
column-highest = Hæst
column-box = Reitur
column-points = Stig
column-bonus = Bónus
column-why = Hvers vegna
column-rule = Þarf og gefur
column-example = Dæmi
column-mean = Meðaltal
column-struck = Strikað út

score-heading = { $dice } eftir reglublaðinu { $sheet }
score-forbidden = ekki leyft
score-none-open = Allir reitir eru fylltir.
score-ask = Teningar (tóm lína til að hætta):
score-asking = Sláðu inn kast til að sjá hvað hver reitur gefur, eftir reglublaðinu { $sheet }. Fyrir þitt eigið spil: yatzy score --sheet HEITI; yatzy sheets telur þau upp.
players-any = ótakmarkað
players-from = { $least } eða fleiri
players-range = { $least } til { $most }
sheets-hint = yatzy rules HEITI útskýrir reglublað, yatzy score 55535 --sheet HEITI metur kast.
check-good = { $file } er gott reglublað: { $title }, { $boxes ->
        [one] { $boxes } reitur
       *[other] { $boxes } reitir
    }, hæstu heildarstig { $highest }, gátsumma { $digest }.
check-more = { $count ->
        [1] og ein í viðbót
       *[other] og { $count } í viðbót
    }
check-bad = { $file }: { $count ->
        [1] ein villa
        [one] { $count } villa
       *[other] { $count } villur
    }

labelled = { $label }: { $text }
error-label = villa: { $told }
usage-unknown-command = Skipunin „{ $name }“ er ekki til. yatzy --help telur þær upp.
usage-unknown-option = Valkosturinn „{ $name }“ er ekki til hér. Með --help sérðu hvað er í boði.
usage-did-you-mean = Áttirðu við { $name }?
usage-missing = Gildi vantar: { $name }. Með --help sérðu hvaða.
usage-too-many = „{ $name }“ er ofaukið. Með --help sérðu hvers er þörf.
usage-bad-value = „{ $value }“ gengur ekki hér: { $name }.{ $choices ->
        [none] {""}
       *[other] {" "}Í boði eru: { $choices }.
    }
usage-too-large = Of há tala: { $name }.
usage-repeated = Tvítekið: { $name }.
completion-installed = Útfyllingin fyrir { $shell } er í { $file }. Opnaðu nýja skipanalínu til að nota hana.
stopped = Stöðvað.
out-of-memory = Ekki er nóg minni fyrir þetta.
output-lost = Ekki tókst að skrifa úttakið: { $problem }.
