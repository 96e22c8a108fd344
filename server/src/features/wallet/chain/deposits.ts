// Deposits in the books: seen with their block, gone with it, and credited once there are blocks enough on top.
// Everything here happens under the lock of the network's cursor, so that no two readers do it at once.

import type { Coins } from '@glasshouse/rulebook/core/coins'
import { goldFor } from '@glasshouse/rulebook/core/payments'
import { only, type Tx } from '../../../platform/db/tx.ts'
import { post } from '../../../ledger/ledger.ts'
import { nextCreateTime, type OrderEvents } from '../orders.ts'
import type { Block, Hex, Transfer } from './chain.ts'
import type { Network, Numeric } from './network.ts'

export interface Cursor {
  readonly next_block: bigint
  readonly frozen: string | null
  readonly update_time: bigint
}

export interface SeenRow {
  readonly id: bigint
  readonly player_id: bigint
  readonly amount: Numeric
  readonly tx_hash: Hex
  readonly tx_position: number
  readonly block_number: bigint
  readonly block_hash: Hex
}

interface KnownRow {
  readonly id: bigint
  readonly player_id: bigint
  readonly state: string
}

/** Told of gold that is about to be booked; players' rows are locked before their accounts. */
export type BeforeDeposit = (tx: Tx, playerId: bigint, gold: Coins) => Promise<void>

export class Deposits {
  readonly #network: Network
  readonly #orderEvents: Pick<OrderEvents, 'append'>
  readonly #beforeDeposit: BeforeDeposit | undefined

  constructor(network: Network, orderEvents: Pick<OrderEvents, 'append'>, beforeDeposit?: BeforeDeposit) {
    this.#network = network
    this.#orderEvents = orderEvents
    this.#beforeDeposit = beforeDeposit
  }

