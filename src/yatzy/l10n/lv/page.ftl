# The page in the browser.

page-yatzy = Yatzy
page-title = { $title } · Yatzy
page-tagline = Katrs Yatzy pēc savas kastītes noteikumiem.
page-default-name = Spēlētājs
page-opening = Mirklīti…
page-no-script = Šai lapai vajag JavaScript. Atļauj to šai adresei un ielādē lapu vēlreiz.
page-away = Serveris neatbild. Pamēģini pēc brīža.
page-lost = Savienojums pārtrūcis. Mēģinām to atjaunot; no spēles nekas nav zudis.
page-back = Savienojums ir atjaunots.
page-slow = Serveris vēl nav atbildējis. Gaidām…
page-table-closed = Servera uzturētājs ir slēdzis šo galdu. Šeit neviens nevar spēlēt tālāk.
page-no-table = Tāda galda nav
page-no-sheet = Tāda bloknota nav
page-no-sheet-about = Varbūt adresē ir kļūda. Visi bloknoti ir plauktā.
page-nowhere = Šeit nekā nav
page-nowhere-about = Varbūt adresē ir kļūda. Galda kodā ir desmit burti un cipari.
page-close = Aizvērt
page-home = Uz sākumu
page-rules = Noteikumi
page-records = Sasniegumi
page-between = Starp spēlēm
page-explorer-go = Pozīcijas analīze
page-drill-go = Treniņš
page-undo = Atsaukt

page-play-now = Spēlēt vienatnē
page-again = Vēlreiz: { $names }
page-starts = Sāk { $player }
page-tonight = Šovakar: { $score }
page-door-computer = Pret datoru
page-door-computer-about = no viegla līdz nevainojamam
page-door-here = Ap šo ierīci
page-door-here-about = no rokas rokā
page-door-friends = Ar draugiem
page-door-friends-about = ar saiti vai kodu
page-door-real = Ar īstiem kauliņiem
page-door-real-about = lapa saskaita
page-day-about = Visiem vienādi metieni
page-day-play = Spēlēt
page-day-players = spēlētāji: { $players }
page-day-best = labākais { $points }
page-day-streak = dienas pēc kārtas: { $days }
page-today = Dienas spēle
page-join = Pievienoties ar kodu vai saiti
page-join-example = AB3DE-FG7HJ
page-join-go = Pievienoties
page-join-wrong = Kodā ir desmit burti un cipari.
page-continue = Turpināt
page-waiting = Vēl neviena nav
page-continue-all = Rādīt vēl { $count }
page-forget = Izņemt no saraksta: { $title }
page-look-again = Pārskatīt
page-look-more = Vēl { $count }
page-look-at-it = Pārskatīt spēli
page-bring = Ielādēt ierakstu
page-own = Savi noteikumi
page-own-back = Atpakaļ pie šiem noteikumiem
page-compare = Salīdzināt
page-no-publisher = Kā mēdz spēlēt
page-sheet-counts = { $boxes ->
        [zero] { $boxes } lauciņu
        [one] { $boxes } lauciņš
       *[other] { $boxes } lauciņi
    } · { $dice ->
        [zero] { $dice } kauliņu
        [one] { $dice } kauliņš
       *[other] { $dice } kauliņi
    }
