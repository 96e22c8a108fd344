// The console's view of the ledger checks, and who may start a check of everything.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LawWalk } from '../../src/ledger/law-walk.ts'
import { databases, openServer, type TestServer } from '../support/open-server.ts'
import { auditEntriesSeenBy, signInOperator, type TestOperator } from '../support/operators.ts'

const NOT_ALLOWED = 1903
const LAW = 'Every account ends with its last entry'

interface Report {
  checkedAt: number | null
  completeAt?: number | null
  laws: { law: string; holds: boolean; broken: number }[]
  sum: number
  entries: number
}

describe.each(databases)('the ledger in the console on %s', (kind) => {
  let server: TestServer
  let owner: TestOperator
  beforeAll(async () => {
    server = await openServer(kind)
    owner = await signInOperator(server, 'owner')
    await server.player()
  })
  afterAll(() => server.close())

  const read = ({ token } = owner) => server.call<Report>('GET /api/console/ledger', undefined, token)
  const check = ({ token } = owner) => server.call<Report>('POST /api/console/ledger/check', {}, token)
  const holds = ({ data }: { data: Report }): boolean | undefined => data.laws.find(({ law }) => law === LAW)?.holds

  test('shows what the last run found, and checks nothing itself', async () => {
    expect((await read()).data).toMatchObject({ checkedAt: null, completeAt: null, sum: 0 })
    await server.db.commit(`update accounts set balance = balance + 1 where kind = 'sandbox'`)
    expect(holds(await read())).toBe(true)
    await new LawWalk(server.db).run()
    expect(holds(await read())).toBe(false)
    await server.db.commit(`update accounts set balance = balance - 1 where kind = 'sandbox'`)
    expect(holds(await read())).toBe(false)
    await new LawWalk(server.db).run()
    expect(holds(await read())).toBe(true)
    expect((await read()).data.checkedAt).toBeGreaterThan(0)
    const [counted] = await server.db.read<{ n: bigint }>('select count(*) as n from entries')
    expect((await read()).data.entries).toBe(Number(counted?.n))
  })

  test('is shown to finance, risk and owner, and checked completely for owners only', async () => {
    for (const role of ['support', 'content', 'finance', 'risk']) {
      const who = await signInOperator(server, role)
      const mayRead = role === 'finance' || role === 'risk'
      expect((await read(who)).errno, role).toBe(mayRead ? 0 : NOT_ALLOWED)
      expect((await check(who)).errno, role).toBe(NOT_ALLOWED)
    }
    const { data } = await check()
    expect(data.checkedAt).toBeGreaterThan(0)
    expect(data.laws.filter((each) => !each.holds)).toEqual([])
    expect(await auditEntriesSeenBy(server, owner, '?act=ledger.check')).toMatchObject([{ operator: owner.name }])
  })

  test.runIf(kind === 'postgresql')('is checked completely once at a time', async () => {
    await server.db.transaction(async (tx) => {
      await tx.query(`select pg_advisory_xact_lock(hashtextextended('ledger check', 0))`)
      expect(await check()).toMatchObject({ status: 503, data: null })
    })
    expect((await check()).errno).toBe(0)
  })
})
