// A player who bets without pause while nodes are replaced, and remembers every answer. Like a browser, the player repeats
// a request with the same id until it is answered.

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

const ANSWER_MS = 20_000
const PAUSE_MS = 150
/** A request may be repeated for this long; then it counts as lost. */
const LOST_MS = 60_000

/** Refusals after which a client sends the same request again. */
const RETRYABLE = new Map([
  [503, 'unavailable'],
  [1007, 'busy'],
  [1008, 'too many requests'],
])
/** Refusals that belong to a game: the round is closed, or the player is already in it. */
const OF_THE_GAME = new Set([1101, 1102])
const TERMS_CHANGED = 1096
/** Not taken, because the win would not be covered. */
const UNCOVERED = 1005

interface Envelope<T> {
  readonly errno: number
  readonly message: string
  readonly data: T
}

interface AnsweredBet {
  readonly requestId: string
  readonly id: number
  readonly game: string
}

/** What happened to all players. */
export interface Figures {
  calls: number
  bets: number
  /** Repeated requests, by their reason. */
  readonly repeats: Map<string, number>
  /** How many accepted a newer agreement. */
  agreed: number
  /** Bets that were refused because the round could not cover them. */
  uncovered: number
  readonly faults: string[]
}

export const noFigures = (): Figures => ({ calls: 0, bets: 0, repeats: new Map(), agreed: 0, uncovered: 0, faults: [] })

export class Bettor {
  readonly bets: AnsweredBet[] = []
  readonly #url: string
  readonly #figures: Figures
  #token = ''

  private constructor(url: string, figures: Figures) {
    this.#url = url
    this.#figures = figures
  }

  static async register(url: string, figures: Figures, number: number): Promise<Bettor> {
    const bettor = new Bettor(url, figures)
    const password = randomUUID()
    const phone = `+336123458${String(number).padStart(2, '0')}`
    const form = { phone, password, confirmPassword: password, adult: true, agreement: true }
    bettor.#token = await bettor.#done<string>('GET /api/auth')
    bettor.#token = (await bettor.#done<{ token: string }>('POST /api/user/register', form)).token
    await bettor.#done('POST /api/fair/rotate', { clientSeed: 'upgrade' })
    return bettor
  }

  /** Plays one kind of game until the signal. */
  async play(game: keyof typeof habits, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        await habits[game](this)
      } catch (error) {
        this.#figures.faults.push(`${game}: ${(error as Error).message}`)
      }
      await sleep(PAUSE_MS)
    }
  }

  /** Places a bet. Null if the game refused it, as games do. */
  async bet<T>(game: string, call: string, form: object, idOf: (data: T) => number): Promise<T | null> {
    const requestId = randomUUID()
    const answer = await this.#answer<T>(call, { ...form, requestId })
    if (answer.errno === UNCOVERED) this.#figures.uncovered++
    if (answer.errno === UNCOVERED || OF_THE_GAME.has(answer.errno)) return null
    if (answer.errno !== 0) throw new Error(`${call}: ${answer.errno} ${answer.message}`)
    this.bets.push({ requestId, id: idOf(answer.data), game })
    this.#figures.bets++
    return answer.data
  }

  async step<T>(call: string, form: object): Promise<T> {
    return await this.#done<T>(call, { ...form, requestId: randomUUID() })
  }

  /** Answered bets that the server no longer has, or has otherwise. */
  async lost(): Promise<string[]> {
    const lost: string[] = []
    for (const { requestId, id, game } of this.bets) {
      const { bet } = await this.#done<{ bet: { id: number; game: string } | null }>(
        `GET /api/bet/request/${requestId}`,
      )
      if (bet?.id !== id || bet.game !== game) lost.push(`bet ${id} of ${game}`)
    }
    return lost
  }

  async #done<T>(call: string, body?: object): Promise<T> {
    const { errno, message, data } = await this.#answer<T>(call, body)
    if (errno !== 0) throw new Error(`${call}: ${errno} ${message}`)
    return data
  }

  /** The final answer. */
  async #answer<T>(call: string, body?: object): Promise<Envelope<T>> {
    this.#figures.calls++
    for (const deadline = Date.now() + LOST_MS; Date.now() < deadline;) {
      const answer = await this.#send<T>(call, body)
      const reason = typeof answer === 'string' ? answer : RETRYABLE.get(answer.errno)
      if (reason === undefined) {
        const final = answer as Envelope<T>
        if (final.errno !== TERMS_CHANGED) return final
        await this.#agree()
        continue
      }
      this.#figures.repeats.set(reason, (this.#figures.repeats.get(reason) ?? 0) + 1)
      await sleep(PAUSE_MS)
    }
    throw new Error(`${call} got no answer in ${LOST_MS / 1000} s`)
  }

  /** A newer release may have a newer agreement, which only its nodes know. */
  async #agree(): Promise<void> {
    const terms = await this.#send<{ version: string }>('GET /api/user/terms')
    if (typeof terms === 'string' || terms.errno !== 0) return await sleep(PAUSE_MS)
    const agreed = await this.#send('POST /api/user/terms', { version: terms.data.version })
    if (typeof agreed !== 'string' && agreed.errno === 0) this.#figures.agreed++
  }

  /** The envelope, or what came instead of it. */
  async #send<T>(call: string, body?: object): Promise<Envelope<T> | string> {
    const [method = 'GET', path = ''] = call.split(' ')
    try {
      const answer = await fetch(`${this.#url}${path}`, {
        method,
        headers: { token: this.#token, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(ANSWER_MS),
      })
      return (await answer.json()) as Envelope<T>
    } catch (error) {
      return (error as Error).name === 'TimeoutError' ? 'no answer in time' : 'cut off'
    }
  }
}

type Joined = { readonly bet: { readonly id: number } }
type Step = { readonly session: { readonly id: number; readonly state: string } }
const join = (game: string, form: object) => async (bettor: Bettor) =>
  void (await bettor.bet<Joined>(game, `POST /api/${game}/join`, { gold: 100, ...form }, ({ bet }) => bet.id))

/** One game of each engine, and both shared engines twice. */
export const habits = {
  roller: async (bettor: Bettor) =>
    void (await bettor.bet<Joined>(
      'roller',
      'POST /api/roller',
      { gold: 100, direction: 'lower', number: 95_000 },
      ({ bet }) => bet.id,
    )),
  minesweeper: async (bettor: Bettor) => {
    const form = { gold: 100, mines: 1 }
    const joined = await bettor.bet<Step>(
      'minesweeper',
      'POST /api/minesweeper/join',
      form,
      ({ session }) => session.id,
    )
    if (!joined) return
    const sessionId = joined.session.id
    const { session } = await bettor.step<Step>('POST /api/minesweeper/reveal', { sessionId, cell: 7 })
    if (session.state === 'placed') await bettor.step('POST /api/minesweeper/jump', { sessionId })
  },
  crash: join('crash', { auto: 150 }),
  richbomb: join('richbomb', { auto: 2 }),
  roulette: join('roulette', { colour: 'red' }),
  wingo: join('wingo', { selections: ['red'] }),
} as const satisfies Record<string, (bettor: Bettor) => Promise<void>>
