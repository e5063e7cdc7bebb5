# What the solver tells: the best a sheet can give, and how games end.

percent = { $number } %
percent-below = < { $number } %
percent-above = > { $number } %

solve-preparing = Ruošiamasi (lėta tik pirmą kartą)
solve-solving = Skaičiuojama
solve-expected = Žaidžiant tobulai, vidutiniškai surenkama { $total } tšk.
solve-states = Būsenos
solve-count = { $count }
solve-time = Laikas
solve-took = apskaičiuota per { $seconds } s, gijų: { $threads }
solve-read = perskaityta per { $seconds } s, apskaičiuota anksčiau
solve-memory = Atmintis
solve-holds = užima { $mib } MiB
solve-holds-peak = užima { $mib } MiB, dirbant – iki { $peak } MiB
solve-kept = Saugoma
solve-passed-over = { $file } { $why ->
        [foreign] – be apskaičiuotų taisyklių
        [older] – iš kitos yatzy versijos
        [other-sheet] – kitoms taisyklėms
        [cut-off] – nepilnas
        [changed] – sugadintas
       *[unreadable] – neįskaitomas
    }{ $again ->
        [yes] : apskaičiuota iš naujo.
       *[no] : failas praleistas.
    }
solve-not-kept = Nepavyko išsaugoti to, kas apskaičiuota: { $problem }. Kitą kartą bus skaičiuojama iš naujo.

odds-following = Skaičiuojamos visos partijos
odds-playing = Žaidžiama
odds-by-playing = { $games ->
        [1] Įvertinta sužaidus vieną partiją.
        [one] Įvertinta sužaidus { $games } partiją: vidurkio tikslumas maždaug ± { $error }.
        [few] Įvertinta sužaidus { $games } partijas: vidurkio tikslumas maždaug ± { $error }.
       *[other] Įvertinta sužaidus { $games } partijų: vidurkio tikslumas maždaug ± { $error }.
    }
odds-heading = { $sheet }: galutinis rezultatas žaidžiant tobulai
odds-so-far = { $points ->
        [one] Nuo čia, kol kas { NUMBER($points, useGrouping: 0) } taškas.
        [few] Nuo čia, kol kas { NUMBER($points, useGrouping: 0) } taškai.
       *[other] Nuo čia, kol kas { NUMBER($points, useGrouping: 0) } taškų.
    }
odds-middle = { $sign } { NUMBER($middle, useGrouping: 0) }: pusė visų partijų baigiasi surinkus tiek arba mažiau.
odds-half = { $sign } nuo { NUMBER($low, useGrouping: 0) } iki { NUMBER($high, useGrouping: 0) }: vidurinė visų partijų pusė.
odds-scale = { $width ->
        [one] Stulpelis – { $width } rezultatas
        [few] Stulpelis – { $width } rezultatai
       *[other] Stulpelis – { $width } rezultatų
    }; aukščiausias apima { $highest } visų partijų.
odds-outside = { $share } lieka už ribų.
odds-mean = Vidurkis
odds-deviation = Standartinis nuokrypis
odds-bonus = Pelnyta: { $bonus }
odds-of-games = Iš visų partijų
odds-percentile = { $percent } %
odds-at-most = ne daugiau kaip
odds-filled = su taškais
odds-struck = nulis
odds-chart-is-in = Diagrama įrašyta į { $file }.
