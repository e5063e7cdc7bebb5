# Fair dice on the page: the fingerprint before play, who contributes, and the check at the end.

page-fair-about = Alle kast følger af en startværdi, der blev trukket før spillet, og af et tilfældigt tal fra hver spillers enhed. Fingeraftrykket herunder passer kun til den startværdi. Når spillet er slut, kan din enhed regne alle kast efter.
page-fair-operator = Den, der driver serveren, kan kende terningerne på forhånd, men ikke vælge dem.
page-fair-fingerprint = Startværdiens fingeraftryk
page-fair-in = Din enhed har lagt sit tal til: ingen har valgt de her terninger.
page-fair-out = Din enhed svarede ikke i tide, så dens tal er ikke med i de her terninger.
page-fair-later = Din enhed lægger sit tal til, når spillet begynder.
page-fair-none = Din enhed har ikke lagt noget til de her terninger.
page-fair-same = Alle i kampen spiller med de samme terninger, så ingen enhed lægger noget til.
page-fair-added = Har lagt et tal til: { $names }
page-fair-missing = Svarede ikke i tide: { $names }
page-fair-word = Dit lykkeord
page-fair-word-about = Valgfrit. Det blandes i terningerne i alle spil, du starter eller deltager i fra nu af.

page-lobby-devices = Næsten klar. Venter på disse spilleres enheder: { $names }
page-lobby-start = Start uden at vente

page-verify = Kontrollér terningerne
page-verify-about = Viser terningernes startværdi. Derefter kan du ikke fortryde noget.
page-verified = Din enhed har regnet alle terninger efter ({ $dice }): alt stemmer.
page-wrong-seed = Startværdien passer ikke til det fingeraftryk, din enhed så før spillet.
page-wrong-rolls = { $count ->
        [one] Ét kast er ikke det, startværdien giver.
       *[other] { $count } kast er ikke det, startværdien giver.
    }
page-wrong-own = Det tal, din enhed lagde til, er ikke med i de her terninger.
page-wrong-late = Disse spilleres tal blev ændret, efter at din enhed havde vist sit: { $names }
page-wrong-game = Spilfilen er ikke det spil, du så her.
page-wrong-day = Startværdien er ikke den, der blev fastlagt for denne dag, eller også er spillene fra dagen før ikke med i terningerne.
page-verified-day = Startværdien er den, der blev fastlagt for denne dag længe i forvejen, og spillene fra dagen før er med i terningerne.
