// What can be done with records: take them to another device or home, remove them here, delete them for good.
import { ask } from "../asking.js";
import { html, useState } from "../html.js";
import { removePlayer } from "../players.js";
import { say } from "../words.js";
import { Dialog } from "./dialog.js";
import { Down, Far } from "./icons.js";
import { Invitation } from "./invite.js";

/** @typedef {import("../memory.js").Player} Player */

/** @param {{ player: Player, gone: () => void }} props */
export function Yours({ player, gone }) {
  const [asked, setAsked] = useState("");
  const [way, setWay] = useState(/** @type {import("./invite.js").Way | null} */ (null));
  const [problem, setProblem] = useState("");
  const close = () => setAsked("");
  const failed = (/** @type {Error} */ error) => setProblem(error.message || say("page-away"));
  const bring = () => {
    ask("GET", "/api/player/invitation", { token: player.key }).then(setWay, failed);
    setAsked("device");
  };
  const remove = () => {
    removePlayer(player);
    gone();
  };
  const forget = () => ask("DELETE", "/api/player", { token: player.key }).then(remove, failed);
  return html`
    <section class="paper panel yours">
      <h2>${say("page-records-yours")}</h2>
      <div class="menu">
        <button onClick=${bring}><${Far} /><span>${say("page-records-device")}</span></button>
        <button onClick=${() => takeHome(player).catch(failed)}><${Down} /><span>${say("page-records-export")}</span></button>
        <button onClick=${() => setAsked("remove")}><span>${say("page-records-remove")}</span></button>
        <button class="danger" onClick=${() => setAsked("delete")}><span>${say("page-records-delete")}</span></button>
      </div>
      ${problem && html`<p class="strip tone-problem" role="alert"><span class="dot"></span><span class="said">${problem}</span></p>`}
    </section>
    ${asked === "device" && html`
      <${Dialog} title=${say("page-records-device")} close=${close}>
        <${Invitation} way=${way} alt=${say("page-records-device-qr")} />
        <p class="soft">${say("page-records-device-about")}</p>
      <//>`}
    ${["remove", "delete"].includes(asked) && html`
      <${Dialog} title=${say(`page-records-${asked}`)} close=${close}>
        <p class="soft">${say(`page-records-${asked}-about`, { name: player.name })}</p>
        <div class="button-row">
          <button class="quiet" onClick=${close}>${say("page-not-now")}</button>
          <button class="red" onClick=${asked === "remove" ? remove : forget}>${say(`page-records-${asked}-yes`)}</button>
        </div>
      <//>`}`;
}

/**
 * Save everything that is kept of a player as a file.
 * @param {Player} player
 */
async function takeHome(player) {
  const everything = await ask("GET", "/api/player/export", { token: player.key });
  const address = URL.createObjectURL(new Blob([JSON.stringify(everything, null, 1)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `yatzy-${player.name}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
