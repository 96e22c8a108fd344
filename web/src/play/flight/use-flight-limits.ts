import { useQuery } from '@tanstack/react-query'
import type { FlightRules } from '@glasshouse/rulebook/core/game'
import type { HouseLimits } from '@glasshouse/rulebook/core/limits'
import { callFlight, flightKey } from '../../client/live-flight.ts'
import type { StakeLimits } from '../bet-bar/stake.ts'
import { demoLimits } from '../table/demo.ts'

export interface FlightLimits {
  readonly stakes: StakeLimits
  /** Where a bet of this stake is cashed out at the latest; undefined where it would not be taken. */
  readonly capOf: (gold: number) => number | undefined
}

/** What may be staked as the bankroll stands now; the published limits until the house has told. */
export function useFlightLimits(rules: FlightRules, isDemo: boolean): FlightLimits {
  const { data } = useQuery({
    queryKey: ['play', rules.id, 'setting'],
    queryFn: ({ signal }) => callFlight(flightKey(rules.id, 'GET /api/crash/setting'), {}, { quiet: true, signal }),
    enabled: !isDemo,
    staleTime: 60_000,
  })
  const published = demoLimits(rules.edgePpm)
  const limits: HouseLimits = data
    ? { ...published, profitPerBet: BigInt(data.maxProfit), lossPerRound: BigInt(data.maxRoundLoss) }
    : published
  const range = rules.stakes(limits)
  return {
    stakes: data
      ? { min: data.minGold, max: data.maxGold, step: data.stepGold }
      : { min: Number(range.min), max: Number(range.max), step: Number(range.step) },
    capOf: (gold) => (gold > 0 ? rules.personalCap(BigInt(gold), limits) : undefined),
  }
}
