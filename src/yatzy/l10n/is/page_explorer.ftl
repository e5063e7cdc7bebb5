# The page: the explorer, and every choice with what it costs, which the drill shows as well.

page-explorer = Greining
page-explorer-about = Hvaða blokk sem er, hvaða teningar sem er: hvers virði hver kostur er.
page-explorer-pad = Blokk
page-explorer-card = Spjaldið
page-explorer-whole = Allt spjaldið
page-explorer-strip = Sem ræma
page-explorer-set = { $cell }. Breyta
page-explorer-open = Opið
page-explorer-which = Hvað stendur þar?
page-explorer-clear-card = Tæma spjaldið
page-explorer-anew = Byrja með tómt spjald
page-explorer-bonuses = Bónus fyrir fimm eins aftur
page-explorer-dice = Teningar
page-explorer-remove = Teningur { $place }: { $face }. Taka burt
page-explorer-empty = Teningur { $place }: enginn enn
page-explorer-faces = Bæta við teningi
page-explorer-throw = Kasta
page-explorer-clear = Hreinsa
page-explorer-left = Köst eftir
page-explorer-link = Afrita hlekkinn
page-explorer-copied = Afritað
page-explorer-worth = Vænt heildarstig í lokin: { $total }.
page-explorer-full = Spjaldið er fullt: { $total } stig.
page-explorer-more-dice = { $count ->
        [1] Bættu við einum teningi, og hver kostur er metinn.
        [one] Bættu við { $count } teningi, og hver kostur er metinn.
       *[other] Bættu við { $count } teningum, og hver kostur er metinn.
    }
page-explorer-ends-turn = Hvar næsta umferð endar
page-explorer-ends-about = Með fullkominni spilamennsku: hve líklegur hver reitur er, og stigin að meðaltali.
page-explorer-solving = Um þessa blokk hefur enginn spurt áður: verið er að leysa hana, sem tekur nokkrar sekúndur.
page-explorer-progress = { $percent } leyst
page-explorer-best = Best: { $choice }
page-explorer-column-choice = Kostur
page-explorer-column-value = Vænt
page-explorer-column-cost = Kostar
page-explorer-choice = { $choice }: { $value } vænt, kostar { $cost }
page-explorer-choice-best = { $choice }: { $value } vænt, best
page-explorer-none = kasta öllu
page-explorer-yours = þitt val
page-explorer-all = Sýna alla kosti ({ $count })
page-explorer-fewer = Sýna færri
page-explorer-end = { $box }: { $chance }, { $points } stig að meðaltali
page-explorer-below = < { $percent }
