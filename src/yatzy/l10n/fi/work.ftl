# Why a server cannot answer what takes long.

error-work-busy = Palvelimella on paljon laskettavaa: yritä hetken päästä uudelleen.
error-limit-work = Palvelin laskee vielä sitä, mitä osoitteestasi kysyttiin. Yritä uudelleen { $seconds } sekunnin päästä.
error-work-too-long = Siihen meni yli { NUMBER($seconds, maximumFractionDigits: 0) ->
        [one] sekunti
       *[other] { NUMBER($seconds, maximumFractionDigits: 0) } sekuntia
    }, ja se keskeytettiin.
error-work-failed = Sitä ei voitu laskea: palvelimella meni jotain vikaan.
error-work-closing = Palvelin sammutetaan.
error-solver-not-here = Tämän sääntölehden ratkaiseminen vaatii muistia { $needed } GiB, ja palvelin käyttää yhteen enintään { $most } GiB. Valmentaja ja tietokonepelaajat tarvitsevat sen.
