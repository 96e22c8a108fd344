// Shared rounds for public verification: their commitment, outcome and bet book.

import { toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import { BOOK_VERSION } from '@glasshouse/rulebook/play/bet-book'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Database } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'
import { buildBook, type BookEntry } from '../fairness/bet-book.ts'
import type { Chains } from '../fairness/chain.ts'
import { shared } from './paging.ts'
import { commitmentOf } from './bets.ts'
import { limitsOf, publicLimits, publishedFields, type RoundColumns } from '../rounds/round.ts'

const LAST_RESULTS = 6
const FRESH_MS = 1000

interface RoundPosition {
  readonly game: string
  readonly epoch: number
  readonly index: number
}

interface RoundRow extends RoundColumns {
  outcome: unknown
  release: number | null
  players: number
  stakes: Coins
  payouts: Coins
  open: number
}

interface BookRow extends BookEntry {
  readonly state: 'placed' | 'settled' | 'refunded'
  readonly exit: number | null
  readonly payout: Coins | null
  readonly interrupted: boolean | null
}

export class RoundHistory {
  readonly #db: Database
  readonly #vault: Vault
  readonly #chains: Chains
  readonly #latest: () => Promise<Map<string, unknown[]>>

  constructor(db: Database, vault: Vault, chains: Chains) {
    this.#db = db
    this.#vault = vault
    this.#chains = chains
    this.#latest = shared(() => this.#readLatest(), FRESH_MS)
  }

  async publicRound(position: RoundPosition) {
    const row = await this.#find(position)
    const { salt, saltSource } = await this.#chains.getSalt(position.epoch)
    const isSettled = row.hash !== null && row.open === 0
    return {
      ...position,
      ...publishedFields(row),
      commit:
        row.hash === null
          ? await this.#chains.commit(position.game, position.epoch, position.index)
          : commitmentOf(row.hash),
      salt,
      saltSource,
      limits: publicLimits(limitsOf(row)),
      bookVersion: BOOK_VERSION,
      outcome: row.outcome ?? null,
      notedMs: row.hash !== null && row.incident !== null && row.started_at !== null ? row.heartbeat_ms : null,
      release: row.release,
      players: row.players,
      totalGold: toWire(row.stakes),
      totalPayout: isSettled ? toWire(row.payouts) : null,
    }
  }

  /** The book as it was locked, with how its bets ended. Bets cancelled before the lock are not in it. */
  async book(position: RoundPosition) {
    const row = await this.#find(position)
    if (row.hash === null) throw new Refusal('roundNotOver')
    const bets = await this.#db.read<BookRow>(
      `select id, player_id as "playerId", stake, choice, state, cap, exit, payout, interrupted
         from bets
         where round_id = $1 and state <> 'cancelled' order by id`,
      [row.id],
    )
    return {
      ...position,
      ...buildBook(this.#vault, position, limitsOf(row), bets),
      bets: bets.map(({ id, state, cap, exit, payout, interrupted }) => ({
        id: Number(id),
        state,
        cap,
        exit,
        payout: payout === null ? null : toWire(payout),
        interrupted: interrupted === true,
      })),
    }
  }

  /** Outcomes of a game's latest rounds, newest first; empty for a game without shared rounds. */
  async lastResults(game: string): Promise<unknown[]> {
    return (await this.#latest()).get(game) ?? []
  }

  async #find({ game, epoch, index }: RoundPosition): Promise<RoundRow> {
    const [row] = await this.#db.read<RoundRow>(
      `select r.*, b.players, b.stakes, b.payouts, b.open from rounds r cross join lateral (
         select count(distinct player_id)::int4 as players, coalesce(sum(stake), 0)::int8 as stakes, coalesce(sum(payout), 0)::int8 as payouts,
             count(*) filter (where state = 'placed')::int4 as open
           from bets where round_id = r.id and state <> 'cancelled') b
         where r.game = $1 and r.epoch = $2 and r.index = $3`,
      [game, epoch, index],
    )
    if (!row) throw new Refusal('notFound')
    return row
  }

  async #readLatest(): Promise<Map<string, unknown[]>> {
    const rows = await this.#db.read<{ game: string; outcomes: unknown[] }>(
      `select g.game, o.outcomes from (select distinct game from rounds where phase <> 'over') g cross join lateral (
         select coalesce(jsonb_agg(r.outcome), '[]') as outcomes from (
           select outcome from rounds where game = g.game and outcome is not null
             order by create_time desc limit ${LAST_RESULTS}) r) o`,
    )
    return new Map(rows.map(({ game, outcomes }) => [game, outcomes]))
  }
}
