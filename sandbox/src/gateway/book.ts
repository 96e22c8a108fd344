// The gateway's book: orders and payouts by the house's reference, and what became of them. Every change is one record
// of the journal, and a change that the house is told of bears its webhook with it, so neither is without the other.

import { randomBytes, randomUUID } from 'node:crypto'
import { Alarm, type Clock } from '../clock.ts'
import { Journal } from '../journal.ts'
import { Outbox, type Letter, type OutboxRecord } from '../outbox.ts'
import { endingOf, type Destination } from './banks.ts'
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
  /** The house was told that it expired. */
  isExpiryTold: boolean
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
  /** When something happens to it next. */
  dueAt: number
}

type BookRecord =
  | { readonly type: 'order'; readonly order: NewOrder; readonly providerReference: string }
  | {
      readonly type: 'orderPaid' | 'orderDeclined' | 'orderExpired'
      readonly reference: string
      readonly at: number
      readonly amount?: string
      readonly letter: Letter
    }
  | { readonly type: 'payout'; readonly payout: NewPayout; readonly providerReference: string; readonly dueAt: number }
  | {
      readonly type: 'payoutPaid' | 'payoutFailed'
      readonly reference: string
      readonly at: number
      readonly dueAt: number
      readonly letter: Letter
    }
  | { readonly type: 'faults'; readonly name: string; readonly faults: Faults }
  | OutboxRecord

export interface BookDeps {
  readonly file: string
  readonly clock: Clock
  readonly hookUrl: string
  readonly hookSecret: string
  /** How long a payout is under way. */
  readonly payoutMs: number
}

