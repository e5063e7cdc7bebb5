// Random keys: tokens of seats, keys of players, idempotency keys of commands.

/** Return 128 random bits as 22 URL-safe base64 characters. */
export function createKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
