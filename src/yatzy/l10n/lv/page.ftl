# The page in the browser.

page-yatzy = Yatzy
page-title = { $title } · Yatzy
page-tagline = Spēlē Yatzy pēc savas kastītes noteikumiem.
page-default-name = Spēlētājs
page-opening = Mirklīti…
page-no-script = Šai lapai vajag JavaScript. Ieslēdz to šai vietnei un pārlādē lapu.
page-away = Serveris neatbild. Pēc brīža mēģini vēlreiz.
page-lost = Savienojums pārtrūka. Atjaunojam… Tava spēle ir saglabāta.
page-back = Savienojums ir atjaunots.
page-slow = Gaidām serveri…
page-table-closed = Servera saimnieks slēdza šo galdu. Te vairs nevar spēlēt.
page-no-table = Tāda galda nav
page-no-sheet = Tādu noteikumu nav
page-no-sheet-about = Pārbaudi adresi vai izvēlies noteikumus sākumlapā.
page-nowhere = Šeit nekā nav
page-nowhere-about = Pārbaudi adresi. Galda kodā ir desmit burti un cipari.
page-close = Aizvērt
page-home = Sākums
page-rules = Noteikumi
page-records = Statistika
page-between = Treniņš un citi rīki
page-explorer-go = Pozīcijas analīze
page-drill-go = Treniņš
page-undo = Atsaukt

page-play-now = Spēlēt vienatnē
page-again = Vēlreiz: { $names }
page-starts = Sāk { $player }
page-tonight = Šovakar: { $score }
page-door-computer = Pret datoru
page-door-computer-about = no iesācēja līdz nevainojamam
page-door-here = Ap šo ierīci
page-door-here-about = no rokas rokā
page-door-friends = Ar draugiem
page-door-friends-about = ar saiti vai kodu
page-door-real = Ar īstiem kauliņiem
page-door-real-about = punktu lapa saskaita
page-day-about = Visiem tie paši kauliņi
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
page-forget = Paslēpt: { $title }
page-look-again = Pārskatīt
page-look-more = Vēl { $count }
page-look-at-it = Pārskatīt spēli
page-bring = Importēt spēli
page-own = Savi noteikumi
page-own-back = Atpakaļ pie šiem noteikumiem
page-compare = Salīdzināt
page-no-publisher = Mājas noteikumi
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
page-sheet-vinga = Bez džokera, bez prēmijas par vēl vienu Yatzy.
page-sheet-mb-1973 = Žetons par katru nākamo Yahtzee, obligāts džokers. Komandas un sērijas.
page-sheet-hasbro = Obligāts džokers, arī pēc nulles.
page-sheet-printworks = 100 par katru nākamo Yatzy, brīvs džokers.
page-sheet-philos = Otrs Yatzi lauciņā „Izdevība” dod 100.
page-sheet-philos-fr = Pēc franču teksta: vēl viens Yatzi ir 0, kad augšējais lauciņš aizpildīts.
page-sheet-philos-es = Pēc spāņu teksta: vēl viens Yatzi ir 0, kad augšējā daļa pilna.
page-sheet-maxi = Trīs pāri, villa un tornis. Prēmija 100, ja ir vismaz 84.
page-sheet-forced-order = Lauciņus aizpilda no augšas uz leju.
page-sheet-kniffel = 50 par vēl vienu Kniffel, kamēr augšējais lauciņš brīvs, tad džokers.
page-sheet-yams = Viena kolonna; rindām vajag piecus kauliņus.
page-sheet-yacht = Divpadsmit lauciņu, bez prēmijas, 30 par katru rindu.
page-sheet-yacht-dice = Kā videospēlēs: māja dod kauliņu summu, rindas 15 un 30.

