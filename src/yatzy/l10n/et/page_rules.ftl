# The page: rules, and pads to print.

page-rules-title = Reeglid: { $title }
page-rules-about = Iga lahter selgitatud, koos täringutega. Vali oma reeglid.
page-rules-missing = Neid reegleid ei leitud.
page-rules-back = Kõik reeglid
page-rules-table = Tagasi laua juurde
page-rules-play = Mängi nende järgi
page-rules-print = Prindi punktileht
page-rules-language = Nimede keel
page-rules-example = Näide
page-rules-dice = Näiteks { $dice }: { $points ->
        [one] { $points } punkt
       *[other] { $points } punkti
    }.
page-rules-note = Märkus { $number }
page-rules-bonus = boonus { $bonus }

page-pad-back = Reeglid
page-pad-columns = Veerud
page-pad-print = Prindi
