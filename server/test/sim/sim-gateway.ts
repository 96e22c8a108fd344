// An in-memory gateway: orders that are paid fully, partly, late or never, and sometimes taken back and paid again; payouts that arrive or fail; and webhooks that
// are lost, duplicated, late and out of order.

import type { Units } from '@glasshouse/rulebook/core/payments'
import {
  GatewayDeclined,
  GatewayUnknown,
  WebhookRejected,
  type Bank,
  type GatewayBalance,
  type GatewayTransaction,
  type Destination,
  type Gateway,
  type WebhookEvent,
} from '../../src/features/wallet/gateway.ts'
import type { Order, OrderStatus, Payout, PayoutStatus } from '../../src/features/wallet/gateway.ts'
import type { Count } from './coverage.ts'
import type { Luck } from './luck.ts'

const FATES = { pays: 10, half: 2, over: 2, twice: 2, late: 3, declines: 2, never: 2, otherCurrency: 1, refused: 1 }
const SIGNATURE = 'signed'
export const BAD_ACCOUNT = '0690000009'
/** Payouts to this account are accepted and fail later. */
export const FAILING_ACCOUNT = '0690000001'

export interface SimOrder extends Order {
  readonly fate: keyof typeof FATES
  state: OrderStatus['state']
  paid: Units
  paidCurrency: string
  readonly payments: { readonly amount: Units; readonly time: number; readonly after: Units }[]
  /** How often it was refunded or charged back, and whether a webhook ever said so. */
  reversals: number
  isReversalTold: boolean
}

export interface SimPayout extends Payout {
  state: PayoutStatus['state']
  paidTime: number
  /** Until then the gateway does not show it. */
  readonly hiddenUntil: number
}

export interface SentWebhook {
  readonly raw: Buffer
  readonly headers: Readonly<Record<string, string>>
  readonly notBefore: number
}

export class SimGateway implements Gateway {
  readonly name: string
  readonly isSandbox = true
  readonly orders = new Map<string, SimOrder>()
  readonly payouts = new Map<string, SimPayout>()
  webhooks: SentWebhook[] = []
  /** Requests that arrive after the server has given up on them. */
  delayedRequests: (() => void)[] = []
  readonly #luck: Luck
  readonly #count: Count
  readonly #now: () => number
  #events = 0

  constructor(name: string, deps: { luck: Luck; count: Count; now: () => number }) {
    this.name = name
    this.#luck = deps.luck
    this.#count = deps.count
    this.#now = deps.now
  }

  async createOrder(order: Order): Promise<{ providerReference: string; payUrl: string }> {
    let existing = this.orders.get(order.reference)
    if (!existing) {
      const fate = this.#luck.weighed(FATES)
      existing = {
        ...order,
        fate,
        state: 'pending',
        paid: 0n,
        paidCurrency: order.currency,
        payments: [],
        reversals: 0,
        isReversalTold: false,
      }
      this.orders.set(order.reference, existing)
    }
    if (existing.fate === 'refused') throw new GatewayDeclined('no such merchant')
    return { providerReference: `gw-${order.reference}`, payUrl: `https://pay.example/${order.reference}` }
  }

  parseWebhook(raw: Buffer, headers: Readonly<Record<string, string | undefined>>): WebhookEvent {
    if (headers['signature'] !== SIGNATURE) throw new WebhookRejected('wrong signature')
    return JSON.parse(raw.toString()) as WebhookEvent
  }

  async fetchStatus(reference: string): Promise<OrderStatus> {
    const order = this.orders.get(reference)
    if (!order || order.fate === 'refused') return { state: 'none', amount: 0n, currency: 'USD' }
    const isOver = order.state === 'pending' && this.#now() >= order.expiresAt
    return { state: isOver ? 'expired' : order.state, amount: order.paid, currency: order.paidCurrency }
  }

  async payout(payout: Payout): Promise<{ providerReference: string }> {
    if (payout.destination.accountNumber === BAD_ACCOUNT) throw new GatewayDeclined('no such account')
    if (this.payouts.has(payout.reference)) this.#answerRepeat()
    else {
      const hiddenUntil = this.#luck.chance(0.4) ? this.#now() + this.#luck.between(60_000, 1_800_000) : 0
      this.payouts.set(payout.reference, { ...payout, state: 'pending', paidTime: 0, hiddenUntil })
    }
    return { providerReference: `gw-${payout.reference}` }
  }

