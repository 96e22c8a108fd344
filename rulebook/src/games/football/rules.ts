// Soccer Boy: each of twenty dribbles raises the multiplier; pass the ball before he is tackled.

import { crashBySteps } from '../../play/crash-engine.ts'

/** What each dribble is worth, in hundredths. */
export const DRIBBLES: readonly number[] = [
  120, 150, 190, 235, 295, 365, 455, 570, 710, 890, 1100, 1400, 1750, 2200, 2700, 3400, 4300, 5400, 7000, 10_000,
]
export const DRIBBLE_MS = 1500

export const football = crashBySteps({ id: 'football', multipliers: DRIBBLES, stepMs: DRIBBLE_MS })
