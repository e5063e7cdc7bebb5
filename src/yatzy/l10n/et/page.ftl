# The page in the browser.

page-yatzy = Yatzy
page-title = { $title } · Yatzy
page-tagline = Mängi Yatzyt oma karbi reeglite järgi.
page-default-name = Mängija
page-opening = Üks hetk…
page-no-script = See leht vajab JavaScripti. Luba see selle saidi jaoks ja laadi leht uuesti.
page-away = Server ei vasta. Proovi hetke pärast uuesti.
page-lost = Ühendus katkes. Taastan ühendust… Sinu mäng on salvestatud.
page-back = Ühendus on tagasi.
page-slow = Ootan serverit…
page-table-closed = Serveri pidaja sulges selle laua. Siin ei saa enam mängida.
page-no-table = Sellist lauda pole
page-no-sheet = Selliseid reegleid pole
page-no-sheet-about = Kontrolli aadressi või vali reeglid avalehel.
page-nowhere = Siin pole midagi
page-nowhere-about = Kontrolli aadressi. Laua koodis on kümme tähte ja numbrit.
page-close = Sulge
page-home = Avaleht
page-rules = Reeglid
page-records = Statistika
page-between = Harjutamine ja muu
page-explorer-go = Uuri seisu
page-drill-go = Treening
page-undo = Võta tagasi

page-play-now = Mängi üksi
page-again = Mängi uuesti: { $names }
page-starts = Alustab { $player }
page-tonight = Täna õhtul: { $score }
page-door-computer = Arvuti vastu
page-door-computer-about = leebest täiuslikuni
page-door-here = Ühe seadme ümber
page-door-here-about = käest kätte
page-door-friends = Sõpradega
page-door-friends-about = lingi või koodiga
page-door-real = Päris täringutega
page-door-real-about = leht arvutab ise
page-day-about = Kõigil samad visked
page-day-play = Mängi
page-day-players = mängijaid: { $players }
page-day-best = parim { $points }
page-day-streak = päevi järjest: { $days }
page-today = Päeva mäng
page-join = Liitu koodi või lingiga
page-join-example = AB3DE-FG7HJ
page-join-go = Liitu
page-join-wrong = Koodis on kümme tähte ja numbrit.
page-continue = Jätka
page-waiting = Veel mitte kedagi
page-continue-all = { $count ->
        [one] Näita veel üht
       *[other] Näita veel { $count }
    }
page-forget = Peida: { $title }
page-look-again = Vaata üle
page-look-more = Veel { $count }
page-look-at-it = Vaata mäng üle
page-bring = Impordi mäng
page-own = Oma reeglid
page-own-back = Tagasi reeglite juurde
page-compare = Võrdle reegleid
page-no-publisher = Kodused reeglid
page-sheet-counts = { $boxes } lahtrit · { $dice } täringut
page-sheet-tactic = Paarid, read ja maja. Boonus 50 alates 63 punktist.
page-sheet-tactic-da = Taani reeglid: Yatzy annab täringute summa ja 50.
page-sheet-tactic-nl = Hollandi reeglid: boonuseks on vaja üle 63 punkti.
page-sheet-vinga = Jokkerita, järgmine Yatzy boonust ei anna.
page-sheet-mb-1973 = Žetoon iga järgmise Yahtzee eest ja kohustuslik jokker. Võistkonnad ja seeriad.
page-sheet-hasbro = Kohustuslik jokker, ka pärast nulli.
page-sheet-printworks = 100 iga järgmise Yatzy eest ja vaba jokker.
page-sheet-philos = Teine Yatzi annab lahtris Juhuslik 100 punkti.
page-sheet-philos-fr = Prantsuse reeglid: järgmine Yatzi on null, kui ülemine lahter on täis.
page-sheet-philos-es = Hispaania reeglid: järgmine Yatzi on null, kui ülemine osa on täis.
page-sheet-maxi = Kolm paari, villa ja torn. Boonus 100 alates 84 punktist.
page-sheet-forced-order = Täida lahtrid ülevalt alla.
page-sheet-kniffel = 50 järgmise Kniffeli eest, kui ülemine lahter on vaba, siis jokker.
page-sheet-yams = Üks veerg; read nõuavad viit täringut.
page-sheet-yacht = Kaksteist lahtrit, boonuseta, 30 kummagi rea eest.
page-sheet-yacht-dice = Nagu videomängus: maja annab silmade summa, read 15 ja 30.

