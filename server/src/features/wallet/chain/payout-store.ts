// Stores which transactions were signed for which withdrawal, under which nonce, and whether they were sent. The payer
// has no other state.

import type { Units } from '@glasshouse/rulebook/core/payments'
import { named, only, type Database, type Tx } from '../../../platform/db/tx.ts'
import { MAY_SEND, type Clock } from '../orders.ts'
import type { Hex } from './chain.ts'
import type { Network, Numeric } from './network.ts'
import type { TransactionSigner } from './signer.ts'
import { transferData } from './token.ts'

const BATCH_SIZE = 50

export interface PayoutOrder {
  readonly id: bigint
  readonly to: Hex
  readonly net: Units
}

export interface Attempt {
  readonly address: Hex
  readonly nonce: bigint
  readonly attempt: number
  readonly tx_hash: Hex
  readonly raw: Hex
  readonly gas_price: Numeric
  readonly sent_time: bigint | null
  readonly create_time: bigint
}

/** A signed withdrawal that is not settled, with its attempts, oldest first. */
export interface OpenPayout extends PayoutOrder {
  readonly state: 'sending' | 'sent'
  readonly address: Hex
  readonly nonce: bigint
  readonly attempts: readonly Attempt[]
}

export interface PayoutStoreDeps {
  readonly db: Database
  readonly network: Network
  readonly signer: TransactionSigner
  readonly terms: { readonly gas: bigint }
  readonly clock: Clock
  readonly unsealAddress: (sealed: Uint8Array) => Hex
}

interface OrderRow {
  readonly id: bigint
  readonly state: 'sending' | 'sent'
  readonly net: Numeric
  readonly destination_sealed: Uint8Array
}

/** Whether a payout waits to be sent or settled, on any network. */
export const IS_PAYOUT_DUE = `exists (select 1 from withdrawals
  where kind = 'crypto' and (state in ('sending', 'sent') or state = 'approved' and ${MAY_SEND}))`

const ATTEMPT = 'p.address, p.nonce, p.attempt, p.tx_hash, p.raw, p.gas_price, p.sent_time, p.create_time'

export class PayoutStore {
  readonly #deps: PayoutStoreDeps

  constructor(deps: PayoutStoreDeps) {
    this.#deps = deps
  }

