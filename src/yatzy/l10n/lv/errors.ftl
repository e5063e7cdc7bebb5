# One line for everything that can be wrong with what a user gives us.

error-dice-letters = „{ $text }” nav metiens: raksti kauliņus cipariem, piem., 55535.
error-dice-count = „{ $text }”: { $got ->
        [zero] { $got } kauliņu
        [one] { $got } kauliņš
       *[other] { $got } kauliņi
    }; pēc šīs lapas to jābūt { $expected }.
error-dice-face = „{ $text }” nav metiens: kauliņi rāda no 1 līdz 6, nevis { $face }.
error-sheet-unknown = Lapas „{ $name }” nav. { $near ->
        [none] Ir šādas: { $known }. Der arī ceļš uz tavu failu.
       *[other] Varbūt { $near }?
    }
    .guest = Lapas „{ $name }” nav. { $near ->
        [none] Ir šādas: { $known }.
       *[other] Varbūt { $near }?
    }
error-option-unknown = Noteikumiem { $sheet } nav izvēles „{ $option }”. { $known ->
        [none] Nav nevienas.
       *[other] Ir: { $known }.
    }
error-options-exclude = Izvēlies vienu: { $one } un { $other } nav savienojamas.
error-sheet-missing = Tāda faila nav.
error-sheet-unreadable = Failu nevar izlasīt: { $problem }.
error-sheet-too-large = Fails ir par lielu noteikumu lapai: robeža ir { $largest } kB.
error-sheet-encoding = Tas nav teksta fails: noteikumu lapa ir TOML UTF-8 kodējumā.
error-sheet-line = Kāda rinda ir garāka par { NUMBER($longest, useGrouping: 0) } zīmēm.
error-sheet-toml = Tas nav derīgs TOML: { $problem }
error-sheet-empty = Lapa ir tukša.
error-sheet-not-offline = Pēc šiem noteikumiem var spēlēt tikai ar serveri.
error-card-entry = „{ $part }” nav aizpildīts lauciņš: raksti lauciņš=punkti, piem., yatzy=50.
error-card-box = Šajā lapā nav lauciņa „{ $key }”. Ir šādi: { $known }.
error-card-twice = Lauciņš „{ $key }” aizpildīts divreiz.
error-card-points = Lauciņā „{ $key }” nekad nevar būt { $points }. Var būt: { $possible }.
error-card-further = Lauciņā „{ $key }” var būt { $points } tikai tad, ja lauciņā „{ $needed }” jau ir punkti.
error-card-order = Šo lapu aizpilda no augšas uz leju, bet lauciņš „{ $key }” vēl ir brīvs.
error-card-bonus = { $most ->
        [0] Šajā kartītē prēmijas par vēl pieciem vienādiem nevar būt.
       *[other] Prēmija par vēl pieciem vienādiem ir { $each }, šajā kartītē kopā ne vairāk kā { $most }, nevis { $bonus }.
    }
error-card-bonus-box = Šajā kartītē { $points } lauciņā „{ $key }” nevarēja dot prēmiju { $bonus }.
error-card-full = Visi lauciņi ir aizpildīti: nav vairs ko spēlēt.
error-language-unknown = Valodas „{ $language }” nav. Ir šādas: { $known }.
error-pad-columns = Bloknotam ir no { $least } līdz { $most } ailēm, nevis { NUMBER($got, useGrouping: 0) }.

error-line = { $line }. rinda: { $told }

error-no-terminal = Spēlēšanai vajag termināli, nevis konveijeru (|) vai failu.
error-games-sure = Spēle { $game } pazustu uz visiem laikiem. Ja to gribi, pieliec --yes.
error-games-at-server = { $game } ir servera galds. To spēlē tur: galdu atver yatzy serve.
error-games-served = { $game } ir galds serverī, kas pašlaik darbojas. Vispirms to apturi.
error-record-which = Norādi ieraksta failu vai padod ierakstu caur konveijeru (|).
error-record-unwritable = Nevar ierakstīt: { $problem }.