page-sheet-tactic = Pāri, rindas un māja. Prēmija 50, ja ir vismaz 63.
page-sheet-tactic-da = Pēc dāņu teksta: Yatzy dod kauliņu summu un 50.
page-sheet-tactic-nl = Pēc holandiešu teksta: prēmijai vajag vairāk nekā 63.
page-sheet-vinga = Piecpadsmit lauciņu, nekādu piemaksu, nekā obligāta.
page-sheet-mb-1973 = Žetons par katru nākamo Yahtzee un obligāts džokers. Komandas un sērijas.
page-sheet-hasbro = Džokers ir obligāts, arī pēc nulles.
page-sheet-printworks = 100 par katru nākamo Yatzy un brīvs džokers.
page-sheet-philos = Otrs Yatzi lauciņā „Izdevība” ir 100 vērts.
page-sheet-philos-fr = Pēc franču teksta: nulle, kad augšējais lauciņš ir aizpildīts.
page-sheet-philos-es = Pēc spāņu teksta: nulle, kad augšējā daļa ir pilna.
page-sheet-maxi = Seši kauliņi, divdesmit lauciņu, prēmija 100, ja ir vismaz 84.
page-sheet-forced-order = No augšas uz leju, bez izvēles.
page-sheet-kniffel = 50 par vēl vienu Kniffel, kamēr augšējais lauciņš brīvs, tad džokers.
page-sheet-yams = Viena kolonna; rindām vajag piecus kauliņus.
page-sheet-yacht = Divpadsmit lauciņu, bez prēmijas, 30 par katru rindu.
page-sheet-yacht-dice = Kā videospēlēs: māja dod kauliņu summu, rindas 15 un 30.

page-other-pad = Izvēlēties citu bloknotu
page-who = Kas spēlē
page-name = Vārds
page-your-name = Tavs vārds
page-far-name = Kas pievienosies
page-add-here = Vēl kāds šeit
page-add-far = Savā telefonā
page-add-computer = Dators
page-add-known = Pievienot: { $name }
page-change-colour = Mainīt krāsu: { $name }
page-which-computer = Kurš datorspēlētājs
page-remove = Noņemt: { $name }
page-raise = Pārcelt augstāk: { $name }
page-dice = Kauliņi
page-dice-screen = Ekrānā
page-dice-real = Īsti
page-dice-same = Visiem tie paši
page-dice-screen-about = Met šeit, visiem redzot; pēc tam tos var pārbaudīt.
page-dice-real-about = Met savējos, bet bloknots pārbauda un saskaita.
page-dice-same-about = Sacensības: katrs spēlē atsevišķi savā ierīcē un saņem tos pašus metienus. Uzvar augstākais rezultāts.
page-more = Par ko vēl vienoties
page-options = Izvēles
page-rounds = Kārtas
page-round = { $round }. kārta
page-counting = Kā skaita
page-counting-totals = Lielākā kārtu summa
page-counting-differences = Uzvarētāja pārsvars kārtā
page-counting-rounds-won = Visvairāk uzvaru kārtās
page-counting-short = { $counting ->
        [differences] Pārsvars
        [rounds-won] Uzvaras
       *[totals] Summa
    }
page-teams = Komandas
page-teams-none = Katrs par sevi
page-teams-some = { $number ->
        [zero] { $number } komandu
        [one] { $number } komanda
       *[other] { $number } komandas
    }
page-team = { $team }. komanda
page-begins = Kas sāk
page-begins-agreed = Pirmais vārds
page-begins-roll-off = Augstākais metiens
page-coach-on = Drīkst jautāt trenerim
page-no-coach = Bez trenera šis serveris spēles laikā par to padomus nedod. Aizkavēt kādu meklēt padomu citur tas nevar.
page-patience = Cik ilgi gaidīt to, kura nav
page-start = Sākt
page-lay = Sagatavot galdu
page-lay-match = Sagatavot sacensības
page-series = Sērija līdz šim

page-lobby = { $free ->
        [0] Visi ir klāt.
        [zero] Brīvas { $free } vietas.
        [one] Brīva { $free } vieta.
       *[other] Brīvas { $free } vietas.
    }
