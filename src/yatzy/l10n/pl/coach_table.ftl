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
coach-off = Przy tym stoliku nie ma trenera.
coach-over = Gra skończona: nie ma już co radzić.
coach-no-dice = Najpierw rzuć: trener mówi o kościach, które leżą na stole.
coach-no-dice-pad = Najpierw wpisz kości po dowolnym rzucie: trener powie, co zostawić albo gdzie je wpisać.
coach-after-throw = { $following ->
        [yes] Po rzucie { $throw } z { $throws } (H: po następnym):
       *[no] Po rzucie { $throw } z { $throws }:
    }
coach-remark = { $alone ->
        [yes] To kosztowało { $cost }. Lepiej: { $choice }.
       *[no] { $player }: to kosztowało { $cost }. Lepiej: { $choice }.
    }
coach-remarks-on = { $one ->
        [yes] Trener zwraca uwagę na straty większe niż 1 punkt.
       *[no] Trener zwraca uwagę na straty większe niż { $points }.
    }
coach-remarks-off = Trener nie komentuje błędów.
coach-alone = Nie ma tu z kim wygrywać.
coach-chances-on = Szanse na wygraną są widoczne.
coach-assumes = Szanse na wygraną zakładają, że dalej wszyscy grają idealnie; przy równych wynikach wygrana jest wspólna.
coach-counting = Liczenie szans…
coach-chances-off = Szanse na wygraną są ukryte.
coach-chance = { $name } { $chance }
coach-chances = { $of ->
        [round] Szanse na rundę
       *[game] Szanse na wygraną
    }{ $exact ->
        [no] {" "}(około)
       *[yes] {""}
    }: { $chances }

new-coach = Trener
new-coach-on = można pytać
new-coach-off = bez trenera
