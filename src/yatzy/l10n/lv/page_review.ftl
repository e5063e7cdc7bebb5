# A game looked at again, and records brought from elsewhere.

page-review-title = { $title }, pārskats · Yatzy
page-review-opening = Pārskata spēli…
page-review-queued = Serverim ir daudz darba. Pārskats pēc brīža atvērsies pats…
page-review-table = Pie galda
page-review-overview = Atpakaļ uz visu spēli
page-review-so-far = Līdz šim izspēlētais
page-review-everyone = Visi blakus
page-review-partners = Partneri
page-review-meaning = Ko nozīmē skaitļi
page-review-step = Soli pa solim
page-review-skill = Labākās izvēles: { $best } no { $decisions } ({ $share }), zaudēti { $cost } punkti.
page-review-unknown = Par izvēlēm šeit nekas nav zināms.
page-review-worst = { $count ->
        [1] Dārgākā izvēle
        [zero] { $count } dārgākās izvēles
        [one] { $count } dārgākā izvēle
       *[other] { $count } dārgākās izvēles
    }
page-review-all-best = Visas zināmās izvēles bija labākās.
page-review-chosen = izvēlēts
page-review-better = labāk

page-review-early = Vēl nav ko pārskatīt
page-review-early-about = Spēli var pārskatīt, kad pabeigts vismaz viens gājiens.
page-review-coach = Tikai pēc beigām
page-review-coach-about = Pie šī galda spēlē bez trenera: spēli varēs pārskatīt, kad tā beigsies.
page-review-refused = Spēli nevar pārskatīt
page-review-refused-about = Pamēģini pēc brīža.

page-review-told = { $place }. Kauliņi { $dice }. { $player } – { $choice }; { $was ->
        [best] tā bija labākā izvēle.
       *[costly] tas maksāja { $cost }. Labāk – { $best }.
    }
page-review-only-points = { $box }: { $points }
page-review-instead = Labāk – { $choice }
page-review-dice = { $gave ->
        [gave] Kauliņi deva { $luck }.
        [took] Kauliņi atņēma { $luck }.
       *[nothing] Kauliņi neko nemainīja.
    }
page-review-turn-changed = Tas ir { $luck }, salīdzinot ar sagaidāmo.
page-review-points-about = Zināmi tikai šī gājiena punkti. Izvēles nevar atšķirt no veiksmes.
page-review-more = { $count ->
        [zero] Vēl { $count } izvēles
        [one] Vēl { $count } izvēle
       *[other] Vēl { $count } izvēles
    }
page-review-fewer = Mazāk izvēļu
page-review-expected = Sagaidāmais rezultāts: pirms šī gājiena { $before }, pēc tā { $after }.
page-review-explore = Analizēt šo pozīciju
page-review-turns = Gājieni
page-review-slider = { $turn }. gājiens no { $turns }, zaudēts { $cost }
page-review-back = Iepriekšējā izvēle
page-review-on = Nākamā izvēle

page-bring-title = Ielādēt ierakstu
page-bring-about = Spēle pierakstā vai kā JSON Lines, ko katrs galds dod beigās. Tā saņem savu adresi, un to var pārskatīt visi, kam šī adrese zināma.
page-bring-file = Izvēlēties failu
page-bring-text = vai ielīmē šeit
page-bring-go = Pārskatīt
page-bring-waiting = Lasa…
page-bring-empty = Šeit vēl nekā nav.
