// How a player of the storm plays a flight: with a target or a jump, now and then taking the bet back.

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FlightRules } from '@glasshouse/rulebook/core/game'
import type { FlightBet } from '@glasshouse/rulebook/wire/flight'
import type { AnsweredBet, Gamblers, Habit } from './gamblers.ts'
import { below } from './persistent-caller.ts'

export const flightHabit =
  (rules: FlightRules): Habit =>
  async (gamblers, token) => {
    const auto = Math.random() < 0.5 ? null : rules.autoBy === 'step' ? 1 + below(3) : 101 + below(150)
    const requestId = randomUUID()
    const gold = 100 * (1 + below(5))
    const body = { gold, auto, requestId }
    const joined = await gamblers.try<{ bet: FlightBet }>(`POST /api/${rules.id}/join`, body, token)
    if (!joined) return
    const bet: AnsweredBet = { requestId, game: rules.id, betId: joined.bet.id, gold, exit: null, isCancelled: false }
    gamblers.bets.push(bet)
    if (Math.random() < 0.1)
      bet.isCancelled = (await gamblers.try(`POST /api/${rules.id}/cancel`, { betId: bet.betId }, token)) !== null
    if (!bet.isCancelled) await fly(gamblers, rules, token, bet, auto === null ? below(15_000) : Infinity)
  }

/** Waits for the end of the bet, and jumps once its time has come. */
async function fly(
  gamblers: Gamblers,
  rules: FlightRules,
  token: string,
  bet: AnsweredBet,
  jumpAfterMs: number,
): Promise<void> {
  const began = Date.now()
  for (;;) {
    await sleep(200 + below(200))
    const state = await gamblers.try<{ my: FlightBet | null; next: FlightBet | null; phase: string }>(
      `GET /api/${rules.id}`,
      undefined,
      token,
    )
    const mine = [state?.my, state?.next].find((each) => each?.id === bet.betId)
    if (!mine || !['queued', 'placed'].includes(mine.state)) return
    if (state?.phase !== 'running' || mine.state !== 'placed' || Date.now() - began < jumpAfterMs) continue
    const body = { betId: bet.betId, requestId: randomUUID() }
    const left = await gamblers.try<{ kind: string; bet: FlightBet }>(`POST /api/${rules.id}/jump`, body, token)
    if (!left) continue
    gamblers.jumps++
    if (left.kind === 'left') bet.exit = left.bet.exit
  }
}
