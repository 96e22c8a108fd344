// Where a game of several steps is played: on the server for a logged-in player, on demo gold for a visitor. A screen
// does not know which.

import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLive } from '../../client/live/live.ts'
import { balanceTopic } from '../../client/live/topics.ts'
import { onePerGame } from '../../client/live/per-game.ts'
import { refreshBalance, setBalance, useSession } from '../../client/session.ts'
import { awaitSeeds, fair, useSeeds } from '../fairness/use-seeds.ts'
import { addMyBet, countNonce, useBetPages, type BetPages } from '../lists/use-my-bets.ts'
import { minPlayMs } from '../protection/use-protection.ts'
import { noteShownBet } from '../promises/shown-bets.ts'
import { ensureClientSeed } from '../seeds.ts'
import { useTableGold, type TableGold } from '../table/use-table-gold.ts'
import { countBet } from '../visit.ts'
import { DemoSteps } from './demo-steps.ts'
import { ServerSteps } from './server-steps.ts'
import {
  settledOf,
  type ClimbedBet,
  type StepGame,
  type StepSession,
  type StepSource,
  type StepState,
} from './step-game.ts'

const LOOK_AGAIN_MS = 3000

export interface StepTable<Choice, Board> extends TableGold {
  readonly state: StepState<Choice, Board>
  readonly source: StepSource<Choice, Board>
  /** My ended games. */
  readonly mine: BetPages<ClimbedBet<Choice, Board>>
}

export function useStepTable<Choice, Board>(game: StepGame<Choice, Board>): StepTable<Choice, Board> {
  const { loggedIn } = useSession()
  const table = useTableGold()
  const queries = useQueryClient()
  const [server] = useState(() => serverSteps(game, queries))
  const [play] = useState(() => demoSteps(game))
  const source = table.isDemo ? play : server
  const state = useSyncExternalStore(source.subscribe, source.state)
  const demoBets = useSyncExternalStore(play.subscribe, play.ended)
  const mine = useBetPages(game.rules.id, game.calls.mine, demoBets)
  // The commitment is here before the first bet, and so is a client seed to join it with.
  useSeeds()
  useLooks(loggedIn ? server : null)
  return { ...table, state, source, mine }
}

const servers = onePerGame()
/** One memory per game: a screen that comes back knows what was answered before it left. */
const serverSteps = <Choice, Board>(game: StepGame<Choice, Board>, queries: QueryClient) =>
  servers(
    game.rules.id,
    () =>
      new ServerSteps(game, {
        tellBalance: setBalance,
        askBalance: refreshBalance,
        awaitSeeds: () => awaitSeeds(queries),
        minPlayMs,
        setClientSeed: () => ensureClientSeed(fair),
        bet: (betId) => fair('GET /api/bet/{id}', { id: betId }, { quiet: true }),
        changed(session) {
          countNonce(queries, session)
          const bet = settledOf(session)
          if (bet) {
            noteShownBet(game.rules.id, bet)
            addMyBet(queries, game.rules.id, bet)
          }
          countEnd(session, false)
        },
      }),
  )

const demos = onePerGame()
const demoSteps = <Choice, Board>({ rules }: StepGame<Choice, Board>) =>
  demos(rules.id, () => new DemoSteps(rules, (session) => countEnd(session, true)))

/** What this visit has won or lost: a game counts when it is over. */
function countEnd<Choice, Board>({ gold, payout }: StepSession<Choice, Board>, isDemo: boolean): void {
  if (payout !== null) countBet({ gold, payout }, isDemo)
}

/**
 * Asks for the state of the game whenever it may have moved on elsewhere: when the player comes to this screen, and when
 * their gold moves. What is not known is asked for until it is.
 */
function useLooks<Choice, Board>(server: ServerSteps<Choice, Board> | null): void {
  const balance = useLive(server ? balanceTopic : null)
  useEffect(() => {
    if (!server || !balance) return
    setBalance(balance.balance)
    void server.look()
  }, [server, balance])
  useEffect(() => {
    if (!server) return
    const look = (): void => {
      if (!document.hidden) void server.look()
    }
    const timer = setInterval(() => {
      if (!server.state().isKnown) look()
    }, LOOK_AGAIN_MS)
    look()
    const left = new AbortController()
    addEventListener('focus', look, left)
    addEventListener('online', look, left)
    document.addEventListener('visibilitychange', look, left)
    return () => {
      clearInterval(timer)
      left.abort()
    }
  }, [server])
}
