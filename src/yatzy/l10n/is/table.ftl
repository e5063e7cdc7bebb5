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
table-sealed = Fingrafar { $seal }
table-standing = { $name } { $points }
table-series = Syrpa: { $standing }
table-real = Alvöru teningar
table-solving = Reikna út: { $percent }%
table-just-wrote = { $player }: { $points } í reitinn { $box }{ $known ->
        [yes] {" "}með { $dice }
       *[no] {""}
    }
table-just-struck = { $player }: 0 í reitinn { $box }{ $known ->
        [yes] {" "}með { $dice }
       *[no] {""}
    }
table-press-space = Ýttu á bilstöngina til að kasta.
table-type-roll-off = Sláðu inn teningana sem þú kastaðir ({ $dice }), til dæmis { $example }.
table-all-kept = Allir teningar eru geymdir: veldu reit.
table-choose = Veldu reit; Z afturkallar teningana.
table-corrected = Leiðrétt.
table-unchanged = Ekkert breyttist.
table-looking-back = Lota { $round }, eins og henni lauk. Page Down: næsta lota.
table-small = Glugginn er of lítill. Hafðu hann minnst { $width } × { $height } stafi.
table-kept = Vistað. Haltu áfram með yatzy { $command }.
table-throw-again = Bilstöng kastar aftur, 1–{ $dice } geymir tening.
table-choose-box = Ekkert kast eftir: veldu reit.
table-strike = Strika út reitinn { $box }? Ýttu aftur á Enter.
table-type-dice = { $equals ->
        [no] Sláðu inn teningana ({ $dice }), til dæmis { $example }, eða stig í reit.
       *[yes] Sláðu inn teningana ({ $dice }), til dæmis { $example }, eða stig í reit með = á undan, til dæmis =12.
    }
table-typed = Slegið inn: { $typed }
table-typed-dice = { $coach ->
        [yes] Ýttu á Enter til að nota þessa teninga, H til að spyrja þjálfarann.
       *[no] Ýttu á Enter til að nota þessa teninga.
    }
table-laid = Teningar þínir í þessari umferð: { $dice }. Z afturkallar þá.
table-can-take = Í reitinn { $box } mega fara { $possible }.
table-filled = Reiturinn { $box } er fylltur.
table-correcting = Leiðrétting ({ $player }, { $box }): farðu í rétta reitinn, sláðu inn teninga eða stig og ýttu á Enter. Esc hættir við.
table-cannot-correct = Hér er ekkert að leiðrétta: farðu í fylltan reit.
table-taken-back = Afturkallað.
table-thinking = { $player } hugsar …
table-computer-throws = { $again ->
        [yes] { $player } kastar öllum teningum aftur.
       *[no] { $player } kastar teningunum.
    }
table-computer-keeps = { $player } geymir { $dice }.
table-computer-takes = { $player } velur reitinn { $box }.
table-welcome-back = Gaman að sjá þig aftur. Leikurinn er þar sem þú hættir.

hint-roll = kasta
hint-keep = geyma
hint-hurry = sleppa
hint-walk = reitur
hint-write = skrifa
hint-back = afturkalla
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

keys-title = Flýtilyklar
keys-roll = kasta teningunum sem þú geymir ekki
keys-keep = geyma tening eða sleppa honum
keys-walk = fara í annan reit; vinstri og hægri í annan dálk
keys-write = skrifa í reitinn
keys-back = afturkalla síðasta skref
keys-type = slá inn teningana, eða stig í reit
keys-correct = leiðrétta reitinn
keys-result = sýna stöðuna
keys-rounds = sýna fyrri lotur
keys-rules = sýna reglurnar
keys-new = nýr leikur; þú getur haldið áfram með þennan síðar
keys-again = spila aftur með sömu leikmönnum
keys-light = ljóst eða dökkt þema
keys-quit = hætta; allt er vistað
keys-mouse = Með músinni: smelltu á tening til að geyma hann, á reit til að fara þangað og aftur til að skrifa, á lykil neðst til að ýta á hann.
signs-title = Hvað táknin merkja
signs-offer = það sem þessir teningar gefa hér
signs-barred = ekki leyft með þessum teningum
signs-struck = strikað út
hint-start = byrja
hint-field = næsta svæði

end-title = Leikslok
end-one = { $player }: sigur með { $counting ->
        [differences] { $points ->
            [one] { $points } stigs forskot.
           *[other] { $points } stiga forskot.
        }
        [rounds-won] { $points ->
            [one] { $points } unna lotu, fleiri en aðrir.
           *[other] { $points } unnar lotur, fleiri en aðrir.
        }
       *[totals] { $points } stig.
    }
end-shared = { $players } deila sigrinum, hver með { $counting ->
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
end-review = Keyrðu yatzy review { $game } til að sjá heppni og mistök.
end-record = { $player } setti nýtt met með þessum reglum: { $points }. Áður: { $before } ({ $date }).
end-best = { $player } á best { $before } með þessum reglum ({ $date }).
end-wrong = { $count ->
        [1] Eitt kast er ekki það sem upphafsgildið gefur.
        [one] { $count } kast er ekki það sem upphafsgildið gefur.
       *[other] { $count } köst eru ekki þau sem upphafsgildið gefur.
    }
end-player = Leikmaður
end-round = Lota { $round }
end-sum = Summa
end-difference = Forskot
end-won = Unnar lotur
end-seal-wrong = Upphafsgildið passar ekki við fingrafarið.
end-dice-good = { $dice ->
        [1] Einn teningur var reiknaður aftur út frá upphafsgildinu og er réttur.
        [one] { $dice } teningur var reiknaður aftur út frá upphafsgildinu og er réttur.
       *[other] { $dice } teningar voru reiknaðir aftur út frá upphafsgildinu, og allir eru réttir.
    }

new-title = Nýr leikur
new-title-pad = Nýr leikur með alvöru teningum
new-sheet = Reglur
new-options = Valkostir
new-players = Leikmenn
new-players-hint = Nöfn, með kommum á milli; autt til að spila án mótherja
new-default-player = Leikmaður
new-computers = Tölvur
new-computers-hint = Enginn, eða til dæmis Áhugamaður, Djarfur
new-computers-known = Veldu úr þessum: { $known }.
new-computers-about = { $name }: { $about }
new-teams = Lið
new-teams-none = hver fyrir sig
new-teams-some = { $teams } lið
new-rounds = Lotur
new-counting = Stigatalning
new-counting-totals = hæsta summa allra lota
new-counting-differences = forskot sigurvegarans í hverri lotu
new-counting-rounds-won = flestar lotur unnar
new-start = Hver byrjar
new-start-agreed = fyrsti á listanum
new-start-roll-off = hæsta kastið
new-words = Lukkuorð
new-words-hint = Blandast teningunum; eitt á mann, með kommum
new-seal = Upphafsgildi leiksins er þegar ákveðið: { $game }, fingrafar { $seal }. Bættu við lukkuorði, þá getur enginn hafa valið teningana.
new-about = { $boxes ->
        [one] { $boxes } reitur
       *[other] { $boxes } reitir
    }, teningar: { $dice }, { $bonus ->
        [0] enginn bónus
       *[other] bónus { $bonus } frá { $at }
    }. { $players }
new-about-teams = Lið: { $teams }.
new-start-game = Byrja
