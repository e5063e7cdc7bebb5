# One line for everything that can be wrong with what a user gives us.

error-dice-letters = „{ $text }“ ei ole vise. Kirjuta täringud numbritena, näiteks 55535.
error-dice-count = Viskes „{ $text }“ on { $got ->
        [one] { $got } täring
       *[other] { $got } täringut
    }; nende reeglitega on täringuid { $expected }.
error-dice-face = „{ $text }“ ei ole vise: täringul on 1–6, mitte { $face }.
error-sheet-unknown = Reegleid „{ $name }“ ei ole. { $near ->
        [none] Valikus on: { $known }. Sobib ka oma faili asukoht.
       *[other] Kas pidasid silmas: { $near }?
    }
    .guest = Reegleid „{ $name }“ ei ole. { $near ->
        [none] Valikus on: { $known }.
       *[other] Kas pidasid silmas: { $near }?
    }
error-option-unknown = Reeglitel { $sheet } ei ole valikut „{ $option }“. { $known ->
        [none] Neid ei ole.
       *[other] Olemas on: { $known }.
    }
error-options-exclude = Vali ainult üks: { $one } ja { $other } välistavad teineteise.
error-sheet-missing = Sellist faili ei ole.
error-sheet-unreadable = Faili ei saa lugeda: { $problem }.
error-sheet-too-large = Fail on liiga suur: reeglid võivad olla kuni { $largest } kB.
error-sheet-encoding = See pole tekstifail: reeglid on TOML kodeeringus UTF-8.
error-sheet-line = Mõni rida on liiga pikk: piir on { NUMBER($longest, useGrouping: 0) } märki.
error-sheet-toml = See pole korrektne TOML: { $problem }
error-sheet-empty = Reeglid on tühjad.
error-sheet-not-offline = Nende reeglitega saab mängida ainult serveriga.
error-card-entry = „{ $part }“ ei ole täidetud lahter. Kirjuta lahter=punktid, näiteks yatzy=50.
error-card-box = Nendes reeglites pole lahtrit „{ $key }“. Valikus on: { $known }.
error-card-twice = Lahter { $key } on täidetud kaks korda.
error-card-points = { $key }: { $points } pole kunagi võimalik. Võimalikud on: { $possible }.
error-card-further = { $key }: { $points } on võimalik alles siis, kui selles lahtris on punktid: { $needed }.
error-card-order = Seda punktilehte täidetakse ülevalt alla ja lahter { $key } on alles vaba.
error-card-bonus = { $most ->
        [0] Sellel punktilehel ei saa olla boonust järgmise viisiku eest.
       *[other] Järgmise viisiku boonus on alati { $each } ja sellel punktilehel kokku kuni { $most }, mitte { $bonus }.
    }
error-card-bonus-box = { $key }: { $points } ei saanud sellel punktilehel tuua boonust { $bonus }.
error-card-full = Kõik lahtrid on täidetud: pole enam midagi mängida.
error-language-unknown = Keelt „{ $language }“ ei ole. Valikus on: { $known }.
error-pad-columns = Punktilehel on { $least }–{ $most } veergu, mitte { NUMBER($got, useGrouping: 0) }.

error-line = rida { $line }: { $told }

error-no-terminal = Selleks on vaja terminali, mitte toru ega faili.
error-games-sure = See kustutab mängu { $game } jäädavalt. Kinnitamiseks lisa --yes.
error-games-at-server = { $game } on serveri laud. Käivita yatzy serve ja mängi seal.
error-games-served = { $game } on töötava serveri laud. Peata enne server.
error-record-which = Nimeta mängufail või saada mäng torust.
error-record-unwritable = Seda ei saa kirjutada: { $problem }.

