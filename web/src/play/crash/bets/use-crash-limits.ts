import { useQuery } from '@tanstack/react-query'
import type { CrashRules } from '@glasshouse/rulebook/play/game'
import type { HouseLimits } from '@glasshouse/rulebook/play/limits'
import { crashMaxWin, type MaxWin } from '@glasshouse/rulebook/play/reach'
import { callCrash, crashKey } from '../../../client/live/crash-calls.ts'
import type { StakeLimits } from '../../bet-bar/stake.ts'
import { isMaxByBankroll, LIMITS_MS, limitsFromProfit } from '../../bet-bar/house-limits.ts'
import { demoLimits } from '../../table/demo.ts'

export interface CrashLimits {
  readonly stakes: StakeLimits
  /** Where a bet of this stake is cashed out at the latest; undefined where it would not be taken. */
  readonly capOf: (gold: number) => number | undefined
  /** The most it can win, with or without an auto cash-out; null where it would not be taken. */
  readonly maxWinOf: (gold: number, auto: number | null) => MaxWin | null
}

/** Limits that depend on the bankroll. */
export const useCrashSetting = ({ id }: CrashRules, isAsked = true) =>
  useQuery({
    queryKey: ['play', id, 'setting'],
    queryFn: ({ signal }) => callCrash(crashKey(id, 'GET /api/crash/setting'), {}, { quiet: true, signal }),
    enabled: isAsked,
    staleTime: LIMITS_MS,
    refetchInterval: LIMITS_MS,
  }).data

/** What may be staked with the current bankroll; the published limits until the server has answered. */
export function useCrashLimits(rules: CrashRules, isDemo: boolean): CrashLimits {
  const setting = useCrashSetting(rules, !isDemo)
  return crashLimits(rules, isDemo ? undefined : setting)
}

interface CrashSetting {
  readonly minGold: number
  readonly maxGold: number
  readonly stepGold: number
  readonly maxProfit: number
}

export function crashLimits(rules: CrashRules, setting: CrashSetting | undefined): CrashLimits {
  const limits: HouseLimits = setting ? limitsFromProfit(setting.maxProfit) : demoLimits(rules.edgePpm)
  const range = rules.stakes(limits)
  const max = setting?.maxGold ?? Number(range.max)
  return {
    stakes: {
      min: setting?.minGold ?? Number(range.min),
      max,
      step: setting?.stepGold ?? Number(range.step),
      isByBankroll: isMaxByBankroll(rules.stakes, limits, max),
    },
    capOf: (gold) => (gold > 0 ? rules.personalCap(BigInt(gold), limits) : undefined),
    maxWinOf: (gold, auto) => {
      const target = auto === null ? null : (rules.autoMultiplier(auto) ?? null)
      return crashMaxWin(rules, BigInt(gold), target, limits)
    },
  }
}
