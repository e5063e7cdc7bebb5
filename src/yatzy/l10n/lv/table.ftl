# The table: the pad of a game, and the screen in the terminal.

pad-upper-sum = Augšas summa
pad-bonus = { $name } ({ NUMBER($at, useGrouping: 0) })

table-round = { $round }. kārta no { $rounds }
table-turn = { $turn }. gājiens no { $turns }
table-plays = Spēlē { $player }
table-alone = Tavs gājiens
table-throws-off = Sākuma metiens: { $player }
table-threw = { $player } uzmeta { $dice }: { $sum }.
table-begins = Sāk { $player }.
table-throw = { $throw }. metiens no { $throws }
table-sealed = Nospiedums: { $seal }
table-standing = { $name } { $points }
table-series = Sērija: { $standing }
table-real = Īsti kauliņi
table-solving = Aprēķina: { $percent } %
table-just-wrote = { $player } – { $box }: { $points }{ $known ->
        [yes] {" "}ar { $dice }
       *[no] {""}
    }
table-just-struck = { $player } nosvītroja lauciņu „{ $box }”{ $known ->
        [yes] {" "}ar { $dice }
       *[no] {""}
    }
table-press-space = Nospied atstarpi, lai mestu.
table-type-roll-off = Ievadi uzmestos kauliņus (skaits: { $dice }), piem., { $example }.
table-all-kept = Visi kauliņi ir paturēti: izvēlies lauciņu.
table-choose = Izvēlies lauciņu; Z atsauc kauliņus.
table-corrected = Izlabots.
table-unchanged = Nekas nav mainīts.
table-looking-back = { $round }. kārta, kā tā beidzās. Page Down: nākamā.
table-small = Šis logs ir par mazu. Vajag vismaz { $width } × { $height } rakstzīmes.
table-kept = Saglabāts. Turpini ar yatzy { $command }.
table-throw-again = Atstarpe met vēlreiz; no 1 līdz { $dice } – paturēt kauliņu.
table-choose-box = Metienu vairs nav: izvēlies lauciņu.
table-strike = Nosvītrot „{ $box }”? Nospied Enter vēlreiz.
table-type-dice = { $equals ->
        [no] Ievadi kauliņus (skaits: { $dice }), piem., { $example }, vai lauciņa punktus.
       *[yes] Ievadi kauliņus (skaits: { $dice }), piem., { $example }, vai lauciņa punktus ar = priekšā, piem., =12.
    }
table-typed = Ievadīts: { $typed }
table-typed-dice = { $coach ->
        [yes] Enter apstiprina šos kauliņus, H jautā trenerim.
       *[no] Enter apstiprina šos kauliņus.
    }
table-laid = Tavi kauliņi šajā gājienā: { $dice }. Z tos atsauc.
table-can-take = Lauciņā „{ $box }” var būt { $possible }.
table-filled = Lauciņš „{ $box }” ir aizpildīts.
table-correcting = Labo – { $player }, { $box }: ej uz īsto lauciņu, ievadi kauliņus vai punktus un nospied Enter. Esc atceļ.
table-cannot-correct = Šeit nav ko labot: ej uz aizpildītu lauciņu.
table-taken-back = Atsaukts.
table-thinking = { $player } domā…
table-computer-throws = { $again ->
        [yes] { $player } met visus vēlreiz.
       *[no] { $player } met kauliņus.
    }
table-computer-keeps = { $player } patur { $dice }.
table-computer-takes = { $player } izvēlas lauciņu „{ $box }”.
table-welcome-back = Prieks atkal redzēt: spēle ir tur, kur tā palika.

hint-roll = mest
hint-keep = paturēt
hint-hurry = izlaist
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

