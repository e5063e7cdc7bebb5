// What rules of one's own change: what is said otherwise, hands that give other points, and what best play makes of it.
import { draft, found, good, settled } from "../draft.js";
import { askFollowing } from "../following.js";
import { html, signal, useEffect, useState } from "../html.js";
import { both, decimal, percent, say, signed } from "../words.js";
import { Face } from "./die.js";
import { isWhole } from "./own-fields.js";

/** @typedef {import("../wire").Comparison} Comparison */

export function Changes() {
  const changes = good.value?.changes;
  const faults = found.value?.faults ?? [];
  const facts = changes?.facts.filter((one) => one.differs) ?? [];
  const boxes = changes?.boxes.filter((one) => one.differs) ?? [];
  return html`
    <section class=${`paper panel own-changes ${settled.value ? "" : "waiting"}`} aria-labelledby="own-changes">
      <div class="binding"></div>
      <h2 id="own-changes">${say("page-own-changes")}</h2>
      <p class="unseen" role="status">${faults.length ? say("page-own-faults", { count: faults.length }) : ""}</p>
      ${faults.length > 0 && html`<p class="strip tone-problem"><span class="dot"></span><span class="said">${say("page-own-faults-about")}</span></p>`}
      ${changes && !facts.length && !boxes.length && html`<p class="soft">${say("page-own-nothing-changed")}</p>`}
      ${facts.length > 0 && html`
        <dl class="own-facts">${facts.map((one) => html`
          <div><dt>${one.label}</dt><dd>
            ${one.kind !== "further" && html`<s><span class="unseen">${say("page-own-before")} </span>${one.cells[0]}</s>`}
            <b><span class="unseen">${say("page-own-now")} </span>${one.cells[1]}</b></dd></div>`)}</dl>`}
      ${boxes.length > 0 && html`<ul class="own-rows">${boxes.map((row) => html`<${Row} key=${row.key} row=${row} />`)}</ul>`}
    </section>`;
}

/** @param {{ row: import("../wire").BoxRow }} props */
function Row({ row }) {
  const [before, now] = row.cells;
  const what = !before ? say("page-own-added") : !now ? say("page-own-gone") : "";
  return html`
    <li>
      <h3>${(now ?? before)?.name}${what && html` <small>${what}</small>`}</h3>
      ${now && html`<p class="soft">${now.text}</p>`}
      ${(row.examples ?? []).map((one) => html`<${Example} dice=${one.dice} points=${one.points} />`)}
    </li>`;
}

/** @param {{ dice: number[], points: (number | null)[] }} props */
function Example({ dice, points }) {
  const [before, now] = points.map((one) => (one === null ? "—" : String(one)));
  return html`
    <p class="own-hand">
      <span class="own-dice" role="img" aria-label=${both(dice.map(String))}>${dice.map((face) => html`<${Face} face=${face} />`)}</span>
      <span class="own-points"><s><span class="unseen">${say("page-own-before")} </span>${before}</s>
        <span aria-hidden="true">→</span>
        <b class="pencil"><span class="unseen">${say("page-own-now")} </span>${now}</b></span>
    </p>`;
}

/** What best play was found to make last, and of which rules: who looks elsewhere meanwhile finds it again. */
const made = signal(/** @type {{ digest: string, base: string, own: number, original: number | null } | null} */ (null));

/** What best play makes by these rules, beside the original's. */
export function Solving() {
  const [share, setShare] = useState(/** @type {number | null} */ (null));
  const [problem, setProblem] = useState("");
  const [stop, setStop] = useState(/** @type {AbortController | null} */ (null));
  const digest = good.value?.digest ?? "";
  const base = draft.value?.base ?? "";
  useEffect(() => {
    stop?.abort();
    setShare(null);
    setProblem("");
  }, [digest]);
  useEffect(() => () => stop?.abort(), [stop]);
  const solve = async () => {
    const sheet = good.value?.sheet;
    if (!sheet || share !== null) return;
    const stopped = new AbortController();
    setStop(stopped);
    setShare(0);
    setProblem("");
    try {
      const told = (/** @type {number} */ done) => setShare(done);
      const own = await askFollowing("/api/solve", { rules: sheet }, { told, stop: stopped.signal });
      const original = base ? await askFollowing("/api/solve", { sheet: base }, { told, stop: stopped.signal }) : null;
      made.value = { digest: own.digest, base, own: own.expected, original: original?.expected ?? null };
    } catch (error) {
      if (!stopped.signal.aborted) setProblem(/** @type {Error} */ (error).message || say("page-away"));
    }
    setShare(null);
  };
  const current = made.value?.digest === digest && made.value.base === base ? made.value : null;
  return html`
    <section class="paper panel own-solving" aria-labelledby="own-solving">
      <h2 id="own-solving">${say("page-own-expected")}</h2>
      ${current
        ? html`
          <dl class="own-totals">
            <div><dt>${say("page-own-these")}</dt><dd class="pencil">${decimal(current.own, 2)}</dd></div>
            ${current.original !== null && html`
              <div><dt>${say("page-own-original")}</dt><dd>${decimal(current.original, 2)}</dd></div>
              <div><dt>${say("page-own-difference")}</dt><dd>${signed(current.own - current.original, 2)}</dd></div>`}
          </dl>`
        : share === null
          ? html`<p class="soft">${say("page-own-solve-about")}</p>
            <button type="button" class="quiet" aria-disabled=${!isWhole()} onClick=${() => isWhole() && solve()}>${say("page-own-solve")}</button>`
          : html`<label class="own-progress"><span role="status">${say("page-own-solving", { share: percent(share) })}</span>
            <progress max="1" value=${share}></progress></label>
            <button type="button" class="quiet" onClick=${() => stop?.abort()}>${say("page-own-stop")}</button>`}
      ${problem && html`<p class="strip tone-problem" role="alert"><span class="dot"></span><span class="said">${problem}</span></p>`}
    </section>`;
}
