// How a player of the crowd plays what is drawn at once, and the game in steps.

import { randomUUID } from 'node:crypto'
import type { InstantRules } from '@glasshouse/rulebook/play/game'
import { minesweeper } from '@glasshouse/rulebook/games/minesweeper/rules'
import { roller } from '@glasshouse/rulebook/games/roller/rules'
import { scratch } from '@glasshouse/rulebook/games/scratch/rules'
import { turntable } from '@glasshouse/rulebook/games/turntable/rules'
import type { Habit, Seat } from '../gamblers.ts'
import { toldBet, type ToldBet } from './book.ts'

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
    const told = toldBet({ requestId, playerId: seat.playerId, game: id, betId: bet.id, gold })
    told.payout = bet.payout
    told.seeds = { pairId: bet.proof.seedPairId, nonce: bet.proof.nonce }
    seat.took(told)
  }

export const instantHabits: readonly Habit[] = [
  instant(roller, '/api/roller', (seat) => ({
    direction: seat.below(2) === 0 ? 'lower' : 'higher',
    number: 20_000 + seat.below(60_000),
  })),
  instant(turntable, '/api/turntable/join', (seat) => ({ risk: (['low', 'medium', 'high'] as const)[seat.below(3)] })),
  instant(scratch, '/api/scratch/join', () => ({})),
]

/** Opens a few tiles and takes home what they are worth: the game is over when this is. */
export const ladderHabit: Habit = async (seat) => {
  const requestId = randomUUID()
  const gold = 100 * (1 + seat.below(5))
  const mines = 1 + seat.below(8)
  const begun = await seat.try<{ session: Session }>('POST /api/minesweeper/join', { gold, mines, requestId })
  if (!begun) return
  const { id: sessionId, proof } = begun.session
  const told = toldBet({ requestId, playerId: seat.playerId, game: minesweeper.id, betId: sessionId, gold })
  told.seeds = { pairId: proof.seedPairId, nonce: proof.nonce }
  seat.took(told)
  const cells = Array.from({ length: minesweeper.cells }, (_, cell) => cell)
  for (let steps = 1 + seat.below(5); steps > 0; steps--) {
    await seat.look()
    const [cell] = cells.splice(seat.below(cells.length), 1)
    const body = { sessionId, cell, requestId: randomUUID() }
    if (hear(told, await seat.try('POST /api/minesweeper/reveal', body))) return
  }
  hear(told, await seat.try('POST /api/minesweeper/jump', { sessionId, requestId: randomUUID() }))
}

/** Whether the game is over. */
function hear(told: ToldBet, step: Step): boolean {
  if (!step) return true
  const { opened, payout } = step.session
  told.opened = opened
  told.payout = payout
  return payout !== null
}
