# The page in the browser.

page-yatzy = Yatzy
page-title = { $title } · Yatzy
page-tagline = Iga Yatzy oma karbi reeglite järgi.
page-default-name = Mängija
page-opening = Üks hetk…
page-no-script = See leht vajab JavaScripti. Luba see sellele aadressile ja laadi leht uuesti.
page-away = Server ei vasta. Proovi hetke pärast uuesti.
page-lost = Ühendus katkes. Proovin seda taastada; mängust ei lähe midagi kaduma.
page-back = Ühendus on tagasi.
page-slow = Server pole veel vastanud. Ootan…
page-table-closed = Serveri pidaja on selle laua sulgenud. Keegi ei saa siin edasi mängida.
page-no-table = Sellist lauda pole
page-no-sheet = Sellist plokki pole
page-no-sheet-about = Aadressis võib olla viga. Kõik plokid on riiulis.
page-nowhere = Siin pole midagi
page-nowhere-about = Aadressis võib olla viga. Laua koodis on kümme tähte ja numbrit.
page-close = Sulge
page-home = Avalehele
page-rules = Reeglid
page-records = Statistika
page-between = Mängude vahel
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
page-forget = Eemalda loendist: { $title }
page-look-again = Vaata üle
page-look-more = Veel { $count }
page-look-at-it = Vaata mäng üle
page-bring = Too protokoll
page-own = Oma reeglid
page-own-back = Tagasi reeglite juurde
page-compare = Võrdle plokke
page-no-publisher = Nagu mängitakse
page-sheet-counts = { $boxes } lahtrit · { $dice } täringut
page-sheet-tactic = Paarid, read ja maja. Boonus 50 alates 63 punktist.
page-sheet-tactic-da = Taani tekst: Yatzy annab täringute summa ja 50.
page-sheet-tactic-nl = Hollandi tekst: boonuseks on vaja üle 63 punkti.
page-sheet-vinga = Viisteist lahtrit, ei lisasid ega sundi.
page-sheet-mb-1973 = Žetoon iga järgmise Yahtzee eest ja kohustuslik jokker. Tiimid ja seeriad.
page-sheet-hasbro = Jokker on kohustuslik, ka pärast nulli.
page-sheet-printworks = 100 iga järgmise Yatzy eest ja vaba jokker.
page-sheet-philos = Teine Yatzi annab lahtris Juhuslik 100 punkti.
page-sheet-philos-fr = Prantsuse teksti järgi: null, kui ülemine lahter on täis.
page-sheet-philos-es = Hispaania teksti järgi: null, kui ülemine osa on täis.
page-sheet-maxi = Kuus täringut, kakskümmend lahtrit, boonus 100 alates 84 punktist.
page-sheet-forced-order = Ülevalt alla, ilma valikuta.
page-sheet-kniffel = 50 järgmise Kniffeli eest, kui ülemine lahter on vaba, siis jokker.
page-sheet-yams = Üks veerg; read nõuavad viit täringut.
page-sheet-yacht = Kaksteist lahtrit, boonuseta, 30 kummagi rea eest.
page-sheet-yacht-dice = Nagu videomängus: maja annab silmade summa, read 15 ja 30.

page-other-pad = Vali teine plokk
page-who = Kes mängivad
page-name = Nimi
page-your-name = Sinu nimi
page-far-name = Liituja
page-add-here = Keegi selles seadmes
page-add-far = Oma telefonis
page-add-computer = Arvuti
page-add-known = Lisa { $name }
page-change-colour = Vaheta värvi: { $name }
page-which-computer = Milline arvutimängija
page-remove = Eemalda { $name }
page-raise = Liiguta üles: { $name }
page-dice = Täringud
page-dice-screen = Ekraanil
page-dice-real = Päris täringud
page-dice-same = Kõigil samad
page-dice-screen-about = Visatakse siin, kõigile näha ja pärast kontrollitav.
page-dice-real-about = Viskate oma täringuid; plokk kontrollib ja liidab.
page-dice-same-about = Matš: igaüks mängib üksi oma seadmes ja saab samad visked. Suurim kogusumma võidab.
page-more = Mida veel kokku leppida
page-options = Valikud
page-rounds = Voorud
page-round = Voor { $round }
page-counting = Arvestus
page-counting-totals = Voorude suurim summa
page-counting-differences = Võitja edu igas voorus
page-counting-rounds-won = Enim võidetud voore
page-counting-short = { $counting ->
        [differences] Edu
        [rounds-won] Võidud
       *[totals] Summa
    }
