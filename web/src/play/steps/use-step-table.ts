// Where a game of several steps is played: on the server for a logged-in player, on play gold for a visitor. A screen
// does not know which.

import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLive } from '../../client/live/live.ts'
import { balanceTopic } from '../../client/live/topics.ts'
import { refreshBalance, setBalance, useBalance, useSession } from '../../client/session.ts'
import { useIsDemo } from '../closed-table.tsx'
import { awaitSeeds, fair, useSeeds } from '../fairness/use-seeds.ts'
import { addMyBet, countNonce, useBetPages, type BetPages } from '../lists/use-my-bets.ts'
import { ensureClientSeed } from '../seeds.ts'
import { demo } from '../table/demo.ts'
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

export interface StepTable<Choice, Board> {
  readonly isDemo: boolean
  /** What can be staked; null while it is not known yet. */
  readonly gold: number | null
  readonly state: StepState<Choice, Board>
  readonly source: StepSource<Choice, Board>
  /** My ended games. */
  readonly mine: BetPages<ClimbedBet<Choice, Board>>
}

export function useStepTable<Choice, Board>(game: StepGame<Choice, Board>): StepTable<Choice, Board> {
  const { loggedIn } = useSession()
  const isDemo = useIsDemo()
  const balance = useBalance()
  const demoGold = useSyncExternalStore(demo.subscribe, () => demo.table().gold)
  const queries = useQueryClient()
  const [server] = useState(() => serverSteps(game, queries))
  const [play] = useState(() => demoSteps(game))
  const source = isDemo ? play : server
  const state = useSyncExternalStore(source.subscribe, source.state)
  const demoBets = useSyncExternalStore(play.subscribe, play.ended)
  const mine = useBetPages(game.rules.id, game.calls.mine, demoBets)
  // The commitment is here before the first bet, and so is a client seed to join it with.
  useSeeds()
  useLooks(loggedIn ? server : null)
  return { isDemo, gold: isDemo ? demoGold : balance, state, source, mine }
}

const servers = new Map<string, unknown>()
/** One memory per game: a screen that comes back knows what was answered before it left. */
function serverSteps<Choice, Board>(game: StepGame<Choice, Board>, queries: QueryClient): ServerSteps<Choice, Board> {
  const { id } = game.rules
  const known = servers.get(id) as ServerSteps<Choice, Board> | undefined
  if (known) return known
  const server = new ServerSteps(game, {
    tellBalance: setBalance,
    askBalance: refreshBalance,
    awaitSeeds: () => awaitSeeds(queries),
    setClientSeed: () => ensureClientSeed(fair),
    bet: (betId) => fair('GET /api/bet/{id}', { id: betId }, { quiet: true }),
    changed(session) {
      countNonce(queries, session)
      const bet = settledOf(session)
      if (bet) addMyBet(queries, id, bet)
      countEnd(session, false)
    },
  })
  servers.set(id, server)
  return server
}

const demos = new Map<string, unknown>()
function demoSteps<Choice, Board>({ rules }: StepGame<Choice, Board>): DemoSteps<Choice, Board> {
  const known = demos.get(rules.id) as DemoSteps<Choice, Board> | undefined
  if (known) return known
  const play = new DemoSteps(rules, (session: StepSession<Choice, Board>) => countEnd(session, true))
  demos.set(rules.id, play)
  return play
}

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
    addEventListener('focus', look)
    addEventListener('online', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', look)
      removeEventListener('online', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [server])
}
