// The end of an evening: who won how many games, and the games to review.
import { html, useEffect, useState } from "../core/html.js";
import { followLink } from "../core/router.js";
import { formatDateOrTime, formatList, languages, say } from "../i18n/fluent.js";
import { readLastEvening } from "../storage/evening.js";
import { assignColours } from "../storage/player-colours.js";
import { Back } from "../ui/icons.js";
import { NotFound } from "../ui/not-found.js";

export function EveningScreen() {
  const [{ games, wins }] = useState(readLastEvening);
  useEffect(() => {
    document.title = say("page-title", { title: say("page-evening-end") });
  }, [languages.value.language]);
  if (!games.length) return html`<${NotFound} title=${say("page-nowhere")} text=${say("page-nowhere-about")} />`;
  const winners = wins.filter((one) => one.wins === wins[0].wins).map(({ name }) => name);
  const colours = assignColours(wins.map(({ name }) => name));
  return html`
    <main class="evening">
      <header class="top plain-top"><a class="home-link" href="/" onClick=${followLink}><${Back} />${say("page-yatzy")}</a></header>
      <section class="paper panel">
        <div class="binding"></div>
        <p class="kicker">${say("page-tonight-title", { games: games.length })}</p>
        <h1>${winners.length === 1 ? say("page-evening-won", { player: winners[0] }) : say("page-end-shared", { players: formatList(winners) })}</h1>
        <ol class="evening-wins">${wins.map(({ name, wins: won, best }, place) => html`
          <li key=${name}><b data-player=${colours[place]}>${name}</b><small>${say("page-day-best", { points: best })}</small><span class="pencil">${won}</span></li>`)}</ol>
        <ul class="evening-games">${games.map((one) => html`
          <li key=${one.id}><a href=${`/${one.id}?review`} onClick=${followLink}>
            <span>${formatList((one.scores ?? []).map(({ name, score }) => `${name} ${score}`))}</span><small>${formatDateOrTime(one.touched)}</small></a></li>`)}</ul>
        <div class="button-row"><a class="red" href="/" onClick=${followLink}>${say("page-home")}</a></div>
      </section>
    </main>`;
}
