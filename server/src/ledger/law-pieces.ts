// Divides the ledger into pieces that one query can check: journals by time, and accounts by id.

import { only, type Database, type Tx } from '../platform/db/tx.ts'
import { laws, PIECE, WHOLE, type Law, type LawKind } from './law-queries.ts'
import { beginSnapshot, countBroken, readTotals, type LawResult, type LedgerTotals } from './laws.ts'

/** From (excluded) and to (included): times, or ids of accounts. */
export type Range = readonly [from: bigint, to: bigint]
/** Laws that are not divided are checked as a whole. */
export const ALL: Range = [0n, 0n]
/** Before and after every time that an entry can have. */
export const [EARLIEST, LATEST] = [-(10n ** 15n), 10n ** 15n]

export interface PieceSizes {
  readonly journals: number
  readonly entries: number
  readonly accounts: number
}
export const PIECE_SIZES: PieceSizes = { journals: 20_000, entries: 500_000, accounts: 10_000 }

/** Where a walk is: at a journal or an account, and for journals at which time. */
export interface Place {
  readonly position: bigint
  readonly until: bigint
}
export const START: Place = { position: 0n, until: EARLIEST }

/** Journals from a place on, up to a time. Yields each piece with the place behind it. */
export async function* journalPieces(
  db: Database,
  from: Place,
  end: bigint,
  { journals }: PieceSizes,
): AsyncGenerator<Place & { readonly range: Range }> {
  let { position, until } = from
  while (until < end) {
    // Ids follow time only roughly, because connections take them in advance. So they give a piece its size, not its bounds.
    const [next] = await db.read<{ id: bigint; create_time: bigint }>(
      'select id, create_time from journals where id >= $1 order by id limit 1',
      [position + BigInt(journals)],
    )
    const isLast = !next || next.create_time >= end
    const to = isLast ? end : next.create_time
    if (!isLast) position = next.id
    if (to <= until) continue
    const range = [until, to] as const
    until = to
    yield { range, position, until }
  }
}

/** As many accounts as have a piece's entries together, and one at least. */
const NEXT_ACCOUNTS = `select coalesce(max(id) filter (where total <= $3::int8), min(id)) as to
  from (select id, sum(entries) over (order by id) as total
          from (select id, entries from accounts where id > $1::int8 order by id limit $2::int8) next) counted`

export async function* accountPieces(
  db: Database,
  from: Place,
  { accounts, entries }: PieceSizes,
): AsyncGenerator<Place & { readonly range: Range }> {
  for (let { position } = from; ;) {
    const [next] = await db.read<{ to: bigint | null }>(NEXT_ACCOUNTS, [position, accounts, entries])
    if (!next?.to) return
    const range = [position, next.to] as const
    position = next.to
    yield { range, position, until: EARLIEST }
  }
}

/** Checks laws over one piece, in one snapshot, so that bets settled meanwhile cannot look like a violation. */
export async function checkPiece(db: Database, wanted: readonly Law[], range: Range): Promise<LawResult[]> {
  const check = async (tx: Tx): Promise<LawResult[]> => {
    await beginSnapshot(tx)
    const results: LawResult[] = []
    for (const { name, kind, sql } of wanted) {
      const broken = kind === 'all' ? await countBroken(tx, sql(WHOLE)) : await countBroken(tx, sql(PIECE), range)
      results.push({ law: name, broken })
    }
    return results
  }
  return await db.transaction(check, { patient: true })
}

export const lawsOf = (kind: LawKind): Law[] => laws.filter((law) => law.kind === kind)

/** Checks everything, piece by piece: no query is too long for a ledger of any size. Stores nothing. */
export async function checkLedgerInPieces(
  db: Database,
  sizes = PIECE_SIZES,
): Promise<LedgerTotals & { readonly laws: readonly LawResult[] }> {
  const found = new Map<string, number>(laws.map(({ name }) => [name, 0]))
  const check = async (kind: LawKind, range: Range): Promise<void> => {
    for (const { law, broken } of await checkPiece(db, lawsOf(kind), range))
      found.set(law, (found.get(law) ?? 0) + broken)
  }
  await check('all', ALL)
  for await (const { range } of journalPieces(db, START, LATEST, sizes)) await check('time', range)
  for await (const { range } of accountPieces(db, START, sizes)) await check('accounts', range)
  const totals = await readTotals({ query: db.read.bind(db) })
  return { laws: Array.from(found, ([law, broken]) => ({ law, broken })), ...totals }
}

export const nowOf = async (db: Database): Promise<bigint> =>
  only(await db.read<{ now: bigint }>('select now_ms() as now')).now
