# The page: the explorer, and every choice with what it costs, which the drill shows as well.

page-explorer = Analīze
page-explorer-about = Jebkura punktu lapa, jebkuri kauliņi: redzi, cik vērta katra izvēle.
page-explorer-pad = Noteikumi
page-explorer-card = Punktu lapa
page-explorer-whole = Visa lapa
page-explorer-strip = Kā josla
page-explorer-set = { $cell }. Mainīt
page-explorer-open = Brīvs
page-explorer-which = Cik punktu?
page-explorer-clear-card = Notīrīt lapu
page-explorer-anew = Sākt ar tukšu punktu lapu
page-explorer-bonuses = Prēmijas par vēl pieciem vienādiem
page-explorer-dice = Kauliņi
page-explorer-remove = { $place }. kauliņš: { $face }. Noņemt
page-explorer-empty = { $place }. kauliņš: vēl nav
page-explorer-faces = Pievienot kauliņu
page-explorer-throw = Mest
page-explorer-clear = Notīrīt
page-explorer-left = Atlikušie metieni
page-explorer-link = Kopēt saiti
page-explorer-copied = Nokopēts
page-explorer-worth = Sagaidāmais gala rezultāts: { $total }
page-explorer-full = Punktu lapa ir pilna. Rezultāts: { $total }
page-explorer-more-dice = { $count ->
        [zero] Pievieno vēl { $count } kauliņus, lai redzētu visas izvēles.
        [one] Pievieno vēl { $count } kauliņu, lai redzētu visas izvēles.
       *[other] Pievieno vēl { $count } kauliņus, lai redzētu visas izvēles.
    }
page-explorer-ends-turn = Kā beigsies nākamais gājiens
page-explorer-ends-about = Spēlējot nevainojami: katra lauciņa varbūtība un vidējie punkti.
page-explorer-solving = Šie noteikumi te ir pirmoreiz: aprēķins prasīs dažas sekundes.
page-explorer-progress = Aprēķināts: { $percent }
page-explorer-best = Vislabāk – { $choice }
page-explorer-column-choice = Izvēle
page-explorer-column-value = Sagaidāms
page-explorer-column-cost = Zaudē
page-explorer-choice = { $choice } – sagaidāms { $value }, zaudē { $cost }
page-explorer-choice-best = { $choice } – sagaidāms { $value }, labākā izvēle
page-explorer-none = mest visus
page-explorer-yours = tava
page-explorer-all = Rādīt visas izvēles ({ $count })
page-explorer-fewer = Rādīt mazāk
page-explorer-end = { $box }: { $chance }, punkti vidēji: { $points }
page-explorer-below = < { $percent }
