# The coach at the table.

hint-coach = edző
keys-coach = kérdezd az edzőt: mi a legjobb ezekkel a kockákkal, és miért
keys-coach-pad = kérdezd az edzőt a beírt kockákról: először mint az első dobás után, újra mint a következő után
keys-remarks = az edző szóljon a hibákról: ki; 0,5; 1; 2; 5 pont
keys-chances = mindenki nyerési esélye: mutatás vagy elrejtés

coach-thinking = Az edző gondolkodik…
coach-best = ★ Legjobb: { $choice }.
coach-other = { $equal ->
        [yes] ±0
       *[no] −{ $cost }
    }  { $choice }
coach-off = Ebben a játékban nincs edző.
coach-over = Vége a játéknak: nincs mihez tanácsot adni.
coach-no-dice = Előbb dobj, aztán kérdezd az edzőt.
coach-no-dice-pad = Előbb írd be a kockákat, bármelyik dobás után: az edző megmondja, mit tarts meg, vagy melyik rovatot válaszd.
coach-after-throw = { $following ->
        [yes] Ennyi dobás után: { $throw }/{ $throws } (H: a következő után)
       *[no] Ennyi dobás után: { $throw }/{ $throws }
    }
coach-remark = { $alone ->
        [yes] Ezzel { $cost } pontot veszítettél. Jobb: { $choice }.
       *[no] { $player }, ezzel { $cost } pontot veszítettél. Jobb: { $choice }.
    }
coach-remarks-on = { $one ->
        [yes] Az edző szól, ha egy döntés több mint 1 pontot veszít.
       *[no] Az edző szól, ha egy döntés több mint { $points } pontot veszít.
    }
coach-remarks-off = Az edző már nem szól a hibákról.
coach-alone = Egyedül játszol: nincs kit legyőzni.
coach-chances-on = A nyerési esélyek látszanak.
coach-assumes = A nyerési esély azzal számol, hogy innen mindenki a legtöbb pontra játszik; azonos végösszegnél a győzelem közös.
coach-counting = Esélyek számolása…
coach-chances-off = A nyerési esélyek el vannak rejtve.
coach-chance = { $name } { $chance }
coach-chances = { $of ->
        [round] A forduló megnyerése
       *[game] Győzelem
    }{ $exact ->
        [no] {" "}(kb.)
       *[yes] {""}
    }: { $chances }

new-coach = Edző
new-coach-on = kérdezhető
new-coach-off = nincs