page-lobby-wait = Spēle sāksies, kad visas vietas būs aizņemtas vai kad to sāks galda saimnieks.
page-lobby-patience = Ja kāda nav { $time }, pārējie var ļaut spēlēt datoram.
page-remove-player = Noņemt
page-removed = Galda saimnieks tevi noņēma no galda. Skatīties vari. Ja gribi spēlēt, palūdz, lai ļauj atgriezties.
page-admit = Ļaut atgriezties: { $name }
page-lobby-sit = Ieņem vietu un spēlē līdzi.
page-lobby-screen = kauliņi ekrānā
page-lobby-real = īsti kauliņi
page-seat-free = Brīva
page-seat-mine = Tu
page-sit = Sēsties šeit
page-stand-up = Piecelties
page-begin = { $count ->
        [1] Sākt vienatnē
        [zero] Sākt: { $count } spēlētāju
        [one] Sākt: { $count } spēlētājs
       *[other] Sākt: { $count } spēlētāji
    }
page-begin-ask = Sākt bez pārējiem?
page-begin-ask-about = Brīvās vietas pazudīs. Kas atnāks vēlāk, varēs tikai skatīties.
page-invite = Uzaicināt
page-invite-play = Kas to atvērs, varēs ieņemt brīvu vietu.
page-invite-look = Spēle ir galā: kas to atvērs, redzēs, kā gāja.
page-share = Dalīties ar šo spēli
page-invite-watch = Spēle ir sākusies: kas to atvērs, varēs skatīties.
page-qr = Šī galda QR kods
page-code = Kods
page-link = Saite
page-copy = Kopēt
page-copied = Nokopēts
page-not-copied = Iezīmē un nokopē ar roku
page-no-code = Kamēr serveris neatbild, QR kodu nevar uzzīmēt.
page-device = Spēlēt citā ierīcē
page-device-about = Atver šo saiti otrā ierīcē: tavās vietās varēs spēlēt no abām. Dod to tikai tam, kam jāspēlē tavā vietā.
page-device-own = Tā ir mana ierīce: tā drīkst visu, ko šī
page-device-qr = QR kods tavai otrajai ierīcei
page-device-make = Izveidot saiti
page-take-over = Vai šeit spēlēs { $theirs }?
page-take-over-about = { $held ->
        [yes] Atvērtā saite ir vietai, kurā spēlē { $theirs }. Šajā ierīcē spēlē { $ours }; turpināt šeit bez atsevišķas saites vairs nevarēs.
       *[no] Atvērtā saite ir vietai, kurā spēlē { $theirs }. Šī ierīce sagatavoja galdu; neko pie tā sākt vai beigt šeit vairs nevarēs.
    }
page-take-over-yes = Pārņemt
page-take-over-no = Atstāt, kā ir
page-take-over-none = Atvērtajai saitei pie šī galda nav vietas.

page-menu = Izvēlne
page-pad = Bloknots
page-story = Tikko
page-pad-of = Bloknots: { $player }
page-whole-pad = Viss bloknots
page-people = Spēlētāji
page-computer = dators
page-turn = gājiens
page-turn-of = Gājiens: { $player }
page-turn-number = { $turn }. gājiens no { $turns }
page-table-code = galds { $code }
page-bonus-from = { $sum }/{ $at }
page-bonus-for = { $at } → { $points }
page-bonus-told = { $label }: pagaidām { $sum } no { $at }.
page-pace = { $way ->
        [ahead] { $points ->
            [zero] Par { $points } punktiem vairāk, nekā šobrīd vajag prēmijai.
            [one] Par { $points } punktu vairāk, nekā šobrīd vajag prēmijai.
           *[other] Par { $points } punktiem vairāk, nekā šobrīd vajag prēmijai.
        }
        [behind] { $points ->
            [zero] Par { $points } punktiem mazāk, nekā šobrīd vajag prēmijai.
            [one] Par { $points } punktu mazāk, nekā šobrīd vajag prēmijai.
           *[other] Par { $points } punktiem mazāk, nekā šobrīd vajag prēmijai.
        }
       *[even] Tieši tik punktu, cik šobrīd vajag prēmijai.
    }
