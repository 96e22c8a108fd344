// How a storm player plays a lottery game: several bets in a row, on anything.

import { randomUUID } from 'node:crypto'
import type { LotteryRules } from '@glasshouse/rulebook/play/game'
import { houseLimits } from '@glasshouse/rulebook/play/limits'
import { answeredBet } from './crowd/book.ts'
import type { Habit } from './gamblers.ts'

const BANKROLL = 100_000_000n

export function drawHabit<Choice extends object>(rules: LotteryRules<Choice, unknown>): Habit {
  const choices = [...rules.choices()]
  const limits = houseLimits(rules.edgePpm, BANKROLL)
  return async (seat) => {
    const choice = choices[seat.below(choices.length)] as Choice
    const gold = Number(rules.stakes(choice, limits).min)
    const requestId = randomUUID()
    const joined = await seat.try<{ bet: { id: number } }>(`POST /api/${rules.id}/join`, { gold, ...choice, requestId })
    if (!joined) return
    seat.took(answeredBet({ requestId, playerId: seat.playerId, game: rules.id, betId: joined.bet.id, gold }))
  }
}
