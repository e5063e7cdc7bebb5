# Fair dice on the page: the fingerprint before play, who contributes, and the check at the end.

page-fair-about = Alle kast følger av en startverdi som ble trukket før spillet, og av et tilfeldig tall fra enheten til hver spiller. Fingeravtrykket under passer bare til denne startverdien. Når spillet er slutt, kan enheten din regne ut alle kastene på nytt.
page-fair-operator = Den som driver serveren, kan vite terningene på forhånd, men ikke velge dem.
page-fair-fingerprint = Fingeravtrykket til startverdien
page-fair-in = Enheten din har lagt til tallet sitt: ingen har valgt disse terningene.
page-fair-out = Enheten din svarte ikke i tide, så tallet dens er ikke med i disse terningene.
page-fair-later = Enheten din legger til tallet sitt når spillet begynner.
page-fair-none = Enheten din har ikke lagt noe til disse terningene.
page-fair-same = Alle i kampen spiller med de samme terningene, så ingen enhet legger til noe.
page-fair-added = Har lagt til et tall: { $names }
page-fair-missing = Svarte ikke i tide: { $names }
page-fair-word = Lykkeordet ditt
page-fair-word-about = Valgfritt. Det blandes inn i terningene i alle spill du starter eller blir med på fra nå av.

page-lobby-devices = Nesten klart. Venter på enhetene til disse spillerne: { $names }
page-lobby-start = Start uten å vente

page-verify = Kontroller terningene
page-verify-about = Viser startverdien til terningene. Etter det kan du ikke angre noe.
page-verified = Enheten din har regnet ut alle terningene på nytt ({ $dice }): alle stemmer.
page-wrong-seed = Startverdien passer ikke til fingeravtrykket enheten din så før spillet.
page-wrong-rolls = { $count ->
        [one] Ett kast er ikke det startverdien gir.
       *[other] { $count } kast er ikke det startverdien gir.
    }
page-wrong-own = Tallet enheten din la til, er ikke med i disse terningene.
page-wrong-late = Tallene til disse spillerne ble endret etter at enheten din hadde vist sitt: { $names }
page-wrong-game = Spillfilen er ikke det spillet du så her.
page-wrong-day = Startverdien er ikke den som ble bestemt for denne dagen, eller så er ikke spillene fra dagen før med i terningene.
page-verified-day = Startverdien er den som ble bestemt for denne dagen lenge i forveien, og spillene fra dagen før er med i terningene.
