# The table: the pad of a game, and the screen in the terminal.

pad-upper-sum = Vahesumma
pad-bonus = { $name } ({ NUMBER($at, useGrouping: 0) })

table-round = Voor { $round }/{ $rounds }
table-turn = Käik { $turn }/{ $turns }
table-plays = Käigul { $player }
table-alone = Sinu kord
table-throws-off = { $player } teeb avaviske
table-threw = { $player } viskas { $dice }: { $sum }.
table-begins = { $player } alustab.
table-throw = Vise { $throw }/{ $throws }
table-sealed = Sõrmejälg { $seal }
table-standing = { $name } { $points }
table-series = Seeria: { $standing }
table-real = Päris täringud
table-solving = Arvutan läbi: { $percent }%
table-just-wrote = { $player }: { $box }, { $points } p{ $known ->
        [yes] {" "}täringutega { $dice }
       *[no] {""}
    }
table-just-struck = { $player } tõmbas maha: { $box }{ $known ->
        [yes] {" "}täringutega { $dice }
       *[no] {""}
    }
table-press-space = Viska: vajuta tühikut.
table-type-roll-off = Kirjuta { $dice } visatud täringut, näiteks { $example }.
table-all-kept = Kõik täringud on alles jäetud: vali lahter.
table-choose = Vali lahter; Z võtab täringud tagasi.
table-corrected = Parandatud.
table-unchanged = Midagi ei muudetud.
table-looking-back = Voor { $round }, nagu see lõppes. Page Down: järgmine voor.
table-small = See aken on liiga väike. Tee see vähemalt { $width } × { $height } märki suureks.
table-kept = Salvestatud. Jätka: yatzy { $command }
table-throw-again = Tühik viskab uuesti; 1–{ $dice } jätab täringu alles.
table-choose-box = Viskeid enam pole: vali lahter.
table-strike = Kas tõmmata maha: { $box }? Vajuta uuesti Enter.
table-type-dice = { $equals ->
        [no] Kirjuta { $dice } täringut, näiteks { $example }, või lahtri punktid.
       *[yes] Kirjuta { $dice } täringut, näiteks { $example }, või lahtri punktid, = ees, näiteks =12.
    }
table-typed = Kirjutatud: { $typed }
table-typed-dice = { $coach ->
        [yes] Enter kasutab neid täringuid, H küsib treenerilt.
       *[no] Enter kasutab neid täringuid.
    }
table-laid = Selle käigu täringud: { $dice }. Z võtab need tagasi.
table-can-take = { $box }: võimalikud on { $possible }.
table-filled = Lahter { $box } on täis.
table-correcting = Parandan: { $box } ({ $player }). Mine õigesse lahtrisse, kirjuta täringud või punktid ja vajuta Enter. Esc katkestab.
table-cannot-correct = Siin pole midagi parandada: mine täidetud lahtrisse.
table-taken-back = Tagasi võetud.
table-thinking = { $player } mõtleb…
table-computer-throws = { $again ->
        [yes] { $player } viskab kõik täringud uuesti.
       *[no] { $player } viskab täringud.
    }
table-computer-keeps = { $player } jätab alles { $dice }.
table-computer-takes = { $player } valib lahtri { $box }.
table-welcome-back = Tere tulemast tagasi. Mäng on seal, kus pooleli jäi.

hint-roll = viska
hint-keep = jäta alles
hint-hurry = jäta vahele
hint-walk = lahter
hint-write = kirjuta
hint-back = tagasi
hint-correct = paranda
hint-rules = reeglid
hint-verify = kontrolli täringuid
hint-new = uus
hint-again = mängi uuesti
hint-light = hele
hint-result = tulemus
hint-scroll = keri
hint-quit = välju
hint-close = sulge
hint-keys = abi
hint-rounds = voorud

