// Ends a withdrawal, whichever provider paid it: captures the held gold or releases it. Each method locks the order, checks
// its state, moves the gold once and appends the event, in one transaction.

import type { Coins } from '@glasshouse/rulebook/core/coins'
import type { OrderReason } from '@glasshouse/rulebook/wire/wallet/wallet'
import type { Database, Tx } from '../../platform/db/tx.ts'
import { capture, release, type Account } from '../../ledger/ledger.ts'
import { notifyWithdrawal, type ToldWithdrawal } from './notices.ts'
import { lockWithdrawal, type OrderEvents } from './orders.ts'

interface Row extends ToldWithdrawal {
  kind: 'fiat' | 'crypto'
  state: string
  net_gold: Coins
  gateway: string | null
  network: string | null
}

export class Settlement {
  readonly #db: Database
  readonly #orderEvents: OrderEvents

  constructor(db: Database, orderEvents: OrderEvents) {
    this.#db = db
    this.#orderEvents = orderEvents
  }

  /** Captures the net amount to the provider's account and the fee to the house. */
  async confirm(id: bigint): Promise<void> {
    await this.#commit((tx) => this.confirmIn(tx, id))
  }

  async confirmIn(tx: Tx, id: bigint): Promise<void> {
    const row = await this.#lock(tx, id)
    if (row.state === 'sending') await this.#setState(tx, row, 'sent')
    if (row.state !== 'sending' && row.state !== 'sent') return
    await this.#setState(tx, row, 'confirmed')
    // A confirmed payout is polled again only after a webhook about it.
    await tx.query('update withdrawals set poll_time = null where id = $1', [id])
    const outside: Account =
      row.kind === 'fiat' ? { kind: 'gateway', label: row.gateway ?? '' } : { kind: 'chain', label: row.network ?? '' }
    const [player, fee] = [row.player_id, row.gold - row.net_gold]
    await capture(tx, player, outside, row.net_gold, `wd:${id}:net`, 'withdrawal', String(id))
    if (fee > 0n) await capture(tx, player, { kind: 'commission' }, fee, `wd:${id}:fee`, 'withdrawal.fee', String(id))
    await this.#orderEvents.append(tx, player)
  }

  /** Releases the held gold to the player. */
  async fail(id: bigint, reason: OrderReason): Promise<void> {
    await this.#commit((tx) => this.failIn(tx, id, reason))
  }

  async failIn(tx: Tx, id: bigint, reason: OrderReason): Promise<void> {
    const row = await this.#lock(tx, id)
    const { state, player_id } = row
    if (state !== 'sending' && state !== 'sent') return
    await this.#setState(tx, row, 'failed', reason)
    await release(tx, player_id, row.gold, `wd:${id}:release`, 'withdrawal.returned', String(id))
    await this.#orderEvents.append(tx, player_id)
  }

  async markSent(id: bigint): Promise<void> {
    await this.#commit(async (tx) => {
      const row = await this.#lock(tx, id)
      if (row.state !== 'sending') return
      await this.#setState(tx, row, 'sent')
      await this.#orderEvents.append(tx, row.player_id)
    })
  }

  async #commit(work: (tx: Tx) => Promise<void>): Promise<void> {
    await this.#db.transaction(work)
    this.#orderEvents.notify()
  }

  async #lock(tx: Tx, id: bigint): Promise<Row> {
    const columns = 'id, player_id, kind, state, gold, net_gold, gateway, network, destination_shown'
    const row = await lockWithdrawal<Row>(tx, id, columns)
    if (!row) throw new Error(`withdrawal ${id} does not exist`)
    return row
  }

  /** Before gold moves: the player is locked before the accounts. */
  async #setState(
    tx: Tx,
    row: Row,
    state: 'sent' | 'confirmed' | 'failed',
    reason: OrderReason | null = null,
  ): Promise<void> {
    await tx.query('update withdrawals set state = $2, reason = $3 where id = $1', [row.id, state, reason])
    await notifyWithdrawal(tx, row, state)
  }
}
