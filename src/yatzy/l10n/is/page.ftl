# The page in the browser.

page-yatzy = Yatzy
page-title = { $title } · Yatzy
page-tagline = Hvert Yatzy eftir reglunum úr sínum kassa.
page-default-name = Leikmaður
page-opening = Augnablik …
page-no-script = Þessi síða þarf JavaScript. Leyfðu það fyrir þessa slóð og endurhladdu síðuna.
page-away = Þjónninn svarar ekki. Reyndu aftur eftir smástund.
page-lost = Sambandið rofnaði. Við reynum að ná því aftur; ekkert glatast úr leiknum.
page-back = Sambandið er komið á aftur.
page-slow = Þjónninn hefur ekki svarað enn. Bíðum …
page-table-closed = Sá sem rekur þjóninn hefur lokað þessu borði. Enginn getur spilað áfram hér.
page-no-table = Þetta borð er ekki til
page-no-sheet = Þessi blokk er ekki til
page-no-sheet-about = Kannski er slóðin röng. Allar blokkir eru í hillunni.
page-nowhere = Hér er ekkert
page-nowhere-about = Kannski er slóðin röng. Kóði borðs er tíu bókstafir og tölustafir.
page-close = Loka
page-home = Á forsíðu
page-rules = Reglur
page-records = Tölfræði
page-between = Milli leikja
page-explorer-go = Greina stöðu
page-drill-go = Æfing
page-undo = Afturkalla

page-play-now = Spila einleik
page-again = Spila aftur: { $names }
page-starts = { $player } byrjar
page-tonight = Í kvöld: { $score }
page-door-computer = Á móti tölvunni
page-door-computer-about = frá mildri upp í fullkomna
page-door-here = Um þetta tæki
page-door-here-about = gengur á milli
page-door-friends = Með vinum
page-door-friends-about = með hlekk eða kóða
page-door-real = Með alvöru teningum
page-door-real-about = blaðið leggur saman
page-day-about = Sömu köst fyrir alla
page-day-play = Spila
page-day-players = spilarar: { $players }
page-day-best = best { $points }
page-day-streak = dagar í röð: { $days }
page-today = Leikur dagsins
page-join = Tengjast með kóða eða hlekk
page-join-example = AB3DE-FG7HJ
page-join-go = Tengjast
page-join-wrong = Kóði er tíu bókstafir og tölustafir.
page-continue = Halda áfram
page-waiting = Enginn enn
page-continue-all = { $count ->
        [1] Sýna einn í viðbót
       *[other] Sýna { $count } í viðbót
    }
page-forget = Taka af listanum: { $title }
page-look-again = Uppgjör
page-look-more = { $count } í viðbót
page-look-at-it = Uppgjör leiksins
page-bring = Opna skráningu
page-own = Eigin reglur
page-own-back = Aftur í þessar reglur
page-compare = Samanburður
page-no-publisher = Eins og fólk spilar það
page-sheet-counts = { $boxes ->
        [one] { $boxes } reitur
       *[other] { $boxes } reitir
    } · { $dice ->
        [one] { $dice } teningur
       *[other] { $dice } teningar
    }
page-sheet-tactic = Pör, raðir og hús. Bónus 50 frá 63.
page-sheet-tactic-da = Eftir danska textanum: Yatzy gefur teningana og 50.
page-sheet-tactic-nl = Eftir hollenska textanum: bónus þarf meira en 63.
page-sheet-vinga = Fimmtán reitir, engu bætt við, engu þröngvað.
page-sheet-mb-1973 = Spilapeningar fyrir hvert Yahtzee til viðbótar, og skyldujóker. Lið og syrpur.
page-sheet-hasbro = Jókerinn er skylda, líka eftir núll.
page-sheet-printworks = 100 fyrir hvert Yatzy til viðbótar, og frjáls jóker.
page-sheet-philos = Annað Yatzi gefur 100 í Áhættu.
page-sheet-philos-fr = Eftir franska textanum: núll þegar efri reiturinn er fylltur.
page-sheet-philos-es = Eftir spænska textanum: núll þegar efri hlutinn er fullur.
page-sheet-maxi = Sex teningar, tuttugu reitir, bónus 100 frá 84.
page-sheet-forced-order = Ofan frá og niður, ekkert val.
page-sheet-kniffel = 50 fyrir annan Kniffel meðan efri reiturinn er opinn, síðan jóker.
page-sheet-yams = Einn dálkur; raðir þurfa fimm teninga.
page-sheet-yacht = Tólf reitir, enginn bónus, 30 fyrir hvora röð.
page-sheet-yacht-dice = Eins og í tölvuleikjum: hús gefur augun, raðir 15 og 30.

