// What a player deposited, withdrew, and won or lost, span by span. Pure.

import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import type { WalletContract } from '@glasshouse/rulebook/wire/wallet/wallet'

export type NetRow = OutputOf<WalletContract, 'GET /api/user/ledger/net/{by}'>[number]
export type By = 'day' | 'week' | 'month'

export interface Span extends NetRow {
  /** Payouts less stakes. */
  readonly net: number
}

const DAY_MS = 86_400_000
/** How many spans are drawn. */
export const SHOWN: Record<By, number> = { day: 30, week: 26, month: 12 }

const textOf = (timeMs: number): string => new Date(timeMs).toISOString().slice(0, 10)

/** The first days of the last spans, the oldest first, in UTC. Weeks start on Monday. */
export function spansUntil(nowMs: number, by: By, count: number): string[] {
  const now = new Date(nowMs)
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  const monday = today - ((now.getUTCDay() + 6) % 7) * DAY_MS
  return Array.from({ length: count }, (_, at) => {
    const back = count - 1 - at
    if (by === 'month') return textOf(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1))
    return textOf(by === 'week' ? monday - back * 7 * DAY_MS : today - back * DAY_MS)
  })
}

const nothing = { recharged: 0, withdrawn: 0, staked: 0, paid: 0, other: 0 }

/** The last spans without a gap: those that the server leaves out had no movement. */
export function fillSpans(rows: readonly NetRow[], nowMs: number, by: By): Span[] {
  const known = new Map(rows.map((span) => [span.from, span]))
  return spansUntil(nowMs, by, SHOWN[by]).map((from) => {
    const span = known.get(from) ?? { from, ...nothing }
    return { ...span, net: span.paid - span.staked }
  })
}

export function sumOf(spans: readonly Span[]): Omit<Span, 'from'> {
  const sum = { ...nothing, net: 0 }
  for (const span of spans) for (const name of Object.keys(sum) as (keyof typeof sum)[]) sum[name] += span[name]
  return sum
}
