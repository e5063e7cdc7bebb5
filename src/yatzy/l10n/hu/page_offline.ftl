# The page without a server.

page-offline-far = Más eszközökhöz szerver kell. Itt mindenki ezen az eszközön játszik.
page-offline-full = Ezen az eszközön nincs több hely a játékod mentéséhez. Szabadíts fel egy kicsit, aztán próbáld újra.
page-offline-refused = Ezt most nem teheted.
page-offline-needs-server = Ehhez szerver kell. Itt ezen az eszközön játszhatsz.
page-offline-unsaved = Ez a böngésző nem menti a játékaidat, talán mert privát az ablak. Ha bezárod az oldalt, elvesznek.
page-offline-dice = Ez az eszköz maga sorsolja a kockákat. Az ellenőrzés azt mutatja, hogy a játék kezdete után egyik dobás sem változott. Hogy megbíztok-e az eszközben, ti döntitek el.