page-other-pad = Velja aðra blokk
page-who = Hver er með
page-name = Nafn
page-your-name = Nafnið þitt
page-far-name = Hver sem kemur
page-add-here = Á þessu tæki
page-add-far = Í eigin síma
page-add-computer = Tölvuspilari
page-add-known = Bæta við: { $name }
page-change-colour = Skipta um lit: { $name }
page-which-computer = Hvaða tölvuspilari
page-remove = Fjarlægja: { $name }
page-raise = Færa upp: { $name }
page-dice = Teningar
page-dice-screen = Á skjánum
page-dice-real = Alvöru teningar
page-dice-same = Sömu fyrir öll
page-dice-screen-about = Kastað hér, öll sjá þá og geta sannreynt þá á eftir.
page-dice-real-about = Þið kastið eigin teningum; blokkin yfirfer og leggur saman.
page-dice-same-about = Keppni: hvert spilar fyrir sig á eigin tæki og fær sömu köst. Hæstu heildarstig vinna.
page-more = Fleira að ákveða
page-options = Valkostir
page-rounds = Lotur
page-round = Lota { $round }
page-counting = Hvernig þær telja
page-counting-totals = Hæsta summa lotanna
page-counting-differences = Forskot í hverri lotu
page-counting-rounds-won = Flestar lotur unnar
page-counting-short = { $counting ->
        [differences] Forskot
        [rounds-won] Unnar
       *[totals] Summa
    }
page-teams = Lið
page-teams-none = Hvert fyrir sig
page-teams-some = { $number } lið
page-team = Lið { $team }
page-begins = Hver byrjar
page-begins-agreed = Fyrsta nafnið
page-begins-roll-off = Hæsta kastið
page-coach-on = Spyrja má þjálfarann
page-no-coach = Án þjálfara gefur þessi þjónn engin ráð um leikinn meðan hann stendur. Hann getur ekki hindrað að leitað sé ráða annars staðar.
page-patience = Hve lengi beðið er eftir þeim sem er ekki við
page-start = Byrja
page-lay = Opna borð
page-lay-match = Opna keppni
page-series = Syrpan hingað til

page-lobby = { $free ->
        [0] Öll eru mætt.
        [1] Eitt sæti er laust.
        [one] { $free } sæti er laust.
       *[other] { $free } sæti eru laus.
    }
page-lobby-wait = Leikurinn byrjar þegar hvert sæti er skipað. Sá sem opnaði borðið getur líka byrjað fyrr.
page-lobby-patience = Ef einhver er fjarverandi svona lengi: { $time }, geta hinir látið tölvu spila.
page-remove-player = Fjarlægja
page-removed = Gestgjafinn vísaði þér frá borðinu. Þú getur horft á. Til að spila skaltu biðja um að fá að setjast aftur.
page-admit = Hleypa aftur að: { $name }
page-lobby-sit = Fáðu þér sæti og vertu með.
page-lobby-screen = teningar á skjánum
page-lobby-real = alvöru teningar
page-seat-free = Laust
page-seat-mine = Þú
page-sit = Sitja hér
page-stand-up = Víkja
page-begin = { $count ->
        [1] Hefja einleik
        [2] Byrja tvö saman
        [3] Byrja þrjú saman
        [4] Byrja fjögur saman
       *[other] Byrja { $count } saman
    }
page-begin-ask = Byrja án hinna?
page-begin-ask-about = Lausu sætin hverfa. Hver sem kemur seinna getur aðeins horft á.
page-invite = Bjóða fleirum
page-invite-play = Hver sem opnar þetta getur tekið laust sæti.
page-invite-look = Leiknum er lokið: hver sem opnar þetta sér hvernig fór.
page-share = Deila leiknum
page-invite-watch = Leikurinn er hafinn: hver sem opnar þetta getur horft á.
page-qr = QR-kóði borðsins
page-code = Kóði
page-link = Hlekkur
page-copy = Afrita
page-copied = Afritað
page-not-copied = Veldu og afritaðu handvirkt
page-no-code = Ekki er hægt að teikna QR-kóðann meðan þjónninn svarar ekki.
page-device = Spila á öðru tæki
page-device-about = Opnaðu þennan hlekk á hinu tækinu: bæði geta þá spilað þín sæti. Láttu hann aðeins þann fá sem á að spila fyrir þig.
page-device-own = Þetta er mitt eigið tæki: það má allt sem þetta má
page-device-qr = QR-kóði fyrir hitt tækið þitt
page-device-make = Búa til hlekk
page-take-over = Taka við hér: { $theirs }?
page-take-over-about = { $held ->
        [yes] Hlekkurinn sem þú opnaðir er fyrir: { $theirs }. Þetta tæki spilar nú fyrir: { $ours }, og gæti það ekki lengur án eigin hlekks.
       *[no] Hlekkurinn sem þú opnaðir er fyrir: { $theirs }. Þetta tæki opnaði borðið og gæti ekki lengur byrjað neitt eða endað þar.
    }
page-take-over-yes = Taka við
page-take-over-no = Hafa óbreytt
page-take-over-none = Hlekknum sem þú opnaðir fylgir ekkert sæti við þetta borð.

