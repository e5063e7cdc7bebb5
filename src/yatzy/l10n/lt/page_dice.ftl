# Fair dice on the page: the fingerprint before play, who contributes, and the check at the end.

page-fair-about = Kiekvieną metimą lemia pradinė reikšmė, ištraukta prieš partiją, ir atsitiktinis skaičius, kurį prideda kiekvieno žaidėjo įrenginys. Žemiau esantis atspaudas tinka tik šiai reikšmei. Partijai pasibaigus tavo įrenginys gali perskaičiuoti visus metimus.
page-fair-operator = Serverio prižiūrėtojas gali žinoti kauliukus iš anksto, bet negali jų pasirinkti.
page-fair-fingerprint = Pradinės reikšmės atspaudas
page-fair-in = Tavo įrenginys pridėjo savo skaičių: šių kauliukų niekas nepasirinko.
page-fair-out = Tavo įrenginys neatsakė laiku, todėl jo skaičiaus šiuose kauliukuose nėra.
page-fair-later = Tavo įrenginys pridės savo skaičių, kai prasidės partija.
page-fair-none = Tavo įrenginys prie šių kauliukų nieko nepridėjo.
page-fair-same = Šiose varžybose visi žaidžia tais pačiais kauliukais, todėl nė vienas įrenginys nieko neprideda.
page-fair-added = Skaičių pridėjo: { $names }
page-fair-missing = Laiku neatsakė: { $names }
page-fair-word = Tavo sėkmės žodis
page-fair-word-about = Nebūtina. Nuo šiol jis įmaišomas į kiekvienos tavo pradėtos partijos ar partijos, prie kurios prisijungi, kauliukus.

page-lobby-devices = Beveik viskas. Laukiama šių žaidėjų įrenginių: { $names }
page-lobby-start = Pradėti nelaukiant

page-verify = Tikrinti kauliukus
page-verify-about = Parodo kauliukų pradinę reikšmę. Po to nieko atšaukti nebegalima.
page-verified = Tavo įrenginys perskaičiavo visus kauliukus ({ $dice }): visi teisingi.
page-wrong-seed = Pradinė reikšmė neatitinka atspaudo, kurį tavo įrenginys matė prieš partiją.
page-wrong-rolls = { $count ->
        [one] { $count } metimas neatitinka pradinės reikšmės.
        [few] { $count } metimai neatitinka pradinės reikšmės.
       *[other] { $count } metimų neatitinka pradinės reikšmės.
    }
page-wrong-own = Tavo įrenginio pridėto skaičiaus šiuose kauliukuose nėra.
page-wrong-late = Šių žaidėjų skaičiai pakeisti po to, kai tavo įrenginys parodė savąjį: { $names }
page-wrong-game = Įrašas – ne ta partija, kurią čia matei.
page-wrong-day = Pradinė reikšmė nėra ta, kuri buvo nustatyta šiai dienai, arba ankstesnės dienos partijų kauliukuose nėra.
page-verified-day = Pradinė reikšmė yra ta, kuri šiai dienai buvo nustatyta gerokai iš anksto, o ankstesnės dienos partijos yra kauliukuose.
