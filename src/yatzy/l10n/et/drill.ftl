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
drill-equal = Õige: { $choice } on sama hea kui { $best }.
drill-costs = Parim: { $best }. Sinu valik: { $choice }, raisku { $cost }.
drill-then = Tookord: { $choice }. Raisku läks { $cost }.
drill-yours = sinu oma
drill-summary = Parimaid { $best }/{ $asked }. Raisatud kokku { $total }, küsimuse kohta { $mean }.
drill-share = yatzy drill { $sheet } --date { $date } { $squares } { $result ->
        [best] parim
       *[costs] raisatud { $cost }
    }
    .guest = { $sheet }, päeva seis { $date }: { $squares } { $result ->
        [best] parim
       *[costs] raisatud { $cost }
    }
drill-reviewing = Vaatan mänge üle
drill-no-games = Mänge, millest õppida, veel ei ole. yatzy play alustab mängu, yatzy games import toob mõne sisse.
drill-no-games-by = Selle reeglilehega ({ $sheet }) pole veel mänge, millest õppida. yatzy games loetleb salvestatud mängud.
drill-no-games-of = { $player } ei ole osalenud üheski { $some ->
        [yes] mängus selle reeglilehega: { $sheet }
       *[no] salvestatud mängus
    }. yatzy games loetleb mängud.
drill-no-coach = Ainsad mängud on pooleli laudades, kus treenerit ei ole. Neist saab õppida, kui need läbi on.
drill-no-mistakes = { $one ->
        [yes] Ükski otsus ({ $player })
       *[no] Ükski otsus
    } ei raisanud { $least } punkti ega rohkem. yatzy drill ilma valikuta --own küsib väljamõeldud seise.

error-answer-empty = Vastust ei ole: kirjuta alles jäetavad täringud või lahter.
error-answer-many-boxes = Mitme lahtri alguses on „{ $typed }“: { $boxes }.
error-drill-no-choice = Sellel reeglilehel pole kunagi valikut: pole midagi küsida.
error-drill-which = Küsimus käib kas päeva või seemnearvu järgi, mitte mõlema.
error-drill-either = Seisud tulevad ühest kohast: --own, või --today või --date, või --seed.
error-drill-player = --player käib ainult koos valikuga --own.
error-drill-answer = --answer käib koos valikuga --today, --date, --seed või --own: muidu ei tea keegi veel küsimust.
error-drill-one = --count ei käi koos valikutega --today, --date ega --answer: küsimusi on üks.
error-drill-count = --count on arv vahemikus 1–{ NUMBER($most, useGrouping: 0) }, mitte { $got }.
error-drill-date = „{ $got }“ ei ole kuupäev; kirjuta nii: { $today }.