page-other-pad = Muuda reegleid
page-who = Mängijad
page-name = Nimi
page-your-name = Sinu nimi
page-far-name = Vaba koht
page-add-here = Veel keegi siin
page-add-far = Keegi oma telefonis
page-add-computer = Robot
page-add-known = Lisa { $name }
page-change-colour = Vaheta värvi: { $name }
page-which-computer = Milline robot
page-remove = Eemalda { $name }
page-raise = Liiguta üles: { $name }
page-dice = Täringud
page-dice-screen = Ekraanil
page-dice-real = Päris täringud
page-dice-same = Kõigil samad
page-dice-screen-about = Visatakse siin, kõik näevad. Pärast saab täringuid kontrollida.
page-dice-real-about = Viska oma täringuid; punktileht kontrollib ja liidab.
page-dice-same-about = Matš: igaüks mängib oma seadmes ja saab samad visked. Suurim kogusumma võidab.
page-more = Veel valikuid
page-options = Valikud
page-rounds = Voorud
page-round = Voor { $round }
page-counting = Voorude arvestus
page-counting-totals = Voorude punktid kokku
page-counting-differences = Võitja edumaa
page-counting-rounds-won = Enim võidetud voore
page-counting-short = { $counting ->
        [differences] Edumaa
        [rounds-won] Võidud
       *[totals] Summa
    }
page-teams = Võistkonnad
page-teams-none = Võistkondadeta
page-teams-some = { $number } võistkonda
page-team = Võistkond { $team }
page-begins = Kes alustab
page-begins-agreed = Esimene mängija
page-begins-roll-off = Suurim vise
page-coach-on = Luba treener
page-no-coach = Ilma treenerita ei anna server su mängu kohta nõu, enne kui see läbi on. Mujalt nõu küsimist ta takistada ei saa.
page-patience = Kui kaua oodata äraolijat
page-start = Alusta
page-lay = Loo laud
page-lay-match = Loo matš
page-series = Seeria seis

page-lobby = { $free ->
        [0] Kõik on kohal.
        [one] Üks koht on vaba.
       *[other] { $free } kohta on vaba.
    }
page-lobby-wait = Mäng algab, kui kõik kohad on võetud või kui peremees alustab.
page-lobby-patience = Kui keegi on ära { $time }, võivad teised lasta robotil tema eest mängida.
page-remove-player = Eemalda
page-removed = Peremees eemaldas su lauast. Vaadata saad. Mängimiseks palu tal end tagasi lasta.
page-admit = Lase tagasi: { $name }
page-lobby-sit = Mängimiseks võta koht.
page-lobby-screen = täringud ekraanil
page-lobby-real = päris täringud
page-seat-free = Vaba
page-seat-mine = Sina
page-sit = Istu siia
page-stand-up = Lahku kohalt
page-begin = { $count ->
        [one] Alusta üksi
       *[other] Alusta { $count } mängijaga
    }
page-begin-ask = Kas alustada ilma teisteta?
page-begin-ask-about = Vabad kohad kaovad. Kes hiljem tuleb, saab ainult vaadata.
page-invite = Kutsu kaasa
page-invite-play = Kes selle avab, saab võtta vaba koha.
page-invite-look = Mäng on läbi: kes selle avab, saab selle üle vaadata.
page-share = Jaga seda mängu
page-invite-watch = Mäng on alanud: kes selle avab, saab vaadata.
page-qr = Laua QR-kood
page-code = Kood
page-link = Link
page-copy = Kopeeri
page-copied = Kopeeritud
page-not-copied = Vali tekst ja kopeeri see
page-no-code = QR-kood ilmub, kui server vastab.
page-device = Mängi teises seadmes
page-device-about = Ava see link oma teises seadmes, et ka seal oma kohtadel mängida. Anna see ainult neile, kes peavad sinu eest mängima.
page-device-own = See on minu enda seade: sellega saab teha kõike, mida siingi
page-device-qr = QR-kood sinu teisele seadmele
page-device-make = Loo link
page-take-over = Kas mängida selles seadmes: { $theirs }?
page-take-over-about = { $held ->
        [yes] See link on nende kohtade jaoks: { $theirs }. Kui jätkad, ei saa selles seadmes ilma uue lingita enam mängida: { $ours }.
       *[no] See link on nende kohtade jaoks: { $theirs }. Kui jätkad, ei ole see seade enam laua peremees.
    }
