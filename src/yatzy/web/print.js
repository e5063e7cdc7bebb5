// A pad to print: the one thing its document cannot do without a script.
const button = /** @type {HTMLButtonElement} */ (document.querySelector(".bar button"));
button.hidden = false;
button.addEventListener("click", () => print());
