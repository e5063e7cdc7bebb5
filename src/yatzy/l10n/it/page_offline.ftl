# The page without a server.

page-offline-far = Per giocare da altri dispositivi serve un server. Qui si gioca tutti su questo dispositivo.
page-offline-full = Non c’è più spazio su questo dispositivo per salvare la partita. Libera un po’ di spazio e riprova.
page-offline-refused = Ora non puoi farlo.
page-offline-needs-server = Per questo serve un server. Qui puoi giocare su questo dispositivo.
page-offline-unsaved = Questo browser non salva le tue partite, forse perché la finestra è privata. Chiudendo la pagina vanno perse.
page-offline-dice = Questo dispositivo lancia i dadi da sé. La verifica mostra che nessun lancio è cambiato dopo l’inizio. Se fidarvi del dispositivo, decidetelo voi.