page-menu = Valmynd
page-pad = Blokk
page-story = Rétt í þessu
page-pad-of = Blokk: { $player }
page-whole-pad = Öll blokkin
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
            [one] { $points } stigi yfir áætlun fyrir bónusinn.
           *[other] { $points } stigum yfir áætlun fyrir bónusinn.
        }
        [behind] { $points ->
            [one] { $points } stigi undir áætlun fyrir bónusinn.
           *[other] { $points } stigum undir áætlun fyrir bónusinn.
        }
       *[even] Nákvæmlega á áætlun fyrir bónusinn.
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
page-button-all-kept = Allir eru geymdir
page-button-theirs = { $player } spilar
page-rolled-off = Hæsta kastið: { $player } byrjar.
page-roll-off = Hæsta kastið byrjar: nú kastar { $player }.
page-do-roll = { $several ->
        [yes] { $player } kastar.
       *[no] Þú átt leik: kastaðu.
    }
page-do-tell = { $several ->
        [yes] { $player }: ýttu á teningana eins og þeir liggja, eða á reit til að skrá stig.
       *[no] Ýttu á teningana eins og þeir liggja, eða á reit til að skrá stig.
    }
page-do-keep = Ýttu á það sem þú geymir, eða taktu reit.
page-do-choose = Ekkert kast eftir: taktu reit.
page-do-take = Taktu reit, eða leiðréttu teningana.
page-your-turn = { $several ->
        [yes] { $player } á leik.
       *[no] Þú átt leik.
    }
page-zero = Strika út reitinn { $box }?
page-zero-yes = Strika út
page-zero-no = Ekki strax

page-told-rolled = { $you ->
        [yes] Þú færð { $dice }.
       *[no] { $player } fær { $dice }.
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
        [yes] { $box }: { $points } hjá þér.
       *[no] { $player }: { $points } í reitinn { $box }.
    }
page-told-struck = { $you ->
        [yes] Þú strikar út reitinn { $box }.
       *[no] { $player } strikar út reitinn { $box }.
    }
page-told-took-back = { $you ->
        [yes] Tekið til baka.
       *[no] { $player } tekur það til baka.
    }
page-told-corrected = Leiðrétt: { $points } í reitinn { $box }.
page-told-reacts = { $player }: { $text }

page-react = Bregðast við
page-reaction-bravo = Bravó!
page-reaction-laugh = Haha!
page-reaction-ouch = Æ!
page-reaction-luck = Gangi þér vel!
page-reaction-hurry = Áfram nú …
page-reaction-thanks = Takk!
page-hand-over = Láta tölvu taka við: { $player } …
page-hand-over-who = Hver tekur við? Sæti: { $player }
page-hand-over-own = Tölvan spilar þar til þú heldur áfram, og það máttu hvenær sem er.
page-hand-over-another = Láta tölvu taka við? Sæti: { $player }
page-hand-over-about = Góður tölvuspilari heldur áfram þar til { $player } snýr aftur.
page-hand-over-go = Láta spila
page-has-left = { $player } er ekki lengur við borðið.
page-waits = { $player } hefur ekki svarað um stund.
page-absent = { $player } er ekki við. Tími þar til þú getur látið tölvu spila: { $time }.
page-hand-over-yes = { $computer } tekur við
page-not-now = Ekki núna
page-figure-numbers = Sýna tölurnar
page-plays-for = { $computer } spilar ({ $player })
page-for = { $computer } ({ $player })
page-come-back = { $player } heldur áfram
page-come-back-self = Taka aftur við

page-keys = Lyklar
page-key-space = Bilstöng
page-key-enter = Enter
page-keys-roll = kasta, eða stöðva teningana strax
page-keys-keep = geyma tening, eða hætta við
page-keys-tell = skrá tening eins og hann liggur
page-keys-walk = fara milli reita
page-keys-write = skrifa í reitinn
page-keys-hint = spyrja þjálfarann
page-keys-undo = afturkalla
page-keys-card = þetta yfirlit

page-match-go = Í keppnina
page-match-compare = Sjá hvernig hinum gekk
page-match-sealed = Hægt er að sannreyna teningana þegar keppninni lýkur.

page-hint = Ráð
page-coach = Þjálfarinn
page-coach-idle = Spurðu eftir kast hvað sé best að gera.
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
page-real-keys = Teningarnir eins og þeir liggja
page-points-which = Hve mörg stig?
page-points-none = Ekkert kemst í þennan reit núna.
page-correct = Leiðrétta: { $box }
page-correct-was = { $player } er með { $points } þar.
page-correct-box = Reitur

page-end = Leikslok
page-end-alone = { $points } stig
page-end-won = Sigur: { $players }, { $counting ->
        [differences] { $points ->
            [one] { $points } stigs forskot
           *[other] { $points } stiga forskot
        }
        [rounds-won] { $points ->
            [one] { $points } lota unnin
           *[other] { $points } lotur unnar
        }
       *[totals] { $points } stig
    }
page-end-shared = { $players } deila sigrinum
page-rematch = Spila aftur
page-rematch-go = Í næsta leik
page-end-more = Meira
page-tonight-title = Í kvöld, leikur { $games }
page-evening-end = Ljúka kvöldinu
page-evening-won = Sigur kvöldsins: { $player }
page-fair-dice = Heiðarlegir teningar
page-record-notation = Ritháttur
page-record-jsonl = JSON Lines
page-record-csv = CSV
