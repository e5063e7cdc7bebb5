# The page without a server.

page-offline-far = Voor spelers op andere apparaten is een server nodig. Hier speelt iedereen op dit apparaat.
page-offline-full = Er is op dit apparaat geen ruimte meer om het spel op te slaan. Maak wat ruimte en probeer het opnieuw.
page-offline-refused = Dat kan nu niet.
page-offline-needs-server = Daar is een server voor nodig. Hier kun je op dit apparaat spelen.
page-offline-unsaved = Deze browser bewaart je spellen niet, misschien omdat het venster privé is. Als je de pagina sluit, zijn ze weg.
page-offline-dice = Dit apparaat gooit zelf. De controle laat zien dat er na het begin geen worp is veranderd. Of jullie het apparaat vertrouwen, bepalen jullie zelf.
