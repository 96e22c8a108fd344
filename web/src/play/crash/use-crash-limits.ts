import { useQuery } from '@tanstack/react-query'
import type { CrashRules } from '@glasshouse/rulebook/play/game'
import type { HouseLimits } from '@glasshouse/rulebook/play/limits'
import { crashMaxWin, type MaxWin } from '@glasshouse/rulebook/play/reach'
import { callCrash, crashKey } from '../../client/live/crash-calls.ts'
import type { StakeLimits } from '../bet-bar/stake.ts'
import { isMaxByBankroll, LIMITS_MS, toldLimits } from '../bet-bar/told-limits.ts'
import { demoLimits } from '../table/demo.ts'

export interface CrashLimits {
  readonly stakes: StakeLimits
  /** Where a bet of this stake is cashed out at the latest; undefined where it would not be taken. */
  readonly capOf: (gold: number) => number | undefined
  /** The most it can win, with or without an auto cash-out; null where it would not be taken. */
  readonly maxWinOf: (gold: number, auto: number | null) => MaxWin | null
}

/** What may be staked as the bankroll stands now; the published limits until the house has told. */
export function useCrashLimits(rules: CrashRules, isDemo: boolean): CrashLimits {
  const { data } = useQuery({
    queryKey: ['play', rules.id, 'setting'],
    queryFn: ({ signal }) => callCrash(crashKey(rules.id, 'GET /api/crash/setting'), {}, { quiet: true, signal }),
    enabled: !isDemo,
    staleTime: LIMITS_MS,
    refetchInterval: LIMITS_MS,
  })
  return crashLimits(rules, isDemo ? undefined : data)
}

interface CrashResult {
  readonly minGold: number
  readonly maxGold: number
  readonly stepGold: number
  readonly maxProfit: number
}

export function crashLimits(rules: CrashRules, told: CrashResult | undefined): CrashLimits {
  const limits: HouseLimits = told ? toldLimits(told.maxProfit) : demoLimits(rules.edgePpm)
  const range = rules.stakes(limits)
  const max = told?.maxGold ?? Number(range.max)
  return {
    stakes: {
      min: told?.minGold ?? Number(range.min),
      max,
      step: told?.stepGold ?? Number(range.step),
      isByBankroll: isMaxByBankroll(rules.stakes, limits, max),
    },
    capOf: (gold) => (gold > 0 ? rules.personalCap(BigInt(gold), limits) : undefined),
    maxWinOf: (gold, auto) => {
      const target = auto === null ? null : (rules.autoMultiplier(auto) ?? null)
      return crashMaxWin(rules, BigInt(gold), target, limits)
    },
  }
}
