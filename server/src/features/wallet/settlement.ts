// Ends a withdrawal, whichever provider paid it: captures the held gold or releases it. Each method locks the order, checks
// its state, moves the gold once and appends the event, in one transaction.

import type { Coins } from '@glasshouse/rulebook/core/coins'
import type { OrderReason } from '@glasshouse/rulebook/wire/wallet/wallet'
import { only, type Database, type Tx } from '../../platform/db/tx.ts'
import { capture, release, type Account } from '../../ledger/ledger.ts'
import type { OrderEvents } from './orders.ts'

interface Row {
  id: bigint
  player_id: bigint
  kind: 'fiat' | 'crypto'
  state: string
  gold: Coins
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
    if (row.state === 'sending') await this.#setState(tx, id, 'sent', null)
    if (row.state !== 'sending' && row.state !== 'sent') return
    await this.#setState(tx, id, 'confirmed', null)
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
    const { state, player_id, gold } = await this.#lock(tx, id)
    if (state !== 'sending' && state !== 'sent') return
    await this.#setState(tx, id, 'failed', reason)
    await release(tx, player_id, gold, `wd:${id}:release`, 'withdrawal.returned', String(id))
    await this.#orderEvents.append(tx, player_id)
  }

  async markSent(id: bigint): Promise<void> {
    await this.#commit(async (tx) => {
      const { state, player_id } = await this.#lock(tx, id)
      if (state !== 'sending') return
      await this.#setState(tx, id, 'sent', null)
      await this.#orderEvents.append(tx, player_id)
    })
  }

  async #commit(work: (tx: Tx) => Promise<void>): Promise<void> {
    await this.#db.transaction(work)
    this.#orderEvents.notify()
  }

  async #lock(tx: Tx, id: bigint): Promise<Row> {
    return only(
      await tx.query<Row>(
        'select id, player_id, kind, state, gold, net_gold, gateway, network from withdrawals where id = $1 for update',
        [id],
      ),
    )
  }

  async #setState(tx: Tx, id: bigint, state: string, reason: OrderReason | null): Promise<void> {
    await tx.query('update withdrawals set state = $2, reason = $3 where id = $1', [id, state, reason])
  }
}
