// The gateway's orders and payouts by the casino's reference, and their states. Every change is one journal record, and a
// change that the casino must learn of contains its webhook, so neither exists without the other.

import { randomBytes, randomUUID } from 'node:crypto'
import { Alarm, type Clock } from '../clock.ts'
import { Journal } from '../journal.ts'
import { Outbox, type Webhook, type OutboxRecord } from '../outbox.ts'
import { hookHeaders } from '../signing.ts'
import { outcomeOf, type Destination } from './banks.ts'
import { delivery, FaultBoard, type Faults } from './faults.ts'

export interface NewOrder {
  readonly reference: string
  /** In the currency's smallest unit, as digits. */
  readonly amount: string
  readonly currency: string
  readonly language: 'en' | 'fr'
  readonly expiresAt: number
  readonly returnUrl: string
}

export interface Order extends NewOrder {
  readonly providerReference: string
  readonly payments: { amount: string; at: number }[]
  expiresAt: number
  isDeclined: boolean
  /** The casino was notified that it expired. */
  isExpiryNotified: boolean
  /** Paid, and then refunded or charged back. */
  isReversed: boolean
}

export interface NewPayout {
  readonly reference: string
  readonly amount: string
  readonly currency: string
  readonly destination: Destination
}

export interface Payout extends NewPayout {
  readonly providerReference: string
  state: 'pending' | 'paid' | 'failed'
  paidAt: number | null
  /** When its next change is due. */
  dueAt: number
}

type BookRecord =
  | { readonly type: 'order'; readonly order: NewOrder; readonly providerReference: string }
  | {
      readonly type: 'orderPaid' | 'orderDeclined' | 'orderExpired' | 'orderReversed' | 'orderRestored'
      readonly reference: string
      readonly at: number
      readonly amount?: string
      readonly webhook: Webhook
    }
  | { readonly type: 'payout'; readonly payout: NewPayout; readonly providerReference: string; readonly dueAt: number }
  | {
      readonly type: 'payoutPaid' | 'payoutFailed'
      readonly reference: string
      readonly at: number
      readonly dueAt: number
      readonly webhook: Webhook
    }
  | { readonly type: 'faults'; readonly name: string; readonly faults: Faults }
  | OutboxRecord

export interface BookDeps {
  readonly file: string
  readonly clock: Clock
  readonly hookUrl: string
  readonly hookSecret: string
  /** How long a payout takes. */
  readonly payoutMs: number
}

export type OrderState = 'pending' | 'paid' | 'failed' | 'expired' | 'reversed'
/** A refund is only a changed status. A dispute is named in its webhook, as real gateways do. */
export type Reversal = 'refund' | 'dispute'

export class GatewayBook {
  readonly faults = new FaultBoard()
  readonly #deps: BookDeps
  readonly #orders = new Map<string, Order>()
  readonly #byProvider = new Map<string, Order>()
  readonly #payouts = new Map<string, Payout>()
  readonly #outbox: Outbox
  readonly #alarm: Alarm
  #journal: Journal<BookRecord> | null = null