export type OrderState = 'pending' | 'paid' | 'failed' | 'expired'

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
    const { clock, hookUrl: url, hookSecret: secret } = deps
    this.#outbox = new Outbox({ url, secret, clock, record: (r) => this.#append(r), synced: () => this.synced() })
    this.#alarm = new Alarm(
      clock,
      () => this.#nextAt(),
      () => this.#doDue(),
    )
  }

  async open(): Promise<void> {
    this.#journal = await Journal.open<BookRecord>(this.#deps.file, (record) => this.#fold(record))
    this.#outbox.wake()
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
  orderOfPage = (providerReference: string): Order | undefined => this.#byProvider.get(providerReference)
  payout = (reference: string): Payout | undefined => this.#payouts.get(reference)

  stateOf(order: Order): OrderState {
    if (order.payments.length > 0) return 'paid'
    if (order.isDeclined) return 'failed'
    return this.#deps.clock.now() >= order.expiresAt ? 'expired' : 'pending'
  }

  takeOrder(order: NewOrder): Order {
    const providerReference = `go_${randomBytes(15).toString('base64url')}`
    this.#change({ type: 'order', order, providerReference })
    return this.#orders.get(order.reference) as Order
  }

  takePayout(payout: NewPayout): Payout {
    const providerReference = `gp_${randomBytes(15).toString('base64url')}`
    const dueAt = this.#endOf(payout) === 'never' ? Infinity : this.#deps.clock.now() + this.#deps.payoutMs
    this.#change({ type: 'payout', payout, providerReference, dueAt })
    return this.#payouts.get(payout.reference) as Payout
  }

  /** Pays an order; whether it can be paid is looked at by whoever calls. */
  pay(order: Order, amounts: readonly string[]): void {
    const wrong = this.faults.of(order.reference).paidAmount
    for (const amount of amounts) {
      this.#change({
        ...this.#told('order', order.reference, 'paid'),
        type: 'orderPaid',
        amount: wrong ?? amount,
      })
    }
  }

  decline(order: Order): void {
    this.#change({ ...this.#told('order', order.reference, 'failed'), type: 'orderDeclined' })
  }

  expire(order: Order): void {
    if (order.isExpiryTold) return
    this.#change({ ...this.#told('order', order.reference, 'expired'), type: 'orderExpired' })
  }

  setFaults(name: string, faults: Faults): void {
    this.#change({ type: 'faults', name, faults })
  }

  /** What was paid in and out within a day of UTC, one sum for each reference. */
  booked(day: string): { kind: 'order' | 'payout'; reference: string; amount: string }[] {
    const isThen = (at: number): boolean => new Date(at).toISOString().slice(0, 10) === day
    const orders = [...this.#orders.values()].flatMap(({ reference, payments }) => {
      const then = payments.filter(({ at }) => isThen(at))
      return then.length > 0 ? [{ kind: 'order' as const, reference, amount: sumOf(then) }] : []
    })
    const payouts = [...this.#payouts.values()]
      .filter(({ state, paidAt }) => state === 'paid' && paidAt !== null && isThen(paidAt))
      .map(({ reference, amount }) => ({ kind: 'payout' as const, reference, amount }))
    return [...orders, ...payouts]
  }

  /** A change that the house is told of, with its webhook. */
  #told(kind: 'order' | 'payout', reference: string, state: string): { reference: string; at: number; letter: Letter } {
    const at = this.#deps.clock.now()
    const { copies, lateMs } = delivery(this.faults.of(reference))
    const eventId = `ev_${randomUUID()}`
    const body = JSON.stringify({ eventId, kind, reference, state, createdAt: at })
    return { reference, at, letter: { eventId, body, dueAt: at + lateMs, copies } }
  }

  #endOf(payout: NewPayout): 'never' | 'fail' | 'reverse' | null {
    const ending = endingOf(payout.destination)
    return this.faults.of(payout.reference).payoutEnd ?? (ending === 'decline' ? null : ending)
  }

  #nextAt(): number {
    const expiries = [...this.#orders.values()].filter(isOpen).map(({ expiresAt }) => expiresAt)
    const ends = [...this.#payouts.values()].map(({ dueAt }) => dueAt)
    return [...expiries, ...ends].reduce((soonest, at) => Math.min(soonest, at), Infinity)
  }

  #doDue(): void {
    const now = this.#deps.clock.now()
    for (const order of this.#orders.values()) if (isOpen(order) && order.expiresAt <= now) this.expire(order)
    for (const payout of this.#payouts.values()) if (payout.dueAt <= now) this.#endPayout(payout)
  }

  /** Under way, then paid or failed; and where it is to be taken back, failed a moment after it was paid. */
  #endPayout(payout: Payout): void {
    const end = this.#endOf(payout)
    const isPaid = payout.state === 'pending' && end !== 'fail'
    const dueAt = isPaid && end === 'reverse' ? this.#deps.clock.now() + this.#deps.payoutMs : Infinity
    const told = this.#told('payout', payout.reference, isPaid ? 'paid' : 'failed')
    this.#change({ ...told, type: isPaid ? 'payoutPaid' : 'payoutFailed', dueAt })
  }

  #change(record: BookRecord): void {
    this.#fold(record)
    this.#append(record)
    this.#outbox.wake()
    this.#alarm.set()
  }

  #append(record: BookRecord): void {
    this.#journal?.append(record)
  }

  #fold(record: BookRecord): void {
    if ('letter' in record) this.#outbox.add(record.letter)
    switch (record.type) {
      case 'order':
        this.#foldOrder(record.order, record.providerReference)
        break
      case 'orderPaid':
        this.#orders.get(record.reference)?.payments.push({ amount: record.amount ?? '0', at: record.at })
        break
      case 'orderDeclined':
        Object.assign(this.#orders.get(record.reference) ?? {}, { isDeclined: true })
        break
      case 'orderExpired': {
        const order = this.#orders.get(record.reference)
        if (order) Object.assign(order, { isExpiryTold: true, expiresAt: Math.min(order.expiresAt, record.at) })
        break
      }
      case 'payout': {
        const { payout, providerReference, dueAt } = record
        const added = { ...payout, providerReference, state: 'pending' as const, paidAt: null }
        this.#payouts.set(payout.reference, { ...added, dueAt: timeOf(dueAt) })
        break
      }
      case 'payoutPaid':
        this.#foldPayoutEnd(record.reference, 'paid', record)
        break
      case 'payoutFailed':
        this.#foldPayoutEnd(record.reference, 'failed', record)
        break
      case 'faults':
        this.faults.fold(record.name, record.faults)
        break
      case 'hookSent':
      case 'hookTried':
        this.#outbox.fold(record)
        break
    }
  }

  #foldOrder(order: NewOrder, providerReference: string): void {
    const added = { ...order, providerReference, payments: [], isDeclined: false, isExpiryTold: false }
    this.#orders.set(order.reference, added)
    this.#byProvider.set(providerReference, added)
  }

  #foldPayoutEnd(reference: string, state: 'paid' | 'failed', { at, dueAt }: { at: number; dueAt: number }): void {
    const paidAt = state === 'paid' ? at : null
    Object.assign(this.#payouts.get(reference) ?? {}, { state, paidAt, dueAt: timeOf(dueAt) })
  }
}

export const sumOf = (payments: readonly { amount: string }[]): string =>
  payments.reduce((sum, { amount }) => sum + BigInt(amount), 0n).toString()

const isOpen = (order: Order): boolean => order.payments.length === 0 && !order.isDeclined && !order.isExpiryTold
/** JSON has no infinity: what is never due was written as null. */
const timeOf = (dueAt: number | null): number => dueAt ?? Infinity
