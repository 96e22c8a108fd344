// Pays approved withdrawals through the gateway. State `sending` and the reference are committed before the call, so that
// after a crash the payout can be queried by reference and is neither paid twice nor lost.

import type { Units } from '@glasshouse/rulebook/core/payments'
import type { Database } from '../../platform/db/tx.ts'
import type { Logger } from '../../platform/log.ts'
import { GatewayDeclined, GatewayUnknown, type Destination, type Gateway, type PayoutStatus } from './gateway.ts'
import { MAY_SEND, recordDifference, type Clock } from './orders.ts'
import type { Settlement } from './settlement.ts'

const POLL_MIN_MS = 3000
const POLL_MAX_MS = 5 * 60_000
const BATCH_SIZE = 50
/** Longer than any request takes. Until then a payout is not sent a second time, whatever the gateway says. */
const REQUEST_MS = 60_000
/** For this long the refusal of a repeated request may mean that the gateway already has the first one. */
const REPEAT_UNSURE_MS = 24 * 3_600_000

const isDueAt = (time: string): string => `kind = 'fiat' and (state in ('approved', 'sending', 'sent')
  and coalesce(poll_time, 0) <= ${time} and (state <> 'approved' or ${MAY_SEND}) or state = 'confirmed' and poll_time <= ${time})`

export interface PayoutDeps {
  readonly db: Database
  readonly gateway: Gateway
  readonly clock: Clock
  readonly settlement: Settlement
  readonly unsealDestination: (sealed: Uint8Array) => Destination
  readonly log: Logger
}

interface PayoutRow {
  id: bigint
  state: 'approved' | 'sending' | 'sent' | 'confirmed'
  net: Units
  currency: string
  quote_id: string
  reference: string | null
  destination_sealed: Uint8Array
  create_time: bigint
  poll_time: bigint | null
  /** Null in state `approved`. */
  send_time: bigint | null
}

/**
 * Made from what was stored with the order, so an order that is sent again after a restored backup is a repeat for the
 * gateway. Short enough for the reference limits of all gateways.
 */
export const payoutReference = ({ id, quote_id }: Pick<PayoutRow, 'id' | 'quote_id'>): string =>
  `wd-${id}-${quote_id.replaceAll('-', '').slice(0, 20)}`

export class Payouts {
  readonly #deps: PayoutDeps

  constructor(deps: PayoutDeps) {
    this.#deps = deps
  }

  readonly isDue = `exists (select 1 from withdrawals where ${isDueAt('now_ms()')})`

  /** Sends approved payouts and checks the status of sent ones. Returns how many were due. */
  async poll(): Promise<number> {
    const { db, clock } = this.#deps
    const due = await db.read<PayoutRow>(
      `select id, state, net::int8 as net, currency, quote_id, reference, destination_sealed, create_time, poll_time, send_time
         from withdrawals
         where ${isDueAt('$1')}
         order by poll_time nulls first, id limit ${BATCH_SIZE}`,
      [clock.now()],
    )
    for (const row of due) await this.#process(row).catch((error: unknown) => this.#handleFailure(row, error))
    return due.length
  }

  /** Makes the payout due for the next poll. A repeated event has no effect. */
  async handleWebhook(provider: string, eventId: string, reference: string): Promise<void> {
    const { db, clock } = this.#deps
    await db.transaction(async (tx) => {
      const [fresh] = await tx.query(
        `insert into webhooks_accepted (provider, event_id, reference, create_time) values ($1, $2, $3, $4)
           on conflict do nothing returning event_id`,
        [provider, eventId, reference, clock.now()],
      )
      if (fresh) await tx.query('update withdrawals set poll_time = $2 where reference = $1', [reference, clock.now()])
    })
  }

