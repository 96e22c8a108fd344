// A player's game on the server. It holds the server's last answer; where that was lost or the game moved on elsewhere,
// it asks again.

import { createStore } from '@glasshouse/ui/states/store.ts'
import type { PublicBet } from '../settled-bet.ts'
import { CallError } from '../../client/call.ts'
import { onPlayerToken } from '../../client/tokens.ts'
import { paced } from '../pace.ts'
import { CLIENT_SEED_MISSING } from '../seeds.ts'
import { newRequestId, Unanswered, untilAnswered } from '../table/request.ts'
import type { Sent } from '../table/use-table.ts'
import {
  isOpen,
  type Answer,
  type Asking,
  type Climbed,
  type StepGame,
  type StepSession,
  type StepSource,
  type StepState,
} from './step-game.ts'

const ATTEMPT_MS = 15_000
const NOT_FOUND = 1010
/** A game is open already, none is, there is nothing to cash out, the cell is open: the game is not where we left it. */
const MOVED_ON: ReadonlySet<number> = new Set([1201, 1202, 1105, 1203])

/** What the rest of the app learns from a game, and what a game needs of it. */
export interface ServerStepsDeps<Choice, Board> {
  readonly tellBalance: (gold: number) => void
  readonly askBalance: () => Promise<void>
  readonly awaitSeeds: () => Promise<void>
  /** The shortest time between the starts of two games. */
  readonly minPlayMs: () => number
  readonly setClientSeed: () => Promise<unknown>
  /** One ended bet as everyone may see it. */
  readonly bet: (id: number) => Promise<Pick<PublicBet, 'payout' | 'outcome'>>
  /** A game has begun or ended, each reported once. */
  readonly changed: (session: StepSession<Choice, Board>) => void
}

export class ServerSteps<Choice, Board> implements StepSource<Choice, Board> {
  readonly #game: StepGame<Choice, Board>
  readonly #deps: ServerStepsDeps<Choice, Board>
  readonly #state = createStore<StepState<Choice, Board>>(nothingKnown())
  /** Counts what was learnt: an answer that was overtaken is no news. */
  #turn = 0
  /** Counts the players: what one asked is not shown to the next. */
  #player = 0
  #looking: Promise<void> | null = null

  constructor(game: StepGame<Choice, Board>, deps: ServerStepsDeps<Choice, Board>) {
    this.#game = game
    this.#deps = deps
    onPlayerToken(() => {
      this.#turn++
      this.#player++
      this.#change(nothingKnown())
    })
  }

  readonly state = this.#state.get
  readonly subscribe = this.#state.subscribe

  begin(gold: number, choice: Choice): Promise<StepSession<Choice, Board>> {
    const { calls } = this.#game
    return this.#step({ what: 'begin' }, async (send) => {
      await this.#deps.awaitSeeds()
      const begin = () => paced(this.#deps.minPlayMs(), () => send((sent) => calls.begin(gold, choice, sent)))
      try {
        return await begin()
      } catch (error) {
        if (!(error instanceof CallError) || error.errno !== CLIENT_SEED_MISSING) throw error
        // The very first bet: the player's seed is made now, then the same bet is sent again.
        await this.#deps.setClientSeed()
        return await begin()
      }
    })
  }

  reveal(cell: number): Promise<StepSession<Choice, Board>> {
    const id = this.#openId()
    return this.#step({ what: 'reveal', cell }, (send) => send((sent) => this.#game.calls.reveal(id, cell, sent)))
  }

  jump(): Promise<StepSession<Choice, Board>> {
    const id = this.#openId()
    return this.#step({ what: 'jump' }, (send) => send((sent) => this.#game.calls.jump(id, sent)))
  }

  clear(): void {
    if (!isOpen(this.state().session)) this.#change({ session: null, news: null })
  }

  /** Asks the server for the state of the game. No answer changes nothing: the caller asks again. */
  look(): Promise<void> {
    this.#looking ??= this.#look()
      .catch((error: unknown) => {
        if (!(error instanceof CallError)) throw error
      })
      .finally(() => (this.#looking = null))
    return this.#looking
  }

  async #look(): Promise<void> {
    const turn = this.#turn
    const { session: current } = await this.#game.calls.state(AbortSignal.timeout(ATTEMPT_MS))
    if (turn !== this.#turn) return
    const { session, asking } = this.state()
    if (current) {
      const isNews = !asking && (current.id !== session?.id || current.opened.length !== session.opened.length)
      this.#learn(current)
      if (isNews) this.#change({ news: 'found' })
    } else if (session && isOpen(session)) await this.#lookForEnd(session, turn)
    else this.#change({ isKnown: true })
  }

  /** Our game is no longer open: its bet says how it ended, or it was refunded. */
  async #lookForEnd(session: StepSession<Choice, Board>, turn: number): Promise<void> {
    const bet = await this.#deps.bet(session.id).catch((error: unknown) => {
      if (error instanceof CallError && error.errno === NOT_FOUND) return null
      throw error
    })
    if (turn !== this.#turn) return
    const over = { ...session, worth: null, nextWorth: null }
    if (bet) {
      const { opened, ...board } = bet.outcome as Climbed<Board>
      this.#learn({ ...over, opened, board: board as Board, payout: bet.payout, state: 'settled' })
    } else this.#learn({ ...over, payout: session.gold, state: 'refunded' })
    this.#change({ news: bet ? 'ended' : 'refunded' })
    await this.#deps.askBalance().catch(() => undefined)
  }

  async #step(asking: Asking, ask: Ask<Choice, Board>): Promise<StepSession<Choice, Board>> {
    if (this.state().asking) throw new Error('one step at a time')
    this.#change({ asking, news: null })
    const requestId = newRequestId()
    const player = this.#player
    try {
      const { session, balance } = await ask((send) =>
        untilAnswered(() => send({ requestId, signal: AbortSignal.timeout(ATTEMPT_MS) })),
      )
      if (player === this.#player) {
        this.#deps.tellBalance(balance)
        this.#learn(session)
      }
      return session
    } catch (error) {
      if (player === this.#player) await this.#missed(error)
      throw error
    } finally {
      if (player === this.#player) this.#change({ asking: null })
    }
  }

  async #missed(cause: unknown): Promise<void> {
    if (cause instanceof Unanswered) {
      this.#change({ isKnown: false })
      void this.#deps.askBalance().catch(() => undefined)
    } else if (cause instanceof CallError && MOVED_ON.has(cause.errno)) {
      // What was asked before the refusal may know less than the refusal.
      await this.#looking
      await this.look()
    }
  }

  #learn(session: StepSession<Choice, Board>): void {
    const before = this.state().session
    this.#turn++
    this.#change({ session, isKnown: true })
    if (session.id !== before?.id || session.state !== before.state) this.#deps.changed(session)
  }

  #openId(): number {
    const { session } = this.state()
    if (!session || !isOpen(session)) throw new Error('there is no open game')
    return session.id
  }

  #change(part: Partial<StepState<Choice, Board>>): void {
    this.#state.set({ ...this.state(), ...part })
  }
}

type Send<Choice, Board> = (send: (sent: Sent) => Promise<Answer<Choice, Board>>) => Promise<Answer<Choice, Board>>
type Ask<Choice, Board> = (send: Send<Choice, Board>) => Promise<Answer<Choice, Board>>

const nothingKnown = <Choice, Board>(): StepState<Choice, Board> => ({
  isKnown: false,
  session: null,
  asking: null,
  news: null,
})