error-setup-players = Šī lapa domāta { $least }–{ $most } spēlētājiem vai vienam, kas trenējas; šeit to ir { $got }.
error-setup-name = „{ $name }” nav vārds: vārdā ir no 1 līdz { $longest } zīmēm, vienā rindā.
error-setup-name-twice = Diviem spēlētājiem ir viens vārds: { $name }.
error-setup-teams = Komandu var būt { $allowed }, nevis { $got }.
error-setup-team-seats = Katrs spēlētājs ir vienā komandā, un neviena komanda nav tukša.
error-setup-tag = „{ $text }” nav { $tag ->
        [date] datums (piem., 2026-11-15)
        [seal] zīmogs: 64 heksadecimāli cipari
        [match] sacensību nosaukums: burti un cipari, līdz 40
       *[game_id] spēles nosaukums: burti un cipari, līdz 40
    }.
error-setup-match = Sacensībās katrs spēlē atsevišķi, ar kauliņiem ekrānā un bez metiena par sākšanu.
error-setup-rounds = Sērijā ir no 1 līdz { $most } kārtām, nevis { $got }.
error-setup-words = Veiksmes vārdu ir { $got }, bet spēlētāju { $players }. Pa vienam katram vai neviena.
error-setup-computers = Ja spēlē dators, par katru vietu jāpasaka, vai tas tur ir: vietu ir { $players }, bet pateikts par { $got }.
error-setup-computer = „{ $computer }” nav datorspēlētāja vārds: mazie burti, cipari un defises.
error-setup-computer-dice = Datorspēlētājiem vajag kauliņus ekrānā: īstus tie nevar mest.
error-setup-choice = { $tag } jābūt vienam no šiem: { $choices }, nevis „{ $text }”.
error-setup-word = „{ $word }” nav veiksmes vārds: tajā ir līdz { $longest } zīmēm, vienā rindā.

error-move-not-your-turn = Tagad nav tavs gājiens: spēlē { $player }.
error-move-game-over = Spēle ir galā.
error-move-roll-off = Vispirms visi met, lai noskaidrotu, kurš sāks.
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
error-game-and-options = Vai nu turpini spēli, vai pasaki, kādai būt jaunajai.
error-move-dice-lie = Šī gājiena kauliņi jau ir uz galda: izvēlies lauciņu.
error-move-no-box = Šajā lapā nav lauciņa „{ $box }”.{ $near ->
        [none] {""}
       *[other] {" "}Varbūt { $near }?
    }
error-move-box-filled = Lauciņš „{ $box }” jau ir aizpildīts.
error-move-box-forbidden = Lauciņu „{ $box }” tagad ņemt nedrīkst.
error-move-typed = „{ $typed }” nav ne kauliņi, ne punkti: ievadi kauliņus vai punktus, piem., 28 vai 30+100.
error-move-points-needed = Cik punktu lauciņā „{ $box }”?
error-move-points = Lauciņā „{ $box }” tagad nevar būt { $points }. Var būt: { $possible }.
error-move-points-differ = Kauliņi lauciņā „{ $box }” dod { $right }, nevis { $points }.
error-move-only-real-dice = Tas iespējams tikai ar īstiem kauliņiem.
error-move-across-dice = Kas uzmests, tas uzmests: kauliņus atsaukt nevar.
error-move-computers = { $player } ierakstīja, un tas paliek: atsaukt var tikai to, ko dara cilvēki.
error-move-nothing-done = Nav ko atsaukt.
error-move-no-turn = Nav { $turn }. gājiena, ko labot.
error-move-conflict = Tā nevar būt: vēlāk { $player } ierakstīja { $points } lauciņā „{ $box }”. Vispirms izlabo to.
error-move-not-over = Kauliņi paliek aizzīmogoti līdz spēles beigām.
error-move-no-secret = Šie kauliņi nav bijuši aizzīmogoti.
error-move-rolls-left = Pēc metiena paliek no 0 līdz { $most } metieniem, nevis { $got }.
error-move-shown = Spēle ir slēgta: tās kauliņi jau parādīti.

