// Plays all twelve games through the API and records the responses about it.

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
import type { LotteryHost, CrashHost } from './verifier-tables.ts'
import { strictLog } from '../support/logs.ts'

const REGISTERED_AT_ONCE = 40
/** How long a round runs in real time with players who cash out; some rounds pass the first cash-out. */
const FLOWN_MS = 300

/** A deterministic random number generator. */
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

/** A call that must succeed. */
async function done<T>(answer: Promise<Answer<T>>): Promise<T> {
  const { errno, message, data } = await answer
  if (errno !== 0) throw new Error(`${errno} ${message}`)
  return data
}

export async function register(server: TestServer, count: number): Promise<string[]> {
  const tokens: string[] = []
  while (tokens.length < count) {
    const registrations = Array.from({ length: Math.min(REGISTERED_AT_ONCE, count - tokens.length) }, () =>
      server.player(),
    )
    tokens.push(...(await Promise.all(registrations)).map(({ token }) => token))
  }
  return tokens
}

/** One player plays each of the four own-seed games this many times. */
export async function playOwnGames(server: TestServer, token: string, turns: number, random: Luck): Promise<void> {
  // Retries with the same request id when the server is busy.
  const post = async <T>(path: string, body: object): Promise<T> => {
    const request = { requestId: randomUUID(), ...body }
    for (;;) {
      const answer = await server.call<T>(`POST /api/${path}`, request, token)
      if (answer.errno !== refusals.busy.errno) return await done(Promise.resolve(answer))
      await sleep(100)
    }
  }
  const gold = () => 100 * (1 + random.below(3))
  for (let turn = 0; turn < turns; turn++) {
    const direction = random.of(['lower', 'higher'])
    const number = direction === 'lower' ? 1000 + random.below(97_000) : 2000 + random.below(97_000)
    await Promise.all([
      post('roller', { gold: gold() + random.below(99), direction, number }),
      post('turntable/join', { gold: gold(), risk: random.of(['low', 'medium', 'high']) }),
      // The most expensive card is not sold once the bankroll is a little below its start.
      post('scratch/join', { gold: random.of([100, 200]) }),
      sweep(post, random, gold()),
    ])
  }
}

type Post = <T>(path: string, body: object) => Promise<T>
interface Session {
  readonly session: { readonly id: number; readonly state: string; readonly lastStep: number }
}

async function sweep(post: Post, random: Luck, gold: number): Promise<void> {
  const mines = random.below(4) === 0 ? 24 : 1 + random.below(12)
  let { session } = await post<Session>('minesweeper/join', { gold, mines })
  const cells = random.some(
    Array.from({ length: TILES }, (_, cell) => cell),
    1 + random.below(3),
  )
  for (const cell of cells) {
    if (session.state !== 'placed') return
    ;({ session } = await post<Session>('minesweeper/reveal', { sessionId: session.id, cell }))
  }
  if (session.state === 'placed') await post('minesweeper/jump', { sessionId: session.id })
}

/** A Minesweeper game that is abandoned for a day. */
export async function leaveAlone(server: TestServer, token: string): Promise<void> {
  const { db } = server
  const body = { gold: 700, mines: 3, requestId: randomUUID() }
  const { session } = await done(server.call<Session>('POST /api/minesweeper/join', body, token))
  await db.commit('update step_games set touched_at = 0 where bet_id = $1', [session.id])
  const seeds = new Seeds(db, openVault(Buffer.from(SECRET_KEY, 'hex')))
  await new StepEngine({ db, rules: minesweeper, seeds, bankroll: new Bankroll(db), log: strictLog }).expire()
}

/** Reveals a player's seeds and fetches everything played with them. */
export async function exported(server: TestServer, token: string): Promise<string> {
  type Rotated = { revealed: { seedPairId: number; bets: number } }
  const body = { clientSeed: `after-${randomUUID().slice(0, 8)}` }
  const { revealed } = await done(server.call<Rotated>('POST /api/fair/rotate', body, token))
  return await fetchBody(server, `/api/fair/export/${revealed.seedPairId}`, token)
}