  async #process(row: PayoutRow): Promise<void> {
    if (row.state === 'confirmed') return await this.#checkConfirmed(row)
    if (row.state !== 'approved') return await this.#checkStatus(row)
    const { db, gateway, clock, settlement } = this.#deps
    const reference = payoutReference(row)
    const now = clock.now()
    const [claimed] = await db.commit<{ is_restored: boolean }>(
      `update withdrawals set state = 'sending', gateway = $2, reference = $3, send_time = $4, poll_time = $5
         where id = $1 and state = 'approved' and ${MAY_SEND}
         returning lost_moment_since(create_time) as is_restored`,
      [row.id, gateway.name, reference, now, now + POLL_MIN_MS],
    )
    // Otherwise another node has claimed it, or an operator has just rejected it.
    if (!claimed) return
    const isAccepted = await this.#send({ ...row, reference })
    if (isAccepted) return
    // It may be declined as a repeat of one that a restored database has forgotten, and that is not shown yet.
    const { state } = await gateway.fetchPayout(reference)
    if (state === 'failed' || (state === 'none' && !claimed.is_restored)) await settlement.fail(row.id, 'gateway')
  }

  /** False if the gateway declines the request. */
  async #send(row: PayoutRow): Promise<boolean> {
    const { db, gateway, settlement, unsealDestination } = this.#deps
    try {
      const { providerReference } = await gateway.payout({
        reference: row.reference ?? '',
        amount: row.net,
        currency: row.currency,
        destination: unsealDestination(row.destination_sealed),
      })
      await db.commit('update withdrawals set provider_reference = $2, poll_time = $3 where id = $1', [
        row.id,
        providerReference,
        this.#deps.clock.now() + POLL_MIN_MS,
      ])
      await settlement.markSent(row.id)
      return true
    } catch (error) {
      if (!(error instanceof GatewayDeclined)) throw error
      return false
    }
  }

  /**
   * The gateway does not know the payout: the first request was lost, or it is not shown yet. In the second case a repeat
   * may be declined as a duplicate, so that only ends the payout when the first request can no longer arrive.
   */
  async #sendAgain(row: PayoutRow): Promise<void> {
    const { db, clock, settlement } = this.#deps
    const now = clock.now()
    const sentMs = Number(row.send_time ?? row.create_time)
    const claim = `update withdrawals set poll_time = $2 where id = $1 and state = 'sending'
      and poll_time is not distinct from $3 returning id`
    const isUnsure = now < sentMs + REQUEST_MS
    const next = isUnsure ? sentMs + REQUEST_MS : Math.max(now + REQUEST_MS, this.#nextPoll(row))
    const [claimed] = await db.commit(claim, [row.id, next, row.poll_time])
    // Not claimed: another node has it, or the first sender has learned that it was declined and has released the gold.
    if (isUnsure || !claimed) return
    const isAccepted = await this.#send(row)
    if (!isAccepted && now - sentMs >= REPEAT_UNSURE_MS) await settlement.fail(row.id, 'gateway')
  }

  /** The gateway's status decides. */
  async #checkStatus(row: PayoutRow): Promise<void> {
    const { gateway, settlement } = this.#deps
    const status = await gateway.fetchPayout(row.reference ?? '')
    if (status.state === 'none') {
      if (row.state === 'sending') return await this.#sendAgain(row)
      await this.#recordDifference(row, status)
    } else if (status.state === 'failed') {
      // First, because a payout that has ended is not polled again.
      await this.#clearDifference(row)
      return await settlement.fail(row.id, 'gateway')
    } else if (status.amount !== row.net) await this.#recordDifference(row, status)
    else if (status.state === 'paid') {
      await this.#clearDifference(row)
      return await settlement.confirm(row.id)
    } else if (row.state === 'sending') await settlement.markSent(row.id)
    await this.#deps.db.commit('update withdrawals set poll_time = $2 where id = $1', [row.id, this.#nextPoll(row)])
  }

  /** A bank may return a confirmed payout. That is recorded for an operator to decide. */
  async #checkConfirmed(row: PayoutRow): Promise<void> {
    const { db, gateway } = this.#deps
    const status = await gateway.fetchPayout(row.reference ?? '')
    if (status.state !== 'paid' || status.amount !== row.net) await this.#recordDifference(row, status)
    else await this.#clearDifference(row)
    await db.commit('update withdrawals set poll_time = null where id = $1 and poll_time = $2', [row.id, row.poll_time])
  }

  /** No gold moves while the gateway and our books disagree. */
  async #recordDifference(row: PayoutRow, { state, amount }: PayoutStatus): Promise<void> {
    const { db } = this.#deps
    await db.transaction((tx) =>
      recordDifference(tx, 'withdrawal', row.reference ?? '', `${row.net} ${row.state}`, `${amount} ${state}`),
    )
  }

  async #clearDifference({ reference }: PayoutRow): Promise<void> {
    await this.#deps.db.commit(`delete from differences where subject = 'withdrawal' and reference = $1`, [reference])
  }

  #nextPoll({ create_time }: PayoutRow): number {
    const now = this.#deps.clock.now()
    return now + Math.min(POLL_MAX_MS, Math.max(POLL_MIN_MS, Math.floor((now - Number(create_time)) / 10)))
  }

  /** A later poll resolves an unknown outcome; payouts whose gateway does not answer must not hold back the others. */
  async #handleFailure(row: PayoutRow, error: unknown): Promise<void> {
    const { db, log } = this.#deps
    const { id, state, poll_time } = row
    if (!(error instanceof GatewayUnknown))
      log.error({ err: error, withdrawalId: id, state }, 'payout not processed, will be polled again')
    // A webhook that came meanwhile has made it due.
    const schedule = `update withdrawals set poll_time = $2 where id = $1 and poll_time is not distinct from $3
      and state in ('sending', 'sent', 'confirmed')`
    await db.commit(schedule, [id, this.#nextPoll(row), poll_time])
  }
}
