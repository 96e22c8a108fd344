// Withdrawal orders: quoted, held, reviewed by operators if flagged, and approved. This file knows no gateway or chain: the
// payout services pick up approved orders.

import { randomUUID } from 'node:crypto'
import { fromWire, toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import { quoteWithdrawal, type WithdrawalTerms } from '@glasshouse/rulebook/core/payments'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { OrderReason } from '@glasshouse/rulebook/wire/wallet/wallet'
import { recordAudit } from '../../platform/db/audit-log.ts'
import { assertMayDecide } from '../../platform/operator-decisions.ts'
import { named, only, type Database, type Tx } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'
import { hold, release } from '../../ledger/ledger.ts'
import { recordFingerprint } from '../../play/risk/identity-fingerprints.ts'
import { checkAmount } from '../../play/risk/stakes.ts'
import { sealDestination, unsealDestination } from './destinations/seal.ts'
import { leavesLoop, type LoopMethod } from './checks/closed-loop.ts'
import { findNovelty, sessionDevice, type Novelty } from './checks/novelty.ts'
import { exceedsHourlyCap, findRiskFlags, type FlagRules } from './checks/risk-flags.ts'
import { destinationFingerprint } from './destinations/fingerprint.ts'
import { notifyWithdrawal, type ToldWithdrawal } from './notices.ts'
import { lockWithdrawal, nextCreateTime, type Clock, type OrderEvents } from './orders.ts'
import { sendToReview } from './reversals.ts'
import type { RateTerms } from './terms.ts'

const QUOTE_MS = 120_000
const APPROVALS = 2
/** For this long after a restore, a provider may not show yet what it was sent before. */
const RESTORE_UNSURE_MS = 24 * 3_600_000

/** How a payout leaves: its terms, and how it validates and displays a destination. */
export interface PayoutMethod extends RateTerms {
  readonly kind: 'fiat' | 'crypto'
  readonly network: string | null
  readonly withdrawal: WithdrawalTerms
  /** The network's name, or the currency's code. */
  readonly name: string
  /** False if no payout can be sent by it, because its provider is not configured. */
  readonly isOffered: boolean
  /** Validates the player's input. Throws a refusal if nothing can be paid to it. */
  readonly parseDestination: (entered: DestinationInput) => Promise<ParsedDestination>
  /** Whether `entered` names a destination parsed earlier. Works while the provider is unreachable. */
  readonly isSameDestination: (entered: DestinationInput, parsed: object) => boolean
  /** Whether its provider has a payout of this order, or null if it knows none. The method is null if it can't be asked. */
  readonly wasSent: ((order: { id: bigint; quote_id: string }) => Promise<boolean | null>) | null
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

/** What limits and security settings are asked about. */
export interface WithdrawalClaim {
  readonly gold: Coins
  readonly proof: string | undefined
  readonly tokenHash: Buffer | null
  /** The destination or the browser is new: a token alone is not enough. */
  readonly isNew: boolean
}

export interface WithdrawalDeps extends FlagRules {
  readonly db: Database
  readonly vault: Vault
  readonly clock: Clock
  readonly orderEvents: OrderEvents
  readonly payoutMethods: readonly PayoutMethod[]
  /** Throws a refusal if security settings or limits forbid it. Consumes the step-up proof within the transaction. */
  readonly assertWithdrawalAllowed: (tx: Tx, playerId: bigint, claim: WithdrawalClaim) => Promise<void>
  /** How long a withdrawal to a new destination or from a new browser is held; 0 for not at all. */
  readonly newDestinationHoldMs: number
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
    const { kind, network } = payoutMethod
    const order = { player_id: playerId, gold, kind, network, currency: payoutMethod.currency.code }
    await leavesLoop({ query: db.read.bind(db) }, order, (method) => this.#offeredName(method))
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
  async request(
    playerId: bigint,
    order: WithdrawalRequest & DestinationInput,
    tokenHash: Buffer | null = null,
  ): Promise<bigint> {
    const { db, orderEvents } = this.#deps
    const [quote] = await db.read<QuoteRow>('select * from withdrawal_quotes where id = $1', [order.quoteId])
    if (quote?.player_id !== playerId) throw new Refusal('quoteUnknown')
    const [existing] = await db.read<ExistingOrder>(EXISTING, [playerId, order.requestId, quote.id])
    if (existing) return this.#repeat(existing, quote, order)
    const destination = await this.payoutMethod(quote.kind, quote.network).parseDestination(order)
    const id = await db.transaction((tx) => this.#insertOrder(tx, quote, { ...order, tokenHash }, destination))
    orderEvents.notify()
    return id
  }

  /** The first order if the request repeats it: the same key, quote and destination. */
  #repeat(existing: ExistingOrder, quote: QuoteRow, order: WithdrawalRequest & DestinationInput): bigint {
    const { id, request_id, quote_id, destination_sealed } = existing
    if (request_id !== order.requestId) throw new Refusal('quoteUnknown')
    const { isSameDestination } = this.payoutMethod(quote.kind, quote.network)
    const sent = unsealDestination(this.#deps.vault, destination_sealed) as object
    if (quote_id !== quote.id || !isSameDestination(order, sent)) throw new Refusal('keyReused')
    return id
  }

  async #insertOrder(
    tx: Tx,
    quote: QuoteRow,
    order: WithdrawalRequest & DestinationInput & { readonly tokenHash: Buffer | null },
    destination: ParsedDestination,
  ): Promise<bigint> {
    const { vault, clock, orderEvents } = this.#deps
    const { player_id: playerId } = quote
    const { requestId, proof, tokenHash } = order
    const now = clock.now()
    const createTime = await nextCreateTime(tx, 'withdrawals', playerId, now)
    const [existing] = await tx.query<ExistingOrder>(EXISTING, [playerId, requestId, quote.id])
    if (existing) return this.#repeat(existing, quote, order)
    if (now >= Number(quote.expires_at)) throw new Refusal('quoteExpired')
    const mark = destinationFingerprint(vault, destination.value)
    const device = await sessionDevice(tx, tokenHash)
    const novelty = await findNovelty(tx, playerId, { destination: mark, device })
    await this.#deps.assertWithdrawalAllowed(tx, playerId, {
      gold: quote.gold,
      proof,
      tokenHash,
      isNew: novelty !== null,
    })
    const decision = await this.#decideRequest(tx, quote, { mark, novelty, createTime })
    const values = {
      ...quote,
      ...decision,
      quoteId: quote.id,
      requestId,
      createTime,
      mark,
      device,
      sealed: sealDestination(vault, destination.value),
      display: destination.display,
    }
    const row = only(
      await tx.query<ToldWithdrawal>(
        ...named(
          `insert into withdrawals (player_id, kind, state, reason, request_id, quote_id, gold, net_gold, fee, net, currency,
                                  destination_sealed, destination_shown, risk_flags, create_time, network,
                                  destination_mark, device_mark, release_time, automatic_time)
           values ($player_id, $kind, $state, $reason, $requestId, $quoteId, $gold, $net_gold, $fee, $net, $currency,
                   $sealed, $display, $riskFlags, $createTime, $network, $mark, $device, $releaseTime, $automaticTime)
           returning id, player_id, gold, destination_shown`,
          values,
        ),
      ),
    )
    const { state, releaseTime } = decision
    if (state === 'held') await notifyWithdrawal(tx, row, 'held', { until: releaseTime ?? 0 })
    else await notifyWithdrawal(tx, row, 'requested')
    await recordFingerprint(tx, playerId, 'payout', mark)
    await hold(tx, playerId, quote.gold, `wd:${row.id}:hold`, 'withdrawal.held', String(row.id))
    await orderEvents.append(tx, playerId)
    return row.id
  }

  /** Whether a new order is approved, held or reviewed. One that is flagged and new is reviewed first, then held. */
  async #decideRequest(
    tx: Tx,
    quote: QuoteRow,
    { mark, novelty, createTime }: { mark: Buffer; novelty: Novelty | null; createTime: number },
  ) {
    const { newDestinationHoldMs: holdMs } = this.#deps
    const { player_id: playerId, gold } = quote
    const leaves = await leavesLoop(tx, quote, (method) => this.#offeredName(method))
    const releaseTime = novelty && holdMs > 0 ? createTime + holdMs : null
    const order = { id: null, playerId, gold, destination: mark, effectiveTime: releaseTime ?? createTime }
    const flags = await findRiskFlags(tx, order, this.#deps)
    if (leaves) flags.push('otherMethod')
    const isAutomatic = flags.length === 0 && releaseTime === null
    if (isAutomatic && (await exceedsHourlyCap(tx, gold, createTime, this.#deps))) flags.push('houseHour')
    const holdReason = releaseTime === null ? null : novelty
    return {
      state: flags.length > 0 ? 'review' : holdReason ? 'held' : 'approved',
      reason: flags[0] ?? holdReason,
      riskFlags: holdReason ? [...flags, holdReason] : flags,
      releaseTime,
      automaticTime: isAutomatic && flags.length === 0 ? createTime : null,
    }
  }

  /** Null for a method by which nothing can be paid any more. */
  #offeredName({ kind, network, currency }: LoopMethod): string | null {
    const offered = this.#deps.payoutMethods.find(
      (each) => each.kind === kind && each.network === network && each.currency.code === currency && each.isOffered,
    )
    return offered?.name ?? null
  }

  /** Sends a player's unpaid orders to review, where earlier approvals no longer count. */
  async reviewUnpaid(tx: Tx, playerId: bigint, reason: OrderReason): Promise<void> {
    await sendToReview(tx, playerId, reason)
  }

  unsealDestination(sealed: Uint8Array): unknown {
    return unsealDestination(this.#deps.vault, sealed)
  }

  /** A player may cancel an order until it is approved. */
  async cancel(playerId: bigint, id: bigint): Promise<void> {
    if (await this.#mayBePaid(id, playerId)) throw new Refusal('notCancellable')
    await this.#decide(id, null, async (tx, row) => {
      if (row.player_id !== playerId) throw new Refusal('notFound')
      if (row.state !== 'review' && row.state !== 'held') throw new Refusal('notCancellable')
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
      // Operators cannot know whether the player has asked, so the hold of a new destination still applies.
      await tx.query(
        `update withdrawals set state = case when release_time > $2 then 'held' else 'approved' end,
           reason = case when release_time > $2 then risk_flags[cardinality(risk_flags)] end where id = $1`,
        [id, this.#deps.clock.now()],
      )
    })
  }

  /** Rejects the order and releases the gold. */
  async reject(operatorId: bigint, id: bigint, reason: 'details' | 'suspicious' | 'operator'): Promise<void> {
    const audit = { operatorId, act: `withdrawal.reject.${reason}` }
    if (await this.#mayBePaid(id, null)) throw new Refusal('mayBePaid')
    await this.#decide(id, audit, async (tx, { state }) => {
      if (state !== 'review' && state !== 'held' && state !== 'approved') throw new Refusal('orderNotOpen')
      await this.#reject(tx, id, reason)
    })
  }

  /**
   * A restored database may have forgotten that it approved and sent an order of before. Its gold is released only when the
   * provider says that there is no payout. To approve it again is safe: it is sent as a repeat. Players are answered about
   * their own orders only.
   */
  async #mayBePaid(id: bigint, playerId: bigint | null): Promise<boolean> {
    const { db, clock } = this.#deps
    const [order] = await db.read<{
      kind: 'fiat' | 'crypto'
      network: string | null
      quote_id: string
      is_unsure: boolean
    }>(
      `select kind, network, quote_id, lost_moment_since($2) as is_unsure from withdrawals
         where id = $1 and ($3::int8 is null or player_id = $3) and lost_moment_since(create_time)`,
      [id, clock.now() - RESTORE_UNSURE_MS, playerId],
    )
    if (!order) return false
    const { wasSent } = this.payoutMethod(order.kind, order.network)
    if (!wasSent) return true
    return (await wasSent({ id, quote_id: order.quote_id })) ?? order.is_unsure
  }

  async #reject(tx: Tx, id: bigint, reason: OrderReason): Promise<void> {
    const row = only(
      await tx.query<ToldWithdrawal>(
        `update withdrawals set state = 'rejected', reason = $2 where id = $1
           returning id, player_id, gold, destination_shown`,
        [id, reason],
      ),
    )
    await notifyWithdrawal(tx, row, reason === 'cancelled' ? 'cancelled' : 'rejected')
    await release(tx, row.player_id, row.gold, `wd:${id}:release`, 'withdrawal.returned', String(id))
  }

  /** Commits a decision about an order, with an audit entry if an operator made it. */
  async #decide(
    id: bigint,
    audit: { operatorId: bigint; act: string } | null,
    decide: (tx: Tx, row: { player_id: bigint; state: string }) => Promise<void>,
  ): Promise<void> {
    const { db, orderEvents } = this.#deps
    await db.transaction(async (tx) => {
      const row = await lockWithdrawal<{ player_id: bigint; state: string }>(tx, id, 'player_id, state')
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