page-other-pad = Mainīt noteikumus
page-who = Spēlētāji
page-name = Vārds
page-your-name = Tavs vārds
page-far-name = Brīva vieta
page-add-here = Spēlētājs šajā ierīcē
page-add-far = Spēlētājs savā ierīcē
page-add-computer = Robots
page-add-known = Pievienot: { $name }
page-change-colour = Mainīt krāsu: { $name }
page-which-computer = Kurš robots
page-remove = Noņemt: { $name }
page-raise = Pārcelt augstāk: { $name }
page-dice = Kauliņi
page-dice-screen = Ekrānā
page-dice-real = Īsti
page-dice-same = Visiem tie paši
page-dice-screen-about = Met šeit, visiem redzot. Pēc spēles tos var pārbaudīt.
page-dice-real-about = Met savus kauliņus; punktu lapa pārbauda un saskaita.
page-dice-same-about = Sacensības: katrs spēlē savā ierīcē un saņem tos pašus metienus. Uzvar augstākais rezultāts.
page-more = Citas iespējas
page-options = Izvēles
page-rounds = Kārtas
page-round = { $round }. kārta
page-counting = Kā skaita kārtas
page-counting-totals = Visu kārtu summa
page-counting-differences = Uzvarētāja pārsvars
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
page-begins-agreed = Pirmais sarakstā
page-begins-roll-off = Augstākais metiens
page-coach-on = Atļaut treneri
page-no-coach = Bez trenera šis serveris dos padomus par spēli tikai pēc tās beigām. Liegt kādam meklēt padomu citur tas nevar.
page-patience = Cik ilgi gaidīt to, kura nav
page-start = Sākt
page-lay = Izveidot galdu
page-lay-match = Izveidot sacensības
page-series = Sērija līdz šim

page-lobby = { $free ->
        [0] Visi ir klāt.
        [zero] Brīvas { $free } vietas.
        [one] Brīva { $free } vieta.
       *[other] Brīvas { $free } vietas.
    }
page-lobby-wait = Spēle sāksies, kad visas vietas būs aizņemtas vai kad to sāks galda saimnieks.
page-lobby-patience = Ja kāda nav { $time }, pārējie var ļaut viņa vietā spēlēt robotam.
page-remove-player = Noņemt
page-removed = Galda saimnieks tevi noņēma no galda. Skatīties vari. Ja gribi spēlēt, palūdz, lai saimnieks ļauj atgriezties.
page-admit = Ļaut atgriezties: { $name }
page-lobby-sit = Ieņem vietu, lai spēlētu.
page-lobby-screen = kauliņi ekrānā
page-lobby-real = īsti kauliņi
page-seat-free = Brīva
page-seat-mine = Tu
page-sit = Sēsties šeit
page-stand-up = Atstāt vietu
page-begin = { $count ->
        [1] Sākt vienatnē
        [zero] Sākt: { $count } spēlētāju
        [one] Sākt: { $count } spēlētājs
       *[other] Sākt: { $count } spēlētāji
    }
page-begin-ask = Sākt bez pārējiem?
page-begin-ask-about = Brīvo vietu vairs nebūs. Kas atnāks vēlāk, varēs tikai skatīties.
page-invite = Uzaicināt
page-invite-play = Kas to atvērs, varēs ieņemt brīvu vietu.
page-invite-look = Spēle ir beigusies: kas to atvērs, varēs to pārskatīt.
page-share = Dalīties ar šo spēli
page-invite-watch = Spēle ir sākusies: kas to atvērs, varēs skatīties.
page-qr = Šī galda QR kods
page-code = Kods
page-link = Saite
page-copy = Kopēt
page-copied = Nokopēts
page-not-copied = Iezīmē tekstu un nokopē
page-no-code = QR kods parādīsies, kad serveris atbildēs.
page-device = Spēlēt citā ierīcē
page-device-about = Atver šo saiti otrā ierīcē, un savās vietās varēsi spēlēt arī tur. Dod to tikai tam, kam jāspēlē tavā vietā.
page-device-own = Tā ir mana ierīce: tā drīkst visu, ko šī
page-device-qr = QR kods tavai otrajai ierīcei
page-device-make = Izveidot saiti
page-take-over = Vai šajā ierīcē spēlēs { $theirs }?
page-take-over-about = { $held ->
        [yes] Ar šo saiti spēlē { $theirs }. Ja turpināsi, { $ours } šajā ierīcē varēs spēlēt tikai ar jaunu saiti.
       *[no] Ar šo saiti spēlē { $theirs }. Ja turpināsi, šī ierīce vairs nebūs galda saimnieks.
    }
page-take-over-yes = Turpināt
page-take-over-no = Atcelt
page-take-over-none = Atvērtajai saitei pie šī galda nav vietas.

