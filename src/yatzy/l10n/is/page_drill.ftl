# The page: the drill, and the position of the day.

page-drill = Æfing
page-drill-day = Staða dagsins
page-drill-pad = Blokk
page-drill-menu = Æfing og blokkir
page-drill-practice = Æfa
page-drill-question = spurning { $number } af { $count }
page-drill-opening = Leita að stöðu …
page-drill-keep = Hvað gerir þú? Ýttu á það sem þú geymir, eða á reit.
page-drill-choose = Ekkert kast eftir. Hvaða reit tekur þú?
page-drill-answer-roll = { $count ->
        [one] Kasta { $count } teningi
       *[other] Kasta { $count } teningum
    }
page-drill-answer-all = Kasta öllum
page-drill-answer-box = Taka reitinn { $box }
page-drill-answer-none = Veldu reit
page-drill-answer-kept = Allir eru geymdir
page-drill-show-pad = Sýna spjaldið
page-drill-next = Næsta
page-drill-sum-up = Sjá hvernig gekk
page-drill-streak = { $streak ->
        [0] Runan byrjar upp á nýtt.
        [1] Eitt rétt svar.
        [one] { $streak } rétt svar í röð.
       *[other] { $streak } rétt svör í röð.
    }
page-drill-longest = Lengsta runan: { $streak }
page-drill-given = { $cost } sóað hingað til.
page-drill-done = { $best } af { $count } rétt
page-drill-done-about = { $cost } stigum sóað, { $mean } á spurningu. { $praise ->
        [best] Enginn gæti gert betur.
        [good] Þetta er vel spilað.
       *[learn] Af öllum mistökum má læra.
    }
page-drill-again = Tíu í viðbót
page-drill-share = Deila
page-drill-copied = Afritað
page-drill-days = { $days ->
        [1] Fyrsti dagurinn í röð. Komdu aftur á morgun.
        [one] { $days } dagur í röð.
       *[other] { $days } dagar í röð.
    }
page-drill-tried = Ein tilraun á dag: þetta var þín.
page-drill-to-day = Staða dagsins
page-drill-to-practice = Æfa aðrar stöður
