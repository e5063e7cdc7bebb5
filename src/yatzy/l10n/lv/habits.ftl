# Kinds of mistakes, as somebody makes them again and again.

habit-breaks-up = izjauc pārus vai māju
habit-too-many = patur par daudz kauliņu
habit-too-few = met vēlreiz labus kauliņus
habit-another-face = vāc nepareizo ciparu
habit-low-pair = patur zemu pāri, nevis vāc brīvo rindu
habit-alike = patur vienādus, nevis vāc brīvo rindu
habit-straight = vāc rindu, nevis vienādus
habit-other-dice = patur nepareizos kauliņus
habit-stops = apstājas, kaut atmaksātos mest vēl
habit-throws-on = met vēl, kaut laiks apstāties
habit-strikes = nosvītro nepareizo lauciņu
habit-chance = par agru izmanto Izdevību
habit-little-above = ieraksta maz augšā, kur vajag prēmijai
habit-fewer-points = labu metienu iztērē mazvērtīgā lauciņā
habit-points-now = ņem punktus, kas vēlāk liek zaudēt vairāk

habit-line = { $habit }: { $times ->
        [zero] { $times } reižu
        [one] { $times } reize
       *[other] { $times } reizes
    }, zaudēts { $points }
