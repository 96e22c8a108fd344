// A bet on a flight that is over, with the proof of its round.

import type { CrashContract } from '@glasshouse/rulebook/games/crash/contract'
import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'

export type FinishedBet = OutputOf<CrashContract, 'GET /api/crash/mine_recored/{lastCreateTime}'>[number]
export type RoundProof = FinishedBet['round']
