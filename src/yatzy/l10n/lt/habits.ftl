# Kinds of mistakes, as somebody makes them again and again.

habit-breaks-up = ardo poras ar pilną trobą
habit-too-many = pasilieka per daug kauliukų
habit-too-few = permeta gerus kauliukus
habit-another-face = renka ne tą skaičių
habit-low-pair = pasilieka mažą porą vietoj laisvos eilutės
habit-alike = pasilieka vienodus kauliukus vietoj laisvos eilutės
habit-straight = siekia eilutės vietoj vienodų kauliukų
habit-other-dice = pasilieka ne tuos kauliukus
habit-stops = sustoja, nors apsimokėtų mesti
habit-throws-on = meta toliau, nors buvo laikas sustoti
habit-strikes = nubraukia ne tą langelį
habit-chance = per anksti panaudoja Šansą
habit-little-above = per mažai įrašo viršuje, kur reikia premijai
habit-fewer-points = gerą metimą iššvaisto menkam langeliui
habit-points-now = ima taškus dabar, o vėliau praranda daugiau

habit-line = { $habit }: { $times ->
        [one] { $times } kartą
        [few] { $times } kartus
       *[other] { $times } kartų
    }, { $points } tšk.
