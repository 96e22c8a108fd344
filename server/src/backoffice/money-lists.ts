// Lists of recharges, withdrawals and manual adjustments.

import type { Currency } from '@glasshouse/rulebook/core/payments'
import { adjustmentList, rechargeList, withdrawalList } from '@glasshouse/rulebook/wire/backoffice/money'
import type { Database } from '../platform/db/tx.ts'
import type { Route } from '../platform/http/route.ts'
import { defineList, listRoutes } from './list.ts'

export type KnownCurrency = Pick<Currency, 'code' | 'decimals'>

/** SQL that formats an amount of smallest units as a decimal. Unknown currencies stay in units. */
function decimalSql(amount: string, currency: string, currencies: readonly KnownCurrency[]): string {
  const decimals = currencies
    .filter(({ code }) => /^[A-Z]{3,8}$/.test(code))
    .map(({ code, decimals: digits }) => `when '${code}' then ${Math.trunc(digits)}`)
  const digits = decimals.length > 0 ? `case ${currency} ${decimals.join(' ')} else 0 end` : '0'
  return `trim_scale(${amount} / (10::numeric ^ (${digits})))::text`
}

export const recharges = (currencies: readonly KnownCurrency[]) =>
  defineList(rechargeList, {
    from: 'recharges r join players p on p.id = r.player_id',
    key: 'id',
    columns: {
      id: { sql: 'r.id', type: 'int' },
      playerId: { sql: 'r.player_id', type: 'int' },
      nickname: { sql: 'p.nickname', type: 'text' },
      way: { sql: 'coalesce(r.gateway, r.network)', type: 'text' },
      state: { sql: 'r.state', type: 'text' },
      reason: { sql: 'r.reason', type: 'text' },
      gold: { sql: 'r.gold', type: 'coins' },
      amount: { sql: decimalSql('r.amount', 'r.currency', currencies), type: 'text' },
      currency: { sql: 'r.currency', type: 'text' },
      reference: { sql: 'coalesce(r.reference, r.tx_hash)', type: 'text' },
      createTime: { sql: 'r.create_time', type: 'time' },
    },
    filters: {
      state: 'r.state = ?',
      player: 'r.player_id = ?',
      way: 'coalesce(r.gateway, r.network) = ?',
      from: 'r.create_time >= ?',
      to: 'r.create_time <= ?',
    },
  })

export const withdrawals = (currencies: readonly KnownCurrency[]) =>
  defineList(withdrawalList, {
    from: 'withdrawals w join players p on p.id = w.player_id',
    key: 'id',
    columns: {
      id: { sql: 'w.id', type: 'int' },
      playerId: { sql: 'w.player_id', type: 'int' },
      nickname: { sql: 'p.nickname', type: 'text' },
      playerState: { sql: 'p.state', type: 'text' },
      way: { sql: `coalesce(w.network, 'bank')`, type: 'text' },
      state: { sql: 'w.state', type: 'text' },
      reason: { sql: 'w.reason', type: 'text' },
      gold: { sql: 'w.gold', type: 'coins' },
      net: { sql: decimalSql('w.net', 'w.currency', currencies), type: 'text' },
      currency: { sql: 'w.currency', type: 'text' },
      destination: { sql: 'w.destination_shown', type: 'text' },
      createTime: { sql: 'w.create_time', type: 'time' },
    },
    filters: {
      state: 'w.state = ?',
      player: 'w.player_id = ?',
      way: `coalesce(w.network, 'bank') = ?`,
      from: 'w.create_time >= ?',
      to: 'w.create_time <= ?',
    },
  })

export const ADJUSTMENT_COLUMNS = {
  id: { sql: 'a.id', type: 'int' },
  playerId: { sql: 'a.player_id', type: 'int' },
  account: { sql: 'a.account', type: 'text' },
  amount: { sql: 'a.amount', type: 'coins' },
  against: { sql: `a.against || case when a.label = '' then '' else ':' || a.label end`, type: 'text' },
  reason: { sql: 'a.reason', type: 'text' },
  state: { sql: 'a.state', type: 'text' },
  proposedBy: { sql: '(select o.name from operators o where o.id = a.proposed_by)', type: 'text' },
  decidedBy: { sql: '(select o.name from operators o where o.id = a.decided_by)', type: 'text' },
  createTime: { sql: 'a.create_time', type: 'time' },
  decideTime: { sql: 'a.decide_time', type: 'time' },
} as const

export const adjustments = defineList(adjustmentList, {
  from: 'adjustments a',
  key: 'id',
  columns: ADJUSTMENT_COLUMNS,
  filters: {
    state: 'a.state = ?',
    player: 'a.player_id = ?',
    from: 'a.create_time >= ?',
    to: 'a.create_time <= ?',
  },
})

export const moneyListRoutes = (db: Database, currencies: readonly KnownCurrency[]): Route[] =>
  [recharges(currencies), withdrawals(currencies), adjustments].flatMap((list) => listRoutes(db, list))
