# The table: the pad of a game, and the screen in the terminal.

pad-upper-sum = Efri summa
pad-bonus = { $name } ({ NUMBER($at, useGrouping: 0) })

table-round = Lota { $round } af { $rounds }
table-turn = Umferð { $turn } af { $turns }
table-plays = { $player } spilar
table-alone = Þú átt leik
table-throws-off = { $player } kastar um hver byrjar
table-threw = { $player } fékk { $dice }: { $sum }.
table-begins = { $player } byrjar.
table-throw = Kast { $throw } af { $throws }
table-sealed = Teningar innsiglaðir sem { $seal }
table-standing = { $name } { $points }
table-series = Syrpa: { $standing }
table-real = Með alvöru teningum
table-solving = Leysi reglublaðið: { $percent }%
table-just-wrote = { $player }: { $points } í reitinn { $box }{ $known ->
        [yes] {" "}með { $dice }
       *[no] {""}
    }
table-just-struck = { $player } strikar út reitinn { $box }{ $known ->
        [yes] {" "}með { $dice }
       *[no] {""}
    }
table-press-space = Bilstöngin kastar.
table-type-roll-off = Sláðu inn teningana sem þú fékkst ({ $dice }), til dæmis { $example }.
table-all-kept = Allir teningar eru geymdir: veldu reit.
table-choose = Veldu reit; Z tekur teningana til baka.
table-corrected = Leiðrétt.
table-unchanged = Engu var breytt.
table-looking-back = Lota { $round }, eins og henni lauk. Page Down heldur áfram.
table-small = Þessi gluggi er of lítill til að spila í. { $width } × { $height } stafir duga.
table-kept = Geymt. yatzy { $command } heldur áfram með leikinn.
table-throw-again = Bilstöngin kastar aftur; 1 til { $dice } geymir tening.
table-choose-box = Ekkert kast eftir: veldu reit.
table-strike = Strika út reitinn { $box } með núlli? Enter aftur skrifar það.
table-type-dice = { $equals ->
        [no] Sláðu inn teningana ({ $dice }), til dæmis { $example }, eða stig í reit.
       *[yes] Sláðu inn teningana ({ $dice }), til dæmis { $example }, eða stig í reit með = á undan, til dæmis =12.
    }
table-typed = Slegið inn: { $typed }
table-typed-dice = { $coach ->
        [yes] Enter setur þessa teninga á blokkina, H spyr þjálfarann.
       *[no] Enter setur þessa teninga á blokkina.
    }
table-laid = Teningar þessarar umferðar eru á blokkinni: { $dice }. Z tekur þá til baka.
table-can-take = Í reitinn { $box } má setja { $possible }.
table-filled = Reiturinn { $box } er fylltur.
table-correcting = Leiðrétting, { $player }, { $box }: farðu í rétta reitinn, sláðu inn teninga eða stig; Enter skrifar, Esc hættir við.
table-cannot-correct = Hér er ekkert að leiðrétta: farðu í fylltan reit.
table-taken-back = Tekið til baka.
table-thinking = { $player } hugsar …
table-computer-throws = { $again ->
        [yes] { $player } kastar öllum teningum aftur.
       *[no] { $player } kastar teningunum.
    }
table-computer-keeps = { $player } geymir { $dice }.
table-computer-takes = { $player } tekur reitinn { $box }.
table-welcome-back = Gott að sjá þig aftur: leikurinn er þar sem þú hættir.

hint-roll = kasta
hint-keep = geyma
hint-hurry = strax áfram
hint-walk = reitur
hint-write = skrifa
hint-back = til baka
hint-correct = leiðrétta
hint-rules = reglur
hint-verify = sannreyna teninga
hint-new = nýr
hint-again = spila aftur
hint-light = ljóst
hint-result = staðan
hint-scroll = fletta
hint-quit = hætta
hint-close = loka
hint-keys = hjálp
hint-rounds = lotur

