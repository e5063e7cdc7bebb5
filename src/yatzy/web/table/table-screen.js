// The screen of a table: the pad, the dice and the roll button.
import { moveFocusWhenLost } from "../a11y/focus.js";
import { html, useEffect, useRef } from "../core/html.js";
import { layout } from "../core/layout.js";
import { followLink, formatTableCode } from "../core/router.js";
import { say } from "../i18n/fluent.js";
import { entryText, publisherName } from "../i18n/sentences.js";
import { isLocalTable } from "../net/table-links.js";
import { LONG_PAD_ROWS } from "../pad/card.js";
import { isBestShown, isSoundOn, updateSettings } from "../storage/settings.js";
import { Faces } from "../ui/die.js";
import { Invite, Menu, Smile, Speaker, SpeakerOff } from "../ui/icons.js";
import { lazy } from "../ui/lazy.js";
import { Celebration } from "./celebration.js";
import { watchCelebrations } from "./celebrations.js";
import { CoachButton } from "./coach-button.js";
import { PadCard } from "./pad-card.js";
import { PadTable } from "./pad-table.js";
import { isPassingOn, PassOn } from "./pass-on.js";
import { People, Rounds } from "./people.js";
import { watchBestBox } from "./queries.js";
import { RealDice } from "./real-dice.js";
import { isAfterRollOff, turnNumber } from "./reduce.js";
import { listenToShortcuts } from "./shortcuts.js";
import { StatusLine } from "./status-line.js";
import { Dice, RollButton } from "./tray.js";
import { keepScreenOn, vibrateOnTurn } from "./turn-signals.js";
import { watchWaiting } from "./waiting.js";

/** @typedef {import("./store.js").Table} Table */

const CoachPanel = lazy(() => import("./coach-panel.js").then((part) => part.CoachPanel));
const EndPanel = lazy(() => import("./end-panel.js").then((part) => part.EndPanel), { messages: "dice" });

/** What gets the focus after a move: the outcome, the red button, the keys for real dice. */
const NEXT_FOCUS = ["h2.outcome", ".act .red", ".real .key", ".real .back"];
/** Turns shown in the history. */
const HISTORY_TURNS = 3;
/** Throws of the roll-off shown beside the dice, and over the empty pad. */
const ROLL_OFFS_SHOWN = { beside: 4, sheet: 10 };

/** Into how many parts a card is cut, where not in two. @type {Record<string, number>} */
const PARTS = { sideways: 3, "phone thin": 1 };

/** @param {{ table: Table }} props */
export function TableScreen({ table }) {
  useEffect(() => listenToShortcuts(table), [table]);
  useEffect(() => isSoundOn.value ? startSounds(table) : undefined, [table, isSoundOn.value]);
  useEffect(() => watchWaiting(table), [table]);
  useEffect(() => isBestShown.value ? watchBestBox(table) : undefined, [table, isBestShown.value]);
  useEffect(() => watchCelebrations(table), [table]);
  useEffect(() => vibrateOnTurn(table), [table]);
  useEffect(() => keepScreenOn(table), [table]);
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => moveFocusWhenLost(frame.current, NEXT_FOCUS), [table]);
  const game = table.game.value;
  const isOver = game?.now.phase === "over";
  const isLong = (table.pad.value?.rows.length ?? 0) > LONG_PAD_ROWS;
  const width = ["", " one", " two"][game?.columns.length ?? 0] ?? "";
  const isDesktop = layout.value === "desk";
  const isSideways = layout.value.startsWith("sideways");
  const isCard = isSideways || layout.value.startsWith("phone");
  const isBeside = isDesktop || isSideways;
  const inTray = isBeside || layout.value === "phone thin";
  const isRollOff = game && (game.now.phase === "roll-off" || isAfterRollOff(table.state.value));
  // With real dice a box can be chosen before any are entered, so that the pad must stay free.
  const onSheet = isRollOff && !inTray && game.roll_off.length > 0 && (game.now.phase === "roll-off" || !table.hasRealDice.value);
  const over = onSheet
    ? html`<${RollOff} table=${table} most=${ROLL_OFFS_SHOWN.sheet} />`
    : isPassingOn(table) && html`<${PassOn} table=${table} />`;
  return html`
    <main ref=${frame} class=${`table ${layout.value}${isOver ? " over" : ""}${isLong ? " long" : ""}${width}`}>
      <${Header} table=${table} onDesk=${isDesktop} />
      <div class="pad-side">
        ${isOver && !isBeside && html`<${EndPanel} table=${table} />`}
        <${Rounds} table=${table} />
        ${isCard && !(isSideways && width === " one") && html`<${People} table=${table} />`}
        ${isCard
          ? html`<${PadCard} table=${table} column=${table.shownColumn.value} parts=${PARTS[layout.value] ?? 2} over=${over} />`
          : html`<${PadTable} table=${table} over=${over} />`}
        ${!inTray && !isOver && html`<${StatusArea} table=${table} />`}
      </div>
      <div class="dice-side">
        ${isOver ? isBeside && html`<${EndPanel} table=${table} />` : html`
          <${Tray} table=${table} onDesk=${isDesktop} speaks=${inTray} rolling=${inTray && isRollOff} />`}
        ${isDesktop && html`<${CoachPanel} table=${table} /><${History} table=${table} />`}
      </div>
      ${isOver && html`<${Bubbles} table=${table} />`}
      <${Celebration} table=${table} />
    </main>`;
}

