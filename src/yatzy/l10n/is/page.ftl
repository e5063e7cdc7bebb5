# The page in the browser.

page-yatzy = Yatzy
page-title = { $title } · Yatzy
page-tagline = Spilaðu Yatzy eftir reglunum í þínum kassa.
page-default-name = Leikmaður
page-opening = Augnablik …
page-no-script = Þessi síða þarf JavaScript. Kveiktu á því fyrir síðuna og hladdu henni aftur.
page-away = Þjónninn svarar ekki. Reyndu aftur eftir smástund.
page-lost = Sambandið rofnaði. Tengist aftur … Leikurinn er vistaður.
page-back = Sambandið er komið á.
page-slow = Beðið eftir þjóninum …
page-table-closed = Gestgjafi þjónsins lokaði þessu borði. Hér er ekki hægt að spila lengur.
page-no-table = Þetta borð er ekki til
page-no-sheet = Þessar reglur eru ekki til
page-no-sheet-about = Athugaðu slóðina, eða veldu reglur á forsíðunni.
page-nowhere = Hér er ekkert
page-nowhere-about = Athugaðu slóðina. Kóði borðs er tíu bókstafir og tölustafir.
page-close = Loka
page-home = Forsíða
page-rules = Reglur
page-records = Tölfræði
page-between = Æfa og fleira
page-explorer-go = Greina stöðu
page-drill-go = Æfing
page-undo = Afturkalla

page-play-now = Spila án mótherja
page-again = Spila aftur: { $names }
page-starts = { $player } byrjar
page-tonight = Í kvöld: { $score }
page-door-computer = Á móti tölvunni
page-door-computer-about = frá byrjanda að fullkomnum
page-door-here = Á þessu tæki
page-door-here-about = látið það ganga
page-door-friends = Með vinum
page-door-friends-about = með hlekk eða kóða
page-door-real = Með alvöru teningum
page-door-real-about = blaðið leggur saman
page-day-about = Sömu teningar fyrir alla
page-day-play = Spila
page-day-players = leikmenn: { $players }
page-day-best = best { $points }
page-day-streak = dagar í röð: { $days }
page-today = Leikur dagsins
page-join = Vera með: kóði eða hlekkur
page-join-example = AB3DE-FG7HJ
page-join-go = Vera með
page-join-wrong = Kóði er tíu bókstafir og tölustafir.
page-continue = Halda áfram
page-waiting = Enginn enn
page-continue-all = { $count ->
        [1] Sýna einn í viðbót
       *[other] Sýna { $count } í viðbót
    }
page-forget = Fela „{ $title }“
page-look-again = Uppgjör
page-look-more = { $count } í viðbót
page-look-at-it = Gera leikinn upp
page-bring = Flytja inn leik
page-own = Eigin reglur
page-own-back = Aftur í þessar reglur
page-compare = Bera saman reglur
page-no-publisher = Heimareglur
page-sheet-counts = { $boxes ->
        [one] { $boxes } reitur
       *[other] { $boxes } reitir
    } · { $dice ->
        [one] { $dice } teningur
       *[other] { $dice } teningar
    }
page-sheet-tactic = Pör, raðir og hús. Bónus 50 frá 63.
page-sheet-tactic-da = Dönsku reglurnar: Yatzy gefur teningana og 50 að auki.
page-sheet-tactic-nl = Hollensku reglurnar: bónusinn þarf meira en 63.
page-sheet-vinga = Enginn jóker, enginn bónus fyrir annað Yatzy.
page-sheet-mb-1973 = Spilapeningur fyrir hvert Yahtzee í viðbót, skyldujóker. Lið og syrpur.
page-sheet-hasbro = Skyldujóker, líka eftir núll.
page-sheet-printworks = 100 fyrir hvert Yatzy í viðbót, frjáls jóker.
page-sheet-philos = Annað Yatzi gefur 100 í Áhættu.
page-sheet-philos-fr = Frönsku reglurnar: annað Yatzi gefur núll þegar efri reitur þess er fylltur.
page-sheet-philos-es = Spænsku reglurnar: annað Yatzi gefur núll þegar efri hlutinn er fullur.
page-sheet-maxi = Þrjú pör, villa og turn. Bónus 100 frá 84.
page-sheet-forced-order = Fylltu reitina ofan frá og niður.
page-sheet-kniffel = 50 fyrir annan Kniffel meðan efri reiturinn er opinn, síðan jóker.
page-sheet-yams = Einn dálkur; raðir þurfa fimm teninga.
page-sheet-yacht = Tólf reitir, enginn bónus, 30 fyrir hvora röð.
page-sheet-yacht-dice = Eins og í tölvuleikjum: hús gefur augun, raðir 15 og 30.