  /** A gateway may take a repeat for the first request, decline it as a duplicate, or answer nothing useful. */
  #answerRepeat(): void {
    const answer = this.#luck.weighed({ accepted: 2, declined: 2, unknown: 2 })
    this.#count(`gateway.payout repeated, ${answer}`)
    if (answer === 'declined') throw new GatewayDeclined('duplicate reference')
    if (answer === 'unknown') throw new GatewayUnknown('status 500')
  }

  async fetchPayout(reference: string): Promise<PayoutStatus> {
    const payout = this.payouts.get(reference)
    if (payout && payout.hiddenUntil > this.#now()) this.#count('gateway.payout not shown yet')
    return payout && payout.hiddenUntil <= this.#now()
      ? { state: payout.state, amount: payout.amount }
      : { state: 'none', amount: 0n }
  }

  async banks(): Promise<readonly Bank[]> {
    return [{ code: 'BANK', name: 'Bank', kind: 'bank' }]
  }

  async listTransactions(day: string): Promise<readonly GatewayTransaction[]> {
    const isOf = (time: number): boolean => new Date(time).toISOString().startsWith(day)
    return [
      ...[...this.orders.values()].flatMap(({ reference, payments }) =>
        payments.filter(({ time }) => isOf(time)).map(({ amount }) => ({ kind: 'order' as const, reference, amount })),
      ),
      ...[...this.payouts.values()]
        .filter(({ state, paidTime }) => state === 'paid' && isOf(paidTime))
        .map(({ reference, amount }) => ({ kind: 'payout' as const, reference, amount })),
    ]
  }

  async fetchBalances(): Promise<readonly GatewayBalance[]> {
    const paid = [...this.orders.values()].flatMap(({ payments }) => payments.map(({ amount }) => amount))
    const sent = [...this.payouts.values()].filter(({ state }) => state !== 'failed').map(({ amount }) => -amount)
    return [{ currency: 'USD', amount: [...paid, ...sent].reduce((sum, amount) => sum + amount, 0n) }]
  }

  /** A random action of a payer and a bank. */
  advance(): void {
    const order = this.#luck.pick([...this.orders.values()].filter((each) => this.willPay(each)))
    if (order) this.pay(order)
    if (this.#luck.chance(0.3)) this.changeMind()
    const payout = this.#luck.pick([...this.payouts.values()].filter(({ state }) => state === 'pending'))
    if (payout && this.#luck.chance(0.5)) this.settle(payout)
    if (this.#luck.chance(0.5)) this.delayedRequests.shift()?.()
  }

  /** Whether the payer will still pay or decline. */
  willPay({ fate, state, payments, expiresAt }: SimOrder): boolean {
    if (fate === 'refused' || fate === 'never') return false
    if (fate === 'twice') return payments.length < 2
    if (fate === 'late') return payments.length === 0 && this.#now() >= expiresAt
    return state === 'pending' && (this.#now() < expiresAt || fate === 'declines')
  }

  pay(order: SimOrder): void {
    if (order.fate === 'declines') order.state = 'failed'
    else {
      const { amount } = order
      const paid = order.fate === 'half' ? amount / 2n : order.fate === 'over' ? (amount * 3n) / 2n : amount
      order.state = 'paid'
      order.paid += paid
      if (order.fate === 'otherCurrency') order.paidCurrency = 'XOF'
      order.payments.push({ amount: paid, time: this.#now(), after: order.paid })
    }
    this.#notify('order', order.reference)
  }

  /** A payment is refunded or charged back, or counts as paid again. */
  changeMind(): void {
    const paid = [...this.orders.values()].filter(({ payments }) => payments.length > 0)
    const order = this.#luck.pick(paid.filter(({ fate }) => fate !== 'otherCurrency'))
    if (!order) return
    if (order.state === 'reversed') {
      this.#count('order paid again after a reversal')
      order.state = 'paid'
      return this.#notify('order', order.reference)
    }
    const isDispute = this.#luck.chance(0.5)
    this.#count(isDispute ? 'order charged back' : 'order refunded')
    order.state = 'reversed'
    order.reversals++
    if (isDispute) order.isReversalTold = true
    this.#notify('order', order.reference, isDispute ? { reversal: 'chargeback.created' } : {})
  }

  settle(payout: SimPayout): void {
    payout.state = payout.destination.accountNumber === FAILING_ACCOUNT ? 'failed' : 'paid'
    payout.paidTime = this.#now()
    this.#notify('payout', payout.reference)
  }

  /** A valid webhook although nothing has happened. */
  sendEmptyWebhook(): void {
    const order = this.#luck.pick([...this.orders.values()])
    if (order) this.#send('order', order.reference, this.#now())
    this.#count('webhook about nothing')
  }

  sendForgedWebhook(): void {
    const order = this.#luck.pick([...this.orders.values()])
    const hook = { eventId: `e${++this.#events}`, kind: 'order', reference: order?.reference ?? 'none' }
    this.webhooks.push({ raw: Buffer.from(JSON.stringify(hook)), headers: {}, notBefore: 0 })
  }

  #notify(kind: WebhookEvent['kind'], reference: string, facts: Pick<WebhookEvent, 'reversal'> = {}): void {
    const fate = this.#luck.weighed({ once: 4, lost: 2, doubled: 2, late: 2 })
    this.#count(`webhook ${fate}`)
    if (fate === 'lost') return
    const sent = this.#send(
      kind,
      reference,
      this.#now() + (fate === 'late' ? this.#luck.between(60_000, 3_600_000) : 0),
      facts,
    )
    if (fate === 'doubled') this.webhooks.push(sent)
  }

  #send(kind: WebhookEvent['kind'], reference: string, notBefore: number, facts = {}): SentWebhook {
    const raw = Buffer.from(JSON.stringify({ eventId: `e${++this.#events}`, kind, reference, ...facts }))
    const hook = { raw, headers: { signature: SIGNATURE }, notBefore }
    this.webhooks.push(hook)
    return hook
  }

  /** A random due webhook. */
  takeWebhook(): SentWebhook | undefined {
    const hook = this.#luck.pick(this.webhooks.filter(({ notBefore }) => notBefore <= this.#now()))
    if (hook) this.webhooks.splice(this.webhooks.indexOf(hook), 1)
    return hook
  }

  /** The payouts made for a withdrawal. */
  paidFor(withdrawalId: bigint): { amount: Units; destination: Destination }[] {
    return [...this.payouts.values()].filter(
      ({ reference, state }) => state === 'paid' && reference.startsWith(`wd-${withdrawalId}-`),
    )
  }
}
