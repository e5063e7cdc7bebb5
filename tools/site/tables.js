// Tables that are wider than their page can be scrolled with the keyboard too.

const reach = () => {
  for (const table of document.querySelectorAll(".md-typeset__scrollwrap")) {
    if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
    else table.removeAttribute("tabindex");
  }
};
document$.subscribe(() => requestAnimationFrame(reach));
addEventListener("resize", reach);
addEventListener("load", reach);
