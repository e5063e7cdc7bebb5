# A match with the same dice, and how everyone fares in it.

page-match-about = Hver spilar fyrir sig og allir fá sömu köst. Hæstu heildarstig vinna.
page-match-won = { $count ->
        [1] { $players }: sigur með { $points } stig
       *[other] { $players } deila sigrinum: { $points } stig
    }
page-match-over = Keppninni er lokið. Nú má skoða alla leikina.
page-match-along = Vera með
page-match-go-on = Halda leiknum áfram
page-match-nobody = Enginn spilar enn.
page-match-invite = Hver sem opnar þetta getur verið með, núna eða síðar.
page-match-close = Ljúka keppninni
page-match-close-yes = Ljúka
page-match-close-about = { $playing ->
        [0] Eftir þetta getur enginn bæst við, og allir geta skoðað alla leiki.
        [1] Einum leik er ólokið. Eftir þetta getur enginn bæst við, og allir geta skoðað alla leiki.
        [one] { $playing } leik er ólokið. Eftir þetta getur enginn bæst við, og allir geta skoðað alla leiki.
       *[other] { $playing } leikjum er ólokið. Eftir þetta getur enginn bæst við, og allir geta skoðað alla leiki.
    }

page-match-by = Röð
page-match-by-total = eftir stigum
page-match-by-cost = eftir sóun
page-match-cost-about = Stig sem var sóað miðað við bestu kosti: því færri því betra, hvernig sem teningarnir féllu.
page-match-place = Sæti
page-match-name = Nafn
page-match-accuracy = Besta val
page-match-total = Stig
page-match-cost = Sóað
page-match-playing = { $turns } af { $boxes } umf.
page-match-count = { $players ->
        [1] Einn leikmaður
        [one] { $players } leikmaður
       *[other] { $players } leikmenn
    }, { $over ->
        [0] enginn hefur lokið leik.
        [1] einn hefur lokið leik.
        [one] { $over } hefur lokið leik.
       *[other] { $over } hafa lokið leik.
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
page-match-apart-about = Á listanum gildir fyrsti leikur dagsins hjá þeim sem hafa spilað hér í að minnsta kosti viku.
page-match-new = nýr leikmaður
page-match-guest = gestur
page-match-again = ekki fyrsti leikur
page-match-unusual = óvenjuleg heppni
page-match-unusual-about = Óvenjuleg heppni: þegar enginn þekkir teningana fyrir fram fer í mesta lagi einn leikur af { $games } svona.
page-match-key = Leikirnir þínir gilda á listanum þegar þú hefur spilað hér í viku. Til þess geymir vafrinn lykil, eins og fyrir tölfræðina þína.
