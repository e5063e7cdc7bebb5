# The page: the explorer, and every choice with what it costs, which the drill shows as well.

page-explorer = Analīze
page-explorer-about = Jebkurš bloknots, jebkuri kauliņi: cik vērta katra izvēle.
page-explorer-pad = Bloknots
page-explorer-card = Kartīte
page-explorer-whole = Visa kartīte
page-explorer-strip = Kā josla
page-explorer-set = { $cell }. Mainīt
page-explorer-open = Brīvs
page-explorer-which = Kas tur rakstīts?
page-explorer-clear-card = Iztukšot kartīti
page-explorer-anew = Sākt ar tukšu kartīti
page-explorer-bonuses = Prēmijas par vēl pieciem vienādiem
page-explorer-dice = Kauliņi
page-explorer-remove = { $place }. kauliņš: { $face }. Noņemt
page-explorer-empty = { $place }. kauliņš: vēl nav
page-explorer-faces = Pielikt kauliņu
page-explorer-throw = Mest
page-explorer-clear = Notīrīt
page-explorer-left = Atlikušie metieni
page-explorer-link = Kopēt saiti
page-explorer-copied = Nokopēts
page-explorer-worth = Sagaidāmais gala rezultāts: { $total } punkti.
page-explorer-full = Kartīte ir pilna, punktu kopā { $total }.
page-explorer-more-dice = { $count ->
        [zero] Pieliec vēl { $count } kauliņus, un tiks izvērtētas visas izvēles.
        [one] Pieliec vēl { $count } kauliņu, un tiks izvērtētas visas izvēles.
       *[other] Pieliec vēl { $count } kauliņus, un tiks izvērtētas visas izvēles.
    }
page-explorer-ends-turn = Kur beigsies nākamais gājiens
page-explorer-ends-about = Spēlējot, cik labi vien iespējams: katra lauciņa varbūtība un vidējie punkti.
page-explorer-solving = Par šo bloknotu vēl neviens nav jautājis: to risina, un tas prasīs dažas sekundes.
page-explorer-progress = Atrisināts: { $percent }
page-explorer-best = Vislabāk – { $choice }
page-explorer-column-choice = Izvēle
page-explorer-column-value = Sagaidāms
page-explorer-column-cost = Cena
page-explorer-choice = { $choice } – sagaidāms { $value }, cena { $cost }
page-explorer-choice-best = { $choice } – sagaidāms { $value }, vislabāk
page-explorer-none = mest visus
page-explorer-yours = tava
page-explorer-all = Rādīt visas ({ $count })
page-explorer-fewer = Rādīt mazāk
page-explorer-end = { $box }: { $chance }, vidēji { $points } punkti
page-explorer-below = < { $percent }
