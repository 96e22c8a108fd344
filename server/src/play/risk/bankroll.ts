// What the pool holds, from which every limit of every game follows, and what operators have set below that. Read anew
// every few seconds and at once after a large win, so that limits fall with the bankroll.

import type { Coins } from '@glasshouse/rulebook/core/coins'
import type { GameFacts } from '@glasshouse/rulebook/play/game'
import { houseLimits, loweredTo, type HouseLimits, type OwnLimits } from '@glasshouse/rulebook/play/limits'
import { only, type Database, type Tx } from '../../platform/db/tx.ts'
import { post } from '../../ledger/ledger.ts'
import { shared } from '../history/paging.ts'
import { ownLimits } from './game-status.ts'

const FRESH_MS = 10_000
/** What operators set is announced long before it holds, so that every node knows it in time. */
const OWN_FRESH_MS = 1000
/** Within it limits are not asked for anew, not even here. */
const MOMENT_MS = 200
/** A settlement beyond this share of the bankroll makes the next look-up read it anew. */
const LARGE_SHARE = 1000n

const READ = `select bankroll_coins() as coins,
  (select coalesce(sum(above_stake), 0)::int8 from ladder_games where is_open) as due`
/** With more than this share of the bankroll due to games under way, no further bet is covered. */
const DUE_SHARE = 10n

export class Bankroll {
  readonly #db: Database
  #coins: Coins = 0n
  #isTooMuchDue = false
  #readAt = -Infinity
  #reading: Promise<void> | null = null
  /** What followed last for each game, and from what: the same for nearly every bet. */
  readonly #known = new Map<string, { coins: Coins; own: OwnLimits | undefined; limits: HouseLimits; at: number }>()
  readonly #own: () => ReturnType<typeof ownLimits>

  constructor(db: Database) {
    this.#db = db
    this.#own = shared(() => ownLimits(db), OWN_FRESH_MS)
  }

  /** The limits of a game where they were asked for a moment ago: then nobody need wait for them. */
  justKnown({ id }: Pick<GameFacts, 'id'>): HouseLimits | null {
    const known = this.#known.get(id)
    // After a large win the bankroll is to be read anew, and what followed from another one is not known any more.
    if (known?.coins !== this.#coins || this.#isTooMuchDue || this.#readAt === -Infinity) return null
    return performance.now() - known.at < MOMENT_MS ? known.limits : null
  }

  /** What one bet on a game may win and one round may lose, now. */
  async limits(game: Pick<GameFacts, 'id' | 'edgePpm'>): Promise<HouseLimits> {
    const coins = await this.coins()
    return await this.#limitsBy(game, this.#isTooMuchDue ? 0n : coins)
  }

  /** The same for bets that were taken already: they are played, whatever is due to others. */
  async limitsOfTaken(game: Pick<GameFacts, 'id' | 'edgePpm'>): Promise<HouseLimits> {
    return await this.#limitsBy(game, await this.coins())
  }

  async #limitsBy({ id, edgePpm }: Pick<GameFacts, 'id' | 'edgePpm'>, coins: Coins): Promise<HouseLimits> {
    const own = (await this.#own()).get(id)
    const known = this.#known.get(id)
    const at = performance.now()
    if (known?.coins === coins && known.own === own) {
      known.at = at
      return known.limits
    }
    const limits = houseLimits(edgePpm, coins)
    const lowered = own ? loweredTo(limits, own) : limits
    this.#known.set(id, { coins, own, limits: lowered, at })
    return lowered
  }

  async coins(): Promise<Coins> {
    if (performance.now() - this.#readAt > FRESH_MS) {
      this.#reading ??= this.#read().finally(() => (this.#reading = null))
      await this.#reading
    }
    return this.#coins
  }

  settled(houseResult: Coins): void {
    const size = houseResult < 0n ? -houseResult : houseResult
    if (size * LARGE_SHARE > this.#coins) this.#readAt = -Infinity
  }

  async #read(): Promise<void> {
    const { coins, due } = only(await this.#db.read<{ coins: Coins; due: Coins }>(READ))
    this.#coins = coins
    // What is due is not among the coins any more.
    this.#isTooMuchDue = due * DUE_SHARE > coins + due
    this.#readAt = performance.now()
  }
}

/** The play money of a sandbox house, enough to cover the largest win of every game. */
const SANDBOX_BANKROLL: Coins = 100_000_000n

export const seedSandboxBankroll = (tx: Tx) =>
  post(tx, {
    key: 'sandbox.bankroll',
    cause: 'sandbox.bankroll',
    moves: [{ from: { kind: 'sandbox' }, to: { kind: 'pool' }, amount: SANDBOX_BANKROLL }],
  })