error-setup-players = Need reeglid on { $least }–{ $most } mängijale või ühele harjutamiseks; praegu on neid { $got }.
error-setup-name = „{ $name }“ ei sobi nimeks: nimes on 1–{ $longest } märki ühel real.
error-setup-name-twice = Kahel mängijal on sama nimi: { $name }. Muuda üht neist.
error-setup-teams = Võistkondi võib olla { $allowed }, mitte { $got }.
error-setup-team-seats = Iga mängija vajab võistkonda ja iga võistkond mängijat.
error-setup-tag = „{ $text }“ ei ole { $tag ->
        [date] kuupäev nagu 2026-11-15
        [seal] sõrmejälg: 64 kuueteistkümnendnumbrit
        [match] matši nimi: tähed ja numbrid, kuni 40
       *[game_id] mängu nimi: tähed ja numbrid, kuni 40
    }.
error-setup-match = Samade täringutega matšis mängib igaüks üksi, ekraanitäringutega ja ilma avavisketa.
error-setup-rounds = Seerias on 1–{ $most } vooru, mitte { $got }.
error-setup-words = Õnnesõnu on { $got }, mängijaid { $players }. Anna igaühele üks või mitte ühtegi.
error-setup-computers = Robotitega ütle iga koha kohta, kas seal mängib robot: kohti on { $players }, mitte { $got }.
error-setup-computer = „{ $computer }“ ei sobi roboti nimeks: kasuta väiketähti, numbreid ja sidekriipse.
error-setup-computer-dice = Robotid vajavad täringuid ekraanil: päris täringuid nad visata ei saa.
error-setup-choice = { $tag }: lubatud on { $choices }, mitte „{ $text }“.
error-setup-word = „{ $word }“ ei sobi õnnesõnaks: kuni { $longest } märki ühel real.

error-move-not-your-turn = Praegu pole sinu kord: mängib { $player }.
error-move-game-over = Mäng on läbi.
error-move-roll-off = Kõigepealt viskavad kõik, et selgitada välja alustaja.
error-move-before-roll = Viska enne täringud.
error-move-no-roll-left = { $rolls ->
        [one] Käigus on ainult üks vise
       *[other] Käigus on ainult { $rolls } viset
    }: vali lahter.
error-move-all-kept = Kõik täringud on alles jäetud: vali lahter või jäta alles vähem.
error-move-not-there = { $there ->
        [0] Ühelgi täringul pole { $face }.
       *[other] Nii palju neid pole: { $face } on { $there } täringul.
    }
error-move-dice-count = { $expected ->
        [one] Siin visatakse üks täring
       *[other] Siin visatakse { $expected } täringut
    }, mitte { $got }.
error-move-dice-face = Täringul on 1–6, mitte { $face }.
error-move-not-yours = See on teine veerg ({ $other }): käigul on { $player }.
error-game-and-options = Nimeta jätkatav mäng või uue mängu valikud, mitte mõlemat.
error-move-dice-lie = Selle käigu täringud on juba kirjas: vali lahter.
error-move-no-box = Nendes reeglites pole lahtrit „{ $box }“.{ $near ->
        [none] {""}
       *[other] {" "}Kas pidasid silmas: { $near }?
    }
error-move-box-filled = Lahter { $box } on juba täis. Vali muu.
error-move-box-forbidden = Lahter { $box } pole praegu lubatud. Vali muu.
error-move-typed = „{ $typed }“ pole täringud ega punktid: kirjuta täringud või punktid, näiteks 28 või 30+100.
error-move-points-needed = { $box }: mitu punkti?
error-move-points = { $box }: { $points } praegu ei sobi. Võimalikud on: { $possible }.
error-move-points-differ = { $box }: täringud annavad { $right }, mitte { $points }.
error-move-only-real-dice = See käib ainult päris täringutega.
error-move-across-dice = Viset ei saa tagasi võtta.
error-move-computers = Seda tegi robot ({ $player }): tagasi võtta saab ainult inimeste käike.
error-move-nothing-done = Pole midagi tagasi võtta.
error-move-no-turn = Käiku { $turn } pole: pole midagi parandada.
error-move-conflict = See ei sobi: { $player } kirjutas hiljem { $points } lahtrisse { $box }. Paranda enne see.
error-move-not-over = Algväärtus jääb peidetuks, kuni mäng on läbi.
error-move-no-secret = Neil täringutel pole algväärtust, mida näidata.
error-move-rolls-left = Pärast viset on jäänud 0–{ $most } viset, mitte { $got }.
error-move-shown = Mäng on suletud: selle algväärtus on näidatud.

