// Options of a new table: rounds and how they count, teams, who begins, whether there is a coach.
import { DEFAULT_PATIENCE, STARTS } from "../core/constants.js";
import { html, useEffect, useState } from "../core/html.js";
import { formatDuration, formatList, say } from "../i18n/fluent.js";
import { request } from "../net/http.js";

/**
 * @typedef {import("../net/wire").PadView} PadView
 * @typedef {object} Options
 * @property {number} rounds
 * @property {string} counting
 * @property {number} teams
 * @property {string} start
 * @property {boolean} coach
 * @property {number} patience Seconds to wait for an absent player.
 * @property {(players: number) => object} toRequest The options as the server expects them, for a count of players.
 */

/** What can be chosen, in seconds. */
const PATIENCES = [30, 60, DEFAULT_PATIENCE, 300, 900, 3_600, 86_400];

/**
 * Return the defaults of a sheet.
 * @param {PadView} pad
 * @returns {Options}
 */
export function defaultOptions(pad) {
  return withRequest(pad, { rounds: 1, counting: pad.counting[0], teams: 0, start: pad.start, coach: true, patience: DEFAULT_PATIENCE });
}

/**
 * Return the numbers of teams that so many players can form.
 * @param {PadView} pad
 * @param {number} players
 */
function teamsFor(pad, players) {
  return pad.teams.filter(({ least }) => least <= players).map(({ number }) => number);
}

/**
 * @param {PadView} pad
 * @param {Omit<Options, "toRequest">} values
 * @returns {Options}
 */
function withRequest(pad, values) {
  const { rounds, counting, start, coach, patience } = values;
  const toRequest = (/** @type {number} */ players) => ({
    rounds, coach, start: players > 1 ? start : "agreed", teams: teamsFor(pad, players).includes(values.teams) ? values.teams : 0,
    ...(rounds > 1 ? { counting } : {}), ...(patience === DEFAULT_PATIENCE ? {} : { patience }),
  });
  return { ...values, toRequest };
}

/**
 * @param {{ pad: PadView, options: Options, change: (options: Options) => void, players: string[], isApart: boolean }} props
 *   `players` are names; none for a match, where everyone has a table of their own. `isApart` says whether some play elsewhere.
 */
export function TableOptions({ pad, options, change, players: names, isApart }) {
  const players = names.length;
  const set = (/** @type {Partial<Options>} */ value) => change(withRequest(pad, { ...options, ...value }));
  const teams = teamsFor(pad, players);
  return html`
    <details class="agreement">
      <summary>${say("page-more")}</summary>
      ${players > 0 && html`<${SelectField} label=${say("page-rounds")} value=${options.rounds} pick=${(/** @type {string} */ changes) => set({ rounds: Number(changes) })}
        options=${Array.from({ length: pad.rounds }, (_, at) => [at + 1, `${at + 1}`])} />`}
      ${options.rounds > 1 && players > 1 && html`
        <${SelectField} label=${say("page-counting")} value=${options.counting} pick=${(/** @type {string} */ value) => set({ counting: value })}
          options=${pad.counting.map((one) => [one, say(`page-counting-${one}`)])} />`}
      ${teams.length > 0 && html`
        <${SelectField} label=${say("page-teams")} value=${options.teams} pick=${(/** @type {string} */ value) => set({ teams: Number(value) })}
          options=${[0, ...teams].map((number) => [number, number ? say("page-teams-some", { number }) : say("page-teams-none")])} />
        ${teams.includes(options.teams) && html`<${TeamPreview} names=${names} teams=${options.teams} />`}`}
      ${players > 1 && html`
        <${SelectField} label=${say("page-begins")} value=${options.start} pick=${(/** @type {string} */ value) => set({ start: value })}
          options=${STARTS.map((one) => [one, say(`page-begins-${one}`)])} />`}
      ${isApart && html`
        <${SelectField} label=${say("page-patience")} value=${options.patience} pick=${(/** @type {string} */ value) => set({ patience: Number(value) })}
          options=${PATIENCES.map((seconds) => [seconds, formatDuration(seconds)])} />`}
      <label class="tick"><input type="checkbox" checked=${options.coach}
        onChange=${(/** @type {any} */ event) => set({ coach: event.currentTarget.checked })} />
        <span>${say("page-coach-on")}</span></label>
      ${!options.coach && html`<p class="soft">${say("page-no-coach")}</p>`}
    </details>`;
}

/**
 * The teams as the server would deal them.
 * @param {{ names: string[], teams: number }} props
 */
function TeamPreview({ names, teams }) {
  const [teamSeats, setTeamSeats] = useState(/** @type {number[][]} */ ([]));
  const players = names.length;
  useEffect(() => {
    let isCurrent = true;
    request("GET", `/api/teams?players=${players}&teams=${teams}`)
      .then((found) => isCurrent && setTeamSeats(found), () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [players, teams]);
  const isLoaded = teamSeats.length === teams && teamSeats.flat().length === players;
  return html`
    <ol class="partners">
      ${Array.from({ length: teams }, (_, team) => html`
        <li key=${team}><small>${say("page-team", { team: team + 1 })}</small>
          <span>${isLoaded ? formatList(teamSeats[team].map((seat) => names[seat])) : ""}</span></li>`)}
    </ol>`;
}

/**
 * @param {{ label: string, value: string | number, options: [string | number, string][], pick: (value: string) => void }} props
 */
function SelectField({ label, value, options, pick }) {
  return html`
    <label class="field"><span>${label}</span>
      <select value=${value} onChange=${(/** @type {any} */ event) => pick(event.currentTarget.value)}>
        ${options.map(([one, text]) => html`<option value=${one}>${text}</option>`)}
      </select></label>`;
}
