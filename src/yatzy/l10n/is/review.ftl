# A game looked at again. Numbers come already written, with one digit after the point.

review-title = Uppgjör
review-heading = { $sheet }: uppgjör
review-last = Síðasti leikur þinn er { $game }.
review-nothing = Engri umferð er lokið enn, svo ekkert er að gera upp.
review-page-is-in = Síðan er í skránni { $file }.

review-expected = Áætlað
review-expected-now = Áætlað nú
review-luck = Heppni
review-given-away = Sóað
review-total = Samtals
review-best = Besta val
review-best-of = { $known ->
        [partly] { $best } af { $decisions } skráðum
       *[all] { $best } af { $decisions }
    }
review-turn = Umferð
review-partners = Liðsfélagar

review-adds-up = Samtals = áætlað + heppni − sóað. Áætlað er það sem fullkomin spilamennska gefur að meðaltali úr auðum dálki. Heppni er það sem teningarnir breyttu. Sóað er það sem ákvarðanir þínar kostuðu miðað við þær bestu. Tölurnar eru námundaðar, heppni þannig að hver lína gangi upp.
review-adds-up-now = Áætlað nú = áætlað + heppni − sóað. Áætlað er það sem fullkomin spilamennska gefur að meðaltali úr auðum dálki. Heppni er það sem teningarnir breyttu. Sóað er það sem ákvarðanir þínar kostuðu miðað við þær bestu. Tölurnar eru námundaðar, heppni þannig að hver lína gangi upp.
review-line = { $expected } áætlað { $luck } heppni { $known ->
        [no] {""}
       *[yes] { $cost } sóað{" "}
    }= { $total }{ $state ->
        [going] {" "}áætlað nú
       *[over] {""}
    }

review-alone = { $state ->
        [over] { $total } stig
       *[going] Nú eru áætluð { $total } stig
    }{ $where ->
        [above] , { $by } yfir meðaltali fullkominnar spilamennsku.
        [below] , { $by } undir meðaltali fullkominnar spilamennsku.
       *[on] , nákvæmlega meðaltal fullkominnar spilamennsku.
    }
review-because-lucky = Teningarnir gáfu { $luck } meira en venjulega, og af því sóuðu ákvarðanir { $cost }.
review-because-choices = Þetta var ekki teningunum að kenna, þeir gáfu { $luck } meira en venjulega: ákvarðanir sóuðu { $cost }.
review-because-mostly-dice = Þetta voru aðallega teningarnir: þeir kostuðu { $luck }, ákvarðanir { $cost }.
review-because-mostly-choices = Þetta voru aðallega ákvarðanirnar: þær kostuðu { $cost }, teningarnir { $luck }.
review-because-both = Þetta var hvort tveggja: teningarnir kostuðu { $luck }, ákvarðanir { $cost }.
review-because-all-best = Þetta voru teningarnir einir: þeir kostuðu { $luck }, og allar ákvarðanir voru þær bestu.
review-because-all-best-lucky = Teningarnir gáfu { $luck } meira en venjulega, og allar ákvarðanir voru þær bestu.
review-because-unknown = Engar ákvarðanir voru skráðar: þetta telst allt heppni.
review-because-partly = Að því marki sem skráð er { $given ->
        [none] sóuðu ákvarðanir engu
       *[some] sóuðu ákvarðanir { $cost }
    }; afgangurinn telst heppni ({ $luck }).
review-because-little = { $given ->
        [none] Of fáar ákvarðanir voru skráðar til að meta þær: þetta telst allt heppni.
       *[some] Of fáar ákvarðanir voru skráðar til að meta þær: þær skráðu sóuðu { $cost }, og afgangurinn telst heppni ({ $luck }).
    }

review-dice-two = { $known ->
        [partly] Að því marki sem skráð er fékk { $player }
       *[all] { $player } fékk
    } betri teninga ({ $figure } á móti { $other }).