error-record-page = Tīmekļa lapa pārrakstītu pašu ierakstu.
error-record-empty = Spēles tajā nav.
error-record-empty-input = Standarta ievadē nav nevienas spēles. Norādi ieraksta failu vai padod ierakstu caur konveijeru (|).
error-record-unreadable = Nevar izlasīt: { $problem }.
error-record-missing = Tāda faila nav.
error-record-nowhere = Nav ne tāda faila, ne saglabātas spēles. Spēles uzskaita yatzy games.
error-record-none-played = Saglabātajās spēlēs vēl nav neviena gājiena. Norādi ieraksta failu vai padod ierakstu caur konveijeru (|).
error-record-too-large = Spēles ierakstam tas ir par lielu: robeža ir { $largest } MB.
error-record-encoding = Tas nav teksta fails: ieraksts ir teksts UTF-8 kodējumā.
error-record-json = Tas nav derīgs JSON: { $problem }
error-record-data = Tas nav spēles notikums: { $problem }
error-record-seq = Trūkst { $expected }. notikuma; šeit ir { $got }.
error-record-moment = „{ $got }” nav laiks. To raksta tā: 2026-11-15T19:30:00Z.
error-record-newer = Tā ir { $version }. versija, bet šis yatzy lasa versijas no 1 līdz { $known }. Varbūt to rakstījis jaunāks yatzy.
error-record-no-start = Trūkst spēles sākuma.
error-record-started-twice = Spēle sākas otrreiz.
error-record-event = Tā nevarēja notikt.
error-record-digest = Lapas „{ $sheet }” noteikumi šeit ({ $found }) nav tie, pēc kuriem spēlēts ({ $digest }).
error-record-tag = „{ $text }” nav birka. Ir šādas: { $known }.
error-record-tag-twice = Birka { $tag } ir divreiz.
error-record-no-tag = Trūkst birkas { $tag }.
error-record-number = „{ $text }” nav skaitlis.
error-record-choice = { $tag } jābūt vienam no šiem: { $choices }, nevis „{ $text }”.
error-record-computer = „{ $text }” nav datorspēlētājs pie šī galda: raksti vietu un vārdu, piem., 2 casual.
error-record-sheet = Lapas „{ $sheet }” plauktā nav. Ir šādas: { $known }. Sava lapa nāk līdzi birkā Rules, kā to raksta yatzy games export.
    .guest = Lapas „{ $sheet }” plauktā nav. Ir šādas: { $known }. Sava lapa nāk līdzi birkā Rules.
error-record-rules = Tie nav lapas „{ $sheet }” noteikumi.
error-record-heading = Šeit jābūt „{ $expected }”, nevis „{ $text }”.
error-record-name = „{ $text }” šeit nespēlē: tagad spēlē { $player }.
error-record-unfinished = Gājienam nav beigu: { $player }.
error-record-part = „{ $text }” nevar izlasīt: gājiens ir kauliņi, kas paturēts, lauciņš un tā punkti.
error-record-kept = Paturēts { $kept }, bet starp kauliņiem { $dice } tā nav.
error-verify-real-dice = Spēlēts ar īstiem kauliņiem: nav ko pārrēķināt.
error-verify-no-seal = Kauliņi nav bijuši aizzīmogoti, tāpēc tos nevar pārrēķināt.
error-verify-no-secret = Kauliņi vēl ir aizzīmogoti: noslēpumu parāda, kad spēle ir galā.
error-verify-bad-secret = Noslēpums nav rakstīts heksadecimāliem cipariem.
error-verify-day-open = Dienas { $day } spēle vēl ir atvērta: sākumvērtību parāda, kad neviens to vairs nevar spēlēt.
error-verify-day-file = Šis fails nepierāda nevienu dienu. Saglabā /api/days atbildi tādu, kāda tā ir.