/** The raw body of a response. */
export async function fetchBody(server: TestServer, url: string, token = ''): Promise<string> {
  const { statusCode, body } = await server.app.httpServer.inject({ method: 'GET', url, headers: { token } })
  if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${body}`)
  return body
}

const CHOICES: Readonly<Record<string, (random: Luck) => object>> = {
  roulette: (random) => ({ colour: random.of(['red', 'blue', 'purple', 'green', 'gold']) }),
  wingo: (random) => ({
    selections: random.some(['green', 'red', 'violet', '0', '3', '5', '7', '8'], 1 + random.below(3)),
  }),
  fruit: (random) => ({
    selections: random.some(['cherry', 'lemon', 'orange', 'grape', 'melon', 'star'], 1 + random.below(3)),
  }),
  lucky3: (random) => random.of(random.below(2) === 0 ? TICKETS : TICKETS.filter(({ pick }) => pick.length < 3)),
}
const TICKETS = [...lucky3.choices()]

/** Plays lottery rounds with bets of all players until there are enough bets; returns the last round's number. */
export async function playDraws<C, O>(
  server: TestServer,
  host: LotteryHost<C, O>,
  tokens: readonly string[],
  { bets, perRound, random }: { bets: number; perRound: number; random: Luck },
): Promise<number> {
  const { id } = host.rules
  const join = async (token: string): Promise<number> => {
    const choice = CHOICES[id]?.(random) ?? {}
    const parts = 'selections' in choice ? (choice.selections as unknown[]).length : 1
    const body = { gold: 100 * parts, requestId: randomUUID(), ...choice }
    const { errno, message } = await server.call(`POST /api/${id}/join`, body, token)
    // A round at its loss limit accepts no more bets; nothing else may fail.
    if (errno !== 0 && errno !== refusals.roundFull.errno) throw new Error(`${errno} ${message}`)
    return errno === 0 ? 1 : 0
  }
  let [last, accepted] = [0, 0]
  while (accepted < bets) {
    await host.window()
    const joins = tokens.flatMap((token) => Array.from({ length: perRound }, () => join(token)))
    accepted += (await Promise.all(joins)).reduce((sum, one) => sum + one, 0)
    last = await host.finish()
  }
  return last
}

interface Flown {
  readonly bet: { readonly id: number; readonly state: string }
}

/** Plays crash rounds with a bet of every player until there are enough bets; returns the last round's number. */
export async function playCrashRounds(
  server: TestServer,
  host: CrashHost,
  tokens: readonly string[],
  { bets, random }: { bets: number; random: Luck },
): Promise<number> {
  const { id, autoBy } = host.rules
  const auto = () => (random.below(2) === 0 ? null : autoBy === 'step' ? 1 + random.below(6) : 101 + random.below(250))
  const gold = () => (random.below(20) === 0 ? 5000 : 100 * (1 + random.below(4)))
  const join = (token: string) =>
    server.call<Flown>(`POST /api/${id}/join`, { gold: gold(), auto: auto(), requestId: randomUUID() }, token)
  let last = 0
  for (let round = 0; round * (tokens.length - 1) < bets; round++) {
    await host.window()
    const joined = (await Promise.all(tokens.map(join))).flatMap(({ data }, i) =>
      data?.bet.state === 'placed' ? [{ token: tokens[i] as string, betId: data.bet.id }] : [],
    )
    // One player cancels and queues for the next round.
    const back = joined.shift()
    if (back) await done(server.call(`POST /api/${id}/cancel`, { betId: back.betId }, back.token))
    const variant = round % 6
    if (variant === 5) last = await host.neverStart()
    else {
      await host.start()
      if (back) await join(back.token)
      await runAndCashOut(server, host, joined, random, variant === 0)
      last = await (variant === 4 ? host.interrupt() : host.finish())
    }
  }
  return last
}

/** Every third player cashes out at a random time early in the round. */
async function runAndCashOut(
  server: TestServer,
  host: CrashHost,
  joined: readonly { token: string; betId: number }[],
  random: Luck,
  isLong: boolean,
): Promise<void> {
  const { id, firstMultiplier, reachedAtMs } = host.rules
  const runMs = FLOWN_MS + (isLong ? reachedAtMs(firstMultiplier) : 0)
  const cashOuts = joined
    .filter(() => random.below(3) === 0)
    .map(async ({ token, betId }) => {
      await sleep(random.below(runMs))
      // Too late or interrupted are valid responses too.
      await server.call(`POST /api/${id}/jump`, { betId, requestId: randomUUID() }, token)
    })
  await Promise.all([host.run(runMs), ...cashOuts])
}

/** The server's responses about all rounds up to this one, one per line. */
export async function roundAnswers(server: TestServer, game: string, last: number): Promise<string> {
  const responses = [await fetchBody(server, '/api/fair/manifest/1')]
  for (let index = 1; index <= last; index++)
    for (const what of ['round', 'book'])
      responses.push(await fetchBody(server, `/api/fair/${what}/${game}/1/${index}`))
  return responses.map((line) => `${line}\n`).join('')
}
