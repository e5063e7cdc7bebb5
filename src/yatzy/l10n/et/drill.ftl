# The drill: positions asked as a quiz.

position-dice = { $rolls ->
        [0] { $dice } · viskeid enam pole
        [one] { $dice } · veel üks vise
       *[other] { $dice } · veel { $rolls } viset
    }
position-open = Vabad: { $boxes }.
position-filled = Täidetud: { $boxes }.
position-sums = { $boxes }.

drill-question = { $count ->
        [one] Küsimus
       *[other] Küsimus { $number }/{ $count }
    }
drill-day = Päeva seis { $date }
drill-from = { $player }, käik { $turn }
drill-ask = Mida teed? (? annab abi)
drill-next = Enter: järgmine küsimus, q: lõpeta
drill-none = mitte midagi
drill-help-keep = Alles jäetavad täringud numbritena: { $typed } jätab alles { $dice }, 0 viskab kõik uuesti.
drill-help-box = { $where ->
        [alone] Lahter, kuhu kirjutad
       *[with-dice] Või lahter, kuhu kirjutad
    }: selle nimi või nime algus, näiteks { $box }.
drill-help-stop = q lõpetab.
drill-best = Õige: { $best }.
drill-equal = Õige: „{ $choice }“ on sama hea kui „{ $best }“.
drill-costs = Parim: { $best }. Sinu valik, „{ $choice }“, raiskab { $cost }.
drill-then = Mängus: { $choice }. See raiskas { $cost }.
drill-yours = sinu oma
drill-summary = Parimaid: { $best }/{ $asked }; raisatud kokku { $total }, küsimuse kohta { $mean }.
drill-share = yatzy drill { $sheet } --date { $date } { $squares } { $result ->
        [best] parim
       *[costs] raisatud { $cost }
    }
    .guest = { $sheet }, päeva seis { $date }: { $squares } { $result ->
        [best] parim
       *[costs] raisatud { $cost }
    }
drill-reviewing = Vaatan mänge üle
drill-no-games = Mänge, millest õppida, veel ei ole. Alusta: yatzy play. Või impordi: yatzy games import.
drill-no-games-by = Nende reeglitega ({ $sheet }) pole veel mänge, millest õppida. Sinu mängud: yatzy games.
drill-no-games-of = { $player } ei ole osalenud üheski { $some ->
        [yes] mängus nende reeglitega: { $sheet }
       *[no] salvestatud mängus
    }. Loend: yatzy games.
drill-no-coach = Kõik su mängud on veel pooleli ja ilma treenerita. Neist saab õppida, kui need läbi on.
drill-no-mistakes = { $one ->
        [yes] Ükski valik ({ $player })
       *[no] Ükski valik
    } ei raisanud { $least } punkti ega rohkem. Uued seisud: yatzy drill ilma valikuta --own.

error-answer-empty = Kirjuta täringud, mis alles jätad, või lahter.
error-answer-many-boxes = Mitme lahtri alguses on „{ $typed }“: { $boxes }. Kirjuta rohkem tähti.
error-drill-no-choice = Nende reeglitega pole kunagi valikut, nii et pole midagi küsida.
error-drill-which = Anna kas päev või algväärtus, mitte mõlemat.
error-drill-either = Vali seisudele üks allikas: --own, --today, --date või --seed.
error-drill-player = --player käib ainult koos valikuga --own.
error-drill-answer = --answer käib ainult koos valikuga --today, --date, --seed või --own.
error-drill-one = --count ei käi koos valikutega --today, --date ega --answer: küsimusi on üks.
error-drill-count = --count on arv vahemikus 1–{ NUMBER($most, useGrouping: 0) }, mitte { $got }.
error-drill-date = „{ $got }“ ei ole kuupäev; kirjuta nii: { $today }.
