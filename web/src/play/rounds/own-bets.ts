// A player's bets in games with shared rounds: what the socket delivers, joined with what calls have just answered. The
// two travel on different connections, so either may be the older one.

import { createStore } from '@glasshouse/ui/states/store.ts'
import { refreshBalance, setBalance } from '../../client/session.ts'
import { onPlayerToken } from '../../client/tokens.ts'
import { newRequestId, Unanswered, UnansweredBet, untilAnswered } from '../table/request.ts'
import type { Sent } from '../table/use-table.ts'

const KEPT_ANSWERS = 40

export interface Answered<Bet> {
  readonly bet: Bet
  readonly atMs: number
}

export interface OwnBets<Mine, Bet> {
  readonly mine: () => Mine
  readonly subscribe: (listener: () => void) => () => void
  readonly answered: (bet: Bet) => void
}

interface OwnBetsOptions<Mine, Bet> {
  /** Subscribes to all that may change the bets. */
  readonly follow: (listener: () => void) => readonly (() => void)[]
  /** What there is before anything is known, and for the next player. */
  readonly none: Mine
  /** Joins the newest state of the topics with the answers. */
  readonly join: (answers: readonly Answered<Bet>[]) => Mine
  /** For how long an answer counts that the socket never confirms. */
  readonly answerCountsMs?: number
}

export function createOwnBets<Mine, Bet extends { readonly id: number }>(
  options: OwnBetsOptions<Mine, Bet>,
): OwnBets<Mine, Bet> {
  const { follow, none, answerCountsMs } = options
  const store = createStore(none)
  let answers: Answered<Bet>[] = []
  const join = (): void => {
    const next = options.join(answers)
    if (JSON.stringify(next) !== JSON.stringify(store.get())) store.set(next)
  }
  onPlayerToken(() => {
    answers = []
    store.set(none)
  })
  return {
    mine: store.get,
    subscribe(listener) {
      const ends = [store.subscribe(listener), ...follow(join)]
      join()
      return () => {
        for (const end of ends) end()
      }
    },
    answered(bet) {
      const others = answers.filter((one) => one.bet.id !== bet.id)
      answers = [...others, { bet, atMs: performance.now() }].slice(-KEPT_ANSWERS)
      join()
      if (answerCountsMs !== undefined) setTimeout(join, answerCountsMs + 50)
    },
  }
}

/** Sends one intent under one id until it is answered; then gold and bets are as the answer says. */
export async function sendRoundBet<Bet>(
  attemptMs: number,
  ask: (sent: Sent) => Promise<{ bet: Bet; balance: number }>,
  answered: (bet: Bet) => void,
): Promise<Bet> {
  const requestId = newRequestId()
  try {
    const { bet, balance } = await untilAnswered(() => ask({ requestId, signal: AbortSignal.timeout(attemptMs) }))
    setBalance(balance)
    answered(bet)
    return bet
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error
    void refreshBalance().catch(() => undefined)
    throw new UnansweredBet(requestId)
  }
}

interface SettledAmounts {
  readonly gold: number
  readonly payout: number
}

interface WhenSettledOptions {
  /** What became of the bet; null while it is open, undefined where the table does not know it. */
  readonly look: () => SettledAmounts | null | undefined
  readonly history: () => Promise<readonly (SettledAmounts & { readonly id: number })[]>
  /** Until the next look. */
  readonly wait: (isKnown: boolean) => Promise<void>
  /** A bet that neither table nor history knows after so many looks can not be waited for. */
  readonly looks: number
}

/** Resolves when a bet is over, however long that takes. */
export async function whenSettled(id: number, options: WhenSettledOptions): Promise<SettledAmounts> {
  const { look, history, wait, looks } = options
  for (let missed = 0; ;) {
    const found = look()
    if (found) return found
    if (found === undefined) {
      const past = (await history().catch(() => [])).find((one) => one.id === id)
      if (past) return past
      // Nothing is known of it: a run that goes on must not count it.
      if (++missed >= looks) return { gold: 0, payout: 0 }
    }
    await wait(found !== undefined)
  }
}
