# The coach at the table.

hint-coach = trener
keys-coach = zapytaj trenera, co najlepsze z tymi kośćmi i dlaczego
keys-coach-pad = zapytaj trenera o wpisane kości: jak po pierwszym rzucie, ponownie – jak po następnym
keys-remarks = uwagi trenera o błędach: wył.; 0,5; 1; 2; 5 punktów
keys-chances = pokaż albo ukryj szanse wszystkich na wygraną

coach-thinking = Trener myśli…
coach-best = ★ Najlepiej: { $choice }.
coach-other = { $equal ->
        [yes] ±0
       *[no] −{ $cost }
    }  { $choice }
coach-off = W tej grze nie ma trenera.
coach-over = Gra skończona: nie ma już czego radzić.
coach-no-dice = Najpierw rzuć, potem zapytaj trenera.
coach-no-dice-pad = Najpierw wpisz kości po dowolnym rzucie: trener powie, co zostawić albo które pole wybrać.
coach-after-throw = { $following ->
        [yes] Po rzucie { $throw } z { $throws } (H: po następnym):
       *[no] Po rzucie { $throw } z { $throws }:
    }
coach-remark = { $alone ->
        [yes] Strata: { $cost }. Lepiej: { $choice }.
       *[no] { $player }, strata: { $cost }. Lepiej: { $choice }.
    }
coach-remarks-on = { $one ->
        [yes] Trener zwraca uwagę na straty większe niż 1 punkt.
       *[no] Trener zwraca uwagę na straty większe niż { $points } pkt.
    }
coach-remarks-off = Trener nie zwraca już uwagi na błędy.
coach-alone = Grasz solo: nie ma z kim wygrać.
coach-chances-on = Szanse na wygraną są pokazane.
coach-assumes = Szanse na wygraną liczymy tak, jakby odtąd wszyscy grali idealnie na punkty; remis to wspólna wygrana.
coach-counting = Liczymy szanse…
coach-chances-off = Szanse na wygraną są ukryte.
coach-chance = { $name } { $chance }
coach-chances = { $of ->
        [round] Szanse na wygranie rundy
       *[game] Szanse na wygraną
    }{ $exact ->
        [no] {" "}(około)
       *[yes] {""}
    }: { $chances }

new-coach = Trener
new-coach-on = dozwolony
new-coach-off = wyłączony
