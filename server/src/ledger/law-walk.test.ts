// The ledger's checks piece by piece: nothing is missed between pieces, and what changes behind a walk is found later.

import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Database, Tx } from '../platform/db/tx.ts'
import { databases, openServer, roll, type TestServer } from '../../test/support/open-server.ts'
import { checkLedgerInPieces, EARLIEST, journalPieces, LATEST, START, type PieceSizes } from './law-pieces.ts'
import { LawWalk, readWalk } from './law-walk.ts'

const TINY: PieceSizes = { journals: 3, entries: 5, accounts: 2 }
const JOURNALS = 'Every journal sums to zero'
const SUMS = 'Every balance equals the sum of its entries'

describe.each(databases)('the walk over the ledger on %s', (kind) => {
  let server: TestServer
  let db: Database
  beforeAll(async () => {
    server = await openServer(kind)
    ;({ db } = server)
    const players = await Promise.all(Array.from({ length: 4 }, () => server.player()))
    for (let i = 0; i < 5; i++)
      await Promise.all(players.map(({ token }) => server.call('POST /api/roller', roll(), token)))
  })
  afterAll(() => server.close())
  afterEach(async () => {
    expect(await server.brokenLaws()).toEqual([])
    await db.commit('delete from ledger_breaks')
    await db.commit('update ledger_walks set position = 0, until = $1, done_time = null', [EARLIEST])
  })

  const names = async (walk: LawWalk): Promise<string[]> => (await walk.run()).map(({ law }) => law)
  /** Runs until both walks have gone through everything, from wherever they were. */
  const walkOn = async (walk: LawWalk): Promise<string[]> => {
    const found = new Set<string>()
    for (let arrivals = 0; arrivals < 3; arrivals++) {
      for (const before = await readWalk(db); ;) {
        for (const law of await names(walk)) found.add(law)
        if ((await readWalk(db)).completeAt !== before.completeAt) break
      }
    }
    return [...found]
  }
  const unguarded = (work: (tx: Tx) => Promise<unknown>): Promise<unknown> =>
    db.transaction(async (tx) => {
      await tx.script('alter table entries disable trigger user')
      await work(tx)
      await tx.script('alter table entries enable trigger user')
    })
  /** Changes the first entry of a player, as nothing but a person with the database's password can. */
  const tamper = (by: number) =>
    unguarded((tx) =>
      tx.query(
        `update entries set amount = amount + $1 where number = 1 and account_id = (
           select min(id) from accounts where kind = 'player')`,
        [by],
      ),
    )

  it('finds nothing in a sound ledger, however small the pieces are', async () => {
    expect((await checkLedgerInPieces(db, TINY)).laws.filter(({ broken }) => broken > 0)).toEqual([])
    expect(await walkOn(new LawWalk(db, { ...TINY, newPieces: 2, oldPieces: 1, settleMs: 0 }))).toEqual([])
    expect(await names(new LawWalk(db))).toEqual([])
  })

  it('checks a small ledger completely with every run', async () => {
    const walk = new LawWalk(db)
    expect(await readWalk(db)).toMatchObject({ checkedAt: null, completeAt: null })
    await walk.run()
    await walk.run()
    const { checkedAt, completeAt } = await readWalk(db)
    expect(checkedAt).not.toBeNull()
    expect(completeAt).not.toBeNull()
    await tamper(1)
    expect(await names(walk)).toEqual(expect.arrayContaining([JOURNALS, SUMS]))
    await tamper(-1)
    expect(await names(walk)).toEqual([])
  })

  it('checks few pieces with a run, and finds what changed behind it before it arrives again', async () => {
    const walk = new LawWalk(db, { ...TINY, newPieces: 3, oldPieces: 1, settleMs: 0 })
    const places = async () => await db.read<{ position: bigint }>('select position from ledger_walks order by name')
    await walk.run()
    const first = await places()
    await walk.run()
    expect(await places()).not.toEqual(first)
    expect((await readWalk(db)).completeAt).toBeNull()
    expect(await walkOn(walk)).toEqual([])
    // Past the changed entry, which only the next walk through everything sees.
    for (let i = 0; i < 2; i++) await walk.run()
    await tamper(1)
    expect(await walkOn(walk)).toEqual(expect.arrayContaining([JOURNALS, SUMS]))
    // What was found stays until it is mended, although the walks have gone on.
    expect(await names(walk)).toEqual(expect.arrayContaining([JOURNALS, SUMS]))
    expect((await readWalk(db)).laws.find(({ law }) => law === JOURNALS)?.broken).toBe(1)
    await tamper(-1)
    expect(await names(walk)).toEqual([])
  })

  it('goes on where a run was cut off', async () => {
    const bounds = { ...TINY, journals: 1, newPieces: 100, oldPieces: 1, settleMs: 0 }
    let left = 3
    const failing = {
      ...db,
      read: db.read.bind(db),
      commit: db.commit.bind(db),
      transaction: async (work, options) => {
        if (options?.patient && left-- === 0) throw new Error('cut off')
        return await db.transaction(work, options)
      },
    } as Database
    await expect(new LawWalk(failing, bounds).run()).rejects.toThrow('cut off')
    const [cut] = await db.read<{ position: bigint }>(`select position from ledger_walks where name = 'new'`)
    expect(cut?.position).toBeGreaterThan(0n)
    expect(await names(new LawWalk(db, bounds))).toEqual([])
    expect((await readWalk(db)).checkedAt).not.toBeNull()
  })

  it('divides journals by time without gaps, although their ids are out of order', async () => {
    await db.transaction(async (tx) => {
      for (const time of [50, 10, 90, 20, 80, 30, 70, 40, 60])
        await tx.query(`insert into journals (key, input_hash, cause, create_time) values ($1, '', 'test', $2)`, [
          randomUUID(),
          Date.now() + time,
        ])
    })
    const ranges = []
    for await (const { range } of journalPieces(db, START, LATEST, { ...TINY, journals: 2 })) ranges.push(range)
    expect(ranges.length).toBeGreaterThan(5)
    expect(ranges[0]?.[0]).toBe(EARLIEST)
    expect(ranges.at(-1)?.[1]).toBe(LATEST)
    expect(ranges.slice(1).map(([from]) => from)).toEqual(ranges.slice(0, -1).map(([, to]) => to))
    for (const [from, to] of ranges) expect(from).toBeLessThan(to)
  })
})