page-teams = Tiimid
page-teams-none = Igaüks enda eest
page-teams-some = { $number } tiimi
page-team = Tiim { $team }
page-begins = Kes alustab
page-begins-agreed = Esimene nimi
page-begins-roll-off = Suurim vise
page-coach-on = Treenerilt võib küsida
page-no-coach = Ilma treenerita ei anna server mängu ajal selle kohta nõu. Seda, et keegi mujalt nõu küsib, ta takistada ei saa.
page-patience = Kui kaua eemal olijat oodatakse
page-start = Alusta
page-lay = Ava laud
page-lay-match = Ava matš
page-series = Seeria seis

page-lobby = { $free ->
        [0] Kõik on kohal.
        [one] Üks koht on vaba.
       *[other] { $free } kohta on vaba.
    }
page-lobby-wait = Mäng algab, kui kõik kohad on võetud või laua avaja alustab.
page-lobby-patience = Kui keegi on ära { $time }, võivad teised lasta arvutil mängida.
page-remove-player = Eemalda
page-removed = Laua peremees eemaldas sind lauast. Vaadata saad. Mängimiseks palu, et ta su tagasi laseks.
page-admit = Lase tagasi: { $name }
page-lobby-sit = Võta koht ja mängi kaasa.
page-lobby-screen = täringud ekraanil
page-lobby-real = päris täringud
page-seat-free = Vaba
page-seat-mine = Sina
page-sit = Istu siia
page-stand-up = Tõuse
page-begin = { $count ->
        [one] Alusta üksi
       *[other] Alusta { $count } mängijaga
    }
page-begin-ask = Alustada ilma teisteta?
page-begin-ask-about = Vabad kohad kaovad. Kes hiljem tuleb, saab ainult vaadata.
page-invite = Kutsu kaasa
page-invite-play = Kes selle avab, saab võtta vaba koha.
page-invite-look = Mäng on läbi: kes selle avab, näeb, kuidas läks.
page-share = Jaga seda mängu
page-invite-watch = Mäng on alanud: kes selle avab, saab vaadata.
page-qr = Laua QR-kood
page-code = Kood
page-link = Link
page-copy = Kopeeri
page-copied = Kopeeritud
page-not-copied = Vali ja kopeeri käsitsi
page-no-code = QR-koodi ei saa joonistada, kuni server ei vasta.
page-device = Mängi teises seadmes
page-device-about = Ava see link teises seadmes: sinu kohtadel saab mängida mõlemast. Anna see ainult neile, kes peavad sinu eest mängima.
page-device-own = See on minu enda seade: sellega saab teha kõike, mida siingi
page-device-qr = QR-kood sinu teisele seadmele
page-device-make = Tee link
page-take-over = Kas tuua siia: { $theirs }?
page-take-over-about = { $held ->
        [yes] Avatud lingi koht: { $theirs }. Selles seadmes mängib { $ours } ja ilma oma lingita see enam ei õnnestuks.
       *[no] Avatud lingi koht: { $theirs }. See seade avas laua ega saaks seal enam midagi alustada ega lõpetada.
    }
page-take-over-yes = Too siia
page-take-over-no = Jäta nii
page-take-over-none = Avatud lingil pole selles lauas kohta.

