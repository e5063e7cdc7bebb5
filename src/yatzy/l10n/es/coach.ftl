# The coach: what to do, what it costs, and why.

choice-keep = quedarse con { $dice }
choice-throw-all = volver a tirar todo
choice-write = { $points } en { $box }
choice-write-bonus = { $points } + { $bonus } en { $box }
choice-strike = un cero en { $box }

advise-rolls-left = { $rolls ->
        [0] No quedan tiradas.
        [one] Queda una tirada.
       *[other] Quedan { $rolls } tiradas.
    }
advise-best = Lo mejor: { $choice }. Total final medio: { $total }.
advise-to-win = Esa misma opción es la que más veces gana: { $chance }.
advise-to-win-nearly = Para ganar es prácticamente tan buena como la mejor: { $chance }.
advise-too-early = Gana más o menos en el { $chance } de los casos. Qué gana más veces se sabe cuando quedan seis casillas.
advise-not-to-win = Ya no puedes ganar.
advise-to-win-differs = Para ganar, más que por los puntos: { $choice }. Gana en el { $chance } de los casos, en vez del { $other }.
advise-more = { $count } más: --all
column-otherwise = Otras opciones
column-costs = Cuesta
column-expected = Total medio

why-target = { $count ->
        [0] { $box }
       *[other] { $box } ({ $count } o más)
    }
why-aims = { $target }: { $chance } de aquí al final del turno.
why-aims-next = { $ways ->
        [0] { $target }: { $chance_next } en la próxima tirada, { $chance } de aquí al final del turno.
        [one] { $target }: { $ways } posibilidad entre 6 en la próxima tirada, { $chance } de aquí al final del turno.
       *[other] { $target }: { $ways } posibilidades entre 6 en la próxima tirada, { $chance } de aquí al final del turno.
    }
why-aims-last = { $ways ->
        [0] { $target }: { $chance } en la última tirada.
        [one] { $target }: { $ways } posibilidad entre 6 en la última tirada.
       *[other] { $target }: { $ways } posibilidades entre 6 en la última tirada.
    }
why-also = { $ways ->
        [0] O bien { $target }: { $chance }.
       *[other] O bien { $target }: { $ways } entre 6.
    }
why-has = Ya tienes { $target }, por { $points } o más.
why-mean = { $box }: { $mean } de media.
why-equal = Igual de bueno: { $choice }.
why-likelier = { $target }: más veces que con «{ $choice }», { $chance } frente a { $chance_other }.
why-stops = { $never ->
        [yes] Otra tirada no puede mejorarlo.
       *[no] Volver a tirar ({ $choice }) lo mejoraría en el { $chance } de los casos, pero costaría { $cost } de media.
    }
why-only = No se permite ninguna otra casilla.
why-zero = Aquí es donde menos duele un cero: en { $choice } costaría { $cost } más.
why-more-now = Frente a «{ $choice }»: { $now } más ahora, { $later } menos después.
why-more-later = Frente a «{ $choice }»: { $now ->
        [0] lo mismo ahora
       *[other] { $now } menos ahora
    }, { $later } más después.
why-more-both = Frente a «{ $choice }»: { $now ->
        [0] lo mismo ahora
       *[other] { $now } más ahora
    }{ $later ->
        [0] {""}
       *[other] , { $later } más después
    }.
why-further = Más un bonus de { $points }.
why-makes-bonus = Consigue el bonus: { $points } puntos.
why-pace = { $where ->
        [ahead] { $pace } por delante del ritmo del bonus.
        [behind] { $pace } por detrás del ritmo del bonus.
       *[on] Justo al ritmo del bonus.
    }
why-loses-bonus = Después de esto, el bonus de { $points } queda fuera de alcance.
