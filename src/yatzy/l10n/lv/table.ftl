# The table: the pad of a game, and the screen in the terminal.

pad-upper-sum = Augšas summa
pad-bonus = { $name } ({ NUMBER($at, useGrouping: 0) })

table-round = { $round }. kārta no { $rounds }
table-turn = { $turn }. gājiens no { $turns }
table-plays = Spēlē { $player }
table-alone = Tavs gājiens
table-throws-off = Par sākšanu met { $player }
table-threw = { $player } uzmeta { $dice }: { $sum }.
table-begins = Sāk { $player }.
table-throw = { $throw }. metiens no { $throws }
table-sealed = Kauliņu zīmogs: { $seal }
table-standing = { $name } { $points }
table-series = Sērija: { $standing }
table-real = Ar īstiem kauliņiem
table-solving = Risina lapu: { $percent } %
table-just-wrote = { $player } – { $box }: { $points }{ $known ->
        [yes] {" "}ar { $dice }
       *[no] {""}
    }
table-just-struck = { $player } nosvītroja lauciņu „{ $box }”{ $known ->
        [yes] {" "}ar { $dice }
       *[no] {""}
    }
table-press-space = Atstarpe met kauliņus.
table-type-roll-off = Ievadi uzmestos kauliņus (skaits: { $dice }), piem., { $example }.
table-all-kept = Visi kauliņi ir paturēti: izvēlies lauciņu.
table-choose = Izvēlies lauciņu; Z atsauc kauliņus.
table-corrected = Izlabots.
table-unchanged = Nekas nav mainīts.
table-looking-back = { $round }. kārta, kā tā beidzās. Page Down – tālāk.
table-small = Šis logs spēlei ir par mazu. Pietiek ar { $width } × { $height } zīmēm.
table-kept = Saglabāts. Turpina yatzy { $command }.
table-throw-again = Atstarpe met vēlreiz; no 1 līdz { $dice } – paturēt kauliņu.
table-choose-box = Metienu vairs nav: izvēlies lauciņu.
table-strike = Nosvītrot „{ $box }” ar nulli? Enter vēlreiz – ieraksta.
table-type-dice = { $equals ->
        [no] Ievadi kauliņus (skaits: { $dice }), piem., { $example }, vai lauciņa punktus.
       *[yes] Ievadi kauliņus (skaits: { $dice }), piem., { $example }, vai lauciņa punktus ar = priekšā, piem., =12.
    }
table-typed = Ievadīts: { $typed }
table-typed-dice = { $coach ->
        [yes] Enter ieliek šos kauliņus bloknotā, H jautā trenerim.
       *[no] Enter ieliek šos kauliņus bloknotā.
    }
table-laid = Šī gājiena kauliņi ir bloknotā: { $dice }. Z tos atsauc.
table-can-take = Lauciņā „{ $box }” var būt { $possible }.
table-filled = Lauciņš „{ $box }” ir aizpildīts.
table-correcting = Labo – { $player }, { $box }: ej uz īsto lauciņu, ievadi kauliņus vai punktus, Enter ieraksta, Esc atstāj, kā bija.
table-cannot-correct = Šeit nav ko labot: ej uz aizpildītu lauciņu.
table-taken-back = Atsaukts.
table-thinking = { $player } domā…
table-computer-throws = { $again ->
        [yes] { $player } met visus vēlreiz.
       *[no] { $player } met kauliņus.
    }
table-computer-keeps = { $player } patur { $dice }.
table-computer-takes = { $player } ņem lauciņu „{ $box }”.
table-welcome-back = Prieks atkal redzēt: spēle ir tur, kur tā palika.

hint-roll = mest
hint-keep = paturēt
hint-hurry = uzreiz tālāk
hint-walk = lauciņš
hint-write = rakstīt
hint-back = atsaukt
hint-correct = labot
hint-rules = noteikumi
hint-verify = pārbaudīt kauliņus
hint-new = jauna
hint-again = spēlēt vēl
hint-light = izskats
hint-result = rezultāts
hint-scroll = ritināt
hint-quit = iziet
hint-close = aizvērt
hint-keys = palīdzība
hint-rounds = kārtas

