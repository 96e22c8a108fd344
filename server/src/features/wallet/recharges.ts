// Gold bought through the gateway: created, pending, paid, credited. Only a status queried from the gateway counts, never a
// webhook's claim, and each payment is credited once.

import { randomUUID } from 'node:crypto'
import { fromWire, type Coins } from '@glasshouse/rulebook/core/coins'
import { priceOf, RECHARGE, type Units } from '@glasshouse/rulebook/core/payments'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import type { OrderReason, RechargeRow } from '@glasshouse/rulebook/wire/wallet/wallet'
import { named, only, type Database, type Tx, type NotNull } from '../../platform/db/tx.ts'
import type { Logger } from '../../platform/log.ts'
import { post } from '../../ledger/ledger.ts'
import { checkAmount } from '../../play/risk/stakes.ts'
import { GatewayDeclined, GatewayUnknown, type Gateway, type WebhookEvent, type OrderStatus } from './gateway.ts'
import { notifyDeposit } from './notices.ts'
import { recordDifference, nextCreateTime, type Clock, type OrderEvents } from './orders.ts'
import { clearReversal, isReversed, recordReversal } from './reversals.ts'
import type { FiatTerms } from './terms.ts'

const PAYABLE_MS = 30 * 60_000
/** Expired orders are polled for this long, because late payments are still credited. */
const LATE_PAYMENT_MS = 7 * 24 * 3_600_000
/** Payers can charge a payment back for this long. Webhooks are quicker, but can get lost. */
const CHARGEBACK_MS = 120 * 24 * 3_600_000
const CREDITED_POLL_MIN_MS = 24 * 3_600_000
const CREDITED_POLL_MAX_MS = 15 * 24 * 3_600_000
/** The poll interval of an open order grows with its age between these bounds. */
const POLL_MIN_MS = 5000
const POLL_MAX_MS = 10 * 60_000
/** Of one player at the same time: each is asked about until it is paid or expires. */
const UNPAID_ORDERS_MAX = 5
const BATCH_SIZE = 50

export interface RechargeDeps {
  readonly db: Database
  readonly gateway: Gateway
  readonly terms: FiatTerms
  readonly clock: Clock
  readonly orderEvents: OrderEvents
  /** Where the gateway sends the payer after payment. */
  readonly returnUrl: (rechargeId: bigint) => string
  /** Throws a refusal if the player's limits forbid the deposit. Runs before the gateway is called. */
  readonly assertDepositAllowed?: ((tx: Tx, playerId: bigint, gold: Coins) => Promise<void>) | undefined
  readonly log: Logger
}

interface OrderRow {
  id: bigint
  player_id: bigint
  state: RechargeRow['state']
  gold: Coins
  amount: Units
  reference: NotNull<string>
  provider_reference: string | null
  expires_at: NotNull<bigint>
  create_time: bigint
  language: Language
}

const ORDER = `select r.id, r.player_id, r.state, r.gold, r.amount::int8 as amount, r.reference, r.provider_reference,
    r.expires_at, r.create_time, p.language from recharges r join players_public p on p.id = r.player_id`

export class Recharges {
  readonly #deps: RechargeDeps

  constructor(deps: RechargeDeps) {
    this.#deps = deps
  }

  /** Creates an order and requests its payment page. If the gateway is unreachable, `poll` requests it later. */
  async create(playerId: bigint, request: { gold: number; requestId: string }): Promise<bigint> {
    const gold = fromWire(request.gold)
    const { minGold: min, maxGold: max, stepGold: step } = RECHARGE
    checkAmount(gold, { min, max, step })
    const { id, isNew } = await this.#insertOrder(playerId, gold, request.requestId)
    if (isNew) await this.#openPaymentPage(id).catch(this.#logUnlessUnknown(id))
    return id
  }

