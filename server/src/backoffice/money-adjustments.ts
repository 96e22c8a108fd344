// Gold that is booked by hand, once, with a reason. What is more than one person may do alone within a day, what goes out
// of the house and what fills an account of its own waits until somebody else has agreed.

import { fromWire, toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Adjustment } from '@glasshouse/rulebook/wire/backoffice/money'
import { recordAudit } from '../platform/db/audit-log.ts'
import { only, type Database, type Tx } from '../platform/db/tx.ts'
import { playerGold, post, type Account } from '../ledger/ledger.ts'
import type { Tell } from '../play/rounds/refunds.ts'
import { ADJUSTMENT_COLUMNS } from './money-lists.ts'

const DAY_MS = 24 * 3_600_000

export interface AdjustmentDeps {
  readonly db: Database
  /** What one person may book alone within a day. */
  readonly aloneGold: Coins
  /** Where an owner's own money may come from, as `gateway:name`, `chain:name` or `sandbox`. */
  readonly sources: readonly string[]
  readonly leaveMessage: Tell
  /** Gold of a player has changed: said in the transaction, and once more after its commit. */
  readonly sayGold: (tx: Tx, playerId: bigint) => Promise<void>
  readonly notifyGold: () => void
  /** The operator's own money to the bankroll, as those who hold shares of it are owed. */
  readonly addToPool: (tx: Tx, own: { gold: Coins; requestId: string; from: Account }) => Promise<void>
}

interface Wanted {
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
  against: Wanted['against']
  label: string
  reason: string
  state: Adjustment['state']
  proposed_by: bigint
}

type Shown = Record<keyof Adjustment, unknown>

const COLUMNS = Object.entries(ADJUSTMENT_COLUMNS)
  .map(([name, { sql }]) => `${sql} as "${name}"`)
  .join(', ')

export class Adjustments {
  readonly #deps: AdjustmentDeps

  constructor(deps: AdjustmentDeps) {
    this.#deps = deps
  }

  /** To a player's gold, or from it. */
  async adjust(
    operatorId: bigint,
    form: { requestId: string; playerId: number; amount: number; against: string; reason: string },
  ): Promise<Adjustment> {
    const playerId = BigInt(form.playerId)
    const amount = fromWire(form.amount)
    const way =
      form.against === 'back'
        ? await this.#wayBack(playerId, amount)
        : { against: form.against as Wanted['against'], label: '' }
    const { requestId, reason } = form
    return await this.#propose(operatorId, { requestId, playerId, account: 'player', amount, ...way, reason })
  }

