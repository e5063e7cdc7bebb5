# One line for everything that can be wrong with what a user gives us.

error-dice-letters = „{ $text }” nav metiens. Raksti kauliņus cipariem, piem., 55535.
error-dice-count = „{ $text }”: { $got ->
        [zero] { $got } kauliņu
        [one] { $got } kauliņš
       *[other] { $got } kauliņi
    }; pēc šiem noteikumiem to ir { $expected }.
error-dice-face = „{ $text }” nav metiens: kauliņi rāda no 1 līdz 6, nevis { $face }.
error-sheet-unknown = Noteikumu „{ $name }” nav. { $near ->
        [none] Izvēlies no šiem: { $known }. Der arī ceļš uz tavu failu.
       *[other] Varbūt { $near }?
    }
    .guest = Noteikumu „{ $name }” nav. { $near ->
        [none] Izvēlies no šiem: { $known }.
       *[other] Varbūt { $near }?
    }
error-option-unknown = Noteikumiem { $sheet } nav izvēles „{ $option }”. { $known ->
        [none] Nav nevienas.
       *[other] Ir: { $known }.
    }
error-options-exclude = Izvēlies vienu: { $one } un { $other } nav savienojamas.
error-sheet-missing = Tāda faila nav.
error-sheet-unreadable = Failu nevar izlasīt: { $problem }.
error-sheet-too-large = Fails ir par lielu: noteikumiem atļauti līdz { $largest } kB.
error-sheet-encoding = Tas nav teksta fails: noteikumi ir TOML UTF-8 kodējumā.
error-sheet-line = Kāda rinda ir garāka par { NUMBER($longest, useGrouping: 0) } rakstzīmēm.
error-sheet-toml = Tas nav derīgs TOML: { $problem }
error-sheet-empty = Noteikumi ir tukši.
error-sheet-not-offline = Pēc šiem noteikumiem var spēlēt tikai ar serveri.
error-card-entry = „{ $part }” nav aizpildīts lauciņš. Raksti lauciņš=punkti, piem., yatzy=50.
error-card-box = Šajos noteikumos nav lauciņa „{ $key }”. Izvēlies no šiem: { $known }.
error-card-twice = Lauciņš „{ $key }” aizpildīts divreiz.
error-card-points = Lauciņā „{ $key }” nekad nevar būt { $points }. Var būt: { $possible }.
error-card-further = Lauciņā „{ $key }” var būt { $points } tikai tad, ja lauciņā „{ $needed }” jau ir punkti.
error-card-order = Šo punktu lapu aizpilda no augšas uz leju, bet lauciņš „{ $key }” vēl ir brīvs.
error-card-bonus = { $most ->
        [0] Šajā punktu lapā prēmijas par vēl pieciem vienādiem nevar būt.
       *[other] Prēmija par vēl pieciem vienādiem ir { $each }, šajā punktu lapā kopā ne vairāk kā { $most }, nevis { $bonus }.
    }
error-card-bonus-box = Šajā punktu lapā { $points } lauciņā „{ $key }” nevarēja dot prēmiju { $bonus }.
error-card-full = Visi lauciņi ir aizpildīti: nav vairs ko spēlēt.
error-language-unknown = Valodas „{ $language }” nav. Izvēlies no šīm: { $known }.
error-pad-columns = Punktu lapai ir no { $least } līdz { $most } ailēm, nevis { NUMBER($got, useGrouping: 0) }.

error-line = { $line }. rinda: { $told }

error-no-terminal = Tam vajag termināli, nevis konveijeru (|) vai failu.
error-games-sure = Spēle { $game } tiks neatgriezeniski dzēsta. Lai apstiprinātu, pievieno --yes.
error-games-at-server = { $game } ir servera galds. Palaid yatzy serve un spēlē tur.
error-games-served = { $game } ir galds serverī, kas pašlaik darbojas. Vispirms apturi serveri.
error-record-which = Norādi spēles failu vai padod spēli caur konveijeru (|).
error-record-unwritable = Nevar ierakstīt: { $problem }.

