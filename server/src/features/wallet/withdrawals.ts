// Gold that goes out: quoted, held at once, looked at by people where it is large, and sent. It knows neither gateway
// nor chain; those who pay out take what is approved.

import { randomUUID } from 'node:crypto'
import { fromWire, toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import { AUTOMATIC, quoteWithdrawal, type Units, type WithdrawalTerms } from '@glasshouse/rulebook/core/payments'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { OrderReason } from '@glasshouse/rulebook/wire/wallet/wallet'
import { recordAudit } from '../../platform/db/audit-log.ts'
import { only, type Database, type Tx } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'
import { hold, release } from '../../ledger/ledger.ts'
import { recordFingerprint } from '../../play/risk/identity-fingerprints.ts'
import { checkStake } from '../../play/risk/stakes.ts'
import { markOf } from './destination-mark.ts'
import { nextTime, type Clock, type OrderNews } from './orders.ts'
import type { Rated } from './terms.ts'

const QUOTE_MS = 120_000
const DAY_MS = 24 * 3_600_000
const SEAL = 'withdrawal'
const APPROVALS = 2

/** One way to withdraw: its terms, and how it reads and shows a destination. */
export interface Way extends Rated {
  readonly kind: 'fiat' | 'crypto'
  readonly network: string | null
  readonly withdrawal: WithdrawalTerms
  /** Checks what the player entered; refuses what can not be paid to. */
  readonly destination: (entered: Entered) => Promise<{ value: object; shown: string }>
}

export interface Entered {
  readonly phone?: string | undefined
  readonly bankCode?: string | undefined
  readonly accountNumber?: string | undefined
  readonly accountName?: string | undefined
  readonly address?: string | undefined
}

interface Order {
  readonly quoteId: string
  readonly requestId: string
  readonly proof?: string | undefined
}

export interface WithdrawalDeps {
  readonly db: Database
  readonly vault: Vault
  readonly clock: Clock
  readonly news: OrderNews
  readonly ways: readonly Way[]
  /** Refuses what the player's own security does not allow now, and uses the proof up with the transaction. */
  readonly assertWithdrawalAllowed: (tx: Tx, playerId: bigint, proof: string | undefined) => Promise<void>
}

interface QuoteRow {
  id: string
  player_id: bigint
  kind: 'fiat' | 'crypto'
  network: string | null
  gold: Coins
  net_gold: Coins
  fee: Units
  net: Units
  currency: string
  expires_at: bigint
}

export class Withdrawals {
  readonly #deps: WithdrawalDeps

  constructor(deps: WithdrawalDeps) {
    this.#deps = deps
  }

  way(kind: 'fiat' | 'crypto', network: string | null): Way {
    const way = this.#deps.ways.find((each) => each.kind === kind && (kind === 'fiat' || each.network === network))
    if (!way) throw new Refusal('networkUnknown')
    return way
  }

  /** What a withdrawal brings: binding for us until it expires. */
  async quote(playerId: bigint, wanted: { kind: 'fiat' | 'crypto'; network: string | null; gold: number }) {
    const { db, clock } = this.#deps
    const way = this.way(wanted.kind, wanted.network)
    const gold = fromWire(wanted.gold)
    const { minGold: min, maxGold: max, stepGold: step } = way.withdrawal
    checkStake(gold, { min, max, step })
    const quoted = quoteWithdrawal(way.currency, way.withdrawal, gold)
    if (!quoted) throw new Refusal('withdrawTooLittle')
    const quoteId = randomUUID()
    const now = clock.now()
    const { rate } = way.currency
    await db.commit(
      `insert into withdrawal_quotes (id, player_id, kind, network, gold, net_gold, fee, net, currency, rate_of, rate_per,
                                      rate_source, rate_time, expires_at, create_time)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
      [
        quoteId,
        playerId,
        way.kind,
        way.network,
        gold,
        quoted.netGold,
        quoted.fee,
        quoted.net,
        way.currency.code,
        rate.of,
        rate.per,
        way.rateSource,
        way.rateTime,
        now + QUOTE_MS,
        now,
      ],
    )
    return { quoteId, way, ...quoted, expiresAt: now + QUOTE_MS, serverNow: now }
  }

  /** Holds the gold and takes the order, in one transaction; a repeat gets the first answer. */
  async request(playerId: bigint, order: Order & Entered): Promise<bigint> {
    const { db, news } = this.#deps
    const [known] = await db.read<QuoteRow>('select * from withdrawal_quotes where id = $1', [order.quoteId])
    if (known?.player_id !== playerId) throw new Refusal('quoteUnknown')
    const destination = await this.way(known.kind, known.network).destination(order)
    const id = await db.transaction((tx) => this.#take(tx, known, order, destination))
    news.wake()
    return id
  }

  async #take(
    tx: Tx,
    quote: QuoteRow,
    { requestId, proof }: Order,
    destination: { value: object; shown: string },
  ): Promise<bigint> {
    const { vault, clock, news } = this.#deps
    const { player_id: playerId } = quote
    const now = clock.now()
    const createTime = await nextTime(tx, 'withdrawals', playerId, now)
    const [taken] = await tx.query<{
      id: bigint
      request_id: string
      quote_id: string
      destination_sealed: Uint8Array
    }>(
      `select id, request_id, quote_id, destination_sealed from withdrawals
         where (player_id = $1 and request_id = $2) or quote_id = $3`,
      [playerId, requestId, quote.id],
    )
    const wanted = JSON.stringify(destination.value)
    if (taken && taken.request_id === requestId && taken.quote_id === quote.id) {
      if (vault.unseal(SEAL, taken.destination_sealed).toString() !== wanted) throw new Refusal('keyReused')
      return taken.id
    }
    if (taken) throw new Refusal(taken.request_id === requestId ? 'keyReused' : 'quoteUnknown')
    if (now >= Number(quote.expires_at)) throw new Refusal('quoteExpired')
    await this.#deps.assertWithdrawalAllowed(tx, playerId, proof)
    const signs = await this.#riskFlags(tx, quote, now)
    const { id } = only(
      await tx.query<{ id: bigint }>(
        `insert into withdrawals (player_id, kind, state, reason, request_id, quote_id, gold, net_gold, fee, net, currency,
                                  destination_sealed, destination_shown, signs, create_time, network)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) returning id`,
        [
          playerId,
          quote.kind,
          signs.length > 0 ? 'review' : 'approved',
          signs[0] ?? null,
          requestId,
          quote.id,
          quote.gold,
          quote.net_gold,
          quote.fee,
          quote.net,
          quote.currency,
          vault.seal(SEAL, Buffer.from(wanted)),
          destination.shown,
          signs,
          createTime,
          quote.network,
        ],
      ),
    )
    await recordFingerprint(tx, playerId, 'payout', markOf(vault, destination.value))
    await hold(tx, playerId, quote.gold, `wd:${id}:hold`, 'withdrawal.held', String(id))
    await news.say(tx, playerId)
    return id
  }

  /** Why a person should look at it first. None of them takes anything away: they only make it slower. */
  async #riskFlags(tx: Tx, { player_id, gold }: QuoteRow, now: number): Promise<OrderReason[]> {
    const sums = only(
      await tx.query<{ day: Coins; recharged: Coins; staked: Coins; suspended: boolean }>(
        `select is_suspended($1) as suspended,
           coalesce((select sum(gold) from withdrawals where player_id = $1 and create_time > $2
                       and state not in ('rejected', 'failed')), 0)::int8 as day,
           coalesce((select sum(gold) from recharges where player_id = $1 and state = 'credited'), 0)::int8 as recharged,
           coalesce((select sum(stake) from bets where player_id = $1 and state = 'settled'), 0)::int8 as staked`,
        [player_id, now - DAY_MS],
      ),
    )
    const signs: OrderReason[] = []
    if (sums.suspended) signs.push('suspended')
    if (gold > AUTOMATIC.perOrder) signs.push('overLimit')
    if (sums.day + gold > AUTOMATIC.perDay) signs.push('overDay')
    if (sums.staked < sums.recharged) signs.push('unplayed')
    return signs
  }

  /** Where a withdrawal goes, for those who pay it out. */
  destinationOf(sealed: Uint8Array): unknown {
    return JSON.parse(this.#deps.vault.unseal(SEAL, sealed).toString())
  }

  /** The player takes back what nobody has approved yet. */
  async cancel(playerId: bigint, id: bigint): Promise<void> {
    await this.#decide(id, null, async (tx, row) => {
      if (row.player_id !== playerId) throw new Refusal('notFound')
      if (row.state !== 'review') throw new Refusal('notCancellable')
      await this.#reject(tx, id, 'cancelled')
    })
  }

  /** An operator's yes; the second one lets it go. */
  async approve(operatorId: bigint, id: bigint): Promise<void> {
    const by = { operatorId, act: 'withdrawal.approve' }
    await this.#decide(id, by, async (tx, { state }) => {
      if (state !== 'review') throw new Refusal('orderNotOpen')
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

  /** An operator's no: the gold goes back. */
  async reject(operatorId: bigint, id: bigint, reason: 'details' | 'suspicious' | 'operator'): Promise<void> {
    const by = { operatorId, act: `withdrawal.reject.${reason}` }
    await this.#decide(id, by, async (tx, { state }) => {
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

  /** What an operator decides is kept with his name, or neither is. */
  async #decide(
    id: bigint,
    by: { operatorId: bigint; act: string } | null,
    decide: (tx: Tx, row: { player_id: bigint; state: string }) => Promise<void>,
  ): Promise<void> {
    const { db, news } = this.#deps
    await db.transaction(async (tx) => {
      const [row] = await tx.query<{ player_id: bigint; state: string }>(
        'select player_id, state from withdrawals where id = $1 for update',
        [id],
      )
      if (!row) throw new Refusal('notFound')
      await decide(tx, row)
      await news.say(tx, row.player_id)
      if (by) await recordAudit(tx, by.operatorId, { act: by.act, subject: id })
    })
    news.wake()
  }

  /** What can be withdrawn, and what is held for withdrawals under way. */
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
