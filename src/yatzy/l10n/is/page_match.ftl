# A match with the same dice, and how everyone fares in it.

page-match-about = Hvert spilar fyrir sig og fær sömu köst. Hæstu heildarstig vinna.
page-match-won = { $count ->
        [1] Sigur: { $players } með { $points } stig
       *[other] { $players } deila sigrinum með { $points } stig
    }
page-match-over = Keppninni er lokið. Hægt er að skoða alla leiki.
page-match-along = Vera með
page-match-go-on = Halda leiknum áfram
page-match-nobody = Enginn spilar enn.
page-match-invite = Hver sem opnar þetta getur verið með, núna eða síðar.
page-match-close = Ljúka keppninni
page-match-close-yes = Ljúka
page-match-close-about = { $playing ->
        [0] Enginn getur lengur bæst við, og öll geta skoðað alla leiki.
        [1] Einum leik er ólokið. Enginn getur lengur bæst við, og öll geta skoðað alla leiki.
        [one] { $playing } leik er ólokið. Enginn getur lengur bæst við, og öll geta skoðað alla leiki.
       *[other] { $playing } leikjum er ólokið. Enginn getur lengur bæst við, og öll geta skoðað alla leiki.
    }

page-match-by = Raðað
page-match-by-total = eftir stigum
page-match-by-cost = eftir vali
page-match-cost-about = Stig sem var sóað miðað við bestu kosti: því færri því betra, hvað sem teningarnir gerðu.
page-match-place = Sæti
page-match-name = Nafn
page-match-accuracy = Besta val
page-match-total = Stig
page-match-cost = Sóað
page-match-playing = { $turns } af { $boxes } umf.
page-match-count = { $players ->
        [1] Einn þátttakandi
        [one] { $players } þátttakandi
       *[other] { $players } þátttakendur
    }, { $over ->
        [0] engum leik lokið.
        [1] einum leik lokið.
        [one] { $over } leik lokið.
       *[other] { $over } leikjum lokið.
    }
page-match-later = { $count ->
        [1] Enn er verið að reikna hverju var sóað í einum leik.
        [one] Enn er verið að reikna hverju var sóað í { $count } leik.
       *[other] Enn er verið að reikna hverju var sóað í { $count } leikjum.
    }
page-match-no-costs = Engum leik er lokið enn.
page-match-share = { $sheet }, leikur dagsins { $date }: { $points } stig, sæti { $place } af { $over }{ $known ->
        [no] {""}
       *[yes] , { $cost } sóað
    }
page-match-until = Opið til { $day }.
page-match-apart = Nýir leikmenn og gestir
page-match-apart-about = Í röðinni gildir fyrsti leikur dagsins hjá þeim sem hafa spilað hér í að minnsta kosti viku.
page-match-new = nýr leikmaður
page-match-guest = gestur
page-match-again = ekki fyrsti leikur
page-match-unusual = óvenjuleg heppni
page-match-unusual-about = Óvenjuleg heppni: þegar enginn þekkir teningana fyrir fram fer í mesta lagi einn leikur af { $games } svona.
page-match-key = Leikirnir þínir gilda í röðinni þegar þú hefur spilað hér í viku. Til þess geymir vafrinn lykil, eins og fyrir tölfræðina þína.