keys-title = Īsinājumtaustiņi
keys-roll = mest nepaturētos kauliņus
keys-keep = paturēt kauliņu vai atlaist
keys-walk = iet uz citu lauciņu; pa kreisi un pa labi – uz citu aili
keys-write = rakstīt lauciņā
keys-back = atsaukt pēdējo darbību
keys-type = ievadīt kauliņus vai lauciņa punktus
keys-correct = labot lauciņu
keys-result = rezultāts šobrīd
keys-rounds = rādīt iepriekšējās kārtas
keys-rules = rādīt noteikumus
keys-new = jauna spēle; šo var turpināt vēlāk
keys-again = spēlēt vēl ar tiem pašiem spēlētājiem
keys-light = gaišs vai tumšs izskats
keys-quit = iziet; viss tiek saglabāts
keys-mouse = Ar peli: klikšķini uz kauliņa, lai to paturētu, uz lauciņa, lai turp dotos, un vēlreiz, lai ierakstītu, uz taustiņa apakšā, lai to nospiestu.
signs-title = Ko nozīmē zīmes
signs-offer = tik šeit dotu šie kauliņi
signs-barred = ar šiem kauliņiem nedrīkst
signs-struck = nosvītrots: 0 punktu
hint-start = sākt
hint-field = nākamais lauks

end-title = Spēle beigusies
end-one = { $counting ->
        [differences] Uzvar { $player }, pārsvars: { $points ->
            [zero] { $points } punktu.
            [one] { $points } punkts.
           *[other] { $points } punkti.
        }
        [rounds-won] Uzvar { $player }: { $points ->
            [zero] { $points } kārtu, vairāk nekā jebkuram citam.
            [one] { $points } kārta, vairāk nekā jebkuram citam.
           *[other] { $points } kārtas, vairāk nekā jebkuram citam.
        }
       *[totals] Uzvar { $player }: { $points ->
            [zero] { $points } punktu.
            [one] { $points } punkts.
           *[other] { $points } punkti.
        }
    }
end-shared = Uzvaru dala { $players }, { $counting ->
        [differences] { $points ->
            [zero] katram pārsvars { $points } punktu.
            [one] katram pārsvars { $points } punkts.
           *[other] katram pārsvars { $points } punkti.
        }
        [rounds-won] { $points ->
            [zero] katram { $points } kārtu.
            [one] katram { $points } kārta.
           *[other] katram { $points } kārtas.
        }
       *[totals] { $points ->
            [zero] katram { $points } punktu.
            [one] katram { $points } punkts.
           *[other] katram { $points } punkti.
        }
    }
end-alone = { $points ->
        [zero] { $points } punktu.
        [one] { $points } punkts.
       *[other] { $points } punkti.
    }
end-so-far = Pagaidām
end-review = Veiksmi un kļūdas parāda yatzy review { $game }.
end-record = { $player }: jauns rekords pēc šiem noteikumiem – { $points }. Iepriekš bija { $before } ({ $date }).
end-best = { $player }: labākais rezultāts pēc šiem noteikumiem ir { $before } ({ $date }).
end-wrong = { $count ->
        [zero] { $count } metienu neatbilst sākumvērtībai.
        [one] { $count } metiens neatbilst sākumvērtībai.
       *[other] { $count } metieni neatbilst sākumvērtībai.
    }
end-player = Spēlētājs
end-round = { $round }. kārta
end-sum = Summa
end-difference = Starpība
end-won = Uzvaras kārtās
end-seal-wrong = Sākumvērtība neatbilst nospiedumam.
end-dice-good = { $dice ->
        [zero] No sākumvērtības pārrēķināti { $dice } kauliņi, un visi ir pareizi.
        [one] No sākumvērtības pārrēķināts { $dice } kauliņš, un tas ir pareizs.
       *[other] No sākumvērtības pārrēķināti { $dice } kauliņi, un visi ir pareizi.
    }

new-title = Jauna spēle
new-title-pad = Jauna spēle ar īstiem kauliņiem
new-sheet = Noteikumi
new-options = Izvēles
new-players = Spēlētāji
new-players-hint = Vārdi, atdalīti ar komatiem; tukšs – spēlēt vienatnē
new-default-player = Spēlētājs
new-computers = Roboti
new-computers-hint = Neviena; vai, piem., amatieris, pārgalvis
new-computers-known = Izvēlies no šiem: { $known }.
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
new-start-agreed = pirmais sarakstā
new-start-roll-off = augstākais metiens
new-words = Veiksmes vārdi
new-words-hint = Tos iejauc kauliņos; pa vienam, atdalīti ar komatiem
new-seal = Šīs spēles sākumvērtība jau ir noteikta: { $game }, nospiedums { $seal }. Pievieno veiksmes vārdu, un neviens nebūs varējis kauliņus izvēlēties.
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
