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
table-sealed = Täringute pitser { $seal }
table-standing = { $name } { $points }
table-series = Seeria: { $standing }
table-real = Päris täringutega
table-solving = Lahendan reeglilehte: { $percent }%
table-just-wrote = { $player }: { $box }, { $points } p{ $known ->
        [yes] {" "}täringutega { $dice }
       *[no] {""}
    }
table-just-struck = { $player } tõmbas maha: { $box }{ $known ->
        [yes] {" "}täringutega { $dice }
       *[no] {""}
    }
table-press-space = Tühik viskab täringud.
table-type-roll-off = Kirjuta { $dice } visatud täringut, näiteks { $example }.
table-all-kept = Kõik täringud on alles jäetud: vali lahter.
table-choose = Vali lahter; Z võtab täringud tagasi.
table-corrected = Parandatud.
table-unchanged = Midagi ei muudetud.
table-looking-back = Voor { $round }, nagu see lõppes. Page Down viib edasi.
table-small = See aken on mängimiseks liiga väike. Piisab { $width } × { $height } märgist.
table-kept = Salvestatud. Jätkamiseks: yatzy { $command }
table-throw-again = Tühik viskab uuesti; 1–{ $dice } jätab täringu alles.
table-choose-box = Viskeid enam pole: vali lahter.
table-strike = Kas tõmmata { $box } maha? Uus Enter kirjutab nulli.
table-type-dice = { $equals ->
        [no] Kirjuta { $dice } täringut, näiteks { $example }, või lahtri punktid.
       *[yes] Kirjuta { $dice } täringut, näiteks { $example }, või lahtri punktid, = ees, näiteks =12.
    }
table-typed = Kirjutatud: { $typed }
table-typed-dice = { $coach ->
        [yes] Enter paneb need täringud plokile, H küsib treenerilt.
       *[no] Enter paneb need täringud plokile.
    }
table-laid = Selle käigu täringud on plokil: { $dice }. Z võtab need tagasi.
table-can-take = { $box }: võimalikud on { $possible }.
table-filled = { $box } on täidetud.
table-correcting = Parandan: { $box } ({ $player }). Mine õigesse lahtrisse, kirjuta täringud või punktid, Enter kirjutab, Esc jätab nii.
table-cannot-correct = Siin pole midagi parandada: mine täidetud lahtrisse.
table-taken-back = Tagasi võetud.
table-thinking = { $player } mõtleb…
table-computer-throws = { $again ->
        [yes] { $player } viskab kõik täringud uuesti.
       *[no] { $player } viskab täringud.
    }
table-computer-keeps = { $player } jätab alles { $dice }.
table-computer-takes = { $player } võtab lahtri { $box }.
table-welcome-back = Tere tulemast tagasi: mäng on seal, kus pooleli jäi.

hint-roll = viska
hint-keep = jäta alles
hint-hurry = kohe edasi
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
hint-quit = lahku
hint-close = sulge
hint-keys = abi
hint-rounds = voorud

keys-title = Klahvid
keys-roll = viska täringud, mis pole alles jäetud
keys-keep = jäta täring alles või vabasta
keys-walk = mine teise lahtrisse; vasak ja parem teise veergu
keys-write = kirjuta lahtrisse
keys-back = võta viimane tegevus tagasi
keys-type = kirjuta täringud või lahtri punktid
keys-correct = paranda lahtri sisu
keys-result = mängu seis
keys-rounds = vaata varasemaid voore
keys-rules = selle reeglilehe reeglid
keys-new = uus mäng; praegune võib hiljem jätkuda
keys-again = mängi uuesti sama seltskonnaga
keys-light = hele või tume
keys-quit = lahku; kõik jääb alles
keys-mouse = Hiirega: klõps täringul jätab selle alles, klõps lahtril viib sinna ja teine kirjutab, klõps all oleval klahvil vajutab seda.
signs-title = Mida märgid tähendavad
signs-offer = nii palju annavad täringud siin
signs-barred = nende täringutega ei tohi
signs-struck = maha tõmmatud: 0 punkti
hint-start = alusta
hint-field = järgmine väli

end-title = Lõpp
end-one = Võitja on { $player }: { $counting ->
        [differences] edu { $points ->
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
        [differences] igaühel edu { $points ->
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
end-review = yatzy review { $game } eristab õnne valikutest.
end-record = Uus rekord sellel reeglilehel: { $player }, { $points }. Varem oli see { $before } ({ $date }).
end-best = Rekord sellel reeglilehel: { $player }, { $before } ({ $date }).
end-wrong = { $count ->
        [one] Üks vise ei vasta pitseeritud saladusele.
       *[other] { $count } viset ei vasta pitseeritud saladusele.
    }
end-player = Mängija
end-round = Voor { $round }
end-sum = Summa
end-difference = Edu
end-won = Võidetud voore
end-seal-wrong = Saladus ei vasta pitserile.
end-dice-good = { $dice ->
        [one] Üks täring arvutati pitseeritud saladusest uuesti ja see on õige.
       *[other] { $dice } täringut arvutati pitseeritud saladusest uuesti ja kõik on õiged.
    }

new-title = Uus mäng
new-title-pad = Uus plokk
new-sheet = Reeglileht
new-options = Valikud
new-players = Mängijad
new-players-hint = Nimed, komad vahel; tühjaks jättes mängid üksi
new-default-player = Mängija
new-computers = Arvutid
new-computers-hint = Mitte keegi; või näiteks hobimängija, julge
new-computers-known = Valikus on { $known }.
new-computers-about = { $name }: { $about }
new-teams = Tiimid
new-teams-none = igaüks enda eest
new-teams-some = { $teams } tiimi
new-rounds = Voorud
new-counting = Arvestus
new-counting-totals = voorude suurim summa
new-counting-differences = võitja edu igas voorus
new-counting-rounds-won = enim võidetud voore
new-start = Kes alustab
new-start-agreed = esimene nimi
new-start-roll-off = kes viskab kõige rohkem
new-words = Õnnesõnad
new-words-hint = Segatakse täringutesse; igaühel üks, komad vahel
new-seal = Selle mängu täringud on juba paigas ja pitseeritud: { $game }, { $seal }. Õnnesõna segab need veel kord läbi, nii et keegi ei saanud neid valida.
new-about = { $boxes ->
        [one] { $boxes } lahter
       *[other] { $boxes } lahtrit
    }, { $dice } täringut, { $bonus ->
        [0] boonust pole
       *[other] boonus { $bonus }, kui summa on vähemalt { $at }
    }. { $players }
new-about-teams = Tiimid: { $teams }.
new-start-game = Alusta
