# The coach at the table.

hint-coach = treneris
keys-coach = klausti trenerio, kas su šiais kauliukais geriausia ir kodėl
keys-coach-pad = klausti trenerio apie įvestus kauliukus: kaip po pirmo metimo, dar kartą – kaip po kito
keys-remarks = trenerio pastabos apie klaidas: nėra; nuo 0,5; 1; 2; 5 tšk.
keys-chances = rodyti arba slėpti visų galimybes laimėti

coach-thinking = Treneris galvoja…
coach-best = ★ Geriausia – { $choice }.
coach-other = { $equal ->
        [yes] ±0
       *[no] −{ $cost }
    }  { $choice }
coach-off = Prie šio stalo trenerio nėra.
coach-over = Partija baigta: patarti nebėra ko.
coach-no-dice = Pirma mesk: treneris kalba apie kauliukus, esančius ant stalo.
coach-no-dice-pad = Pirma įvesk kauliukus po bet kurio metimo: treneris pasakys, ką pasilikti ar kur rašyti.
coach-after-throw = { $following ->
        [yes] Po { $throw } metimo iš { $throws } (H – po kito):
       *[no] Po { $throw } metimo iš { $throws }:
    }
coach-remark = { $alone ->
        [yes] Tai kainavo { $cost }. Geriau – { $choice }.
       *[no] { $player }, tai kainavo { $cost }. Geriau – { $choice }.
    }
coach-remarks-on = { $one ->
        [yes] Treneris sako pastabas dėl sprendimų, kainuojančių daugiau nei 1 tašką.
       *[no] Treneris sako pastabas dėl sprendimų, kainuojančių daugiau nei { $points } tšk.
    }
coach-remarks-off = Treneris pastabų nesako.
coach-alone = Nėra ko nugalėti.
coach-chances-on = Galimybės laimėti rodomos.
coach-assumes = Galimybės skaičiuojamos taip, lyg visi toliau žaistų kuo geriau; esant lygiam rezultatui pergale dalijamasi.
coach-counting = Skaičiuojamos galimybės…
coach-chances-off = Galimybės laimėti neberodomos.
coach-chance = { $name } { $chance }
coach-chances = { $of ->
        [round] Galimybės laimėti raundą
       *[game] Galimybės laimėti
    }{ $exact ->
        [no] {" "}(apytiksliai)
       *[yes] {""}
    }: { $chances }

new-coach = Treneris
new-coach-on = galima klausti
new-coach-off = išjungtas