error-setup-players = Šie noteikumi domāti { $least }–{ $most } spēlētājiem vai vienam, kas trenējas; šeit to ir { $got }.
error-setup-name = „{ $name }” nav vārds: vajag no 1 līdz { $longest } rakstzīmēm vienā rindā.
error-setup-name-twice = Diviem spēlētājiem ir viens vārds: { $name }. Nomaini vienu.
error-setup-teams = Komandu var būt { $allowed }, nevis { $got }.
error-setup-team-seats = Katram spēlētājam vajag komandu, un katrai komandai – spēlētāju.
error-setup-tag = „{ $text }” nav { $tag ->
        [date] datums (piem., 2026-11-15)
        [seal] nospiedums: 64 heksadecimāli cipari
        [match] sacensību nosaukums: burti un cipari, līdz 40
       *[game_id] spēles nosaukums: burti un cipari, līdz 40
    }.
error-setup-match = Sacensībās katrs spēlē atsevišķi, ar kauliņiem ekrānā un bez sākuma metiena.
error-setup-rounds = Sērijā ir no 1 līdz { $most } kārtām, nevis { $got }.
error-setup-words = Veiksmes vārdu ir { $got }, bet spēlētāju { $players }. Norādi pa vienam katram vai nevienu.
error-setup-computers = Ja spēlē roboti, par katru vietu jānorāda, vai tur spēlē robots: vietu ir { $players }, bet norādīts par { $got }.
error-setup-computer = „{ $computer }” nav robota vārds: tajā ir mazie burti, cipari un defises.
error-setup-computer-dice = Robotiem vajag kauliņus ekrānā: īstus tie nevar mest.
error-setup-choice = { $tag } jābūt vienam no šiem: { $choices }, nevis „{ $text }”.
error-setup-word = „{ $word }” nav veiksmes vārds: vajag līdz { $longest } rakstzīmēm vienā rindā.

error-move-not-your-turn = Tagad nav tavs gājiens: spēlē { $player }.
error-move-game-over = Spēle ir beigusies.
error-move-roll-off = Vispirms visi met, lai noskaidrotu, kurš sāk.
error-move-before-roll = Vispirms met kauliņus.
error-move-no-roll-left = Gājienā ir tikai { $rolls ->
        [zero] { $rolls } metienu
        [one] { $rolls } metiens
       *[other] { $rolls } metieni
    }: izvēlies lauciņu.
error-move-all-kept = Visi kauliņi ir paturēti: izvēlies lauciņu vai paturi mazāk.
error-move-not-there = { $there ->
        [0] Neviens kauliņš nerāda { $face }.
       *[other] Tik daudz kauliņu ar { $face } nav: ir tikai { $there }.
    }
error-move-dice-count = { $expected ->
        [zero] Šeit met { $expected } kauliņus
        [one] Šeit met { $expected } kauliņu
       *[other] Šeit met { $expected } kauliņus
    }, nevis { $got }.
error-move-dice-face = Kauliņi rāda no 1 līdz 6, nevis { $face }.
error-move-not-yours = Tā nav īstā aile: tajā raksta { $other }, bet tagad spēlē { $player }.
error-game-and-options = Norādi vai nu spēli, ko turpināt, vai jaunās spēles iespējas, bet ne abas.
error-move-dice-lie = Šī gājiena kauliņi jau ievadīti: izvēlies lauciņu.
error-move-no-box = Šajos noteikumos nav lauciņa „{ $box }”.{ $near ->
        [none] {""}
       *[other] {" "}Varbūt { $near }?
    }
error-move-box-filled = Lauciņš „{ $box }” jau ir aizpildīts. Izvēlies citu.
error-move-box-forbidden = Lauciņu „{ $box }” tagad nedrīkst. Izvēlies citu.
error-move-typed = „{ $typed }” nav ne kauliņi, ne punkti: ievadi kauliņus vai punktus, piem., 28 vai 30+100.
error-move-points-needed = Cik punktu lauciņā „{ $box }”?
error-move-points = Lauciņā „{ $box }” tagad nevar būt { $points }. Var būt: { $possible }.
error-move-points-differ = Kauliņi lauciņā „{ $box }” dod { $right }, nevis { $points }.
error-move-only-real-dice = Tas iespējams tikai ar īstiem kauliņiem.
error-move-across-dice = Metienu atsaukt nevar.
error-move-computers = Šo gājienu atsaukt nevar, to spēlēja { $player }: atsaukt var tikai cilvēku gājienus.
error-move-nothing-done = Nav ko atsaukt.
error-move-no-turn = Nav { $turn }. gājiena, ko labot.
error-move-conflict = Tas nesader: vēlāk { $player } ierakstīja { $points } lauciņā „{ $box }”. Vispirms izlabo to.
error-move-not-over = Sākumvērtība ir paslēpta līdz spēles beigām.
error-move-no-secret = Šiem kauliņiem nav sākumvērtības, ko parādīt.
error-move-rolls-left = Pēc metiena paliek no 0 līdz { $most } metieniem, nevis { $got }.
error-move-shown = Spēle ir slēgta: tās sākumvērtība jau parādīta.

