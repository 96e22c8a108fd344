// Pages of ended bets and finished rounds of one game with shared rounds.

import { toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import type { Database, NotNull } from '../../platform/db/tx.ts'
import { cursorTime, PAGE_ROWS } from '../history/paging.ts'
import { commitmentOf, ROUND, roundProof, type RoundProofRow } from '../history/bets.ts'
import type { Incident } from './round.ts'

interface MyRow<Outcome> extends RoundProofRow {
  id: bigint
  stake: Coins
  payout: NotNull<Coins>
  choice: unknown
  exit: number | null
  create_time: bigint
  outcome: Outcome
}

interface RoundRow<Outcome> {
  epoch: number
  index: number
  outcome: Outcome
  hash: NotNull<string>
  players: number
  total_stake: Coins
  total_payout: Coins
  incident: Incident | null
  create_time: bigint
}

export class RoundLists<Choice, Outcome> {
  readonly #db: Database
  readonly #game: string

  constructor(db: Database, game: string) {
    this.#db = db
    this.#game = game
  }

  /** A player's bets on finished rounds. The game validated choice and outcome when they were written. */
  async mine(playerId: bigint, lastCreateTime: number) {
    const rows = await this.#db.read<MyRow<Outcome>>(
      `select b.id, b.stake, b.payout, b.choice, b.exit, b.create_time, r.outcome, ${ROUND}, m.salt,
              case when m.salt_proof = '' then 'dev' else 'btc' end as salt_source
         from bets b join rounds r on r.id = b.round_id join manifests m on m.epoch = r.epoch
         where b.player_id = $1 and b.game = $2 and b.create_time < $3 and b.state in ('settled', 'refunded')
           and r.outcome is not null
         order by b.create_time desc limit ${PAGE_ROWS}`,
      [playerId, this.#game, cursorTime(lastCreateTime)],
    )
    return rows.map((row) => ({
      id: Number(row.id),
      gold: toWire(row.stake),
      payout: toWire(row.payout),
      choice: row.choice as Choice,
      exit: row.exit,
      outcome: row.outcome,
      createTime: Number(row.create_time),
      round: roundProof(row),
    }))
  }

  /** A game's rounds never share a createTime. */
  async ended(lastCreateTime: number) {
    const rows = await this.#db.read<RoundRow<Outcome>>(
      `select epoch, index, outcome, hash, players, total_stake, total_payout, incident, create_time
         from rounds where game = $1 and create_time < $2 and outcome is not null
         order by create_time desc limit ${PAGE_ROWS}`,
      [this.#game, cursorTime(lastCreateTime)],
    )
    return rows.map((row) => ({
      epoch: row.epoch,
      index: row.index,
      outcome: row.outcome,
      hash: row.hash,
      commit: commitmentOf(row.hash),
      players: row.players,
      totalGold: toWire(row.total_stake),
      totalPayout: toWire(row.total_payout),
      incident: row.incident,
      createTime: Number(row.create_time),
    }))
  }
}
