// Where crash bets are placed: on the server for a logged-in player, with play gold for a visitor. A screen does not
// know which.

import { useEffect, useState, useSyncExternalStore } from 'react'
import type { CrashBet, OwnCrashBets } from '@glasshouse/rulebook/wire/play/crash-engine'
import { callCrash, crashKey } from '../../../client/live/crash-calls.ts'
import { live, serverNow, useLive } from '../../../client/live/live.ts'
import { balanceTopic, crashTopics } from '../../../client/live/topics.ts'
import { refreshBalance, setBalance, useBalance, useSession } from '../../../client/session.ts'
import { useIsDemo } from '../../closed-table.tsx'
import { demo } from '../../table/demo.ts'
import { newRequestId, Unanswered, UnansweredBet, untilAnswered } from '../../table/request.ts'
import { countBet } from '../../visit.ts'
import { DemoCrash } from './demo-crash.ts'
import type { CrashGame } from '../crash-game.ts'
import type { FinishedBet } from './own-bets.ts'
import type { Frames } from '../round/frames.ts'
import { serverBets } from './server-bets.ts'
import { isOver } from './own-bets.ts'

const ATTEMPT_MS = 8_000
/** A cash-out can not wait for a dead connection; a repeat gets the first answer again. */
const CASH_OUT_ATTEMPT_MS = 4_000
const LOOK_AGAIN_MS = 4_000
/** A bet that neither the table nor the history knows after so many looks was given back. */
const LOOKS = 4

export interface CrashTable {
  readonly isDemo: boolean
  /** What can be staked; null while it is not known yet. */
  readonly gold: number | null
  readonly mine: OwnCrashBets
  readonly join: (gold: number, auto: number | null) => Promise<CrashBet>
  readonly cancel: (id: number) => Promise<void>
  /** Answers with the bet: settled, or set to cash out at the first multiplier. */
  readonly cashOut: (id: number) => Promise<CrashBet>
  /** Resolves when this bet is over, however long that takes. */
  readonly settled: (id: number) => Promise<{ readonly gold: number; readonly payout: number }>
}

const demos = new Map<string, DemoCrash>()
/** One demo per game and visit, so that it is still there when the player comes back to it. */
export function demoCrash({ rules }: CrashGame): DemoCrash {
  const known = demos.get(rules.id) ?? new DemoCrash(rules)
  demos.set(rules.id, known)
  return known
}

export function useCrashTable(game: CrashGame, frames: Frames): CrashTable {
  const { loggedIn } = useSession()
  const isDemo = useIsDemo()
  const balance = useBalance()
  const demoGold = useSyncExternalStore(demo.subscribe, () => demo.table().gold)
  const [server] = useState(() => serverBets(game.rules.id))
  const [play] = useState(() => demoCrash(game))
  const source = isDemo ? play : server
  const mine = useSyncExternalStore(source.subscribe, source.mine)
  useLiveBalance(loggedIn)
  useDemoCrash(isDemo ? play : null, game, frames)
  useCounted(mine, isDemo)
  return isDemo
    ? { isDemo, gold: demoGold, mine, ...demoCalls(play, frames) }
    : { isDemo, gold: balance, mine, ...serverCalls(game.rules.id) }
}

/** The balance changes without a call, at cash-outs and ends of rounds: the socket delivers it. */
function useLiveBalance(loggedIn: boolean): void {
  const balance = useLive(loggedIn ? balanceTopic : null)
  useEffect(() => {
    if (balance) setBalance(balance.balance)
  }, [balance])
}

/** Leads a demo bet along the real round. */
function useDemoCrash(play: DemoCrash | null, game: CrashGame, frames: Frames): void {
  useEffect(() => {
    if (!play) return
    const { round } = crashTopics(game.rules.id)
    const follow = (): void => {
      const now = live.state(round)
      const moment = frames.now()
      if (now && moment) play.follow(now, moment)
    }
    const ends = [live.follow(round, follow), frames.paint(follow)]
    return () => {
      for (const end of ends) end()
    }
  }, [play, game, frames])
}

