// Records deposits: seen in a block, orphaned with it, and credited after enough confirmations. All writes happen under
// the lock of the network's cursor, so that concurrent readers cannot interleave.

import type { Coins } from '@glasshouse/rulebook/core/coins'
import { goldFor } from '@glasshouse/rulebook/core/payments'
import { named, only, type Tx, type NotNull } from '../../../platform/db/tx.ts'
import { post } from '../../../ledger/ledger.ts'
import { notifyDeposit } from '../notices.ts'
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
  readonly tx_hash: NotNull<Hex>
  readonly tx_position: NotNull<number>
  readonly block_number: NotNull<bigint>
  readonly block_hash: NotNull<Hex>
}

interface KnownRow {
  readonly id: bigint
  readonly player_id: bigint
  readonly state: string
}

/** Called before gold is credited. Player rows are locked before their accounts. */
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

  /** Locks the cursor. Null if the network is frozen, or if another reader has moved past `nextBlock`. */
  async lock(tx: Tx, nextBlock?: bigint): Promise<Cursor | null> {
    const cursor = only(
      await tx.query<Cursor>(
        'select next_block, frozen, update_time from chain_cursors where network = $1 for update',
        [this.#name],
      ),
    )
    return cursor.frozen !== null || (nextBlock !== undefined && cursor.next_block !== nextBlock) ? null : cursor
  }

  /** Records transfers to deposit addresses. Returns the affected players. */
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
      // Anyone can send zero-value transfers to spam a player's list.
      return playerId === undefined || each.transfer.amount === 0n ? [] : [{ ...each, playerId }]
    })
    // Players are locked in a fixed order to avoid deadlocks.
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
    const values = { ...transfer, playerId, gold, blockNumber: block.number, blockHash: block.hash }
    if (!known) {
      const createTime = await nextCreateTime(tx, 'recharges', playerId, now)
      await tx.query(
        ...named(
          `insert into recharges (player_id, kind, state, gold, amount, currency, create_time, network, tx_hash, tx_position,
                                block_number, block_hash)
           values ($playerId, 'crypto', 'seen', $gold, $amount, $currency, $createTime, $network, $txHash, $position,
                   $blockNumber, $blockHash)`,
          { ...values, currency: currency.code, createTime, network: this.#name },
        ),
      )
    } else if (known.state === 'orphaned' || known.state === 'seen') {
      // A contract may behave differently when its transaction is mined again. The latest result counts.
      const moved = known.player_id !== playerId && (await nextCreateTime(tx, 'recharges', playerId, now))
      await tx.query(
        ...named(
          `update recharges set state = 'seen', reason = null, player_id = $playerId, gold = $gold, amount = $amount,
                                block_number = $blockNumber, block_hash = $blockHash, create_time = coalesce($moved, create_time)
           where id = $id`,
          { ...values, id: known.id, moved: moved === false ? null : moved },
        ),
      )
    }
  }

  /** Orphans deposits seen in blocks after this one. Returns the affected players. */
  async markOrphaned(tx: Tx, after: bigint): Promise<Set<bigint>> {
    const rows = await tx.query<{ player_id: bigint }>(
      `update recharges set state = 'orphaned', reason = 'reorganised'
         where network = $1 and state = 'seen' and block_number > $2 returning player_id`,
      [this.#name, after],
    )
    return new Set(rows.map(({ player_id }) => player_id))
  }

  /** Counts credited deposits from stored blocks after this one. */
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

  /** Credits a deposit that has enough confirmations. False if it has changed since it was read. */
  async credit(tx: Tx, seen: SeenRow): Promise<boolean> {
    const { confirmations, minDeposit } = this.#network.terms
    const cursor = await this.lock(tx)
    if (!cursor || seen.block_number > cursor.next_block - BigInt(confirmations)) return false
    const [row] = await tx.query<Pick<SeenRow, 'id' | 'player_id' | 'amount'>>(
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

  /** A remainder too small for one coin is carried over to the next deposit. */
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
    await notifyDeposit(tx, row.player_id, row.id, gold)
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
