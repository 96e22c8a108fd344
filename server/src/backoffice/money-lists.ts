// Lists of recharges, withdrawals and manual adjustments.

import type { Currency } from '@glasshouse/rulebook/core/payments'
import { listContracts } from '@glasshouse/rulebook/wire/backoffice/lists'
import type { Database } from '../platform/db/tx.ts'
import type { Route } from '../platform/http/route.ts'
import { listRoutes, serveList } from './list.ts'

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
  serveList(listContracts.rechargeList, {
    from: 'recharges r join players p on p.id = r.player_id',
    columns: {
      id: 'r.id',
      playerId: 'r.player_id',
      nickname: 'p.nickname',
      way: 'coalesce(r.gateway, r.network)',
      state: 'r.state',
      reason: 'r.reason',
      gold: 'r.gold',
      amount: decimalSql('r.amount', 'r.currency', currencies),
      currency: 'r.currency',
      reference: 'coalesce(r.reference, r.tx_hash)',
      createTime: 'r.create_time',
    },
  })

export const withdrawals = (currencies: readonly KnownCurrency[]) =>
  serveList(listContracts.withdrawalList, {
    from: 'withdrawals w join players p on p.id = w.player_id',
    columns: {
      id: 'w.id',
      playerId: 'w.player_id',
      nickname: 'p.nickname',
      playerState: 'p.state',
      way: `coalesce(w.network, 'bank')`,
      state: 'w.state',
      reason: 'w.reason',
      gold: 'w.gold',
      net: decimalSql('w.net', 'w.currency', currencies),
      currency: 'w.currency',
      destination: 'w.destination_shown',
      createTime: 'w.create_time',
    },
  })

export const adjustments = serveList(listContracts.adjustmentList, {
  from: 'adjustments a',
  columns: {
    id: 'a.id',
    playerId: 'a.player_id',
    account: 'a.account',
    amount: 'a.amount',
    against: `a.against || case when a.label = '' then '' else ':' || a.label end`,
    reason: 'a.reason',
    state: 'a.state',
    proposedBy: '(select o.name from operators o where o.id = a.proposed_by)',
    decidedBy: '(select o.name from operators o where o.id = a.decided_by)',
    createTime: 'a.create_time',
    decideTime: 'a.decide_time',
  },
})

export const moneyListRoutes = (db: Database, currencies: readonly KnownCurrency[]): Route[] =>
  listRoutes(db, recharges(currencies), withdrawals(currencies), adjustments)