page-other-pad = Skipta um reglur
page-who = Hverjir spila?
page-name = Nafn
page-your-name = Nafnið þitt
page-far-name = Laust sæti
page-add-here = Leikmaður á þessu tæki
page-add-far = Leikmaður á eigin tæki
page-add-computer = Tölvuspilari
page-add-known = { $name } er með
page-change-colour = Skipta um lit („{ $name }“)
page-which-computer = Hvaða tölvuspilari
page-remove = Fjarlægja „{ $name }“
page-raise = Færa „{ $name }“ upp
page-dice = Teningar
page-dice-screen = Á skjánum
page-dice-real = Alvöru teningar
page-dice-same = Sömu fyrir alla
page-dice-screen-about = Kastað hér svo allir sjái. Þið getið sannreynt teningana á eftir.
page-dice-real-about = Þið kastið eigin teningum; stigablaðið fer yfir og leggur saman.
page-dice-same-about = Keppni: allir spila á eigin tæki og fá sömu köst. Hæstu heildarstig vinna.
page-more = Fleiri valkostir
page-options = Valkostir
page-rounds = Lotur
page-round = Lota { $round }
page-counting = Stig yfir lotur
page-counting-totals = Summa allra lota
page-counting-differences = Forskot sigurvegarans
page-counting-rounds-won = Flestar lotur unnar
page-counting-short = { $counting ->
        [differences] Forskot
        [rounds-won] Unnar
       *[totals] Summa
    }
page-teams = Lið
page-teams-none = Hver fyrir sig
page-teams-some = { $number } lið
page-team = Lið { $team }
page-begins = Hver byrjar
page-begins-agreed = Fyrsti á listanum
page-begins-roll-off = Hæsta kastið
page-coach-on = Leyfa þjálfarann
page-no-coach = Án þjálfara gefur þjónninn engin ráð um leikinn fyrr en honum er lokið. Hann getur ekki hindrað að leitað sé ráða annars staðar.
page-patience = Bið eftir fjarverandi
page-start = Byrja
page-lay = Stofna borð
page-lay-match = Stofna keppni
page-series = Syrpan hingað til

page-lobby = { $free ->
        [0] Allir eru mættir.
        [1] Eitt sæti er laust.
        [one] { $free } sæti er laust.
       *[other] { $free } sæti eru laus.
    }
page-lobby-wait = Leikurinn byrjar þegar öll sæti eru skipuð, eða þegar gestgjafinn byrjar.
page-lobby-patience = Sé einhver fjarverandi í { $time } geta hinir látið tölvuspilara taka við.
page-remove-player = Fjarlægja
page-removed = Gestgjafinn vísaði þér frá borðinu. Þú getur horft á. Viljirðu spila skaltu biðja gestgjafann að hleypa þér aftur að.
page-admit = Hleypa „{ $name }“ aftur að
page-lobby-sit = Fáðu þér sæti til að spila.
page-lobby-screen = teningar á skjánum
page-lobby-real = alvöru teningar
page-seat-free = Laust
page-seat-mine = Þú
page-sit = Setjast hér
page-stand-up = Yfirgefa sæti
page-begin = { $count ->
        [1] Byrja án mótherja
        [2] Byrja tvö saman
        [3] Byrja þrjú saman
        [4] Byrja fjögur saman
       *[other] Byrja { $count } saman
    }
page-begin-ask = Byrja án hinna?
page-begin-ask-about = Lausu sætin hverfa. Þeir sem koma seinna geta aðeins horft á.
page-invite = Bjóða fleirum
page-invite-play = Hver sem opnar þetta getur tekið laust sæti.
page-invite-look = Leiknum er lokið: hver sem opnar þetta getur skoðað uppgjörið.
page-share = Deila leiknum
page-invite-watch = Leikurinn er hafinn: hver sem opnar þetta getur horft á.
page-qr = QR-kóði borðsins
page-code = Kóði
page-link = Hlekkur
page-copy = Afrita
page-copied = Afritað
page-not-copied = Veldu textann og afritaðu hann
page-no-code = QR-kóðinn birtist þegar þjónninn svarar.
page-device = Spila á öðru tæki
page-device-about = Opnaðu þennan hlekk á hinu tækinu til að spila sætin þín þar líka. Láttu aðeins þann fá hann sem á að spila fyrir þig.
page-device-own = Þetta er mitt eigið tæki: það getur allt sem þetta getur
page-device-qr = QR-kóði fyrir hitt tækið þitt
page-device-make = Búa til hlekk
page-take-over = Spila hér í sæti „{ $theirs }“?
page-take-over-about = { $held ->
        [yes] Þessi hlekkur er fyrir sæti „{ $theirs }“. Ef þú heldur áfram þarf þetta tæki nýjan hlekk til að spila fyrir „{ $ours }“.
       *[no] Þessi hlekkur er fyrir sæti „{ $theirs }“. Ef þú heldur áfram er þetta tæki ekki lengur gestgjafi borðsins.
    }
