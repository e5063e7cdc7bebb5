# Records: what somebody has reached, kept under a key of this browser.

page-records-title = Tölfræði
page-records-whose = Hvers tölfræði
page-records-none = Heildarstig, þróun og dýrir ósiðir úr hverjum leik sem þú klárar hér, við hliðina á því sem fullkomin spilamennska gefur. Enginn aðgangur er stofnaður: lykillinn er aðeins í þessum vafra.
page-records-start = Halda tölfræði
page-records-name = Nafnið sem þú spilar undir
page-records-add = Einhver annar
page-records-add-about = Leikir á þessu tæki undir þessu nafni telja héðan í frá, og þeir sem tækið man enn.
page-records-empty = Ekkert að sýna enn
page-records-empty-about = Kláraðu leik undir nafninu { $name }, og hann birtist hér.
page-records-play = Spila leik
page-records-playing = { $count ->
        [1] Einn leikur er í gangi.
        [one] { $count } leikur er í gangi.
       *[other] { $count } leikir eru í gangi.
    }
page-records-later = { $count ->
        [1] Enn er verið að skoða einn leik …
        [one] Enn er verið að skoða { $count } leik …
       *[other] Enn er verið að skoða { $count } leiki …
    }
page-records-opening = Fletti upp …
page-records-sheet = Blokk
page-records-games = { $rounds ->
        [1] Einn leikur
        [one] { $rounds } leikur
       *[other] { $rounds } leikir
    }
page-records-best = Best
page-records-worst = Lægst
page-records-mean = Meðaltal
page-records-perfect = fullkomið: { $number }
page-records-odds-later = Verið er að reikna hvað fullkomin spilamennska gefur …
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
page-records-no-habits = Engin ákvörðun sóaði neinu.
page-records-trend = Leik eftir leik
page-records-yours = Þetta er þitt
page-records-device = Í annað tæki
page-records-device-about = Hver sem opnar þennan hlekk fær þessa tölfræði og getur eytt henni. Opnaðu hann aðeins á hinu tækinu þínu.
page-records-device-qr = QR-kóði sem flytur þessa tölfræði í annað tæki
page-records-export = Sækja allt
page-records-remove = Fjarlægja af þessu tæki
page-records-remove-about = Tölfræðin er áfram á þjóninum, og á öðrum tækjum sem hafa lykilinn. Án lykilsins finnur enginn hana aftur.
page-records-remove-yes = Fjarlægja
page-records-delete = Eyða öllu
page-records-delete-about = Árangrinum undir nafninu { $name } er þá eytt fyrir fullt og allt, á öllum tækjum, og númer kemur í stað nafnsins í þeim leikjum. Leikirnir sjálfir eru áfram hjá þeim sem hafa kóðana.
page-records-delete-yes = Eyða
page-records-take = Tölfræði úr öðru tæki
page-records-take-about = Þessum hlekk fylgir tölfræði einhvers. Leikir sem hér eru spilaðir undir því nafni telja með, svo taktu aðeins við því sem er þitt eigið.
page-records-take-yes = Taka við
