# Computer players: what they are called, what they are like, and how they do against each other.

bot-beginner = Principiante
    .about = Conoce las reglas y elige lo más evidente.
bot-casual = Ocasional
    .about = Juega de vez en cuando y conoce los trucos de siempre.
bot-strong = Fuerte
    .about = Falla pocas veces, y nunca por mucho.
bot-perfect = Infalible
    .about = Consigue de media el máximo de puntos posible.
bot-cautious = Prudente
    .about = Renuncia a algunos puntos para evitar malas partidas.
bot-bold = Audaz
    .about = Renuncia a algunos puntos para ir a por grandes partidas.
bot-winner = Ganador
    .about = Juega para ganar, aunque sea por un punto.

simulate-playing = Jugando
simulate-heading = { $sheet }: { $games } partidas
simulate-mean = { $mean } ± { $sure }
simulate-range = de { $low } a { $high }
simulate-sure = Con un 95 % de confianza, la media real está dentro de ±, y la proporción real de victorias, en el intervalo de al lado.
simulate-sure-alone = Con un 95 % de confianza, la media real está dentro de ±.
column-deviation = Desviación típica
column-wins = Victorias
column-wins-range = 95 %
column-worst = Peor

error-bots-unknown = No hay ningún robot «{ $name }». Disponibles: { $known }.
error-contest-players = { $got ->
        [0] No has nombrado robots
       *[other] { $got } robots son demasiados
    }: nombra de 1 a { $most }, separados por comas.
error-contest-games = El número de partidas va de { $least } a { $most }, no { $got }.
error-simulate-seed = La semilla es un número de 0 a { NUMBER($most, useGrouping: 0) }, no { $got }.
