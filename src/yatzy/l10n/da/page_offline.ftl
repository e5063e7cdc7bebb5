# The page without a server.

page-offline-far = Spillere på andre enheder kræver en server. Her spiller alle på denne enhed.
page-offline-full = Der er ikke plads til at gemme spillet på denne enhed. Frigør lidt plads, og prøv igen.
page-offline-refused = Det kan du ikke lige nu.
page-offline-needs-server = Det kræver en server. Her kan du spille på denne enhed.
page-offline-unsaved = Browseren gemmer ikke dine spil, måske fordi vinduet er privat. De er væk, når du lukker siden.
page-offline-dice = Enheden slår selv terningerne. Når du tjekker dem, ser du, at intet slag er ændret, efter at spillet begyndte. Om I stoler på enheden, må I selv afgøre.
