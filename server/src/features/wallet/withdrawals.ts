// Withdrawal orders: quoted, held, reviewed by operators if flagged, and approved. This file knows no gateway or chain: the
// payout services pick up approved orders.

import { randomUUID } from 'node:crypto'
import { fromWire, toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import { AUTOMATIC, quoteWithdrawal, type WithdrawalTerms } from '@glasshouse/rulebook/core/payments'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { OrderReason } from '@glasshouse/rulebook/wire/wallet/wallet'
import { recordAudit } from '../../platform/db/audit-log.ts'
import { assertMayDecide } from '../../platform/db/operator-decisions.ts'
import { named, only, type Database, type Tx } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'
import { hold, release } from '../../ledger/ledger.ts'
import { recordFingerprint } from '../../play/risk/identity-fingerprints.ts'
import { checkAmount } from '../../play/risk/stakes.ts'
import { destinationFingerprint } from './destination-fingerprint.ts'
import { nextCreateTime, type Clock, type OrderEvents } from './orders.ts'
import { HAS_REVERSAL } from './reversals.ts'
import type { RateTerms } from './terms.ts'

const QUOTE_MS = 120_000
const DAY_MS = 24 * 3_600_000
const SEAL = 'withdrawal'
const APPROVALS = 2

/** How a payout leaves: its terms, and how it validates and displays a destination. */
export interface PayoutMethod extends RateTerms {
  readonly kind: 'fiat' | 'crypto'
  readonly network: string | null
  readonly withdrawal: WithdrawalTerms
  /** Validates the player's input. Throws a refusal if nothing can be paid to it. */
  readonly parseDestination: (entered: DestinationInput) => Promise<ParsedDestination>
  /** Whether `entered` names a destination parsed earlier. Works while the provider is unreachable. */
  readonly isSameDestination: (entered: DestinationInput, parsed: object) => boolean
}

export interface ParsedDestination {
  readonly value: object
  readonly display: string
}

export interface DestinationInput {
  readonly phone?: string | undefined
  readonly bankCode?: string | undefined
  readonly accountNumber?: string | undefined
  readonly accountName?: string | undefined
  readonly address?: string | undefined
}

interface WithdrawalRequest {
  readonly quoteId: string
  readonly requestId: string
  readonly proof?: string | undefined
}

export interface WithdrawalDeps {
  readonly db: Database
  readonly vault: Vault
  readonly clock: Clock
  readonly orderEvents: OrderEvents
  readonly payoutMethods: readonly PayoutMethod[]
  /** Throws a refusal if security settings forbid it. Consumes the step-up proof within the transaction. */
  readonly assertWithdrawalAllowed: (tx: Tx, playerId: bigint, proof: string | undefined) => Promise<void>
  /** Whether an account must have deposited for an automatic payout; in a sandbox the welcome gold may leave too. */
  readonly needsDeposit: boolean
}

interface QuoteRow {
  id: string
  player_id: bigint
  kind: 'fiat' | 'crypto'
  network: string | null
  gold: Coins
  net_gold: Coins
  fee: string
  net: string
  currency: string
  expires_at: bigint
}

interface ExistingOrder {
  id: bigint
  request_id: string
  quote_id: string
  destination_sealed: Uint8Array
}

const EXISTING = `select id, request_id, quote_id, destination_sealed from withdrawals
  where (player_id = $1 and request_id = $2) or quote_id = $3
  order by (request_id = $2) desc limit 1`

export class Withdrawals {
  readonly #deps: WithdrawalDeps

  constructor(deps: WithdrawalDeps) {
    this.#deps = deps
  }

  payoutMethod(kind: 'fiat' | 'crypto', network: string | null): PayoutMethod {
    const payoutMethod = this.#deps.payoutMethods.find(
      (each) => each.kind === kind && (kind === 'fiat' || each.network === network),
    )
    if (!payoutMethod) throw new Refusal('networkUnknown')
    return payoutMethod
  }

  /** A quote binds the house until it expires. */
  async quote(playerId: bigint, request: { kind: 'fiat' | 'crypto'; network: string | null; gold: number }) {
    const { db, clock } = this.#deps
    const payoutMethod = this.payoutMethod(request.kind, request.network)
    const gold = fromWire(request.gold)
    const { minGold: min, maxGold: max, stepGold: step } = payoutMethod.withdrawal
    checkAmount(gold, { min, max, step })
    const quoted = quoteWithdrawal(payoutMethod.currency, payoutMethod.withdrawal, gold)
    if (!quoted) throw new Refusal('withdrawTooLittle')
    const quoteId = randomUUID()
    const now = clock.now()
    const { code: currency, rate } = payoutMethod.currency
    await db.commit(
      ...named(
        `insert into withdrawal_quotes (id, player_id, kind, network, gold, net_gold, fee, net, currency, rate_of, rate_per,
                                      rate_source, rate_time, expires_at, create_time)
         values ($quoteId, $playerId, $kind, $network, $gold, $netGold, $fee, $net, $currency, $of, $per, $rateSource,
                 $rateTime, $expiresAt, $now)`,
        { ...payoutMethod, ...quoted, ...rate, quoteId, playerId, gold, currency, expiresAt: now + QUOTE_MS, now },
      ),
    )
    return { quoteId, payoutMethod, ...quoted, expiresAt: now + QUOTE_MS, serverNow: now }
  }

  /** Creates the order and holds the gold in one transaction. A repeated request returns the first order. */
  async request(playerId: bigint, order: WithdrawalRequest & DestinationInput): Promise<bigint> {
    const { db, orderEvents } = this.#deps
    const [quote] = await db.read<QuoteRow>('select * from withdrawal_quotes where id = $1', [order.quoteId])
    if (quote?.player_id !== playerId) throw new Refusal('quoteUnknown')
    const [existing] = await db.read<ExistingOrder>(EXISTING, [playerId, order.requestId, quote.id])
    if (existing) return this.#repeat(existing, quote, order)
    const destination = await this.payoutMethod(quote.kind, quote.network).parseDestination(order)
    const id = await db.transaction((tx) => this.#insertOrder(tx, quote, order, destination))
    orderEvents.notify()
    return id
  }

  /** The first order if the request repeats it: the same key, quote and destination. */
  #repeat(existing: ExistingOrder, quote: QuoteRow, order: WithdrawalRequest & DestinationInput): bigint {
    const { id, request_id, quote_id, destination_sealed } = existing
    if (request_id !== order.requestId) throw new Refusal('quoteUnknown')
    const { isSameDestination } = this.payoutMethod(quote.kind, quote.network)
    const sent = JSON.parse(this.#deps.vault.unseal(SEAL, destination_sealed).toString()) as object
    if (quote_id !== quote.id || !isSameDestination(order, sent)) throw new Refusal('keyReused')
    return id
  }

  async #insertOrder(
    tx: Tx,
    quote: QuoteRow,
    order: WithdrawalRequest & DestinationInput,
    destination: ParsedDestination,
  ): Promise<bigint> {
    const { vault, clock, orderEvents } = this.#deps
    const { player_id: playerId } = quote
    const { requestId, proof } = order
    const now = clock.now()
    const createTime = await nextCreateTime(tx, 'withdrawals', playerId, now)
    const [existing] = await tx.query<ExistingOrder>(EXISTING, [playerId, requestId, quote.id])
    if (existing) return this.#repeat(existing, quote, order)
    if (now >= Number(quote.expires_at)) throw new Refusal('quoteExpired')
    await this.#deps.assertWithdrawalAllowed(tx, playerId, proof)
    const riskFlags = await this.#riskFlags(tx, quote, now)
    const values = {
      ...quote,
      quoteId: quote.id,
      requestId,
      createTime,
      riskFlags,
      state: riskFlags.length > 0 ? 'review' : 'approved',
      reason: riskFlags[0] ?? null,
      sealed: vault.seal(SEAL, Buffer.from(JSON.stringify(destination.value))),
      display: destination.display,
    }
    const { id } = only(
      await tx.query<{ id: bigint }>(
        ...named(
          `insert into withdrawals (player_id, kind, state, reason, request_id, quote_id, gold, net_gold, fee, net, currency,
                                  destination_sealed, destination_shown, risk_flags, create_time, network)
           values ($player_id, $kind, $state, $reason, $requestId, $quoteId, $gold, $net_gold, $fee, $net, $currency,
                   $sealed, $display, $riskFlags, $createTime, $network) returning id`,
          values,
        ),
      ),
    )
    await recordFingerprint(tx, playerId, 'payout', destinationFingerprint(vault, destination.value))
    await hold(tx, playerId, quote.gold, `wd:${id}:hold`, 'withdrawal.held', String(id))
    await orderEvents.append(tx, playerId)
    return id
  }

  /** Reasons for a manual review. A flag only delays a withdrawal. */
  async #riskFlags(tx: Tx, { player_id, gold }: QuoteRow, now: number): Promise<OrderReason[]> {
    const sums = only(
      await tx.query<{ day: Coins; recharged: Coins; staked: Coins; suspended: boolean; reversed: boolean }>(
        `select is_suspended($1) as suspended, ${HAS_REVERSAL} as reversed,
           coalesce((select sum(gold) from withdrawals where player_id = $1 and create_time > $2
                       and state not in ('rejected', 'failed')), 0)::int8 as day,
           coalesce((select sum(gold) from recharges where player_id = $1 and state = 'credited'), 0)::int8 as recharged,
           coalesce((select sum(stake) from bets where player_id = $1 and state = 'settled'), 0)::int8 as staked`,
        [player_id, now - DAY_MS],
      ),
    )
    const riskFlags: OrderReason[] = []
    if (sums.suspended) riskFlags.push('suspended')
    if (sums.reversed) riskFlags.push('reversed')
    if (gold > AUTOMATIC.perOrder) riskFlags.push('overLimit')
    if (sums.day + gold > AUTOMATIC.perDay) riskFlags.push('overDay')
    if (sums.staked < sums.recharged) riskFlags.push('unplayed')
    if (this.#deps.needsDeposit && sums.recharged === 0n) riskFlags.push('noDeposit')
    return riskFlags
  }

  unsealDestination(sealed: Uint8Array): unknown {
    return JSON.parse(this.#deps.vault.unseal(SEAL, sealed).toString())
  }

  /** A player may cancel an order until it is approved. */
  async cancel(playerId: bigint, id: bigint): Promise<void> {
    await this.#decide(id, null, async (tx, row) => {
      if (row.player_id !== playerId) throw new Refusal('notFound')
      if (row.state !== 'review') throw new Refusal('notCancellable')
      await this.#reject(tx, id, 'cancelled')
    })
  }

  /** Records one operator's approval; the second one approves the order. */
  async approve(operatorId: bigint, id: bigint): Promise<void> {
    const audit = { operatorId, act: 'withdrawal.approve' }
    await this.#decide(id, audit, async (tx, { state }) => {
      if (state !== 'review') throw new Refusal('orderNotOpen')
      await assertMayDecide(tx, operatorId)
      const [fresh] = await tx.query(
        `insert into withdrawal_approvals (withdrawal_id, operator_id, create_time) values ($1, $2, $3)
           on conflict do nothing returning operator_id`,
        [id, operatorId, this.#deps.clock.now()],
      )
      if (!fresh) throw new Refusal('alreadyApproved')
      const { count } = only(
        await tx.query<{ count: bigint }>('select count(*) from withdrawal_approvals where withdrawal_id = $1', [id]),
      )
      if (Number(count) < APPROVALS) return
      await tx.query(`update withdrawals set state = 'approved', reason = null where id = $1`, [id])
    })
  }

  /** Rejects the order and releases the gold. */
  async reject(operatorId: bigint, id: bigint, reason: 'details' | 'suspicious' | 'operator'): Promise<void> {
    const audit = { operatorId, act: `withdrawal.reject.${reason}` }
    await this.#decide(id, audit, async (tx, { state }) => {
      if (state !== 'review' && state !== 'approved') throw new Refusal('orderNotOpen')
      await this.#reject(tx, id, reason)
    })
  }

  async #reject(tx: Tx, id: bigint, reason: OrderReason): Promise<void> {
    const { player_id, gold } = only(
      await tx.query<{ player_id: bigint; gold: Coins }>(
        `update withdrawals set state = 'rejected', reason = $2 where id = $1 returning player_id, gold`,
        [id, reason],
      ),
    )
    await release(tx, player_id, gold, `wd:${id}:release`, 'withdrawal.returned', String(id))
  }

  /** Commits a decision about an order, with an audit entry if an operator made it. */
  async #decide(
    id: bigint,
    audit: { operatorId: bigint; act: string } | null,
    decide: (tx: Tx, row: { player_id: bigint; state: string }) => Promise<void>,
  ): Promise<void> {
    const { db, orderEvents } = this.#deps
    await db.transaction(async (tx) => {
      const [row] = await tx.query<{ player_id: bigint; state: string }>(
        'select player_id, state from withdrawals where id = $1 for update',
        [id],
      )
      if (!row) throw new Refusal('notFound')
      await decide(tx, row)
      await orderEvents.append(tx, row.player_id)
      if (audit) await recordAudit(tx, audit.operatorId, { act: audit.act, subject: id })
    })
    orderEvents.notify()
  }

  /** The withdrawable gold, and the gold held for open withdrawals. */
  async balance(playerId: bigint) {
    const rows = await this.#deps.db.read<{ kind: string; balance: Coins; reward: Coins }>(
      `select kind, balance, reward from accounts where owner_id = $1 and kind in ('player', 'hold') and label = ''`,
      [playerId],
    )
    const of = (kind: string) => rows.find((row) => row.kind === kind) ?? { balance: 0n, reward: 0n }
    const { balance, reward } = of('player')
    return {
      gold: toWire(balance),
      withdrawable: toWire(balance - reward),
      held: toWire(of('hold').balance),
      reward: toWire(reward),
    }
  }
}
