// What own rules change: rules that differ, hands that give other points, and the expected total of best play.
import { html, signal, useEffect, useState } from "../core/html.js";
import { formatList, formatNumber, formatPercent, formatSigned, say } from "../i18n/fluent.js";
import { requestWithProgress } from "../net/stream.js";
import { checkResult, draft, isChecked, validResult } from "../sheets/draft.js";
import { Face } from "../ui/die.js";
import { isSheetValid } from "./form-fields.js";

/** @typedef {import("../net/wire").Comparison} Comparison */

export function Changes() {
  const changes = validResult.value?.changes;
  const faults = checkResult.value?.faults ?? [];
  const faultCount = faults.length + (checkResult.value?.more_faults ?? 0);
  const facts = changes?.facts.filter((one) => one.differs) ?? [];
  const boxes = changes?.boxes.filter((one) => one.differs) ?? [];
  return html`
    <section class=${`paper panel own-changes ${isChecked.value ? "" : "waiting"}`} aria-labelledby="own-changes">
      <div class="binding"></div>
      <h2 id="own-changes">${say("page-own-changes")}</h2>
      <p class="unseen" role="status">${faults.length ? say("page-own-faults", { count: faultCount }) : ""}</p>
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

/** @param {{ row: import("../net/wire").BoxRow }} props */
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
      <span class="own-dice" role="img" aria-label=${formatList(dice.map(String))}>${dice.map((face) => html`<${Face} face=${face} />`)}</span>
      <span class="own-points"><s><span class="unseen">${say("page-own-before")} </span>${before}</s>
        <span aria-hidden="true">→</span>
        <b class="pencil"><span class="unseen">${say("page-own-now")} </span>${now}</b></span>
    </p>`;
}

/** The last solved totals. Kept outside the component, so that they are there after a visit to another screen. */
const solvedTotals = signal(/** @type {{ digest: string, base: string, own: number, original: number | null } | null} */ (null));

/** The expected total of best play by these rules, beside the original's. */
export function SolvePanel() {
  const [share, setShare] = useState(/** @type {number | null} */ (null));
  const [problem, setProblem] = useState("");
  const [stop, setStop] = useState(/** @type {AbortController | null} */ (null));
  const digest = validResult.value?.digest ?? "";
  const base = draft.value?.base ?? "";
  useEffect(() => {
    stop?.abort();
    setShare(null);
    setProblem("");
  }, [digest]);
  useEffect(() => () => stop?.abort(), [stop]);
  const solve = async () => {
    const sheet = validResult.value?.sheet;
    if (!sheet || share !== null) return;
    const controller = new AbortController();
    setStop(controller);
    setShare(0);
    setProblem("");
    try {
      const onProgress = (/** @type {number} */ done) => setShare(done);
      const own = await requestWithProgress("/api/solve", { rules: sheet }, { onProgress, signal: controller.signal });
      const original = base ? await requestWithProgress("/api/solve", { sheet: base }, { onProgress, signal: controller.signal }) : null;
      solvedTotals.value = { digest: own.digest, base, own: own.expected, original: original?.expected ?? null };
    } catch (error) {
      if (!controller.signal.aborted) setProblem(/** @type {Error} */ (error).message || say("page-away"));
    }
    setShare(null);
  };
  const current = solvedTotals.value?.digest === digest && solvedTotals.value.base === base ? solvedTotals.value : null;
  return html`
    <section class="paper panel own-solving" aria-labelledby="own-solving">
      <h2 id="own-solving">${say("page-own-expected")}</h2>
      ${current
        ? html`
          <dl class="own-totals">
            <div><dt>${say("page-own-these")}</dt><dd class="pencil">${formatNumber(current.own, 2)}</dd></div>
            ${current.original !== null && html`
              <div><dt>${say("page-own-original")}</dt><dd>${formatNumber(current.original, 2)}</dd></div>
              <div><dt>${say("page-own-difference")}</dt><dd>${formatSigned(current.own - current.original, 2)}</dd></div>`}
          </dl>`
        : share === null
          ? html`<p class="soft">${say("page-own-solve-about")}</p>
            <button type="button" class="quiet" aria-disabled=${!isSheetValid()} onClick=${() => isSheetValid() && solve()}>${say("page-own-solve")}</button>`
          : html`<label class="own-progress"><span role="status">${say("page-own-solving", { share: formatPercent(share) })}</span>
            <progress max="1" value=${share}></progress></label>
            <button type="button" class="quiet" onClick=${() => stop?.abort()}>${say("page-own-stop")}</button>`}
      ${problem && html`<p class="strip tone-problem" role="alert"><span class="dot"></span><span class="said">${problem}</span></p>`}
    </section>`;
}
