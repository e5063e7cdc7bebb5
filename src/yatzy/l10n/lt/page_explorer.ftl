# The page: the explorer, and every choice with what it costs, which the drill shows as well.

page-explorer = Analizė
page-explorer-about = Bet koks bloknotas, bet kokie kauliukai: kiek vertas kiekvienas pasirinkimas.
page-explorer-pad = Bloknotas
page-explorer-card = Kortelė
page-explorer-whole = Visa kortelė
page-explorer-strip = Juostele
page-explorer-set = { $cell }. Pakeisti
page-explorer-open = Laisvas
page-explorer-which = Kas ten įrašyta?
page-explorer-clear-card = Išvalyti kortelę
page-explorer-anew = Pradėti nuo tuščios kortelės
page-explorer-bonuses = Premijos už dar penkis vienodus
page-explorer-dice = Kauliukai
page-explorer-remove = { $place } kauliukas: { $face }. Nuimti
page-explorer-empty = { $place } kauliukas: dar nėra
page-explorer-faces = Pridėti kauliuką
page-explorer-throw = Mesti
page-explorer-clear = Išvalyti
page-explorer-left = Liko metimų
page-explorer-link = Kopijuoti nuorodą
page-explorer-copied = Nukopijuota
page-explorer-worth = Tikėtinas galutinis rezultatas: { $total } tšk.
page-explorer-full = Kortelė pilna: { $total } tšk.
page-explorer-more-dice = { $count ->
        [one] Pridėk dar { $count } kauliuką, ir bus įvertinti visi pasirinkimai.
        [few] Pridėk dar { $count } kauliukus, ir bus įvertinti visi pasirinkimai.
       *[other] Pridėk dar { $count } kauliukų, ir bus įvertinti visi pasirinkimai.
    }
page-explorer-ends-turn = Kur baigsis kitas ėjimas
page-explorer-ends-about = Žaidžiant kuo geriau: kiekvieno langelio tikimybė ir vidutiniai taškai.
page-explorer-solving = Apie šį bloknotą dar niekas neklausė: jis sprendžiamas, tai truks kelias sekundes.
page-explorer-progress = Išspręsta { $percent }
page-explorer-best = Geriausia – { $choice }
page-explorer-column-choice = Pasirinkimas
page-explorer-column-value = Tikėtina
page-explorer-column-cost = Kaina
page-explorer-choice = { $choice } – tikėtina { $value }, kaina { $cost }
page-explorer-choice-best = { $choice } – tikėtina { $value }, geriausia
page-explorer-none = mesti visus
page-explorer-yours = tavo
page-explorer-all = Rodyti visus ({ $count })
page-explorer-fewer = Rodyti mažiau
page-explorer-end = { $box }: { $chance }, vidutiniškai { $points } tšk.
page-explorer-below = < { $percent }