/**
 * Load and play the sounds of a table. Returns a function that stops it.
 * @param {Table} table
 */
function startSounds(table) {
  let stop = () => {};
  let isStopped = false;
  import("./sounds.js").then((part) => {
    if (!isStopped) stop = part.playTableSounds(table);
  }, () => undefined);
  return () => {
    isStopped = true;
    stop();
  };
}

/**
 * The status line, with reactions of others for a moment.
 * @param {{ table: Table, coached?: boolean }} props
 */
function StatusArea({ table, coached = false }) {
  return html`<div class="saying"><${StatusLine} table=${table} coached=${coached} /><${Bubbles} table=${table} /></div>`;
}

/**
 * Reactions of others.
 * @param {{ table: Table }} props
 */
function Bubbles({ table }) {
  const shown = Object.entries(table.bubbles.value);
  return html`
    <div class="bubbles" aria-hidden="true">
      ${shown.map(([seat, text]) => html`
        <span key=${seat} class="bubble"><small>${table.game.value?.players[Number(seat)]}</small>${text}</span>`)}
    </div>`;
}

/**
 * The last turns, the latest first.
 * @param {{ table: Table }} props
 */
function History({ table }) {
  const { game } = table.state.value;
  if (!game?.turns.length) return null;
  return html`
    <section class="paper panel story">
      <h2>${say("page-story")}</h2>
      <ol>
        ${game.turns.slice(-HISTORY_TURNS).toReversed().map((turn, place) => html`
          <li key=${game.turns.length - place}>
            <span>${entryText(game, turn, table.pad.value)}</span>
            ${turn.dice?.length ? html`<${Faces} dice=${turn.dice.toSorted()} />` : ""}
          </li>`)}
      </ol>
    </section>`;
}

/** @param {{ table: Table, onDesk: boolean }} props */
function Header({ table, onDesk }) {
  const { room, game, seats } = table.state.value;
  const pad = table.pad.value;
  if (!room || !pad) return null;
  const openDialog = (/** @type {string} */ kind) => () => (table.dialog.value = { kind });
  const details = [
    publisherName(pad),
    game?.now.phase === "play" ? say("page-turn-number", turnNumber(game)) : "",
    onDesk ? say("page-table-code", { code: formatTableCode(table.id) }) : "",
  ];
  const isLocal = isLocalTable(table.id);
  const button = onDesk ? "quiet" : "plain";
  const label = (/** @type {string} */ name) => html`<span class=${onDesk ? "" : "unseen"}>${name}</span>`;
  return html`
    <header class="top">
      <button class="plain" aria-label=${say("page-menu")} onClick=${openDialog("menu")}><${Menu} /></button>
      <div class="titles">
        <h1>${pad.title}</h1>
        <p>${details.filter(Boolean).join(" · ")}</p>
      </div>
      <div class="top-right">
        ${onDesk && html`<a class="quiet" href=${`/rules?table=${table.id}`} onClick=${followLink}>${say("page-rules")}</a>`}
        ${seats.length > 0 && !isLocal && game && game.columns.length > 1 && html`
          <button class=${button} onClick=${openDialog("reaction")}><${Smile} />${label(say("page-react"))}</button>`}
        <${SpeakerButton} />
        ${!room.match && !isLocal && game?.now.phase !== "over" && html`<button class=${button} onClick=${openDialog("invite")}><${Invite} />${label(say("page-invite"))}</button>`}
      </div>
    </header>`;
}

/** Sound on or off, in sight: it is on until somebody declines. */
function SpeakerButton() {
  const isOn = isSoundOn.value;
  return html`<button class="plain" aria-pressed=${isOn} aria-label=${say("page-sound")} onClick=${() => updateSettings({ sound: isOn ? "off" : "on" })}>
    ${isOn ? html`<${Speaker} />` : html`<${SpeakerOff} />`}</button>`;
}

/**
 * @param {{ table: Table, onDesk: boolean, speaks: boolean, rolling: boolean }} props `speaks` shows the
 *   status line here; `rolling` shows the roll-off.
 */
function Tray({ table, onDesk, speaks, rolling }) {
  return html`
    <section class="tray" aria-label=${say("page-dice")}>
      ${speaks && html`<${StatusArea} table=${table} coached=${onDesk} />`}
      ${rolling && !onDesk && html`<${RollOff} table=${table} />`}
      ${table.hasRealDice.value ? html`
        <${RealDice} table=${table} hint=${!onDesk && html`<${CoachButton} table=${table} />`} />` : html`
        <${Dice} table=${table} />
        <div class="act">
          <${RollButton} table=${table} />
          ${!onDesk && html`<${CoachButton} table=${table} />`}
        </div>`}
      ${rolling && onDesk && html`<${RollOff} table=${table} />`}
    </section>`;
}

/**
 * The latest throws of the roll-off.
 * @param {{ table: Table, most?: number }} props
 */
function RollOff({ table, most = ROLL_OFFS_SHOWN.beside }) {
  const { game, rollOff } = table.state.value;
  if (!game || !rollOff.length) return null;
  return html`
    <ul class="thrown-off">
      ${rollOff.slice(-most).map((one) => html`
        <li><span>${game.players[one.seat] ?? ""}</span><${Faces} dice=${one.dice} />
          <b>${one.dice.reduce((sum, die) => sum + die, 0)}</b></li>`)}
    </ul>`;
}