/** What this visit has won or lost: every bet that was seen alive counts once, when it is over. */
function useCounted({ my, next }: OwnCrashBets, isDemo: boolean): void {
  const [alive] = useState(() => new Set<number>())
  useEffect(() => {
    for (const bet of [my, next]) {
      if (!bet) continue
      if (!isOver(bet)) alive.add(bet.id)
      else if (alive.delete(bet.id) && bet.state === 'settled') countBet({ ...bet, payout: bet.payout ?? 0 }, isDemo)
    }
  }, [my, next, isDemo, alive])
}

function serverCalls(game: string): Pick<CrashTable, 'join' | 'cancel' | 'cashOut' | 'settled'> {
  const server = serverBets(game)
  /** The same intent under the same id until it is answered; then gold and bet are as the answer says. */
  async function send(
    attemptMs: number,
    ask: (requestId: string, signal: AbortSignal) => Promise<{ bet: CrashBet; balance: number }>,
  ) {
    const requestId = newRequestId()
    try {
      const { bet, balance } = await untilAnswered(() => ask(requestId, AbortSignal.timeout(attemptMs)))
      setBalance(balance)
      server.answered(bet)
      return bet
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error
      void refreshBalance().catch(() => undefined)
      throw new UnansweredBet(requestId)
    }
  }
  return {
    join: (gold, auto) =>
      send(ATTEMPT_MS, (requestId, signal) =>
        callCrash(crashKey(game, 'POST /api/crash/join'), { gold, auto, requestId }, { quiet: true, signal }),
      ),
    cashOut: (betId) =>
      send(CASH_OUT_ATTEMPT_MS, (requestId, signal) =>
        callCrash(crashKey(game, 'POST /api/crash/jump'), { betId, requestId }, { quiet: true, signal }),
      ),
    async cancel(betId) {
      const { my, next } = server.mine()
      const key = crashKey(game, 'POST /api/crash/cancel')
      const { balance } = await untilAnswered(() => callCrash(key, { betId }, { quiet: true }))
      setBalance(balance)
      const bet = [my, next].find((one) => one?.id === betId)
      if (bet) server.answered({ ...bet, state: 'cancelled' })
    },
    settled: (id) =>
      whenOver(id, server.mine, server.subscribe, () =>
        callCrash(
          crashKey(game, 'GET /api/crash/mine_recored/{lastCreateTime}'),
          { lastCreateTime: 0 },
          { quiet: true },
        ),
      ),
  }
}

function demoCalls(play: DemoCrash, frames: Frames): Pick<CrashTable, 'join' | 'cancel' | 'cashOut' | 'settled'> {
  const now = () => {
    const moment = frames.now()
    if (!moment) throw new Error('no round is known yet')
    return moment
  }
  return {
    join: async (gold, auto) => play.join(gold, auto, now(), Math.round(serverNow())),
    cashOut: async (id) => await play.cashOut(id, now()),
    cancel: async (id) => play.cancel(id),
    settled: (id) => whenOver(id, play.mine, play.subscribe, async () => play.finished()),
  }
}

async function whenOver(
  id: number,
  mine: () => OwnCrashBets,
  subscribe: (listener: () => void) => () => void,
  history: () => Promise<readonly FinishedBet[]>,
): Promise<{ gold: number; payout: number }> {
  for (let missed = 0; ;) {
    const bet = [mine().my, mine().next].find((one) => one?.id === id)
    if (bet && isOver(bet)) return { gold: bet.gold, payout: bet.state === 'settled' ? (bet.payout ?? 0) : bet.gold }
    if (!bet) {
      const finished = (await history().catch(() => [])).find((one) => one.id === id)
      if (finished) return finished
      if (++missed >= LOOKS) return { gold: 0, payout: 0 }
    }
    await changeWithin(subscribe, LOOK_AGAIN_MS)
  }
}

const changeWithin = (subscribe: (listener: () => void) => () => void, ms: number): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      leave()
      resolve()
    }
    const leave = subscribe(() => queueMicrotask(end))
    const timer = setTimeout(end, ms)
  })