page-menu = Menüü
page-pad = Plokk
page-story = Äsja
page-pad-of = Plokk: { $player }
page-whole-pad = Terve plokk
page-people = Mängijad
page-computer = arvuti
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
page-pass-on = Sinu kord. Puuduta, et alustada.
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
page-rolled-off = Suurim vise otsustas: { $player } alustab.
page-roll-off = Suurim vise alustab. Viskekord: { $player }.
page-do-roll = { $several ->
        [yes] { $player } viskab.
       *[no] Sinu kord: viska täringud.
    }
page-do-tell = { $several ->
        [yes] { $player }: puuduta visatud numbreid, või lahtrit, kui paned kirja ainult punktid.
       *[no] Puuduta visatud numbreid, või lahtrit, kui paned kirja ainult punktid.
    }
page-do-keep = Puuduta täringuid, mis jäävad alles, või võta lahter.
page-do-choose = Viskeid enam pole: võta lahter.
page-do-take = Võta lahter või paranda täringuid.
page-your-turn = { $several ->
        [yes] Käigul { $player }.
       *[no] Sinu kord.
    }
page-zero = Kas tõmmata { $box } maha?
page-zero-yes = Tõmba maha
page-zero-no = Veel mitte

page-told-rolled = { $you ->
        [yes] Viskasid { $dice }.
       *[no] { $player } viskas { $dice }.
    }
page-told-laid = { $you ->
        [yes] Sinu täringud on { $dice }.
       *[no] { $player } sai { $dice }.
    }
page-told-kept = { $you ->
        [yes] Jätad alles { $dice }.
       *[no] { $player } jätab alles { $dice }.
    }
page-told-wrote = { $you ->
        [yes] { $box }: { $points } sulle.
       *[no] { $player }: { $box }, { $points } p.
    }
page-told-struck = { $you ->
        [yes] Tõmbasid maha: { $box }.
       *[no] { $player } tõmbas maha: { $box }.
    }
page-told-took-back = { $you ->
        [yes] Tagasi võetud.
       *[no] { $player } võttis selle tagasi.
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
page-hand-over = Arvuti asemele: { $player }…
page-hand-over-who = Kes mängib mängija { $player } eest?
page-hand-over-own = Ta mängib, kuni ise jätkad, ja jätkata võid igal ajal.
page-hand-over-another = Kas arvuti mängib mängija { $player } eest?
page-hand-over-about = Hästi mängiv arvuti jätkab, kuni { $player } on tagasi.
page-hand-over-go = Las mängib
page-has-left = { $player } lahkus lauast.
page-waits = { $player } pole mõnda aega vastanud.
page-absent = { $player } on ära. Aeg, mille järel saad lasta arvutil mängida: { $time }.
page-hand-over-yes = Las mängib { $computer }
page-not-now = Mitte praegu
page-figure-numbers = Näita arve
page-plays-for = { $computer } mängib ({ $player })
page-for = { $computer } ({ $player })
page-come-back = { $player } jätkab
page-come-back-self = Jätkan ise

page-keys = Klahvid
page-key-space = Tühik
page-key-enter = Enter
page-keys-roll = viska või peata täringud kohe
page-keys-keep = jäta täring alles või vabasta
page-keys-tell = märgi visatud number
page-keys-walk = liigu plokil
page-keys-write = kirjuta lahtrisse
page-keys-hint = küsi treenerilt
page-keys-undo = võta tagasi
page-keys-card = see spikker

page-match-go = Matši juurde
page-match-compare = Vaata, kuidas teistel läks
page-match-sealed = Täringuid saab kontrollida, kui matš on läbi.

page-hint = Vihje
page-coach = Treener
page-coach-idle = Küsi pärast viset, mida teha.
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
page-real-keys = Visatud numbrid
page-points-which = Mitu punkti?
page-points-none = Siia lahtrisse ei saa praegu midagi kirjutada.
page-correct = Paranda: { $box }
page-correct-was = Praegu on seal { $points } ({ $player }).
page-correct-box = Lahter

page-end = Lõpp
page-end-alone = { $points ->
        [one] { $points } punkt
       *[other] { $points } punkti
    }
page-end-won = Võitja on { $players }: { $counting ->
        [differences] edu { $points ->
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