review-dice-many = { $known ->
        [partly] Að því marki sem skráð er fékk { $player }
       *[all] { $player } fékk
    } bestu teningana ({ $figure }), { $last } þá verstu ({ $other }).
review-dice-even = { $known ->
        [partly] Að því marki sem skráð er fengu allir
       *[all] Allir fengu
    } jafngóða teninga ({ $figure }).
review-choices-two = { $known ->
        [partly] Eftir skráðum ákvörðunum sóaði { $player }
       *[all] { $player } sóaði
    } færri stigum ({ $figure } á móti { $other }).
review-choices-many = { $known ->
        [partly] Eftir skráðum ákvörðunum sóaði { $player }
       *[all] { $player } sóaði
    } fæstum stigum ({ $figure }), { $last } flestum ({ $other }).
review-choices-even = { $known ->
        [partly] Eftir skráðum ákvörðunum sóuðu allir
       *[all] Allir sóuðu
    } jafnmiklu ({ $figure }).
review-choices-none = { $known ->
        [partly] Engin skráð ákvörðun sóaði stigum.
       *[all] Enginn sóaði stigum: allar ákvarðanir voru þær bestu.
    }
review-choices-little = Of fáar ákvarðanir voru skráðar til að bera þær saman.
review-decided = { $by ->
        [level] Leikurinn endaði með jafntefli.
        [both] { $player } endaði { $gap } yfir, með betri teninga ({ $dice }) og betri ákvarðanir ({ $choices }).
        [dice-alone] Teningarnir einir réðu úrslitum: { $player } endaði { $gap } yfir.
        [choices-alone] Ákvarðanir einar réðu úrslitum: { $player } endaði { $gap } yfir.
        [dice] Teningarnir réðu úrslitum: { $player } fékk { $dice } meira úr þeim, { $other } { $choices } meira úr ákvörðunum. { $player } endaði { $gap } yfir.
       *[choices] Ákvarðanir réðu úrslitum: { $player } fékk { $choices } meira úr þeim, { $other } { $dice } meira úr teningunum. { $player } endaði { $gap } yfir.
    }

review-unknown = { $what ->
        [dice] Í { $dice } af { $turns } umferðum voru aðeins síðustu teningarnir skráðir.
        [points] Í { $points } af { $turns } umferðum voru aðeins stigin skráð.
       *[both] Í { $dice } af { $turns } umferðum voru aðeins síðustu teningarnir skráðir, og í { $points } aðeins stigin.
    } Fyrri ákvarðanir í þeim umferðum teljast heppni.

review-place = { $throw ->
        [0] Umferð { $turn }
       *[other] Umferð { $turn }, kast { $throw }
    }
review-place-round = Lota { $round } · { $place }
review-place-player = { $player } · { $place }
review-left = { $known ->
        [no] síðasta kastið
       *[yes] { $left ->
            [0] ekkert kast eftir
            [1] eitt kast eftir
            [one] { $left } kast eftir
           *[other] { $left } köst eftir
        }
    }
review-accuracy = Besta val: { $best }.
review-worst = { $known ->
        [partly] Dýrustu skráðu ákvarðanirnar
       *[all] Dýrustu ákvarðanirnar
    }
review-worst-none = { $known ->
        [little] Of fáar ákvarðanir voru skráðar til að meta þær.
        [partly] Allar skráðar ákvarðanir voru þær bestu.
       *[all] Allar ákvarðanir voru þær bestu.
    }
review-turns = Umferð fyrir umferð
review-turn-line = { $luck } heppni{ $given ->
        [some] , { $cost } sóað
       *[none] {""}
    }: { $expected }
review-chosen = valið
review-better = betra
review-cost = sóaði { $cost }
review-all = { $count ->
        [1] Eina ákvörðunin
       *[other] Allar ákvarðanir ({ $count })
    }
review-was-best = best
review-choice-cost = { $choice } (sóaði { $cost })
review-would-be-better = Betra: { $choices }