error-record-page = Leht kirjutaks mängufaili üle. Vali muu nimi.
error-record-empty = Siin pole ühtegi mängu.
error-record-empty-input = Standardsisendist ei tulnud ühtegi mängu. Nimeta mängufail või saada mäng torust.
error-record-unreadable = Seda ei saa lugeda: { $problem }.
error-record-missing = Sellist faili ei ole.
error-record-nowhere = Sellise nimega faili ega salvestatud mängu ei ole. Sinu mängud: yatzy games.
error-record-none-played = Üheski salvestatud mängus pole veel lõpetatud käiku. Nimeta mängufail või saada mäng torust.
error-record-too-large = See on mängu jaoks liiga suur: piir on { $largest } MB.
error-record-encoding = See pole tekstifail: mängufail on tekst kodeeringus UTF-8.
error-record-json = See pole korrektne JSON: { $problem }
error-record-data = See pole mängu sündmus: { $problem }
error-record-seq = Sündmus { $expected } puudub; siin on { $got }.
error-record-moment = „{ $got }“ ei ole ajahetk nagu 2026-11-15T19:30:00Z.
error-record-newer = Selle versioon on { $version }; see yatzy loeb versioone 1–{ $known }. Lugemiseks uuenda yatzy.
error-record-no-start = See ei alga mängu algusest.
error-record-started-twice = Mäng algab teist korda.
error-record-event = Nii ei saanud minna.
error-record-digest = Reeglid { $sheet } on siin teised ({ $found }) kui need, mille järgi mängiti ({ $digest }).
error-record-tag = „{ $text }“ ei ole silt. Sildid on: { $known }.
error-record-tag-twice = Silt { $tag } on kaks korda.
error-record-no-tag = Silt { $tag } puudub.
error-record-number = „{ $text }“ ei ole arv.
error-record-choice = { $tag }: lubatud on { $choices }, mitte „{ $text }“.
error-record-computer = „{ $text }“ ei ole selle laua robot: kirjuta koht ja nimi, näiteks 2 casual.
error-record-sheet = Reegleid „{ $sheet }“ ei ole. Valikus on: { $known }. Oma reeglid on kaasas sildis Rules, nagu yatzy games export need kirjutab.
    .guest = Reegleid „{ $sheet }“ ei ole. Valikus on: { $known }. Oma reeglid on kaasas sildis Rules.
error-record-rules = Reeglid on teised kui { $sheet }.
error-record-heading = Siin peaks olema „{ $expected }“, mitte „{ $text }“.
error-record-name = „{ $text }“ siin ei mängi: käigul on { $player }.
error-record-unfinished = Käigul pole lõppu: { $player }.
error-record-part = „{ $text }“ pole loetav: käigus on täringud, alles jäetud täringud, lahter ja punktid.
error-record-kept = Alles jäeti { $kept }, aga viskes { $dice } seda pole.
error-verify-real-dice = See mäng mängiti päris täringutega: pole midagi uuesti arvutada.
error-verify-no-seal = Selle mängu täringutel pole sõrmejälge, nii et keegi ei saa neid uuesti arvutada.
error-verify-no-secret = Algväärtus on veel peidus: seda näidatakse, kui mäng on läbi.
error-verify-bad-secret = Algväärtus pole kirjutatud kuueteistkümnendnumbritega.
error-verify-day-open = Päeva { $day } mäng on veel lahti: algväärtust näidatakse, kui keegi seda enam mängida ei saa.
error-verify-day-file = See fail ei tõenda ühtki päeva. Salvesta /api/days vastus nii, nagu see on.

