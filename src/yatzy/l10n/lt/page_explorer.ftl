# The page: the explorer, and every choice with what it costs, which the drill shows as well.

page-explorer = Analizė
page-explorer-about = Bet koks taškų lapas, bet kokie kauliukai: pamatyk, kiek vertas kiekvienas pasirinkimas.
page-explorer-pad = Taisyklės
page-explorer-card = Taškų lapas
page-explorer-whole = Visas lapas
page-explorer-strip = Juostele
page-explorer-set = { $cell }. Pakeisti
page-explorer-open = Laisvas
page-explorer-which = Kiek taškų?
page-explorer-clear-card = Išvalyti lapą
page-explorer-anew = Pradėti nuo tuščio lapo
page-explorer-bonuses = Premijos už dar penkis vienodus
page-explorer-dice = Kauliukai
page-explorer-remove = { $place } kauliukas: { $face }. Pašalinti
page-explorer-empty = { $place } kauliukas: dar nėra
page-explorer-faces = Pridėti kauliuką
page-explorer-throw = Mesti
page-explorer-clear = Išvalyti
page-explorer-left = Liko metimų
page-explorer-link = Kopijuoti nuorodą
page-explorer-copied = Nukopijuota
page-explorer-worth = Tikėtinas galutinis rezultatas: { $total } tšk.
page-explorer-full = Taškų lapas pilnas: { $total } tšk.
page-explorer-more-dice = { $count ->
        [one] Pridėk dar { $count } kauliuką ir pamatysi visus pasirinkimus.
        [few] Pridėk dar { $count } kauliukus ir pamatysi visus pasirinkimus.
       *[other] Pridėk dar { $count } kauliukų ir pamatysi visus pasirinkimus.
    }
page-explorer-ends-turn = Kaip baigsis kitas ėjimas
page-explorer-ends-about = Žaidžiant tobulai: kiekvieno langelio tikimybė ir vidutiniai taškai.
page-explorer-solving = Šios taisyklės skaičiuojamos pirmą kartą: tai truks kelias sekundes.
page-explorer-progress = Apskaičiuota { $percent }
page-explorer-best = Geriausia – { $choice }
page-explorer-column-choice = Pasirinkimas
page-explorer-column-value = Tikėtina
page-explorer-column-cost = Praranda
page-explorer-choice = { $choice } – tikėtina { $value }, praranda { $cost }
page-explorer-choice-best = { $choice } – tikėtina { $value }, geriausia
page-explorer-none = mesti visus
page-explorer-yours = tavo
page-explorer-all = Rodyti visus ({ $count })
page-explorer-fewer = Rodyti mažiau
page-explorer-end = { $box }: { $chance }, vidutiniškai { $points } tšk.
page-explorer-below = < { $percent }
