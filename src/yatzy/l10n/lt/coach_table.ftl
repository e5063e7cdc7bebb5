# The coach at the table.

hint-coach = treneris
keys-coach = klausti trenerio, kas su šiais kauliukais geriausia ir kodėl
keys-coach-pad = klausti trenerio apie įvestus kauliukus: lyg po pirmo metimo, dar kartą – lyg po kito
keys-remarks = trenerio pastabos apie klaidas: išjungta; 0,5; 1; 2; 5 tšk.
keys-chances = rodyti arba slėpti visų galimybes laimėti

coach-thinking = Treneris galvoja…
coach-best = ★ Geriausia – { $choice }.
coach-other = { $equal ->
        [yes] ±0
       *[no] −{ $cost }
    }  { $choice }
coach-off = Ši partija žaidžiama be trenerio.
coach-over = Partija baigta, patarti nebėra ko.
coach-no-dice = Pirma mesk, tada klausk trenerio.
coach-no-dice-pad = Pirma įvesk kauliukus po bet kurio metimo: treneris pasakys, ką pasilikti ar kurį langelį rinktis.
coach-after-throw = { $following ->
        [yes] Po { $throw } metimo iš { $throws } (H – po kito):
       *[no] Po { $throw } metimo iš { $throws }:
    }
coach-remark = { $alone ->
        [yes] Taip prarasta { $cost }. Geriau – { $choice }.
       *[no] { $player }, taip prarasta { $cost }. Geriau – { $choice }.
    }
coach-remarks-on = { $one ->
        [yes] Treneris įspėja dėl sprendimų, kuriais prarandama daugiau nei 1 taškas.
       *[no] Treneris įspėja dėl sprendimų, kuriais prarandama daugiau nei { $points } tšk.
    }
coach-remarks-off = Treneris apie klaidas nebeįspėja.
coach-alone = Žaidi solo: nugalėti nėra ko.
coach-chances-on = Rodomos galimybės laimėti.
coach-assumes = Galimybės skaičiuojamos taip, lyg nuo čia visi rinktų kuo daugiau taškų; esant lygiosioms pergale dalijamasi.
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
new-coach-on = leidžiamas
new-coach-off = išjungtas