  get #name(): string {
    return this.#deps.network.terms.network
  }

  /** Ordered by nonce. */
  async openPayouts(): Promise<OpenPayout[]> {
    const rows = await this.#deps.db.read<OrderRow & Attempt>(
      `select w.id, w.state, w.net, w.destination_sealed, ${ATTEMPT}
         from withdrawals w join chain_payouts p on p.withdrawal_id = w.id
         where w.kind = 'crypto' and w.network = $1 and w.state in ('sending', 'sent') order by p.nonce, p.attempt`,
      [this.#name],
    )
    const orders = new Map<bigint, OpenPayout & { attempts: Attempt[] }>()
    for (const row of rows) {
      const known = orders.get(row.id)
      if (known) known.attempts.push(row)
      else {
        const { state, address, nonce } = row
        orders.set(row.id, { ...this.#toOrder(row), state, address, nonce, attempts: [row] })
      }
    }
    return [...orders.values()]
  }

  async approvedOrders(): Promise<PayoutOrder[]> {
    const rows = await this.#deps.db.read<OrderRow>(
      `select id, state, net, destination_sealed from withdrawals
         where kind = 'crypto' and network = $1 and state = 'approved' and ${MAY_SEND}
         order by create_time, id limit ${BATCH_SIZE}`,
      [this.#name],
    )
    return rows.map((row) => this.#toOrder(row))
  }

  #toOrder({ id, net, destination_sealed }: OrderRow): PayoutOrder {
    return { id, net: BigInt(net), to: this.#deps.unsealAddress(destination_sealed) }
  }

  /** Settled payouts from this nonce on, ordered by nonce, each with the attempt that was mined or signed last. */
  async settledFromNonce(
    address: Hex,
    mined: bigint,
    open: readonly OpenPayout[],
  ): Promise<{ nonce: bigint; state: string; raw: Hex }[]> {
    return await this.#deps.db.read(
      `select distinct on (p.nonce) p.nonce, w.state, p.raw from chain_payouts p join withdrawals w on w.id = p.withdrawal_id
         where p.network = $1 and p.address = $2 and p.nonce >= $3 and w.id <> all($4)
           and w.state in ('confirmed', 'failed')
         order by p.nonce, (p.block_number is not null) desc, p.attempt desc`,
      [this.#name, address, mined, open.map(({ id }) => id)],
    )
  }

  /** The next nonce of the wallet. A new wallet starts at the chain's count. */
  async nextNonce(address: Hex, pending: bigint): Promise<bigint> {
    const { db } = this.#deps
    await db.commit(
      'insert into hot_wallets (network, address, next_nonce) values ($1, $2, $3) on conflict do nothing',
      [this.#name, address, pending],
    )
    const { next_nonce } = only(
      await db.read<{ next_nonce: bigint }>('select next_nonce from hot_wallets where network = $1 and address = $2', [
        this.#name,
        address,
      ]),
    )
    return next_nonce
  }

  async adoptNonce(address: Hex, pending: bigint): Promise<{ from: bigint; to: bigint } | null> {
    return await this.#deps.db.transaction(async (tx) => {
      const [wallet] = await this.#lockWallet(tx, address)
      if (!wallet || wallet.next_nonce >= pending) return null
      await tx.query('update hot_wallets set next_nonce = $3 where network = $1 and address = $2', [
        this.#name,
        address,
        pending,
      ])
      return { from: wallet.next_nonce, to: pending }
    })
  }

  /** Claims the nonce, signs and stores in one transaction; null if the order may no longer be paid. */
  async sign(order: PayoutOrder, gasPrice: bigint): Promise<Attempt | null> {
    const { db, signer } = this.#deps
    return await db.transaction(async (tx) => {
      const [taken] = await tx.query(
        `select id from withdrawals where id = $1 and state = 'approved' and ${MAY_SEND}
           and not exists (select 1 from chain_cursors where network = $2 and frozen is not null) for update`,
        [order.id, this.#name],
      )
      if (!taken) return null
      const { next_nonce } = only(await this.#lockWallet(tx, signer.address))
      const attempt = await this.#signAttempt(tx, order, { nonce: next_nonce, attempt: 1, gasPrice })
      await tx.query('update hot_wallets set next_nonce = $3 where network = $1 and address = $2', [
        this.#name,
        signer.address,
        next_nonce + 1n,
      ])
      await tx.query(`update withdrawals set state = 'sending' where id = $1`, [order.id])
      return attempt
    })
  }

  /** Signs a replacement at a higher gas price under the same nonce; null if the order has changed since it was read. */
  async replace(order: OpenPayout, last: Attempt, price: bigint): Promise<Attempt | null> {
    const { db, signer } = this.#deps
    // Nodes accept a replacement that pays at least 10% more.
    const minGasPrice = (BigInt(last.gas_price) * 9n) / 8n + 1n
    return await db.transaction(async (tx) => {
      const [taken] = await tx.query(
        `select id from withdrawals where id = $1 and state in ('sending', 'sent') for update`,
        [order.id],
      )
      await this.#lockWallet(tx, signer.address)
      const [newer] = await tx.query('select 1 from chain_payouts where withdrawal_id = $1 and attempt > $2', [
        order.id,
        last.attempt,
      ])
      if (!taken || newer) return null
      const gasPrice = price > minGasPrice ? price : minGasPrice
      return await this.#signAttempt(tx, order, { nonce: order.nonce, attempt: last.attempt + 1, gasPrice })
    })
  }

  async #lockWallet(tx: Tx, address: Hex): Promise<{ next_nonce: bigint }[]> {
    return await tx.query('select next_nonce from hot_wallets where network = $1 and address = $2 for update', [
      this.#name,
      address,
    ])
  }

  async #signAttempt(
    tx: Tx,
    { id, to, net }: PayoutOrder,
    { nonce, attempt, gasPrice }: { nonce: bigint; attempt: number; gasPrice: bigint },
  ): Promise<Attempt> {
    const { signer, network, terms, clock } = this.#deps
    const { chainId, token } = network
    const unsigned = { chainId, to: token, value: 0n, data: transferData(to, net), nonce, gas: terms.gas, gasPrice }
    const { raw, txHash } = await signer.sign(tx, id, unsigned, clock.now())
    return only(
      await tx.query<Attempt>(
        ...named(
          `insert into chain_payouts as p (withdrawal_id, network, address, nonce, attempt, tx_hash, raw, gas_price, create_time)
           values ($id, $network, $address, $nonce, $attempt, $txHash, $raw, $gasPrice, $now) returning ${ATTEMPT}`,
          { id, network: this.#name, address: signer.address, nonce, attempt, txHash, raw, gasPrice, now: clock.now() },
        ),
      ),
    )
  }

  async markSent({ address, nonce, attempt }: Attempt): Promise<void> {
    const { db, clock } = this.#deps
    await db.commit(
      'update chain_payouts set sent_time = $5 where network = $1 and address = $2 and nonce = $3 and attempt = $4',
      [this.#name, address, nonce, attempt, clock.now()],
    )
  }

  async markMined(tx: Tx, { address, nonce, attempt }: Attempt, block: bigint): Promise<void> {
    await tx.query(
      'update chain_payouts set block_number = $5 where network = $1 and address = $2 and nonce = $3 and attempt = $4',
      [this.#name, address, nonce, attempt, block],
    )
  }
}
