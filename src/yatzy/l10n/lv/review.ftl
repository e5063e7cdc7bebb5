# A game looked at again. Numbers come already written, with one digit after the point.

review-title = Spēles pārskats
review-heading = { $sheet }: spēles pārskats
review-last = Pēdējā spēle ir { $game }.
review-nothing = Vēl nav pabeigts neviens gājiens, tāpēc nav ko pārskatīt.
review-page-is-in = Tīmekļa lapa ierakstīta: { $file }.

review-expected = Sagaidāms
review-expected-now = Sagaidāms tagad
review-luck = Veiksme
review-given-away = Zaudēts
review-total = Kopā
review-best = Labākās izvēles
review-best-of = { $known ->
        [partly] { $best } no { $decisions } zināmām
       *[all] { $best } no { $decisions }
    }
review-turn = Gājiens
review-partners = Partneri

review-adds-up = Kopā = sagaidāms + veiksme − zaudēts. Sagaidāms ir tas, ko no tukšas ailes vidēji savāc nevainojama spēle, veiksme – ko mainīja kauliņi, zaudēts – cik izvēles maksāja, salīdzinot ar labākajām. Skaitļi ir noapaļoti, veiksme – tā, lai katra rinda sanāktu.
review-adds-up-now = Sagaidāms tagad = sagaidāms + veiksme − zaudēts. Sagaidāms ir tas, ko no tukšas ailes vidēji savāc nevainojama spēle, veiksme – ko mainīja kauliņi, zaudēts – cik izvēles maksāja, salīdzinot ar labākajām. Skaitļi ir noapaļoti, veiksme – tā, lai katra rinda sanāktu.
review-line = { $expected } sagaidāms { $luck } veiksme { $known ->
        [no] {""}
       *[yes] { $cost } zaudēts{" "}
    }= { $total }{ $state ->
        [going] {" "}sagaidāms tagad
       *[over] {""}
    }

review-alone = { $state ->
        [over] Rezultāts { $total }
       *[going] Tagad sagaidāms { $total }
    }{ $where ->
        [above] {" "}– par { $by } vairāk, nekā vidēji dod nevainojama spēle.
        [below] {" "}– par { $by } mazāk, nekā vidēji dod nevainojama spēle.
       *[on] {" "}– tieši tik vidēji dod nevainojama spēle.
    }
review-because-lucky = Kauliņi deva par { $luck } vairāk nekā parasti, bet izvēlēs no tā zaudēts { $cost }.
review-because-choices = Vainīgi nav kauliņi, kas deva par { $luck } vairāk nekā parasti: izvēles maksāja { $cost }.
review-because-mostly-dice = Galvenokārt vainīgi kauliņi: tie atņēma { $luck }, bet izvēles maksāja { $cost }.
review-because-mostly-choices = Galvenokārt vainīgas izvēles: tās maksāja { $cost }, bet kauliņi atņēma { $luck }.
review-because-both = Vainīgi gan kauliņi, gan izvēles: kauliņi atņēma { $luck }, izvēles maksāja { $cost }.
review-because-all-best = Vainīgi tikai kauliņi: tie atņēma { $luck }, bet visas izvēles bija labākās.
review-because-all-best-lucky = Kauliņi deva par { $luck } vairāk nekā parasti, un visas izvēles bija labākās.
review-because-unknown = Par izvēlēm nekas nav zināms: tas viss skaitās veiksme.
review-because-partly = Cik redzams ierakstā, { $given ->
        [none] izvēles neko nemaksāja
       *[some] izvēles maksāja { $cost }
    }; viss pārējais skaitās veiksme ({ $luck }).
review-because-little = { $given ->
        [none] Par izvēlēm zināms pārāk maz, lai tās vērtētu: tas viss skaitās veiksme.
       *[some] Par izvēlēm zināms pārāk maz, lai tās vērtētu: zināmās maksāja { $cost }, un viss pārējais skaitās veiksme ({ $luck }).
    }

review-dice-two = { $known ->
        [partly] Cik redzams ierakstā, labākus kauliņus uzmeta { $player }
       *[all] Labākus kauliņus uzmeta { $player }
    } ({ $figure } pret { $other }).
