# The command line.

cli-yatzy = Žaisk ir nagrinėk Yatzy pagal taisykles iš savo dėžutės.
    .lang = Išvesties kalba, pvz., fi. Numatyta: terminalo kalba.
    .help-flag = Parodyti šią pagalbą ir baigti.
    .version-flag = Parodyti versiją ir baigti.
    .completion-flag = Įdiegti užbaigimą klavišu „Tab“: bash, zsh arba fish.
    .usage = Naudojimas: { $form }
    .commands = Komandos
    .parameters = Parametrai
cli-sheets = Išvardija visas taisykles arba patikrina tavąsias.
    .json = Išvesti JSON.
cli-sheets-check = Patikrina tavo taisykles.
    .file = Taisyklės, TOML failas.
    .json = Išvesti JSON.
cli-rules = Parodo taisykles.
    .sheet = Taisyklės: pavadinimas arba kelias iki tavo failo.
    .json = Išvesti JSON.
cli-score = Parodo, kiek metimas duoda kiekviename laisvame langelyje ir kodėl.
    .dice = Kauliukai skaitmenimis, pvz., 55535. Jei jų nenurodysi, metimų bus klausiama po vieną.
    .sheet = Taisyklės: pavadinimas arba kelias iki tavo failo. Numatyta: { $default }.
    .filled = Užpildyti langeliai, pagal raktą arba spausdintą pavadinimą, pvz., yatzy=50,fives=25+100 (premija pridedama su +).
    .json = Išvesti JSON.

cli-play = Žaidimas terminale: tęsia paskutinę partiją arba pradeda naują.
    .game = Partija, kurią tęsti: jos pavadinimas, kaip rodo yatzy games, arba jo pradžia.
    .new = Pradėti naują partiją, net jei kita nebaigta.
    .sheet = Naujos partijos taisyklės: pavadinimas arba kelias iki tavo failo.
    .players = Kas žaidžia, pvz., Ona,Jonas.
    .teams = Kiek komandų, 2 arba 3; komandos stulpelis bendras.
    .rounds = Kiek raundų, daugiausia 6.
    .counting = Kaip skaičiuojami raundai.
    .start = Kas pradeda: pirmasis sąraše arba tas, kas išmeta daugiausia.
    .computers = Robotai prie stalo, atskirti kableliais; tas pats gali žaisti dukart. Rinkis iš šių: beginner, casual, strong, perfect, cautious, bold, winner.
    .no_coach = Žaisti be trenerio.
cli-pad = Skaičiuoja taškus, kai metate tikrus kauliukus, arba paruošia taškų lapą spausdinti.
    .game = Partija, kurią tęsti: jos pavadinimas, kaip rodo yatzy games, arba jo pradžia.
    .new = Pradėti naują partiją, net jei kita nebaigta.
    .sheet = Naujos partijos taisyklės: pavadinimas arba kelias iki tavo failo.
    .players = Kas žaidžia, pvz., Ona,Jonas.
    .teams = Kiek komandų, 2 arba 3; komandos stulpelis bendras.
    .rounds = Kiek raundų, daugiausia 6.
    .counting = Kaip skaičiuojami raundai.
    .start = Kas pradeda: pirmasis sąraše arba tas, kas išmeta daugiausia.
    .no_coach = Žaisti be trenerio.
    .print = Tik įrašyti tuščią taškų lapą kaip tinklalapį spausdinti.
    .columns = Kiek stulpelių spausdinamame taškų lape. Numatyta: { $default }.
cli-games = Išvardija išsaugotas partijas.
    .all = Rodyti visas, ne tik paskutines.
    .json = Išvesti JSON.
cli-games-show = Parodo partijos taškų lapą.
    .game = Partija: jos pavadinimas, kaip rodo yatzy games, arba jo pradžia.
    .json = Išvesti JSON.
cli-games-export = Eksportuoja partiją.
    .game = Partija: jos pavadinimas, kaip rodo yatzy games, arba jo pradžia.
    .jsonl = Rašyti JSON Lines, o ne žmogui skaitomą notaciją.
    .to = Failas, į kurį rašyti. Numatyta: standartinė išvestis.
