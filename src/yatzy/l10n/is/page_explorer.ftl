# The page: the explorer, and every choice with what it costs, which the drill shows as well.

page-explorer = Greining
page-explorer-about = Hvaða stigablað og teningar sem er: sjáðu hvers virði hver kostur er.
page-explorer-pad = Reglur
page-explorer-card = Stigablað
page-explorer-whole = Allt stigablaðið
page-explorer-strip = Sem ræma
page-explorer-set = { $cell }. Breyta
page-explorer-open = Opið
page-explorer-which = Hvaða stig?
page-explorer-clear-card = Tæma stigablaðið
page-explorer-anew = Byrja með autt stigablað
page-explorer-bonuses = Bónus fyrir fimm eins aftur
page-explorer-dice = Teningar
page-explorer-remove = Teningur { $place }: { $face }. Fjarlægja
page-explorer-empty = Teningur { $place }: enginn enn
page-explorer-faces = Bæta við teningi
page-explorer-throw = Kasta
page-explorer-clear = Hreinsa
page-explorer-left = Köst eftir
page-explorer-link = Afrita hlekkinn
page-explorer-copied = Afritað
page-explorer-worth = Áætluð lokastig: { $total }
page-explorer-full = Stigablaðið er fullt: { $total } stig.
page-explorer-more-dice = { $count ->
        [1] Bættu við einum teningi til að sjá alla kosti.
        [one] Bættu við { $count } teningi til að sjá alla kosti.
       *[other] Bættu við { $count } teningum til að sjá alla kosti.
    }
page-explorer-ends-turn = Hvernig næsta umferð endar
page-explorer-ends-about = Þegar allt er spilað fullkomlega: hve líklegur hver reitur er, og stigin að meðaltali.
page-explorer-solving = Þessar reglur eru reiknaðar út í fyrsta sinn: það tekur nokkrar sekúndur.
page-explorer-progress = { $percent } reiknað
page-explorer-best = Best: { $choice }
page-explorer-column-choice = Kostur
page-explorer-column-value = Áætlað
page-explorer-column-cost = Sóar
page-explorer-choice = { $choice }: { $value } áætlað, sóar { $cost }
page-explorer-choice-best = { $choice }: { $value } áætlað, best
page-explorer-none = kasta öllum
page-explorer-yours = þitt val
page-explorer-all = Sýna alla kosti ({ $count })
page-explorer-fewer = Sýna færri
page-explorer-end = { $box }: { $chance }, { $points } stig að meðaltali
page-explorer-below = < { $percent }
