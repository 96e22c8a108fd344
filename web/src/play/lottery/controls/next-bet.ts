// One bet for the next round. It waits in this page only and is sent when that round takes bets: the server knows nothing
// of it before, so everything that can go wrong in between ends it here, with a reason.

import { createStore } from '@glasshouse/ui/states/store.ts'
import { sameRound, type Place } from '../../rounds/round-path.ts'
import type { LotteryPhase } from '../lottery-game.ts'

export interface NextBet<Choice> {
  readonly gold: number
  readonly choice: Choice
  /** The only round it may be placed in. */
  readonly round: Place
}

/** Why a bet that waited was never sent. */
export type DropReason =
  /** Its round was over, or had closed, when this page learned of it: the device slept. */
  | 'missed'
  /** Not the round that was expected opened: a new chain began. */
  | 'otherRound'
  | 'paused'
  /** The player logged out, or another one logged in. */
  | 'player'
  | 'left'

export interface RoundNow extends Place {
  readonly phase: LotteryPhase
}

export interface NextBetHandlers<Choice> {
  /** Called once for each bet, in the window of its round. */
  readonly send: (bet: NextBet<Choice>) => void
  readonly onDrop: (bet: NextBet<Choice>, reason: DropReason) => void
}

export class NextBetQueue<Choice> {
  readonly #playerNow: () => string | null
  readonly #bet = createStore<NextBet<Choice> | null>(null)
  #handlers: NextBetHandlers<Choice> | null = null
  #player: string | null = null

  /** `playerNow` tells who plays: a bet is never sent in another one's name. */
  constructor(playerNow: () => string | null) {
    this.#playerNow = playerNow
  }

  /** Replaces what is called from now on. */
  handle(handlers: NextBetHandlers<Choice>): void {
    this.#handlers = handlers
  }

  readonly bet = this.#bet.get
  readonly subscribe = this.#bet.subscribe

  /** `current` is the round in progress, whose betting has closed. There is room for one bet. */
  put(gold: number, choice: Choice, current: RoundNow): void {
    if (this.bet() || current.phase === 'betting') return
    this.#player = this.#playerNow()
    this.#bet.set({ gold, choice, round: { epoch: current.epoch, index: current.index + 1 } })
  }

  cancel(): void {
    this.#bet.set(null)
  }

  /** Called whenever the round, its phase or the player changes. Undefined: not known; null: the game is paused. */
  look(now: RoundNow | null | undefined): void {
    const bet = this.bet()
    if (!bet) return
    if (this.#playerNow() !== this.#player) this.#drop(bet, 'player')
    else if (now === null) this.#drop(bet, 'paused')
    else if (now === undefined || isBefore(now, bet.round)) return
    else if (!sameRound(now, bet.round)) this.#drop(bet, now.epoch === bet.round.epoch ? 'missed' : 'otherRound')
    else if (now.phase !== 'betting') this.#drop(bet, 'missed')
    else {
      // Taken out first: whatever `send` sets off must not find it here again.
      this.#bet.set(null)
      this.#handlers?.send(bet)
    }
  }

  /** The screen goes away: nothing is sent from a page that nobody looks at. */
  leave(): void {
    const bet = this.bet()
    if (bet) this.#drop(bet, this.#playerNow() === this.#player ? 'left' : 'player')
  }

  #drop(bet: NextBet<Choice>, reason: DropReason): void {
    this.#bet.set(null)
    this.#handlers?.onDrop(bet, reason)
  }
}

const isBefore = (now: Place, round: Place): boolean => now.epoch === round.epoch && now.index < round.index
