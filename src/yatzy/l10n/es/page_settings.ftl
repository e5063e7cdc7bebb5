# The page: settings, installing, and a server that is away.

page-settings = Ajustes
page-like-name = Tu nombre
page-like-colour = Tu color
page-colour-fir = Abeto
page-colour-sea = Mar
page-colour-ochre = Ocre
page-colour-plum = Ciruela
page-colour-teal = Turquesa
page-colour-rose = Rosa
page-colour-moss = Musgo
page-colour-slate = Pizarra
page-shortcut-lay = Crear una mesa
page-install = Instalar la app

page-like-language = Idioma
page-like-language-own = El del navegador
page-like-theme = Tema
page-like-theme-system = Sistema
page-like-theme-light = Claro
page-like-theme-dark = Oscuro
page-like-motion = Animaciones
page-like-motion-system = Sistema
page-like-motion-none = Ninguna
page-like-sound = Sonido
page-like-sound-off = No
page-like-sound-on = Sí
page-like-best = Resaltar la mejor casilla
page-like-best-off = No
page-like-best-on = Sí
page-like-pass = Anunciar quién sigue en un dispositivo compartido
page-like-pass-on = Sí
page-like-pass-off = No
page-like-keys = Atajos de teclado
page-like-keys-on = Sí
page-like-keys-off = No
page-like-dice = Dados
page-like-dice-birch = Abedul
page-like-dice-walnut = Nogal
page-like-dice-pips = Puntos grandes

page-away-title = El servidor no responde
page-away-lost = Tus partidas están guardadas y continúan cuando vuelva.
page-away-check = Seguimos intentándolo. Comprueba tu conexión, y que el ordenador anfitrión esté encendido.
page-away-again = Reintentar
page-away-asks = Intentando…
