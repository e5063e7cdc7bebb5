# The drill: positions asked as a quiz.

position-dice = { $rolls ->
        [0] { $dice } · ekkert kast eftir
        [1] { $dice } · eitt kast eftir
        [one] { $dice } · { $rolls } kast eftir
       *[other] { $dice } · { $rolls } köst eftir
    }
position-open = Opnir: { $boxes }.
position-filled = Fylltir: { $boxes }.
position-sums = { $boxes }.

drill-question = { $count ->
        [1] Ein spurning
       *[other] Spurning { $number } af { $count }
    }
drill-day = Staða dagsins, { $date }
drill-from = { $player }, umferð { $turn }
drill-ask = Hvað gerir þú? (? fyrir hjálp)
drill-next = Enter: næsta spurning, q: hætta
drill-none = ekkert
drill-help-keep = Sláðu inn teningana sem þú vilt geyma, sem tölustafi: { $typed } geymir { $dice }, 0 kastar öllum aftur.
drill-help-box = { $where ->
        [alone] Sláðu inn reit til að skrifa í
       *[with-dice] Eða sláðu inn reit til að skrifa í
    }: heiti hans eða upphaf þess, til dæmis { $box }.
drill-help-stop = Sláðu inn q til að hætta.
drill-best = Rétt: { $best }.
drill-equal = Rétt: „{ $choice }“ er jafngott og „{ $best }“.
drill-costs = Best: { $best }. Þitt val, „{ $choice }“, sóar { $cost }.
drill-then = Í leiknum: { $choice }, sem sóaði { $cost }.
drill-yours = þitt val
drill-summary = { $best } af { $asked } rétt. Sóað: { $total } alls, { $mean } á spurningu.
drill-share = yatzy drill { $sheet } --date { $date } { $squares } { $result ->
        [best] rétt
       *[costs] { $cost } sóað
    }
    .guest = { $sheet }, staða dagsins { $date }: { $squares } { $result ->
        [best] rétt
       *[costs] { $cost } sóað
    }
drill-reviewing = Skoða leiki
drill-no-games = Engir leikir eru enn til að læra af. Byrjaðu einn með yatzy play eða flyttu einn inn með yatzy games import.
drill-no-games-by = Engir leikir eftir reglunum { $sheet } eru enn til að læra af. Sjáðu leikina þína með yatzy games.
drill-no-games-of = { $player } hefur ekki spilað { $some ->
        [yes] neinn leik eftir reglunum { $sheet }
       *[no] neinn vistaðan leik
    }. Sjáðu leikina með yatzy games.
drill-no-coach = Allir leikirnir þínir standa enn yfir, án þjálfara. Þú getur lært af þeim þegar þeim er lokið.
drill-no-mistakes = { $one ->
        [yes] Engin ákvörðun ({ $player })
       *[no] Engin ákvörðun
    } sóaði { $least } stigum eða meira. Keyrðu yatzy drill án --own til að fá nýjar stöður.

error-answer-empty = Sláðu inn teninga til að geyma, eða reit.
error-answer-many-boxes = Fleiri en einn reitur byrjar á „{ $typed }“: { $boxes }. Sláðu inn fleiri stafi.
error-drill-no-choice = Með þessum reglum er aldrei neitt val, svo um ekkert er að spyrja.
error-drill-which = Gefðu upp annaðhvort dag eða upphafsgildi, ekki hvort tveggja.
error-drill-either = Veldu hvaðan stöðurnar koma: --own, --today, --date eða --seed.
error-drill-player = --player virkar aðeins með --own.
error-drill-answer = --answer virkar aðeins með --today, --date, --seed eða --own.
error-drill-one = --count virkar ekki með --today, --date eða --answer: spurningin er aðeins ein.
error-drill-count = --count þarf að vera tala frá 1 til { NUMBER($most, useGrouping: 0) }, ekki { $got }.
error-drill-date = „{ $got }“ er ekki dagsetning eins og { $today }.