error-solve-threads = Lõimi võib olla 1–{ NUMBER($most, useGrouping: 0) }, mitte { $got }.
error-solver-too-large = Nendel reeglitel on vähemalt { $states } olekut: läbiarvutamiseks on vaja { $needed } GiB mälu, vaba on { $free } GiB.
error-solver-not-offline = Selles seadmes pole nende reeglite lahendust. Küsi arvutis, kuhu yatzy on paigaldatud: see oskab need läbi arvutada.
error-solver-odds-too-large = Täpsed tõenäosused vajavad vähemalt { $needed } GiB mälu, vaba on { $free }. Hinda neid: --games 1000000.
error-solver-games = Mänge peab olema vähemalt üks, mitte { $got }.
error-advise-dice = Millised täringud? Neid on { $dice }. Näiteks: yatzy advise 12344
error-advise-against = --against võtab kogusummasid, näiteks 231,204, mitte „{ $text }“.
error-odds-filled = --filled käib ühtede reeglitega, aga nimetatud on mitu.
error-odds-sheets = Korraga saab võrrelda kuni { $most }, mitte { $got }.
error-odds-games = --games on arv vahemikus 1–{ $most }, mitte { $got }.
error-solver-no-memory = Selleks ei jätku mälu.
error-solver-threads = Lõimi peab olema vähemalt üks, mitte { $got }.
error-solver-other-array = Need pole nende reeglite väärtused: neid peab ühes reas olema { $expected }, mitte { $got }.
error-solver-other-sheet = Punktilehel on teised reeglid ({ $card }) kui lahendusel ({ $values }).
error-race-too-early = Vabu lahtreid on { $open }: ainult võidu peale saab mängida siis, kui neid on kuni { $most }. Seni mängi punktide peale.
error-race-too-large = Võidu peale mängimiseks on nende reeglitega vaja { $needed } GiB mälu, vaba on { $free } GiB.
error-file-no-folder = Sellist kausta ei ole.
error-file-unwritable = Seda ei saa kirjutada: { $problem }.
error-export-suffix = Failinime lõpus peab olema üks neist: { $known }
error-export-option = { $option } ei käi koos valikuga { $what }.
error-export-either = --filled, --dice ja --rolls-left käivad ühe punktilehe kohta, --games, --player ja --seed mängude kohta.
error-export-player = --player nimetab ühe roboti, mitte { $got }.

error-extra-missing = Selleks on puudu pakett: { $package }. Paigalda nii: { $command }
error-store-no-game = Mängu „{ $game }“ ei ole. Sinu mängud: yatzy games.
error-store-many-games = Mitme mängu alguses on „{ $beginning }“: { $games }. Kirjuta nimest rohkem.
error-store-known = Mäng { $game } on sul juba olemas.
error-store-moved-on = Mäng läks mujal edasi, võib-olla teises terminalis. Näed seda praeguses seisus.
error-store-no-secret = Mängu { $game } algväärtus on teises masinas: siin ei saa seda jätkata.
error-store-full = Ketas on täis, nii et midagi ei kirjutatud. Varem salvestatu on alles: { $place }
error-store-not-taken = Kirjutada ei saa: { $place } ({ $problem }). Ketas võib olla täis või rikkis või on sinu kvoot otsas. Varem salvestatu on alles.
error-store-read-only = Kirjutada ei saa, ainult lugeda: { $place }.
error-store-cannot-open = Mänge ei saa salvestada: { $place } ({ $problem }).
error-store-busy = Teine programm parajasti kirjutab: { $place }. Proovi uuesti.
error-store-damaged = { $place } ei ole mängude andmebaas või on rikutud: { $problem }.
error-store-gone = { $place } teisaldati, kustutati või asendati avatuna, nii et midagi ei kirjutatud. Alusta uuesti.
error-store-foreign = { $place } on teise programmi andmebaas: sinna ei kirjutatud midagi.
error-store-newer = { $place } on loodud uuema yatzyga. Uuenda oma yatzy.
error-store-failed = { $place } pole kasutatav: { $problem }.
error-store-served = Teine yatzy serve kasutab seda: { $place }. Peata see või vali muu koht: --database
error-store-no-home = Sellel kasutajal pole kodukausta. Nimeta kaust: { $variable }=/a/folder
error-store-other-log = Fail { $log } faili { $place } kõrval kuulub teiste mängude juurde: varukoopiaga asendati ainult fail ise. Midagi ei muudetud. Kui { $place } on see, mida tahad, kustuta { $log }; yatzy host restore teeb seda ise.
error-store-closed = { $place } on siin suletud: sinna enam ei kirjutata.
error-store-address = See pole andmebaasi aadress. Anna fail või aadress nagu postgresql://name:password@host/database; nimes ja paroolis kirjuta märgid @ / : # kujul %40 %2F %3A %23.
error-store-unreachable = { $place } pole kättesaadav: { $problem }.
error-store-away = { $place } ei vasta. Varem salvestatu on alles; proovi hetke pärast uuesti.
error-store-locked = { $place } ei lase selle nime ja parooliga sisse.
error-store-no-right = { $place } ei luba sellel kasutajal tabeleid luua ega kasutada. Haldaja saab seda lubada: GRANT CREATE ON SCHEMA …
error-store-no-database = Sellist andmebaasi ei ole: { $place }. Loo see enne, näiteks käsuga createdb.

