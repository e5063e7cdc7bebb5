# A game looked at again. Numbers come already written, with one digit after the point.

review-title = Spēles pārskats
review-heading = { $sheet }: spēles pārskats
review-last = Pēdējā spēlētā spēle ir { $game }.
review-nothing = Vēl nav pabeigts neviens gājiens, tāpēc nav, ko pārskatīt.
review-page-is-in = Lapa ierakstīta: { $file }.

review-expected = Gaidāms
review-expected-now = Gaidāms tagad
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

review-adds-up = Kopā = gaidāms + veiksme − zaudēts. Gaidāms ir tas, ko labākā spēle vidēji savāc no tukšas ailes, veiksme – ko mainīja kauliņi, zaudēts – cik izvēles maksāja pret labākajām. Skaitļi ir noapaļoti, veiksme tā, lai katra rinda sanāktu.
review-adds-up-now = Gaidāms tagad = gaidāms + veiksme − zaudēts. Gaidāms ir tas, ko labākā spēle vidēji savāc no tukšas ailes, veiksme – ko mainīja kauliņi, zaudēts – cik izvēles maksāja pret labākajām. Skaitļi ir noapaļoti, veiksme tā, lai katra rinda sanāktu.
review-line = { $expected } gaidāms { $luck } veiksme { $known ->
        [no] {""}
       *[yes] { $cost } zaudēts{" "}
    }= { $total }{ $state ->
        [going] {" "}gaidāms tagad
       *[over] {""}
    }

review-alone = { $state ->
        [over] Rezultāts { $total }
       *[going] Tagad gaidāms { $total }
    }{ $where ->
        [above] {" "}– par { $by } vairāk, nekā vidēji savāc labākā spēle.
        [below] {" "}– par { $by } mazāk, nekā vidēji savāc labākā spēle.
       *[on] {" "}– tieši tik vidēji savāc labākā spēle.
    }
review-because-lucky = Kauliņi deva par { $luck } vairāk nekā parasti, un izvēles no tā zaudēja { $cost }.
review-because-choices = Vainīgi nav kauliņi, kas deva par { $luck } vairāk nekā parasti: { $cost } zaudēja izvēles.
review-because-mostly-dice = Galvenokārt tie bija kauliņi: tie atņēma { $luck }, bet izvēles zaudēja { $cost }.
review-because-mostly-choices = Galvenokārt tās bija izvēles: tās zaudēja { $cost }, bet kauliņi atņēma { $luck }.
review-because-both = Bija gan viens, gan otrs: kauliņi atņēma { $luck }, un izvēles zaudēja { $cost }.
review-because-all-best = Tie bija kauliņi vien: tie atņēma { $luck }, bet visas izvēles bija labākās.
review-because-all-best-lucky = Kauliņi deva par { $luck } vairāk nekā parasti, un visas izvēles bija labākās.
review-because-unknown = Par izvēlēm nekas nav zināms: tas viss skaitās veiksme.
review-because-partly = Cik redzams ierakstā, { $given ->
        [none] izvēles neko nezaudēja
       *[some] izvēles zaudēja { $cost }
    }; viss pārējais skaitās veiksme ({ $luck }).
review-because-little = { $given ->
        [none] Par izvēlēm zināms pārāk maz, lai tās vērtētu: tas viss skaitās veiksme.
       *[some] Par izvēlēm zināms pārāk maz, lai tās vērtētu: zināmās zaudēja { $cost }, un viss pārējais skaitās veiksme ({ $luck }).
    }

review-dice-two = { $known ->
        [partly] Cik redzams ierakstā, labākus kauliņus meta { $player }
       *[all] Labākus kauliņus meta { $player }
    } ({ $figure } pret { $other }).
review-dice-many = { $known ->
        [partly] Cik redzams ierakstā, vislabākos kauliņus meta { $player }
       *[all] Vislabākos kauliņus meta { $player }
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
        [partly] Neviena zināmā izvēle neko nezaudēja.
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
        [zero] { $turn }. gājiens, { $throw }. metiens
        [one] { $turn }. gājiens, { $throw }. metiens
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
        [zero] Visas izvēles ({ $count })
        [one] Visas izvēles ({ $count })
       *[other] Visas izvēles ({ $count })
    }
review-was-best = vislabāk
review-choice-cost = { $choice } (maksāja { $cost })
review-would-be-better = Labāk – { $choices }
