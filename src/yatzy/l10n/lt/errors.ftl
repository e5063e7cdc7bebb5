# One line for everything that can be wrong with what a user gives us.

error-dice-letters = „{ $text }“ – ne metimas. Rašyk kauliukus skaitmenimis, pvz., 55535.
error-dice-count = „{ $text }“ – tai { $got ->
        [one] { $got } kauliukas
        [few] { $got } kauliukai
       *[other] { $got } kauliukų
    }; pagal šias taisykles jų turi būti { $expected }.
error-dice-face = „{ $text }“ – ne metimas: kauliukai rodo nuo 1 iki 6, o ne { $face }.
error-sheet-unknown = Taisyklių „{ $name }“ nėra. { $near ->
        [none] Rinkis iš šių: { $known }. Tinka ir kelias iki tavo failo.
       *[other] Gal turėjai omenyje { $near }?
    }
    .guest = Taisyklių „{ $name }“ nėra. { $near ->
        [none] Rinkis iš šių: { $known }.
       *[other] Gal turėjai omenyje { $near }?
    }
error-option-unknown = Taisyklės { $sheet } neturi parinkties „{ $option }“. { $known ->
        [none] Parinkčių jos neturi.
       *[other] Yra: { $known }.
    }
error-options-exclude = Pasirink vieną: { $one } ir { $other } nesuderinami.
error-sheet-missing = Tokio failo nėra.
error-sheet-unreadable = Failo perskaityti nepavyksta: { $problem }.
error-sheet-too-large = Failas per didelis: taisyklėms skirta iki { $largest } kB.
error-sheet-encoding = Tai ne tekstinis failas: taisyklės rašomos TOML formatu, UTF-8 koduote.
error-sheet-line = Eilutė ilgesnė nei { NUMBER($longest, useGrouping: 0) } ženklų.
error-sheet-toml = Tai netaisyklingas TOML: { $problem }
error-sheet-empty = Taisyklės tuščios.
error-sheet-not-offline = Pagal šias taisykles galima žaisti tik su serveriu.
error-card-entry = „{ $part }“ – ne užpildytas langelis. Rašyk langelis=taškai, pvz., yatzy=50.
error-card-box = Šiose taisyklėse langelio „{ $key }“ nėra. Rinkis iš šių: { $known }.
error-card-twice = Langelis „{ $key }“ užpildytas du kartus.
error-card-points = Langelyje „{ $key }“ niekada negali būti { $points }. Gali būti: { $possible }.
error-card-further = Langelyje „{ $key }“ gali būti { $points } tik tada, kai langelyje „{ $needed }“ jau yra taškų.
error-card-order = Šis taškų lapas pildomas iš viršaus žemyn, o langelis „{ $key }“ dar laisvas.
error-card-bonus = { $most ->
        [0] Šiame taškų lape premijos už dar penkis vienodus būti negali.
       *[other] Premijos už dar penkis vienodus yra po { $each }, šiame taškų lape daugiausia { $most }, o ne { $bonus }.
    }
error-card-bonus-box = Šiame taškų lape { $points } langelyje „{ $key }“ negalėjo atnešti { $bonus } premijos.
error-card-full = Visi langeliai užpildyti: žaisti nebėra ko.
error-language-unknown = Kalbos „{ $language }“ nėra. Rinkis iš šių: { $known }.
error-pad-columns = Taškų lape gali būti nuo { $least } iki { $most } stulpelių, o ne { NUMBER($got, useGrouping: 0) }.

error-line = { $line } eilutė: { $told }

error-no-terminal = Tam reikia terminalo, ne kanalo (|) ar failo.
error-games-sure = Partija { $game } bus ištrinta visam laikui. Jei to nori, pridėk --yes.
error-games-at-server = { $game } yra serverio stalas. Paleisk yatzy serve ir žaisk ten.
error-games-served = { $game } yra veikiančio serverio stalas. Pirma sustabdyk serverį.
error-record-which = Nurodyk partijos failą arba perduok partiją per kanalą (|).
error-record-unwritable = Įrašyti nepavyksta: { $problem }.

