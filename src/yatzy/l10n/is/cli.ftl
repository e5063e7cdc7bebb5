# The command line.

cli-yatzy = Spilaðu og skoðaðu Yatzy eftir reglunum í þínum kassa.
    .lang = Tungumál textans, til dæmis is. Sjálfgefið: mál skipanalínunnar.
    .help-flag = Sýna þessa hjálp og hætta.
    .version-flag = Sýna útgáfuna og hætta.
    .completion-flag = Setja upp útfyllingu með Tab fyrir bash, zsh eða fish.
    .usage = Notkun: { $form }
    .commands = Skipanir
    .parameters = Færibreytur
cli-sheets = Sýna allar reglur, eða athuga þínar eigin.
    .json = Prenta út JSON.
cli-sheets-check = Athuga þínar eigin reglur.
    .file = Reglurnar, TOML-skrá.
    .json = Prenta út JSON.
cli-rules = Sýna reglurnar.
    .sheet = Reglurnar: heiti þeirra eða slóð að eigin skrá.
    .json = Prenta út JSON.
cli-score = Sýna hvað kast gefur í hverjum opnum reit, og hvers vegna.
    .dice = Teningarnir sem tölustafir, til dæmis 55535. Slepptu þeim til að slá inn hvert kastið á fætur öðru.
    .sheet = Reglurnar: heiti þeirra eða slóð að eigin skrá. Sjálfgefið: { $default }.
    .filled = Fylltir reitir, með lykli eða prentuðu heiti, til dæmis yatzy=50,fives=25+100 (bónus bætist við með +).
    .json = Prenta út JSON.

cli-play = Spila í skipanalínunni. Heldur áfram með síðasta leik eða byrjar nýjan.
    .game = Leikurinn sem þú vilt halda áfram með: heitið sem yatzy games sýnir, eða upphaf þess.
    .new = Byrja nýjan leik, þótt annar sé ókláraður.
    .sheet = Reglur nýs leiks: heiti þeirra eða slóð að eigin skrá.
    .players = Leikmennirnir, til dæmis Anna,Bo.
    .teams = Fjöldi liða, 2 eða 3; liðsfélagar deila dálki.
    .rounds = Fjöldi lota, mest 6.
    .counting = Hvernig stig eru talin yfir lotur.
    .start = Hver byrjar: sá sem er nefndur fyrst eða sá sem kastar hæst.
    .computers = Tölvuspilarar við borðið, með kommum á milli; sá sami má spila tvisvar. Veldu úr þessum: beginner, casual, strong, perfect, cautious, bold, winner.
    .no_coach = Spila án þjálfara.
cli-pad = Halda utan um stigin með alvöru teningum, eða prenta stigablokk.
    .game = Leikurinn sem þú vilt halda áfram með: heitið sem yatzy games sýnir, eða upphaf þess.
    .new = Byrja nýjan leik, þótt annar sé ókláraður.
    .sheet = Reglur nýs leiks: heiti þeirra eða slóð að eigin skrá.
    .players = Leikmennirnir, til dæmis Anna,Bo.
    .teams = Fjöldi liða, 2 eða 3; liðsfélagar deila dálki.
    .rounds = Fjöldi lota, mest 6.
    .counting = Hvernig stig eru talin yfir lotur.
    .start = Hver byrjar: sá sem er nefndur fyrst eða sá sem kastar hæst.
    .no_coach = Spila án þjálfara.
    .print = Skrifa auða stigablokk sem vefsíðu til að prenta, og gera ekkert annað.
    .columns = Fjöldi dálka á prentuðu stigablokkinni. Sjálfgefið: { $default }.
cli-games = Sýna vistaða leiki.
    .all = Sýna alla leiki, ekki bara þá nýjustu.
    .json = Prenta út JSON.
cli-games-show = Sýna stigablað leiks.
    .game = Leikurinn: heitið sem yatzy games sýnir, eða upphaf þess.
    .json = Prenta út JSON.
