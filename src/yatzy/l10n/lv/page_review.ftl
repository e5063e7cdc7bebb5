# A game looked at again, and records brought from elsewhere.

page-review-title = { $title }, pārskats · Yatzy
page-review-opening = Pārskata spēli…
page-review-queued = Serveris ir aizņemts. Pārskats pēc brīža atvērsies pats…
page-review-table = Uz galdu
page-review-overview = Atpakaļ uz visu spēli
page-review-so-far = Līdz šim
page-review-everyone = Salīdzināt spēlētājus
page-review-partners = Partneri
page-review-meaning = Ko nozīmē skaitļi
page-review-step = Spēle soli pa solim
page-review-skill = Labākās izvēles: { $best } no { $decisions } ({ $share }); zaudēts: { $cost }
page-review-unknown = Izvēles šeit nav pierakstītas.
page-review-worst = { $count ->
        [1] Dārgākā izvēle
        [zero] { $count } dārgākās izvēles
        [one] { $count } dārgākā izvēle
       *[other] { $count } dārgākās izvēles
    }
page-review-all-best = Visas pierakstītās izvēles bija labākās.
page-review-chosen = izvēlēts
page-review-better = labāk

page-review-early = Vēl nav ko pārskatīt
page-review-early-about = Vispirms pabeidz gājienu.
page-review-coach = Pieejams pēc spēles
page-review-coach-about = Pie šī galda spēlē bez trenera: spēli varēs pārskatīt, kad tā beigsies.
page-review-refused = Spēli nevar pārskatīt
page-review-refused-about = Pēc brīža mēģini vēlreiz.

page-review-told = { $place }. Kauliņi { $dice }. { $player } – { $choice }; { $was ->
        [best] labākā izvēle.
       *[costly] zaudēts { $cost }. Labāk – { $best }.
    }
page-review-only-points = { $box }: { $points }
page-review-instead = Labāk – { $choice }
page-review-dice = { $gave ->
        [gave] Veiksme: +{ $luck }.
        [took] Veiksme: −{ $luck }.
       *[nothing] Veiksme: 0.
    }
page-review-turn-changed = Tas ir { $luck }, salīdzinot ar sagaidāmo.
page-review-points-about = Pierakstīti tikai šī gājiena punkti, tāpēc prasmi no veiksmes nevar atšķirt.
page-review-more = { $count ->
        [zero] Vēl { $count } izvēles
        [one] Vēl { $count } izvēle
       *[other] Vēl { $count } izvēles
    }
page-review-fewer = Mazāk izvēļu
page-review-expected = Sagaidāmais rezultāts: pirms šī gājiena { $before }, pēc tā { $after }.
page-review-explore = Analizēt šo pozīciju
page-review-turns = Gājieni
page-review-slider = { $turn }. gājiens no { $turns }, zaudēts: { $cost }
page-review-back = Iepriekšējā izvēle
page-review-on = Nākamā izvēle

page-bring-title = Importēt spēli
page-bring-about = Atver saglabātu spēli pierakstā vai JSON Lines formātā. To varēs skatīt ikviens, kam ir saite.
page-bring-file = Izvēlēties failu
page-bring-text = vai ielīmē šeit
page-bring-go = Importēt
page-bring-waiting = Lasa spēli…
page-bring-empty = Vispirms izvēlies failu vai ielīmē spēli.
