# Kinds of mistakes, as somebody makes them again and again.

habit-breaks-up = izjauc pārus vai māju
habit-too-many = patur par daudz kauliņu
habit-too-few = met vēlreiz labus kauliņus
habit-another-face = vāc citu ciparu
habit-low-pair = patur zemu pāri, nevis vāc brīvo rindu
habit-alike = patur vienādus, nevis vāc brīvo rindu
habit-straight = vāc rindu, nevis vienādus
habit-other-dice = patur citus kauliņus
habit-stops = apstājas, kaut mest vēl atmaksātos
habit-throws-on = met tālāk, kaut bija jāapstājas
habit-strikes = nosvītro nepareizo lauciņu
habit-chance = par agru iztērē Izdevību
habit-little-above = ieraksta maz augšā, kur vajag prēmijai
habit-fewer-points = labu metienu iztērē mazvērtīgā lauciņā
habit-points-now = ņem punktus tagad, bet vēlāk tas maksā vairāk

habit-line = { $habit }: { $times ->
        [zero] { $times } reižu
        [one] { $times } reize
       *[other] { $times } reizes
    }, { $points } punkti
