# The coach at the table.

hint-coach = treneris
keys-coach = jautāt trenerim, kas ar šiem kauliņiem ir vislabāk un kāpēc
keys-coach-pad = jautāt trenerim par ievadītajiem kauliņiem: kā pēc pirmā metiena, vēlreiz – kā pēc nākamā
keys-remarks = vai treneris aizrāda par kļūdām: nē; no 0,5; 1; 2; 5 punktiem
keys-chances = rādīt visu izredzes uzvarēt vai vairs ne

coach-thinking = Treneris domā …
coach-best = ★ Vislabāk – { $choice }.
coach-other = { $equal ->
        [yes] ±0
       *[no] −{ $cost }
    }  { $choice }
coach-off = Pie šī galda trenera nav.
coach-over = Spēle ir galā: nav vairs ko ieteikt.
coach-no-dice = Vispirms met: treneris runā par kauliņiem, kas guļ uz galda.
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
        [yes] Treneris aizrāda par izvēlēm, kas maksā vairāk nekā 1 punktu.
       *[no] Treneris aizrāda par izvēlēm, kas maksā vairāk nekā { $points } punktus.
    }
coach-remarks-off = Treneris neaizrāda.
coach-alone = Nav, pret ko uzvarēt.
coach-chances-on = Izredzes uzvarēt tiek rādītas.
coach-assumes = Izredzes pieņem, ka visi turpinās spēlēt, cik vien labi iespējams; vienādi rezultāti uzvaru dala.
coach-counting = Rēķina izredzes …
coach-chances-off = Izredzes uzvarēt vairs nerāda.
coach-chance = { $name } { $chance }
coach-chances = { $of ->
        [round] Uzvarēt kārtā
       *[game] Uzvarēt
    }{ $exact ->
        [no] {" "}(apmēram)
       *[yes] {""}
    }: { $chances }

new-coach = Treneris
new-coach-on = drīkst jautāt
new-coach-off = izslēgts
