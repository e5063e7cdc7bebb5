# Fair dice on the page: the fingerprint before play, who contributes, and the check at the end.

page-fair-about = Cada tirada sale de una semilla elegida al azar antes de la partida y de un número al azar que añade el dispositivo de cada jugador. La huella de abajo solo corresponde a esa semilla. Al acabar la partida, tu dispositivo puede recalcular todas las tiradas.
page-fair-operator = Quien gestiona este servidor puede conocer los dados de antemano, pero no elegirlos.
page-fair-fingerprint = Huella de la semilla
page-fair-in = Tu dispositivo ha añadido su número: nadie ha elegido estos dados.
page-fair-out = Tu dispositivo no respondió a tiempo: su número no está en estos dados.
page-fair-later = Tu dispositivo añade su número cuando empieza la partida.
page-fair-none = Tu dispositivo no ha añadido nada a estos dados.
page-fair-same = En este reto todos juegan con los mismos dados, así que ningún dispositivo añade nada.
page-fair-added = Han añadido un número: { $names }
page-fair-missing = No respondieron a tiempo: { $names }
page-fair-word = Tu palabra de la suerte
page-fair-word-about = Opcional. Se mezcla con los dados de cada partida que empieces o a la que te unas a partir de ahora.

page-lobby-devices = Casi listo. Esperando los dispositivos de: { $names }
page-lobby-start = Empezar sin esperar

page-verify = Verificar los dados
page-verify-about = Muestra la semilla de los dados. Después ya no se puede deshacer nada.
page-verified = Tu dispositivo ha recalculado todos los dados ({ $dice }): todos son correctos.
page-wrong-seed = La semilla no corresponde a la huella que tu dispositivo vio antes de la partida.
page-wrong-rolls = { $count ->
        [one] Una tirada no es la que da la semilla.
       *[other] { $count } tiradas no son las que da la semilla.
    }
page-wrong-own = El número de tu dispositivo no está en estos dados.
page-wrong-late = Estos números cambiaron después de que tu dispositivo mostrara el suyo: { $names }
page-wrong-game = El archivo no es el de la partida que has visto aquí.
page-wrong-day = La semilla no es la que se fijó para este día, o las partidas del día anterior no están en los dados.
page-verified-day = La semilla es la que se fijó para este día mucho antes, y las partidas del día anterior están en los dados.