page-chips = { $count ->
        [0] Nav žetonu
        [zero] { $count } žetonu, { $points } punkti
        [one] { $count } žetons, { $points } punkti
       *[other] { $count } žetoni, { $points } punkti
    }
page-cell-written = { $box } { $points }
page-cell-struck = { $box } 0: nosvītrots
page-cell-offered = { $box } { $points }: var ņemt{ $advised ->
        [yes] , tā iesaka treneris
        [best] , šobrīd labākais lauciņš
       *[no] {""}
    }
page-cell-zero = { $box } 0: tiktu nosvītrots
page-cell-barred = { $box }: tagad nedrīkst. { $why }
page-cell-open = { $box }: brīvs
page-box-about = Kā skaita punktus: { $box }
page-box-example = Piemēram
page-box-now = Šie kauliņi
page-box-write = Ierakstīt šeit { $points }
page-cheer-box = { $box }!
page-cheer-best = Personīgais rekords!
page-sound = Skaņa
page-pass-on = Tava kārta. Pieskaries, lai sāktu.
page-die = { $place }. kauliņš: { $face }{ $kept ->
        [yes] , paturēts
       *[no] {""}
    }
page-keep-line = Paturētie kauliņi
page-face = { $face }
page-throws-left = { $count ->
        [0] Metienu vairs nav
        [zero] Vēl { $count } metienu
        [one] Vēl { $count } metiens
       *[other] Vēl { $count } metieni
    }
page-button-roll = Mest
page-button-roll-named = { $player }, met
page-button-again = { $count ->
        [zero] Mest { $count } kauliņus
        [one] Mest { $count } kauliņu
       *[other] Mest { $count } kauliņus
    }
page-button-choose = Izvēlies lauciņu
page-button-all-kept = Visi paturēti
page-button-theirs = Spēlē { $player }
page-rolled-off = Visvairāk uzmeta un sāk { $player }.
page-roll-off = Sāk augstākais metiens: tagad met { $player }.
page-do-roll = { $several ->
        [yes] Met { $player }.
       *[no] Tavs gājiens: met kauliņus.
    }
page-do-tell = { $several ->
        [yes] { $player }: ievadi uzmestos kauliņus vai pieskaries lauciņam un norādi punktus.
       *[no] Ievadi uzmestos kauliņus vai pieskaries lauciņam un norādi punktus.
    }
page-do-keep = Pieskaries kauliņiem, ko paturēt, vai izvēlies lauciņu.
page-do-choose = Metienu vairs nav: izvēlies lauciņu.
page-do-take = Izvēlies lauciņu vai izlabo kauliņus.
page-your-turn = { $several ->
        [yes] Gājiens: { $player }.
       *[no] Tavs gājiens.
    }
page-zero = Nosvītrot „{ $box }”?
page-zero-yes = Nosvītrot
page-zero-no = Vēl ne

page-told-rolled = { $you ->
        [yes] Tu uzmeti { $dice }.
       *[no] { $player } uzmeta { $dice }.
    }
page-told-laid = { $you ->
        [yes] Tavi kauliņi: { $dice }.
       *[no] { $player } – kauliņi { $dice }.
    }
page-told-kept = { $you ->
        [yes] Tu paturi { $dice }.
       *[no] { $player } patur { $dice }.
    }
page-told-wrote = { $you ->
        [yes] { $box }: tev { $points }.
       *[no] { $player } – { $box }: { $points }.
    }
page-told-struck = { $you ->
        [yes] Tu nosvītroji lauciņu „{ $box }”.
       *[no] { $player } nosvītroja lauciņu „{ $box }”.
    }
page-told-took-back = { $you ->
        [yes] Atsaukts.
       *[no] { $player } atsauca.
    }
page-told-corrected = Izlabots – { $box }: { $points }.
page-told-reacts = { $player }: { $text }

