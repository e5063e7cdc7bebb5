# The page without a server.

page-offline-far = Para jugar desde otros dispositivos hace falta un servidor. Aquí todos juegan en este dispositivo.
page-offline-full = No queda sitio en este dispositivo para guardar la partida. Libera espacio y vuelve a intentarlo.
page-offline-refused = Ahora no puedes hacer eso.
page-offline-needs-server = Para eso hace falta un servidor. Aquí puedes jugar en este dispositivo.
page-offline-unsaved = Este navegador no guarda tus partidas, quizá porque la ventana es privada. Se pierden al cerrar la página.
page-offline-dice = Este dispositivo tira los dados él mismo. La comprobación demuestra que ninguna tirada cambió después del comienzo. Fiarse o no del dispositivo es cosa de quienes juegan.