error-solve-threads = Pavedienu var būt no 1 līdz { NUMBER($most, useGrouping: 0) }, nevis { $got }.
error-solver-too-large = Šai lapai ir vismaz { $states } stāvokļu: tās risināšanai vajag { $needed } GiB atmiņas, bet brīvi ir { $free } GiB.
error-solver-not-offline = Šajā ierīcē nav šo noteikumu atrisinājuma. Jautā datorā, kurā ir uzstādīts yatzy: tas var tos atrisināt.
error-solver-odds-too-large = Precīzajām varbūtībām vajag vismaz { $needed } GiB atmiņas, bet šeit brīvi ir { $free }. --games 1000000 tās nosaka, izspēlējot spēles.
error-solver-games = Jāizspēlē vismaz viena spēle, nevis { $got }.
error-advise-dice = Kādi kauliņi? To vajag { $dice }, piem.: yatzy advise 12344
error-advise-against = --against prasa gala rezultātus, piem., 231,204, nevis „{ $text }”.
error-odds-filled = --filled attiecas uz vienu lapu, bet nosauktas vairākas.
error-odds-sheets = Vienlaikus var salīdzināt ne vairāk kā { $most } lapas, nevis { $got }.
error-odds-games = --games ir skaitlis no 1 līdz { $most }, nevis { $got }.
error-solver-no-memory = Tam nepietiek atmiņas.
error-solver-threads = Vajag vismaz vienu pavedienu, nevis { $got }.
error-solver-other-array = Tās nav šīs lapas vērtības: vienā rindā to jābūt { $expected }, nevis { $got }.
error-solver-other-sheet = Kartīte ir no citas lapas ({ $card }) nekā risinājums ({ $values }).
error-race-too-early = Brīvo lauciņu vēl ir { $open }; spēlēt tikai uz uzvaru ir par agru: to sāk, kad palicis ne vairāk kā { $most }. Līdz tam vislabāk spēlēt uz punktiem.
error-race-too-large = Spēlei uz uzvaru pēc šīs lapas vajag { $needed } GiB atmiņas, bet brīvi ir { $free } GiB.
error-file-no-folder = Tādas mapes nav.
error-file-unwritable = Nevar ierakstīt: { $problem }.
error-export-suffix = Faila nosaukumam jābeidzas ar kādu no šiem: { $known }
error-export-option = { $option } neattiecas uz { $what }.
error-export-either = --filled, --dice un --rolls-left attiecas uz vienu kartīti, bet --games, --player un --seed – uz spēlēm.
error-export-player = --player nosauc vienu datorspēlētāju, nevis { $got }.

