# Records: what somebody has reached, kept under a key of this browser.

page-records-title = Tölfræði
page-records-whose = Leikmaður
page-records-none = Sjáðu stigin þín, framfarir og dýrustu mistökin við hlið fullkominnar spilamennsku. Enginn aðgangur: lykillinn er aðeins í þessum vafra.
page-records-start = Halda tölfræði
page-records-name = Nafn þitt sem leikmaður
page-records-add = Bæta við leikmanni
page-records-add-about = Leikir undir þessu nafni á þessu tæki telja héðan í frá, og þeir sem tækið man enn.
page-records-empty = Engir leikir enn
page-records-empty-about = Ljúktu leik undir nafninu „{ $name }“ til að sjá hann hér.
page-records-play = Spila leik
page-records-playing = { $count ->
        [1] Einn leikur er í gangi.
        [one] { $count } leikur er í gangi.
       *[other] { $count } leikir eru í gangi.
    }
page-records-later = { $count ->
        [1] Skoða einn leik …
        [one] Skoða { $count } leik …
       *[other] Skoða { $count } leiki …
    }
page-records-opening = Hleð …
page-records-sheet = Reglur
page-records-games = { $rounds ->
        [1] Einn leikur
        [one] { $rounds } leikur
       *[other] { $rounds } leikir
    }
page-records-best = Best
page-records-worst = Lægst
page-records-mean = Meðaltal
page-records-perfect = fullkomið: { $number }
page-records-odds-later = Reikna hvað fullkomin spilamennska gefur …
page-records-rates = Hve oft
page-records-upper-bonus = Efri bónus
page-records-five-alike = Fimm eins
page-records-rate = { $made } af { $of }
page-records-you = þú
page-records-best-play = fullkomið
page-records-further = Fimm eins aftur gefur þér { $own } stig í leik að meðaltali, fullkomin spilamennska { $perfect }.
page-records-choices = Þínar ákvarðanir
page-records-accuracy = Besta val
page-records-cost-each = Sóað á ákvörðun
page-records-cost-game = Sóað í leik
page-records-luck = Heppni í leik
page-records-habits = Dýrir ósiðir
page-records-habit = { $times ->
        [1] einu sinni
        [2] tvisvar
        [one] { $times } sinni
       *[other] { $times } sinnum
    }, { $points } stig
page-records-more-habits = { $count ->
        [1] Einn í viðbót
       *[other] { $count } í viðbót
    }
page-records-no-habits = Þú sóaðir engum stigum.
page-records-trend = Leik eftir leik
page-records-yours = Gögnin þín
page-records-device = Flytja í annað tæki
page-records-device-about = Hver sem opnar þennan hlekk fær þessa tölfræði og getur eytt henni. Opnaðu hann aðeins á hinu tækinu þínu.
page-records-device-qr = QR-kóði sem flytur þessa tölfræði í annað tæki
page-records-export = Sækja allt
page-records-remove = Fjarlægja af þessu tæki
page-records-remove-about = Tölfræðin þín verður áfram á þjóninum og á öðrum tækjum sem hafa lykilinn. Án lykilsins finnur enginn hana aftur.
page-records-remove-yes = Fjarlægja
page-records-delete = Eyða öllu
page-records-delete-about = Eyðir tölfræði undir nafninu „{ $name }“ fyrir fullt og allt á öllum tækjum og setur númer í stað nafnsins í þeim leikjum. Þeir sem hafa kóða leiks geta áfram opnað hann.
page-records-delete-yes = Eyða
page-records-take = Tölfræði úr öðru tæki
page-records-take-about = Þessum hlekk fylgir tölfræði einhvers. Leikir sem spilaðir eru hér undir því nafni telja með. Haltu aðeins áfram ef þú bjóst hlekkinn til.
page-records-take-yes = Bæta við á þessu tæki
