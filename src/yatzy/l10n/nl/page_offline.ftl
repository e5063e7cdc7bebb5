# The page without a server.

page-offline-far = Voor spelers op andere toestellen is een server nodig. Hier speelt iedereen op dit toestel.
page-offline-full = Er is op dit toestel geen ruimte meer om je potje te bewaren. Maak wat ruimte vrij en probeer het opnieuw.
page-offline-refused = Dat kan nu niet.
page-offline-needs-server = Hiervoor is een server nodig. Hier kun je op dit toestel spelen.
page-offline-unsaved = Deze browser bewaart je potjes niet, misschien omdat het een privévenster is. Sluit je deze pagina, dan zijn ze weg.
page-offline-dice = Dit toestel gooit zelf. De controle laat zien dat er na het begin geen worp is veranderd. Of jullie het toestel vertrouwen, bepalen jullie zelf.
