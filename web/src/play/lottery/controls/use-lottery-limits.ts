import { useQuery } from '@tanstack/react-query'
import type { LotteryRules } from '@glasshouse/rulebook/play/game'
import type { HouseLimits } from '@glasshouse/rulebook/play/limits'
import { STAKE_MAX, STAKE_MIN, STAKE_STEP } from '@glasshouse/rulebook/play/limits'
import type { StakeLimits } from '../../bet-bar/stake.ts'
import { isMaxByBankroll, LIMITS_MS, limitsFromProfit } from '../../bet-bar/house-limits.ts'
import { demoLimits } from '../../table/demo.ts'
import { lotteryCalls } from '../lottery-calls.ts'
import type { LotteryGame, LotterySetting } from '../lottery-game.ts'

export function useSetting<Choice, Outcome>(rules: LotteryRules<Choice, Outcome>): LotterySetting | undefined {
  return useQuery({
    queryKey: ['play', rules.id, 'setting'],
    queryFn: ({ signal }) => lotteryCalls(rules).setting(signal),
    staleTime: LIMITS_MS,
    refetchInterval: LIMITS_MS,
  }).data
}

/** What the bankroll leaves room for, as far as the server has sent it. */
export const limitsOf = (edgePpm: number, setting: LotterySetting | undefined): HouseLimits =>
  setting ? { ...limitsFromProfit(setting.maxProfit), lossPerRound: BigInt(setting.maxRoundLoss) } : demoLimits(edgePpm)

/**
 * Which stakes are taken for each part of a choice: what the rules allow for it as a whole, within the server's
 * limits for each of its names.
 */
export function partLimits<Choice, Outcome>(
  { rules, parts }: Pick<LotteryGame<Choice, Outcome>, 'rules' | 'parts'>,
  choice: Choice,
  setting: LotterySetting | undefined,
): StakeLimits {
  const names = parts(choice)
  if (!rules.isChoice(choice) || names.length === 0)
    return { min: Number(STAKE_MIN), max: Number(STAKE_MAX), step: Number(STAKE_STEP) }
  const limits = limitsOf(rules.edgePpm, setting)
  const { min, max, step } = rules.stakes(choice, limits)
  const whole = { min: Number(min), max: Number(max), step: Number(step) }
  const odds = names.flatMap((name) => setting?.odds[name] ?? [])
  const most = Math.min(whole.max / names.length, ...odds.map(({ maxGold }) => maxGold))
  return {
    min: Math.max(whole.min / names.length, ...odds.map(({ minGold }) => minGold)),
    max: most,
    isByBankroll: isMaxByBankroll((each) => rules.stakes(choice, each), limits, most * names.length),
    step: Math.max(whole.step / names.length, ...odds.map(({ stepGold }) => stepGold)),
  }
}