keys-title = Kiirklahvid
keys-roll = viska täringud, mis pole alles jäetud
keys-keep = jäta täring alles või vabasta
keys-walk = mine teise lahtrisse; vasak ja parem teise veergu
keys-write = kirjuta lahtrisse
keys-back = võta viimane tegevus tagasi
keys-type = kirjuta täringud või lahtri punktid
keys-correct = paranda lahtrit
keys-result = näita mängu seisu
keys-rounds = näita varasemaid voore
keys-rules = näita reegleid
keys-new = uus mäng; seda saab hiljem jätkata
keys-again = mängi uuesti samade mängijatega
keys-light = hele või tume kujundus
keys-quit = välju; kõik on salvestatud
keys-mouse = Hiirega: klõps täringul jätab selle alles, klõps lahtril viib sinna ja teine kirjutab, klõps all oleval klahvil vajutab seda.
signs-title = Mida märgid tähendavad
signs-offer = nii palju annavad täringud siin
signs-barred = nende täringutega ei tohi
signs-struck = maha tõmmatud: 0 punkti
hint-start = alusta
hint-field = järgmine väli

end-title = Mäng läbi
end-one = Võitja on { $player }: { $counting ->
        [differences] edumaa { $points ->
            [one] { $points } punkt.
           *[other] { $points } punkti.
        }
        [rounds-won] { $points ->
            [one] { $points } voor, rohkem kui teistel.
           *[other] { $points } vooru, rohkem kui teistel.
        }
       *[totals] { $points ->
            [one] { $points } punkt.
           *[other] { $points } punkti.
        }
    }
end-shared = Võitu jagavad { $players }: { $counting ->
        [differences] igaühel edumaa { $points ->
            [one] { $points } punkt.
           *[other] { $points } punkti.
        }
        [rounds-won] igaühel { $points ->
            [one] { $points } voor.
           *[other] { $points } vooru.
        }
       *[totals] igaühel { $points ->
            [one] { $points } punkt.
           *[other] { $points } punkti.
        }
    }
end-alone = { $points ->
        [one] { $points } punkt.
       *[other] { $points } punkti.
    }
end-so-far = Seni
end-review = Õnn ja vead: yatzy review { $game }
end-record = { $player }: isiklik rekord nende reeglitega, { $points }. Varem { $before } ({ $date }).
end-best = { $player }: isiklik rekord nende reeglitega on { $before } ({ $date }).
end-wrong = { $count ->
        [one] Üks vise pole see, mille algväärtus annab.
       *[other] { $count } viset pole need, mille algväärtus annab.
    }
end-player = Mängija
end-round = Voor { $round }
end-sum = Summa
end-difference = Edumaa
end-won = Võidetud voore
end-seal-wrong = Algväärtus ei sobi sõrmejäljega.
end-dice-good = { $dice ->
        [one] Üks täring arvutati algväärtusest uuesti ja on õige.
       *[other] Kõik { $dice } täringut arvutati algväärtusest uuesti ja on õiged.
    }

new-title = Uus mäng
new-title-pad = Uus mäng päris täringutega
new-sheet = Reeglid
new-options = Valikud
new-players = Mängijad
new-players-hint = Nimed, komad vahel; tühjaks jättes mängid üksi
new-default-player = Mängija
new-computers = Robotid
new-computers-hint = Mitte keegi; või näiteks hobimängija, julge
new-computers-known = Valikus on { $known }.
new-computers-about = { $name }: { $about }
new-teams = Võistkonnad
new-teams-none = võistkondadeta
new-teams-some = { $teams } võistkonda
new-rounds = Voorud
new-counting = Arvestus
new-counting-totals = voorude punktid kokku
new-counting-differences = võitja edumaa igas voorus
new-counting-rounds-won = enim võidetud voore
new-start = Kes alustab
new-start-agreed = esimene mängija
new-start-roll-off = suurim vise
new-words = Õnnesõnad
new-words-hint = Segatakse täringutesse; igaühel üks, komad vahel
new-seal = Selle mängu algväärtus on juba paigas: { $game }, sõrmejälg { $seal }. Lisa õnnesõna ja keegi ei saanud täringuid valida.
new-about = { $boxes ->
        [one] { $boxes } lahter
       *[other] { $boxes } lahtrit
    }, { $dice } täringut, { $bonus ->
        [0] boonust pole
       *[other] boonus { $bonus }, kui summa on vähemalt { $at }
    }. { $players }
new-about-teams = Võistkonnad: { $teams }.
new-start-game = Alusta
