# Kinds of mistakes, as somebody makes them again and again.

habit-breaks-up = szétbont párokat vagy full house-t
habit-too-many = túl sok kockát tart meg
habit-too-few = jó kockákkal dob újra
habit-another-face = rossz számra megy
habit-low-pair = kis párt tart meg szabad sor helyett
habit-alike = egyforma kockákat tart meg szabad sor helyett
habit-straight = sorra megy egyforma kockák helyett
habit-other-dice = rossz kockákat tart meg
habit-stops = megáll, pedig megérte volna még dobni
habit-throws-on = tovább dob, pedig meg kellett volna állni
habit-strikes = rossz rovatot húz ki
habit-chance = túl korán használja el a Sanszot
habit-little-above = túl keveset ír egy felső rovatba, amely a bónuszhoz kell
habit-fewer-points = keveset érő rovatra pazarol egy jó dobást
habit-points-now = most szerez pontot, de később többet veszít

habit-line = { $habit }: { $times ->
        [one] egyszer
        [2] kétszer
       *[other] { $times } alkalommal
    }, { $points } pont
