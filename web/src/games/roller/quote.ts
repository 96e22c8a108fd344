import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { RollerContract } from '@glasshouse/rulebook/games/roller/contract'
import { payoutIfWon, roller, ROLLS, winningRolls, type RollerChoice } from '@glasshouse/rulebook/games/roller/rules'
import { caller } from '../../client/call.ts'
import type { StakeLimits } from '../../play/bet-bar/stake.ts'
import { demoLimits } from '../../play/table/demo.ts'

const call = caller<RollerContract>()
const REST_MS = 250

export interface Quote {
  readonly limits: StakeLimits
  /** The exact return of this very bet, rounding down included. */
  readonly rtp: number
}

/** What the rules say without asking: exact but for limits that hang on the bankroll. */
export function ownQuote(choice: RollerChoice, stake: number): Quote {
  const { min, max, step } = roller.stakes(choice, demoLimits(roller.edgePpm))
  const w = winningRolls(choice)
  const rtp = stake > 0 ? (Number(payoutIfWon(BigInt(stake), w)) * w) / (stake * ROLLS) : 0
  return { limits: { min: Number(min), max: Number(max), step: Number(step) }, rtp }
}

/** The quote of the house, asked for when choice and stake have come to rest; until then, our own. */
export function useQuote(choice: RollerChoice, amount: number | null, isDemo: boolean): Quote {
  const stake = Math.max(1, amount ?? 1)
  const { direction, number } = choice
  const asked = useRested(`${direction} ${number} ${stake}`)
  const isAtRest = asked === `${direction} ${number} ${stake}`
  const { data } = useQuery({
    queryKey: ['roller', 'rate', direction, number, stake],
    queryFn: ({ signal }) => call('POST /api/roller/rate', { gold: stake, direction, number }, { quiet: true, signal }),
    enabled: !isDemo && isAtRest,
    staleTime: 30_000,
  })
  const own = ownQuote(choice, stake)
  if (isDemo || !data) return own
  return { limits: { min: data.minGold, max: data.maxGold, step: own.limits.step }, rtp: Number(data.rtp) }
}

function useRested(value: string): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
