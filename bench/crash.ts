// Hundreds of players who join a crash round in its last half second, and cash out at the same time: how many are answered
// per second, and how long the slowest wait. The reference is as many plain bets of the same players, sent at once over the
// same connections after each round.

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CrashBet, CrashRound } from '@glasshouse/rulebook/wire/play/crash-engine'
import type { Envelope } from '@glasshouse/rulebook/wire/endpoint'
import { startServer } from '../scripts/support/server-process.ts'
import { Crowd, type Burst } from './crowd.ts'
import { median } from './figures.ts'
import { registerPlayers } from './players.ts'
import { freshDatabase } from './postgres.ts'
import { reportRows } from './report-rows.ts'

const PLAYERS = 400
const ROUNDS = 5
const GOLD = 100
/** Crash games on a curve: a cash-out is possible almost at once. */
const GAMES = ['crash', 'bomb']
const BEFORE_LOCK_MS = 500
const RUNNING_MS = 400
const POLL_MS = 50

type State = CrashRound & { readonly serverNow: number }
type Figures = Pick<Burst<unknown>, 'perSecond' | 'p99Ms'>

async function main(): Promise<void> {
  const database = await freshDatabase('glasshouse_bench_crash')
  try {
    const env = { RATE_FACTOR: '0', LOG_LEVEL: 'warn', DATABASE_URL: database.url }
    const server = await startServer({ env })
    const crowd = new Crowd(server.url)
    try {
      console.log(`Registering ${PLAYERS} players.`)
      const tokens = await registerPlayers(server.url, PLAYERS)
      // Opens the connections; not counted.
      await bet(crowd, tokens)
      await measure(server.url, crowd, tokens)
    } finally {
      crowd.close()
      await server.stop()
    }
  } finally {
    await database.drop()
  }
}

async function measure(url: string, crowd: Crowd, tokens: readonly string[]): Promise<void> {
  const [joins, cashOuts, bets]: [Figures[], Figures[], Figures[]] = [[], [], []]
  while (cashOuts.length < ROUNDS) {
    const game = await nextLock(url)
    const joined = await join(crowd, game, tokens)
    joins.push(joined)
    const inTime = joined.answers.map(({ data }) => data?.bet).map((each) => (each?.state === 'placed' ? each.id : 0))
    const cashedOut = await cashOut(url, crowd, game, tokens, inTime)
    const plain = await bet(crowd, tokens)
    bets.push(plain)
    const count = inTime.filter(Boolean).length
    console.log(
      `  ${game}: ${describe('joins', joined)}, ${count} in time; ${cashedOut ? describe('cash-outs', cashedOut) : 'busted before the cash-outs'}; ${describe('plain bets', plain)}`,
    )
    if (cashedOut) cashOuts.push(cashedOut)
  }
  const pair = (what: string, ours: readonly Figures[]): void => {
    const of = (figures: readonly Figures[], name: keyof Figures): number => median(figures.map((each) => each[name]))
    const plain = `${PLAYERS} plain bets at once`
    reportRows(
      {
        what: `${PLAYERS} ${what}`,
        figure: of(ours, 'perSecond'),
        unit: '/s',
        reference: { what: plain, figure: of(bets, 'perSecond') },
      },
      {
        what: `${PLAYERS} ${what}, p99`,
        figure: of(ours, 'p99Ms'),
        unit: 'ms',
        reference: { what: plain, figure: of(bets, 'p99Ms') },
      },
    )
  }
  pair('joins at once just before the lock', joins)
  pair('cash-outs at once in a running round', cashOuts)
}

const describe = (what: string, { perSecond, p99Ms }: Figures): string =>
  `${perSecond.toFixed(0)} ${what}/s, p99 ${p99Ms.toFixed(0)} ms`

/** Waits for the game that locks next; resolves half a second before it does. */
async function nextLock(url: string): Promise<string> {
  for (;;) {
    const states = await Promise.all(GAMES.map(async (game) => ({ game, state: await stateOf(url, game) })))
    const open = states
      .map(({ game, state }) => ({ game, leftMs: bettingLeftMs(state) - BEFORE_LOCK_MS }))
      .filter(({ leftMs }) => leftMs > 0)
      .toSorted((a, b) => a.leftMs - b.leftMs)
    if (open[0]) {
      await sleep(open[0].leftMs)
      return open[0].game
    }
    await sleep(POLL_MS)
  }
}

const bettingLeftMs = ({ phase, phaseEndsAt, serverNow }: State): number =>
  phase === 'betting' ? (phaseEndsAt ?? 0) - serverNow : 0

async function stateOf(url: string, game: string): Promise<State> {
  const { data } = (await (await fetch(`${url}/api/${game}`)).json()) as Envelope<State>
  if (!data) throw new Error(`${game} has no round`)
  return data
}

/** Bets that were too late for this round are cancelled, so that everyone can join the next. */
async function join(crowd: Crowd, game: string, tokens: readonly string[]): Promise<Burst<{ bet: CrashBet }>> {
  const joined = await crowd.send<{ bet: CrashBet }>(
    tokens.map((token) => ({ path: `/api/${game}/join`, token, body: { gold: GOLD, requestId: randomUUID() } })),
  )
  throwOnRefusal('join', joined)
  const late = joined.answers.flatMap(({ data }, i) =>
    data?.bet.state === 'queued'
      ? [{ path: `/api/${game}/cancel`, token: tokens[i] ?? '', body: { betId: data.bet.id } }]
      : [],
  )
  if (late.length > 0) await crowd.send(late)
  return joined
}

/** Null where the round ended before everyone had cashed out. */
async function cashOut(
  url: string,
  crowd: Crowd,
  game: string,
  tokens: readonly string[],
  betIds: readonly number[],
): Promise<Figures | null> {
  let state = await stateOf(url, game)
  for (; state.phase === 'betting' || state.phase === 'locked'; state = await stateOf(url, game)) await sleep(POLL_MS)
  if (state.phase !== 'running') return null
  await sleep(Math.max(0, (state.startedAt ?? 0) + RUNNING_MS - state.serverNow))
  const requests = betIds.flatMap((betId, i) =>
    betId > 0 ? [{ path: `/api/${game}/jump`, token: tokens[i] ?? '', body: { betId, requestId: randomUUID() } }] : [],
  )
  const cashedOut = await crowd.send(requests)
  return requests.length > 0 && cashedOut.answers.every(({ errno }) => errno === 0) ? cashedOut : null
}

async function bet(crowd: Crowd, tokens: readonly string[]): Promise<Figures> {
  const plain = { gold: GOLD, direction: 'lower', number: 50_000 }
  const bets = await crowd.send(
    tokens.map((token) => ({ path: '/api/roller', token, body: { ...plain, requestId: randomUUID() } })),
  )
  throwOnRefusal('bet', bets)
  return bets
}

function throwOnRefusal(what: string, { answers }: Burst<unknown>): void {
  const refused = answers.filter(({ errno }) => errno !== 0)
  if (refused[0]) throw new Error(`${refused.length} times ${what} was refused: ${refused[0].message}`)
}

await main()
