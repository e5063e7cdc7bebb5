# The command line.

cli-yatzy = Kiekvienas Yatzy pagal savo išspausdintas taisykles.
    .lang = Atsakymo kalba, pvz., fi. Numatyta: terminalo kalba.
    .help-flag = Parodyti šią pagalbą ir baigti.
    .version-flag = Parodyti versiją ir baigti.
    .completion-flag = Įjungti užbaigimą klavišu „Tab“: bash, zsh arba fish.
    .usage = Naudojimas: { $form }
    .commands = Komandos
    .parameters = Parametrai
cli-sheets = Išvardija taisyklių lapus arba patikrina tavo lapą.
    .json = Išvesti JSON programoms.
cli-sheets-check = Patikrina tavo taisyklių lapą.
    .file = Lapas – TOML failas.
    .json = Išvesti JSON programoms.
cli-rules = Parodo lapo taisykles.
    .sheet = Lapas: jo pavadinimas arba kelias iki tavo failo.
    .json = Išvesti JSON programoms.
cli-score = Pasako, kiek metimas vertas kiekviename laisvame langelyje ir kodėl.
    .dice = Kauliukai skaitmenimis, pvz., 55535. Jei jų nėra, bus klausiama vis iš naujo.
    .sheet = Lapas: jo pavadinimas arba kelias iki tavo failo. Numatyta: { $default }.
    .filled = Jau užpildyti langeliai, vadinami raktais arba taip, kaip lape, pvz., yatzy=50,fives=25+100 (premija pridedama).
    .json = Išvesti JSON programoms.

cli-play = Žaidimas terminale: tęsia paskutinę nebaigtą partiją arba pradeda naują.
    .game = Partija, kurią tęsti: jos pavadinimas, kaip rodo yatzy games, arba jo pradžia.
    .new = Pradėti naują partiją, net jei liko nebaigta.
    .sheet = Naujos partijos lapas: jo pavadinimas arba kelias iki tavo failo.
    .players = Kas žaidžia, pvz., Ona,Jonas.
    .teams = Kiek komandų (kiekvienai po bendrą stulpelį): 2 arba 3.
    .rounds = Kiek raundų, daugiausia 6.
    .counting = Kaip skaičiuojami raundai.
    .start = Kas pradeda: pirmasis vardas arba kas išmeta daugiausia.
    .computers = Kompiuteriniai žaidėjai prie stalo, atskirti kableliais; tas pats gali žaisti ir dukart. Yra: beginner, casual, strong, perfect, cautious, bold, winner.
    .no_coach = Žaisti be trenerio: prie šio stalo niekas negali jo klausti.
cli-pad = Žymi taškus žaidžiant tikrais kauliukais arba paruošia tuščią bloknotą spausdinti.
    .game = Bloknotas, kurį tęsti: jo pavadinimas, kaip rodo yatzy games, arba jo pradžia.
    .new = Pradėti naują bloknotą, net jei liko nebaigtas.
    .sheet = Naujo bloknoto lapas: jo pavadinimas arba kelias iki tavo failo.
    .players = Kas žaidžia, pvz., Ona,Jonas.
    .teams = Kiek komandų (kiekvienai po bendrą stulpelį): 2 arba 3.
    .rounds = Kiek raundų, daugiausia 6.
    .counting = Kaip skaičiuojami raundai.
    .start = Kas pradeda: pirmasis vardas arba kas išmeta daugiausia.
    .no_coach = Žaisti be trenerio: prie šio stalo niekas negali jo klausti.
    .print = Tik paruošti tuščią bloknotą spausdintuvui kaip tinklalapį.
    .columns = Kiek stulpelių turi spausdinamas bloknotas. Numatyta: { $default }.
cli-games = Išvardija išsaugotas partijas.
    .all = Rodyti visas, ne tik paskutines.
    .json = Išvesti JSON programoms.
cli-games-show = Parodo partijos bloknotą.
    .game = Partija: jos pavadinimas, kaip rodo yatzy games, arba jo pradžia.
    .json = Išvesti JSON programoms.
cli-games-export = Eksportuoja partijos įrašą.
    .game = Partija: jos pavadinimas, kaip rodo yatzy games, arba jo pradžia.
    .jsonl = Rašyti JSON Lines programoms, o ne žmonėms skirtą notaciją.
    .to = Failas, į kurį rašyti. Numatyta: išvesti čia.
cli-games-import = Importuoja partiją iš įrašo.
    .file = Įrašas – notacija arba JSON Lines. Be jo skaitoma standartinė įvestis.
cli-games-delete = Ištrina partiją visam laikui.
    .game = Partija: jos pavadinimas, kaip rodo yatzy games, arba jo pradžia.
    .database = Kur laikoma partija: failas arba postgresql://naudotojas@serveris/vardas. Be to: tavo partijos.
    .yes = Taip, ištrinti.
