# The coach at the table.

hint-coach = coach
keys-coach = chiedere al coach la scelta migliore con questi dadi, e perché
keys-coach-pad = chiedere al coach dei dadi scritti: come dopo il primo lancio, poi come dopo il seguente
keys-remarks = osservazioni del coach sugli errori: mai, da 0,5, 1, 2 o 5 punti
keys-chances = mostrare o nascondere le probabilità di vittoria

coach-thinking = Il coach sta pensando…
coach-best = ★ La migliore: { $choice }.
coach-other = { $equal ->
        [yes] ±0
       *[no] −{ $cost }
    }  { $choice }
coach-off = A questo tavolo il coach è spento.
coach-over = La partita è finita: non c’è più niente da consigliare.
coach-no-dice = Prima lancia: il coach parla dei dadi che sono sul tavolo.
coach-no-dice-pad = Prima scrivi i dadi, dopo un lancio qualsiasi: il coach dice che cosa tenere, o dove segnarli.
coach-after-throw = { $following ->
        [yes] Dopo il lancio { $throw } di { $throws } (H: dopo il seguente):
       *[no] Dopo il lancio { $throw } di { $throws }:
    }
coach-remark = { $alone ->
        [yes] Questo ti è costato { $cost }. Meglio: { $choice }.
       *[no] { $player }, questo ti è costato { $cost }. Meglio: { $choice }.
    }
coach-remarks-on = { $one ->
        [yes] Il coach fa notare le scelte che costano più di 1 punto.
       *[no] Il coach fa notare le scelte che costano più di { $points } punti.
    }
coach-remarks-off = Il coach non fa osservazioni.
coach-alone = Non ci sono avversari da battere.
coach-chances-on = Le probabilità di vittoria sono visibili.
coach-assumes = Le probabilità di vittoria suppongono che tutti giochino al meglio; a pari totale la vittoria è condivisa.
coach-counting = Calcolo delle probabilità…
coach-chances-off = Le probabilità di vittoria sono nascoste.
coach-chance = { $name } { $chance }
coach-chances = { $of ->
        [round] Per vincere la manche
       *[game] Per vincere
    }{ $exact ->
        [no] {" "}(circa)
       *[yes] {""}
    }: { $chances }

new-coach = Coach
new-coach-on = si può consultare
new-coach-off = spento