cli-games-export = Flytja út leik.
    .game = Leikurinn: heitið sem yatzy games sýnir, eða upphaf þess.
    .jsonl = Skrifa JSON Lines í stað læsilega ritháttarins.
    .to = Skráin sem á að skrifa. Sjálfgefið: staðalúttak.
cli-games-import = Flytja inn leik.
    .file = Leikurinn, á rithætti eða sem JSON Lines. Sjálfgefið: staðalinntak.
cli-games-delete = Eyða leik endanlega.
    .game = Leikurinn: heitið sem yatzy games sýnir, eða upphaf þess.
    .database = Gagnagrunnurinn: skrá eða postgresql://notandi@vél/nafn. Sjálfgefið: þínir eigin leikir.
    .yes = Staðfesta eyðinguna.
cli-records = Sýna besta árangur og meðaltal hvers leikmanns, eftir reglum.
    .sheet = Aðeins þessar reglur.
    .player = Aðeins þessi leikmaður, með hlutföllum og dýrum ósiðum þegar reglurnar hafa verið reiknaðar út.
    .html = Skrifa líka síðu með myndritum, hlutföllum og dýrum ósiðum í þessa skrá.
    .json = Prenta út JSON.
cli-review = Gera leik upp: heppni, hverju hver ákvörðun sóaði og hvað var betra.
    .file = Leikskrá, eða heiti vistaðs leiks. Sjálfgefið: síðasti leikur þinn eða það sem kemur um pípu.
    .html = Skrifa líka síðu með myndritum og öllum ákvörðunum í þessa skrá.
    .json = Prenta út JSON.
cli-verify = Sannreyna teninga leiks: reikna þá aftur út frá upphafsgildinu.
    .file = Leikskrá, eða heiti vistaðs leiks. Sjálfgefið: staðalinntak.
    .day = Fyrir leik dagsins: skráin sem sannar þann dag, eins og /api/days á þjóni gefur hana.
    .anchor = Akkerið sem þú skrifaðir hjá þér áður, í stað þess sem er í skránni.
    .json = Prenta út JSON.
cli-solve = Reikna út reglur: áætluð heildarstig þegar allt er spilað fullkomlega.
    .sheet = Reglurnar: heiti þeirra eða slóð að eigin skrá. Sjálfgefið: { $default }.
    .fresh = Reikna aftur, þótt niðurstaðan sé vistuð.
    .threads = Fjöldi þráða. Sjálfgefið: einn á hvern kjarna.
    .json = Prenta út JSON.
cli-advise = Sýna besta kostinn með þessa teninga, hverju aðrir kostir sóa, og hvers vegna.
    .dice = Teningarnir sem tölustafir, til dæmis 12344.
    .rolls_left = Köst eftir. Sjálfgefið: öll nema það fyrsta.
    .sheet = Reglurnar: heiti þeirra eða slóð að eigin skrá. Sjálfgefið: { $default }.
    .filled = Fylltir reitir, með lykli eða prentuðu heiti, til dæmis yatzy=50,fives=25+100 (bónus bætist við með +).
    .against = Lokastig hinna, til dæmis 231,204: sýna líka hvað vinnur oftast.
    .all = Sýna alla kosti, ekki bara þá bestu.
    .json = Prenta út JSON.
cli-drill = Æfing: veldu og sjáðu hverju valið sóar.
    .sheet = Reglurnar: heiti þeirra eða slóð að eigin skrá. Sjálfgefið: tactic; með --own allar reglur.
    .own = Nota stöður úr þínum eigin leikjum þar sem stigum var sóað.
    .player = Með --own: aðeins leikir þessa leikmanns.
    .today = Spyrja um stöðu dagsins, þá sömu hjá öllum.
    .date = Spyrja um stöðu annars dags, til dæmis 2026-11-15.
    .count = Fjöldi spurninga. Sjálfgefið: 10.
    .seed = Tala sem gefur sömu stöður í hvert sinn.
    .answer = Svara einni spurningu strax: teningar til að geyma, til dæmis 44, eða reitur.
    .json = Prenta út JSON, eina spurningu í línu, með öllum kostum.
