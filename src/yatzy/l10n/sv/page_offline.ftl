# The page without a server.

page-offline-far = Spelare på andra enheter behöver en server. Här spelar alla på den här enheten.
page-offline-full = Det finns inte plats att spara spelet på enheten. Frigör lite utrymme och försök igen.
page-offline-refused = Det går inte just nu.
page-offline-needs-server = Det här behöver en server. Här kan du spela på den här enheten.
page-offline-unsaved = Webbläsaren sparar inte dina spel, kanske för att fönstret är privat. De är borta när du stänger sidan.
page-offline-dice = Enheten slår tärningarna själv. Kontrollen visar att inget slag har ändrats sedan spelet började. Om ni litar på enheten avgör ni själva.
