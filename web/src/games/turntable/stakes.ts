import { useQuery } from '@tanstack/react-query'
import { paysAt } from '@glasshouse/rulebook/core/coins'
import { topOf, turntable, type Risk } from '@glasshouse/rulebook/games/turntable/rules'
import type { HouseLimits } from '@glasshouse/rulebook/play/limits'
import { isMaxByBankroll, LIMITS_MS, limitsFromProfit } from '../../play/bet-bar/house-limits.ts'
import type { StakeLimits } from '../../play/bet-bar/stake.ts'
import { demoLimits } from '../../play/table/demo.ts'
import { call } from './game.ts'

/** What the rules say without asking: exact but for a maximum that hangs on the bankroll. */
function ownStakes(risk: Risk): StakeLimits {
  const limits = demoLimits(turntable.edgePpm)
  const { min, max, step } = turntable.stakes({ risk }, limits)
  return { min: Number(min), max: Number(max), step: Number(step), isByBankroll: isBound(risk, limits, Number(max)) }
}

const isBound = (risk: Risk, limits: HouseLimits, max: number): boolean =>
  isMaxByBankroll((each) => turntable.stakes({ risk }, each), limits, max)

export const useSetting = (isAsked = true) =>
  useQuery({
    queryKey: ['turntable', 'setting'],
    queryFn: ({ signal }) => call('GET /api/turntable/setting', {}, { quiet: true, signal }),
    enabled: isAsked,
    staleTime: LIMITS_MS,
    refetchInterval: LIMITS_MS,
  })

/** The stakes that the server takes on a wheel now; the demo has the rules' own. */
export function useStakes(risk: Risk, isDemo: boolean): StakeLimits {
  const { data } = useSetting(!isDemo)
  if (isDemo || !data) return ownStakes(risk)
  const { minGold: min, maxGold: max } = data.stakes[risk]
  const limits = limitsFromProfit(data.maxProfit)
  return { min, max, step: data.stepGold, isByBankroll: isBound(risk, limits, max) }
}

/** The most that a spin pays, stake included. */
export const topPayout = (stake: number, risk: Risk): number => Number(paysAt(BigInt(stake), topOf(risk)))
