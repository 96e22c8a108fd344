// How a storm player plays a crash game: with a target or a cash-out, sometimes cancelling.

import { randomUUID } from 'node:crypto'
import type { CrashRules } from '@glasshouse/rulebook/play/game'
import type { CrashBet } from '@glasshouse/rulebook/wire/play/crash-engine'
import { answeredBet, type AnsweredBet } from './crowd/book.ts'
import type { Habit, Seat } from './gamblers.ts'

export const crashHabit =
  (rules: CrashRules): Habit =>
  async (seat) => {
    const auto = seat.below(2) === 0 ? null : rules.autoBy === 'step' ? 1 + seat.below(3) : 101 + seat.below(150)
    const requestId = randomUUID()
    const gold = 100 * (1 + seat.below(5))
    const joined = await seat.try<{ bet: CrashBet }>(`POST /api/${rules.id}/join`, { gold, auto, requestId })
    if (!joined) return
    const bet = answeredBet({ requestId, playerId: seat.playerId, game: rules.id, betId: joined.bet.id, gold })
    seat.took(bet)
    // Cancelling is idempotent: a refusal means that it never succeeded, and the bet stays.
    if (seat.below(10) === 0) {
      bet.isCancelled = (await seat.try(`POST /api/${rules.id}/cancel`, { betId: bet.betId })) !== null
      bet.isKept = !bet.isCancelled
    }
    if (bet.isCancelled) bet.payout = gold
    else await playRound(seat, bet, auto === null ? seat.below(15_000) : Infinity)
  }

/** Waits for the end of the bet and cashes out once it is time. */
async function playRound(seat: Seat, bet: AnsweredBet, cashOutAfterMs: number): Promise<void> {
  const began = Date.now()
  for (;;) {
    await seat.pause()
    const state = await seat.try<{ my: CrashBet | null; next: CrashBet | null; phase: string }>(`GET /api/${bet.game}`)
    const mine = [state?.my, state?.next].find((each) => each?.id === bet.betId)
    if (!mine || !['queued', 'placed'].includes(mine.state)) return
    if (state?.phase !== 'running' || mine.state !== 'placed' || Date.now() - began < cashOutAfterMs) continue
    const body = { betId: bet.betId, requestId: randomUUID() }
    const cashedOut = await seat.try<{ kind: string; bet: CrashBet }>(`POST /api/${bet.game}/jump`, body)
    if (!cashedOut) continue
    bet.jumps++
    if (cashedOut.kind === 'left') bet.exit = cashedOut.bet.exit
  }
}
