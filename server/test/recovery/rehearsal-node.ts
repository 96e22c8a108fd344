// A server process of the rehearsal, and players who bet on it without pause.

import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { callServer } from '../rehearsal/call-server.ts'
import { registration, roll, type Answer } from '../support/open-server.ts'

export interface Guest {
  readonly token: string
}

interface Round {
  readonly epoch: number
  readonly index: number
  readonly hash: string
  readonly incident: string | null
}

/** One bet on every game. */
const STAKES: readonly [string, object][] = [
  ['POST /api/roller', { gold: 100, direction: 'lower', number: 50_000 }],
  ['POST /api/turntable/join', { gold: 100, risk: 'low' }],
  ['POST /api/scratch/join', { gold: 100 }],
  ['POST /api/minesweeper/join', { gold: 100, mines: 1 }],
  ['POST /api/crash/join', { gold: 100, auto: 150 }],
  ['POST /api/bomb/join', { gold: 100, auto: 150 }],
  ['POST /api/football/join', { gold: 100, auto: 2 }],
  ['POST /api/richbomb/join', { gold: 100, auto: 2 }],
  ['POST /api/roulette/join', { gold: 100, colour: 'red' }],
  ['POST /api/wingo/join', { gold: 100, selections: ['red'] }],
  ['POST /api/fruit/join', { gold: 100, selections: ['cherry'] }],
  ['POST /api/lucky3/join', { gold: 100, type: 'big', pick: '' }],
]

/** Settings of a node of a rehearsal, which keeps its files in this folder. */
export const rehearsalSettings = (folder: string) => ({
  MODE: 'sandbox',
  PORT: '0',
  DATA_DIR: folder,
  MARK_FILE: path.join(folder, 'mark.json'),
  SECRET_KEY: randomBytes(32).toString('hex'),
  RATE_FACTOR: '0',
  LOG_LEVEL: 'silent',
  CHAIN_LENGTH: '2000',
  PASSWORD_MEMORY_KIB: '64',
})

export class RehearsalNode {
  readonly #process: ChildProcess
  readonly #url: string

  private constructor(child: ChildProcess, url: string) {
    this.#process = child
    this.#url = url
  }

  static async start(env: Readonly<Record<string, string>>): Promise<RehearsalNode> {
    const script = path.join(import.meta.dirname, '..', 'faults', 'house', 'house-process.ts')
    const child = spawn(process.execPath, [script], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    for await (const line of createInterface({ input: child.stdout })) {
      if (line.startsWith('open ')) return new RehearsalNode(child, line.slice(5))
    }
    throw new Error('the server ended before it was open')
  }

  kill(): void {
    this.#process.kill('SIGKILL')
  }

  call = <T>(key: string, body?: object, token = ''): Promise<Answer<T>> => callServer(this.#url, key, body, token)

  async guest(): Promise<Guest> {
    const { data } = await this.call<Guest>('POST /api/user/register', registration())
    await this.call('POST /api/fair/rotate', { clientSeed: 'before' }, data.token)
    return data
  }

  stakes = (): [string, object][] => STAKES.map(([call, body]) => [call, { ...body, requestId: randomUUID() }])

  roll = (): object => roll()

  /** Bets on every game, again and again. Refusals are part of play: a round may be closed. */
  async play({ token }: Guest, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      for (const [call, body] of this.stakes()) await this.call(call, body, token)
      await sleep(50)
    }
  }

  /** Joins a round of roulette and waits for its result. */
  async settledRound({ token }: Guest, withinMs: number): Promise<Round> {
    const deadline = Date.now() + withinMs
    const bet = (): object => ({ gold: 100, colour: 'red', requestId: randomUUID() })
    while ((await this.call('POST /api/roulette/join', bet(), token)).errno !== 0) {
      if (Date.now() > deadline) throw new Error('no round has opened')
      await sleep(200)
    }
    const { epoch, index } = (await this.call<Round>('GET /api/roulette', undefined, token)).data
    for (;;) {
      const { data } = await this.call<Round & { totalPayout: number | null }>(
        `GET /api/fair/round/roulette/${epoch}/${index}`,
      )
      if (data.totalPayout !== null) return data
      if (Date.now() > deadline) throw new Error('the round has not ended')
      await sleep(200)
    }
  }
}
