# The page without a server.

page-offline-far = Pour jouer sur d’autres appareils, il faut un serveur. Ici, tout le monde joue sur cet appareil.
page-offline-full = Il n’y a plus de place sur cet appareil pour enregistrer la partie. Libère un peu d’espace, puis réessaie.
page-offline-refused = Tu ne peux pas faire ça maintenant.
page-offline-needs-server = Il faut un serveur pour ça. Ici, tu peux jouer sur cet appareil.
page-offline-unsaved = Ce navigateur n’enregistre pas tes parties, peut-être parce que la fenêtre est privée. Elles disparaissent quand tu fermes la page.
page-offline-dice = Cet appareil lance les dés lui-même. La vérification montre qu’aucun lancer n’a été changé après le début. À vous de voir si vous faites confiance à l’appareil.
