page-end-best = { $player }: la mejor de { $games } partidas.
page-end-record = { $player }: el récord sigue en { $best }.
page-lesson-title = Algo para la próxima
page-lesson = { $place }: { $chosen }. Mejor: { $best }. Diferencia en puntos: { $cost }.