page-react = Reaģēt
page-reaction-bravo = Bravo!
page-reaction-laugh = Ha ha!
page-reaction-ouch = Au!
page-reaction-luck = Veiksmi!
page-reaction-hurry = Nu, ātrāk…
page-reaction-thanks = Paldies!
page-hand-over = { $player }: lai spēlē dators…
page-hand-over-who = { $player }: kurš spēlēs tālāk?
page-hand-over-own = Dators spēlēs, līdz atkal spēlēsi tu; to vari jebkurā brīdī.
page-hand-over-another = { $player }: lai spēlē dators?
page-hand-over-about = Dators, kas spēlē labi, turpinās, līdz { $player } atgriezīsies.
page-hand-over-go = Lai spēlē
page-has-left = No galda aizgāja { $player }.
page-waits = Jau kādu laiku neatbild { $player }.
page-absent = { $player } nav šeit. Ļaut spēlēt datoram varēsi pēc { $time }.
page-hand-over-yes = Lai spēlē { $computer }
page-not-now = Ne tagad
page-figure-numbers = Rādīt skaitļus
page-plays-for = { $player }: spēlē { $computer }
page-for = { $player } ({ $computer })
page-come-back = Tālāk spēlē { $player }
page-come-back-self = Tālāk spēlēju es

page-keys = Taustiņi
page-key-space = Atstarpe
page-key-enter = Enter
page-keys-roll = mest vai uzreiz beigt metienu
page-keys-keep = paturēt kauliņu vai atlaist
page-keys-tell = ievadīt uzmestu kauliņu
page-keys-walk = pārvietoties bloknotā
page-keys-write = rakstīt lauciņā
page-keys-hint = jautāt trenerim
page-keys-undo = atsaukt
page-keys-card = šī kartīte

page-match-go = Uz sacensībām
page-match-compare = Kā gāja pārējiem
page-match-sealed = Kauliņus varēs pārbaudīt, kad sacensības būs galā.

page-hint = Padoms
page-coach = Treneris
page-coach-idle = Pēc metiena pajautā, ko darīt.
page-coach-thinks = Treneris domā…
page-coach-says = Treneris iesaka – { $choice }. { $why }
page-coach-second = { $less ->
    [no] Tikpat labi – { $choice }.
   *[yes] Nākamais labākais – { $choice } (par { $cost } mazāk).
}
page-coach-best = labākā
page-coach-keep = Paturēt šos
page-ask-explorer = Analizēt šo pozīciju
page-percent = { $number } %
page-chances = Izredzes uzvarēt
page-chances-round = Izredzes uzvarēt kārtā

page-real-dice = Kauliņi: { $dice }
page-real-keys = Uzmestie kauliņi
page-points-which = Cik punktu?
page-points-none = Šajā lauciņā tagad neko nevar rakstīt.
page-correct = Labot: { $box }
page-correct-was = Tagad tur ir { $points } ({ $player }).
page-correct-box = Lauciņš

page-end = Beigas
page-end-alone = { $points ->
        [zero] { $points } punktu
        [one] { $points } punkts
       *[other] { $points } punkti
    }
page-end-won = { $counting ->
        [differences] Uzvar { $players }, pārsvars { $points }
        [rounds-won] Uzvar { $players }: { $points ->
            [zero] { $points } kārtu
            [one] { $points } kārta
           *[other] { $points } kārtas
        }
       *[totals] Uzvar { $players }: { $points ->
            [zero] { $points } punktu
            [one] { $points } punkts
           *[other] { $points } punkti
        }
    }
page-end-shared = Uzvaru dala { $players }
page-rematch = Spēlēt vēlreiz
page-rematch-go = Uz revanšu
page-end-more = Vairāk
page-tonight-title = Šovakar, spēle { $games }
page-evening-end = Beigt vakaru
page-evening-won = Vakara uzvara: { $player }
page-fair-dice = Godīgi kauliņi
page-record-notation = Pieraksts
page-record-jsonl = JSON Lines
page-record-csv = CSV
