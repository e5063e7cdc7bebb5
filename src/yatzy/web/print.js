// The print button of the pad to print, hidden without scripts.
const button = /** @type {HTMLButtonElement} */ (document.querySelector(".bar button"));
button.hidden = false;
button.addEventListener("click", () => print());
