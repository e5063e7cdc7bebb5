# What a server says to those at its tables.

error-table-unknown = Stalo su tokiu kodu nėra. Patikrink kodą.
error-day-unknown = Tą dieną čia niekas nežaidė.
error-table-token = Prieigos kodas – 22 raidės, skaitmenys, brūkšneliai ar pabraukimai. Tai ne jis.
error-table-token-missing = Atsiųsk savo vietos prieigos kodą arba savo raktą.
error-table-not-yours = Tai ne tavo vieta.
error-table-not-host = Tai gali tik stalo šeimininkas.
error-table-barred = Šeimininkas pašalino tave nuo stalo. Paprašyk, kad leistų grįžti.
error-table-one-seat = Čia jau turi vietą: prie atviro stalo kiekvienam įrenginiui tenka viena.
error-table-lent = Ši vieta tau tik paskolinta: dėl jos sprendžia savininkas.
error-table-no-seat = { $seat } vietos nėra: vietų prie stalo { $seats }.
error-table-no-seats = Prie stalo reikia bent vienos vietos.
error-table-seat-taken = { $seat } vieta jau užimta. Rinkis kitą.
error-table-seat-computer = { $seat } vietoje jau žaidžia robotas.
error-table-begun = Partija prasidėjo: prisijungti nebegalima, bet gali žiūrėti.
error-table-not-begun = Partija neprasidėjo: dar yra laisvų vietų.
error-table-not-over = Partija dar nebaigta.
error-table-nobody = Nėra su kuo pradėti.
error-table-name = Vardas – viena eilutė, ne daugiau kaip { $longest } ženklų.
error-table-name-missing = { $seat } vietos žaidėjui reikia vardo.
error-table-name-twice = Prie stalo toks vardas jau yra. Rinkis kitą.
error-table-devices = Vienoje vietoje žaisti galima ne daugiau kaip iš { $most } įrenginių.
error-table-real-dice = Robotas tikrais kauliukais žaisti negali.
error-table-not-stuck = Dar palauk: gal žaidėjas čia.
error-table-stand-in = Už tave žaidžia robotas. Pirma vėl perimk žaidimą.
error-table-late = Partija jau pažengė. Matai ją tokią, kokia ji dabar.
error-table-long = Per daug pakeitimų šiame ėjime. Mesk arba rašyk.
error-table-changed = Stalas pasikeitė. Matai jį tokį, koks jis dabar.
error-table-dice = Šio stalo kauliukus meta serveris.
error-table-word-early = Su šia užklausa žodžio siųsti negalima: jį matantis galėtų pasirinkti kauliukus. Siųsk „contribute“, įsipareigok, kai žinosi atspaudą, ir atskleisk, kai stalas sakys „revealing“.
error-table-contribution-early = Dar ne visi įsipareigojo. Atskleisk savo įnašą, kai stalas sakys „revealing“.
error-table-contribution-late = Prie šių kauliukų nieko pridėti nebegalima.
error-table-contribution-wrong = Tai ne tas įnašas, kuriam įrenginys įsipareigojo. Jis prasideda 32 atsitiktiniais šešioliktainiais skaitmenimis ir turi iki { $longest } ženklų.
error-table-contributions-awaited = Kai kurie įrenginiai dar neatsakė. Bandyk dar kartą po { $seconds } s, jei nori pradėti be jų.
error-table-match-open = Kiti dar žaidžia šiais kauliukais: juos bus galima matyti, kai baigsis varžybos.
error-table-match-closed = Varžybos baigtos: prisijungti nebegalima.
error-table-match-full = Šiose varžybose vietų nebėra: žaidžia { $most }.
error-table-match-alone = Varžybose su tais pačiais kauliukais kiekvienas žaidžia atskirai, kauliukais ekrane.
error-table-no-match = Tai ne varžybos su tais pačiais kauliukais.
error-table-no-coach = Prie šio stalo žaidžiama be trenerio: peržiūrėti galėsi, kai partija baigsis.
error-table-plain-bot = Prie stalo be trenerio už tave žaisti gali tik { bot-beginner } arba { bot-casual }.
error-table-position-live = Tai pozicija prie tavo stalo, kur žaidi be trenerio. Pažiūrėk ją, kai partija baigsis.
error-table-sheet-name = Šios taisyklės skiriasi nuo spausdintų ({ $sheet }): duok joms kitą pavadinimą.
error-table-nonsense = Stalas to nesupranta: { $problem }
error-table-hello-again = Jau pasisveikinta.
error-table-reaction = Tokios reakcijos nėra. Rinkis iš šių: { $known }.
error-table-turns = Būtų daugiau nei { $most } ėjimų. Pasirink mažiau žaidėjų, langelių ar raundų.
error-table-reactions = Per daug reakcijų iš karto. Palauk akimirką.
error-player-games = Turi { $most } partijų, daugiau vienam žaidėjui negalima. Pirma kai kurias ištrink.
error-table-store = Serveris dabar nepasiekia savo partijų. Pabandyk po akimirkos: niekas nebus padaryta du kartus.
error-table-storage = Serveryje nebėra vietos naujiems stalams; pradėtos partijos tęsiasi. Bandyk vėliau arba kreipkis į serverio prižiūrėtoją.

error-limit-stored = Iš tavo adreso kol kas išsaugota tiek, kiek galima. Bandyk vėl po { $minutes } min.
error-limit-tables = Per daug naujų stalų iš vieno adreso. Bandyk vėl po { $seconds } s.
error-limit-requests = Per daug užklausų. Bandyk vėl po { $seconds ->
        [one] { $seconds } sekundės
        [few] { $seconds } sekundžių
       *[other] { $seconds } sekundžių
    }.
error-request-invalid = Užklausa netinka: { $problem }
request-choices = { $problem }. Galima: { $choices }.
error-request-unknown = Šiuo adresu nieko nėra.
error-request-method = Čia to daryti negalima.
error-request-large = Vienai užklausai per daug.
error-request-host = Šis serveris taip nevadinamas.
error-request-origin = Šią užklausą atsiuntė kita svetainė, o tai neleidžiama.
error-server-failed = Serveryje įvyko klaida. Niekas nepakeista; bandyk dar kartą.
error-review-no-step = Tokio sprendimo šioje partijoje nėra: { $turn } ėjimas, { $throw } metimas.
error-review-no-column = Tokio stulpelio šioje partijoje nėra: { $round } raundas, { $column } stulpelis.
