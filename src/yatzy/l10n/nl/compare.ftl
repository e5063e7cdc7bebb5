# Sheets side by side.

compare-dice = Dobbelstenen
compare-rolls = Worpen per beurt
compare-boxes = Vakken
compare-order = Volgorde
compare-order-free = elk open vak
compare-order-fixed = van boven naar onder
compare-strike = Wegstrepen
compare-strike-free = wanneer je wilt
compare-strike-last = alleen als niets punten geeft
compare-bonus = Bonus
compare-bonus-at = { NUMBER($points, useGrouping: 0) } vanaf { NUMBER($at, useGrouping: 0) }
compare-further = Nog eens vijf dezelfde
compare-highest = Hoogste totaal
compare-expected = Gemiddeld bij perfect spel
compare-none = geen

compare-heading = Regels vergeleken
compare-hand = { $dice } volgens elk ervan
compare-not-there = —
compare-told = * heeft andere regels, of staat niet op elke scorekaart.
compare-hands = Worpen die het verschil laten zien
error-compare-few = Noem minstens twee soorten regels om te vergelijken.
error-compare-many = Je kunt er hooguit { $most } tegelijk vergelijken, niet { $got }.