keys-title = Lyklarnir
keys-roll = kasta teningunum sem ekki eru geymdir
keys-keep = geyma tening, eða hætta við
keys-walk = fara í annan reit; vinstri og hægri í annan dálk
keys-write = skrifa í reitinn
keys-back = taka það síðasta til baka
keys-type = slá inn teningana, eða stig í reit
keys-correct = leiðrétta það sem stendur í reitnum
keys-result = hvernig staðan er
keys-rounds = skoða fyrri lotur
keys-rules = reglur þessa reglublaðs
keys-new = nýr leikur; þessi getur haldið áfram síðar
keys-again = spila aftur, sama fólk
keys-light = ljóst eða dökkt
keys-quit = hætta; allt er geymt
keys-mouse = Með músinni: smelltu á tening til að geyma hann, á reit til að fara þangað og aftur til að skrifa, á lykil neðst til að ýta á hann.
signs-title = Hvað táknin merkja
signs-offer = það sem teningarnir gefa hér
signs-barred = ekki leyft með þessum teningum
signs-struck = strikað út: 0 stig
hint-start = byrja
hint-field = næsta svæði

end-title = Leikslok
end-one = Sigur: { $player }, { $counting ->
        [differences] { $points ->
            [one] { $points } stigs forskot.
           *[other] { $points } stiga forskot.
        }
        [rounds-won] { $points ->
            [one] { $points } lota unnin, fleiri en hjá öðrum.
           *[other] { $points } lotur unnar, fleiri en hjá öðrum.
        }
       *[totals] { $points } stig.
    }
end-shared = { $players } deila sigrinum, hvert með { $counting ->
        [differences] { $points ->
            [one] { $points } stigs forskot.
           *[other] { $points } stiga forskot.
        }
        [rounds-won] { $points ->
            [one] { $points } unna lotu.
           *[other] { $points } unnar lotur.
        }
       *[totals] { $points } stig.
    }
end-alone = { $points } stig.
end-so-far = Hingað til
end-review = yatzy review { $game } greinir heppni frá ákvörðunum.
end-record = Nýtt met á þessu reglublaði, { $player }: { $points }. Áður var það { $before } ({ $date }).
end-best = Metið á þessu reglublaði, { $player }: { $before } ({ $date }).
end-wrong = { $count ->
        [1] Eitt kast er ekki það sem innsiglaða leyndarmálið gefur.
        [one] { $count } kast er ekki það sem innsiglaða leyndarmálið gefur.
       *[other] { $count } köst eru ekki þau sem innsiglaða leyndarmálið gefur.
    }
end-player = Leikmaður
end-round = Lota { $round }
end-sum = Summa
end-difference = Forskot
end-won = Unnar lotur
end-seal-wrong = Leyndarmálið passar ekki við innsiglið.
end-dice-good = { $dice ->
        [1] Einn teningur var reiknaður aftur út frá innsiglaða leyndarmálinu og er réttur.
        [one] { $dice } teningur var reiknaður aftur út frá innsiglaða leyndarmálinu og er réttur.
       *[other] { $dice } teningar voru reiknaðir aftur út frá innsiglaða leyndarmálinu, og allir eru réttir.
    }

new-title = Nýr leikur
new-title-pad = Ný blokk
new-sheet = Reglublað
new-options = Valkostir
new-players = Leikmenn
new-players-hint = Nöfn, með kommum á milli; tómt fyrir einleik
new-default-player = Leikmaður
new-computers = Tölvur
new-computers-hint = Engin; eða til dæmis Áhugamaður, Djarfur
new-computers-known = Í boði eru { $known }.
new-computers-about = { $name }: { $about }
new-teams = Lið
new-teams-none = hvert fyrir sig
new-teams-some = { $teams } lið
new-rounds = Lotur
new-counting = Talning
new-counting-totals = hæsta summa lotanna
new-counting-differences = forskot í hverri lotu
new-counting-rounds-won = flestar lotur unnar
new-start = Hver byrjar
new-start-agreed = fyrsta nafnið
new-start-roll-off = hæsta kastið
new-words = Lukkuorð
new-words-hint = Blandast teningunum; eitt á mann, með kommum
new-seal = Teningar þessa leiks eru þegar ákveðnir og innsiglaðir: { $game }, { $seal }. Lukkuorð hristir þá einu sinni enn, svo enginn getur hafa valið þá.
new-about = { $boxes ->
        [one] { $boxes } reitur
       *[other] { $boxes } reitir
    }, teningar: { $dice }, { $bonus ->
        [0] enginn bónus
       *[other] bónus { $bonus } frá { $at }
    }. { $players }
new-about-teams = Lið: { $teams }.
new-start-game = Byrja
