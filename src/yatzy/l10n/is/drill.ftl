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
        [1] Spurning
       *[other] Spurning { $number } af { $count }
    }
drill-day = Staða dagsins, { $date }
drill-from = { $player }, umferð { $turn }
drill-ask = Hvað gerir þú? (? fyrir hjálp)
drill-next = Enter: næsta spurning, q: hætta
drill-none = ekkert
drill-help-keep = Teningar sem á að geyma, sem tölustafir: { $typed } geymir { $dice }, 0 kastar öllu aftur.
drill-help-box = { $where ->
        [alone] Reitur til að skrifa í
       *[with-dice] Eða reitur til að skrifa í
    }, með heiti hans eða upphafi þess, til dæmis { $box }.
drill-help-stop = q hættir.
drill-best = Rétt: { $best }.
drill-equal = Rétt: „{ $choice }“ er jafngott og „{ $best }“.
drill-costs = Best: { $best }. Þitt val, „{ $choice }“, sóar { $cost }.
drill-then = Þá: { $choice }, sóað: { $cost }.
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
drill-reviewing = Leikir skoðaðir
drill-no-games = Engir leikir eru enn til að læra af. yatzy play byrjar einn, yatzy games import tekur einn inn.
drill-no-games-by = Engir leikir eru enn til að læra af á reglublaðinu { $sheet }. yatzy games telur upp geymda leiki.
drill-no-games-of = { $player } kemur ekki fyrir í { $some ->
        [yes] neinum leik á reglublaðinu { $sheet }
       *[no] neinum geymdum leik
    }. yatzy games telur þá upp.
drill-no-coach = Einu leikirnir sem til eru standa enn yfir, við borð án þjálfara. Hægt er að læra af þeim þegar þeim lýkur.
drill-no-mistakes = { $one ->
        [yes] Engin ákvörðun þar ({ $player })
       *[no] Engin ákvörðun þar
    } sóaði { $least } eða meira. yatzy drill án --own spyr um tilbúnar stöður.

error-answer-empty = Svarið vantar: sláðu inn teninga sem á að geyma, eða reit.
error-answer-many-boxes = Fleiri en einn reitur byrjar á „{ $typed }“: { $boxes }.
error-drill-no-choice = Á þessu reglublaði er aldrei neitt val: um ekkert er að spyrja.
error-drill-which = Spurning tilheyrir degi eða tölu (seed), öðru hvoru.
error-drill-either = Stöður koma úr einni átt: --own, eða --today eða --date, eða --seed.
error-drill-player = --player gengur aðeins með --own.
error-drill-answer = --answer gengur með --today, --date, --seed eða --own: án þeirra veit enginn hver spurningin er.
error-drill-one = --count gengur ekki með --today, --date eða --answer: spurningin er aðeins ein.
error-drill-count = --count er tala frá 1 til { NUMBER($most, useGrouping: 0) }, ekki { $got }.
error-drill-date = „{ $got }“ er ekki dagsetning eins og { $today }.