error-extra-missing = Tam trūkst pakotnes: { $package }. Uzstādi to šādi: { $command }
error-store-no-game = Spēles „{ $game }” nav. Spēles uzskaita yatzy games.
error-store-many-games = Ar „{ $beginning }” sākas vairākas spēles: { $games }.
error-store-known = Spēle { $game } jau ir šeit.
error-store-moved-on = Spēle turpinājusies citur, varbūt citā terminālī. Tu to redzi tādu, kāda tā ir tagad.
error-store-no-secret = Spēles { $game } kauliņi aizzīmogoti citā datorā: šeit to nevar turpināt.
error-store-full = Disks ir pilns, tāpēc nekas nav ierakstīts. Agrāk saglabātais ir drošībā: { $place }
error-store-not-taken = Disks nepieņēma rakstāmo vietā { $place } ({ $problem }): varbūt tas ir pilns, varbūt izlietota tava daļa, vai tas bojājas. Agrāk saglabātais ir drošībā.
error-store-read-only = Vietā { $place } nevar rakstīt: tā ir tikai lasāma.
error-store-cannot-open = Spēles nevar glabāt vietā { $place }: { $problem }.
error-store-busy = Vietā { $place } pašlaik raksta cita programma. Mēģini vēlreiz.
error-store-damaged = { $place } nav spēļu krātuve vai ir bojāta: { $problem }.
error-store-gone = { $place } tika pārvietota, izdzēsta vai aizstāta, kamēr bija atvērta, tāpēc nekas nav ierakstīts. Sāc no jauna.
error-store-foreign = { $place } ir citas programmas datubāze: tajā nekas nav ierakstīts.
error-store-newer = { $place } veidojis jaunāks yatzy. Atjaunini šo.
error-store-failed = { $place } neizdevās izmantot: { $problem }.
error-store-served = { $place } jau apkalpo cits yatzy serve. Apturi to vai glabā spēles citur: --database
error-store-no-home = Šim lietotājam nav mājas mapes, kur glabāt. Norādi mapi: { $variable }=/a/folder
error-store-other-log = Fails { $log } blakus { $place } pieder citām spēlēm: ar rezerves kopiju aizstāja tikai pašu failu. Nekas nav mainīts. Ja { $place } ir tas, ko gribi, izdzēs { $log }; yatzy host restore to izdara pats.
error-store-closed = { $place } šeit ir slēgta: nekas vairs netiek rakstīts.
error-store-address = Tā nav datubāzes adrese. Tā ir fails vai, piem., postgresql://name:password@host/database; vārdā vai parolē zīmes @ / : # raksta %40 %2F %3A %23.
error-store-unreachable = { $place } nav sasniedzama: { $problem }.
error-store-away = { $place } neatbild. Agrāk saglabātais ir drošībā; pamēģini pēc brīža.
error-store-locked = { $place } nelaiž iekšā ar šo vārdu un paroli.
error-store-no-right = { $place } neļauj šim lietotājam veidot vai izmantot tabulas. To var atļaut tās uzturētājs: GRANT CREATE ON SCHEMA …
error-store-no-database = Tādas datubāzes nav: { $place }. Vispirms tā jāizveido, piem., ar createdb.

fault-whole-sheet = lapa
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
fault-bad-text = jābūt vienai teksta rindai no 1 līdz { $longest } zīmēm.
fault-not-key = jābūt mazajiem burtiem, cipariem un defisēm, līdz { $longest } zīmēm, vispirms burts, piem., "full-house", nevis { $got }.
fault-not-choice = jābūt vienam no { $choices }, nevis { $got }.
fault-not-language = jābūt valodas kodam, piem., "fi", nevis { $got }.
fault-not-pattern = jābūt "any" vai tabulai ar vienu no { $known }, nevis { $got }.
fault-not-pays = jābūt "all", "matched", abiem var pielikt skaitli ("all+50"), vai skaitlim līdz { $most }, nevis { $got }.
fault-key-taken = nosaukums { $key } jau ir aizņemts.
fault-upper-box = augšējās daļas lauciņš skaita viena cipara kauliņus, dod "matched" un nav pēdējā izeja.
fault-too-many-dice = kauliņu vajag { $needed }, bet lapā to ir { $dice }.
fault-no-upper-box = augšējā daļā nav neviena lauciņa.
fault-not-five-alike = jānorāda lauciņš ar paraugu groups = [{ $dice }].
fault-needs-forced-joker = der tikai ar joker = "forced".
fault-against-joker = neder kopā ar džokeru.
fault-against-order = neder kopā ar order = "fixed".
fault-needs-chance = vajag tieši vienu lauciņu ar paraugu "any"; ir { $got }.
fault-less-than-chance = jābūt ne mazāk, kā par to pašu metienu dod Izdevība: { $least }.
fault-id-taken = { $id } ir nosaukums lapai, kas nāk līdzi yatzy un kurai ir citi noteikumi. Izvēlies citu.
