// Plays all twelve games by calls, as players do, and writes down what the house answers about it.

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { refusals } from '@glasshouse/rulebook/refusals/refusals'
import { minesweeper, TILES } from '@glasshouse/rulebook/games/minesweeper/rules'
import { lucky3 } from '@glasshouse/rulebook/games/lucky3/rules'
import { openVault } from '../../src/platform/db/vault.ts'
import { Bankroll } from '../../src/play/risk/bankroll.ts'
import { StepEngine } from '../../src/play/engines/steps.ts'
import { Seeds } from '../../src/play/fairness/seeds.ts'
import { SECRET_KEY } from '../support/crash-table.ts'
import type { Answer, TestServer } from '../support/open-server.ts'
import type { DrawHost, FlightHost } from './verifier-tables.ts'

const REGISTERED_AT_ONCE = 40
/** How long a flight is flown in real time, with players who jump; some flights beyond the first chance to leave. */
const FLOWN_MS = 300

/** A stream of numbers that is the same in every run. */
export class Luck {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  below(n: number): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((this.#state / 2 ** 32) * n)
  }

  of<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T
  }

  some<T>(list: readonly T[], count: number): T[] {
    return list.toSorted(() => this.below(3) - 1).slice(0, count)
  }
}

/** A call that must be answered. */
async function done<T>(answer: Promise<Answer<T>>): Promise<T> {
  const { errno, message, data } = await answer
  if (errno !== 0) throw new Error(`${errno} ${message}`)
  return data
}

export async function register(server: TestServer, count: number): Promise<string[]> {
  const tokens: string[] = []
  while (tokens.length < count) {
    const people = Array.from({ length: Math.min(REGISTERED_AT_ONCE, count - tokens.length) }, () => server.player())
    tokens.push(...(await Promise.all(people)).map(({ token }) => token))
  }
  return tokens
}

/** One player plays each of the four games of one's own, so many times. */
export async function playOwnGames(server: TestServer, token: string, turns: number, luck: Luck): Promise<void> {
  // A busy house is asked again, with the same request.
  const post = async <T>(path: string, body: object): Promise<T> => {
    const request = { requestId: randomUUID(), ...body }
    for (;;) {
      const answer = await server.call<T>(`POST /api/${path}`, request, token)
      if (answer.errno !== refusals.busy.errno) return await done(Promise.resolve(answer))
      await sleep(100)
    }
  }
  const gold = () => 100 * (1 + luck.below(3))
  for (let turn = 0; turn < turns; turn++) {
    const direction = luck.of(['lower', 'higher'])
    const number = direction === 'lower' ? 1000 + luck.below(97_000) : 2000 + luck.below(97_000)
    await Promise.all([
      post('roller', { gold: gold() + luck.below(99), direction, number }),
      post('turntable/join', { gold: gold(), risk: luck.of(['low', 'medium', 'high']) }),
      // The dearest card is taken off the shelf as soon as the bankroll is a little below its start.
      post('scratch/join', { gold: luck.of([100, 200]) }),
      sweep(post, luck, gold()),
    ])
  }
}

type Post = <T>(path: string, body: object) => Promise<T>
interface Session {
  readonly session: { readonly id: number; readonly state: string; readonly lastStep: number }
}

async function sweep(post: Post, luck: Luck, gold: number): Promise<void> {
  const mines = luck.below(4) === 0 ? 24 : 1 + luck.below(12)
  let { session } = await post<Session>('minesweeper/join', { gold, mines })
  const cells = luck.some(
    Array.from({ length: TILES }, (_, cell) => cell),
    1 + luck.below(3),
  )
  for (const cell of cells) {
    if (session.state !== 'placed') return
    ;({ session } = await post<Session>('minesweeper/reveal', { sessionId: session.id, cell }))
  }
  if (session.state === 'placed') await post('minesweeper/jump', { sessionId: session.id })
}

/** A game of Minesweeper that is left alone for a day. */
export async function leaveAlone(server: TestServer, token: string): Promise<void> {
  const { db } = server
  const body = { gold: 700, mines: 3, requestId: randomUUID() }
  const { session } = await done(server.call<Session>('POST /api/minesweeper/join', body, token))
  await db.commit('update step_games set touched_at = 0 where bet_id = $1', [session.id])
  const seeds = new Seeds(db, openVault(Buffer.from(SECRET_KEY, 'hex')))
  await new StepEngine({ db, rules: minesweeper, seeds, bankroll: new Bankroll(db) }).expire()
}

/** Reveals a player's seeds and fetches all that was played with them, as the house answers it. */
export async function exported(server: TestServer, token: string): Promise<string> {
  type Rotated = { revealed: { seedPairId: number; bets: number } }
  const body = { clientSeed: `after-${randomUUID().slice(0, 8)}` }
  const { revealed } = await done(server.call<Rotated>('POST /api/fair/rotate', body, token))
  return await fetched(server, `/api/fair/export/${revealed.seedPairId}`, token)
}

