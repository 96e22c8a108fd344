// The topics to subscribe to, how a delta changes their state, and the calls that return the same state.

import type { CrashContract } from '@glasshouse/rulebook/games/crash/contract'
import type { WingoContract } from '@glasshouse/rulebook/games/wingo/contract'
import type { HomeContract } from '@glasshouse/rulebook/wire/home'
import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import type { OwnCrashBets } from '@glasshouse/rulebook/wire/play/crash-engine'
import type { LiveBets, LiveRound, LiveSync, RoundSync } from '@glasshouse/rulebook/wire/realtime'
import type { PlayersContract } from '@glasshouse/rulebook/wire/account/players'
import { CallError, caller } from '../call.ts'
import { onePerGame } from './per-game.ts'
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

const crashTopicsPerGame = onePerGame()
const drawTopicPerGame = onePerGame()

/** The topics of a crash game. */
export const crashTopics = (game: string): CrashTopics => crashTopicsPerGame(game, () => createCrashTopics(game))

function createCrashTopics(game: string): CrashTopics {
  const state = roundState(() => callCrash(crashKey(game, 'GET /api/crash'), {}, quiet))
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
}

type CrashView = OutputOf<CrashContract, 'GET /api/crash'>

/** One call serves all topics of a game, and sets the clock too. Null while the game is paused. */
export function roundState<State extends { readonly serverNow: number }>(
  ask: () => Promise<State>,
): () => Promise<State | null> {
  let last: { readonly atMs: number; readonly answer: Promise<State | null> } | undefined
  return () => {
    const sentMs = performance.now()
    if (last && sentMs - last.atMs < SAME_ANSWER_MS) return last.answer
    const answer = ask().then(
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

interface RoundBets {
  readonly epoch: number
  readonly index: number
  readonly bets: readonly { readonly id: number; readonly gold: number }[]
}

/** A delta carries only the bets that changed; that of another round replaces the state. */
export function mergeBets<Bets extends RoundBets>(state: Bets | null, delta: Bets | null): Bets | null {
  if (!state || !delta || state.epoch !== delta.epoch || state.index !== delta.index) return delta
  const changed = new Set(delta.bets.map(({ id }) => id))
  const kept = state.bets.filter(({ id }) => !changed.has(id))
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
export const drawTopic = (game: string): Topic<DrawRound | null> =>
  drawTopicPerGame(game, () => ({
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