error-record-page = Tīmekļa lapa pārrakstītu spēles failu. Izvēlies citu nosaukumu.
error-record-empty = Tajā nav spēles.
error-record-empty-input = Standarta ievadē nav spēles. Norādi spēles failu vai padod spēli caur konveijeru (|).
error-record-unreadable = Nevar izlasīt: { $problem }.
error-record-missing = Tāda faila nav.
error-record-nowhere = Nav ne tāda faila, ne saglabātas spēles. Savas spēles redzi ar yatzy games.
error-record-none-played = Saglabātajās spēlēs vēl nav neviena pabeigta gājiena. Norādi spēles failu vai padod spēli caur konveijeru (|).
error-record-too-large = Spēlei tas ir par lielu: robeža ir { $largest } MB.
error-record-encoding = Tas nav teksta fails: spēles fails ir teksts UTF-8 kodējumā.
error-record-json = Tas nav derīgs JSON: { $problem }
error-record-data = Tas nav spēles notikums: { $problem }
error-record-seq = Trūkst { $expected }. notikuma; šeit ir { $got }.
error-record-moment = „{ $got }” nav laiks. Raksti tā: 2026-11-15T19:30:00Z.
error-record-newer = Tā ir { $version }. versija, bet šis yatzy lasa versijas no 1 līdz { $known }. Atjaunini yatzy, lai to izlasītu.
error-record-no-start = Trūkst spēles sākuma.
error-record-started-twice = Spēle sākas otrreiz.
error-record-event = Tā nevarēja notikt.
error-record-digest = Noteikumi „{ $sheet }” šeit ({ $found }) nav tie, pēc kuriem spēlēts ({ $digest }).
error-record-tag = „{ $text }” nav birka. Izvēlies no šīm: { $known }.
error-record-tag-twice = Birka { $tag } ir divreiz.
error-record-no-tag = Trūkst birkas { $tag }.
error-record-number = „{ $text }” nav skaitlis.
error-record-choice = { $tag } jābūt vienam no šiem: { $choices }, nevis „{ $text }”.
error-record-computer = „{ $text }” nav robots pie šī galda: raksti vietu un vārdu, piem., 2 casual.
error-record-sheet = Noteikumu „{ $sheet }” nav. Izvēlies no šiem: { $known }. Tavi noteikumi nāk līdzi birkā Rules, kā to raksta yatzy games export.
    .guest = Noteikumu „{ $sheet }” nav. Izvēlies no šiem: { $known }. Tavi noteikumi nāk līdzi birkā Rules.
error-record-rules = Tie nav noteikumi „{ $sheet }”.
error-record-heading = Šeit jābūt „{ $expected }”, nevis „{ $text }”.
error-record-name = „{ $text }” šeit nespēlē: tagad spēlē { $player }.
error-record-unfinished = Gājienam nav beigu: { $player }.
error-record-part = „{ $text }” nevar izlasīt: gājiens ir kauliņi, kas paturēts, lauciņš un tā punkti.
error-record-kept = Paturēts { $kept }, bet starp kauliņiem { $dice } tā nav.
error-verify-real-dice = Spēlēts ar īstiem kauliņiem: nav ko pārrēķināt.
error-verify-no-seal = Šai spēlei nav kauliņu nospieduma, tāpēc tos nevar pārrēķināt.
error-verify-no-secret = Sākumvērtība vēl ir paslēpta: to parādīs, kad spēle būs beigusies.
error-verify-bad-secret = Sākumvērtība nav rakstīta heksadecimāliem cipariem.
error-verify-day-open = Dienas { $day } spēle vēl ir atvērta: sākumvērtību parādīs, kad neviens to vairs nevarēs spēlēt.
error-verify-day-file = Šis fails nepierāda nevienu dienu. Saglabā /api/days atbildi tādu, kāda tā ir.

