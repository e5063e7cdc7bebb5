# Why a server cannot answer what takes long.

error-work-busy = Palvelin on varattu. Yritä hetken päästä uudelleen.
error-limit-work = Palvelin laskee vielä osoitteestasi tulleita pyyntöjä. Yritä uudelleen { $seconds } sekunnin päästä.
error-work-too-long = Siihen meni yli { NUMBER($seconds, maximumFractionDigits: 0) ->
        [one] sekunti
       *[other] { NUMBER($seconds, maximumFractionDigits: 0) } sekuntia
    }, joten palvelin keskeytti sen. Kokeile jotain pienempää.
error-work-failed = Palvelimella meni jotain vikaan tätä laskettaessa.
error-work-closing = Palvelin sammutetaan. Yritä hetken päästä uudelleen.
error-solver-not-here = Näiden sääntöjen ratkaiseminen vaatii muistia { $needed } GiB, ja tämä palvelin sallii { $most } GiB. Ilman sitä ei ole valmentajaa eikä botteja.
