# The page: the drill, and the position of the day.

page-drill = Æfing
page-drill-day = Staða dagsins
page-drill-pad = Reglur
page-drill-menu = Æfing og reglur
page-drill-practice = Æfa
page-drill-question = spurning { $number } af { $count }
page-drill-opening = Leita að stöðu …
page-drill-keep = Hvað gerir þú? Snertu teninga til að geyma, eða reit.
page-drill-choose = Ekkert kast eftir. Hvaða reit velur þú?
page-drill-answer-roll = { $count ->
        [one] Kasta { $count } teningi
       *[other] Kasta { $count } teningum
    }
page-drill-answer-all = Kasta öllum
page-drill-answer-box = Velja reitinn { $box }
page-drill-answer-none = Veldu reit
page-drill-answer-kept = Allir geymdir
page-drill-show-pad = Sýna stigablað
page-drill-next = Næsta
page-drill-sum-up = Sjá útkomuna
page-drill-streak = { $streak ->
        [0] Runan byrjar upp á nýtt.
        [1] Eitt rétt svar.
        [one] { $streak } rétt svar í röð.
       *[other] { $streak } rétt svör í röð.
    }
page-drill-longest = Lengsta runan: { $streak }
page-drill-given = Sóað hingað til: { $cost }
page-drill-done = { $best } af { $count } rétt
page-drill-done-about = Þú sóaðir { $cost } stigum, { $mean } á spurningu. { $praise ->
        [best] Enginn gæti gert betur.
        [good] Vel spilað.
       *[learn] Skoðaðu svörin og lærðu af þeim.
    }
page-drill-again = Tíu í viðbót
page-drill-share = Deila
page-drill-copied = Afritað
page-drill-days = { $days ->
        [1] Fyrsti dagur í röð. Komdu aftur á morgun.
        [one] { $days } dagur í röð.
       *[other] { $days } dagar í röð.
    }
page-drill-tried = Þú færð eina tilraun á dag, og þetta var hún.
page-drill-to-day = Staða dagsins
page-drill-to-practice = Æfa fleiri stöður