/** The body of an answer, as it came. */
export async function fetched(server: TestServer, url: string, token = ''): Promise<string> {
  const { statusCode, body } = await server.house.httpServer.inject({ method: 'GET', url, headers: { token } })
  if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${body}`)
  return body
}

const CHOICES: Readonly<Record<string, (luck: Luck) => object>> = {
  roulette: (luck) => ({ colour: luck.of(['red', 'blue', 'purple', 'green', 'gold']) }),
  wingo: (luck) => ({ selections: luck.some(['green', 'red', 'violet', '0', '3', '5', '7', '8'], 1 + luck.below(3)) }),
  fruit: (luck) => ({
    selections: luck.some(['cherry', 'lemon', 'orange', 'grape', 'melon', 'star'], 1 + luck.below(3)),
  }),
  lucky3: (luck) => luck.of(luck.below(2) === 0 ? TICKETS : TICKETS.filter(({ pick }) => pick.length < 3)),
}
const TICKETS = [...lucky3.choices()]

/** Draws with bets of all players, until there have been enough; answers the number of the last round. */
export async function playDraws<C, O>(
  server: TestServer,
  host: DrawHost<C, O>,
  tokens: readonly string[],
  { bets, perRound, luck }: { bets: number; perRound: number; luck: Luck },
): Promise<number> {
  const { id } = host.rules
  const join = async (token: string): Promise<number> => {
    const choice = CHOICES[id]?.(luck) ?? {}
    const parts = 'selections' in choice ? (choice.selections as unknown[]).length : 1
    const body = { gold: 100 * parts, requestId: randomUUID(), ...choice }
    const { errno, message } = await server.call(`POST /api/${id}/join`, body, token)
    // A round that would have to pay too much takes no more bets; nothing else may go wrong.
    if (errno !== 0 && errno !== refusals.roundFull.errno) throw new Error(`${errno} ${message}`)
    return errno === 0 ? 1 : 0
  }
  let [last, taken] = [0, 0]
  while (taken < bets) {
    await host.window()
    const joins = tokens.flatMap((token) => Array.from({ length: perRound }, () => join(token)))
    taken += (await Promise.all(joins)).reduce((sum, one) => sum + one, 0)
    last = await host.finish()
  }
  return last
}

interface Flown {
  readonly bet: { readonly id: number; readonly state: string }
}

/** Flights with a bet of every player until there have been enough bets; answers the number of the last round. */
export async function playFlights(
  server: TestServer,
  host: FlightHost,
  tokens: readonly string[],
  { bets, luck }: { bets: number; luck: Luck },
): Promise<number> {
  const { id, autoBy } = host.rules
  const auto = () => (luck.below(2) === 0 ? null : autoBy === 'step' ? 1 + luck.below(6) : 101 + luck.below(250))
  const gold = () => (luck.below(20) === 0 ? 5000 : 100 * (1 + luck.below(4)))
  const join = (token: string) =>
    server.call<Flown>(`POST /api/${id}/join`, { gold: gold(), auto: auto(), requestId: randomUUID() }, token)
  let last = 0
  for (let round = 0; round * (tokens.length - 1) < bets; round++) {
    await host.window()
    const joined = (await Promise.all(tokens.map(join))).flatMap(({ data }, i) =>
      data?.bet.state === 'placed' ? [{ token: tokens[i] as string, betId: data.bet.id }] : [],
    )
    // One takes the bet back, and while the others fly waits for the next round.
    const back = joined.shift()
    if (back) await done(server.call(`POST /api/${id}/cancel`, { betId: back.betId }, back.token))
    const way = round % 6
    if (way === 5) last = await host.neverStart()
    else {
      await host.start()
      if (back) await join(back.token)
      await flyAndJump(server, host, joined, luck, way === 0)
      last = await (way === 4 ? host.interrupt() : host.finish())
    }
  }
  return last
}

/** Every third player jumps, at any moment of a flight's first part. */
async function flyAndJump(
  server: TestServer,
  host: FlightHost,
  joined: readonly { token: string; betId: number }[],
  luck: Luck,
  isLong: boolean,
): Promise<void> {
  const { id, firstMultiplier, reachedAtMs } = host.rules
  const flownMs = FLOWN_MS + (isLong ? reachedAtMs(firstMultiplier) : 0)
  const jumps = joined
    .filter(() => luck.below(3) === 0)
    .map(async ({ token, betId }) => {
      await sleep(luck.below(flownMs))
      // That it is too late, or the round was just cut off, is an answer too.
      await server.call(`POST /api/${id}/jump`, { betId, requestId: randomUUID() }, token)
    })
  await Promise.all([host.fly(flownMs), ...jumps])
}

/** Everything about a game's rounds up to this one, as the house answers it: one answer on each line. */
export async function roundAnswers(server: TestServer, game: string, last: number): Promise<string> {
  const lines = [await fetched(server, '/api/fair/manifest/1')]
  for (let index = 1; index <= last; index++)
    for (const what of ['round', 'book']) lines.push(await fetched(server, `/api/fair/${what}/${game}/1/${index}`))
  return lines.map((line) => `${line}\n`).join('')
}
