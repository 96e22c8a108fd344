// Checks the laws over the complete ledger in one snapshot. It reads every entry: law-walk checks large ledgers piece by
// piece.

import type { Coins } from '@glasshouse/rulebook/core/coins'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { only, type Database, type Tx } from '../platform/db/tx.ts'
import { laws, WHOLE, type Law } from './law-queries.ts'

export interface LawResult {
  readonly law: string
  readonly broken: number
}

export interface LedgerTotals {
  readonly sum: Coins
  readonly accounts: readonly { readonly kind: string; readonly accounts: bigint; readonly balance: Coins }[]
  readonly entries: bigint
}

export interface LedgerReport extends LedgerTotals {
  readonly checkedAt: bigint
  readonly laws: readonly LawResult[]
}

/** One check at a time, over all nodes. */
const CHECK_LOCK = `select pg_try_advisory_xact_lock(hashtextextended('ledger check', 0)) as "isFree"`

/** Checks every law in one snapshot, so that bets settled meanwhile cannot look like a violation. */
export async function checkLedger(db: Database): Promise<LedgerReport> {
  const check = async (tx: Tx): Promise<LedgerReport> => {
    await beginSnapshot(tx)
    const { isFree } = only(await tx.query<{ isFree: boolean }>(CHECK_LOCK))
    if (!isFree) throw new Refusal('busy')
    const results: LawResult[] = []
    for (const law of laws) results.push({ law: law.name, broken: await countBroken(tx, law.sql(WHOLE)) })
    const { now } = only(await tx.query<{ now: bigint }>('select now_ms() as now'))
    return { checkedAt: now, laws: results, ...(await readTotals(tx)) }
  }
  return await db.transaction(check, { patient: true })
}

export const beginSnapshot = (tx: Tx): Promise<unknown> =>
  tx.query('set transaction isolation level repeatable read, read only')

/** How many rows a law's query finds. */
export async function countBroken(
  tx: Tx,
  sql: ReturnType<Law['sql']>,
  range: readonly [from: bigint, to: bigint] | readonly [] = [],
): Promise<number> {
  const rows = await tx.query<{ broken: bigint }>(`select count(*)::int8 as broken from (${sql}) b`, [...range])
  return Number(only(rows).broken)
}

/** Every account knows the number of its entries, so none has to be counted. */
export async function readTotals(tx: Pick<Tx, 'query'>): Promise<LedgerTotals> {
  const rows = await tx.query<{ kind: string; accounts: bigint; balance: Coins; entries: bigint }>(
    `select kind, count(*)::int8 as accounts, sum(balance)::int8 as balance, sum(entries)::int8 as entries
       from accounts group by kind order by kind`,
  )
  return {
    sum: rows.reduce((sum, { balance }) => sum + balance, 0n),
    accounts: rows.map(({ kind, accounts, balance }) => ({ kind, accounts, balance })),
    entries: rows.reduce((sum, { entries }) => sum + entries, 0n),
  }
}