cli-records = Parodo kiekvieno žaidėjo geriausią rezultatą ir vidurkį pagal lapus.
    .sheet = Tik šis lapas.
    .player = Tik šis žaidėjas, su dažniais ir brangiais įpročiais, jei lapas išspręstas.
    .html = Dar ir įrašyti į šį failą puslapį su diagramomis, dažniais ir brangiais įpročiais.
    .json = Išvesti JSON programoms.
cli-review = Peržiūri partiją: ką davė kauliukai, kiek kainavo kiekvienas sprendimas ir kas būtų buvę geriau.
    .file = Partijos įrašas arba išsaugotos partijos pavadinimas. Be jo – paskutinė žaista partija arba įrašas, gaunamas per kanalą (|).
    .html = Dar ir įrašyti į šį failą puslapį su diagramomis ir visais sprendimais.
    .json = Išvesti JSON programoms.
cli-verify = Perskaičiuoja partijos kauliukus iš paslapties, užantspauduotos prieš pirmą metimą.
    .file = Partijos įrašas arba išsaugotos partijos pavadinimas. Be jo skaitoma standartinė įvestis.
    .day = Dienos partijai: failas, įrodantis tą dieną, toks, kokį duoda serverio /api/days.
    .anchor = Inkaras, kurį užsirašei anksčiau, vietoj to, kuris yra faile.
    .json = Išvesti JSON programoms.
cli-solve = Išsprendžia lapą: koks tikėtinas rezultatas žaidžiant tobulai.
    .sheet = Lapas: jo pavadinimas arba kelias iki tavo failo. Numatyta: { $default }.
    .fresh = Spręsti iš naujo, net jei sprendinys išsaugotas.
    .threads = Kiek gijų sprendžia. Numatyta: po vieną kiekvienam branduoliui.
    .json = Išvesti JSON programoms.
cli-advise = Pasako, ką su šiais kauliukais daryti geriausia, kiek kainuoja visa kita ir kodėl.
    .dice = Kauliukai skaitmenimis, pvz., 12344.
    .rolls_left = Kiek metimų liko. Numatyta: visi, išskyrus pirmąjį.
    .sheet = Lapas: jo pavadinimas arba kelias iki tavo failo. Numatyta: { $default }.
    .filled = Jau užpildyti langeliai, vadinami raktais arba taip, kaip lape, pvz., yatzy=50,fives=25+100 (premija pridedama).
    .against = Kitų galutiniai rezultatai, pvz., 231,204: pasakys ir tai, kas laimi dažniausiai.
    .all = Rodyti visus pasirinkimus, ne tik geriausius.
    .json = Išvesti JSON programoms.
cli-drill = Treniruotė: ką darytum šioje pozicijoje ir kiek kainuoja tavo atsakymas?
    .sheet = Lapas: jo pavadinimas arba kelias iki tavo failo. Numatyta: tactic, su --own – visi lapai.
    .own = Pateikti pozicijas iš tavo partijų, kuriose buvo prarasta taškų.
    .player = Su --own: tik šio žaidėjo partijos.
    .today = Pateikti dienos poziciją, visiems vienodą.
    .date = Pateikti kitos dienos poziciją, pvz., 2026-11-15.
    .count = Kiek klausimų. Numatyta: 10.
    .seed = Skaičius, kad pozicijos kaskart būtų tos pačios.
    .answer = Atsakyti į vieną klausimą iškart: kauliukai, kuriuos pasilieki, pvz., 44, arba langelis.
    .json = Išvesti JSON programoms: kiekvienas klausimas atskiroje eilutėje su visais pasirinkimais.
cli-odds = Pasako, kaip baigiasi partijos žaidžiant tobulai: tikslias kiekvieno rezultato ir langelio tikimybes.
    .sheets = Lapas: jo pavadinimas arba kelias iki tavo failo; arba keli lapai palyginti. Numatyta: tactic.
    .filled = Jau užpildyti langeliai, vadinami raktais arba taip, kaip lape, pvz., yatzy=50,fives=25+100 (premija pridedama).
    .games = Nustatyti jas sužaidus tiek partijų, o ne apskaičiuoti tiksliai.
    .svg = Dar ir įrašyti į šį failą diagramą, kelių lapų – bendrą.
    .json = Išvesti JSON programoms.
cli-compare = Palygina lapus: kuo jie skiriasi, kiek duoda tobulas žaidimas ir kiek pagal kiekvieną verti tie patys kauliukai.
    .sheets = Du ar daugiau lapų: jų pavadinimai arba keliai iki tavo failų. Su vienu: kiek verti jo pasirinkimai.
    .dice = Kauliukai, kuriuos įvertins kiekvienas lapas, pvz., 55566.
    .json = Išvesti JSON programoms.
cli-simulate = Leidžia kompiuteriniams žaidėjams sužaisti daug partijų ir pasako, kiek jie surenka ir kaip dažnai laimi.
    .players = Kas žaidžia, atskiriant kableliais; tas pats gali žaisti ir dukart. Yra: beginner, casual, strong, perfect, cautious, bold, winner. Numatyta: { $default }.
    .sheet = Lapas: jo pavadinimas arba kelias iki tavo failo. Numatyta: { $default }.
    .games = Kiek partijų. Numatyta: 10000, o su winner, kuris sužaidžia apie dešimt per sekundę, – 500.
    .seed = Skaičius kauliukams: tas pats skaičius – tos pačios partijos. Numatyta: { $default }.
    .json = Išvesti JSON programoms.
