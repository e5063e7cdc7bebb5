# What a server says to those at its tables.

error-table-unknown = Stalo su tokiu kodu nėra.
error-day-unknown = Tą dieną čia niekas nežaidė.
error-table-token = Prieigos kodas – 22 raidės, skaitmenys, brūkšneliai ar pabraukimai. Tai ne jis.
error-table-token-missing = Parodyk savo vietos prieigos kodą arba savo raktą.
error-table-not-yours = Tai ne tavo vieta.
error-table-not-host = Tai gali tik stalo šeimininkas.
error-table-barred = Stalo šeimininkas pašalino tave nuo stalo. Paprašyk, kad leistų grįžti.
error-table-one-seat = Čia jau turi vietą: prie atviro stalo kiekvienam įrenginiui tenka viena.
error-table-lent = Ši vieta tau tik paskolinta: dėl jos sprendžia savininkas.
error-table-no-seat = { $seat } vietos nėra: vietų prie stalo { $seats }.
error-table-no-seats = Prie stalo reikia bent vienos vietos.
error-table-seat-taken = { $seat } vieta jau užimta.
error-table-seat-computer = { $seat } vietoje ir taip žaidžia kompiuteris.
error-table-begun = Partija prasidėjo: sėsti nebegalima.
error-table-not-begun = Partija neprasidėjo: dar yra laisvų vietų.
error-table-not-over = Partija dar nebaigta.
error-table-nobody = Nėra su kuo pradėti.
error-table-name = Vardas – viena eilutė, ne daugiau kaip { $longest } ženklų.
error-table-name-missing = { $seat } vietos žaidėjui reikia vardo.
error-table-name-twice = Prie stalo toks vardas jau yra.
error-table-devices = Vienoje vietoje žaisti galima ne daugiau kaip iš { $most } įrenginių.
error-table-real-dice = Tikrais kauliukais kompiuteris žaisti negali: jis neturi rankų.
error-table-not-stuck = Tam dar ne laikas: palauk truputį, gal žaidėjas dar čia.
error-table-stand-in = Už tave žaidžia kompiuteris. Pirma atsiimk savo vietą.
error-table-late = Partija jau pasistūmėjo. Matai ją tokią, kokia ji dabar.
error-table-long = Tiek daug pasilikta, atšaukta ir taisyta, kad stalas daugiau nebepriima. Mesk arba rašyk.
error-table-changed = Stalas nuo tada pasikeitė. Matai jį tokį, koks jis dabar.
error-table-dice = Šio stalo kauliukus meta serveris.
error-table-word-early = Su šia užklausa žodžio siųsti negalima: jį matantis galėtų pasirinkti kauliukus. Siųsk „contribute“, įsipareigok, kai žinosi antspaudą, ir atskleisk, kai stalas sakys „revealing“.
error-table-contribution-early = Dar ne visi įsipareigojo. Atskleisk savo įnašą, kai stalas sakys „revealing“.
error-table-contribution-late = Prie šių kauliukų nieko pridėti nebegalima.
error-table-contribution-wrong = Tai ne tas įnašas, kuriam įrenginys įsipareigojo. Jis prasideda 32 atsitiktiniais šešioliktainiais skaitmenimis ir turi iki { $longest } ženklų.
error-table-contributions-awaited = Kai kurie įrenginiai dar neatsakė. Bandyk dar kartą po { $seconds } s, jei nori pradėti be jų.
error-table-match-open = Kiti dar žaidžia šiais kauliukais: juos bus galima matyti, kai baigsis varžybos.
error-table-match-closed = Varžybos baigtos: prisijungti nebegalima.
error-table-match-full = Šiose varžybose jau žaidžia { $most } – daugiau negalima.
error-table-match-alone = Varžybose su tais pačiais kauliukais kiekvienas žaidžia atskirai, kauliukais ekrane.
error-table-no-match = Tai ne varžybos su tais pačiais kauliukais.
error-table-no-coach = Prie šio stalo žaidžiama be trenerio: partiją peržiūrėti galima, kai ji baigsis.
error-table-plain-bot = Prie stalo be trenerio už tave žaisti gali tik { bot-beginner } arba { bot-casual }.
error-table-position-live = Tai padėtis prie tavo stalo, kur žaidžiama be trenerio. Pažiūrėk ją, kai partija baigsis.
error-table-sheet-name = Taisyklės skiriasi nuo spausdinto lapo { $sheet }: duok joms kitą pavadinimą.
error-table-nonsense = Stalas to nesupranta: { $problem }
error-table-hello-again = Jau pasisveikinta.
error-table-reaction = Tokios reakcijos nėra. Yra šios: { $known }.
error-table-turns = Su tiek žaidėjų, langelių ir raundų būtų daugiau nei { $most } ėjimų. Imk mažiau.
error-table-reactions = Ne taip dažnai: palauk akimirką.
error-player-games = Tavo partijų jau { $most }, daugiau vienam žaidėjui nesaugoma. Pirma kai kurių atsisakyk.
error-table-store = Serveris dabar nepasiekia savo partijų. Pabandyk po akimirkos: niekas nebus padaryta du kartus.
error-table-storage = Serveryje dabar nėra vietos naujiems stalams. Pradėtos partijos tęsiasi: bandyk vėliau arba paklausk to, kas jį prižiūri.

error-limit-stored = Iš tavo adreso kol kas išsaugota tiek, kiek galima. Bandyk vėl po { $minutes } min.
error-limit-tables = Per daug naujų stalų iš vieno adreso. Bandyk vėl po { $seconds } s.
error-limit-requests = Per daug vienu metu. Bandyk vėl po { $seconds ->
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
error-request-origin = To prašo kitas puslapis, o jam tai neleidžiama.
error-server-failed = Serveryje įvyko klaida. Niekas nepakeista; bandyk dar kartą.
error-review-no-step = Tokio sprendimo šioje partijoje nėra: { $turn } ėjimas, { $throw } metimas.
error-review-no-column = Tokio stulpelio šioje partijoje nėra: { $round } raundas, { $column } stulpelis.
