# A game looked at again. Numbers come already written, with one digit after the point.

review-title = Spēles pārskats
review-heading = { $sheet }: spēles pārskats
review-last = Pēdējā spēle ir { $game }.
review-nothing = Vēl nav pabeigts neviens gājiens, tāpēc nav ko pārskatīt.
review-page-is-in = Tīmekļa lapa ir failā { $file }.

review-expected = Sagaidāms
review-expected-now = Sagaidāms tagad
review-luck = Veiksme
review-given-away = Zaudēts
review-total = Kopā
review-best = Labākās izvēles
review-best-of = { $known ->
        [partly] { $best } no { $decisions } pierakstītām
       *[all] { $best } no { $decisions }
    }
review-turn = Gājiens
review-partners = Partneri

review-adds-up = Kopā = sagaidāms + veiksme − zaudēts. Sagaidāms ir tas, ko no tukšas ailes vidēji dod nevainojama spēle. Veiksme ir tas, ko mainīja kauliņi. Zaudēts ir tas, ko tavas izvēles zaudēja, salīdzinot ar labākajām. Skaitļi ir noapaļoti, veiksme – tā, lai katra rinda sanāktu.
review-adds-up-now = Sagaidāms tagad = sagaidāms + veiksme − zaudēts. Sagaidāms ir tas, ko no tukšas ailes vidēji dod nevainojama spēle. Veiksme ir tas, ko mainīja kauliņi. Zaudēts ir tas, ko tavas izvēles zaudēja, salīdzinot ar labākajām. Skaitļi ir noapaļoti, veiksme – tā, lai katra rinda sanāktu.
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
review-because-lucky = Kauliņi deva par { $luck } vairāk nekā parasti, bet izvēles no tā zaudēja { $cost }.
review-because-choices = Pie vainas nav kauliņi, kas deva par { $luck } vairāk nekā parasti: izvēles zaudēja { $cost }.
review-because-mostly-dice = Galvenokārt pie vainas kauliņi: tie atņēma { $luck }, bet izvēles zaudēja { $cost }.
review-because-mostly-choices = Galvenokārt pie vainas izvēles: tās zaudēja { $cost }, bet kauliņi atņēma { $luck }.
review-because-both = Pie vainas abi: kauliņi atņēma { $luck }, izvēles zaudēja { $cost }.
review-because-all-best = Pie vainas tikai kauliņi: tie atņēma { $luck }, bet visas izvēles bija labākās.
review-because-all-best-lucky = Kauliņi deva par { $luck } vairāk nekā parasti, un visas izvēles bija labākās.
review-because-unknown = Izvēles nav pierakstītas: tas viss skaitās veiksme.
review-because-partly = Cik pierakstīts, { $given ->
        [none] izvēles neko nezaudēja
       *[some] izvēles zaudēja { $cost }
    }; viss pārējais skaitās veiksme ({ $luck }).
review-because-little = { $given ->
        [none] Pierakstīts pārāk maz izvēļu, lai tās vērtētu: tas viss skaitās veiksme.
       *[some] Pierakstīts pārāk maz izvēļu, lai tās vērtētu: pierakstītās zaudēja { $cost }, un viss pārējais skaitās veiksme ({ $luck }).
    }

review-dice-two = { $known ->
        [partly] Cik pierakstīts, labākus kauliņus uzmeta { $player }
       *[all] Labākus kauliņus uzmeta { $player }
    } ({ $figure } pret { $other }).
review-dice-many = { $known ->
        [partly] Cik pierakstīts, vislabākos kauliņus uzmeta { $player }
       *[all] Vislabākos kauliņus uzmeta { $player }
    } ({ $figure }), vissliktākos – { $last } ({ $other }).
review-dice-even = { $known ->
        [partly] Cik pierakstīts, kauliņi
       *[all] Kauliņi
    } visiem bija vienlīdz labvēlīgi ({ $figure }).
review-choices-two = { $known ->
        [partly] Pēc pierakstītajām izvēlēm mazāk zaudēja { $player }
       *[all] Mazāk zaudēja { $player }
    } ({ $figure } pret { $other }).
review-choices-many = { $known ->
        [partly] Pēc pierakstītajām izvēlēm vismazāk zaudēja { $player }
       *[all] Vismazāk zaudēja { $player }
    } ({ $figure }), visvairāk – { $last } ({ $other }).
review-choices-even = { $known ->
        [partly] Pēc pierakstītajām izvēlēm visi
       *[all] Visi
    } zaudēja vienādi ({ $figure }).
review-choices-none = { $known ->
        [partly] Neviena pierakstītā izvēle neko nezaudēja.
       *[all] Neviens neko nezaudēja: visas izvēles bija labākās.
    }
review-choices-little = Pierakstīts pārāk maz izvēļu, lai tās salīdzinātu.
review-decided = { $by ->
        [level] Spēle beidzās neizšķirti.
        [both] Priekšā ir { $player }, pārsvars { $gap }: labāki bija gan kauliņi ({ $dice }), gan izvēles ({ $choices }).
        [dice-alone] Izšķīra tikai kauliņi: priekšā ir { $player }, pārsvars { $gap }.
        [choices-alone] Izšķīra tikai izvēles: priekšā ir { $player }, pārsvars { $gap }.
        [dice] Izšķīra kauliņi: { $player } no tiem guva par { $dice } vairāk, bet { $other } no izvēlēm par { $choices } vairāk. Priekšā ir { $player }, pārsvars { $gap }.
       *[choices] Izšķīra izvēles: { $player } no tām guva par { $choices } vairāk, bet { $other } no kauliņiem par { $dice } vairāk. Priekšā ir { $player }, pārsvars { $gap }.
    }

review-unknown = { $what ->
        [dice] Gājieni, kuros pierakstīti tikai pēdējie kauliņi: { $dice } no { $turns }.
        [points] Gājieni, kuros pierakstīti tikai punkti: { $points } no { $turns }.
       *[both] Gājieni, kuros pierakstīti tikai pēdējie kauliņi: { $dice } no { $turns }, un kuros pierakstīti tikai punkti: { $points }.
    } Agrākās izvēles šajos gājienos skaitās veiksme.

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
        [partly] Dārgākās pierakstītās izvēles
       *[all] Dārgākās izvēles
    }
review-worst-none = { $known ->
        [little] Pierakstīts pārāk maz izvēļu, lai tās vērtētu.
        [partly] Visas pierakstītās izvēles bija labākās.
       *[all] Visas izvēles bija labākās.
    }
review-turns = Gājiens pa gājienam
review-turn-line = { $luck } veiksme{ $given ->
        [some] , { $cost } zaudēts
       *[none] {""}
    }: { $expected }
review-chosen = izvēlēts
review-better = labāk
review-cost = zaudēts { $cost }
review-all = { $count ->
        [1] Vienīgā izvēle
       *[other] Visas izvēles ({ $count })
    }
review-was-best = vislabāk
review-choice-cost = { $choice } (zaudēts { $cost })
review-would-be-better = Labāk – { $choices }