cli-export = Įrašo lapo duomenis tiems, kas tyrinėja žaidimą, Parquet arba CSV pavidalu.
    .what = Ką įrašyti: visas būsenas tarp dviejų ėjimų; taškus, kurių iš kiekvienos dar galima tikėtis žaidžiant tobulai; visus pasirinkimus ir kiek jie kainuoja; arba kompiuterinio žaidėjo partijas.
    .sheet = Lapas: jo pavadinimas arba kelias iki tavo failo. Numatyta: { $default }.
    .to = Failas, į kurį rašyti; jo pavadinimas baigiasi .parquet arba .csv. Numatyta: CSV į standartinę išvestį.
    .states = Kiekvienoje eilutėje aprašyti ir būseną.
    .filled = Jau užpildyti langeliai, vadinami raktais arba taip, kaip lape, pvz., yatzy=50,fives=25+100 (premija pridedama).
    .dice = Kai renkamasi advice: tik šie kauliukai, pvz., 12344. Numatyta: visi metimai.
    .rolls_left = Kai renkamasi advice: tik kai liko tiek metimų. Numatyta: bet kiek.
    .games = Kiek partijų sužaisti. Numatyta: 1000. Nurodžius --games, --player arba --seed, advice yra apie partijas, kitaip – apie vieną kortelę.
    .player = Kas žaidžia: beginner, casual, strong, perfect, cautious, bold, winner. Numatyta: perfect.
    .seed = Skaičius kauliukams: tas pats skaičius – tos pačios partijos. Numatyta: 0.

column-game = Partija
column-games = Partijos
column-when = Data
column-state = Rezultatas
column-player = Žaidėjas
column-best = Geriausia
column-average = Vidurkis
games-none = Partijų dar nėra: naują pradeda yatzy play.
games-more = Dar { $count }: yatzy games --all
games-screen = { $sheet }
games-real = { $sheet }, bloknotas
games-under-way = sužaista { $percent } %
games-exported = Partija { $game } įrašyta į { $file }.
export-rows = Eilučių, kurias reikia įrašyti: { $rows }
export-writing = Rašoma
export-written = Eilučių faile { $file }: { $rows }
games-imported = Partija { $game } jau čia. Ją parodo yatzy games show { $game }.
games-known = Partija { $game } čia jau buvo.
games-deleted = Partija { $game } ištrinta.
records-reading = Skaitomos partijos
records-none = Dar nė vienas raundas nesužaistas iki galo.
records-no-match = Pagal tokį lapą tokio žaidėjo baigtų raundų nėra.
verify-good = Paslaptis atitinka antspaudą ir duoda būtent šiuos kauliukus: { $throws ->
        [one] { $throws } metimas
        [few] { $throws } metimai
       *[other] { $throws } metimų
    }, { $dice ->
        [one] { $dice } kauliukas
        [few] { $dice } kauliukai
       *[other] { $dice } kauliukų
    }.
verify-seal-wrong = Paslaptis neatitinka antspaudo: tai ne ta, kuri buvo užantspauduota prieš partiją.
verify-mismatch = { $number } metimas ({ $place }): įraše – { $recorded }, o paslaptis duoda { $right }.
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

column-sheet = Lapas
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
column-struck = Nubraukta

score-heading = { $dice } pagal lapą „{ $sheet }“
score-forbidden = draudžiama
score-none-open = Visi langeliai užpildyti.
score-ask = Kauliukai (tuščia eilutė – pabaiga):
score-asking = Įvesk metimą ir pamatysi, kiek jis vertas kiekviename langelyje pagal lapą „{ $sheet }“. Turi kitą žaidimo dėžutę? Tada yatzy score --sheet PAVADINIMAS; visus lapus išvardija yatzy sheets.
players-any = bet kiek
players-from = { $least } ir daugiau
players-range = nuo { $least } iki { $most }
sheets-hint = yatzy rules PAVADINIMAS paaiškina lapą, yatzy score 55535 --sheet PAVADINIMAS įvertina metimą.
check-good = { $file } – tinkamas lapas: { $title }, { $boxes ->
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
usage-too-many = „{ $name }“ čia nereikalinga. Pridėk --help ir pamatysi, ko reikia.
usage-bad-value = { $name }: reikšmė „{ $value }“ netinka.{ $choices ->
        [none] {""}
       *[other] {" "}Galima: { $choices }.
    }
usage-too-large = { $name }: per didelis skaičius.
usage-repeated = { $name } nurodyta du kartus.
completion-installed = Užbaigimas ({ $shell }) yra faile { $file }. Kad veiktų, atverk naują terminalą.
stopped = Sustabdyta.
out-of-memory = Tam neužtenka atminties.
output-lost = Nepavyksta išvesti: { $problem }.
