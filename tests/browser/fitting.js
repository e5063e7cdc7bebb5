// Finds words that do not fit: cut off, beyond the screen, out of their button, or broken where no hyphen shows it.
() => {
  const SLACK = 1.5;
  const faults = [];
  const style = (one) => getComputedStyle(one);
  const chain = (one) => (one ? [one, ...chain(one.parentElement)] : []);
  // Names that people give themselves are as long as they like; where columns are narrow they end early.
  const given = (one) => one.closest(".column-name") !== null;
  // A fingerprint is no word: its digits and letters are drawn by chance, and it breaks wherever its line ends.
  const drawn = (one) => one.closest(".fingerprint") !== null;
  const unseen = (one) => chain(one).some((up) => up.classList?.contains("unseen") || up.closest?.("svg, select, [hidden]"));
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const across = (one) => ["auto", "scroll"].includes(style(one).overflowX) && one.scrollWidth > one.clientWidth;
  const name = (one) => `${one.tagName.toLowerCase()}.${[...one.classList].join(".")}`;
  const tell = (fault, one, text) => faults.push(`${fault}: ${name(one)} “${text.trim().slice(0, 60)}”`);

  if (document.documentElement.scrollWidth > innerWidth) faults.push(`the page is ${document.documentElement.scrollWidth} wide`);
  const open = [...document.querySelectorAll("dialog[open]")].at(-1);
  const words = document.createTreeWalker(open ?? document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const node = words.currentNode, owner = node.parentElement;
    if (!node.data.trim() || !owner || unseen(owner) || given(owner) || !shown(owner) || style(owner).textOverflow === "ellipsis") continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
    if (!rects.length) continue;
    const left = Math.min(...rects.map((rect) => rect.left)), right = Math.max(...rects.map((rect) => rect.right));
    const top = Math.min(...rects.map((rect) => rect.top)), bottom = Math.max(...rects.map((rect) => rect.bottom));
    const low = Math.max(4, rects.at(-1).height / 4); // below the line a pencilled number has room for letters it does not have
    const above = chain(owner);
    const scrolled = above.findIndex(across);
    const near = scrolled < 0 ? above : above.slice(0, scrolled);
    if (scrolled < 0 && (right > innerWidth + SLACK || left < -SLACK)) tell("beyond the screen", owner, node.data);
    for (const up of near) {
      if (up === document.body || up === document.documentElement || up === open?.parentElement) break; // dialogs lie above what opened them
      const box = up.getBoundingClientRect(), { overflowX, overflowY, textOverflow } = style(up);
      if (textOverflow === "ellipsis") break;
      const cut = (how) => how === "hidden" || how === "clip";
      if (cut(overflowX) && (right > box.right + SLACK || left < box.left - SLACK)) tell("cut off sideways", up, node.data);
      if (cut(overflowY) && bottom > box.bottom + low && up.scrollHeight > up.clientHeight + low) tell("cut off below", up, node.data);
      if (up.matches("button, a, th, td, label, summary, h1, h2, h3, p, li, legend, dt, dd") && (right > box.right + SLACK || left < box.left - SLACK)) {
        tell("out of its place", up, node.data);
        break;
      }
    }
    if (style(owner).hyphens === "auto" || drawn(owner)) continue;
    for (const word of node.data.matchAll(/[\p{L}\p{M}]{2,}/gu)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].filter((rect) => rect.width > 0).map((rect) => Math.round(rect.top)));
      if (lines.size > 1) tell("broken", owner, word[0]);
    }
  }
  for (const figure of (open ?? document.body).querySelectorAll("svg.figure")) {
    if (!shown(figure)) continue;
    const frame = figure.getBoundingClientRect();
    for (const word of figure.querySelectorAll("text")) {
      const place = word.getBoundingClientRect();
      if (place.right > frame.right + SLACK || place.left < frame.left - SLACK) tell("out of its figure", word, word.textContent);
    }
  }
  const pen = document.createElement("canvas").getContext("2d");
  for (const one of (open ?? document.body).querySelectorAll("select")) {
    if (!shown(one) || !one.selectedOptions.length) continue;
    const { font, paddingLeft, paddingRight } = style(one);
    pen.font = font;
    const text = one.selectedOptions[0].text, room = one.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    if (pen.measureText(text).width > room + SLACK) tell("cut off in a list", one, text);
  }
  return [...new Set(faults)];
}
