// Manual ledger adjustments with a reason. A second operator must approve amounts above the daily solo limit, payments out
// of the house, and funding of house accounts.

import { fromWire, toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Adjustment } from '@glasshouse/rulebook/wire/backoffice/money'
import { notifyPlayer } from '../platform/db/notify-player.ts'
import { recordAudit } from '../platform/db/audit-log.ts'
import { assertMayDecide } from '../platform/operator-decisions.ts'
import { named, only, type Database, type Tx } from '../platform/db/tx.ts'
import { playerGold, post, type Account } from '../ledger/ledger.ts'
import { readRows } from './list.ts'
import { adjustments } from './money-lists.ts'

const DAY_MS = 24 * 3_600_000

export interface AdjustmentDeps {
  readonly db: Database
  /** What one operator may book alone within a day. */
  readonly soloLimit: Coins
  /** Allowed origins of the operator's own money: `gateway:name`, `chain:name` or `sandbox`. */
  readonly sources: readonly string[]
  /** Appended in the transaction that changes a player's gold. */
  readonly appendGoldEvent: (tx: Tx, playerId: bigint) => Promise<void>
  /** After the commit: sockets announce the player's gold, and bet limits follow the bankroll. */
  readonly afterBooking: () => void
  /** Adds the operator's own money to the bankroll and issues shares for it. */
  readonly addToPool: (tx: Tx, own: { gold: Coins; requestId: string; from: Account }) => Promise<void>
}

interface AdjustmentRequest {
  readonly requestId: string
  readonly playerId: bigint | null
  readonly account: Adjustment['account']
  readonly amount: Coins
  readonly against: 'suspense' | 'commission' | 'rewards' | 'gateway' | 'chain' | 'sandbox'
  readonly label: string
  readonly reason: string
}

interface Row {
  id: bigint
  request_id: string
  player_id: bigint | null
  account: Adjustment['account']
  amount: Coins
  against: AdjustmentRequest['against']
  label: string
  reason: string
  state: Adjustment['state']
  proposed_by: bigint
}

export class Adjustments {
  readonly #deps: AdjustmentDeps

  constructor(deps: AdjustmentDeps) {
    this.#deps = deps
  }

  /** Adds gold to a player, or takes it if `amount` is negative. */
  async adjust(
    operatorId: bigint,
    form: { requestId: string; playerId: number; amount: number; against: string; reason: string },
  ): Promise<Adjustment> {
    const playerId = BigInt(form.playerId)
    const amount = fromWire(form.amount)
    const source =
      form.against === 'back'
        ? await this.#refundSource(playerId, amount)
        : { against: form.against as AdjustmentRequest['against'], label: '' }
    const { requestId, reason } = form
    return await this.#propose(operatorId, { requestId, playerId, account: 'player', amount, ...source, reason })
  }

  /** Funds a house account with the operator's own money. */
  async fill(
    operatorId: bigint,
    form: {
      requestId: string
      account: 'pool' | 'rewards' | 'commission' | 'suspense'
      amount: number
      source: string
      reason: string
    },
  ): Promise<Adjustment> {
    const { requestId, account, reason } = form
    const amount = fromWire(form.amount)
    const source = this.#source(form.source)
    return await this.#propose(operatorId, { requestId, playerId: null, account, amount, ...source, reason })
  }

