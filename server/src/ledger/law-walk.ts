// Checks the laws with bounded work for each run: what is new, and a part of everything else, so that all of it is checked
// again within four weeks. A small ledger is checked completely with every run. Findings are stored and checked again until
// they are gone.

import { only, type Database } from '../platform/db/tx.ts'
import {
  accountPieces,
  ALL,
  checkPiece,
  journalPieces,
  lawsOf,
  LATEST,
  nowOf,
  PIECE_SIZES,
  START,
  type PieceSizes,
  type Place,
  type Range,
} from './law-pieces.ts'
import { laws } from './law-queries.ts'
import { readTotals, type LawResult, type LedgerTotals } from './laws.ts'

/** Hourly runs in four weeks. */
const RUNS_OF_WALK = 672
/** Findings that one run checks again. */
const FINDINGS_MAX = 200

export interface WalkBounds extends PieceSizes {
  /** Pieces of one run: of what is new, at most; of everything else, at least. */
  readonly newPieces: number
  readonly oldPieces: number
  /** A journal whose transaction takes longer than this is checked by the walk through everything. */
  readonly settleMs: number
}
const BOUNDS: WalkBounds = { ...PIECE_SIZES, newPieces: 500, oldPieces: 4, settleMs: 60_000 }

type WalkName = 'all' | 'new' | 'journals' | 'accounts'
interface WalkRow extends Place {
  name: WalkName
  done_time: bigint | null
}

export interface WalkReport extends LedgerTotals {
  /** When the last run ended; null before the first one. */
  readonly checkedAt: bigint | null
  /** When the last walk through everything ended; null before the first one has. */
  readonly completeAt: bigint | null
  readonly laws: readonly LawResult[]
}

export class LawWalk {
  readonly #db: Database
  readonly #bounds: WalkBounds

  constructor(db: Database, bounds: Partial<WalkBounds> = {}) {
    this.#db = db
    this.#bounds = { ...BOUNDS, ...bounds }
  }

  /** Returns the laws that are broken anywhere that was looked at so far. */
  async run(): Promise<readonly LawResult[]> {
    const db = this.#db
    await this.#checkFindings()
    await this.#store(ALL, await checkPiece(db, lawsOf('all'), ALL))
    const { newPieces, settleMs } = this.#bounds
    const end = (await nowOf(db)) - BigInt(settleMs)
    await this.#walk('new', 'time', newPieces, (from) => journalPieces(db, from, end, this.#bounds))
    const { journals, accounts } = await this.#oldPieces()
    await this.#walk('journals', 'time', journals, (from) => journalPieces(db, from, LATEST, this.#bounds))
    await this.#walk('accounts', 'accounts', accounts, (from) => accountPieces(db, from, this.#bounds))
    await db.commit(`update ledger_walks set done_time = now_ms() where name = 'all'`)
    return (await readBroken(db)).filter(({ broken }) => broken > 0)
  }

  async #checkFindings(): Promise<void> {
    const found = await this.#db.read<{ law: string; range_from: bigint; range_to: bigint }>(
      `select law, range_from, range_to from ledger_breaks where range_to > 0 order by found_time limit ${FINDINGS_MAX}`,
    )
    for (const { law, range_from, range_to } of found) {
      const range = [range_from, range_to] as const
      const wanted = laws.filter(({ name }) => name === law)
      await this.#store(range, wanted.length > 0 ? await checkPiece(this.#db, wanted, range) : [{ law, broken: 0 }])
    }
  }

  /** Checks the next pieces from where the last run ended. A walk through everything begins again when it has arrived. */
  async #walk(
    name: 'new' | 'journals' | 'accounts',
    kind: 'time' | 'accounts',
    most: number,
    piecesFrom: (from: Place) => AsyncGenerator<Place & { readonly range: Range }>,
  ): Promise<void> {
    const from = only(await this.#db.read<WalkRow>('select * from ledger_walks where name = $1', [name]))
    let pieces = 0
    for await (const { range, ...place } of piecesFrom(from)) {
      await this.#store(range, await checkPiece(this.#db, lawsOf(kind), range))
      await this.#move(name, place)
      if (++pieces === most) return
    }
    await this.#db.commit('update ledger_walks set done_time = now_ms() where name = $1', [name])
    if (name !== 'new') await this.#move(name, START)
  }

  async #move(name: WalkName, { position, until }: Place): Promise<void> {
    await this.#db.commit('update ledger_walks set position = $2, until = $3 where name = $1', [name, position, until])
  }

  /** How many pieces of each walk a run has to check to arrive in time. */
  async #oldPieces(): Promise<{ journals: number; accounts: number }> {
    const { journals, entries, accounts, oldPieces } = this.#bounds
    const size = only(
      await this.#db.read<{ journals: bigint; entries: bigint; accounts: bigint }>(
        `select coalesce((select max(id) from journals), 0) as journals, coalesce(sum(entries), 0)::int8 as entries,
                count(*)::int8 as accounts from accounts`,
      ),
    )
    const share = (all: number): number => Math.max(oldPieces, Math.ceil(all / RUNS_OF_WALK))
    return {
      journals: share(Number(size.journals) / journals),
      accounts: share(Number(size.entries) / entries + Number(size.accounts) / accounts),
    }
  }

  async #store([from, to]: Range, results: readonly LawResult[]): Promise<void> {
    for (const { law, broken } of results) {
      await this.#db.transaction(async (tx) => {
        await tx.query(FORGET, [law, from, to, broken])
        if (broken > 0) await tx.query(REMEMBER, [law, from, to, broken])
      })
    }
  }
}

/** A finding replaces those of pieces within its own, and is left out where a larger piece already has one. */
const FORGET = `delete from ledger_breaks where law = $1 and range_from >= $2 and range_to <= $3
  and ($4::int8 = 0 or range_from > $2 or range_to < $3)`
const REMEMBER = `insert into ledger_breaks (law, range_from, range_to, broken)
  select $1, $2::int8, $3::int8, $4::int8 where not exists (
    select 1 from ledger_breaks where law = $1 and range_from <= $2 and range_to >= $3 and (range_from < $2 or range_to > $3))
  on conflict (law, range_from, range_to) do update set broken = excluded.broken`

async function readBroken(db: Database): Promise<LawResult[]> {
  const rows = await db.read<{ law: string; broken: bigint }>(
    'select law, sum(broken)::int8 as broken from ledger_breaks group by law',
  )
  const found = new Map(rows.map(({ law, broken }) => [law, Number(broken)]))
  return laws.map(({ name }) => ({ law: name, broken: found.get(name) ?? 0 }))
}

/** What the runs have found so far, without another check. */
export async function readWalk(db: Database): Promise<WalkReport> {
  const rows = await db.read<WalkRow>('select * from ledger_walks')
  const doneTimeOf = (name: WalkName): bigint | null => rows.find((row) => row.name === name)?.done_time ?? null
  const [journals, accounts] = [doneTimeOf('journals'), doneTimeOf('accounts')]
  return {
    checkedAt: doneTimeOf('all'),
    completeAt: journals === null || accounts === null ? null : journals < accounts ? journals : accounts,
    laws: await readBroken(db),
    ...(await readTotals({ query: db.read.bind(db) })),
  }
}