page-take-over-yes = Jätka
page-take-over-no = Loobu
page-take-over-none = Avatud lingil pole selles lauas kohta.

page-menu = Menüü
page-pad = Punktileht
page-story = Viimati
page-pad-of = Punktileht: { $player }
page-whole-pad = Terve punktileht
page-people = Mängijad
page-computer = robot
page-turn = käigul
page-turn-of = Käigul { $player }
page-turn-number = käik { $turn }/{ $turns }
page-table-code = laud { $code }
page-bonus-from = { $sum }/{ $at }
page-bonus-for = { $at } → { $points }
page-bonus-told = { $label }: seni { $sum }/{ $at }.
page-pace = { $way ->
        [ahead] { $points ->
            [one] Boonuse graafikust { $points } punkt ees.
           *[other] Boonuse graafikust { $points } punkti ees.
        }
        [behind] { $points ->
            [one] Boonuse graafikust { $points } punkt maas.
           *[other] Boonuse graafikust { $points } punkti maas.
        }
       *[even] Täpselt boonuse graafikus.
    }
page-chips = { $count ->
        [0] Žetoone pole
        [one] Üks žetoon, { $points } punkti
       *[other] { $count } žetooni, { $points } punkti
    }
page-cell-written = { $box } { $points }
page-cell-struck = { $box } 0: maha tõmmatud
page-cell-offered = { $box } { $points }: saab valida{ $advised ->
        [yes] , treeneri valik
        [best] , praegu parim lahter
       *[no] {""}
    }
page-cell-zero = { $box } 0: tõmmataks maha
page-cell-barred = { $box }: praegu mitte. { $why }
page-cell-open = { $box }: vaba
page-box-about = Kuidas punkte saab: { $box }
page-box-example = Näiteks
page-box-now = Need täringud
page-box-write = Kirjuta siia { $points }
page-cheer-box = { $box }!
page-cheer-best = Isiklik rekord!
page-sound = Heli
page-pass-on = Sinu kord. Alustamiseks puuduta.
page-die = Täring { $place }: { $face }{ $kept ->
        [yes] , alles jäetud
       *[no] {""}
    }
page-keep-line = Alles jäetud täringud
page-face = { $face }
page-throws-left = { $count ->
        [0] Viskeid enam pole
        [one] Veel üks vise
       *[other] Veel { $count } viset
    }
page-button-roll = Viska
page-button-roll-named = { $player }, viska
page-button-again = { $count ->
        [one] Viska 1 täring
       *[other] Viska { $count } täringut
    }
page-button-choose = Vali lahter
page-button-all-kept = Kõik jäävad alles
page-button-theirs = { $player } mängib
page-rolled-off = Suurim vise: { $player } alustab.
page-roll-off = Suurim vise alustab. Nüüd viskab { $player }.
page-do-roll = { $several ->
        [yes] { $player }, viska täringud.
       *[no] Sinu kord: viska täringud.
    }
page-do-tell = { $several ->
        [yes] { $player }: sisesta täringud või puuduta lahtrit, et sisestada selle punktid.
       *[no] Sisesta täringud või puuduta lahtrit, et sisestada selle punktid.
    }
page-do-keep = Puuduta täringuid, mille alles jätad, või vali lahter.
page-do-choose = Viskeid enam pole: vali lahter.
page-do-take = Vali lahter või paranda täringuid.
page-your-turn = { $several ->
        [yes] Käigul { $player }.
       *[no] Sinu kord.
    }
page-zero = Kas tõmmata maha: { $box }?
page-zero-yes = Tõmba maha
page-zero-no = Veel mitte

page-told-rolled = { $you ->
        [yes] Viskasid { $dice }.
       *[no] { $player } viskas { $dice }.
    }
page-told-laid = { $you ->
        [yes] Sinu täringud: { $dice }.
       *[no] { $player } sai { $dice }.
    }
page-told-kept = { $you ->
        [yes] Jätad alles { $dice }.
       *[no] { $player } jätab alles { $dice }.
    }
