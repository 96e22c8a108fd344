// How long the app waits before it gives up. The contract sets these limits. Some code gives up sooner, so that a
// player learns of a dead connection early, but nothing waits longer.

/** A request, a socket's silence, an upload, and each request of a download. */
export const NETWORK_TIMEOUT_MS = 60_000

/** A page that is still loading leaves the previous one on the screen for this long. */
export const PAGE_DELAY_MS = 200
/** Then the page says that the connection timed out and offers to retry, while its script may still arrive. */
export const PAGE_TIMEOUT_MS = 60_000
/** The script of a page. */
export const CHUNK_TIMEOUT_MS = 120_000
