# A game looked at again. Numbers come already written, with one digit after the point.

review-title = Uppgjör leiks
review-heading = { $sheet }: uppgjör leiks
review-last = Síðasti leikurinn er { $game }.
review-nothing = Engri umferð er lokið enn, svo ekkert er að skoða.
review-page-is-in = Síðan er í skránni { $file }.

review-expected = Vænt
review-expected-now = Vænt nú
review-luck = Heppni
review-given-away = Sóað
review-total = Samtals
review-best = Besta val
review-best-of = { $known ->
        [partly] { $best } af { $decisions } þekktum
       *[all] { $best } af { $decisions }
    }
review-turn = Umferð
review-partners = Liðsfélagar

review-adds-up = Samtals = vænt + heppni − sóað. Vænt er það sem fullkomin spilamennska gefur að meðaltali úr tómum dálki, heppni það sem teningarnir breyttu, sóað það sem ákvarðanir kostuðu miðað við þær bestu. Tölurnar eru námundaðar, heppni þannig að hver lína gangi upp.
review-adds-up-now = Vænt nú = vænt + heppni − sóað. Vænt er það sem fullkomin spilamennska gefur að meðaltali úr tómum dálki, heppni það sem teningarnir breyttu, sóað það sem ákvarðanir kostuðu miðað við þær bestu. Tölurnar eru námundaðar, heppni þannig að hver lína gangi upp.
review-line = { $expected } vænt { $luck } heppni { $known ->
        [no] {""}
       *[yes] { $cost } sóað{" "}
    }= { $total }{ $state ->
        [going] {" "}vænt nú
       *[over] {""}
    }

review-alone = { $state ->
        [over] { $total } stig
       *[going] Vænt heildarstig eru nú { $total }
    }{ $where ->
        [above] , { $by } meira en fullkomin spilamennska gefur að meðaltali.
        [below] , { $by } minna en fullkomin spilamennska gefur að meðaltali.
       *[on] , einmitt það sem fullkomin spilamennska gefur að meðaltali.
    }
review-because-lucky = Teningarnir gáfu { $luck } meira en venjulega, og ákvarðanir sóuðu { $cost } af því.
review-because-choices = Þetta var ekki teningunum að kenna, þeir gáfu { $luck } meira en venjulega: ákvarðanir sóuðu { $cost }.
review-because-mostly-dice = Þetta voru aðallega teningarnir: þeir tóku { $luck }, og ákvarðanir sóuðu { $cost }.
review-because-mostly-choices = Þetta voru aðallega ákvarðanirnar: þær sóuðu { $cost }, og teningarnir tóku { $luck }.
review-because-both = Þetta var hvort tveggja: teningarnir tóku { $luck }, og ákvarðanir sóuðu { $cost }.
review-because-all-best = Þetta voru teningarnir einir: þeir tóku { $luck }, og hver ákvörðun var sú besta.
review-because-all-best-lucky = Teningarnir gáfu { $luck } meira en venjulega, og hver ákvörðun var sú besta.
review-because-unknown = Ekkert er vitað um ákvarðanirnar: allt þetta telst heppni.
review-because-partly = Eftir því sem skráningin sýnir { $given ->
        [none] sóuðu ákvarðanir engu
       *[some] sóuðu ákvarðanir { $cost }
    }; allt annað telst heppni ({ $luck }).
review-because-little = { $given ->
        [none] Of lítið er vitað um ákvarðanirnar til að meta þær: allt þetta telst heppni.
       *[some] Of lítið er vitað um ákvarðanirnar til að meta þær: þær þekktu sóuðu { $cost }, og allt annað telst heppni ({ $luck }).
    }

review-dice-two = { $known ->
        [partly] Betri teningar, eftir því sem skráningin sýnir: { $player }
       *[all] Betri teningar: { $player }
    } ({ $figure } á móti { $other }).
review-dice-many = { $known ->
        [partly] Bestu teningarnir, eftir því sem skráningin sýnir: { $player }
       *[all] Bestu teningarnir: { $player }
    } ({ $figure }), þeir verstu: { $last } ({ $other }).
review-dice-even = { $known ->
        [partly] Eftir því sem skráningin sýnir voru teningarnir
       *[all] Teningarnir voru
    } öllum jafngóðir ({ $figure }).
review-choices-two = { $known ->
        [partly] Minna sóað, eftir þekktum ákvörðunum: { $player }
       *[all] Minna sóað: { $player }
    } ({ $figure } á móti { $other }).
review-choices-many = { $known ->
        [partly] Minnstu sóað, eftir þekktum ákvörðunum: { $player }
       *[all] Minnstu sóað: { $player }
    } ({ $figure }), mestu: { $last } ({ $other }).
review-choices-even = { $known ->
        [partly] Eftir þekktum ákvörðunum sóuðu öll
       *[all] Öll sóuðu
    } jafnmiklu ({ $figure }).
review-choices-none = { $known ->
        [partly] Engin þekkt ákvörðun sóaði neinu.
       *[all] Engu var sóað: hver ákvörðun var sú besta.
    }
review-choices-little = Of lítið er vitað um ákvarðanirnar til að bera þær saman.
review-decided = { $by ->
        [level] Leikurinn endaði með jafntefli.
        [both] Teningar ({ $dice }) og ákvarðanir ({ $choices }) unnu saman: { $player } endaði { $gap } yfir.
        [dice-alone] Teningarnir einir réðu úrslitum: { $player } endaði { $gap } yfir.
        [choices-alone] Ákvarðanir einar réðu úrslitum: { $player } endaði { $gap } yfir.
        [dice] Teningarnir réðu úrslitum: { $player } fékk { $dice } meira af þeim, { $other } { $choices } meira af ákvörðunum, og { $player } endaði { $gap } yfir.
       *[choices] Ákvarðanir réðu úrslitum: { $player } fékk { $choices } meira af þeim, { $other } { $dice } meira af teningunum, og { $player } endaði { $gap } yfir.
    }

review-unknown = { $what ->
        [dice] Í { $dice } af { $turns } umferðum er aðeins síðasta kastið þekkt.
        [points] Í { $points } af { $turns } umferðum eru aðeins stigin þekkt.
       *[both] Í { $dice } af { $turns } umferðum er aðeins síðasta kastið þekkt, og í { $points } aðeins stigin.
    } Fyrri ákvarðanir þar verða ekki greindar frá heppni og teljast heppni.

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
        [partly] Dýrustu þekktu ákvarðanir
       *[all] Dýrustu ákvarðanir
    }
review-worst-none = { $known ->
        [little] Of lítið er vitað um ákvarðanirnar til að meta þær.
        [partly] Hver þekkt ákvörðun var sú besta.
       *[all] Hver ákvörðun var sú besta.
    }
review-turns = Umferð eftir umferð
review-turn-line = { $luck } heppni{ $given ->
        [some] , { $cost } sóað
       *[none] {""}
    }: { $expected }
review-chosen = valið
review-better = betra
review-cost = kostaði { $cost }
review-all = { $count ->
        [1] Eina ákvörðunin
       *[other] Allar ákvarðanir ({ $count })
    }
review-was-best = best
review-choice-cost = { $choice } (kostar { $cost })
review-would-be-better = Betra: { $choices }