page-told-wrote = { $you ->
        [yes] Kirjutasid { $points }: { $box }.
       *[no] { $player } kirjutas { $points }: { $box }.
    }
page-told-struck = { $you ->
        [yes] Tõmbasid maha: { $box }.
       *[no] { $player } tõmbas maha: { $box }.
    }
page-told-took-back = { $you ->
        [yes] Tagasi võetud.
       *[no] { $player } võttis viimase sammu tagasi.
    }
page-told-corrected = Parandatud: { $box }, { $points } p.
page-told-reacts = { $player }: { $text }

page-react = Reageeri
page-reaction-bravo = Braavo!
page-reaction-laugh = Haha!
page-reaction-ouch = Ai!
page-reaction-luck = Edu!
page-reaction-hurry = Noh…
page-reaction-thanks = Aitäh!
page-hand-over = Robot asemele: { $player }…
page-hand-over-who = Kes mängib mängija { $player } eest?
page-hand-over-own = Robot mängib, kuni oled tagasi. Jätkata võid igal ajal.
page-hand-over-another = Kas lasta robotil mängida mängija { $player } eest?
page-hand-over-about = Tugev robot mängib, kuni { $player } on tagasi.
page-hand-over-go = Las mängib
page-has-left = { $player } lahkus lauast.
page-waits = { $player } pole mõnda aega vastanud.
page-absent = { $player } on ära. Roboti saad mängima lasta, kui möödub { $time }.
page-hand-over-yes = Las mängib { $computer }
page-not-now = Mitte praegu
page-figure-numbers = Näita arve
page-plays-for = { $computer } mängib mängija { $player } eest
page-for = { $computer } ({ $player })
page-come-back = { $player } jätkab
page-come-back-self = Jätkan ise

page-keys = Kiirklahvid
page-key-space = Tühik
page-key-enter = Enter
page-keys-roll = viska või peata täringud
page-keys-keep = jäta täring alles või vabasta
page-keys-tell = sisesta täring
page-keys-walk = liigu punktilehel
page-keys-write = kirjuta lahtrisse
page-keys-hint = küsi treenerilt
page-keys-undo = võta tagasi
page-keys-card = näita neid klahve

page-match-go = Matši juurde
page-match-compare = Vaata, kuidas teistel läks
page-match-sealed = Täringuid saab kontrollida, kui matš on läbi.

page-hint = Vihje
page-coach = Treener
page-coach-idle = Viska ja küsi siis, mida teha.
page-coach-thinks = Treener mõtleb…
page-coach-says = Treener: { $choice }. { $why }
page-coach-second = { $less ->
        [no] Sama hea: { $choice }.
       *[yes] Paremuselt teine: { $choice }, { $cost } vähem.
    }
page-coach-best = parim
page-coach-keep = Jäta need alles
page-ask-explorer = Uuri seda seisu
page-percent = { $number }%
page-chances = Võiduvõimalus
page-chances-round = Vooru võiduvõimalus

page-real-dice = Täringud: { $dice }
page-real-keys = Sisesta täringud
page-points-which = Mitu punkti?
page-points-none = Sellesse lahtrisse ei saa praegu kirjutada.
page-correct = Paranda: { $box }
page-correct-was = Praegu on seal { $points } ({ $player }).
page-correct-box = Lahter

page-end = Mäng läbi
page-end-alone = { $points ->
        [one] { $points } punkt
       *[other] { $points } punkti
    }
page-end-won = Võitja on { $players }: { $counting ->
        [differences] edumaa { $points ->
            [one] { $points } punkt
           *[other] { $points } punkti
        }
        [rounds-won] { $points ->
            [one] { $points } voor
           *[other] { $points } vooru
        }
       *[totals] { $points ->
            [one] { $points } punkt
           *[other] { $points } punkti
        }
    }
page-end-shared = Võitu jagavad { $players }
page-rematch = Mängi uuesti
page-rematch-go = Kordusmängu juurde
page-end-more = Veel
page-tonight-title = Täna õhtul, mäng { $games }
page-evening-end = Tänaseks aitab
page-evening-won = Õhtu võitja: { $player }
page-fair-dice = Ausad täringud
page-record-notation = Notatsioon
page-record-jsonl = JSON Lines
page-record-csv = CSV
