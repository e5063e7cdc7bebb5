// The page as a static site: a host that knows nothing but files, so that the address of a screen is in the fragment
// (`#/new?sheet=maxi`) and all files are found relative to the one document.

/** Whether the page was written by `yatzy static`. Its tables are in this browser. */
export const isStaticSite = "static" in document.documentElement.dataset;

/**
 * Return what a link to an address of the page has in its `href`.
 * @param {string} address Path and query, as in `/new?sheet=maxi`.
 */
export const hrefOf = (address) => (isStaticSite ? `#${address}` : address);

/**
 * Return the address of the page to share.
 * @param {string} address
 */
export const absoluteUrl = (address) => new URL(hrefOf(address), location.href).href;

/** Return the current address: its path, query and fragment. */
export function readAddress() {
  if (!isStaticSite) return new URL(location.href);
  const address = location.hash.slice(1);
  return new URL(address.startsWith("/") && !address.startsWith("//") ? address : "/", location.origin);
}

/**
 * Change the address shown, without showing another screen.
 * @param {string} address
 */
export function replaceAddress(address) {
  history.replaceState(history.state, "", hrefOf(address));
}
