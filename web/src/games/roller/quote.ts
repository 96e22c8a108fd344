import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { HouseLimits } from '@glasshouse/rulebook/play/limits'
import {
  fewestRolls,
  payoutIfWon,
  roller,
  ROLLS,
  winningRolls,
  type RollerChoice,
} from '@glasshouse/rulebook/games/roller/rules'
import type { StakeLimits } from '../../play/bet-bar/stake.ts'
import { isMaxByBankroll, LIMITS_MS, limitsFromProfit } from '../../play/bet-bar/house-limits.ts'
import { demoLimits } from '../../play/table/demo.ts'
import { call } from './game.ts'

const REST_MS = 250

const settingQuery = {
  queryKey: ['roller', 'setting'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call('GET /api/roller/setting', {}, { quiet: true, signal }),
  staleTime: LIMITS_MS,
  refetchInterval: LIMITS_MS,
}

export const useSetting = (isAsked = true) => useQuery({ ...settingQuery, enabled: isAsked }).data

export interface Quote {
  readonly limits: StakeLimits
  /** The exact return of this very bet, rounding down included. */
  readonly rtp: number
  /** The fewest winning rolls for which a stake is taken now; null where none is. */
  readonly fewestRolls: number | null
}

/** What the rules say without asking: exact but for limits that hang on the bankroll. */
export function ownQuote(choice: RollerChoice, stake: number): Quote {
  const published = demoLimits(roller.edgePpm)
  const { min, max, step } = roller.stakes(choice, published)
  const w = winningRolls(choice)
  const rtp = stake > 0 ? (Number(payoutIfWon(BigInt(stake), w)) * w) / (stake * ROLLS) : 0
  const limits = {
    min: Number(min),
    max: Number(max),
    step: Number(step),
    isByBankroll: isBound(choice, published, max),
  }
  return { limits, rtp, fewestRolls: fewestRolls(published) ?? null }
}

const isBound = (choice: RollerChoice, limits: HouseLimits, max: bigint): boolean =>
  isMaxByBankroll((each) => roller.stakes(choice, each), limits, Number(max))

/** The server's quote, asked for when choice and stake have come to rest; until then, our own. */
export function useQuote(choice: RollerChoice, amount: number | null, isDemo: boolean): Quote {
  const stake = Math.max(1, amount ?? 1)
  const { direction, number } = choice
  const asked = useRested(`${direction} ${number} ${stake}`)
  const isAtRest = asked === `${direction} ${number} ${stake}`
  const { data } = useQuery({
    queryKey: ['roller', 'rate', direction, number, stake],
    queryFn: ({ signal }) => call('POST /api/roller/rate', { gold: stake, direction, number }, { quiet: true, signal }),
    enabled: !isDemo && isAtRest,
    staleTime: LIMITS_MS,
    refetchInterval: LIMITS_MS,
  })
  const setting = useSetting(!isDemo)
  const own = ownQuote(choice, stake)
  if (isDemo || !data) return own
  const isByBankroll = setting ? isBound(choice, limitsFromProfit(setting.maxProfit), BigInt(data.maxGold)) : false
  const limits = { min: data.minGold, max: data.maxGold, step: own.limits.step, isByBankroll }
  return { limits, rtp: Number(data.rtp), fewestRolls: setting ? setting.reachableWinningRolls : own.fewestRolls }
}

function useRested(value: string): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