cli-odds = Sýna hvernig leikir enda þegar allt er spilað fullkomlega: nákvæmar líkur á öllum heildarstigum og hverjum reit.
    .sheets = Reglurnar: heiti þeirra eða slóð að eigin skrá; fleiri til samanburðar. Sjálfgefið: tactic.
    .filled = Fylltir reitir, með lykli eða prentuðu heiti, til dæmis yatzy=50,fives=25+100 (bónus bætist við með +).
    .games = Áætla út frá svona mörgum leikjum í stað þess að reikna nákvæmlega.
    .svg = Skrifa líka myndrit í þessa skrá.
    .json = Prenta út JSON.
cli-compare = Bera saman reglur: hvað er ólíkt, meðaltalið þegar allt er spilað fullkomlega, og sömu teningar eftir hverjum þeirra.
    .sheets = Tvennar eða fleiri: heiti þeirra eða slóðir að eigin skrám. Með einum: hvers virði valkostir þeirra eru.
    .dice = Teningar sem á að meta, til dæmis 55566.
    .json = Prenta út JSON.
cli-simulate = Láta tölvuspilara spila marga leiki; sýna meðaltöl þeirra og hve oft hver vinnur.
    .players = Tölvuspilararnir, með kommum á milli; sá sami má spila tvisvar. Veldu úr þessum: beginner, casual, strong, perfect, cautious, bold, winner. Sjálfgefið: { $default }.
    .sheet = Reglurnar: heiti þeirra eða slóð að eigin skrá. Sjálfgefið: { $default }.
    .games = Fjöldi leikja. Sjálfgefið: 10000, en 500 með winner, sem spilar um tíu á sekúndu.
    .seed = Upphafsgildi teninganna, tala: sama tala gefur sömu leiki. Sjálfgefið: { $default }.
    .json = Prenta út JSON.
cli-export = Flytja út gögn um reglurnar til rannsókna, sem Parquet eða CSV.
    .what = Hvað á að skrifa: allar stöður milli tveggja umferða; stigin sem enn fást að meðaltali úr hverri þegar allt er spilað fullkomlega; alla kosti og hverju þeir sóa; eða leiki tölvuspilara.
    .sheet = Reglurnar: heiti þeirra eða slóð að eigin skrá. Sjálfgefið: { $default }.
    .to = Skráin sem á að skrifa, með endingunni .parquet eða .csv. Sjálfgefið: CSV á staðalúttak.
    .states = Lýsa stöðunni í hverri línu.
    .filled = Fylltir reitir, með lykli eða prentuðu heiti, til dæmis yatzy=50,fives=25+100 (bónus bætist við með +).
    .dice = Fyrir advice: aðeins þessir teningar, til dæmis 12344. Sjálfgefið: öll köst.
    .rolls_left = Fyrir advice: aðeins þegar svo mörg köst eru eftir. Sjálfgefið: hvaða fjöldi sem er.
    .games = Fjöldi leikja. Sjálfgefið: 1000. Með --games, --player eða --seed nær advice yfir leiki, annars eitt stigablað.
    .player = Tölvuspilarinn: beginner, casual, strong, perfect, cautious, bold, winner. Sjálfgefið: perfect.
    .seed = Upphafsgildi teninganna, tala: sama tala gefur sömu leiki. Sjálfgefið: 0.

column-game = Leikur
column-games = Leikir
column-when = Dagur
column-state = Úrslit
column-player = Leikmaður
column-best = Best
column-average = Meðaltal
games-none = Engir leikir enn. Byrjaðu með yatzy play.
games-more = { $count ->
        [1] Einn í viðbót: yatzy games --all
       *[other] { $count } í viðbót: yatzy games --all
    }