keys-title = Taustiņi
keys-roll = mest nepaturētos kauliņus
keys-keep = paturēt kauliņu vai atlaist
keys-walk = iet uz citu lauciņu; pa kreisi un pa labi – uz citu aili
keys-write = rakstīt lauciņā
keys-back = atsaukt pēdējo darbību
keys-type = ievadīt kauliņus vai lauciņa punktus
keys-correct = labot, kas rakstīts lauciņā
keys-result = rezultāts šobrīd
keys-rounds = skatīt iepriekšējās kārtas
keys-rules = šīs lapas noteikumi
keys-new = jauna spēle; šo var turpināt vēlāk
keys-again = spēlēt vēl, tie paši cilvēki
keys-light = gaišs vai tumšs izskats
keys-quit = iziet; viss tiek saglabāts
keys-mouse = Ar peli: klikšķini uz kauliņa, lai to paturētu, uz lauciņa, lai turp dotos, un vēlreiz, lai ierakstītu, uz taustiņa apakšā, lai to nospiestu.
signs-title = Ko nozīmē zīmes
signs-offer = tik šeit dotu šie kauliņi
signs-barred = ar šiem kauliņiem nedrīkst
signs-struck = nosvītrots: 0 punktu
hint-start = sākt
hint-field = nākamais lauks

end-title = Beigas
end-one = { $counting ->
        [differences] Uzvar { $player }, starpību summa { $points }.
        [rounds-won] Uzvar { $player }: { $points ->
            [zero] { $points } kārtu, vairāk nekā jebkuram citam.
            [one] { $points } kārta, vairāk nekā jebkuram citam.
           *[other] { $points } kārtas, vairāk nekā jebkuram citam.
        }
       *[totals] Uzvar { $player }, rezultāts { $points }.
    }
end-shared = Uzvaru dala { $players }, { $counting ->
        [differences] katram starpību summa { $points }.
        [rounds-won] { $points ->
            [zero] katram { $points } kārtu.
            [one] katram { $points } kārta.
           *[other] katram { $points } kārtas.
        }
       *[totals] katram rezultāts { $points }.
    }
end-alone = { $points ->
        [zero] { $points } punktu.
        [one] { $points } punkts.
       *[other] { $points } punkti.
    }
end-so-far = Pagaidām
end-review = yatzy review { $game } atšķir veiksmi no izvēlēm.
end-record = { $player }: jauns personīgais rekords pēc šīs lapas – { $points }. Iepriekš bija { $before } ({ $date }).
end-best = { $player }: labākais rezultāts pēc šīs lapas ir { $before } ({ $date }).
end-wrong = { $count ->
        [zero] { $count } metienu neatbilst aizzīmogotajam noslēpumam.
        [one] { $count } metiens neatbilst aizzīmogotajam noslēpumam.
       *[other] { $count } metieni neatbilst aizzīmogotajam noslēpumam.
    }
end-player = Spēlētājs
end-round = { $round }. kārta
end-sum = Summa
end-difference = Starpība
end-won = Uzvaras kārtās
end-seal-wrong = Noslēpums neatbilst zīmogam.
end-dice-good = { $dice ->
        [zero] No aizzīmogotā noslēpuma pārrēķināti { $dice } kauliņi, un visi ir pareizi.
        [one] No aizzīmogotā noslēpuma pārrēķināts { $dice } kauliņš, un tas ir pareizs.
       *[other] No aizzīmogotā noslēpuma pārrēķināti { $dice } kauliņi, un visi ir pareizi.
    }

new-title = Jauna spēle
new-title-pad = Jauns bloknots
new-sheet = Lapa
new-options = Izvēles
new-players = Spēlētāji
new-players-hint = Vārdi, atdalīti ar komatiem; tukšs – spēlēt vienatnē
new-default-player = Spēlētājs
new-computers = Datori
new-computers-hint = Neviens; vai, piem., casual, bold
new-computers-known = Ir { $known }.
new-computers-about = { $name }: { $about }
new-teams = Komandas
new-teams-none = katrs par sevi
new-teams-some = { $teams ->
        [zero] { $teams } komandu
        [one] { $teams } komanda
       *[other] { $teams } komandas
    }
new-rounds = Kārtas
new-counting = Skaitīšana
new-counting-totals = lielākā kārtu summa
new-counting-differences = uzvarētāja pārsvars katrā kārtā
new-counting-rounds-won = visvairāk uzvaru kārtās
new-start = Kas sāk
new-start-agreed = pirmais vārds
new-start-roll-off = kas uzmet visvairāk
new-words = Veiksmes vārdi
new-words-hint = Tos iejauc kauliņos; pa vienam, atdalīti ar komatiem
new-seal = Šīs spēles kauliņi jau ir noteikti un aizzīmogoti: { $game }, { $seal }. Veiksmes vārds tos sajauc vēlreiz, tāpēc neviens nav varējis tos izvēlēties.
new-about = { $boxes ->
        [zero] { $boxes } lauciņu
        [one] { $boxes } lauciņš
       *[other] { $boxes } lauciņi
    }, kauliņi: { $dice }, { $bonus ->
        [0] bez prēmijas
       *[other] prēmija { $bonus }, ja ir vismaz { $at }
    }. { $players }
new-about-teams = Komandas: { $teams }.
new-start-game = Sākt