cli-games-import = Importuoja partiją.
    .file = Partija, notacija arba JSON Lines. Numatyta: standartinė įvestis.
cli-games-delete = Ištrina partiją visam laikui.
    .game = Partija: jos pavadinimas, kaip rodo yatzy games, arba jo pradžia.
    .database = Duomenų bazė: failas arba postgresql://user@host/name. Numatyta: tavo partijos.
    .yes = Patvirtinti trynimą.
cli-records = Parodo kiekvieno žaidėjo geriausią rezultatą ir vidurkį pagal kiekvienas taisykles.
    .sheet = Tik šios taisyklės.
    .player = Tik šis žaidėjas, su dažniais ir brangiais įpročiais, jei taisyklės apskaičiuotos.
    .html = Dar įrašyti į šį failą puslapį su diagramomis, dažniais ir brangiais įpročiais.
    .json = Išvesti JSON.
cli-review = Peržiūri partiją: kiek lėmė sėkmė, kiek prarasta kiekvienu sprendimu ir kas būtų buvę geriau.
    .file = Partijos failas arba išsaugotos partijos pavadinimas. Numatyta: paskutinė tavo partija arba tai, kas gaunama per kanalą (|).
    .html = Dar įrašyti į šį failą puslapį su diagramomis ir visais sprendimais.
    .json = Išvesti JSON.
cli-verify = Tikrina partijos kauliukus: perskaičiuoja juos iš pradinės reikšmės.
    .file = Partijos failas arba išsaugotos partijos pavadinimas. Numatyta: standartinė įvestis.
    .day = Dienos partijai: failas, įrodantis tą dieną, toks, kokį pateikia serverio /api/days.
    .anchor = Inkaras, kurį užsirašei anksčiau, vietoj to, kuris yra faile.
    .json = Išvesti JSON.
cli-solve = Apskaičiuoja taisykles: koks rezultatas tikėtinas žaidžiant tobulai.
    .sheet = Taisyklės: pavadinimas arba kelias iki tavo failo. Numatyta: { $default }.
    .fresh = Skaičiuoti iš naujo, net jei jau apskaičiuota ir išsaugota.
    .threads = Kiek gijų. Numatyta: po vieną kiekvienam branduoliui.
    .json = Išvesti JSON.
cli-advise = Parodo, ką su šiais kauliukais daryti geriausia, kiek prarandama renkantis kitaip ir kodėl.
    .dice = Kauliukai skaitmenimis, pvz., 12344.
    .rolls_left = Kiek metimų liko. Numatyta: visi, išskyrus pirmąjį.
    .sheet = Taisyklės: pavadinimas arba kelias iki tavo failo. Numatyta: { $default }.
    .filled = Užpildyti langeliai, pagal raktą arba spausdintą pavadinimą, pvz., yatzy=50,fives=25+100 (premija pridedama su +).
    .against = Galutiniai kitų rezultatai, pvz., 231,204: parodoma ir tai, kas dažniausiai laimi.
    .all = Rodyti visus pasirinkimus, ne tik geriausius.
    .json = Išvesti JSON.
cli-drill = Treniruotė: pasirink, ką darytum, ir pamatyk, kiek prarandi.
    .sheet = Taisyklės: pavadinimas arba kelias iki tavo failo. Numatyta: tactic, su --own – visos.
    .own = Pateikti pozicijas iš tavo partijų, kuriose buvo prarasta taškų.
    .player = Su --own: tik šio žaidėjo partijos.
    .today = Pateikti dienos poziciją, visiems vienodą.
    .date = Pateikti kitos dienos poziciją, pvz., 2026-11-15.
    .count = Kiek klausimų. Numatyta: 10.
    .seed = Skaičius, kad pozicijos kaskart būtų tos pačios.
    .answer = Atsakyti į vieną klausimą iškart: kauliukai, kuriuos pasilieki, pvz., 44, arba langelis.
    .json = Išvesti JSON: kiekvienas klausimas atskiroje eilutėje su visais pasirinkimais.