  async #insertOrder(playerId: bigint, gold: Coins, requestId: string): Promise<{ id: bigint; isNew: boolean }> {
    const { db, gateway, terms, clock } = this.#deps
    return await db.transaction(async (tx) => {
      const now = clock.now()
      const createTime = await nextCreateTime(tx, 'recharges', playerId, now)
      const [known] = await tx.query<{ id: bigint; gold: Coins }>(
        'select id, gold from recharges where player_id = $1 and request_id = $2',
        [playerId, requestId],
      )
      if (known && known.gold !== gold) throw new Refusal('keyReused')
      if (known) return { id: known.id, isNew: false }
      await this.#deps.assertDepositAllowed?.(tx, playerId, gold)
      const unpaid = await tx.query(
        `select 1 from recharges where player_id = $1 and kind = 'fiat' and state in ('created', 'pending') limit $2`,
        [playerId, UNPAID_ORDERS_MAX],
      )
      if (unpaid.length >= UNPAID_ORDERS_MAX) throw new Refusal('ordersUnpaid', { count: UNPAID_ORDERS_MAX })
      const values = {
        playerId,
        gold,
        amount: priceOf(terms.currency, gold),
        currency: terms.currency.code,
        createTime,
        requestId,
        gateway: gateway.name,
        reference: `rc-${randomUUID()}`,
        expiresAt: now + PAYABLE_MS,
        lookAt: now + POLL_MIN_MS,
      }
      const row = only(
        await tx.query<{ id: bigint }>(
          ...named(
            `insert into recharges (player_id, kind, state, gold, amount, currency, create_time, request_id, gateway,
                                  reference, expires_at, poll_time)
             values ($playerId, 'fiat', 'created', $gold, $amount, $currency, $createTime, $requestId, $gateway, $reference,
                     $expiresAt, $lookAt) returning id`,
            values,
          ),
        ),
      )
      return { id: row.id, isNew: true }
    })
  }

  /** Idempotent: the gateway returns the same page for the same reference. */
  async #openPaymentPage(id: bigint): Promise<void> {
    const { db, gateway, terms, returnUrl } = this.#deps
    const [order] = await db.read<OrderRow>(`${ORDER} where r.id = $1 and r.state = 'created'`, [id])
    if (!order) return
    try {
      const { providerReference, payUrl } = await gateway.createOrder({
        reference: order.reference,
        playerId: order.player_id,
        amount: order.amount,
        currency: terms.currency.code,
        language: order.language,
        expiresAt: Number(order.expires_at),
        returnUrl: returnUrl(id),
      })
      await this.#update(id, async (tx, { state }) => {
        if (state !== 'created') return
        await tx.query(`update recharges set state = 'pending', provider_reference = $2, pay_url = $3 where id = $1`, [
          id,
          providerReference,
          payUrl,
        ])
      })
    } catch (error) {
      if (!(error instanceof GatewayDeclined)) throw error
      await this.#update(id, (tx, { state }) => (state === 'created' ? this.#end(tx, id, 'failed', 'gateway') : null))
    }
  }

  /**
   * A webhook is only a hint: the order's status is then queried from the gateway. Of a refund or dispute its word is
   * enough, because charges may still count as paid, and all that follows is a review.
   */
  async handleWebhook({ eventId, reference, reversal }: WebhookEvent): Promise<void> {
    const { db, gateway, clock } = this.#deps
    await db.transaction(async (tx) => {
      const [fresh] = await tx.query(
        `insert into webhooks_accepted (provider, event_id, reference, create_time) values ($1, $2, $3, $4)
           on conflict do nothing returning event_id`,
        [gateway.name, eventId, reference, clock.now()],
      )
      // If the process stops before the query below, the next poll makes it.
      if (fresh) await tx.query('update recharges set poll_time = $2 where reference = $1', [reference, clock.now()])
    })
    const [order] = await db.read<OrderRow>(`${ORDER} where r.reference = $1`, [reference])
    if (order && reversal) await this.#update(order.id, (tx, now) => this.#reverse(tx, now, `webhook ${reversal}`))
    if (order) await this.#checkStatus(order).catch(this.#logUnlessUnknown(order.id))
  }

  /** Checks every order that is due. Returns how many there were. */
  readonly isDue = `exists (select 1 from recharges where poll_time <= now_ms())`

  async poll(): Promise<number> {
    const { db, clock } = this.#deps
    const due = await db.read<OrderRow>(`${ORDER} where r.poll_time <= $1 order by r.poll_time limit ${BATCH_SIZE}`, [
      clock.now(),
    ])
    for (const order of due) {
      if (order.state === 'created') await this.#openPaymentPage(order.id).catch(this.#logUnlessUnknown(order.id))
      await this.#checkStatus(order).catch(this.#logUnlessUnknown(order.id))
    }
    return due.length
  }

  async #checkStatus({ id, reference, provider_reference, expires_at }: OrderRow): Promise<void> {
    const { gateway } = this.#deps
    let status: OrderStatus | null = null
    try {
      status = await gateway.fetchStatus(reference, provider_reference ? { expiresAt: Number(expires_at) } : undefined)
    } catch (error) {
      if (!(error instanceof GatewayUnknown)) throw error
    }
    await this.#update(id, (tx, order) => this.#applyStatus(tx, order, status))
  }

  /** Applies the gateway's status to the order, or only reschedules it if the status is unknown. */
  async #applyStatus(tx: Tx, order: OrderRow, status: OrderStatus | null): Promise<void> {
    const { clock } = this.#deps
    const [now, expiresAt] = [clock.now(), Number(order.expires_at)]
    if (order.state === 'credited') return await this.#checkCredited(tx, order, status)
    if (status?.state === 'paid') return await this.#credit(tx, order, status)
    const isOpen = order.state === 'created' || order.state === 'pending'
    const isRefused = status?.state === 'failed' || status?.state === 'reversed'
    if (isOpen && isRefused) await this.#end(tx, order.id, 'failed', 'declined')
    // A payment under way may take days. Until it arrives or fails, the order counts for the player's limits.
    else if (isOpen && status && status.state !== 'processing' && (status.state === 'expired' || now >= expiresAt))
      await this.#end(tx, order.id, 'expired', null)
    const age = now - Number(order.create_time)
    const delayMs = Math.min(POLL_MAX_MS, Math.max(POLL_MIN_MS, Math.floor(age / 4)))
    const next = isOpen && now < expiresAt ? Math.min(now + delayMs, expiresAt) : now + delayMs
    const isPollingOver = now > expiresAt + LATE_PAYMENT_MS
    // The gateway never gave a final answer within the polling period.
    if (isOpen && isPollingOver && (!status || status.state === 'processing'))
      await this.#end(tx, order.id, 'expired', null)
    await tx.query('update recharges set poll_time = $2 where id = $1', [order.id, isPollingOver ? null : next])
  }

  /** Credits the amount actually paid, once. */
  async #credit(tx: Tx, order: OrderRow, { amount, currency }: OrderStatus): Promise<void> {
    const { gateway, terms, clock } = this.#deps
    if (currency !== terms.currency.code || amount <= 0n) {
      await this.#recordOtherAmount(tx, order, amount, currency)
      await tx.query('update recharges set poll_time = null where id = $1', [order.id])
      return
    }
    // At the order's own price, even if the rate has changed since.
    const gold = (order.gold * amount) / order.amount
    const late = order.state === 'expired' || order.state === 'failed'
    const reason: OrderReason | null =
      amount < order.amount ? 'underpaid' : amount > order.amount ? 'overpaid' : late ? 'late' : null
    if (order.state === 'created') await tx.query(`update recharges set state = 'pending' where id = $1`, [order.id])
    await tx.query(`update recharges set state = 'paid', reason = $2 where id = $1`, [order.id, reason])
    await tx.query(`update recharges set state = 'credited', gold = $2, amount = $3, poll_time = $4 where id = $1`, [
      order.id,
      gold,
      amount,
      clock.now() + CREDITED_POLL_MIN_MS,
    ])
    // The payment buys less than one coin: the order is listed without a ledger entry.
    if (gold === 0n) return
    await notifyDeposit(tx, order.player_id, order.id, gold)
    await post(tx, {
      key: `rc:${gateway.name}:${order.reference}`,
      cause: 'recharge',
      reference: String(order.id),
      moves: [
        {
          from: { kind: 'gateway', label: gateway.name },
          to: { kind: 'player', playerId: order.player_id },
          amount: gold,
        },
      ],
    })
  }

  /** A credited payment can be refunded or charged back, and the gateway can change its mind about that. */
  async #checkCredited(tx: Tx, order: OrderRow, status: OrderStatus | null): Promise<void> {
    const { clock, terms } = this.#deps
    const now = clock.now()
    const theirs = status?.state === 'paid' ? `${status.amount} ${terms.currency.code}` : (status?.state ?? '')
    if (status && isReversed(order, status)) await this.#reverse(tx, order, theirs)
    if (status?.state === 'paid' && status.amount >= order.amount) {
      await clearReversal(tx, order)
      if (status.amount > order.amount) await this.#recordOtherAmount(tx, order, status.amount, status.currency)
    }
    const age = now - Number(order.create_time)
    const delayMs = Math.min(CREDITED_POLL_MAX_MS, Math.max(CREDITED_POLL_MIN_MS, Math.floor(age / 2)))
    const next = age > CHARGEBACK_MS ? null : now + delayMs
    await tx.query('update recharges set poll_time = $2 where id = $1', [order.id, next])
  }

  async #reverse(tx: Tx, order: OrderRow, theirs: string): Promise<void> {
    const { clock, terms } = this.#deps
    if (order.state === 'credited') await recordReversal(tx, order, terms.currency.code, theirs, clock.now())
  }

  /** Paid again after crediting, or in another currency: an operator decides. */
  async #recordOtherAmount(tx: Tx, { reference, amount }: OrderRow, paid: Units, currency: string): Promise<void> {
    const ours = `${amount} ${this.#deps.terms.currency.code}`
    await recordDifference(tx, 'recharge', reference, ours, `${paid} ${currency}`)
  }

  async #end(tx: Tx, id: bigint, state: 'failed' | 'expired', reason: OrderReason | null): Promise<void> {
    await tx.query('update recharges set state = $2, reason = $3 where id = $1', [id, state, reason])
  }

  /** Runs `change` on the locked order and appends an event if its state changed. */
  async #update(id: bigint, change: (tx: Tx, order: OrderRow) => Promise<void> | null): Promise<void> {
    const { db, orderEvents } = this.#deps
    await db.transaction(async (tx) => {
      const order = only(await tx.query<OrderRow>(`${ORDER} where r.id = $1 for update of r`, [id]))
      await change(tx, order)
      const { state } = only(await tx.query<{ state: string }>('select state from recharges where id = $1', [id]))
      if (state !== order.state) await orderEvents.append(tx, order.player_id)
    })
    orderEvents.notify()
  }

  /** An unknown outcome is resolved by the next poll. */
  readonly #logUnlessUnknown =
    (rechargeId: bigint) =>
    (error: unknown): void => {
      if (error instanceof GatewayUnknown) return
      this.#deps.log.error({ err: error, rechargeId }, 'recharge not processed, will be polled again')
    }
}