  /** An owner's own money to an account of the house's. */
  async fill(
    operatorId: bigint,
    form: {
      requestId: string
      account: 'pool' | 'rewards' | 'commission'
      amount: number
      source: string
      reason: string
    },
  ): Promise<Adjustment> {
    if (!this.#deps.sources.includes(form.source)) throw new Refusal('sourceUnknown')
    const [against, label = ''] = form.source.split(':') as [Wanted['against'], string?]
    const { requestId, account, reason } = form
    const amount = fromWire(form.amount)
    return await this.#propose(operatorId, { requestId, playerId: null, account, amount, against, label, reason })
  }

  /** The second person's word. Whoever proposed it may only take it back. */
  async decide(operatorId: bigint, id: bigint, isAgreed: boolean): Promise<Adjustment> {
    await this.#whole(async (tx) => {
      const [row] = await tx.query<Row>('select * from adjustments where id = $1 for update', [id])
      if (!row) throw new Refusal('notFound')
      if (row.state !== 'waiting') throw new Refusal('adjustmentDecided')
      if (isAgreed && row.proposed_by === operatorId) throw new Refusal('secondPersonNeeded')
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
        after: { state, ...factsOf(row) },
      })
    })
    this.#deps.notifyGold()
    return await this.#shown(id)
  }

  async #propose(operatorId: bigint, wanted: Wanted): Promise<Adjustment> {
    const id = await this.#whole(async (tx) => {
      // One after the other for each operator: what he books alone within a day is counted.
      await tx.query('select 1 from operators where id = $1 for no key update', [operatorId])
      const [known] = await tx.query<Row>('select * from adjustments where request_id = $1', [wanted.requestId])
      if (known) return sameId(known, operatorId, wanted)
      await refuseUnknown(tx, wanted)
      const isAlone = await this.#mayAlone(tx, operatorId, wanted)
      const [row] = await tx.query<Row>(
        `insert into adjustments (request_id, player_id, account, amount, against, label, reason, state, proposed_by, decide_time)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, case when $8 = 'booked' then now_ms() end)
           on conflict (request_id) do nothing returning *`,
        [
          wanted.requestId,
          wanted.playerId,
          wanted.account,
          wanted.amount,
          wanted.against,
          wanted.label,
          wanted.reason,
          isAlone ? 'booked' : 'waiting',
          operatorId,
        ],
      )
      // Somebody else's, this very moment.
      if (!row) throw new Refusal('keyReused')
      if (isAlone) await this.#book(tx, row)
      await recordAudit(tx, operatorId, {
        act: isAlone ? 'adjustment.book' : 'adjustment.propose',
        subject: row.id,
        after: factsOf(row),
      })
      return row.id
    })
    this.#deps.notifyGold()
    return await this.#shown(id)
  }

  /** Small corrections of players' gold within the house; small ones that add up are not small. */
  async #mayAlone(tx: Tx, operatorId: bigint, { account, amount, against }: Wanted): Promise<boolean> {
    if (account !== 'player' || !['suspense', 'commission', 'rewards'].includes(against)) return false
    const { sum } = only(
      await tx.query<{ sum: Coins }>(
        `select coalesce(sum(abs(amount)), 0)::int8 as sum from adjustments
           where proposed_by = $1 and decided_by is null and state = 'booked' and create_time > now_ms() - ${DAY_MS}`,
        [operatorId],
      ),
    )
    return sum + (amount < 0n ? -amount : amount) <= this.#deps.aloneGold
  }

  /** Gold of a closed account goes back by the way it came; a person has paid it there. */
  async #wayBack(playerId: bigint, amount: Coins): Promise<Pick<Wanted, 'against' | 'label'>> {
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
    // What was given and not staked yet is part of the balance, and can not be taken as if it were not.
    if (balance < reward) throw new Refusal('adjustmentBeyond', { gold: toWire(balance + amount - reward) })
    await this.#deps.sayGold(tx, row.player_id)
    if (status === 'closed') return
    const { reason } = row
    await this.#deps.leaveMessage(tx, row.player_id, gain ? 'gold.added' : 'gold.taken', {
      gold: toWire(amount),
      reason,
    })
  }

  async #fill(tx: Tx, row: Row, from: Account): Promise<void> {
    const { account, amount, request_id: requestId } = row
    if (account === 'pool') return await this.#deps.addToPool(tx, { gold: amount, requestId, from })
    await this.#post(tx, row, { from, to: { kind: account as 'rewards' | 'commission' }, amount })
  }

  async #post(tx: Tx, { id, player_id }: Row, move: { from: Account; to: Account; amount: Coins }): Promise<void> {
    try {
      await post(tx, {
        key: `adjust:${id}`,
        cause: player_id === null ? 'fill' : 'adjustment',
        reference: String(id),
        moves: [move],
      })
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'notEnoughGold') throw error
      throw new Short(move.from)
    }
  }

  /** Tells all or nothing. Where gold is missing, it says in words how much there is, once the transaction is over. */
  async #whole<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    try {
      return await this.#deps.db.transaction(work)
    } catch (error) {
      throw error instanceof Short ? await this.#shortOf(error.from) : error
    }
  }

  async #shortOf(from: Account): Promise<Refusal> {
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

  async #shown(id: bigint): Promise<Adjustment> {
    const row = only(await this.#deps.db.read<Shown>(`select ${COLUMNS} from adjustments a where a.id = $1`, [id]))
    const wire = ([name, value]: [string, unknown]): [string, unknown] => [
      name,
      typeof value === 'bigint' ? Number(value) : value,
    ]
    return Object.fromEntries(Object.entries(row).map(wire)) as Adjustment
  }
}

/** There is not enough gold on an account. */
class Short extends Error {
  readonly from: Account

  constructor(from: Account) {
    super('not enough gold')
    this.from = from
  }
}

function sameId(known: Row, operatorId: bigint, wanted: Wanted): bigint {
  const isSame =
    known.proposed_by === operatorId &&
    known.player_id === wanted.playerId &&
    known.account === wanted.account &&
    known.amount === wanted.amount &&
    known.against === wanted.against &&
    known.label === wanted.label &&
    known.reason === wanted.reason
  if (!isSame) throw new Refusal('keyReused')
  return known.id
}

async function refuseUnknown(tx: Tx, { playerId }: Wanted): Promise<void> {
  if (playerId === null) return
  const known = await tx.query('select 1 from players where id = $1', [playerId])
  if (known.length === 0) throw new Refusal('notFound')
}

const factsOf = ({ player_id, account, amount, against, label, reason }: Row) => ({
  playerId: player_id,
  account,
  amount,
  against: label ? `${against}:${label}` : against,
  reason,
})
