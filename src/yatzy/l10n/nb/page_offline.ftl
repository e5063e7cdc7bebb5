# The page without a server.

page-offline-far = Spillere på andre enheter trenger en server. Her spiller alle på denne enheten.
page-offline-full = Det er ikke plass til å lagre spillet på denne enheten. Frigjør litt plass og prøv igjen.
page-offline-refused = Det kan du ikke gjøre nå.
page-offline-needs-server = Dette trenger en server. Her kan du spille på denne enheten.
page-offline-unsaved = Nettleseren lagrer ikke spillene dine, kanskje fordi vinduet er privat. De er borte når du lukker siden.
page-offline-dice = Enheten kaster terningene selv. Kontrollen viser at ingen kast er endret etter at spillet begynte. Om dere stoler på enheten, bestemmer dere selv.
