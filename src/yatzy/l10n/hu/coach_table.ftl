# The coach at the table.

hint-coach = edző
keys-coach = az edző tanácsa: mi a legjobb ezekkel a kockákkal, és miért
keys-coach-pad = az edző tanácsa a beírt kockákhoz: először mint az első dobás után, újra mint a következő után
keys-remarks = az edző szóljon a hibákról: ne; 0,5; 1; 2; 5 pont
keys-chances = mindenki nyerési esélyének mutatása vagy elrejtése

coach-thinking = Az edző gondolkodik…
coach-best = ★ Legjobb: { $choice }.
coach-other = { $equal ->
        [yes] ±0
       *[no] −{ $cost }
    }  { $choice }
coach-off = Ennél az asztalnál nincs edző.
coach-over = Vége a játéknak: nincs mihez tanácsot adni.
coach-no-dice = Előbb dobj: az edző az asztalon lévő kockákról beszél.
coach-no-dice-pad = Előbb írd be a kockákat, bármelyik dobás után: az edző megmondja, mit tarts meg, vagy hová írd őket.
coach-after-throw = { $following ->
        [yes] { $throw }/{ $throws }. dobás után (H: a következő után):
       *[no] { $throw }/{ $throws }. dobás után:
    }
coach-remark = { $alone ->
        [yes] Ez { $cost } pontba került. Jobb: { $choice }.
       *[no] { $player }, ez { $cost } pontba került. Jobb: { $choice }.
    }
coach-remarks-on = { $one ->
        [yes] Az edző szól, ha egy választás több mint 1 pontba kerül.
       *[no] Az edző szól, ha egy választás több mint { $points } pontba kerül.
    }
coach-remarks-off = Az edző nem szól közbe.
coach-alone = Nincs kit legyőzni.
coach-chances-on = A nyerési esélyek látszanak.
coach-assumes = A nyerési esély azzal számol, hogy mindenki a lehető legjobban játszik tovább; azonos végösszegnél a győzelem közös.
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
