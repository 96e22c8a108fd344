// Seeds and proofs. Everything is recomputed in the browser from the rulebook; what the server says is only
// ever a claim to be checked.

import { lazyWithRetry } from '../../client/lazy/lazy-with-retry.tsx'

/** Fairness of the games with seeds of one's own; its words and forms are fetched when they are shown. */
export const SeedFairness = lazyWithRetry(async () => (await import('./seeds-panel.tsx')).SeedsPanel)