review-dice-many = { $known ->
        [partly] Cik redzams ierakstā, vislabākos kauliņus uzmeta { $player }
       *[all] Vislabākos kauliņus uzmeta { $player }
    } ({ $figure }), vissliktākos – { $last } ({ $other }).
review-dice-even = { $known ->
        [partly] Cik redzams ierakstā, kauliņi
       *[all] Kauliņi
    } visiem bija vienlīdz labvēlīgi ({ $figure }).
review-choices-two = { $known ->
        [partly] Pēc zināmajām izvēlēm mazāk zaudēja { $player }
       *[all] Mazāk zaudēja { $player }
    } ({ $figure } pret { $other }).
review-choices-many = { $known ->
        [partly] Pēc zināmajām izvēlēm vismazāk zaudēja { $player }
       *[all] Vismazāk zaudēja { $player }
    } ({ $figure }), visvairāk – { $last } ({ $other }).
review-choices-even = { $known ->
        [partly] Pēc zināmajām izvēlēm visi
       *[all] Visi
    } zaudēja vienādi ({ $figure }).
review-choices-none = { $known ->
        [partly] Neviena zināmā izvēle neko nemaksāja.
       *[all] Neviens neko nezaudēja: visas izvēles bija labākās.
    }
review-choices-little = Par izvēlēm zināms pārāk maz, lai tās salīdzinātu.
review-decided = { $by ->
        [level] Abiem rezultāts ir vienāds.
        [both] Priekšā ir { $player }, pārsvars { $gap }: palīdzēja gan kauliņi ({ $dice }), gan izvēles ({ $choices }).
        [dice-alone] Izšķīra kauliņi vien: priekšā ir { $player }, pārsvars { $gap }.
        [choices-alone] Izšķīra izvēles vien: priekšā ir { $player }, pārsvars { $gap }.
        [dice] Izšķīra kauliņi: { $player } no tiem guva par { $dice } vairāk, bet { $other } no izvēlēm par { $choices } vairāk. Priekšā ir { $player }, pārsvars { $gap }.
       *[choices] Izšķīra izvēles: { $player } no tām guva par { $choices } vairāk, bet { $other } no kauliņiem par { $dice } vairāk. Priekšā ir { $player }, pārsvars { $gap }.
    }

review-unknown = { $what ->
        [dice] Gājieni, kuros zināmi tikai pēdējie kauliņi: { $dice } no { $turns }.
        [points] Gājieni, kuros zināmi tikai punkti: { $points } no { $turns }.
       *[both] Gājieni, kuros zināmi tikai pēdējie kauliņi: { $dice } no { $turns }, un kuros zināmi tikai punkti: { $points }.
    } Kas izlemts pirms tam, to no veiksmes nevar atšķirt, un tas skaitās veiksme.

review-place = { $throw ->
        [0] { $turn }. gājiens
       *[other] { $turn }. gājiens, { $throw }. metiens
    }
review-place-round = { $round }. kārta · { $place }
review-place-player = { $player } · { $place }
review-left = { $known ->
        [no] pēdējie kauliņi
       *[yes] { $left ->
            [0] metienu vairs nav
            [zero] vēl { $left } metienu
            [one] vēl { $left } metiens
           *[other] vēl { $left } metieni
        }
    }
review-accuracy = Labākās izvēles: { $best }.
review-worst = { $known ->
        [partly] Dārgākās zināmās izvēles
       *[all] Dārgākās izvēles
    }
review-worst-none = { $known ->
        [little] Par izvēlēm zināms pārāk maz, lai tās vērtētu.
        [partly] Visas zināmās izvēles bija labākās.
       *[all] Visas izvēles bija labākās.
    }
review-turns = Gājiens pa gājienam
review-turn-line = { $luck } veiksme{ $given ->
        [some] , { $cost } zaudēts
       *[none] {""}
    }: { $expected }
review-chosen = izvēlēts
review-better = labāk
review-cost = maksāja { $cost }
review-all = { $count ->
        [1] Vienīgā izvēle
       *[other] Visas izvēles ({ $count })
    }
review-was-best = vislabāk
review-choice-cost = { $choice } (maksāja { $cost })
review-would-be-better = Labāk – { $choices }