  /** Takes earnings out of the commission to where the owner has paid them out. */
  async takeProfit(
    operatorId: bigint,
    form: { requestId: string; amount: number; source: string; reason: string },
  ): Promise<Adjustment> {
    const { requestId, reason } = form
    const amount = -fromWire(form.amount)
    const source = this.#source(form.source)
    return await this.#propose(operatorId, {
      requestId,
      playerId: null,
      account: 'commission',
      amount,
      ...source,
      reason,
    })
  }

  #source(source: string): Pick<AdjustmentRequest, 'against' | 'label'> {
    if (!this.#deps.sources.includes(source)) throw new Refusal('sourceUnknown')
    const [against, label = ''] = source.split(':') as [AdjustmentRequest['against'], string?]
    return { against, label }
  }

  /** Approves or refuses an adjustment. Its proposer may only refuse it. */
  async decide(operatorId: bigint, id: bigint, isAgreed: boolean): Promise<Adjustment> {
    await this.#transaction(async (tx) => {
      const [row] = await tx.query<Row>('select * from adjustments where id = $1 for update', [id])
      if (!row) throw new Refusal('notFound')
      if (row.state !== 'waiting') throw new Refusal('adjustmentDecided')
      if (isAgreed && row.proposed_by === operatorId) throw new Refusal('secondPersonNeeded')
      if (isAgreed) {
        await assertMayDecide(tx, operatorId)
        if (isProfit(row)) await assertOwner(tx, operatorId)
      }
      const state = isAgreed ? 'booked' : 'refused'
      if (isAgreed) await this.#book(tx, row)
      await tx.query('update adjustments set state = $2, decided_by = $3, decide_time = now_ms() where id = $1', [
        id,
        state,
        operatorId,
      ])
      await recordAudit(tx, operatorId, {
        act: isAgreed ? 'adjustment.agree' : 'adjustment.refuse',
        subject: id,
        before: { state: 'waiting' },
        after: { state, ...auditFacts(row) },
      })
    })
    this.#deps.afterBooking()
    return await this.#load(id)
  }

  async #propose(operatorId: bigint, request: AdjustmentRequest): Promise<Adjustment> {
    const id = await this.#transaction(async (tx) => {
      // Serializes an operator's proposals, because the solo limit counts a day's sum.
      await tx.query('select 1 from operators where id = $1 for no key update', [operatorId])
      const [existing] = await tx.query<Row>('select * from adjustments where request_id = $1', [request.requestId])
      if (existing) return repeatedRequestId(existing, operatorId, request)
      // A proposal counts as one of two people.
      await assertMayDecide(tx, operatorId)
      await assertPlayerExists(tx, request)
      const isSolo = await this.#isWithinSoloLimit(tx, operatorId, request)
      const [row] = await tx.query<Row>(
        ...named(
          `insert into adjustments (request_id, player_id, account, amount, against, label, reason, state, proposed_by, decide_time)
           values ($requestId, $playerId, $account, $amount, $against, $label, $reason, $state, $operatorId,
                   case when $state = 'booked' then now_ms() end)
           on conflict (request_id) do nothing returning *`,
          { ...request, state: isSolo ? 'booked' : 'waiting', operatorId },
        ),
      )
      // Another operator has just used the same request id.
      if (!row) throw new Refusal('keyReused')
      if (isSolo) await this.#book(tx, row)
      await recordAudit(tx, operatorId, {
        act: isSolo ? 'adjustment.book' : 'adjustment.propose',
        subject: row.id,
        after: auditFacts(row),
      })
      return row.id
    })
    this.#deps.afterBooking()
    return await this.#load(id)
  }

  /** Only small corrections between a player and the house. The limit applies to the day's sum. */
  async #isWithinSoloLimit(
    tx: Tx,
    operatorId: bigint,
    { account, amount, against }: AdjustmentRequest,
  ): Promise<boolean> {
    if (account !== 'player' || !['suspense', 'commission', 'rewards'].includes(against)) return false
    const { sum } = only(
      await tx.query<{ sum: Coins }>(
        `select coalesce(sum(abs(amount)), 0)::int8 as sum from adjustments
           where proposed_by = $1 and decided_by is null and state = 'booked' and create_time > now_ms() - ${DAY_MS}`,
        [operatorId],
      ),
    )
    return sum + (amount < 0n ? -amount : amount) <= this.#deps.soloLimit
  }

  /** Gold of a closed account is refunded to its last deposit source, where an operator has paid it manually. */
  async #refundSource(playerId: bigint, amount: Coins): Promise<Pick<AdjustmentRequest, 'against' | 'label'>> {
    const [last] = await this.#deps.db.read<{ gateway: string | null; network: string | null }>(
      `select r.gateway, r.network from recharges r join players p on p.id = r.player_id
         where p.id = $1 and p.status = 'closed' and r.state = 'credited' order by r.create_time desc limit 1`,
      [playerId],
    )
    if (!last || amount >= 0n) throw new Refusal('notPaidBack')
    return last.network === null
      ? { against: 'gateway', label: last.gateway ?? '' }
      : { against: 'chain', label: last.network }
  }

  async #book(tx: Tx, row: Row): Promise<void> {
    const other = { kind: row.against, label: row.label } as const
    if (row.player_id === null) return await this.#fill(tx, row, other)
    const own = { kind: 'player', playerId: row.player_id } as const
    const [gain, amount] = row.amount > 0n ? [true, row.amount] : [false, -row.amount]
    const { status } = only(
      await tx.query<{ status: string }>('select status from players where id = $1 for no key update', [row.player_id]),
    )
    await this.#post(tx, row, gain ? { from: other, to: own, amount } : { from: own, to: other, amount })
    const { balance, reward } = await playerGold(tx, row.player_id)
    // Unstaked rewards are part of the balance but cannot be taken.
    if (balance < reward) throw new Refusal('adjustmentBeyond', { gold: toWire(balance + amount - reward) })
    await this.#deps.appendGoldEvent(tx, row.player_id)
    if (status === 'closed') return
    const { reason } = row
    await notifyPlayer(tx, row.player_id, gain ? 'gold.added' : 'gold.taken', {
      gold: toWire(amount),
      reason,
    })
  }

  async #fill(tx: Tx, row: Row, from: Account): Promise<void> {
    const { account, amount, request_id: requestId } = row
    if (account === 'pool') return await this.#deps.addToPool(tx, { gold: amount, requestId, from })
    const own = { kind: account as 'rewards' | 'commission' | 'suspense' } as const
    await this.#post(tx, row, amount > 0n ? { from, to: own, amount } : { from: own, to: from, amount: -amount })
  }

  async #post(tx: Tx, row: Row, move: { from: Account; to: Account; amount: Coins }): Promise<void> {
    try {
      await post(tx, {
        key: `adjust:${row.id}`,
        cause: causeOf(row),
        reference: String(row.id),
        moves: [move],
      })
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'notEnoughGold') throw error
      throw new InsufficientGold(move.from)
    }
  }

  /** Maps InsufficientGold to a refusal with the available amount, which is read after the rollback. */
  async #transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    try {
      return await this.#deps.db.transaction(work)
    } catch (error) {
      throw error instanceof InsufficientGold ? await this.#insufficientGoldRefusal(error.from) : error
    }
  }

  async #insufficientGoldRefusal(from: Account): Promise<Refusal> {
    const { db } = this.#deps
    if ('playerId' in from) {
      const { balance, reward } = await playerGold({ query: db.read.bind(db) }, from.playerId)
      return new Refusal('adjustmentBeyond', { gold: toWire(balance - reward) })
    }
    const [row] = await db.read<{ gold: Coins }>(
      'select coalesce(sum(balance), 0)::int8 as gold from accounts where owner_id = 0 and kind = $1',
      [from.kind],
    )
    return new Refusal('houseAccountShort', { account: from.kind, gold: toWire(row?.gold ?? 0n) })
  }

  async #load(id: bigint): Promise<Adjustment> {
    return only(await readRows(this.#deps.db, adjustments, 'a.id = $1', [id]))
  }
}

