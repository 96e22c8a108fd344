// Read-only views of orders for players and operators.

import { toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import { formatUnits, type Currency } from '@glasshouse/rulebook/core/payments'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { OrderReason, RechargeRow, WithdrawalRow } from '@glasshouse/rulebook/wire/wallet/wallet'
import type { Database } from '../../platform/db/tx.ts'
import { cursorTime, PAGE_ROWS } from '../../play/history/paging.ts'
import { loadOrderSteps, type Clock } from './orders.ts'

interface Recharge {
  id: bigint
  kind: 'fiat' | 'crypto'
  state: RechargeRow['state']
  reason: OrderReason | null
  gold: Coins
  amount: string
  currency: string
  network: string | null
  tx_hash: string | null
  block_number: bigint | null
  pay_url: string | null
  expires_at: bigint | null
  create_time: bigint
}

interface Withdrawal {
  id: bigint
  player_id: bigint
  kind: 'fiat' | 'crypto'
  state: WithdrawalRow['state']
  reason: OrderReason | null
  gold: Coins
  fee: string
  net: string
  currency: string
  network: string | null
  destination_shown: string
  tx_hash: string | null
  release_time: bigint | null
  create_time: bigint
}

export interface OrderViewDeps {
  readonly db: Database
  readonly clock: Clock
  readonly isSandbox: boolean
  readonly currencies: ReadonlyMap<string, Currency>
  readonly confirmations: (network: string, block: bigint) => { seen: number; needed: number } | null
}

const WITHDRAWAL = `select w.id, w.player_id, w.kind, w.state, w.reason, w.gold, w.fee, w.net, w.currency, w.network,
    w.destination_shown, w.release_time, w.create_time,
    (select p.tx_hash from chain_payouts p where p.withdrawal_id = w.id
       order by (p.block_number is not null) desc, p.attempt desc limit 1) as tx_hash
  from withdrawals w`

/** Accounts that have used the destination of withdrawal `w`, or whose phone number it is. */
const SHARED_WITH = `coalesce((select jsonb_agg(jsonb_build_object('playerId', o.id, 'nickname', o.nickname) order by o.id)
  from players_public o where o.id <> w.player_id and (o.phone_hash = w.destination_mark
    or o.id in (select s.player_id from withdrawals s where s.destination_mark = w.destination_mark))), '[]')`

export class OrderViews {
  readonly #deps: OrderViewDeps

  constructor(deps: OrderViewDeps) {
    this.#deps = deps
  }

  async recharges(playerId: bigint, lastCreateTime: number) {
    return await this.#recharges('where player_id = $1 and create_time < $2 order by create_time desc limit $3', [
      playerId,
      cursorTime(lastCreateTime),
      PAGE_ROWS,
    ])
  }

  async recharge(playerId: bigint, id: bigint) {
    const [row] = await this.#recharges('where player_id = $1 and id = $2', [playerId, id])
    if (!row) throw new Refusal('notFound')
    return row
  }

  /** The order with the gateway's payment URL while it can still be paid. */
  async pay(playerId: bigint, id: bigint) {
    const { db, clock, isSandbox } = this.#deps
    const shown = await this.recharge(playerId, id)
    const [row] = await db.read<Pick<Recharge, 'pay_url' | 'expires_at'>>(
      'select pay_url, expires_at from recharges where id = $1',
      [id],
    )
    const expiresAt = row?.expires_at === null || row === undefined ? null : Number(row.expires_at)
    const payUrl = shown.state === 'pending' ? (row?.pay_url ?? null) : null
    return { ...shown, payUrl, expiresAt, serverNow: clock.now(), isSandbox }
  }

  async withdrawals(playerId: bigint, lastCreateTime: number) {
    return await this.#withdrawals(
      'where w.player_id = $1 and w.create_time < $2 order by w.create_time desc limit $3',
      [playerId, cursorTime(lastCreateTime), PAGE_ROWS],
    )
  }

  async withdrawal(playerId: bigint, id: bigint) {
    const [row] = await this.#withdrawals('where w.player_id = $1 and w.id = $2', [playerId, id])
    if (!row) throw new Refusal('notFound')
    return row
  }

  /** All open withdrawals, or the latest one if none is open. */
  async openWithdrawals(playerId: bigint) {
    const open = await this.#withdrawals(
      `where w.player_id = $1 and w.state not in ('confirmed', 'rejected', 'failed') order by w.create_time desc limit $2`,
      [playerId, PAGE_ROWS],
    )
    return open.length > 0 ? open : (await this.withdrawals(playerId, 0)).slice(0, 1)
  }

  /** For operators: with the player, the risk flags and the approvals so far. */
  async queue(where: { state: WithdrawalRow['state'] } | { id: bigint }) {
    const rows = await this.#withdrawals(
      'state' in where ? 'where w.state = $1 order by w.create_time limit 200' : 'where w.id = $1',
      ['state' in where ? where.state : where.id],
    )
    const details = await this.#deps.db.read<{
      id: bigint
      player_id: bigint
      nickname: string
      risk_flags: OrderReason[]
      approvals: { operator: string; time: number }[]
      shared_with: { playerId: number; nickname: string }[]
    }>(
      `select w.id, w.player_id, p.nickname, w.risk_flags, ${SHARED_WITH} as shared_with,
          coalesce((select jsonb_agg(jsonb_build_object('operator', o.name, 'time', a.create_time) order by a.create_time)
             from withdrawal_approvals a join operators_public o on o.id = a.operator_id where a.withdrawal_id = w.id), '[]') as approvals
         from withdrawals w join players_public p on p.id = w.player_id where w.id = any($1)`,
      [rows.map(({ id }) => BigInt(id))],
    )
    const byId = new Map(details.map((fact) => [Number(fact.id), fact]))
    return rows.map((row) => {
      const fact = byId.get(row.id)
      return {
        ...row,
        playerId: Number(fact?.player_id ?? 0n),
        nickname: fact?.nickname ?? '',
        riskFlags: fact?.risk_flags ?? [],
        approvals: fact?.approvals ?? [],
        sharedWith: fact?.shared_with ?? [],
      }
    })
  }

  async #recharges(where: string, params: readonly unknown[]): Promise<RechargeRow[]> {
    const { db, confirmations } = this.#deps
    const rows = await db.read<Recharge>(`select * from recharges ${where}`, params)
    const steps = await loadOrderSteps(
      db,
      'recharges',
      rows.map(({ id }) => id),
    )
    return rows.map((row) => ({
      id: Number(row.id),
      kind: row.kind,
      state: row.state,
      reason: row.reason,
      gold: toWire(row.gold),
      amount: this.#formatUnits(row.currency, row.amount),
      currency: row.currency,
      network: row.network,
      txHash: row.tx_hash,
      confirmations:
        row.network !== null && row.block_number !== null && row.state === 'seen'
          ? confirmations(row.network, row.block_number)
          : null,
      steps: steps.get(row.id) ?? [],
      createTime: Number(row.create_time),
    }))
  }

  async #withdrawals(where: string, params: readonly unknown[]): Promise<WithdrawalRow[]> {
    const { db } = this.#deps
    const rows = await db.read<Withdrawal>(`${WITHDRAWAL} ${where}`, params)
    const steps = await loadOrderSteps(
      db,
      'withdrawals',
      rows.map(({ id }) => id),
    )
    return rows.map((row) => ({
      id: Number(row.id),
      kind: row.kind,
      state: row.state,
      reason: row.reason,
      gold: toWire(row.gold),
      fee: this.#formatUnits(row.currency, row.fee),
      net: this.#formatUnits(row.currency, row.net),
      currency: row.currency,
      network: row.network,
      destination: row.destination_shown,
      txHash: row.tx_hash,
      canCancel: row.state === 'review' || row.state === 'held',
      releaseTime: row.state === 'held' && row.release_time !== null ? Number(row.release_time) : null,
      steps: steps.get(row.id) ?? [],
      createTime: Number(row.create_time),
    }))
  }

  /** Amounts arrive as decimal digits, because they may exceed 64 bits. */
  #formatUnits(code: string, units: string): string {
    const currency = this.#deps.currencies.get(code)
    return currency ? formatUnits(currency, BigInt(units)) : units
  }
}