error-solve-threads = Pavedienu var būt no 1 līdz { NUMBER($most, useGrouping: 0) }, nevis { $got }.
error-solver-too-large = Šiem noteikumiem ir vismaz { $states } stāvokļu: lai tos aprēķinātu, vajag { $needed } GiB atmiņas, bet brīvi ir { $free } GiB.
error-solver-not-offline = Šajā ierīcē šie noteikumi nav aprēķināti. Jautā datorā, kurā ir uzstādīts yatzy: tas var tos aprēķināt.
error-solver-odds-too-large = Precīzajām varbūtībām vajag vismaz { $needed } GiB atmiņas, bet brīvi ir { $free }. Novērtē tās ar --games 1000000.
error-solver-games = Jāizspēlē vismaz viena spēle, nevis { $got }.
error-advise-dice = Kādi kauliņi? To vajag { $dice }, piem.: yatzy advise 12344
error-advise-against = --against prasa gala rezultātus, piem., 231,204, nevis „{ $text }”.
error-odds-filled = --filled der vieniem noteikumiem, bet norādīti vairāki.
error-odds-sheets = Vienlaikus var salīdzināt līdz { $most } noteikumiem, nevis { $got }.
error-odds-games = --games jābūt skaitlim no 1 līdz { $most }, nevis { $got }.
error-solver-no-memory = Tam nepietiek atmiņas.
error-solver-threads = Vajag vismaz vienu pavedienu, nevis { $got }.
error-solver-other-array = Tās nav šo noteikumu vērtības: vienā rindā to jābūt { $expected }, nevis { $got }.
error-solver-other-sheet = Punktu lapa ir pēc citiem noteikumiem ({ $card }) nekā aprēķins ({ $values }).
error-race-too-early = Brīvo lauciņu vēl ir { $open }; spēlēt tikai uz uzvaru ir par agru: to sāk, kad palicis ne vairāk kā { $most }. Līdz tam vislabāk spēlēt uz punktiem.
error-race-too-large = Spēlei uz uzvaru pēc šiem noteikumiem vajag { $needed } GiB atmiņas, bet brīvi ir { $free } GiB.
error-file-no-folder = Tādas mapes nav.
error-file-unwritable = Nevar ierakstīt: { $problem }.
error-export-suffix = Faila nosaukumam jābeidzas ar kādu no šiem: { $known }
error-export-option = { $option } neattiecas uz { $what }.
error-export-either = --filled, --dice un --rolls-left attiecas uz vienu punktu lapu, bet --games, --player un --seed – uz spēlēm.
error-export-player = --player nosauc vienu robotu, nevis { $got }.