error-setup-players = Pagal šias taisykles žaidžia nuo { $least } iki { $most } žaidėjų arba vienas treniruojasi; nurodyta { $got }.
error-setup-name = „{ $name }“ – ne vardas: varde nuo 1 iki { $longest } ženklų, vienoje eilutėje.
error-setup-name-twice = Du žaidėjai vardu { $name }. Pakeisk vieną vardą.
error-setup-teams = Komandų gali būti { $allowed }, o ne { $got }.
error-setup-team-seats = Kiekvienam žaidėjui reikia komandos, o kiekvienai komandai – žaidėjo.
error-setup-tag = „{ $text }“ – ne { $tag ->
        [date] data (pvz., 2026-11-15)
        [seal] atspaudas: 64 šešioliktainiai skaitmenys
        [match] varžybų pavadinimas: raidės ir skaitmenys, iki 40
       *[game_id] partijos pavadinimas: raidės ir skaitmenys, iki 40
    }.
error-setup-match = Varžybose kiekvienas žaidžia atskirai, kauliukais ekrane ir be metimo dėl pradžios.
error-setup-rounds = Serijoje yra nuo 1 iki { $most } raundų, o ne { $got }.
error-setup-words = Sėkmės žodžių yra { $got }, o žaidėjų { $players }. Nurodyk po vieną kiekvienam arba nė vieno.
error-setup-computers = Jei žaidžia robotai, apie kiekvieną vietą pasakyk, ar ten robotas: vietų { $players }, o nurodyta { $got }.
error-setup-computer = „{ $computer }“ – ne roboto vardas: rašyk mažąsias raides, skaitmenis ir brūkšnelius.
error-setup-computer-dice = Robotams reikia kauliukų ekrane: tikrų jie mesti negali.
error-setup-choice = { $tag } turi būti viena iš šių reikšmių: { $choices }, o ne „{ $text }“.
error-setup-word = „{ $word }“ – ne sėkmės žodis: jame iki { $longest } ženklų, vienoje eilutėje.

error-move-not-your-turn = Dabar ne tavo eilė: žaidžia { $player }.
error-move-game-over = Partija baigta.
error-move-roll-off = Pirma visi meta dėl to, kas pradės.
error-move-before-roll = Pirma mesk kauliukus.
error-move-no-roll-left = Per ėjimą yra tik { $rolls ->
        [one] { $rolls } metimas
        [few] { $rolls } metimai
       *[other] { $rolls } metimų
    }: rinkis langelį.
error-move-all-kept = Visi kauliukai pasilikti: rinkis langelį arba pasilik mažiau.
error-move-not-there = { $there ->
        [0] Nė vienas kauliukas nerodo { $face }.
       *[other] Tiek kauliukų su { $face } nėra: yra tik { $there }.
    }
error-move-dice-count = { $expected ->
        [one] Čia metamas { $expected } kauliukas
        [few] Čia metami { $expected } kauliukai
       *[other] Čia metama { $expected } kauliukų
    }, o ne { $got }.
error-move-dice-face = Kauliukai rodo nuo 1 iki 6, o ne { $face }.
error-move-not-yours = Tai ne tas stulpelis: jis priklauso kitam ({ $other }), o dabar žaidžia { $player }.
error-game-and-options = Nurodyk arba partiją, kurią tęsi, arba naujos parinktis, ne abi.
error-move-dice-lie = Šio ėjimo kauliukai jau įvesti: rinkis langelį.
error-move-no-box = Šiose taisyklėse langelio „{ $box }“ nėra.{ $near ->
        [none] {""}
       *[other] {" "}Gal turėjai omenyje { $near }?
    }
error-move-box-filled = Langelis „{ $box }“ jau užpildytas. Rinkis kitą.
error-move-box-forbidden = Langelio „{ $box }“ dabar rinktis negalima. Imk kitą.
error-move-typed = „{ $typed }“ – nei kauliukai, nei taškai: įvesk kauliukus arba taškus, pvz., 28 ar 30+100.
error-move-points-needed = Kiek taškų į langelį „{ $box }“?
error-move-points = Langelyje „{ $box }“ dabar negali būti { $points }. Gali būti: { $possible }.
error-move-points-differ = Kauliukai langelyje „{ $box }“ duoda { $right }, o ne { $points }.
error-move-only-real-dice = Tai galima tik su tikrais kauliukais.
error-move-across-dice = Metimo atšaukti negalima.
error-move-computers = { $player } yra robotas: atšaukti galima tik žmonių ėjimus.
error-move-nothing-done = Nėra ko atšaukti.
error-move-no-turn = Nėra { $turn } ėjimo, kurį būtų galima taisyti.
error-move-conflict = Taip būti negali: vėliau { $player } įrašė { $points } į langelį „{ $box }“. Pirma pataisyk tai.
error-move-not-over = Pradinė reikšmė slepiama iki partijos pabaigos.
error-move-no-secret = Šie kauliukai neturi pradinės reikšmės, kurią būtų galima parodyti.
error-move-rolls-left = Po metimo lieka nuo 0 iki { $most } metimų, o ne { $got }.
error-move-shown = Partija uždaryta: jos pradinė reikšmė jau parodyta.

