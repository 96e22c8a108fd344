const SEED_BYTES = 16

/** 16 bytes of the browser's own luck as 22 characters of base64url. */
export function newClientSeed(bytes: Uint8Array = crypto.getRandomValues(new Uint8Array(SEED_BYTES))): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
