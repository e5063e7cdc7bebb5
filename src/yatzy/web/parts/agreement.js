// What a table agrees on besides: rounds and how they count, teams, who begins, whether the coach may be asked.
import { ask } from "../asking.js";
import { html, useEffect, useState } from "../html.js";
import { both, say } from "../words.js";

/**
 * @typedef {import("../wire").PadView} PadView
 * @typedef {object} Agreed
 * @property {number} rounds
 * @property {string} counting
 * @property {number} teams
 * @property {string} start
 * @property {boolean} coach
 * @property {(players: number) => object} asked What the server is asked for.
 */

/**
 * Return what is usual by a sheet.
 * @param {PadView} pad
 * @returns {Agreed}
 */
export function usualAgreement(pad) {
  return withAsked({ rounds: 1, counting: pad.counting[0], teams: 0, start: pad.start, coach: true });
}

/**
 * @param {Omit<Agreed, "asked">} told
 * @returns {Agreed}
 */
function withAsked(told) {
  const { rounds, counting, teams, start, coach } = told;
  const asked = (/** @type {number} */ players) => ({
    rounds, coach, start: players > 1 ? start : "agreed", teams: teams <= players ? teams : 0,
    ...(rounds > 1 ? { counting } : {}),
  });
  return { ...told, asked };
}

/**
 * @param {{ pad: PadView, agreed: Agreed, change: (agreed: Agreed) => void, players: string[] }} props `players` by
 *   their names; none where everyone plays for themselves, at a table of their own.
 */
export function Agreement({ pad, agreed, change, players: names }) {
  const players = names.length;
  const set = (/** @type {Partial<Agreed>} */ told) => change(withAsked({ ...agreed, ...told }));
  const teams = [0, ...pad.teams.filter((number) => number <= players)];
  return html`
    <details class="agreement">
      <summary>${say("page-more")}</summary>
      ${players > 0 && html`<${Picked} label=${say("page-rounds")} value=${agreed.rounds} pick=${(/** @type {string} */ told) => set({ rounds: Number(told) })}
        options=${Array.from({ length: pad.rounds }, (_, at) => [at + 1, `${at + 1}`])} />`}
      ${agreed.rounds > 1 && players > 1 && html`
        <${Picked} label=${say("page-counting")} value=${agreed.counting} pick=${(/** @type {string} */ told) => set({ counting: told })}
          options=${pad.counting.map((one) => [one, say(`page-counting-${one}`)])} />`}
      ${teams.length > 1 && players > 2 && html`
        <${Picked} label=${say("page-teams")} value=${agreed.teams} pick=${(/** @type {string} */ told) => set({ teams: Number(told) })}
          options=${teams.map((number) => [number, number ? say("page-teams-some", { number }) : say("page-teams-none")])} />
        ${agreed.teams > 0 && agreed.teams <= players && html`<${Partners} names=${names} teams=${agreed.teams} />`}`}
      ${players > 1 && html`
        <${Picked} label=${say("page-begins")} value=${agreed.start} pick=${(/** @type {string} */ told) => set({ start: told })}
          options=${["agreed", "roll-off"].map((one) => [one, say(`page-begins-${one}`)])} />`}
      <label class="tick"><input type="checkbox" checked=${agreed.coach}
        onChange=${(/** @type {any} */ event) => set({ coach: event.currentTarget.checked })} />
        <span>${say("page-coach-on")}</span></label>
    </details>`;
}

/**
 * Who would be with whom, as the server deals them.
 * @param {{ names: string[], teams: number }} props
 */
function Partners({ names, teams }) {
  const [dealt, setDealt] = useState(/** @type {number[][]} */ ([]));
  const players = names.length;
  useEffect(() => {
    let current = true;
    ask("GET", `/api/teams?players=${players}&teams=${teams}`)
      .then((found) => current && setDealt(found), () => undefined);
    return () => {
      current = false;
    };
  }, [players, teams]);
  const known = dealt.length === teams && dealt.flat().length === players;
  return html`
    <ol class="partners">
      ${Array.from({ length: teams }, (_, team) => html`
        <li key=${team}><small>${say("page-team", { team: team + 1 })}</small>
          <span>${known ? both(dealt[team].map((seat) => names[seat])) : ""}</span></li>`)}
    </ol>`;
}

/**
 * @param {{ label: string, value: string | number, options: [string | number, string][], pick: (told: string) => void }} props
 */
function Picked({ label, value, options, pick }) {
  return html`
    <label class="field"><span>${label}</span>
      <select value=${value} onChange=${(/** @type {any} */ event) => pick(event.currentTarget.value)}>
        ${options.map(([one, text]) => html`<option value=${one}>${text}</option>`)}
      </select></label>`;
}