error-record-page = Puslapis perrašytų partijos failą. Pasirink kitą pavadinimą.
error-record-empty = Partijos čia nėra.
error-record-empty-input = Standartine įvestimi negauta jokia partija. Nurodyk partijos failą arba perduok partiją per kanalą (|).
error-record-unreadable = Perskaityti nepavyksta: { $problem }.
error-record-missing = Tokio failo nėra.
error-record-nowhere = Nėra nei tokio failo, nei išsaugotos partijos. Savo partijas pamatysi su yatzy games.
error-record-none-played = Nė vienoje išsaugotoje partijoje dar nėra baigto ėjimo. Nurodyk partijos failą arba perduok partiją per kanalą (|).
error-record-too-large = Partijai tai per daug: riba – { $largest } MB.
error-record-encoding = Tai ne tekstinis failas: partijos failas yra tekstas UTF-8 koduote.
error-record-json = Tai netaisyklingas JSON: { $problem }
error-record-data = Tai ne partijos įvykis: { $problem }
error-record-seq = Trūksta { $expected } įvykio; čia yra { $got }.
error-record-moment = „{ $got }“ – ne laikas. Rašoma taip: 2026-11-15T19:30:00Z.
error-record-newer = Tai { $version } versija, o šis yatzy skaito versijas nuo 1 iki { $known }. Atnaujink yatzy.
error-record-no-start = Nėra partijos pradžios.
error-record-started-twice = Partija prasideda antrą kartą.
error-record-event = Taip įvykti negalėjo.
error-record-digest = Taisyklės „{ $sheet }“ čia ({ $found }) – ne tos, pagal kurias žaista ({ $digest }).
error-record-tag = „{ $text }“ – ne žymė. Rinkis iš šių: { $known }.
error-record-tag-twice = Žymė { $tag } yra du kartus.
error-record-no-tag = Trūksta žymės { $tag }.
error-record-number = „{ $text }“ – ne skaičius.
error-record-choice = { $tag } turi būti viena iš šių reikšmių: { $choices }, o ne „{ $text }“.
error-record-computer = „{ $text }“ – ne šio stalo robotas: rašyk vietą ir vardą, pvz., 2 casual.
error-record-sheet = Taisyklių „{ $sheet }“ nėra. Rinkis iš šių: { $known }. Savos taisyklės keliauja žymėje Rules, kaip jas įrašo yatzy games export.
    .guest = Taisyklių „{ $sheet }“ nėra. Rinkis iš šių: { $known }. Savos taisyklės keliauja žymėje Rules.
error-record-rules = Tai ne taisyklės „{ $sheet }“.
error-record-heading = Čia turėtų būti „{ $expected }“, o ne „{ $text }“.
error-record-name = „{ $text }“ čia nežaidžia: dabar žaidžia { $player }.
error-record-unfinished = Ėjimas be pabaigos: { $player }.
error-record-part = „{ $text }“ perskaityti neįmanoma: ėjimas yra kauliukai, kas pasilikta, langelis ir jo taškai.
error-record-kept = Pasilikta { $kept }, bet tarp kauliukų { $dice } to nėra.
error-verify-real-dice = Žaista tikrais kauliukais: perskaičiuoti nėra ko.
error-verify-no-seal = Ši partija neturi kauliukų atspaudo, todėl perskaičiuoti jų niekas negali.
error-verify-no-secret = Pradinė reikšmė dar slepiama: ji parodoma, kai partija baigiasi.
error-verify-bad-secret = Pradinė reikšmė parašyta ne šešioliktainiais skaitmenimis.
error-verify-day-open = Dienos { $day } partija dar atvira: pradinė reikšmė parodoma, kai niekas jos nebegali žaisti.
error-verify-day-file = Šis failas neįrodo jokios dienos. Išsaugok /api/days atsakymą tokį, koks jis yra.