page-take-over-yes = Halda áfram
page-take-over-no = Hætta við
page-take-over-none = Hlekknum fylgir ekkert sæti við þetta borð.

page-menu = Valmynd
page-pad = Stigablað
page-story = Nýjast
page-pad-of = Stigablað, { $player }
page-whole-pad = Allt stigablaðið
page-people = Leikmenn
page-computer = tölva
page-turn = á leik
page-turn-of = { $player } á leik
page-turn-number = umferð { $turn } af { $turns }
page-table-code = borð { $code }
page-bonus-from = { $sum }/{ $at }
page-bonus-for = { $at } → { $points }
page-bonus-told = { $label }: { $sum } af { $at } hingað til.
page-pace = { $way ->
        [ahead] { $points ->
            [one] { $points } stigi yfir bónusáætlun.
           *[other] { $points } stigum yfir bónusáætlun.
        }
        [behind] { $points ->
            [one] { $points } stigi undir bónusáætlun.
           *[other] { $points } stigum undir bónusáætlun.
        }
       *[even] Á áætlun fyrir bónusinn.
    }
page-chips = { $count ->
        [0] Enginn spilapeningur
        [1] Einn spilapeningur, { $points } stig
        [one] { $count } spilapeningur, { $points } stig
       *[other] { $count } spilapeningar, { $points } stig
    }
page-cell-written = { $box } { $points }
page-cell-struck = { $box } 0: strikað út
page-cell-offered = { $box } { $points }: í boði{ $advised ->
        [yes] , val þjálfarans
        [best] , besti reiturinn núna
       *[no] {""}
    }
page-cell-zero = { $box } 0: yrði strikað út
page-cell-barred = { $box }: ekki núna. { $why }
page-cell-open = { $box }: opið
page-box-about = Svona er talið: { $box }
page-box-example = Til dæmis
page-box-now = Þessir teningar
page-box-write = Skrifa { $points } hér
page-cheer-box = { $box }!
page-cheer-best = Persónulegt met!
page-sound = Hljóð
page-pass-on = Þú átt leik. Snertu til að byrja.
page-die = Teningur { $place }: { $face }{ $kept ->
        [yes] , geymdur
       *[no] {""}
    }
page-keep-line = Geymdir teningar
page-face = { $face }
page-throws-left = { $count ->
        [0] Ekkert kast eftir
        [1] Eitt kast eftir
        [one] { $count } kast eftir
       *[other] { $count } köst eftir
    }
page-button-roll = Kasta
page-button-roll-named = { $player }, kastaðu
page-button-again = { $count ->
        [one] Kasta { $count } teningi
       *[other] Kasta { $count } teningum
    }
page-button-choose = Veldu reit
page-button-all-kept = Allir geymdir
page-button-theirs = { $player } spilar
page-rolled-off = { $player } kastaði hæst og byrjar.
page-roll-off = Hæsta kastið byrjar: { $player } kastar núna.
page-do-roll = { $several ->
        [yes] { $player }, kastaðu teningunum.
       *[no] Þú átt leik: kastaðu teningunum.
    }
page-do-tell = { $several ->
        [yes] { $player }: sláðu inn teningana, eða snertu reit til að skrá stigin.
       *[no] Sláðu inn teningana, eða snertu reit til að skrá stigin.
    }
page-do-keep = Snertu teninga til að geyma, eða veldu reit.
page-do-choose = Ekkert kast eftir: veldu reit.
page-do-take = Veldu reit, eða leiðréttu teningana.
page-your-turn = { $several ->
        [yes] { $player } á leik.
       *[no] Þú átt leik.
    }
page-zero = Strika út reitinn { $box }?
page-zero-yes = Strika út
page-zero-no = Ekki strax

page-told-rolled = { $you ->
        [yes] Þú fékkst { $dice }.
       *[no] { $player } fékk { $dice }.
    }
page-told-laid = { $you ->
        [yes] Þínir teningar: { $dice }.
       *[no] { $player } er með { $dice }.
    }
