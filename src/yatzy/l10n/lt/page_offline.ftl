# The page without a server.

page-offline-far = Žaisti kituose įrenginiuose reikia serverio. Čia visi žaidžia šiame įrenginyje.
page-offline-full = Šiame įrenginyje nebėra vietos partijai išsaugoti. Atlaisvink vietos ir bandyk dar kartą.
page-offline-refused = Dabar taip negalima.
page-offline-needs-server = Tam reikia serverio. Čia gali žaisti šiame įrenginyje.
page-offline-unsaved = Ši naršyklė neišsaugo tavo partijų, galbūt langas privatus. Uždarius puslapį jų nebebus.
page-offline-dice = Kauliukus meta pats įrenginys. Patikra rodo, kad po pradžios nė vienas metimas nebuvo pakeistas. Ar pasitikėti įrenginiu, sprendžiate patys.
