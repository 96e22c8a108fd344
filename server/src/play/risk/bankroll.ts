// The bankroll, which determines every game's limits, and the lower limits set by operators. Read again every few
// seconds and after a large win, so that limits fall with the bankroll.

import type { Coins } from '@glasshouse/rulebook/core/coins'
import type { GameFacts } from '@glasshouse/rulebook/play/game'
import {
  areStepGamesFull,
  houseLimits,
  applyOperatorLimits,
  roundLimits,
  type HouseLimits,
  type OperatorLimits,
  type RoundLimits,
} from '@glasshouse/rulebook/play/limits'
import { only, type Database, type Tx } from '../../platform/db/tx.ts'
import { post } from '../../ledger/ledger.ts'
import { shared } from '../history/paging.ts'
import { operatorLimits } from './game-status.ts'

const FRESH_MS = 10_000
/** Operators' limits are announced long before they apply, so that every node knows them in time. */
const OWN_FRESH_MS = 1000
/** While step games are full or the bankroll is empty, so that play begins soon after that has ended. */
const CLOSED_FRESH_MS = 1000
/** Limits this recent are used without any check. */
const JUST_READ_MS = 200
/** A settlement above this share (1/n) of the bankroll forces the next read. */
const LARGE_SHARE = 1000n

const READ = `select bankroll_coins() as coins,
  (select coalesce(sum(above_stake), 0)::int8 from step_games where is_open) as owed`

export class Bankroll {
  readonly #db: Database
  /** Without what open step games are owed. */
  #coins: Coins = 0n
  #areStepGamesFull = false
  #readAtMs = -Infinity
  /** How often the bankroll has changed as far as this node knows. */
  #changes = 0
  #reading: Promise<void> | null = null
  /** The last limits of each game with their inputs, which rarely change between bets. */
  readonly #cache = new Map<
    string,
    { coins: Coins; operatorLimits: OperatorLimits | undefined; limits: HouseLimits; readAtMs: number }
  >()
  readonly #operatorLimits: () => ReturnType<typeof operatorLimits>

  constructor(db: Database) {
    this.#db = db
    this.#operatorLimits = shared(() => operatorLimits(db), OWN_FRESH_MS)
  }

  /** The limits of a game if they were read a moment ago, without waiting. */
  recentLimits({ id }: Pick<GameFacts, 'id'>): HouseLimits | null {
    const cached = this.#cache.get(id)
    // A large win invalidates the bankroll and the limits calculated from it.
    if (cached?.coins !== this.#coins || this.#readAtMs === -Infinity) return null
    return performance.now() - cached.readAtMs < JUST_READ_MS ? cached.limits : null
  }

  /** What one bet on a game may win and one round may lose now. */
  async limits({ id, edgePpm }: Pick<GameFacts, 'id' | 'edgePpm'>): Promise<HouseLimits> {
    const coins = await this.coins()
    const ownLimits = (await this.#operatorLimits()).get(id)
    const cached = this.#cache.get(id)
    const readAtMs = performance.now()
    if (cached?.coins === coins && cached.operatorLimits === ownLimits) {
      cached.readAtMs = readAtMs
      return cached.limits
    }
    const limits = houseLimits(edgePpm, coins)
    const lowered = ownLimits ? applyOperatorLimits(limits, ownLimits) : limits
    this.#cache.set(id, { coins, operatorLimits: ownLimits, limits: lowered, readAtMs })
    return lowered
  }

  /** The limits of a round that opens now, from the bankroll as it is now. */
  async roundLimits({ id, edgePpm }: Pick<GameFacts, 'id' | 'edgePpm'>): Promise<RoundLimits> {
    const operator = (await this.#operatorLimits()).get(id) ?? { stakeMax: null, profitMax: null }
    await this.#refresh()
    return roundLimits(edgePpm, this.#coins, operator)
  }

  async coins(): Promise<Coins> {
    const freshMs = this.#coins > 0n ? FRESH_MS : CLOSED_FRESH_MS
    if (performance.now() - this.#readAtMs > freshMs) await this.#refresh()
    return this.#coins
  }

  /** Whether open step games are owed their whole share, so that no new one may begin. */
  async areStepGamesFull(): Promise<boolean> {
    if (this.#areStepGamesFull && performance.now() - this.#readAtMs > CLOSED_FRESH_MS) this.changed()
    await this.coins()
    return this.#areStepGamesFull
  }

  settled(houseResult: Coins): void {
    const size = houseResult < 0n ? -houseResult : houseResult
    if (size * LARGE_SHARE > this.#coins) this.changed()
  }

  /** Money was added to the bankroll or taken out of it, so the next bet on this node reads it again. */
  changed(): void {
    this.#changes++
    this.#readAtMs = -Infinity
  }

  async #refresh(): Promise<void> {
    this.#reading ??= this.#read().finally(() => (this.#reading = null))
    await this.#reading
  }

  async #read(): Promise<void> {
    const changes = this.#changes
    const { coins, owed } = only(await this.#db.read<{ coins: Coins; owed: Coins }>(READ))
    this.#coins = coins
    this.#areStepGamesFull = areStepGamesFull(owed, coins)
    // What changed meanwhile may not be in it.
    if (changes === this.#changes) this.#readAtMs = performance.now()
  }
}

/** The play money of a sandbox, enough to cover the largest win of every game. */
const SANDBOX_BANKROLL: Coins = 100_000_000n

export const seedSandboxBankroll = (tx: Tx) =>
  post(tx, {
    key: 'sandbox.bankroll',
    cause: 'sandbox.bankroll',
    moves: [{ from: { kind: 'sandbox' }, to: { kind: 'pool' }, amount: SANDBOX_BANKROLL }],
  })