  get #name(): string {
    return this.#network.terms.network
  }

  /** The network's turn; null while a person has to look at it, or where someone else has read on since. */
  async lock(tx: Tx, nextBlock?: bigint): Promise<Cursor | null> {
    const cursor = only(
      await tx.query<Cursor>(
        'select next_block, frozen, update_time from chain_cursors where network = $1 for update',
        [this.#name],
      ),
    )
    return cursor.frozen !== null || (nextBlock !== undefined && cursor.next_block !== nextBlock) ? null : cursor
  }

  /** What a block brought to players' addresses. */
  async recordSeen(tx: Tx, found: readonly { block: Block; transfer: Transfer }[], now: number): Promise<Set<bigint>> {
    const owners = new Map(
      (
        await tx.query<{ address: Hex; player_id: bigint }>(
          'select address, player_id from deposit_addresses where address = any($1)',
          [found.map(({ transfer }) => transfer.to)],
        )
      ).map(({ address, player_id }) => [address, player_id]),
    )
    const deposits = found.flatMap((each) => {
      const playerId = owners.get(each.transfer.to)
      // Anyone can send nothing at all to anyone, to be seen in their lists.
      return playerId === undefined || each.transfer.amount === 0n ? [] : [{ ...each, playerId }]
    })
    // Players' turns are taken in one order, whoever takes several.
    deposits.sort((a, b) => (a.playerId < b.playerId ? -1 : a.playerId > b.playerId ? 1 : 0))
    for (const { playerId, transfer, block } of deposits) await this.#recordOne(tx, playerId, transfer, block, now)
    return new Set(deposits.map(({ playerId }) => playerId))
  }

  async #recordOne(tx: Tx, playerId: bigint, transfer: Transfer, block: Block, now: number): Promise<void> {
    const { currency } = this.#network.terms
    const logKey = [this.#name, transfer.txHash, transfer.position]
    const [known] = await tx.query<KnownRow>(
      `select id, player_id, state from recharges where network = $1 and tx_hash = $2 and tx_position = $3 for update`,
      logKey,
    )
    const { gold } = goldFor(currency, transfer.amount)
    if (!known) {
      await tx.query(
        `insert into recharges (player_id, kind, state, gold, amount, currency, create_time, network, tx_hash, tx_position,
                                block_number, block_hash)
           values ($1, 'crypto', 'seen', $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        [
          playerId,
          gold,
          transfer.amount,
          currency.code,
          await nextCreateTime(tx, 'recharges', playerId, now),
          ...logKey,
          block.number,
          block.hash,
        ],
      )
    } else if (known.state === 'orphaned' || known.state === 'seen') {
      // A contract may do something else when it runs again; what it did last is what counts.
      const moved = known.player_id !== playerId && (await nextCreateTime(tx, 'recharges', playerId, now))
      await tx.query(
        `update recharges set state = 'seen', reason = null, player_id = $2, gold = $3, amount = $4, block_number = $5,
                              block_hash = $6, create_time = coalesce($7, create_time)
           where id = $1`,
        [known.id, playerId, gold, transfer.amount, block.number, block.hash, moved === false ? null : moved],
      )
    }
  }

  /** Blocks after this one are gone, and what was only seen in them. */
  async markOrphaned(tx: Tx, after: bigint): Promise<Set<bigint>> {
    const rows = await tx.query<{ player_id: bigint }>(
      `update recharges set state = 'orphaned', reason = 'reorganised'
         where network = $1 and state = 'seen' and block_number > $2 returning player_id`,
      [this.#name, after],
    )
    return new Set(rows.map(({ player_id }) => player_id))
  }

  /** Deposits that were credited out of blocks after this one, as far as those are kept. */
  async countCreditedAfter(tx: Tx, after: bigint): Promise<number> {
    const { count } = only(
      await tx.query<{ count: bigint }>(
        `select count(*) from recharges r join chain_blocks b on b.network = r.network and b.hash = r.block_hash
           where r.network = $1 and b.number > $2 and r.state = 'credited'`,
        [this.#name, after],
      ),
    )
    return Number(count)
  }

  /** Credits a deposit that has its confirmations; false where it has changed since it was looked at. */
  async credit(tx: Tx, seen: SeenRow): Promise<boolean> {
    const { confirmations, minDeposit } = this.#network.terms
    const cursor = await this.lock(tx)
    if (!cursor || seen.block_number > cursor.next_block - BigInt(confirmations)) return false
    const [row] = await tx.query<SeenRow>(
      `select id, player_id, amount from recharges where id = $1 and state = 'seen' and block_hash = $2 for update`,
      [seen.id, seen.block_hash],
    )
    if (!row) return false
    if (BigInt(row.amount) < minDeposit) {
      await tx.query(`update recharges set state = 'tooSmall', reason = 'tooSmall', gold = 0 where id = $1`, [row.id])
    } else {
      await this.#postCredit(tx, { ...seen, ...row })
    }
    await this.#orderEvents.append(tx, row.player_id)
    return true
  }

  /** What is too little for a coin waits for the next deposit. */
  async #postCredit(tx: Tx, row: SeenRow): Promise<void> {
    const { currency } = this.#network.terms
    const owner = [row.player_id, currency.code]
    await tx.query(
      'insert into deposit_rests (player_id, currency, rest) values ($1, $2, 0) on conflict do nothing',
      owner,
    )
    const { rest: carried } = only(
      await tx.query<{ rest: Numeric }>(
        'select rest from deposit_rests where player_id = $1 and currency = $2 for update',
        owner,
      ),
    )
    const { gold, rest } = goldFor(currency, BigInt(row.amount) + BigInt(carried))
    await tx.query('update deposit_rests set rest = $3 where player_id = $1 and currency = $2', [...owner, rest])
    await tx.query(`update recharges set state = 'credited', gold = $2 where id = $1`, [row.id, gold])
    if (gold === 0n) return
    await this.#beforeDeposit?.(tx, row.player_id, gold)
    await post(tx, {
      key: `dp:${this.#name}:${row.tx_hash}:${row.tx_position}`,
      cause: 'deposit',
      reference: String(row.id),
      moves: [
        { from: { kind: 'chain', label: this.#name }, to: { kind: 'player', playerId: row.player_id }, amount: gold },
      ],
    })
  }
}