fault-whole-sheet = reeglid
fault-more = (ja veel { $count }: vaata yatzy sheets check)
    .guest = (ja veel { $count })
fault-missing = puudub.
fault-unknown-key = siin tundmatu. Tuntud on: { $known }.
fault-not-table = peab olema tabel, mitte { $got }.
fault-not-list = peab olema loend, mitte { $got }.
fault-list-length = peab sisaldama 1–{ $most } liiget, mitte { $got }.
fault-twice = sisaldab midagi kaks korda.
fault-not-whole = peab olema täisarv vahemikus { NUMBER($least, useGrouping: 0) }–{ NUMBER($most, useGrouping: 0) }, mitte { $got }.
fault-not-flag = peab olema true või false, mitte { $got }.
fault-not-text = peab olema tekst, mitte { $got }.
fault-bad-text = peab olema üks rida teksti, 1–{ $longest } märki.
fault-not-key = peab koosnema väiketähtedest, numbritest ja sidekriipsudest, kuni { $longest } märki ja täht ees, näiteks "full-house", mitte { $got }.
fault-not-choice = peab olema üks neist: { $choices }, mitte { $got }.
fault-not-language = peab olema keelekood, näiteks "fi", mitte { $got }.
fault-not-pattern = peab olema "any" või tabel, milles on üks neist: { $known }, mitte { $got }.
fault-not-pays = peab olema "all" või "matched", kumbki ka liidetava arvuga ("all+50"), või arv kuni { $most }, mitte { $got }.
fault-key-taken = nimi { $key } on juba võetud.
fault-upper-box = ülemise osa lahter loeb üht numbrit, annab "matched" ega ole viimane võimalus.
fault-too-many-dice = vajab { $needed } täringut, aga nende reeglitega on neid { $dice }.
fault-no-upper-box = ülemises osas pole ühtegi lahtrit.
fault-not-five-alike = peab olema lahter mustriga groups = [{ $dice }].
fault-needs-forced-joker = käib ainult siis, kui joker = "forced".
fault-against-joker = ei käi koos jokkeriga.
fault-against-order = ei käi, kui order = "fixed".
fault-needs-chance = vajab täpselt üht lahtrit mustriga "any"; neid on { $got }.
fault-less-than-chance = peab olema vähemalt see, mida sama vise annab lahtris Juhuslik: { $least }.
fault-id-taken = { $id } on yatzyga kaasas olevate reeglite nimi. Vali muu.
