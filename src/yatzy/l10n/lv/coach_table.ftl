# The coach at the table.

hint-coach = treneris
keys-coach = jautāt trenerim, kas ar šiem kauliņiem ir vislabāk un kāpēc
keys-coach-pad = jautāt trenerim par ievadītajiem kauliņiem: kā pēc pirmā metiena, vēlreiz – kā pēc nākamā
keys-remarks = trenera norādes uz kļūdām: nav; no 0,5; 1; 2; 5 punktiem
keys-chances = rādīt vai slēpt visu izredzes uzvarēt

coach-thinking = Treneris domā…
coach-best = ★ Vislabāk – { $choice }.
coach-other = { $equal ->
        [yes] ±0
       *[no] −{ $cost }
    }  { $choice }
coach-off = Pie šī galda trenera nav.
coach-over = Spēle ir galā: nav vairs ko ieteikt.
coach-no-dice = Vispirms met: treneris runā par kauliņiem, kas ir uz galda.
coach-no-dice-pad = Vispirms ievadi kauliņus pēc jebkura metiena: treneris pateiks, ko paturēt vai kur rakstīt.
coach-after-throw = { $following ->
        [yes] Pēc { $throw }. metiena no { $throws } (H – pēc nākamā):
       *[no] Pēc { $throw }. metiena no { $throws }:
    }
coach-remark = { $alone ->
        [yes] Tas maksāja { $cost }. Labāk – { $choice }.
       *[no] { $player }, tas maksāja { $cost }. Labāk – { $choice }.
    }
coach-remarks-on = { $one ->
        [yes] Treneris norāda uz izvēlēm, kas maksā vairāk par 1 punktu.
       *[no] Treneris norāda uz izvēlēm, kas maksā vairāk par { $points } punktiem.
    }
coach-remarks-off = Treneris uz kļūdām nenorāda.
coach-alone = Nav neviena, ko uzvarēt.
coach-chances-on = Izredzes uzvarēt tiek rādītas.
coach-assumes = Izredzes rēķinātas, pieņemot, ka visi turpina spēlēt, cik labi vien iespējams; ja rezultāti vienādi, uzvaru dala.
coach-counting = Rēķina izredzes…
coach-chances-off = Izredzes uzvarēt vairs nerāda.
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