cli-odds = Parodo, kaip baigiasi partijos žaidžiant tobulai: tikslias kiekvieno rezultato ir langelio tikimybes.
    .sheets = Taisyklės: pavadinimas arba kelias iki tavo failo; arba kelios, kad palygintum. Numatyta: tactic.
    .filled = Užpildyti langeliai, pagal raktą arba spausdintą pavadinimą, pvz., yatzy=50,fives=25+100 (premija pridedama su +).
    .games = Ne skaičiuoti tiksliai, o įvertinti sužaidus tiek partijų.
    .svg = Dar įrašyti į šį failą diagramą.
    .json = Išvesti JSON.
cli-compare = Palygina taisykles: kuo jos skiriasi, koks vidurkis žaidžiant tobulai ir kiek pagal kiekvienas duoda tie patys kauliukai.
    .sheets = Dvejos ar daugiau taisyklių: pavadinimai arba keliai iki tavo failų. Jei vienos: kiek vertos jų parinktys.
    .dice = Kauliukai, kuriuos įvertinti pagal kiekvienas taisykles, pvz., 55566.
    .json = Išvesti JSON.
cli-simulate = Leidžia robotams sužaisti daug partijų; parodo jų vidurkius ir kaip dažnai kuris laimi.
    .players = Robotai, atskirti kableliais; tas pats gali žaisti dukart. Rinkis iš šių: beginner, casual, strong, perfect, cautious, bold, winner. Numatyta: { $default }.
    .sheet = Taisyklės: pavadinimas arba kelias iki tavo failo. Numatyta: { $default }.
    .games = Kiek partijų. Numatyta: 10000, o su winner, kuris sužaidžia apie dešimt per sekundę, – 500.
    .seed = Kauliukų skaičius: ta pati pradinė reikšmė – tos pačios partijos. Numatyta: { $default }.
    .json = Išvesti JSON.
cli-export = Eksportuoja taisyklių duomenis tyrimams, Parquet arba CSV.
    .what = Ką įrašyti: visas būsenas tarp dviejų ėjimų; taškus, kurių iš kiekvienos dar galima tikėtis žaidžiant tobulai; visus pasirinkimus ir kiek jais prarandama; arba roboto sužaistas partijas.
    .sheet = Taisyklės: pavadinimas arba kelias iki tavo failo. Numatyta: { $default }.
    .to = Failas, į kurį rašyti; jo pavadinimas baigiasi .parquet arba .csv. Numatyta: CSV į standartinę išvestį.
    .states = Kiekvienoje eilutėje aprašyti ir būseną.
    .filled = Užpildyti langeliai, pagal raktą arba spausdintą pavadinimą, pvz., yatzy=50,fives=25+100 (premija pridedama su +).
    .dice = Su advice: tik šie kauliukai, pvz., 12344. Numatyta: visi metimai.
    .rolls_left = Su advice: tik kai liko tiek metimų. Numatyta: bet kiek.
    .games = Kiek partijų sužaisti. Numatyta: 1000. Nurodžius --games, --player arba --seed, advice apima partijas, kitaip – vieną taškų lapą.
    .player = Robotas: beginner, casual, strong, perfect, cautious, bold, winner. Numatyta: perfect.
    .seed = Kauliukų skaičius: ta pati pradinė reikšmė – tos pačios partijos. Numatyta: 0.

column-game = Partija
column-games = Partijos
column-when = Data
column-state = Rezultatas
column-player = Žaidėjas
column-best = Geriausia
column-average = Vidurkis
games-none = Partijų dar nėra. Naują pradėsi su yatzy play.
games-more = Dar { $count }: yatzy games --all
games-screen = { $sheet }
games-real = { $sheet }, tikri kauliukai
games-under-way = sužaista { $percent } %
games-exported = Partija { $game } eksportuota į { $file }.
export-rows = Eilučių, kurias reikia įrašyti: { $rows }
export-writing = Rašoma
export-written = Eilučių faile { $file }: { $rows }
games-imported = Partija { $game } importuota. Pažiūrėk ją: yatzy games show { $game }.
games-known = Partiją { $game } jau turi.
games-deleted = Partija { $game } ištrinta.
records-reading = Skaitomos partijos
records-none = Baigtų raundų dar nėra.
records-no-match = Šio žaidėjo baigtų raundų pagal šias taisykles nėra.
verify-good = Kauliukai teisingi: pradinė reikšmė atitinka atspaudą ir duoda būtent juos ({ $throws ->
        [one] { $throws } metimas
        [few] { $throws } metimai
       *[other] { $throws } metimų
    }, { $dice ->
        [one] { $dice } kauliukas
        [few] { $dice } kauliukai
       *[other] { $dice } kauliukų
    }).
