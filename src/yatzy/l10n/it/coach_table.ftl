# The coach at the table.

hint-coach = coach
keys-coach = chiedere al coach la scelta migliore con questi dadi, e perché
keys-coach-pad = chiedere al coach dei dadi scritti: come dopo il primo lancio; di nuovo: dopo il seguente
keys-remarks = far notare gli errori al coach: mai, o da 0,5; 1; 2; 5 punti
keys-chances = mostrare o nascondere le probabilità di vittoria

coach-thinking = Il coach sta pensando…
coach-best = ★ La migliore: { $choice }.
coach-other = { $equal ->
        [yes] ±0
       *[no] −{ $cost }
    }  { $choice }
coach-off = Questa partita si gioca senza coach.
coach-over = La partita è finita: niente più consigli.
coach-no-dice = Prima lancia, poi chiedi al coach.
coach-no-dice-pad = Prima scrivi i dadi, dopo un lancio qualsiasi: il coach dice quali tenere, o quale casella scegliere.
coach-after-throw = { $following ->
        [yes] Dopo il lancio { $throw } di { $throws } (H: dopo il seguente):
       *[no] Dopo il lancio { $throw } di { $throws }:
    }
coach-remark = { $alone ->
        [yes] Hai perso { $cost }. Meglio: { $choice }.
       *[no] { $player }, hai perso { $cost }. Meglio: { $choice }.
    }
coach-remarks-on = { $one ->
        [yes] Il coach fa notare le scelte che costano più di 1 punto.
       *[no] Il coach fa notare le scelte che costano più di { $points } punti.
    }
coach-remarks-off = Il coach non fa più notare gli errori.
coach-alone = Giochi in solitario: non c’è nessuno da battere.
coach-chances-on = Le probabilità di vittoria sono in vista.
coach-assumes = Le probabilità di vittoria valgono se da qui tutti giocano per fare più punti; a pari totale la vittoria è condivisa.
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
new-coach-on = permesso
new-coach-off = no
