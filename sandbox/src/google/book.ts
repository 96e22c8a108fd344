// The purchases that the stand-in for Google Play knows, by token. Every change is one journal record, and a change that
// Google notifies of contains its push message, so neither exists without the other.

import { randomBytes, randomInt } from 'node:crypto'
import { Alarm, type Clock } from '../clock.ts'
import { Journal } from '../journal.ts'
import { Outbox, type OutboxRecord, type Webhook } from '../outbox.ts'
import { delivery, FaultBoard, type Faults } from './faults.ts'
import { PACKAGE_NAME } from './keys.ts'

export type PurchaseState = 'PURCHASED' | 'CANCELLED' | 'PENDING'

export interface Purchase {
  readonly purchaseToken: string
  readonly orderId: string
  readonly productId: string
  readonly accountId: string | null
  readonly quantity: number
  readonly isTest: boolean
  readonly startTime: number
  state: PurchaseState
  /** Null until it is paid. */
  completionTime: number | null
  isAcknowledged: boolean
  isConsumed: boolean
  refundedQuantity: number
}

export interface NewPurchase {
  readonly productId: string
  readonly accountId: string | null
  readonly quantity: number
  readonly isTest: boolean
  readonly state: 'PURCHASED' | 'PENDING'
}

export interface VoidDetails {
  /** 0 other … 7 chargeback, 8 unacknowledged. */
  readonly reason: number
  /** 0 the user, 1 the developer, 2 Google. */
  readonly source: number
  /** Null where the whole purchase is refunded. */
  readonly quantity: number | null
}

export interface VoidedPurchase extends VoidDetails {
  readonly purchase: Purchase
  readonly voidedTime: number
}

type BookRecord =
  | { readonly type: 'purchase'; readonly purchase: Purchase; readonly webhook?: Webhook }
  | {
      readonly type: 'state'
      readonly token: string
      readonly state: PurchaseState
      readonly at: number
      readonly webhook: Webhook
    }
  | { readonly type: 'acknowledged' | 'consumed'; readonly token: string }
  | {
      readonly type: 'voided'
      readonly token: string
      readonly details: VoidDetails
      readonly at: number
      readonly webhook: Webhook
    }
  | { readonly type: 'message'; readonly webhook: Webhook }
  | { readonly type: 'faults'; readonly token: string | null; readonly faults: Faults }
  | OutboxRecord

export interface BookDeps {
  readonly file: string
  readonly clock: Clock
  readonly pushUrl: string
  readonly pushHeaders: () => Record<string, string>
}

/** Google refunds what was not acknowledged by then. */
const ACKNOWLEDGE_MS = 3 * 86_400_000
const UNACKNOWLEDGED: VoidDetails = { reason: 8, source: 2, quantity: null }
const NOTIFIED = { PURCHASED: 1, CANCELLED: 2 } as const

export class GoogleBook {
  readonly faults = new FaultBoard()
  readonly voided: VoidedPurchase[] = []
  readonly #deps: BookDeps
  readonly #purchases = new Map<string, Purchase>()
  readonly #outbox: Outbox
  readonly #alarm: Alarm
  #journal: Journal<BookRecord> | null = null