games-screen = { $sheet }
games-real = { $sheet }, alvöru teningar
games-under-way = { $percent }% lokið
games-exported = Leikurinn { $game } var fluttur út í { $file }.
export-rows = Línur sem á að skrifa: { $rows }
export-writing = Skrifa
export-written = Línur í skránni { $file }: { $rows }
games-imported = Leikurinn { $game } var fluttur inn. Skoðaðu hann með yatzy games show { $game }.
games-known = Þú átt þegar leikinn { $game }.
games-deleted = Leiknum { $game } var eytt.
records-reading = Les leiki
records-none = Engri lotu er lokið enn.
records-no-match = Engri lotu er lokið hjá þessum leikmanni eftir þessum reglum.
verify-good = Teningarnir eru réttir: upphafsgildið passar við fingrafarið og gefur nákvæmlega { $throws ->
        [1] þetta kast
        [one] þetta { $throws } kast
       *[other] þessi { $throws } köst
    } ({ $dice ->
        [1] einn teningur
        [one] { $dice } teningur
       *[other] { $dice } teningar
    }).
verify-seal-wrong = Upphafsgildið passar ekki við fingrafarið: það er ekki það sem var ákveðið fyrir leikinn.
verify-mismatch = Kast { $number } ({ $place }): leikskráin segir { $recorded }, upphafsgildið gefur { $right }.
verify-in-roll-off = { $player }, kast um hver byrjar
verify-in-turn = lota { $round }, umferð { $turn }, { $player }, kast { $roll } í umferðinni
verify-day-good = { $day }: upphafsgildið er það sem keðjan hafði fyrir þennan dag, og leikir dagsins á undan eru í teningunum.
verify-day-wrong = { $fault ->
        [chain] Upphafsgildið leiðir ekki að akkeri keðjunnar.
        [seal] Upphafsgildið passar ekki við fingrafar dagsins.
        [mix] Blandan leiðir ekki af leikjum dagsins á undan.
        [table] Kóði keppninnar leiðir ekki af upphafsgildinu.
       *[record] Leikskráin er ekki leikur þessa dags.
    }

column-sheet = Reglur
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
column-rule = Hvað þarf og hvað fæst
column-example = Dæmi
column-mean = Meðaltal
column-struck = Núll

score-heading = { $dice } eftir reglunum { $sheet }
score-forbidden = ekki leyft
score-none-open = Allir reitir eru fylltir.
score-ask = Teningar (tóm lína til að hætta):
score-asking = Sláðu inn kast til að sjá hvað það gefur í hverjum reit, eftir reglunum { $sheet }. Fyrir aðrar reglur: yatzy score --sheet HEITI; yatzy sheets sýnir þær.
players-any = ótakmarkað
players-from = { $least } eða fleiri
players-range = { $least } til { $most }
sheets-hint = Lestu reglurnar með yatzy rules HEITI; sjáðu hvað kast gefur með yatzy score 55535 --sheet HEITI.
check-good = { $file } er í lagi: { $title }, { $boxes ->
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
usage-unknown-command = Skipunin „{ $name }“ er ekki til. Sjáðu þær með yatzy --help.
usage-unknown-option = Valkosturinn „{ $name }“ er ekki til hér. Bættu við --help til að sjá valkostina.
usage-did-you-mean = Áttirðu við { $name }?
usage-missing = Hér vantar gildi: { $name }. Bættu við --help til að sjá hvaða.
usage-too-many = „{ $name }“ er ofaukið. Bættu við --help til að sjá hvað þarf.
usage-bad-value = „{ $value }“ gengur ekki fyrir { $name }.{ $choices ->
        [none] {""}
       *[other] {" "}Veldu úr þessu: { $choices }.
    }
usage-too-large = Talan er of há: { $name }.
usage-repeated = { $name } kemur tvisvar fyrir.
completion-installed = Útfyllingin fyrir { $shell } er í { $file }. Opnaðu nýja skipanalínu til að nota hana.
stopped = Stöðvað.
out-of-memory = Ekki er nóg minni fyrir þetta.
output-lost = Ekki tókst að skrifa úttakið: { $problem }.
