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
compare-expected = Perfect spel geeft
compare-none = geen

compare-heading = Regelbladen vergeleken
compare-hand = { $dice } volgens elk ervan
compare-not-there = —
compare-told = * heeft andere regels, of staat niet op alle regelbladen.
compare-hands = Worpen die het laten zien
error-compare-few = Om te vergelijken zijn minstens twee regelbladen nodig.
error-compare-many = Hooguit { $most } regelbladen zijn tegelijk te vergelijken, niet { $got }.
