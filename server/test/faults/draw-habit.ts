// How a player of the storm plays a draw: a few bets in a row, on anything.

import { randomUUID } from 'node:crypto'
import type { LotteryRules } from '@glasshouse/rulebook/core/game'
import { houseLimits } from '@glasshouse/rulebook/core/limits'
import type { Habit } from './gamblers.ts'
import { below } from './persistent-caller.ts'

const BANKROLL = 100_000_000n

export function drawHabit<Choice extends object>(rules: LotteryRules<Choice, unknown>): Habit {
  const choices = [...rules.choices()]
  const limits = houseLimits(rules.edgePpm, BANKROLL)
  return async (gamblers, token) => {
    const choice = choices[below(choices.length)] as Choice
    const gold = Number(rules.stakes(choice, limits).min)
    const requestId = randomUUID()
    const joined = await gamblers.try<{ bet: { id: number } }>(
      `POST /api/${rules.id}/join`,
      { gold, ...choice, requestId },
      token,
    )
    if (!joined) return
    gamblers.bets.push({ requestId, game: rules.id, betId: joined.bet.id, gold, exit: null, isCancelled: false })
  }
}
