// What gambling has won or lost over the last days, from the spans that the ledger reports. Pure.

import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import type { WalletContract } from '@glasshouse/rulebook/wire/wallet/wallet'

type Spans = OutputOf<WalletContract, 'GET /api/user/ledger/net/{by}'>

const DAY_MS = 86_400_000
export const NET_DAYS = 30

/** Payouts less stakes of the last days, today included. Days are days of UTC, as in the transaction history. */
export function netOf(spans: Pick<Spans[number], 'from' | 'staked' | 'paid'>[], nowMs: number): number {
  const first = new Date(nowMs - (NET_DAYS - 1) * DAY_MS).toISOString().slice(0, 10)
  return spans.reduce((net, { from, staked, paid }) => (from < first ? net : net + paid - staked), 0)
}