error-extra-missing = Tam trūkst pakotnes: { $package }. Uzstādi to šādi: { $command }
error-store-no-game = Spēles „{ $game }” nav. Savas spēles redzi ar yatzy games.
error-store-many-games = Ar „{ $beginning }” sākas vairākas spēles: { $games }. Ievadi vairāk burtu.
error-store-known = Spēle { $game } tev jau ir.
error-store-moved-on = Spēle turpinājusies citur, varbūt citā terminālī. Tagad redzi to, kāda tā ir.
error-store-no-secret = Spēles { $game } sākumvērtība ir citā datorā: šeit spēli nevar turpināt.
error-store-full = Disks ir pilns, tāpēc nekas nav ierakstīts. Agrāk saglabātais ir drošībā: { $place }
error-store-not-taken = Vietā { $place } nevar rakstīt ({ $problem }): varbūt disks ir pilns vai bojājas, vai izlietota tava daļa. Agrāk saglabātais ir drošībā.
error-store-read-only = Vietā { $place } nevar rakstīt: tā ir tikai lasāma.
error-store-cannot-open = Spēles nevar glabāt vietā { $place }: { $problem }.
error-store-busy = Vietā { $place } pašlaik raksta cita programma. Mēģini vēlreiz.
error-store-damaged = { $place } nav spēļu datubāze vai ir bojāta: { $problem }.
error-store-gone = { $place } tika pārvietota, izdzēsta vai aizstāta, kamēr bija atvērta, tāpēc nekas nav ierakstīts. Sāc no jauna.
error-store-foreign = { $place } ir citas programmas datubāze: tajā nekas nav ierakstīts.
error-store-newer = { $place } veidojis jaunāks yatzy. Atjaunini šo.
error-store-failed = { $place } neizdevās izmantot: { $problem }.
error-store-served = { $place } jau izmanto cits yatzy serve. Apturi to vai izvēlies citu vietu ar --database.
error-store-no-home = Šim lietotājam nav mājas mapes. Norādi mapi: { $variable }=/a/folder
error-store-other-log = Fails { $log } blakus { $place } pieder citām spēlēm: ar rezerves kopiju aizstāja tikai pašu failu. Nekas nav mainīts. Ja { $place } ir tas, ko gribi, izdzēs { $log }; yatzy host restore to izdara pats.
error-store-closed = { $place } šeit ir slēgta: nekas vairs netiek rakstīts.
error-store-address = Tā nav datubāzes adrese. Norādi failu vai adresi, piem., postgresql://name:password@host/database; vārdā vai parolē rakstzīmes @ / : # raksta kā %40 %2F %3A %23.
error-store-unreachable = { $place } nav sasniedzama: { $problem }.
error-store-away = { $place } neatbild. Agrāk saglabātais ir drošībā; pēc brīža mēģini vēlreiz.
error-store-locked = { $place } nepieņem šo lietotāju un paroli.
error-store-no-right = { $place } neļauj šim lietotājam veidot vai izmantot tabulas. To var atļaut tās uzturētājs: GRANT CREATE ON SCHEMA …
error-store-no-database = Tādas datubāzes nav: { $place }. Vispirms izveido to, piem., ar createdb.

fault-whole-sheet = noteikumi
fault-more = (un vēl { $count }: sk. yatzy sheets check)
    .guest = (un vēl { $count })
fault-missing = trūkst.
fault-unknown-key = šeit nav zināms. Zināmi: { $known }.
fault-not-table = jābūt tabulai, nevis { $got }.
fault-not-list = jābūt sarakstam, nevis { $got }.
fault-list-length = jābūt no 1 līdz { $most } elementiem, nevis { $got }.
fault-twice = kaut kas atkārtojas divreiz.
fault-not-whole = jābūt veselam skaitlim no { NUMBER($least, useGrouping: 0) } līdz { NUMBER($most, useGrouping: 0) }, nevis { $got }.
fault-not-flag = jābūt true vai false, nevis { $got }.
fault-not-text = jābūt tekstam, nevis { $got }.
fault-bad-text = jābūt vienai teksta rindai no 1 līdz { $longest } rakstzīmēm.
fault-not-key = jābūt mazajiem burtiem, cipariem un defisēm, līdz { $longest } rakstzīmēm, vispirms burts, piem., "full-house", nevis { $got }.
fault-not-choice = jābūt vienam no { $choices }, nevis { $got }.
fault-not-language = jābūt valodas kodam, piem., "fi", nevis { $got }.
fault-not-pattern = jābūt "any" vai tabulai ar vienu no { $known }, nevis { $got }.
fault-not-pays = jābūt "all", "matched", abiem var pielikt skaitli ("all+50"), vai skaitlim līdz { $most }, nevis { $got }.
fault-key-taken = nosaukums { $key } jau ir aizņemts.
fault-upper-box = augšējās daļas lauciņš skaita viena cipara kauliņus, dod "matched" un nav pēdējā izeja.
fault-too-many-dice = kauliņu vajag { $needed }, bet noteikumos to ir { $dice }.
fault-no-upper-box = augšējā daļā nav neviena lauciņa.
fault-not-five-alike = jānorāda lauciņš ar paraugu groups = [{ $dice }].
fault-needs-forced-joker = der tikai ar joker = "forced".
fault-against-joker = neder kopā ar džokeru.
fault-against-order = neder kopā ar order = "fixed".
fault-needs-chance = vajag tieši vienu lauciņu ar paraugu "any"; ir { $got }.
fault-less-than-chance = jābūt ne mazāk, kā par to pašu metienu dod Izdevība: { $least }.
fault-id-taken = { $id } ir nosaukums noteikumiem, kas nāk līdzi yatzy. Izvēlies citu.