page-told-kept = { $you ->
        [yes] Þú geymir { $dice }.
       *[no] { $player } geymir { $dice }.
    }
page-told-wrote = { $you ->
        [yes] Þú skrifaðir { $points } í reitinn { $box }.
       *[no] { $player } skrifaði { $points } í reitinn { $box }.
    }
page-told-struck = { $you ->
        [yes] Þú strikaðir út reitinn { $box }.
       *[no] { $player } strikaði út reitinn { $box }.
    }
page-told-took-back = { $you ->
        [yes] Afturkallað.
       *[no] { $player } afturkallaði síðasta skref.
    }
page-told-corrected = Leiðrétt: { $points } í reitinn { $box }.
page-told-reacts = { $player }: { $text }

page-react = Bregðast við
page-reaction-bravo = Bravó!
page-reaction-laugh = Haha!
page-reaction-ouch = Æ!
page-reaction-luck = Gangi þér vel!
page-reaction-hurry = Koma svo …
page-reaction-thanks = Takk!
page-hand-over = Tölvuspilari í stað „{ $player }“ …
page-hand-over-who = Hver spilar í sæti „{ $player }“?
page-hand-over-own = Hann spilar þar til þú kemur aftur. Þú getur tekið við hvenær sem er.
page-hand-over-another = Láta tölvuspilara taka við („{ $player }“)?
page-hand-over-about = Seigur tölvuspilari spilar þar til { $player } kemur aftur.
page-hand-over-go = Láta spila
page-has-left = { $player } fór frá borðinu.
page-waits = { $player } hefur ekki svarað um stund.
page-absent = { $player } er ekki við. Eftir { $time } geturðu látið tölvuspilara taka við.
page-hand-over-yes = { $computer } tekur við
page-not-now = Ekki núna
page-figure-numbers = Sýna tölurnar
page-plays-for = { $computer } spilar í stað „{ $player }“
page-for = { $computer } ({ $player })
page-come-back = { $player } tekur aftur við
page-come-back-self = Taka aftur við

page-keys = Flýtilyklar
page-key-space = Bilstöng
page-key-enter = Enter
page-keys-roll = kasta, eða stöðva teningana
page-keys-keep = geyma tening eða sleppa honum
page-keys-tell = slá inn tening
page-keys-walk = fara um stigablaðið
page-keys-write = skrifa í reitinn
page-keys-hint = spyrja þjálfarann
page-keys-undo = afturkalla
page-keys-card = sýna þessa flýtilykla

page-match-go = Í keppnina
page-match-compare = Sjá hvernig hinum gekk
page-match-sealed = Hægt er að sannreyna teningana þegar keppninni lýkur.

page-hint = Ráð
page-coach = Þjálfarinn
page-coach-idle = Kastaðu og spurðu svo hvað er best.
page-coach-thinks = Þjálfarinn hugsar …
page-coach-says = Þjálfarinn: { $choice }. { $why }
page-coach-second = { $less ->
    [no] Jafngott: { $choice }.
   *[yes] Næstbest: { $choice }, { $cost } minna.
}
page-coach-best = best
page-coach-keep = Geyma þessa
page-ask-explorer = Greina þessa stöðu
page-percent = { $number }%
page-chances = Sigurlíkur
page-chances-round = Sigurlíkur í þessari lotu

page-real-dice = Teningar: { $dice }
page-real-keys = Sláðu inn teningana
page-points-which = Hve mörg stig?
page-points-none = Þú getur ekki skrifað í þennan reit núna.
page-correct = Leiðrétta reitinn { $box }
page-correct-was = { $player } er með { $points } þar.
page-correct-box = Reitur

page-end = Leikslok
page-end-alone = { $points } stig
page-end-won = { $players }: sigur með { $counting ->
        [differences] { $points ->
            [one] { $points } stigs forskot
           *[other] { $points } stiga forskot
        }
        [rounds-won] { $points ->
            [one] { $points } unna lotu
           *[other] { $points } unnar lotur
        }
       *[totals] { $points } stig
    }
page-end-shared = { $players } deila sigrinum
page-rematch = Spila aftur
page-rematch-go = Í næsta leik
page-end-more = Meira
page-tonight-title = Í kvöld, leikur { $games }
page-evening-end = Ljúka kvöldinu
page-evening-won = Sigurvegari kvöldsins: { $player }
page-fair-dice = Heiðarlegir teningar
page-record-notation = Ritháttur
page-record-jsonl = JSON Lines
page-record-csv = CSV