  constructor(deps: BookDeps) {
    this.#deps = deps
    const { clock, pushUrl: url, pushHeaders: headers } = deps
    const record = (each: OutboxRecord): void => this.#journal?.append(each)
    this.#outbox = new Outbox({ url, headers, clock, record, synced: () => this.synced() })
    this.#alarm = new Alarm(
      clock,
      () => Math.min(...this.#unacknowledged().map(refundTime)),
      () => this.#refundDue(),
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

  purchase = (token: string): Purchase | undefined => this.#purchases.get(token)
  purchases = (): Purchase[] => [...this.#purchases.values()]

  buy(wanted: NewPurchase): Purchase {
    const now = this.#deps.clock.now()
    const purchase: Purchase = {
      ...wanted,
      purchaseToken: `${randomBytes(12).toString('hex')}.AO-J1O${randomBytes(60).toString('base64url')}`,
      orderId: `GPA.${[4, 4, 4, 5].map((digits) => randomInt(10 ** (digits - 1), 10 ** digits)).join('-')}`,
      startTime: now,
      completionTime: wanted.state === 'PURCHASED' ? now : null,
      isAcknowledged: false,
      isConsumed: false,
      refundedQuantity: 0,
    }
    // A pending purchase is announced only once it is paid.
    const webhook = wanted.state === 'PURCHASED' ? { webhook: this.#purchaseMessage(purchase, 'PURCHASED') } : {}
    this.#change({ type: 'purchase', purchase, ...webhook })
    return this.purchase(purchase.purchaseToken) as Purchase
  }

  /** Ends a pending purchase; the caller checks that it is pending. */
  settle(purchase: Purchase, state: 'PURCHASED' | 'CANCELLED'): void {
    const webhook = this.#purchaseMessage(purchase, state)
    this.#change({ type: 'state', token: purchase.purchaseToken, state, at: this.#deps.clock.now(), webhook })
  }

  acknowledge({ purchaseToken: token }: Purchase): void {
    this.#change({ type: 'acknowledged', token })
  }

  /** Consuming acknowledges as well. */
  consume({ purchaseToken: token }: Purchase): void {
    this.#change({ type: 'consumed', token })
  }

  /** Refunds or charges back; the caller checks that it was paid. */
  cancel({ purchaseToken: token, orderId }: Purchase, details: VoidDetails): void {
    const refundType = details.quantity === null ? 1 : 2
    const content = { voidedPurchaseNotification: { purchaseToken: token, orderId, productType: 2, refundType } }
    const webhook = this.#message(content, token)
    this.#change({ type: 'voided', token, details, at: this.#deps.clock.now(), webhook })
  }

  /** A developer notification with any content. */
  notify(content: object): void {
    this.#change({ type: 'message', webhook: this.#message(content, '') })
  }

  setFaults(token: string | null, faults: Faults): void {
    this.#change({ type: 'faults', token, faults })
  }

  #purchaseMessage({ purchaseToken, productId: sku }: Purchase, state: 'PURCHASED' | 'CANCELLED'): Webhook {
    const notificationType = NOTIFIED[state]
    const content = { oneTimeProductNotification: { version: '1.0', notificationType, purchaseToken, sku } }
    return this.#message(content, purchaseToken)
  }

  /** The body of a Pub/Sub push, with the notification in base64. */
  #message(content: object, token: string): Webhook {
    const now = this.#deps.clock.now()
    const notification = { version: '1.0', packageName: PACKAGE_NAME, eventTimeMillis: String(now), ...content }
    const messageId = String(randomInt(1e12, 1e14))
    const body = JSON.stringify({
      message: {
        data: Buffer.from(JSON.stringify(notification)).toString('base64'),
        messageId,
        publishTime: new Date(now).toISOString(),
      },
      subscription: 'projects/sandbox/subscriptions/play',
    })
    const { copies, delayMs } = delivery(this.faults.of(token))
    return { eventId: messageId, body, dueAt: now + delayMs, copies }
  }

  #unacknowledged(): Purchase[] {
    return [...this.#purchases.values()].filter(({ state, isAcknowledged }) => state === 'PURCHASED' && !isAcknowledged)
  }

  #refundDue(): void {
    const now = this.#deps.clock.now()
    for (const purchase of this.#unacknowledged())
      if (refundTime(purchase) <= now) this.cancel(purchase, UNACKNOWLEDGED)
  }

  #change(record: BookRecord): void {
    this.#apply(record)
    this.#journal?.append(record)
    this.#outbox.schedule()
    this.#alarm.set()
  }

  #apply(record: BookRecord): void {
    if ('webhook' in record && record.webhook) this.#outbox.add(record.webhook)
    switch (record.type) {
      case 'purchase':
        this.#purchases.set(record.purchase.purchaseToken, { ...record.purchase })
        break
      case 'state':
        this.#update(record.token, {
          state: record.state,
          ...(record.state === 'PURCHASED' && { completionTime: record.at }),
        })
        break
      case 'acknowledged':
        this.#update(record.token, { isAcknowledged: true })
        break
      case 'consumed':
        this.#update(record.token, { isAcknowledged: true, isConsumed: true })
        break
      case 'voided':
        this.#applyVoid(record)
        break
      case 'faults':
        this.faults.apply(record.token, record.faults)
        break
      case 'hookSent':
      case 'hookTried':
        this.#outbox.apply(record)
        break
      case 'message':
        break
    }
  }

  #applyVoid({ token, details, at }: { token: string; details: VoidDetails; at: number }): void {
    const purchase = this.purchase(token)
    if (!purchase) return
    const refundedQuantity = Math.min(
      purchase.quantity,
      purchase.refundedQuantity + (details.quantity ?? purchase.quantity),
    )
    this.#update(token, { refundedQuantity, ...(refundedQuantity === purchase.quantity && { state: 'CANCELLED' }) })
    this.voided.push({ ...details, purchase, voidedTime: at })
  }

  #update(token: string, change: Partial<Purchase>): void {
    Object.assign(this.#purchases.get(token) ?? {}, change)
  }
}

const refundTime = ({ completionTime, startTime }: Purchase): number => (completionTime ?? startTime) + ACKNOWLEDGE_MS