error-solve-threads = Gijų gali būti nuo 1 iki { NUMBER($most, useGrouping: 0) }, o ne { $got }.
error-solver-too-large = Šios taisyklės turi bent { $states } būsenų: joms apskaičiuoti reikia { $needed } GiB atminties, o laisva { $free } GiB.
error-solver-not-offline = Šiame įrenginyje šios taisyklės neapskaičiuotos. Klausk kompiuteryje, kuriame įdiegta yatzy: jis gali jas apskaičiuoti.
error-solver-odds-too-large = Tikslioms tikimybėms reikia bent { $needed } GiB atminties, o laisva { $free }. Apytiksles gausi su --games 1000000.
error-solver-games = Reikia sužaisti bent vieną partiją, o ne { $got }.
error-advise-dice = Kokie kauliukai? Jų reikia { $dice }, pvz.: yatzy advise 12344
error-advise-against = --against nurodo galutinius rezultatus, pvz., 231,204, o ne „{ $text }“.
error-odds-filled = --filled veikia su vienomis taisyklėmis, o nurodytos kelios.
error-odds-sheets = Vienu metu galima lyginti ne daugiau kaip { $most }, o ne { $got }.
error-odds-games = --games yra skaičius nuo 1 iki { $most }, o ne { $got }.
error-solver-no-memory = Tam neužtenka atminties.
error-solver-threads = Reikia bent vienos gijos, o ne { $got }.
error-solver-other-array = Tai ne šių taisyklių reikšmės: vienoje eilutėje jų turi būti { $expected }, o ne { $got }.
error-solver-other-sheet = Taškų lapo taisyklės ({ $card }) – ne tos, kurios apskaičiuotos ({ $values }).
error-race-too-early = Laisvų langelių dar { $open }, žaisti vien dėl pergalės anksti: tai prasideda, kai jų lieka { $most }. Iki tol geriausia rinkti taškus.
error-race-too-large = Žaisti dėl pergalės pagal šias taisykles reikia { $needed } GiB atminties, o laisva { $free } GiB.
error-file-no-folder = Tokio aplanko nėra.
error-file-unwritable = Įrašyti nepavyksta: { $problem }.
error-export-suffix = Failo pavadinimas turi baigtis vienu iš šių: { $known }
error-export-option = { $option } neveikia su { $what }.
error-export-either = --filled, --dice ir --rolls-left skirti vienam taškų lapui, o --games, --player ir --seed – partijoms.
error-export-player = --player nurodo vieną robotą, o ne { $got }.