page-menu = Izvēlne
page-pad = Punktu lapa
page-story = Jaunākais
page-pad-of = Punktu lapa: { $player }
page-whole-pad = Visa lapa
page-people = Spēlētāji
page-computer = robots
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
        [zero] { $count } žetonu, { $points ->
            [zero] { $points } punktu
            [one] { $points } punkts
           *[other] { $points } punkti
        }
        [one] { $count } žetons, { $points ->
            [zero] { $points } punktu
            [one] { $points } punkts
           *[other] { $points } punkti
        }
       *[other] { $count } žetoni, { $points ->
            [zero] { $points } punktu
            [one] { $points } punkts
           *[other] { $points } punkti
        }
    }
page-cell-written = { $box } { $points }
page-cell-struck = { $box } 0: nosvītrots
page-cell-offered = { $box } { $points }: var rakstīt{ $advised ->
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
        [yes] { $player }, met kauliņus.
       *[no] Tavs gājiens: met kauliņus.
    }
page-do-tell = { $several ->
        [yes] { $player }: ievadi kauliņus vai pieskaries lauciņam un ievadi punktus.
       *[no] Ievadi kauliņus vai pieskaries lauciņam un ievadi punktus.
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
       *[no] Pēdējo darbību atsauca { $player }.
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
page-hand-over = { $player }: lai spēlē robots…
page-hand-over-who = { $player }: kurš spēlēs tālāk?
page-hand-over-own = Robots spēlēs, līdz tu atgriezīsies. Pārņemt vari jebkurā brīdī.
page-hand-over-another = { $player }: lai spēlē robots?
page-hand-over-about = Spēlēs spēcīgs robots, līdz { $player } atgriezīsies.
page-hand-over-go = Lai spēlē
page-has-left = No galda aizgāja { $player }.
page-waits = Jau kādu laiku neatbild { $player }.
page-absent = Pašlaik prom: { $player }. Ļaut spēlēt robotam varēsi pēc { $time }.
page-hand-over-yes = Lai spēlē { $computer }
page-not-now = Ne tagad
page-figure-numbers = Rādīt skaitļus
page-plays-for = { $player }: spēlē { $computer }
page-for = { $player } ({ $computer })
page-come-back = Atkal spēlē { $player }
page-come-back-self = Atkal spēlēju es

page-keys = Īsinājumtaustiņi
page-key-space = Atstarpe
page-key-enter = Enter
page-keys-roll = mest vai apturēt kauliņus
page-keys-keep = paturēt kauliņu vai atlaist
page-keys-tell = ievadīt kauliņu
page-keys-walk = pārvietoties pa lapu
page-keys-write = rakstīt lauciņā
page-keys-hint = jautāt trenerim
page-keys-undo = atsaukt
page-keys-card = šī palīdzība

page-match-go = Uz sacensībām
page-match-compare = Kā veicās pārējiem
page-match-sealed = Kauliņus varēs pārbaudīt, kad sacensības būs beigušās.

page-hint = Padoms
page-coach = Treneris
page-coach-idle = Met un tad jautā, ko darīt.
page-coach-thinks = Treneris domā…
page-coach-says = Treneris iesaka – { $choice }. { $why }
page-coach-second = { $less ->
    [no] Tikpat laba izvēle – { $choice }.
   *[yes] Otra labākā izvēle – { $choice }, par { $cost } mazāk.
}
page-coach-best = labākā
page-coach-keep = Paturēt šos
page-ask-explorer = Analizēt šo pozīciju
page-percent = { $number } %
page-chances = Izredzes uzvarēt
page-chances-round = Izredzes uzvarēt kārtā

page-real-dice = Kauliņi: { $dice }
page-real-keys = Ievadi kauliņus
page-points-which = Cik punktu?
page-points-none = Šajā lauciņā tagad nevar rakstīt.
page-correct = Labot: { $box }
page-correct-was = Tagad tur ir { $points } ({ $player }).
page-correct-box = Lauciņš

page-end = Spēle beigusies
page-end-alone = { $points ->
        [zero] { $points } punktu
        [one] { $points } punkts
       *[other] { $points } punkti
    }
page-end-won = { $counting ->
        [differences] Uzvar { $players }, pārsvars: { $points ->
            [zero] { $points } punktu
            [one] { $points } punkts
           *[other] { $points } punkti
        }
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
page-tonight-title = Šovakar, { $games }. spēle
page-evening-end = Beigt vakaru
page-evening-won = Vakara uzvara: { $player }
page-fair-dice = Godīgi kauliņi
page-record-notation = Pieraksts
page-record-jsonl = JSON Lines
page-record-csv = CSV
