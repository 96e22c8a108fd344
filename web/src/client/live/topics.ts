// The topics to subscribe to, how a delta changes their state, and the calls that return the same state.

import type { CrashContract } from '@glasshouse/rulebook/games/crash/contract'
import type { WingoContract } from '@glasshouse/rulebook/games/wingo/contract'
import type { HomeContract } from '@glasshouse/rulebook/wire/home'
import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import type { OwnCrashBets } from '@glasshouse/rulebook/wire/play/crash-engine'
import type { LiveBets, LiveRound, LiveSync, RoundSync } from '@glasshouse/rulebook/wire/realtime'
import type { PlayersContract } from '@glasshouse/rulebook/wire/account/players'
import { CallError, caller } from '../call.ts'
import { callCrash, crashKey } from './crash-calls.ts'
import { live, type Topic } from './live.ts'

const SAME_ANSWER_MS = 250
const GAME_PAUSED = 1301
/** Without a socket the state is asked for twice a second, and an answer takes a moment. */
const POLLED_EVERY_MS = 750

/** Round and bets are null while the game is paused; `sync` says how far the round has come. */
export interface CrashTopics {
  readonly round: Topic<LiveRound | null>
  readonly bets: Topic<LiveBets | null>
  readonly mine: Topic<OwnCrashBets>
  readonly sync: Topic<RoundSync>
}

const quiet = { quiet: true }
const callHome = caller<HomeContract>()
const callPlayer = caller<PlayersContract>()

/** The same value for the same game, so that whoever follows a topic does not follow it anew. */
function perGame<T>(make: (game: string) => T): (game: string) => T {
  const made = new Map<string, T>()
  return (game) => {
    const known = made.get(game) ?? make(game)
    made.set(game, known)
    return known
  }
}

/** The topics of a crash game. */
export const crashTopics = perGame((game): CrashTopics => {
  const state = stateOf(game)
  return {
    round: { name: `round:${game}`, fetch: state, serverNow: (round) => round?.serverNow },
    bets: { name: `bets:${game}`, merge: mergeBets, fetch: async () => betsOf(await state()) },
    mine: { name: `mine:${game}`, own: true, fetch: async () => (await state()) ?? { my: null, next: null } },
    sync: {
      name: `sync:${game}`,
      fetch: async () => syncOf(await state()),
      serverNow: (sync) => sync.serverNow,
      everyMs: (sync) => sync.everyMs,
    },
  }
})

type CrashView = OutputOf<CrashContract, 'GET /api/crash'>

/** One call serves all topics of a game, and sets the clock too. */
function stateOf(game: string): () => Promise<CrashView | null> {
  let last: { readonly atMs: number; readonly answer: Promise<CrashView | null> } | undefined
  return () => {
    const sentMs = performance.now()
    if (last && sentMs - last.atMs < SAME_ANSWER_MS) return last.answer
    const answer = callCrash(crashKey(game, 'GET /api/crash'), {}, quiet).then(
      (state) => {
        live.clock.sample(sentMs, state.serverNow, performance.now())
        return state
      },
      (error: unknown) => {
        if (error instanceof CallError && error.errno === GAME_PAUSED) return null
        throw error
      },
    )
    last = { atMs: sentMs, answer }
    return answer
  }
}

function betsOf(state: CrashView | null): LiveBets | null {
  if (!state) return null
  const { epoch, index, playerCount, totalGold, players } = state
  return { epoch, index, playerCount, totalGold, bets: players }
}

function syncOf(state: CrashView | null): RoundSync {
  const running =
    state && state.elapsedMs !== null ? { epoch: state.epoch, index: state.index, elapsedMs: state.elapsedMs } : null
  return { serverNow: state?.serverNow ?? live.serverNow(), everyMs: POLLED_EVERY_MS, running }
}

/** The progress of all crash rounds together, and a sign of life for screens that have no other. */
export const syncTopic: Topic<LiveSync> = {
  name: 'sync',
  serverNow: (sync) => sync.serverNow,
  everyMs: (sync) => sync.everyMs,
}

/** A delta carries only the bets that changed; that of another round replaces the state. */
export function mergeBets(state: LiveBets | null, delta: LiveBets | null): LiveBets | null {
  if (!state || !delta || state.epoch !== delta.epoch || state.index !== delta.index) return delta
  const changed = new Map(delta.bets.map((bet) => [bet.id, bet]))
  const kept = state.bets.filter((bet) => !changed.has(bet.id))
  return { ...delta, bets: [...kept, ...delta.bets].toSorted((a, b) => b.gold - a.gold || a.id - b.id) }
}

/** What a tile wants to know of a draw. */
export interface DrawRound {
  readonly phase: 'betting' | 'locked' | 'draw' | 'result'
  readonly lockTime: number
  readonly outcome: unknown
  readonly serverNow: number
}

const callDraw = caller<WingoContract>()

/** The round of a lottery. Wingo's contract stands for all four. */
export const drawTopic = perGame((game): Topic<DrawRound | null> => ({
  name: `round:${game}`,
  fetch: () => callDraw('GET /api/wingo'.replace('wingo', game) as 'GET /api/wingo', {}, quiet),
  serverNow: (round) => round?.serverNow,
}))

export const balanceTopic: Topic<{ readonly balance: number }> = {
  name: 'balance',
  own: true,
  fetch: async () => ({ balance: (await callPlayer('GET /api/user/only_balance', {}, quiet)).gold }),
}

export type LiveWins = OutputOf<HomeContract, 'GET /api/home/v2/broadcast'>
export const broadcastTopic: Topic<LiveWins> = {
  name: 'broadcast',
  fetch: () => callHome('GET /api/home/v2/broadcast', {}, quiet),
}
