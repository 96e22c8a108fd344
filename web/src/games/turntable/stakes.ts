import { useQuery } from '@tanstack/react-query'
import { paysAt } from '@glasshouse/rulebook/core/coins'
import type { TurntableContract } from '@glasshouse/rulebook/games/turntable/contract'
import { topOf, turntable, type Risk } from '@glasshouse/rulebook/games/turntable/rules'
import { caller } from '../../client/call.ts'
import type { StakeLimits } from '../../play/bet-bar/stake.ts'
import { demoLimits } from '../../play/table/demo.ts'

const call = caller<TurntableContract>()
const FRESH_MS = 30_000

/** What the rules say without asking: exact but for a maximum that hangs on the bankroll. */
function ownStakes(risk: Risk): StakeLimits {
  const { min, max, step } = turntable.stakes({ risk }, demoLimits(turntable.edgePpm))
  return { min: Number(min), max: Number(max), step: Number(step) }
}

export const useSetting = (isAsked = true) =>
  useQuery({
    queryKey: ['turntable', 'setting'],
    queryFn: ({ signal }) => call('GET /api/turntable/setting', {}, { quiet: true, signal }),
    enabled: isAsked,
    staleTime: FRESH_MS,
  })

/** The stakes that the house takes on a wheel now; the demo has the rules' own. */
export function useStakes(risk: Risk, isDemo: boolean): StakeLimits {
  const { data } = useSetting(!isDemo)
  if (isDemo || !data) return ownStakes(risk)
  const { minGold: min, maxGold: max } = data.stakes[risk]
  return { min, max, step: data.stepGold }
}

/** The most that a spin pays, stake included. */
export const topPayout = (stake: number, risk: Risk): number => Number(paysAt(BigInt(stake), topOf(risk)))
