// Rich Bomb: nine vaults in a row, each behind a bomb; the first doubles the stake, the last holds a thousand times it.

import { crashBySteps } from '../../play/crash-engine.ts'

/** What each vault is worth, in hundredths. */
export const VAULTS: readonly number[] = [200, 500, 1000, 2500, 5000, 10_000, 25_000, 50_000, 100_000]
export const VAULT_MS = 3000
/** The first door already risks the whole stake at even money, so stakes are smaller here. */
const STAKE_MAX = 10_000n

export const richbomb = crashBySteps({
  id: 'richbomb',
  multipliers: VAULTS,
  stepMs: VAULT_MS,
  stakeMax: STAKE_MAX,
})
