# A match with the same dice, and how everyone fares in it.

page-match-about = Mindenki egyedül játszik, és ugyanazokat a dobásokat kapja. A legnagyobb végösszeg nyer.
page-match-won = { $count ->
        [one] { $players } nyert { $points } ponttal
       *[other] { $players } közösen nyert { $points } ponttal
    }
page-match-over = Vége a meccsnek. Minden játékot visszanézhetsz.
page-match-along = Csatlakozás
page-match-go-on = A játékod folytatása
page-match-nobody = Még senki sem játszik.
page-match-invite = Aki ezt megnyitja, csatlakozhat, most vagy később.
page-match-close = A meccs befejezése
page-match-close-yes = Befejezés
page-match-close-about = { $playing ->
        [0] Utána már senki sem csatlakozhat, és mindenki minden játékot visszanézhet.
        [one] Egy játék nincs befejezve. Utána már senki sem csatlakozhat, és mindenki minden játékot visszanézhet.
       *[other] { $playing } játék nincs befejezve. Utána már senki sem csatlakozhat, és mindenki minden játékot visszanézhet.
    }

page-match-by = Rangsor
page-match-by-total = pont szerint
page-match-by-cost = veszteség szerint
page-match-cost-about = A legjobb döntésekhez képest elveszített pontok: minél kevesebb, annál jobb, bármilyenek voltak is a kockák.
page-match-place = Hely
page-match-name = Név
page-match-accuracy = Legjobb döntések
page-match-total = Összesen
page-match-cost = Veszteség
page-match-playing = kör: { $turns }/{ $boxes }
page-match-count = { $players } játékos, { $over ->
        [0] még senki sem végzett.
        [one] egy már végzett.
       *[other] { $over } már végzett.
    }
page-match-later = { $count } játék veszteségét még számoljuk.
page-match-no-costs = Még senki sem végzett.
page-match-share = { $sheet }, a nap játéka, { $date }: { $points } pont, helyezés { $place }/{ $over }{ $known ->
        [no] {""}
       *[yes] , veszteség { $cost }
    }
page-match-until = Nyitva eddig: { $day }.
page-match-apart = Új játékosok és vendégek
page-match-apart-about = A rangsorban mindenkinek a nap első játéka számít, ha már egy hete játszik itt.
page-match-new = új
page-match-guest = vendég
page-match-again = nem az első
page-match-unusual = szokatlan szerencse
page-match-unusual-about = Szokatlan szerencse: ha senki sem ismeri előre a kockákat, { $games } játékból legfeljebb egy alakul így.
page-match-key = A játékaid akkor számítanak a rangsorban, ha már egy hete játszol itt. Ehhez a böngésző egy kulcsot őriz, ahogy a statisztikádhoz is.