  constructor(deps: BookDeps) {
    this.#deps = deps
    const { clock, hookUrl: url, hookSecret } = deps
    const headers = (body: string) => hookHeaders(hookSecret, clock.now(), body)
    this.#outbox = new Outbox({ url, headers, clock, record: (r) => this.#append(r), synced: () => this.synced() })
    this.#alarm = new Alarm(
      clock,
      () => this.#nextAt(),
      () => this.#processDue(),
    )
  }

  async open(): Promise<void> {
    this.#journal = await Journal.open<BookRecord>(this.#deps.file, (record) => this.#apply(record))
    this.#outbox.schedule()
    this.#alarm.set()
  }

  async close(): Promise<void> {
    this.#alarm.stop()
    this.#outbox.stop()
    await this.#journal?.close()
  }

  async synced(): Promise<void> {
    await this.#journal?.synced()
  }

  order = (reference: string): Order | undefined => this.#orders.get(reference)
  orderByProvider = (providerReference: string): Order | undefined => this.#byProvider.get(providerReference)
  payout = (reference: string): Payout | undefined => this.#payouts.get(reference)

  stateOf(order: Order): OrderState {
    if (order.isReversed) return 'reversed'
    if (order.payments.length > 0) return 'paid'
    if (order.isDeclined) return 'failed'
    return this.#deps.clock.now() >= order.expiresAt ? 'expired' : 'pending'
  }

  addOrder(order: NewOrder): Order {
    const providerReference = `go_${randomBytes(15).toString('base64url')}`
    this.#change({ type: 'order', order, providerReference })
    return this.#orders.get(order.reference) as Order
  }

  addPayout(payout: NewPayout): Payout {
    const providerReference = `gp_${randomBytes(15).toString('base64url')}`
    const dueAt = this.#outcomeOf(payout) === 'never' ? Infinity : this.#deps.clock.now() + this.#deps.payoutMs
    this.#change({ type: 'payout', payout, providerReference, dueAt })
    return this.#payouts.get(payout.reference) as Payout
  }

  /** Pays an order; the caller checks whether it can be paid. */
  pay(order: Order, amounts: readonly string[]): void {
    const override = this.faults.of(order.reference).paidAmount
    for (const amount of amounts) {
      this.#change({
        ...this.#notifiedChange('order', order.reference, 'paid'),
        type: 'orderPaid',
        amount: override ?? amount,
      })
    }
  }

  decline(order: Order): void {
    this.#change({ ...this.#notifiedChange('order', order.reference, 'failed'), type: 'orderDeclined' })
  }

  expire(order: Order): void {
    if (order.isExpiryNotified) return
    this.#change({ ...this.#notifiedChange('order', order.reference, 'expired'), type: 'orderExpired' })
  }

  /** Takes a payment back; the caller checks whether it was paid. */
  reverse(order: Order, reversal: Reversal): void {
    const facts = reversal === 'dispute' ? { reversal: 'chargeback.created' } : {}
    this.#change({ ...this.#notifiedChange('order', order.reference, 'reversed', facts), type: 'orderReversed' })
  }

  /** The payment counts again: the refund failed, or the dispute was won. */
  restore(order: Order): void {
    this.#change({ ...this.#notifiedChange('order', order.reference, 'paid'), type: 'orderRestored' })
  }

  setFaults(name: string, faults: Faults): void {
    this.#change({ type: 'faults', name, faults })
  }

  /** What was paid in and out on a UTC day, one total per reference. */
  booked(day: string): { kind: 'order' | 'payout'; reference: string; amount: string }[] {
    const isOnDay = (at: number): boolean => new Date(at).toISOString().slice(0, 10) === day
    const orders = [...this.#orders.values()].flatMap(({ reference, payments }) => {
      const onDay = payments.filter(({ at }) => isOnDay(at))
      return onDay.length > 0 ? [{ kind: 'order' as const, reference, amount: sumOf(onDay) }] : []
    })
    const payouts = [...this.#payouts.values()]
      .filter(({ state, paidAt }) => state === 'paid' && paidAt !== null && isOnDay(paidAt))
      .map(({ reference, amount }) => ({ kind: 'payout' as const, reference, amount }))
    return [...orders, ...payouts]
  }

  /** What the gateway holds for the casino: payments less payouts that have not failed. */
  balances(): { currency: string; amount: string }[] {
    const sums = new Map<string, bigint>()
    const add = (currency: string, amount: bigint): void => void sums.set(currency, (sums.get(currency) ?? 0n) + amount)
    for (const { currency, payments } of this.#orders.values()) add(currency, BigInt(sumOf(payments)))
    for (const { currency, amount, state } of this.#payouts.values())
      if (state !== 'failed') add(currency, -BigInt(amount))
    return [...sums].map(([currency, amount]) => ({ currency, amount: String(amount > 0n ? amount : 0n) }))
  }

  /** A change that the casino must learn of, with its webhook. */
  #notifiedChange(
    kind: 'order' | 'payout',
    reference: string,
    state: string,
    facts: object = {},
  ): { reference: string; at: number; webhook: Webhook } {
    const at = this.#deps.clock.now()
    const { copies, delayMs } = delivery(this.faults.of(reference))
    const eventId = `ev_${randomUUID()}`
    const body = JSON.stringify({ eventId, kind, reference, state, createdAt: at, ...facts })
    return { reference, at, webhook: { eventId, body, dueAt: at + delayMs, copies } }
  }

  #outcomeOf(payout: NewPayout): 'never' | 'fail' | 'reverse' | null {
    const ending = outcomeOf(payout.destination)
    return this.faults.of(payout.reference).payoutEnd ?? (ending === 'decline' ? null : ending)
  }

  #nextAt(): number {
    const expiries = [...this.#orders.values()].filter(isOpen).map(({ expiresAt }) => expiresAt)
    const ends = [...this.#payouts.values()].map(({ dueAt }) => dueAt)
    return [...expiries, ...ends].reduce((soonest, at) => Math.min(soonest, at), Infinity)
  }

  #processDue(): void {
    const now = this.#deps.clock.now()
    for (const order of this.#orders.values()) if (isOpen(order) && order.expiresAt <= now) this.expire(order)
    for (const payout of this.#payouts.values()) if (payout.dueAt <= now) this.#endPayout(payout)
  }

  /** Pending, then paid or failed; a reversed payout fails shortly after it was paid. */
  #endPayout(payout: Payout): void {
    const end = this.#outcomeOf(payout)
    const isPaid = payout.state === 'pending' && end !== 'fail'
    const dueAt = isPaid && end === 'reverse' ? this.#deps.clock.now() + this.#deps.payoutMs : Infinity
    const change = this.#notifiedChange('payout', payout.reference, isPaid ? 'paid' : 'failed')
    this.#change({ ...change, type: isPaid ? 'payoutPaid' : 'payoutFailed', dueAt })
  }

  #change(record: BookRecord): void {
    this.#apply(record)
    this.#append(record)
    this.#outbox.schedule()
    this.#alarm.set()
  }

  #append(record: BookRecord): void {
    this.#journal?.append(record)
  }

  #apply(record: BookRecord): void {
    if ('webhook' in record) this.#outbox.add(record.webhook)
    switch (record.type) {
      case 'order':
        this.#applyOrder(record.order, record.providerReference)
        break
      case 'orderPaid':
        this.#orders.get(record.reference)?.payments.push({ amount: record.amount ?? '0', at: record.at })
        break
      case 'orderDeclined':
        Object.assign(this.#orders.get(record.reference) ?? {}, { isDeclined: true })
        break
      case 'orderReversed':
      case 'orderRestored':
        Object.assign(this.#orders.get(record.reference) ?? {}, { isReversed: record.type === 'orderReversed' })
        break
      case 'orderExpired': {
        const order = this.#orders.get(record.reference)
        if (order) Object.assign(order, { isExpiryNotified: true, expiresAt: Math.min(order.expiresAt, record.at) })
        break
      }
      case 'payout': {
        const { payout, providerReference, dueAt } = record
        const added = { ...payout, providerReference, state: 'pending' as const, paidAt: null }
        this.#payouts.set(payout.reference, { ...added, dueAt: timeOf(dueAt) })
        break
      }
      case 'payoutPaid':
        this.#applyPayoutEnd(record.reference, 'paid', record)
        break
      case 'payoutFailed':
        this.#applyPayoutEnd(record.reference, 'failed', record)
        break
      case 'faults':
        this.faults.apply(record.name, record.faults)
        break
      case 'hookSent':
      case 'hookTried':
        this.#outbox.apply(record)
        break
    }
  }

  #applyOrder(order: NewOrder, providerReference: string): void {
    const flags = { isDeclined: false, isExpiryNotified: false, isReversed: false }
    const added = { ...order, providerReference, payments: [], ...flags }
    this.#orders.set(order.reference, added)
    this.#byProvider.set(providerReference, added)
  }

  #applyPayoutEnd(reference: string, state: 'paid' | 'failed', { at, dueAt }: { at: number; dueAt: number }): void {
    const paidAt = state === 'paid' ? at : null
    Object.assign(this.#payouts.get(reference) ?? {}, { state, paidAt, dueAt: timeOf(dueAt) })
  }
}

export const sumOf = (payments: readonly { amount: string }[]): string =>
  payments.reduce((sum, { amount }) => sum + BigInt(amount), 0n).toString()

const isOpen = (order: Order): boolean => order.payments.length === 0 && !order.isDeclined && !order.isExpiryNotified
/** JSON has no infinity: a time that never comes is stored as null. */
const timeOf = (dueAt: number | null): number => dueAt ?? Infinity