error-extra-missing = Tam trūksta paketo: { $package }. Įdiek jį taip: { $command }
error-store-no-game = Partijos „{ $game }“ nėra. Savo partijas pamatysi su yatzy games.
error-store-many-games = „{ $beginning }“ prasideda kelios partijos: { $games }. Įvesk daugiau pavadinimo.
error-store-known = Partiją { $game } jau turi.
error-store-moved-on = Partija tęsėsi kitur, gal kitame terminale. Matai ją tokią, kokia ji dabar.
error-store-no-secret = Partijos { $game } pradinė reikšmė yra kitame kompiuteryje: čia jos tęsti negalima.
error-store-full = Diskas pilnas, todėl nieko neįrašyta. Tai, kas išsaugota anksčiau, saugu: { $place }
error-store-not-taken = Nepavyksta rašyti į { $place } ({ $problem }): gal diskas pilnas ar genda, o gal išnaudota tavo kvota. Tai, kas išsaugota anksčiau, saugu.
error-store-read-only = Į { $place } rašyti negalima: galima tik skaityti.
error-store-cannot-open = Nepavyksta išsaugoti partijų čia: { $place } ({ $problem }).
error-store-busy = Į { $place } dabar rašo kita programa. Bandyk dar kartą.
error-store-damaged = { $place } – ne partijų duomenų bazė arba ji sugadinta: { $problem }.
error-store-gone = { $place } perkelta, ištrinta arba pakeista, kol buvo atidaryta, todėl nieko neįrašyta. Pradėk iš naujo.
error-store-foreign = { $place } – kitos programos duomenų bazė: į ją nieko neįrašyta.
error-store-newer = { $place } sukurta naujesnio yatzy. Atnaujink šį.
error-store-failed = { $place } panaudoti nepavyko: { $problem }.
error-store-served = { $place } jau naudoja kitas yatzy serve. Sustabdyk jį arba pasirink kitą vietą su --database.
error-store-no-home = Šis naudotojas neturi namų aplanko. Nurodyk aplanką: { $variable }=/a/folder
error-store-other-log = Failas { $log } šalia { $place } priklauso kitoms partijoms: atsargine kopija pakeistas tik pats failas. Niekas nepakeista. Jei { $place } yra tai, ko nori, ištrink { $log }; yatzy host restore tai padaro pats.
error-store-closed = { $place } uždaryta: daugiau nieko nerašoma.
error-store-address = Tai ne duomenų bazės adresas. Nurodyk failą arba, pvz., postgresql://name:password@host/database; vardo ar slaptažodžio ženklus @ / : # rašyk %40 %2F %3A %23.
error-store-unreachable = { $place } nepasiekiama: { $problem }.
error-store-away = { $place } neatsako. Tai, kas išsaugota anksčiau, saugu; pabandyk po akimirkos.
error-store-locked = { $place } nepriima šio vardo ir slaptažodžio.
error-store-no-right = { $place } neleidžia šiam vartotojui kurti ar naudoti lentelių. Tai gali leisti prižiūrėtojas: GRANT CREATE ON SCHEMA …
error-store-no-database = Duomenų bazės { $place } nėra. Pirma ją sukurk, pvz., su createdb.

fault-whole-sheet = taisyklės
fault-more = (ir dar { $count }: žr. yatzy sheets check)
    .guest = (ir dar { $count })
fault-missing = trūksta.
fault-unknown-key = čia nežinoma. Žinoma: { $known }.
fault-not-table = turi būti lentelė, o ne { $got }.
fault-not-list = turi būti sąrašas, o ne { $got }.
fault-list-length = turi būti nuo 1 iki { $most } elementų, o ne { $got }.
fault-twice = kažkas kartojasi.
fault-not-whole = turi būti sveikasis skaičius nuo { NUMBER($least, useGrouping: 0) } iki { NUMBER($most, useGrouping: 0) }, o ne { $got }.
fault-not-flag = turi būti true arba false, o ne { $got }.
fault-not-text = turi būti tekstas, o ne { $got }.
fault-bad-text = turi būti viena teksto eilutė, nuo 1 iki { $longest } ženklų.
fault-not-key = turi būti mažosios raidės, skaitmenys ir brūkšneliai, iki { $longest } ženklų, pirma raidė, pvz., "full-house", o ne { $got }.
fault-not-choice = turi būti viena iš reikšmių { $choices }, o ne { $got }.
fault-not-language = turi būti kalbos kodas, pvz., "fi", o ne { $got }.
fault-not-pattern = turi būti "any" arba lentelė su viena iš reikšmių { $known }, o ne { $got }.
fault-not-pays = turi būti "all", "matched", prie abiejų galima pridėti skaičių ("all+50"), arba skaičius iki { $most }, o ne { $got }.
fault-key-taken = pavadinimas { $key } jau užimtas.
fault-upper-box = viršutinės dalies langelis skaičiuoja vieno skaičiaus kauliukus, duoda "matched" ir nėra paskutinė išeitis.
fault-too-many-dice = reikia { $needed } kauliukų, o pagal taisykles jų { $dice }.
fault-no-upper-box = viršutinėje dalyje nėra langelių.
fault-not-five-alike = turi nurodyti langelį, kurio šablonas groups = [{ $dice }].
fault-needs-forced-joker = tinka tik su joker = "forced".
fault-against-joker = nedera su džokeriu.
fault-against-order = nedera su order = "fixed".
fault-needs-chance = reikia lygiai vieno langelio su šablonu "any"; jų yra { $got }.
fault-less-than-chance = turi būti ne mažiau, nei už tą patį metimą duoda Šansas: { $least }.
fault-id-taken = { $id } – taip vadinasi su yatzy pateikiamos taisyklės. Rinkis kitą pavadinimą.
