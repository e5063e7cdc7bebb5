# The page without a server.

page-offline-far = Muilla laitteilla pelaaminen vaatii palvelimen. Täällä kaikki pelaavat tällä laitteella.
page-offline-full = Laitteella ei ole tilaa pelin tallentamiseen. Vapauta tilaa ja yritä uudelleen.
page-offline-refused = Et voi tehdä sitä nyt.
page-offline-needs-server = Tähän tarvitaan palvelin. Täällä voit pelata tällä laitteella.
page-offline-unsaved = Tämä selain ei tallenna pelejäsi, ehkä koska ikkuna on yksityinen. Ne katoavat, kun suljet sivun.
page-offline-dice = Tämä laite arpoo nopat itse. Tarkistus osoittaa, ettei yhtään heittoa ole muutettu pelin alettua. Luotatteko laitteeseen, sen päätätte te, jotka istutte sen ympärillä.
