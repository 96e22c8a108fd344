// How a crowd player plays instant games and the step game.

import { randomUUID } from 'node:crypto'
import type { InstantRules } from '@glasshouse/rulebook/play/game'
import { minesweeper } from '@glasshouse/rulebook/games/minesweeper/rules'
import { roller } from '@glasshouse/rulebook/games/roller/rules'
import { scratch } from '@glasshouse/rulebook/games/scratch/rules'
import { turntable } from '@glasshouse/rulebook/games/turntable/rules'
import type { Habit, Seat } from '../gamblers.ts'
import { answeredBet, type AnsweredBet } from './book.ts'

interface Proof {
  readonly seedPairId: number
  readonly nonce: number
}

interface Session {
  readonly id: number
  readonly opened: readonly number[]
  readonly state: 'placed' | 'settled' | 'refunded'
  readonly payout: number | null
  readonly proof: Proof
}

type Step = { readonly session: Session } | null

const instant =
  ({ id }: Pick<InstantRules<never, never>, 'id'>, path: string, choose: (seat: Seat) => object): Habit =>
  async (seat) => {
    const requestId = randomUUID()
    const gold = 100 * (1 + seat.below(5))
    const answer = await seat.try<{ bet: { id: number; payout: number; proof: Proof } }>(`POST ${path}`, {
      gold,
      ...choose(seat),
      requestId,
    })
    if (!answer) return
    const { bet } = answer
    const answered = answeredBet({ requestId, playerId: seat.playerId, game: id, betId: bet.id, gold })
    answered.payout = bet.payout
    answered.seeds = { pairId: bet.proof.seedPairId, nonce: bet.proof.nonce }
    seat.took(answered)
  }

export const instantHabits: readonly Habit[] = [
  instant(roller, '/api/roller', (seat) => ({
    direction: seat.below(2) === 0 ? 'lower' : 'higher',
    number: 20_000 + seat.below(60_000),
  })),
  instant(turntable, '/api/turntable/join', (seat) => ({ risk: (['low', 'medium', 'high'] as const)[seat.below(3)] })),
  instant(scratch, '/api/scratch/join', () => ({})),
]

/** Opens a few tiles and cashes out, which ends the game. */
export const stepsHabit: Habit = async (seat) => {
  const requestId = randomUUID()
  const gold = 100 * (1 + seat.below(5))
  const mines = 1 + seat.below(8)
  const started = await seat.try<{ session: Session }>('POST /api/minesweeper/join', { gold, mines, requestId })
  if (!started) return
  const { id: sessionId, proof } = started.session
  const answered = answeredBet({ requestId, playerId: seat.playerId, game: minesweeper.id, betId: sessionId, gold })
  answered.seeds = { pairId: proof.seedPairId, nonce: proof.nonce }
  seat.took(answered)
  const cells = Array.from({ length: minesweeper.cells }, (_, cell) => cell)
  for (let steps = 1 + seat.below(5); steps > 0; steps--) {
    await seat.pause()
    const [cell] = cells.splice(seat.below(cells.length), 1)
    const body = { sessionId, cell, requestId: randomUUID() }
    if (recordStep(answered, await seat.try('POST /api/minesweeper/reveal', body))) return
  }
  recordStep(answered, await seat.try('POST /api/minesweeper/jump', { sessionId, requestId: randomUUID() }))
}

/** Records the answer; returns whether the game is over. */
function recordStep(answered: AnsweredBet, step: Step): boolean {
  if (!step) return true
  const { opened, payout } = step.session
  answered.opened = opened
  answered.payout = payout
  return payout !== null
}
