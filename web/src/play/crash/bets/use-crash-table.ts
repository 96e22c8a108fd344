// Where crash bets are placed: on the server for a logged-in player, with demo gold for a visitor. A screen does not
// know which.

import { useEffect, useState, useSyncExternalStore } from 'react'
import type { CrashBet, OwnCrashBets } from '@glasshouse/rulebook/wire/play/crash-engine'
import { callCrash, crashKey } from '../../../client/live/crash-calls.ts'
import { live, serverNow } from '../../../client/live/live.ts'
import { crashTopics } from '../../../client/live/topics.ts'
import { onePerGame } from '../../../client/live/per-game.ts'
import { setBalance } from '../../../client/session.ts'
import { sendRoundBet, whenSettled } from '../../rounds/own-bets.ts'
import { untilAnswered } from '../../table/request.ts'
import { useLiveBalance, useTableGold, type TableGold } from '../../table/use-table-gold.ts'
import { useCountedBets } from '../../visit.ts'
import { DemoCrash } from './demo-crash.ts'
import type { CrashGame } from '../crash-game.ts'
import type { Frames } from '../round/frames.ts'
import { isOver, ownCrashBets, type FinishedBet } from './own-bets.ts'

const ATTEMPT_MS = 8_000
/** A cash-out can not wait for a dead connection; a repeat gets the first answer again. */
const CASH_OUT_ATTEMPT_MS = 4_000
const LOOK_AGAIN_MS = 4_000
/** A bet that neither the table nor the history knows after so many looks was refunded. */
const LOOKS = 4

export interface CrashTable extends TableGold {
  readonly mine: OwnCrashBets
  readonly join: (gold: number, auto: number | null) => Promise<CrashBet>
  readonly cancel: (id: number) => Promise<void>
  /** Answers with the bet: settled, or set to cash out at the first multiplier. */
  readonly cashOut: (id: number) => Promise<CrashBet>
  /** Resolves when this bet is over, however long that takes. */
  readonly settled: (id: number) => Promise<{ readonly gold: number; readonly payout: number }>
}

const demos = onePerGame()
/** One demo per game and visit, so that it is still there when the player comes back to it. */
export const demoCrash = ({ rules }: CrashGame): DemoCrash => demos(rules.id, () => new DemoCrash(rules))

export function useCrashTable(game: CrashGame, frames: Frames): CrashTable {
  const table = useTableGold()
  const { isDemo } = table
  const [server] = useState(() => ownCrashBets(game.rules.id))
  const [play] = useState(() => demoCrash(game))
  const source = isDemo ? play : server
  const mine = useSyncExternalStore(source.subscribe, source.mine)
  useLiveBalance()
  useDemoCrash(isDemo ? play : null, game, frames)
  useCountedBets([mine.my, mine.next], isDemo, (bet) => !isOver(bet))
  return { ...table, mine, ...(isDemo ? demoCalls(play, frames) : serverCalls(game.rules.id)) }
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

type Calls = Pick<CrashTable, 'join' | 'cancel' | 'cashOut' | 'settled'>

function serverCalls(game: string): Calls {
  const server = ownCrashBets(game)
  return {
    join: (gold, auto) =>
      sendRoundBet(
        ATTEMPT_MS,
        ({ requestId, signal }) =>
          callCrash(crashKey(game, 'POST /api/crash/join'), { gold, auto, requestId }, { quiet: true, signal }),
        server.answered,
      ),
    cashOut: (betId) =>
      sendRoundBet(
        CASH_OUT_ATTEMPT_MS,
        ({ requestId, signal }) =>
          callCrash(crashKey(game, 'POST /api/crash/jump'), { betId, requestId }, { quiet: true, signal }),
        server.answered,
      ),
    async cancel(betId) {
      const { my, next } = server.mine()
      const key = crashKey(game, 'POST /api/crash/cancel')
      const { balance } = await untilAnswered(() => callCrash(key, { betId }, { quiet: true }))
      setBalance(balance)
      const bet = [my, next].find((one) => one?.id === betId)
      if (bet) server.answered({ ...bet, state: 'cancelled' })
    },
    settled: (id) => whenOver(id, server, () => finishedBets(game)),
  }
}

function demoCalls(play: DemoCrash, frames: Frames): Calls {
  const now = () => {
    const moment = frames.now()
    if (!moment) throw new Error('no round is known yet')
    return moment
  }
  return {
    join: async (gold, auto) => play.join(gold, auto, now(), Math.round(serverNow())),
    cashOut: async (id) => await play.cashOut(id, now()),
    cancel: async (id) => play.cancel(id),
    settled: (id) => whenOver(id, play, async () => play.finished()),
  }
}

/** A page of the player's bets whose rounds are over. */
export const finishedBets = (game: string, lastCreateTime = 0, signal?: AbortSignal): Promise<readonly FinishedBet[]> =>
  callCrash(
    crashKey(game, 'GET /api/crash/mine_recored/{lastCreateTime}'),
    { lastCreateTime },
    { quiet: true, ...(signal && { signal }) },
  )

const whenOver = (
  id: number,
  source: { readonly mine: () => OwnCrashBets; readonly subscribe: (listener: () => void) => () => void },
  history: () => Promise<readonly FinishedBet[]>,
) =>
  whenSettled(id, {
    look() {
      const { my, next } = source.mine()
      const bet = [my, next].find((one) => one?.id === id)
      if (!bet || !isOver(bet)) return bet && null
      return { gold: bet.gold, payout: bet.state === 'settled' ? (bet.payout ?? 0) : bet.gold }
    },
    history,
    wait: () => changeWithin(source.subscribe, LOOK_AGAIN_MS),
    looks: LOOKS,
  })

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