verify-seal-wrong = Pradinė reikšmė neatitinka atspaudo: prieš partiją buvo nustatyta kita.
verify-mismatch = { $number } metimas ({ $place }): įrašyta { $recorded }, o pradinė reikšmė duoda { $right }.
verify-in-roll-off = { $player }, metimas dėl pradžios
verify-in-turn = { $round } raundas, { $turn } ėjimas, { $player }, { $roll } ėjimo metimas
verify-day-good = { $day }: pradinė reikšmė yra ta, kurią grandinė turėjo šiai dienai, o ankstesnės dienos partijos yra kauliukuose.
verify-day-wrong = { $fault ->
        [chain] Pradinė reikšmė neveda prie grandinės inkaro.
        [seal] Pradinė reikšmė neatitinka dienos atspaudo.
        [mix] Mišinys neišplaukia iš ankstesnės dienos partijų.
        [table] Varžybų kodas neišplaukia iš pradinės reikšmės.
       *[record] Šis įrašas nėra šios dienos partija.
    }

column-sheet = Taisyklės
column-name = Pavadinimas
column-boxes = Langeliai
column-players = Žaidėjai
column-languages = Kalbos
languages-many = { $count ->
        [one] { $count } kalba
        [few] { $count } kalbos
       *[other] { $count } kalbų
    }
column-highest = Daugiausia
column-box = Langelis
column-points = Taškai
column-bonus = Premija
column-why = Kodėl
column-rule = Ko reikia ir ką duoda
column-example = Pavyzdys
column-mean = Vidurkis
column-struck = Nulis

score-heading = { $dice } pagal taisykles „{ $sheet }“
score-forbidden = negalima
score-none-open = Visi langeliai užpildyti.
score-ask = Kauliukai (tuščia eilutė – pabaiga):
score-asking = Įvesk metimą ir pamatysi, kiek jis duoda kiekviename langelyje pagal taisykles „{ $sheet }“. Kitos taisyklės: yatzy score --sheet PAVADINIMAS; visas išvardija yatzy sheets.
players-any = bet kiek
players-from = { $least } ir daugiau
players-range = nuo { $least } iki { $most }
sheets-hint = Taisykles perskaitysi su yatzy rules PAVADINIMAS, metimą įvertinsi su yatzy score 55535 --sheet PAVADINIMAS.
check-good = { $file } tinka: { $title }, { $boxes ->
        [one] { $boxes } langelis
        [few] { $boxes } langeliai
       *[other] { $boxes } langelių
    }, didžiausias rezultatas { $highest }, maiša { $digest }.
check-more = ir dar { $count }
check-bad = { $file }: { $count ->
        [one] { $count } klaida
        [few] { $count } klaidos
       *[other] { $count } klaidų
    }

labelled = { $label }: { $text }
error-label = klaida: { $told }
usage-unknown-command = Komandos „{ $name }“ nėra. Visas išvardija yatzy --help.
usage-unknown-option = Parinkties „{ $name }“ čia nėra. Pridėk --help ir pamatysi, kokios yra.
usage-did-you-mean = Gal turėjai omenyje { $name }?
usage-missing = { $name } reikia reikšmės. Pridėk --help ir pamatysi, kokios.
usage-too-many = Nelauktas argumentas „{ $name }“. Pridėk --help ir pamatysi, ko reikia.
usage-bad-value = { $name }: reikšmė „{ $value }“ netinka.{ $choices ->
        [none] {""}
       *[other] {" "}Galima: { $choices }.
    }
usage-too-large = { $name }: per didelis skaičius.
usage-repeated = { $name } nurodyta du kartus.
completion-installed = Užbaigimas ({ $shell }) įrašytas į { $file }. Kad veiktų, atverk naują terminalą.
stopped = Sustabdyta.
out-of-memory = Tam neužtenka atminties.
output-lost = Nepavyksta išvesti: { $problem }.