class InsufficientGold extends Error {
  readonly from: Account

  constructor(from: Account) {
    super('not enough gold')
    this.from = from
  }
}

function repeatedRequestId(existing: Row, operatorId: bigint, request: AdjustmentRequest): bigint {
  const isSame =
    existing.proposed_by === operatorId &&
    existing.player_id === request.playerId &&
    existing.account === request.account &&
    existing.amount === request.amount &&
    existing.against === request.against &&
    existing.label === request.label &&
    existing.reason === request.reason
  if (!isSame) throw new Refusal('keyReused')
  return existing.id
}

const isProfit = ({ account, amount }: Row): boolean => account === 'commission' && amount < 0n

function causeOf(row: Row): string {
  if (isProfit(row)) return 'profit'
  return row.player_id === null ? 'fill' : 'adjustment'
}

/** Finance may approve other adjustments, but what leaves the house for good needs two owners. */
async function assertOwner(tx: Tx, operatorId: bigint): Promise<void> {
  const owners = await tx.query(`select 1 from operators where id = $1 and role = 'owner'`, [operatorId])
  if (owners.length === 0) throw new Refusal('operatorNotAllowed')
}

async function assertPlayerExists(tx: Tx, { playerId }: AdjustmentRequest): Promise<void> {
  if (playerId === null) return
  const players = await tx.query('select 1 from players where id = $1', [playerId])
  if (players.length === 0) throw new Refusal('notFound')
}

const auditFacts = ({ player_id, account, amount, against, label, reason }: Row) => ({
  playerId: player_id,
  account,
  amount,
  against: label ? `${against}:${label}` : against,
  reason,
})
