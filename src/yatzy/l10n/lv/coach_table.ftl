# The coach at the table.

hint-coach = treneris
keys-coach = jautāt trenerim, kas ar šiem kauliņiem ir labākais un kāpēc
keys-coach-pad = jautāt trenerim par ievadītajiem kauliņiem: kā pēc pirmā metiena; vēlreiz: kā pēc nākamā
keys-remarks = lai treneris norāda uz kļūdām: nē; no 0,5; 1; 2; 5 punktiem
keys-chances = rādīt vai slēpt visu izredzes uzvarēt

coach-thinking = Treneris domā…
coach-best = ★ Vislabāk – { $choice }.
coach-other = { $equal ->
        [yes] ±0
       *[no] −{ $cost }
    }  { $choice }
coach-off = Šo spēli spēlē bez trenera.
coach-over = Spēle ir beigusies: nav vairs ko ieteikt.
coach-no-dice = Vispirms met, tad jautā trenerim.
coach-no-dice-pad = Vispirms ievadi kauliņus, pēc jebkura metiena: treneris pateiks, ko paturēt vai kuru lauciņu izvēlēties.
coach-after-throw = { $following ->
        [yes] Pēc { $throw }. metiena no { $throws } (H: pēc nākamā):
       *[no] Pēc { $throw }. metiena no { $throws }:
    }
coach-remark = { $alone ->
        [yes] Zaudēts { $cost }. Labāk – { $choice }.
       *[no] { $player }: zaudēts { $cost }. Labāk – { $choice }.
    }
coach-remarks-on = { $one ->
        [yes] Treneris norāda uz izvēlēm, kas zaudē vairāk par 1 punktu.
       *[no] Treneris norāda uz izvēlēm, kas zaudē vairāk par { $points } punktiem.
    }
coach-remarks-off = Treneris uz kļūdām vairs nenorāda.
coach-alone = Tu spēlē vienatnē: nav, ko uzvarēt.
coach-chances-on = Redzamas izredzes uzvarēt.
coach-assumes = Izredzes rēķinātas, pieņemot, ka turpmāk visi spēlē uz punktiem; ja rezultāti vienādi, uzvaru dala.
coach-counting = Aprēķina izredzes…
coach-chances-off = Izredzes uzvarēt ir paslēptas.
coach-chance = { $name } { $chance }
coach-chances = { $of ->
        [round] Izredzes uzvarēt kārtā
       *[game] Izredzes uzvarēt
    }{ $exact ->
        [no] {" "}(apmēram)
       *[yes] {""}
    }: { $chances }

new-coach = Treneris
new-coach-on = drīkst jautāt
new-coach-off = izslēgts
